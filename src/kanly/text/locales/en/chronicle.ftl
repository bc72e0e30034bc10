### The log by turns in English: what a seat did, without naming it. $names are cards or places, .many is for several of them; $n counts.

chronicle-told = { $head }: { $items }
chronicle-setup = Setup
chronicle-round = Round { $round }: { $conflict }
chronicle-makers = { $space } { $n }
chronicle-place = { $place }. { $seat } ({ $n })
chronicle-unplaced = { $seat } ({ $n })
chronicle-agent = { $space } with { $card }
chronicle-reveal = Reveal
chronicle-influence = { term-influence } { by-faction.influence }
chronicle-influence_lost = loses { term-influence.acc } { by-faction.influence }
chronicle-alliance = Alliance { by-faction.alliance }
chronicle-alliance_lost = loses the Alliance { by-faction.alliance }
chronicle-pay = pays { $what }
chronicle-draw = draws { term-card.acc }
chronicle-points_lost = loses { term-victory_point.acc }
chronicle-deploy = deploys { term-troop.acc }
chronicle-retreat = retreats { term-troop.acc }
chronicle-lose_troop = loses { term-troop.acc }
chronicle-spy = places { term-spy.acc }
chronicle-recall_spy = recalls { term-spy.acc }
chronicle-memory =
    { $n ->
         [one] places a memory
        *[other] places { $n } memories
    }
chronicle-steal = steals an Intrigue card from { $seat }
chronicle-summon = summons { $units }
chronicle-play = plays { $names }
    .many = plays { $names }
chronicle-contract = takes the contract { $names }
    .many = takes the contracts { $names }
chronicle-contract_done = completes the contract { $names }
    .many = completes the contracts { $names }
chronicle-acquire = acquires { $names }
    .many = acquires { $names }
chronicle-acquire_bought = buys { $names }
    .many = buys { $names }
chronicle-trash = trashes { $names }
    .many = trashes { $names }
chronicle-discard = discards { $names }
    .many = discards { $names }
chronicle-fetch = takes back { $names }
    .many = takes back { $names }
chronicle-trash_intrigue = trashes { $names }
    .many = trashes { $names }
chronicle-aside = sets { $names } aside
    .many = sets { $names } aside
chronicle-control = takes control of { $names }
chronicle-close = closes { $names }
chronicle-recall = recalls an Agent from { $names }
chronicle-repeat = resolves { $names } again
chronicle-train = trains: { $names }
chronicle-flip_leader = turns the Leader over: { $names }
chronicle-council = takes a High Council seat
chronicle-swordmaster = gets the Swordmaster
chronicle-mentat = takes the Mentat
chronicle-hooks = takes Maker Hooks
chronicle-shield_wall = removes the Shield Wall
chronicle-scheme = carries out the Scheme
chronicle-stays_home = deploys no troops
chronicle-pass = passes
chronicle-hagal_stuck = does nothing
