### Moves in Ukrainian, as entries of a menu.

move-agent = відправити агента на локацію «{ $space }» картою «{ $card }»
move-reveal = розкрити карти
move-play = зіграти карту «{ $card }»
move-pass = спасувати
move-end = завершити
move-take = { $component }: { $effect }
move-take_given = { $giver } ({ $component }): { $effect }
move-choose = { $component }: { $effect }
move-decline = відмовитися
move-deploy =
    { $n ->
         [0] не розгортати загонів
         [few] розгорнути { term-troop.acc } в Зоні конфлікту
        *[other] розгорнути { term-troop.acc } у Зоні конфлікту
    }
move-retreat =
    { $n ->
         [0] не відводити загонів
         [few] відвести { term-troop.acc } в гарнізон
        *[other] відвести { term-troop.acc } у гарнізон
    }
move-buy =
    { $origin ->
         [aside] придбати відкладену для вас карту «{ $card }»
        *[market] придбати карту «{ $card }»
    }
move-acquire =
    { $origin ->
         [aside] отримати відкладену для вас карту «{ $card }»
        *[market] отримати карту «{ $card }»
    }
# Of a row that only some games have.
move-from_row = { $acquired } ({ $row })
move-put =
    { $zone ->
         [deck] покласти карту на верх колоди
        *[discard_pile] покласти карту до скиду
    }
move-influence = здобути вплив { by-faction.influence }
move-lose = втратити вплив { by-faction.influence }
move-trash = знищити карту «{ $card }» { by-zone }
move-discard = скинути карту «{ $card }»
move-fetch = повернути карту «{ $card }» зі скиду на руку
move-recall = відкликати агента з локації «{ $space }»
move-from = узяти агента з локації «{ $space }»
move-from_leader = узяти агента з карти лідера
move-price = { $price }
move-close = закрити локацію «{ $space }» для суперників
move-target = вибрати гравця: { $seat }
move-aside = відкласти для себе карту «{ $card }»
move-leader = вибрати лідера: { $leader }
move-token = залишити собі жетон { by-faction.gen }
move-spy = розмістити шпигуна в спостережному пункті «{ $post }»
move-recall_spy = відкликати шпигуна зі спостережного пункту «{ $post }»
move-detonate = підірвати Оборонну стіну
move-contract = узяти контракт «{ $contract }»: { $reward }
move-solari = отримати { resource-solari.acc } замість контракту
move-train = просунутися треком вишколу: «{ $stop }»
move-pair = утворити пару з універсального символу бою та карти «{ $card }»
move-turn_down = перевернути долілиць карту «{ $card }»
move-trash_intrigue = знищити карту інтриги «{ $card }»
move-keep = узяти на руку карту «{ $card }»
