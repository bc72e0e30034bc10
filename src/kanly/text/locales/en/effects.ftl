### What components do, in English, as clauses without a capital or a full stop.
### The value stands alone; .to follows “you may” and “to”; .do is an order where the value says “you may”.

## Verbs that several objects can share

effect-gain = gain { $what }
    .to = gain { $what }
effect-score = gain { $what }
    .to = gain { $what }
effect-draw = draw { $what }
    .to = draw { $what }
effect-recruit = recruit { $what }
    .to = recruit { $what }
effect-take = take { $what }
    .to = take { $what }

## Influence as an object

influence-with = { term-influence.acc } { by-faction.influence }
influence-any = { term-influence.acc } with any Faction
influence-all = { term-influence.acc } with each of the four Factions
influence-except = { term-influence.acc } with any Faction except { by-faction.acc }
influence-some = { term-influence.acc } { $factions }
influence-different = { term-influence.acc } with each of { $factions } different Factions
influence-behind = { term-influence.acc } with a Faction where an opponent has more than you

## Other objects

thing-mentat = the Mentat as one more Agent for this round
thing-mentat_next = the Mentat as one more Agent for the next round
thing-reserve_card = the card { $card } from the Reserve

## The other effects

effect-recruit_straight = recruit { term-troop.acc }; on a Reveal turn you may deploy any of them at once
    .to = recruit { term-troop.acc }; on a Reveal turn you may deploy any of them at once
effect-trash = you may trash a card from your hand, your discard pile or play
    .do = trash a card from your hand, your discard pile or play
    .to = trash a card from your hand, your discard pile or play
effect-trash_this = trash this card
    .to = trash this card
effect-discard = discard { term-card.acc }
    .to = discard { term-card.acc }
effect-lose_troop = lose { term-troop.acc } { by-place }
    .to = lose { term-troop.acc } { by-place }
effect-deploy =
    { $n ->
         [1] you may deploy { term-troop.acc } from your garrison to the Conflict
        *[other] deploy up to { term-troop.gen } from your garrison to the Conflict
    }
    .do =
        { $n ->
             [1] deploy { term-troop.acc } from your garrison to the Conflict
            *[other] deploy up to { term-troop.gen } from your garrison to the Conflict
        }
    .to =
        { $n ->
             [1] deploy { term-troop.acc } from your garrison to the Conflict
            *[other] deploy up to { term-troop.gen } from your garrison to the Conflict
        }
effect-deploy_any = deploy any number of troops from your garrison to the Conflict
    .to = deploy any number of troops from your garrison to the Conflict
effect-retreat =
    { $n ->
         [1] you may retreat { term-troop.acc } from the Conflict to your garrison
        *[other] retreat up to { term-troop.gen } from the Conflict to your garrison
    }
    .do =
        { $n ->
             [1] retreat { term-troop.acc } from the Conflict to your garrison
            *[other] retreat up to { term-troop.gen } from the Conflict to your garrison
        }
    .to =
        { $n ->
             [1] retreat { term-troop.acc } from the Conflict to your garrison
            *[other] retreat up to { term-troop.gen } from the Conflict to your garrison
        }
effect-retreat_any = retreat any number of your troops from the Conflict to your garrison
    .to = retreat any number of your troops from the Conflict to your garrison
effect-acquire = acquire a card that costs { term-persuasion } or less for free
    .to = acquire a card that costs { term-persuasion } or less
effect-acquire_to_top = acquire a card that costs { term-persuasion } or less for free and put it on top of your deck
    .to = acquire a card that costs { term-persuasion } or less and put it on top of your deck
effect-fetch = return { by-faction.card-acc } from your discard pile to your hand
    .to = return { by-faction.card-acc } from your discard pile to your hand
effect-recall_agent = recall one of your Agents from the board
    .to = recall one of your Agents from the board
effect-steal_intrigue = steal an Intrigue card at random from each opponent who has { $n } or more
    .to = steal an Intrigue card at random from each opponent who has { $n } or more
effect-harvest = harvest { resource-spice.acc } and all bonus spice on this space
    .to = harvest { resource-spice.acc } and all bonus spice on this space
effect-use_signet = use your Leader’s Signet Ring ability
    .to = use your Leader’s Signet Ring ability
effect-take_council_seat = take a High Council seat: for the rest of the game you gain { term-persuasion.acc } on each of your Reveal turns
    .to = take a High Council seat: for the rest of the game you gain { term-persuasion.acc } on each of your Reveal turns
effect-take_swordmaster = get the Swordmaster: you have one more Agent for the rest of the game
    .to = get the Swordmaster: you have one more Agent for the rest of the game
