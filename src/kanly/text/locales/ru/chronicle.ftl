### The log by turns in Russian: what a seat did, without naming it. $names are cards or places, .many is for several of them; $n counts.

chronicle-told = { $head }: { $items }
chronicle-setup = Подготовка
chronicle-round = Раунд { $round }: { $conflict }
chronicle-makers = { $space } — { $n }
chronicle-place = { $place }. { $seat } ({ $n })
chronicle-unplaced = { $seat } ({ $n })
chronicle-agent = { $space } картой «{ $card }»
chronicle-reveal = Раскрытие карт
chronicle-influence = { term-influence } { by-faction.influence }
chronicle-influence_lost = теряет { term-influence.acc } { by-faction.influence }
chronicle-alliance = союз { by-faction.alliance }
chronicle-alliance_lost = теряет союз { by-faction.alliance }
chronicle-pay = платит { $what }
chronicle-draw = берёт { term-card.acc }
chronicle-points_lost = теряет { term-victory_point.acc }
chronicle-deploy = размещает { term-troop.acc }
chronicle-retreat = отводит { term-troop.acc }
chronicle-lose_troop = теряет { term-troop.acc }
chronicle-spy = размещает { term-spy.acc }
chronicle-recall_spy = отзывает { term-spy.acc }
chronicle-memory =
    { $n ->
         [one] размещает { $n } воспоминание
         [few] размещает { $n } воспоминания
         [many] размещает { $n } воспоминаний
        *[other] размещает { $n } воспоминания
    }
chronicle-steal = крадёт карту интриги ({ $seat })
chronicle-summon = призывает { $units }
chronicle-play = разыгрывает карту интриги { $names }
    .many = разыгрывает карты интриг { $names }
chronicle-contract = берёт контракт { $names }
    .many = берёт контракты { $names }
chronicle-contract_done = выполняет контракт { $names }
    .many = выполняет контракты { $names }
chronicle-acquire = получает карту { $names }
    .many = получает карты { $names }
chronicle-acquire_bought = покупает карту { $names }
    .many = покупает карты { $names }
chronicle-trash = удаляет карту { $names }
    .many = удаляет карты { $names }
chronicle-discard = сбрасывает карту { $names }
    .many = сбрасывает карты { $names }
chronicle-fetch = возвращает на руку карту { $names }
    .many = возвращает на руку карты { $names }
chronicle-trash_intrigue = удаляет карту интриги { $names }
    .many = удаляет карты интриг { $names }
chronicle-aside = откладывает карту { $names }
    .many = откладывает карты { $names }
chronicle-control = получает контроль над ячейкой { $names }
chronicle-close = закрывает ячейку { $names }
chronicle-recall = возвращает агента из ячейки { $names }
chronicle-repeat = ещё раз применяет эффекты ячейки { $names }
chronicle-train = тренировка: { $names }
chronicle-flip_leader = переворачивает карту лидера: { $names }
chronicle-council = занимает место в Высшем Совете
chronicle-swordmaster = получает оружейника
chronicle-mentat = забирает ментата
chronicle-hooks = берёт крюки Подателя
chronicle-shield_wall = взрывает Барьерную стену
chronicle-scheme = применяет способность планирования
chronicle-stays_home = не размещает отрядов
chronicle-pass = пасует
chronicle-hagal_stuck = ничего не делает
