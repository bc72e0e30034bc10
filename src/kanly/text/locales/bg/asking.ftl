### What a player is asked, in Bulgarian: a title, a clause about it, the kinds of things that ask, and why not in two words.

## Titles. $n is how many things the question is about.

prompt-leader = Изберете Лидер
prompt-token = Задръжте плочка на фракция
prompt-defend = Защита на полето
prompt-turn = Ваш ред е
prompt-origin = Изберете Агент
prompt-tier = Изберете цена
prompt-agent = Ход с Агент
prompt-reveal = Ход на Разкриване
prompt-combat = Битка
prompt-reward = Вземете наградата си
prompt-win = Спечелихте конфликта
prompt-endgame = Край на играта
prompt-faction = Получете влияние
prompt-lose_influence = Загубете влияние
prompt-alliance = Предайте маркера Съюз
prompt-trash = Премахнете карта
prompt-discard =
    { $n ->
         [1] Изчистете карта
        *[other] Изчистете { term-card.acc }
    }
prompt-deploy = Изпратете войски
prompt-retreat = Оттеглете войски
prompt-acquire = Придобийте карта
prompt-place = Поставете новата карта
prompt-fetch = Върнете карта в ръка
prompt-recall = Отзовете Агент
prompt-choose =
    { $n ->
         [1] Изберете едно
        *[other] Изберете { $n }
    }
prompt-special = Решете
prompt-special-close_space = Затворете поле
prompt-special-may_pass = Прекратяване на хода
prompt-special-double_cross = Изберете опонент
prompt-special-sort_top =
    { $n ->
         [0] Вземете карта в ръка
        *[other] Изчистете карта
    }
prompt-special-trash_from_hand = Премахнете карта
prompt-special-train = Изберете следващата степен
prompt-may = Платете за ефекта
prompt-aside = Отделете карта
prompt-infiltrate = Проникване
prompt-gather = Събиране на сведения
prompt-post = Поставете Шпионин
prompt-recall_spy = Отзовете Шпионин
prompt-detonate_wall = Взривяване на Защитната стена
prompt-contract = Вземете договор
prompt-turn_down = Обърнете карта с лице надолу
prompt-trash_intrigue = Премахнете карта Интрига
prompt-any_order = Изберете следващия ефект
prompt-lines = Изберете ефект

## Clauses about it, after the name of what asks: a small first letter, no full stop

asked-joined = { $a }: { $b }
asked-leader = той е ваш за цялата игра
asked-token = тайно, остава да изберете: { $n }
asked-defend = контролирате полето „{ $space }“: войска от запаса може да го защити
asked-turn =
    { $can ->
         [send] изпратете Агент или разкрийте картите си
        *[reveal] не можете да изпратите Агент, разкрийте картите си
    }
asked-origin = кой от вашите Агенти отива на полето „{ $space }“?
asked-tier = коя цена плащате?
asked-agent = { $card } → { $space }
asked-reveal =
    { $buy ->
         [yes] { term-persuasion } за придобиване на карти
        *[no] { term-persuasion }, няма какво да придобиете
    }
asked-combat =
    { $can ->
         [play] изиграйте карта Интрига или пасувайте
        *[pass] не можете да изиграете карта Интрига, пасувайте
    }
asked-reward =
    { $place ->
         [first] вашата награда за първо място
         [second] вашата награда за второ място
        *[third] вашата награда за трето място
    }
asked-win = изиграйте карта Интрига или пасувайте
asked-endgame =
    { $pair ->
         [yes] съставете двойка с универсалния боен символ
        *[no] изиграйте карта Интрига или пасувайте
    }
asked-faction =
    { $n ->
         [1] с коя фракция?
        *[other] с кои фракции? Изберете { $n }
    }
asked-lose_influence = с коя фракция?
asked-alliance = няколко играчи са наравно, изберете кой взема маркера
asked-trash = коя карта напуска играта?
asked-discard =
    { $n ->
         [1] коя карта изчиствате?
        *[other] кои карти изчиствате?
    }
asked-deploy = колко войски отиват в конфликта? Най-много { $n }
asked-retreat = колко войски се връщат в гарнизона? Най-много { $n }
asked-acquire =
    { $limit ->
         [any] която и да е достъпна карта
         [exactly] карта с цена точно { term-persuasion }
        *[most] карта с цена най-много { term-persuasion }
    }
asked-place = картата „{ $card }“ най-отгоре на колодата или при изчистените карти?
asked-fetch = коя от изчистените карти?
asked-recall = кой от вашите Агенти се връща?
asked-choose =
    { $n ->
         [1] кое от тези?
        *[other] изберете { $n } от тези
    }
asked-special-train = изберете следващата степен на обучението
asked-aside = коя карта се отделя само за вас?
asked-infiltrate = кой Шпионин отваря пътя на вашия Агент?
asked-gather = ще отзовете ли Шпионин оттук, за да изтеглите карта?
asked-post =
    { $back ->
         [yes] нямате Шпиони в запаса; ще отзовете ли първо един?
        *[no] на кой наблюдателен пост?
    }
asked-recall_spy = кой Шпионин се връща?
asked-detonate_wall = няма я до края на играта
asked-contract = кой договор?
asked-turn_down = коя карта?
asked-trash_intrigue = коя карта Интрига напуска играта?
asked-any_order = какво следва?
asked-lines = кой от ефектите ѝ?

## What kind of thing asks

asked-kind-space = поле
asked-kind-card = карта
asked-kind-intrigue = карта Интрига
asked-kind-leader = Лидер
asked-kind-contract = договор
asked-kind-conflict = конфликт
asked-kind-faction = фракция
asked-kind-post = наблюдателен пост
asked-kind-objective = карта Цел
asked-kind-opponent = опонент
asked-kind-rule = правило

## What a block of moves is about

asked-block-any = в какъвто ред искате
asked-block-deploy = до { term-troop.gen }
asked-block-retreat = до { term-troop.gen }
asked-block-intrigue = също е възможно
asked-block-pair = съставете двойка с една от тези карти

## Why a space can’t be visited, in two or three words on its tile; $n of a resource are missing

chip-once = само веднъж
chip-has_council_seat = имате място
chip-has_swordmaster = вече е ваш
chip-level = затворено
chip-closed = затворено
chip-own_agent = ваш Агент
chip-occupied = заето
chip-occupied_unwatched = заето
chip-influence = влияние { $has } от { $n }
chip-cost = още { $n } { $what }
