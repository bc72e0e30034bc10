### Moves in Russian, as entries of a menu.

move-agent = отправьте агента в ячейку «{ $space }» картой «{ $card }»
move-reveal = раскройте карты
move-play = разыграйте карту «{ $card }»
move-pass = спасуйте
move-end = завершите
move-take = { $component }: { $effect }
move-choose = { $component }: { $effect }
move-decline = откажитесь
move-deploy =
    { $n ->
         [0] не размещайте отрядов
        *[other] разместите { term-troop.acc } в зоне конфликта
    }
move-retreat =
    { $n ->
         [0] не отводите отрядов
        *[other] отведите { term-troop.acc } в гарнизон
    }
move-buy =
    { $origin ->
         [aside] купите отложенную для вас карту «{ $card }»
        *[market] купите карту «{ $card }»
    }
move-acquire =
    { $origin ->
         [aside] бесплатно получите отложенную для вас карту «{ $card }»
        *[market] бесплатно получите карту «{ $card }»
    }
move-put =
    { $zone ->
         [deck] положите карту на верх колоды
        *[discard_pile] положите карту в сброс
    }
move-influence = получите влияние { by-faction.influence }
move-lose = потеряйте влияние { by-faction.influence }
move-trash = удалите карту «{ $card }» { by-zone }
move-discard = сбросьте карту «{ $card }»
move-fetch = верните карту «{ $card }» из сброса на руку
move-recall = верните агента из ячейки «{ $space }»
move-from = возьмите агента из ячейки «{ $space }»
move-from_leader = возьмите агента с планшета лидера
move-price = { $costs }, чтобы { $effects }
move-close = закройте ячейку «{ $space }» для соперников
move-target = выберите игрока: { $seat }
move-aside = отложите для себя карту «{ $card }»
move-leader = выберите лидера: { $leader }
move-token = оставьте себе жетон { by-faction.gen }
