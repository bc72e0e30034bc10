### Rules of whole components, in English, as clauses without a capital or a full stop.

## What Leaders’ abilities change

trait-start_with = start the game with an additional { $what }
trait-start_without = start the game without the card { $card }
trait-prescience = you may look at the top card of your deck at any time
trait-space_discount = spaces with the { $icon } icon cost you { resource-solari } less
trait-may_join = you may send Agents to spaces with the { $icons } icon even where opponents’ Agents stand
trait-harvest_less = when you harvest spice, gain { $n } less and { $effects }
trait-secret_factions = before the first round, secretly choose { $n } of the four Faction tokens and keep them face down
trait-reserved_contracts = the contracts { $contracts } are set aside before the others are shuffled; only you may take them, each in place of a contract on offer
trait-training_track = your token starts on the first stop of your training track
trait-on = { $trigger }, { $effects }
trait-on_once_game = once per game, { $trigger }, { $effects }
trait-on_once_turn = once per turn, { $trigger }, { $effects }
trait-on_once_round = once per round, { $trigger }, { $effects }
trait-any_moment_turn = once per turn, at any moment of your turn, you may use this: { $effects }
trait-any_moment_round = once per round, at any moment of your turn, you may use this: { $effects }
trait-any_moment_game = once per game, at any moment of your turn, you may use this: { $effects }
trigger-paid_solari_for_space = when you pay Solari for a board space
trigger-took_council_seat = when you take a High Council seat
trigger-deployed =
    { $n ->
         [0] when you deploy troops
        *[other] when you have deployed { term-troop.acc } or more in one turn
    }
trigger-sent_agent = when you send an Agent to a Faction’s space
trigger-sent_agent_of = when you send an Agent to a space { $factions }
trigger-revealed = on your Reveal turn
trigger-befriended = each time you rise to the Victory Point on a Faction’s Influence track
trigger-befriended_of = each time you rise to the Victory Point on the Influence track { $factions }
trigger-watched_maker = when another player sends an Agent to a Maker space that one of your Spies watches
trigger-acquired = each time you acquire a card
trigger-acquired_of = each time you acquire a card { $factions }
trigger-acquired_named = each time you acquire { $name }
trigger-visited = each time you send an Agent to a board space
trigger-visited_of = each time you send an Agent to a space { $factions }
trigger-visited_named = each time you send an Agent to { $name }
trigger-gained_spice =
    { $n ->
         [0] each time you gain spice on your turn
        *[other] each time you gain spice on your turn and have gained { resource-spice.acc } or more in it
    }
trigger-deployed_units =
    { $n ->
         [0] each time you deploy units
        *[other] each time you deploy units and have deployed { term-unit.least } in one turn
    }
trigger-gained_influence = each time you gain Influence
trigger-gained_influence_of = each time you gain Influence { $factions }
trigger-recruited = each time you recruit troops
trigger-trashed = each time you trash a card
trigger-won = each time you win a Conflict
trigger-round_started = at the start of each round

## Rules of whole components

rule-anywhere = send any of your Agents, even one from the board, to any board space, occupied or not
rule-turn_start = play this card only at the start of your turn
rule-take_control = take control of { $space }
rule-requires = at least { term-influence } { by-faction.influence }
rule-once = each player may send an Agent here only once per game
rule-combat_space = you may deploy troops to the Conflict
rule-maker = in the Makers phase, 1 bonus spice accumulates here if no Agent is on the space
rule-control_bonus = whoever controls this space gains { $what } each time an Agent is sent here
rule-track = on reaching { term-influence.acc } { by-faction.influence }, { $effects }
rule-alliance = the first player to reach { term-influence.acc } { by-faction.influence } makes the Alliance, worth 1 Victory Point; a player who later climbs higher takes it over
rule-ignores_requirements = the Agent you send with this card needs no Influence to enter a space
rule-next_stops = next: { $stops }
# What a card costs in a row that only some games have.
rule-sold = { $row }: { $price }
rule-free_price = for free: { $effects }
rule-cost_later = { $cost }; { $later } once any player has a Swordmaster
rule-protected = while the Shield Wall stands, no sandworm can enter a Conflict for this space
rule-connected =
    { $n ->
         [1] connected to the space { $spaces }
        *[other] connected to the spaces { $spaces }
    }
rule-players = for games with { $players } players
rule-first_player = whoever is dealt this card takes the first turn of the game
rule-contract_visit = send an Agent to { $space }
rule-contract_harvest = send an Agent to a Maker space and gain at least { resource-spice.acc } that turn
rule-contract_acquire = acquire { $card }
rule-contract_immediate = completed as soon as you take it
rule-doubles = whoever has at least one in the Conflict gets the reward twice
rule-stopped_by_wall = it can’t enter a Conflict protected by the Shield Wall
