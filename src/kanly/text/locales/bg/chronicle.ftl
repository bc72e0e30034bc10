### The log by turns in Bulgarian: what a seat did, without naming it. $names are cards or places, .many is for several of them; $n counts.

chronicle-told = { $head }: { $items }
chronicle-setup = Подготовка
chronicle-round = Рунд { $round }: { $conflict }
chronicle-makers = { $space } – { $n }
chronicle-place = { $place }. { $seat } ({ $n })
chronicle-unplaced = { $seat } ({ $n })
chronicle-agent = { $space } с карта „{ $card }“
chronicle-reveal = Разкриване
chronicle-influence = { term-influence } { by-faction.influence }
chronicle-influence_lost = губи { term-influence.acc } { by-faction.influence }
chronicle-alliance = съюз { by-faction.alliance }
chronicle-alliance_lost = губи съюза { by-faction.alliance }
chronicle-pay = плаща { $what }
chronicle-draw = тегли { term-card.acc }
chronicle-points_lost = губи { term-victory_point.acc }
chronicle-deploy = изпраща { term-troop.acc } в конфликта
chronicle-retreat = оттегля { term-troop.acc }
chronicle-lose_troop = губи { term-troop.acc }
chronicle-spy = поставя { term-spy.acc }
chronicle-recall_spy = отзовава { term-spy.acc }
chronicle-memory =
    { $n ->
         [one] поставя { $n } спомен
        *[other] поставя { $n } спомена
    }
chronicle-steal = краде карта Интрига от { $seat }
chronicle-summon = призовава { $units }
chronicle-play = изиграва карта Интрига { $names }
    .many = изиграва карти Интрига { $names }
chronicle-contract = взема договор { $names }
    .many = взема договори { $names }
chronicle-contract_done = изпълнява договор { $names }
    .many = изпълнява договори { $names }
chronicle-acquire = придобива карта { $names }
    .many = придобива карти { $names }
chronicle-acquire_bought = купува карта { $names }
    .many = купува карти { $names }
chronicle-trash = премахва карта { $names }
    .many = премахва карти { $names }
chronicle-discard = изчиства карта { $names }
    .many = изчиства карти { $names }
chronicle-fetch = връща в ръка карта { $names }
    .many = връща в ръка карти { $names }
chronicle-trash_intrigue = премахва карта Интрига { $names }
    .many = премахва карти Интрига { $names }
chronicle-aside = отделя карта { $names }
    .many = отделя карти { $names }
chronicle-control = получава контрол над поле { $names }
chronicle-close = затваря поле { $names }
chronicle-recall = отзовава Агент от поле { $names }
chronicle-repeat = прилага отново ефектите на поле { $names }
chronicle-train = обучение: { $names }
chronicle-flip_leader = обръща Лидера: { $names }
chronicle-council = заема място във Висшия съвет
chronicle-swordmaster = получава Майстора на меча
chronicle-mentat = взема Ментата
chronicle-hooks = взема куки за Вестители
chronicle-shield_wall = взривява Защитната стена
chronicle-scheme = изпълнява замисъла си
chronicle-stays_home = не изпраща войски
chronicle-pass = пасува
chronicle-hagal_stuck = не прави нищо