effect-persuasion_here = on your Reveal turn, gain { term-persuasion.acc } if your Agent is still here
    .to = gain { term-persuasion.acc } on your Reveal turn if your Agent is still here
effect-per_card = gain { term-persuasion.acc } for each { by-faction.card } you have in play, this one included
    .to = gain { term-persuasion.acc } for each { by-faction.card } you have in play, this one included

## Effects around other effects

effect-each_opponent = each opponent must { $effects }
    .to = make each opponent { $effects }
effect-at_reveal = on your Reveal turn this round: { $effects }
    .to = on your Reveal turn this round: { $effects }
effect-pay = { $costs } to { $effects }
effect-pay_may = you may { $costs } to { $effects }
effect-when = if { $condition }, { $effects }
effect-when_after = { $effects } if { $condition }
effect-choose =
    { $number ->
         [1] choose one: { $options }
        *[other] choose { $number } of these: { $options }
    }
    .to =
        { $number ->
             [1] choose one: { $options }
            *[other] choose { $number } of these: { $options }
        }

## What only one component does. $a, $b are its numbers, $n is $a for the words that count; .to only where it is paid for.

special-double_harvest =
    { $a ->
         [2] if you harvest spice this turn, the amount printed on the space is doubled
        *[other] if you harvest spice this turn, the amount printed on the space is multiplied by { $a }
    }
special-faction_influence = if you sent your Agent to a Faction’s space, gain { term-influence.acc } with that Faction instead of 1
special-close_space = choose a board space to which opponents can’t send Agents until your next turn
special-spice_must_flow_discount = { base-reserve-the_spice_must_flow } costs you { term-persuasion } less this turn
special-may_pass = you may pass this turn
special-faction_icons = the card you play this turn also has the Agent icons of all four Factions
special-join_enemies = this turn you may send an Agent to a space where an opponent’s Agent stands
special-double_cross = remove a troop of one opponent from the Conflict and deploy one of yours there from your supply
    .to = remove a troop of one opponent from the Conflict and deploy one of yours there from your supply
special-reshuffle = shuffle your discard pile into your deck
special-look_at_top = look at the top card of your deck
special-trash_top = trash that card
special-acquire_to_top = you may put each card you acquire this turn on top of your deck
special-manipulate = set aside a card from the Imperium Row; only you may acquire it this round, for { term-persuasion } less
special-masterstroke = reveal your Faction tokens and gain { term-influence.acc } with each of those Factions

## Conditions, after “if”

condition-has_any_alliance = you have an Alliance
condition-has_alliance = you have an Alliance { by-faction.alliance }
condition-has_influence = you have at least { term-influence.acc } { by-faction.influence }
condition-another_in_play = you have another { by-faction.card } in play
condition-has_council_seat = you have a High Council seat
condition-mentat_at_home = the Mentat is on its own space
condition-enemy_in_conflict = an opponent has a troop in the Conflict
condition-deck_not_empty = your deck is not empty
condition-factions_at = you have at least { term-influence.acc } with each of { $factions } Factions
condition-owns = you own at least { $n } copies of { $card }
condition-owns_most = you own more copies of { $card } than each opponent

## Costs

cost-spend = pay { $what }
    .to = pay { $what }
cost-trash_card = trash a card from your hand, your discard pile or play
    .to = trash a card from your hand, your discard pile or play
cost-trash_self = trash this card
    .to = trash this card
cost-lose_influence = lose { term-influence.acc } with a Faction of your choice
    .to = lose { term-influence.acc } with a Faction of your choice
cost-lose_troops = lose { term-troop.acc } from the Conflict
    .to = lose { term-troop.acc } from the Conflict

## What Leaders’ abilities change

trait-start_with = start the game with an additional { $what }
trait-prescience = you may look at the top card of your deck at any time
trait-space_discount = spaces with the { $icon } icon cost you { resource-solari } less
trait-may_join = you may send Agents to spaces with the { $icons } icon even where opponents’ Agents stand
trait-harvest_less = when you harvest spice, gain { $n } less and { $effects }
trait-secret_factions = before the first round, secretly choose { $n } of the four Faction tokens and keep them face down
trait-on = { $trigger }, { $effects }
trait-on_once = once per game, { $trigger }, { $effects }
trigger-paid_solari_for_space = when you pay Solari for a board space
trigger-took_council_seat = when you take a High Council seat
trigger-deployed =
    { $n ->
         [0] when you deploy troops
        *[other] when you have deployed { term-troop.acc } or more in one turn
    }

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
