### Moves in Russian, as entries of a menu.

move-agent = отправить агента в ячейку «{ $space }» картой «{ $card }»
move-reveal = раскрыть карты
move-play = разыграть карту «{ $card }»
move-pass = спасовать
move-end = завершить
move-take = { $component }: { $effect }
move-take_given = { $giver } ({ $component }): { $effect }
move-choose = { $component }: { $effect }
move-decline = отказаться
move-deploy =
    { $n ->
         [0] не размещать отрядов
        *[other] разместить { term-troop.acc } в зоне конфликта
    }
move-retreat =
    { $n ->
         [0] не отводить отрядов
        *[other] отвести { term-troop.acc } в гарнизон
    }
move-buy =
    { $origin ->
         [aside] купить отложенную для вас карту «{ $card }»
        *[market] купить карту «{ $card }»
    }
move-acquire =
    { $origin ->
         [aside] получить отложенную для вас карту «{ $card }»
        *[market] получить карту «{ $card }»
    }
# Of a row that only some games have.
move-from_row = { $acquired } ({ $row })
move-put =
    { $zone ->
         [deck] положить карту на верх колоды
        *[discard_pile] положить карту в сброс
    }
move-influence = получить влияние { by-faction.influence }
move-lose = потерять влияние { by-faction.influence }
move-trash = удалить карту «{ $card }» { by-zone }
move-discard = сбросить карту «{ $card }»
move-fetch = вернуть карту «{ $card }» из сброса на руку
move-recall = вернуть агента из ячейки «{ $space }»
move-from = взять агента из ячейки «{ $space }»
move-from_leader = взять агента с планшета лидера
move-price = { $price }
move-close = закрыть ячейку «{ $space }» для соперников
move-target = выбрать игрока: { $seat }
move-aside = отложить для себя карту «{ $card }»
move-leader = выбрать лидера: { $leader }
move-token = оставить себе жетон { by-faction.gen }
move-spy = разместить шпиона на посту наблюдения «{ $post }»
move-recall_spy = отозвать шпиона с поста наблюдения «{ $post }»
move-detonate = взорвать Барьерную стену
move-contract = взять контракт «{ $contract }»: { $reward }
move-solari = получить { resource-solari.acc } вместо контракта
move-train = продвинуться по треку тренировки: «{ $stop }»
move-pair = составить пару из универсального символа сражения и карты «{ $card }»
move-turn_down = перевернуть лицевой стороной вниз карту «{ $card }»
move-trash_intrigue = удалить карту интриги «{ $card }»
move-keep = взять на руку карту «{ $card }»
