### The log by turns in Ukrainian: what a seat did, without naming it. $names are cards or places, .many is for several of them; $n counts.

chronicle-told = { $head }: { $items }
chronicle-setup = Підготовка
chronicle-round = Раунд { $round }: { $conflict }
chronicle-makers = { $space } — { $n }
chronicle-place = { $place }. { $seat } ({ $n })
chronicle-unplaced = { $seat } ({ $n })
chronicle-agent = { $space } картою «{ $card }»
chronicle-reveal = Розкриття карт
chronicle-influence = { term-influence } { by-faction.influence }
chronicle-influence_lost = втрачає { term-influence.acc } { by-faction.influence }
chronicle-alliance = союз { by-faction.alliance }
chronicle-alliance_lost = втрачає союз { by-faction.alliance }
chronicle-pay = платить { $what }
chronicle-draw = бере { term-card.acc }
chronicle-points_lost = втрачає { term-victory_point.acc }
chronicle-deploy = розгортає { term-troop.acc }
chronicle-retreat = відводить { term-troop.acc }
chronicle-lose_troop = втрачає { term-troop.acc }
chronicle-spy = розміщує { term-spy.acc }
chronicle-recall_spy = відкликає { term-spy.acc }
chronicle-memory =
    { $n ->
         [one] розміщує { $n } спогад
         [few] розміщує { $n } спогади
         [many] розміщує { $n } спогадів
        *[other] розміщує { $n } спогаду
    }
chronicle-steal = краде карту інтриги ({ $seat })
chronicle-summon = викликає { $units }
chronicle-play = грає карту інтриги { $names }
    .many = грає карти інтриг { $names }
chronicle-contract = бере контракт { $names }
    .many = бере контракти { $names }
chronicle-contract_done = виконує контракт { $names }
    .many = виконує контракти { $names }
chronicle-acquire = отримує карту { $names }
    .many = отримує карти { $names }
chronicle-acquire_bought = купує карту { $names }
    .many = купує карти { $names }
chronicle-trash = знищує карту { $names }
    .many = знищує карти { $names }
chronicle-discard = скидає карту { $names }
    .many = скидає карти { $names }
chronicle-fetch = повертає на руку карту { $names }
    .many = повертає на руку карти { $names }
chronicle-trash_intrigue = знищує карту інтриги { $names }
    .many = знищує карти інтриг { $names }
chronicle-aside = відкладає карту { $names }
    .many = відкладає карти { $names }
chronicle-control = здобуває контроль над локацією { $names }
chronicle-close = закриває локацію { $names }
chronicle-recall = відкликає агента з локації { $names }
chronicle-repeat = ще раз застосовує ефекти локації { $names }
chronicle-train = вишкіл: { $names }
chronicle-flip_leader = перевертає карту лідера: { $names }
chronicle-council = займає місце у Вищій Раді
chronicle-swordmaster = отримує Майстра меча
chronicle-mentat = забирає Ментата
chronicle-hooks = бере гаки творця
chronicle-shield_wall = підриває Оборонну стіну
chronicle-scheme = активує властивість планування
chronicle-stays_home = не розгортає загонів
chronicle-pass = пасує
chronicle-hagal_stuck = нічого не робить
