### Moves in Bulgarian, as entries of a menu.

move-agent = изпращате Агент на поле „{ $space }“ с карта „{ $card }“
move-reveal = разкривате картите си
move-play = изигравате карта „{ $card }“
move-pass = пас
move-end = край
move-take = { $component }: { $effect }
move-take_given = { $giver } ({ $component }): { $effect }
move-choose = { $component }: { $effect }
move-decline = отказ
move-deploy =
    { $n ->
         [0] не изпращате войски
        *[other] изпращате { term-troop.acc } в конфликта
    }
move-retreat =
    { $n ->
         [0] не оттегляте войски
        *[other] оттегляте { term-troop.acc } в гарнизона си
    }
move-buy =
    { $origin ->
         [aside] придобивате отделената за вас карта „{ $card }“
        *[market] придобивате карта „{ $card }“
    }
move-acquire =
    { $origin ->
         [aside] придобивате отделената за вас карта „{ $card }“
        *[market] придобивате карта „{ $card }“
    }
# Of a row that only some games have.
move-from_row = { $acquired } ({ $row })
move-put =
    { $zone ->
         [deck] поставяте картата най-отгоре на колодата си
        *[discard_pile] поставяте картата в купа с изчистените карти
    }
move-influence = получавате влияние { by-faction.influence }
move-lose = губите влияние { by-faction.influence }
move-trash = премахвате карта „{ $card }“ { by-zone }
move-discard = изчиствате карта „{ $card }“
move-fetch = връщате в ръка карта „{ $card }“ от купа с изчистените карти
move-recall = отзовавате Агента от поле „{ $space }“
move-from = вземате Агента от поле „{ $space }“
move-from_leader = вземате Агент от Лидера си
move-price = { $price }
move-close = затваряте поле „{ $space }“ за опонентите
move-target = избирате играч: { $seat }
move-aside = отделяте за себе си карта „{ $card }“
move-leader = избирате Лидер: { $leader }
move-token = задържате плочка „{ by-faction }“
move-spy = поставяте Шпионин на наблюдателен пост „{ $post }“
move-recall_spy = отзовавате Шпионина от наблюдателен пост „{ $post }“
move-detonate = взривявате Защитната стена
move-contract = вземате договор „{ $contract }“ (награда: { $reward })
move-solari = получавате { resource-solari.acc } вместо договор
move-train = напредвате по скалата за обучение: „{ $stop }“
move-pair = съчетавате универсалния боен символ с карта „{ $card }“
move-turn_down = обръщате с лице надолу карта „{ $card }“
move-trash_intrigue = премахвате карта Интрига „{ $card }“
move-keep = вземате в ръка карта „{ $card }“
