### Log lines in English. $seat is the player; a line ending in _hidden is for those who may not know the card.

event-caused = { $event } ({ $component })
event-round = Round { $round }
event-phase = Phase: { $phase }
event-conflict = Conflict card: { $conflict }
event-first = { $seat } is the first player
event-leader = { $seat } plays as { $leader }
event-draft = { $leader } is up for the draft
event-draw = { $seat } draws { $card }
    .many = { $seat } draws { $card }
event-draw_hidden = { $seat } draws a card
event-shuffle = { $seat } shuffles the discard pile into the deck
event-send = { $seat } sends an Agent to { $space } with { $card }
event-pay = { $seat } pays { $what }
event-gain = { $seat } gains { $what }
event-harvest = { $seat } harvests { resource-spice.acc } at { $space }
event-recruit = { $seat } recruits { term-troop.acc }
event-deploy = { $seat } deploys { term-troop.acc } to the Conflict
event-retreat = { $seat } retreats { term-troop.acc } to the garrison
event-lose_troop = { $seat } loses { term-troop.acc } { by-place }
event-influence = { $seat } gains { term-influence.acc } { by-faction.influence }
event-influence_lost = { $seat } loses { term-influence.acc } { by-faction.influence }
event-alliance = { $seat } makes an Alliance { by-faction.alliance }
event-alliance_lost = { $seat } loses the Alliance { by-faction.alliance }
event-points = { $seat } gains { term-victory_point.acc }: { $source }
event-points_lost = { $seat } loses { term-victory_point.acc }: { $source }
event-intrigue = { $seat } draws the Intrigue card { $card }
event-intrigue_hidden = { $seat } draws an Intrigue card
event-steal = { $seat } steals the Intrigue card { $card } from { $other }
event-steal_hidden = { $seat } steals an Intrigue card from { $other }
event-play = { $seat } plays the Intrigue card { $card }
event-reveal = { $seat } reveals { $card }
    .many = { $seat } reveals { $card }
event-persuasion = { $seat } gains { term-persuasion.acc }
event-swords = { $seat } gains { term-sword.acc }
event-acquire = { $seat } acquires { $card }
event-acquire_to_top = { $seat } acquires { $card } and puts it on top of the deck
event-acquire_to_hand = { $seat } acquires { $card } and takes it into hand
event-row = New in the Imperium Row: { $card }
event-row_further = New: { $card } ({ $row })
event-trash = { $seat } trashes { $card } { by-zone }
event-discard = { $seat } discards { $card }
    .many = { $seat } discards { $card }
event-fetch = { $seat } returns { $card } from the discard pile to hand
event-control = { $seat } takes control of { $space }
event-council = { $seat } takes a High Council seat
event-swordmaster = { $seat } gets the Swordmaster
event-mentat = { $seat } takes the Mentat
event-mentat_next = { $seat } will have the Mentat next round
event-close = { $seat } closes { $space } to opponents
event-recall = { $seat } recalls an Agent from { $space }
event-pass = { $seat } passes
event-end_turn = { $seat } ends the turn
event-strength = { $seat } has { term-strength } in the Conflict
event-reward =
    { $place ->
         [first] { $seat } gets the reward for first place
         [second] { $seat } gets the reward for second place
        *[third] { $seat } gets the reward for third place
    }
event-makers = Bonus spice accumulates at { $space }: { $n } now
event-aside = { $seat } sets { $card } aside
event-aside_gone = { $card }, set aside by { $seat }, leaves the game
event-tokens = { $seat } reveals the secret Faction tokens: { $factions }
event-control_bonus = { $seat } controls { $space } and gets the control bonus
event-token_kept = { $seat } secretly keeps the token { by-faction.gen }
event-token_kept_hidden = { $seat } secretly keeps a Faction token
event-over = The game is over: { $seat } wins
event-look = { $seat } looks at the top card of the deck: { $card }
event-look_hidden = { $seat } looks at the top card of the deck
event-no_winner = Nobody wins the Conflict
event-spy = { $seat } places a Spy on the post { $post }
event-recall_spy =
    { $reason ->
         [infiltrate] { $seat } recalls a Spy from the post { $post } to infiltrate
         [gather] { $seat } recalls a Spy from the post { $post } to gather intelligence
        *[plain] { $seat } recalls a Spy from the post { $post }
    }
event-hooks = { $seat } takes Maker Hooks
event-summon = { $seat } summons { $units }
event-shield_wall = { $seat } removes the Shield Wall
event-contract_offer = New contract on offer: { $contract }
event-contract = { $seat } takes the contract { $contract }
event-contract_done = { $seat } completes the contract { $contract }
event-objective = { $seat } is dealt the Objective { $card }
event-claim = { $seat } takes the Conflict card { $card }
event-pair = { $seat } turns a pair of battle icons face down: { $card } and { $other }
event-turn_down = { $seat } turns { $card } face down
event-trash_intrigue = { $seat } trashes the Intrigue card { $card }
event-train = { $seat } advances on the training track: { $stop }
event-memory = { $seat } places a troop in the Bene Gesserit area as a memory: { $n } now
event-flip_leader = { $seat } turns the Leader over: { $leader }
event-return = { $seat } returns { $card } to hand
event-no_deployment = { $seat } can’t deploy or summon units this turn
event-repeat = { $seat } resolves the effects of { $space } again

## Where a Victory Point came from

source-start = start of the game
source-influence = Influence { by-faction.influence }
source-alliance = Alliance { by-faction.alliance }
source-battle = a pair of battle icons
