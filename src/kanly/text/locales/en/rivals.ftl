### What only the printed opponents need, in English: House Hagal’s cards, the Rivals, and the log of their turns.

## Boxes of a component

box-destination = Agent
box-swordmaster = Swordmaster value
box-scheme = Scheme
box-priority = Priorities
box-streamlined = { variant-streamlined }

## Conditions, after “if”; .it says the same of a Rival

condition-has_hooks = you have Maker Hooks
    .it = the Rival has Maker Hooks
condition-conflict_level = the Conflict is of level { $levels }
    .it = the Conflict is of level { $levels }

## What only Rivals do, in the forms of effects.ftl

influence-least = { term-influence.acc } with the Faction where it has the least
influence-most = { term-influence.acc } with the Faction where it has the most and can still gain
influence-for_alliance = { term-influence.acc } with a Faction where this wins it an Alliance, or else with the one where it has the least
influence-priority = { term-influence.acc } with its Faction of priority { $place }
effect-rival_spy = place a Spy on the first free one of these observation posts: { $posts }
    .to = place a Spy on the first free one of these observation posts: { $posts }
    .it = places a Spy on the first free one of these observation posts: { $posts }
effect-rival_spy_by_priority = place a Spy on the first free observation post of a Faction, in order of priority
    .to = place a Spy on the first free observation post of a Faction, in order of priority
    .it = places a Spy on the first free observation post of a Faction, in order of priority
effect-rival_harvest = take all bonus spice on the space and the spice that the space yields
    .to = take all bonus spice on the space and the spice that the space yields
    .it = takes all bonus spice on the space and the spice that the space yields
effect-rival_harvest_or_summon = take all bonus spice on the space; if you have Maker Hooks and { $kinds } can enter the Conflict, also summon { $units }, otherwise also take the spice that the space yields
    .to = take all bonus spice on the space; if you have Maker Hooks and { $kinds } can enter the Conflict, also summon { $units }, otherwise also take the spice that the space yields
    .it = takes all bonus spice on the space; if it has Maker Hooks and { $kinds } can enter the Conflict, it also summons { $units }, otherwise it also takes the spice that the space yields

## House Hagal’s cards, as clauses without a capital or a full stop

hagal-goes = the Agent goes to { $space }
hagal-goes_if = if { $condition }, the Agent goes to { $space }
hagal-goes_otherwise = otherwise the Agent goes to { $space }
hagal-goes_rich = if there is bonus spice at { $space }, the Agent goes there
hagal-goes_richest = of { $spaces }, the Agent goes to the space with the most bonus spice, on a tie to the one that yields the most
hagal-skips_taken = spaces where an Agent stands are left out
hagal-passed_otherwise = otherwise the card is passed over
hagal-passed_bare = without bonus spice the card is passed over
hagal-passed_poor = if none of them has bonus spice, the card is passed over
hagal-there = at { $space }: { $effects }
hagal-next = then another House Hagal card is turned up
hagal-reshuffle = all House Hagal cards are shuffled into a new deck, and another one is turned up
hagal-swords =
    { $n ->
         [0] the card gives no swords
        *[other] the card gives { term-sword.acc }
    }
hagal-people =
    { $people ->
         [1] only in solo games
        *[other] only in games for two players
    }

## Rivals, as clauses without a capital or a full stop; $effects is what one does

rival-does = the Rival { $effects }
rival-then = then it { $effects }
rival-scheme = when the Rival places its last Spy, it { $effects }
rival-swordmaster = once its resources and Intrigue cards add up to { $n }, the Rival spends { $n } of them to get its Swordmaster
rival-priority = { $place }: { $faction }
rival-streamlined = suits the variant { variant-streamlined } for two players

## Log lines; $seat is the opponent

event-rival = { $seat }: the Rival is { $rival }
event-rival_alone = A Rival joins the game: { $rival }
event-hagal = { $seat } turns up the House Hagal card { $card }
event-hagal_passed =
    { $reason ->
         [taken] { $seat } passes over { $card }: an Agent is on the space
         [closed] { $seat } passes over { $card }: the space is closed
         [no_bonus] { $seat } passes over { $card }: there is no bonus spice
         [influence] { $seat } passes over { $card }: not enough Influence
         [leads] { $seat } passes over { $card }: already in the lead and holding the Alliance ({ variant-smart_politics })
        *[behind] { $seat } passes over { $card }: too far behind the leader ({ variant-smart_politics })
    }
event-hagal_shuffle = All House Hagal cards are shuffled into a new deck
event-hagal_send = { $seat } sends an Agent to { $space }
event-hagal_swords =
    { $n ->
         [0] { $seat } turns up { $card } for combat and gains no swords
        *[other] { $seat } turns up { $card } for combat and gains { term-sword.acc }
    }
event-hagal_stuck = No House Hagal card sends an Agent: { $seat } does nothing this turn
event-no_post = { $seat } places no Spy: no such post is free
event-scheme = { $seat } carries out the Scheme
event-stays_home = { $seat } deploys no troops: already ahead by { $n }
event-bonus_gone = Bonus spice goes from { $space } to the bank: { $n }
event-spend_intrigue = { $seat } spends the Intrigue card { $card }
event-no_reward =
    { $place ->
         [first] { $seat } takes no reward for first place
         [second] { $seat } takes no reward for second place
        *[third] { $seat } takes no reward for third place
    }
event-control_lost = { $seat } loses control of { $space }
event-row_dice = The dice show { $a } and { $b }
event-row_gone = { $card } leaves the Imperium Row

## Where a Victory Point came from

source-bundle =
    { $what ->
         [solari] bought with Solari
         [spice] bought with spice
         [water] bought with water
        *[intrigue] bought with Intrigue cards
    }
