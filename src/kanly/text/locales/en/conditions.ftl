### Conditions, what is counted, and costs, in English, as clauses without a capital or a full stop.
### The value of a cost stands alone; .to follows “you may” and “to”.

## Conditions, after “if”; .it says the same of a Rival

condition-has_any_alliance = you have an Alliance
    .it = the Rival has an Alliance
condition-has_alliance = you have an Alliance { by-faction.alliance }
    .it = the Rival has an Alliance { by-faction.alliance }
condition-has_influence = you have at least { term-influence.acc } { by-faction.influence }
    .it = the Rival has at least { term-influence.acc } { by-faction.influence }
condition-another_in_play = you have another { by-faction.card } in play
condition-has = you have { $what }
held-council_seat = a High Council seat
held-swordmaster = the Swordmaster
condition-mentat_at_home = the Mentat is on its own space
condition-enemy_in_conflict = an opponent has a troop in the Conflict
condition-deck_not_empty = your deck is not empty
condition-factions_at = you have at least { term-influence.acc } with each of { $factions } Factions
condition-owns = you own at least { $n } copies of { $card }
condition-owns_most = you own more copies of { $card } than each opponent
condition-enemy_alliance = you have at least { term-influence.acc } with a Faction whose Alliance an opponent holds
condition-spies_on_board = you have at least { term-spy.acc } on the board
condition-recalled_spy = you have recalled a Spy this turn
condition-watches_maker = one of your Spies watches a Maker space
condition-visited_maker = you have sent an Agent to a Maker space this turn
condition-visited_faction = you have sent an Agent to a Faction’s space this turn
condition-units_in_conflict = you have { $units } in the Conflict
condition-strength_at_least = you have at least { term-strength.acc } in the Conflict
condition-may_summon = { $units } can enter the Conflict and you have Maker Hooks
condition-contracts_done = you have completed at least { term-contract.acc }
condition-gained_spice = you have gained spice this turn

## What an effect counts, after that effect

counted-cards_in_play = for each { by-faction.card } you have in play, this one included
counted-cards_revealed = for each { by-faction.card } you have revealed this turn, this one included
counted-other_sword_cards = for each other card you have revealed this turn that gives swords
counted-units_of_kind = { $units } in the Conflict
counted-completed_contracts = for each contract you have completed

## Costs

cost-spend = pay { $what }
    .to = pay { $what }
    .it = pays { $what }
trashed-card =
    { $zone ->
         [hand] { by-card } from your hand
         [play] { by-card.another } from play
         [discard] { by-card } from your discard pile
        *[any] { by-card } from your hand, your discard pile or play
    }
cost-trash_card = trash { trashed-card }
    .to = trash { trashed-card }
cost-trash_self = trash this card
    .to = trash this card
cost-lose_influence =
    { $times ->
         [1] lose { term-influence.acc } with a Faction of your choice
         [2] lose { term-influence.acc } with a Faction of your choice twice
        *[other] lose { term-influence.acc } with a Faction of your choice { $times } times
    }
    .to =
        { $times ->
             [1] lose { term-influence.acc } with a Faction of your choice
             [2] lose { term-influence.acc } with a Faction of your choice twice
            *[other] lose { term-influence.acc } with a Faction of your choice { $times } times
        }
cost-lose_troops = lose { term-troop.acc } from the Conflict
    .to = lose { term-troop.acc } from the Conflict
cost-trash_intrigue = trash one of your Intrigue cards
    .to = trash one of your Intrigue cards
cost-discard_cards = discard { term-card.acc }
    .to = discard { term-card.acc }
discard-bonus = if you discard { by-card } this way, also { $effects }
cost-retreat_troops =
    { $span ->
         [0] retreat { term-troop.acc } from the Conflict to your garrison
         [1] retreat { $least } or { term-troop.acc } from the Conflict to your garrison
        *[other] retreat { $least } to { term-troop.acc } from the Conflict to your garrison
    }
    .to =
        { $span ->
             [0] retreat { term-troop.acc } from the Conflict to your garrison
             [1] retreat { $least } or { term-troop.acc } from the Conflict to your garrison
            *[other] retreat { $least } to { term-troop.acc } from the Conflict to your garrison
        }
cost-recall_spies = recall { term-spy.acc }
    .to = recall { term-spy.acc }
cost-turn_down = turn face down one of your face-up Conflict or Objective cards with the { $icon } or the wild battle icon
    .to = turn face down one of your face-up Conflict or Objective cards with the { $icon } or the wild battle icon
