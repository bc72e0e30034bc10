### Moves in Ukrainian, as entries of a menu.

move-agent = відправте агента на локацію «{ $space }» картою «{ $card }»
move-reveal = розкрийте карти
move-play = зіграйте карту «{ $card }»
move-pass = спасуйте
move-end = завершіть
move-take = { $component }: { $effect }
move-choose = { $component }: { $effect }
move-decline = відмовтеся
move-deploy =
    { $n ->
         [0] не розгортайте загонів
         [few] розгорніть { term-troop.acc } в Зоні конфлікту
        *[other] розгорніть { term-troop.acc } у Зоні конфлікту
    }
move-retreat =
    { $n ->
         [0] не відводьте загонів
         [few] відведіть { term-troop.acc } в гарнізон
        *[other] відведіть { term-troop.acc } у гарнізон
    }
move-buy =
    { $origin ->
         [aside] придбайте відкладену для вас карту «{ $card }»
        *[market] придбайте карту «{ $card }»
    }
move-acquire =
    { $origin ->
         [aside] безкоштовно придбайте відкладену для вас карту «{ $card }»
        *[market] безкоштовно придбайте карту «{ $card }»
    }
move-put =
    { $zone ->
         [deck] покладіть карту на верх колоди
        *[discard_pile] покладіть карту до скиду
    }
move-influence = здобудьте вплив { by-faction.influence }
move-lose = втратьте вплив { by-faction.influence }
move-trash = знищте карту «{ $card }» { by-zone }
move-discard = скиньте карту «{ $card }»
move-fetch = поверніть карту «{ $card }» зі скиду на руку
move-recall = відкличте агента з локації «{ $space }»
move-from = візьміть агента з локації «{ $space }»
move-from_leader = візьміть агента з карти лідера
move-price = { $costs }, щоб { $effects }
move-close = закрийте локацію «{ $space }» для суперників
move-target = виберіть гравця: { $seat }
move-aside = відкладіть для себе карту «{ $card }»
move-leader = виберіть лідера: { $leader }
move-token = залиште собі жетон { by-faction.gen }
