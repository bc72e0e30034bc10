### Moves in English, as entries of a menu.

move-agent = send an Agent to { $space } with { $card }
move-reveal = reveal your cards
move-play = play { $card }
move-pass = pass
move-end = end
move-take = { $component }: { $effect }
move-take_given = { $giver } ({ $component }): { $effect }
move-choose = { $component }: { $effect }
move-decline = decline
move-deploy =
    { $n ->
         [0] deploy no troops
        *[other] deploy { term-troop.acc } to the Conflict
    }
move-retreat =
    { $n ->
         [0] retreat no troops
        *[other] retreat { term-troop.acc } to your garrison
    }
move-buy =
    { $origin ->
         [aside] acquire { $card }, set aside for you
        *[market] acquire { $card }
    }
move-acquire =
    { $origin ->
         [aside] acquire { $card }, set aside for you
        *[market] acquire { $card }
    }
# Of a row that only some games have.
move-from_row = { $acquired } ({ $row })
move-put =
    { $zone ->
         [deck] put the card on top of your deck
        *[discard_pile] put the card into your discard pile
    }
move-influence = gain Influence { by-faction.influence }
move-lose = lose Influence { by-faction.influence }
move-trash = trash { $card } { by-zone }
move-discard = discard { $card }
move-fetch = return { $card } from your discard pile to your hand
move-recall = recall your Agent from { $space }
move-from = take the Agent from { $space }
move-from_leader = take the Agent from your Leader
move-price = { $price }
move-close = close { $space } to opponents
move-target = choose { $seat }
move-aside = set { $card } aside for yourself
move-leader = choose the Leader { $leader }
move-token = keep the token { by-faction.gen }
move-spy = place a Spy on the post { $post }
move-recall_spy = recall your Spy from the post { $post }
move-detonate = remove the Shield Wall
move-contract = take the contract { $contract } (reward: { $reward })
move-solari = gain { resource-solari.acc } instead of a contract
move-train = advance on your training track: { $stop }
move-pair = pair your wild battle icon with { $card }
move-turn_down = turn { $card } face down
move-trash_intrigue = trash the Intrigue card { $card }
move-keep = take { $card } into your hand
