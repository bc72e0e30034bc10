### What components do, in English, as clauses without a capital or a full stop.
### The value stands alone; .to follows “you may” and “to”; .do is an order where the value says “you may”.
### .it is what a Rival does, where one can do it.

## Verbs that several objects can share

effect-gain = gain { $what }
    .to = gain { $what }
    .it = gains { $what }
effect-score = gain { $what }
    .to = gain { $what }
    .it = gains { $what }
effect-draw = draw { $what }
    .to = draw { $what }
    .it = draws { $what }
effect-recruit = recruit { $what }
    .to = recruit { $what }
    .it = recruits { $what }
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
    .it = { term-influence.acc } with a Faction where an opponent has more than it does

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
acquired-card =
    { $limit ->
         [any] a card
         [exactly] a card that costs exactly { term-persuasion }
        *[most] a card that costs { term-persuasion } or less
    }
effect-acquire =
    { $terms ->
         [free] acquire { $card } for free
         [solari] acquire { $card } for its cost in Solari
        *[paid] acquire { $card }
    }
    .to =
        { $terms ->
             [free] acquire { $card } for free
             [solari] acquire { $card } for its cost in Solari
            *[paid] acquire { $card }
        }
effect-acquire_to_top = { $acquire } and put it on top of your deck
    .to = { $acquire } and put it on top of your deck
effect-acquire_to_hand = { $acquire } and take it into your hand
    .to = { $acquire } and take it into your hand
effect-fetch = return { by-faction.card-acc } from your discard pile to your hand
    .to = return { by-faction.card-acc } from your discard pile to your hand
effect-recall_agent = recall one of your Agents from the board
    .to = recall one of your Agents from the board
effect-recall_other = recall one of your Agents other than the one you sent this turn
    .to = recall one of your Agents other than the one you sent this turn
effect-steal_intrigue = steal an Intrigue card at random from each opponent who has { $n } or more
    .to = steal an Intrigue card at random from each opponent who has { $n } or more
    .it = steals an Intrigue card at random from each opponent who has { $n } or more
effect-harvest = harvest { resource-spice.acc } and all bonus spice on this space
    .to = harvest { resource-spice.acc } and all bonus spice on this space
effect-harvest_bonus = take all bonus spice on this space
    .to = take all bonus spice on this space
effect-use_signet = use your Leader’s Signet Ring ability
    .to = use your Leader’s Signet Ring ability
    .it = uses its Signet Ring ability
effect-take_council_seat = take a High Council seat: for the rest of the game you gain { term-persuasion.acc } on each of your Reveal turns
    .to = take a High Council seat: for the rest of the game you gain { term-persuasion.acc } on each of your Reveal turns
effect-take_swordmaster = get the Swordmaster: you have one more Agent for the rest of the game
    .to = get the Swordmaster: you have one more Agent for the rest of the game
effect-persuasion_here = on your Reveal turn, gain { term-persuasion.acc } if your Agent is still here
    .to = gain { term-persuasion.acc } on your Reveal turn if your Agent is still here
effect-faction_influence = gain { term-influence.acc } instead of 1 with the Faction whose space you visit this turn
    .to = gain { term-influence.acc } instead of 1 with the Faction whose space you visit this turn
effect-set_aside = set aside a card from the Imperium Row; only you may acquire it this round, for { term-persuasion } less
    .to = set aside a card from the Imperium Row; only you may acquire it this round, for { term-persuasion } less
effect-take_hooks = take Maker Hooks
    .to = take Maker Hooks
    .it = takes Maker Hooks
effect-summon = summon { $units }
    .to = summon { $units }
effect-detonate_shield_wall = you may remove the Shield Wall
    .do = you may remove the Shield Wall
    .to = remove the Shield Wall (optional)
    .it = removes the Shield Wall
effect-take_contract = take a contract (or gain { resource-solari.acc } if none is available)
    .to = take a contract (or gain { resource-solari.acc } if none is available)

## Spies: $where is a post, $spaces the spaces that it is connected to

effect-place_spies = place { term-spy.acc }
    .to = place { term-spy.acc }
effect-place_spy = place { term-spy.acc } { $where }
    .to = place { term-spy.acc } { $where }
where-any = on any observation post
where-visited = on an observation post connected to the space you visit this turn
where-icons = on an observation post connected to { $spaces }
where-share = { $where }, even if another player’s Spy is there
connected-icons = a space with the { $icons } icon
connected-factions = a Faction’s space
post-bonus = if the post is connected to { $spaces }, { $effects }

## Effects around other effects

effect-each_opponent = each opponent must { $effects }
    .to = make each opponent { $effects }
effect-at_reveal = on your Reveal turn this round: { $effects }
    .to = on your Reveal turn this round: { $effects }
effect-pay = { $costs } to { $effects }
effect-pay_may = you may { $costs } to { $effects }
    .it = { $costs } to { $effects } (you decide whether it pays)
effect-when = if { $condition }, { $effects }
    .it = if { $condition }, it { $effects }
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
effect-may = you may { $effects }
effect-otherwise = { $when }; otherwise { $effects }
effect-for_each = { $effect } { $counted }
effect-on_acquire = whenever you acquire a card this turn, { $effects }
effect-on_acquire_card = if you acquire { $card } this turn, { $effects }
effect-on_acquire_after = { $effects } whenever you acquire a card this turn
effect-on_acquire_after_card = { $effects } if you acquire { $card } this turn
effect-once_deployed = once you have deployed { term-unit.least } in one turn, { $effects }
effect-once_deployed_after = { $effects } once you have deployed { term-unit.least } in one turn

## What only one component does. $a, $b are its numbers, $n is $a for the words that count; .to only where it is paid for.

special-double_harvest =
    { $a ->
         [2] if you harvest spice this turn, the amount printed on the space is doubled
        *[other] if you harvest spice this turn, the amount printed on the space is multiplied by { $a }
    }
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
special-masterstroke = reveal your Faction tokens and gain { term-influence.acc } with each of those Factions
special-influence_where_spying = gain { term-influence.acc } with each Faction you spy on
special-sort_top = if your deck holds at least { term-card.acc }, look at its top { term-card }: take one into your hand, discard one and trash one
special-return_to_hand = return this card to your hand
special-deploy_recruits = you may deploy the troops you recruit this turn to the Conflict, whichever space you visit
special-other_memories = return all your memories to your supply, draw a card for each of them and turn your Leader over
    .to = return all your memories to your supply, draw a card for each of them and turn your Leader over
special-memory = place a troop from your supply in the Bene Gesserit area of the board as a memory
    .to = place a troop from your supply in the Bene Gesserit area of the board as a memory
special-repeat_space = resolve the effects of that space again, except for the Influence
    .to = resolve the effects of that space again, except for the Influence
special-trash_from_hand = trash a card from your hand and gain { $b } spice if it costs { term-persuasion } or more
special-train = move your token to the next stop of your training track and take the reward there
special-bar_deployment = you can’t deploy or summon units this turn
special-negotiator = place a troop from your supply on Ix as a negotiator
