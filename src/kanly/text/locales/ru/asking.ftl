### What a player is asked, in Russian: a title, a clause about it, the kinds of things that ask, and why not in two words.

## Titles. $n is how many things the question is about.

prompt-leader = Выберите лидера
prompt-token = Оставьте жетон фракции
prompt-defend = Защита ячейки
prompt-turn = Ваш ход
prompt-origin = Выберите агента
prompt-tier = Выберите цену
prompt-agent = Отправка агента
prompt-reveal = Раскрытие карт
prompt-combat = Сражение
prompt-reward = Получите награду
prompt-win = Вы победили в сражении
prompt-endgame = Конец игры
prompt-faction = Получите влияние
prompt-lose_influence = Потеряйте влияние
prompt-alliance = Передайте жетон союза
prompt-trash = Удалите карту
prompt-discard =
    { $n ->
         [1] Сбросьте карту
        *[other] Сбросьте { term-card.acc }
    }
prompt-deploy = Разместите отряды
prompt-retreat = Отведите отряды
prompt-acquire = Получите карту
prompt-place = Положите новую карту
prompt-fetch = Верните карту на руку
prompt-recall = Верните агента
prompt-choose =
    { $n ->
         [1] Выберите одно
        *[other] Выберите { $n }
    }
prompt-special = Решите
prompt-special-close_space = Закройте ячейку
prompt-special-may_pass = Передача хода
prompt-special-double_cross = Выберите соперника
prompt-special-sort_top =
    { $n ->
         [0] Возьмите карту на руку
        *[other] Сбросьте карту
    }
prompt-special-trash_from_hand = Удалите карту
prompt-special-train = Выберите следующую ступень
prompt-may = Заплатите за эффект
prompt-aside = Отложите карту
prompt-infiltrate = Проникновение
prompt-gather = Сбор разведданных
prompt-post = Разместите шпиона
prompt-recall_spy = Отзовите шпиона
prompt-detonate_wall = Подрыв Барьерной стены
prompt-contract = Возьмите контракт
prompt-turn_down = Переверните карту лицом вниз
prompt-trash_intrigue = Удалите карту интриги
prompt-any_order = Выберите следующий эффект
prompt-lines = Выберите эффект

## Clauses about it, after the name of what asks: a small first letter, no full stop

asked-joined = { $a }: { $b }
asked-leader = он ваш на всю игру
asked-token = тайно, осталось выбрать: { $n }
asked-defend = вы контролируете ячейку «{ $space }»: отряд из личного запаса может её защитить
asked-turn =
    { $can ->
         [send] отправьте агента или раскройте карты
        *[reveal] отправить агента нельзя, раскройте карты
    }
asked-origin = какой из ваших агентов идёт в ячейку «{ $space }»?
asked-tier = какую цену вы платите?
asked-agent = { $card } → { $space }
asked-reveal =
    { $buy ->
         [yes] { term-persuasion } на покупку карт
        *[no] { term-persuasion }, купить нечего
    }
asked-combat =
    { $can ->
         [play] разыграйте карту интриги или спасуйте
        *[pass] карту интриги разыграть нельзя, спасуйте
    }
asked-reward =
    { $place ->
         [first] ваша награда за первое место
         [second] ваша награда за второе место
        *[third] ваша награда за третье место
    }
asked-win = разыграйте карту интриги или спасуйте
asked-endgame =
    { $pair ->
         [yes] составьте пару с универсальным символом сражения
        *[no] разыграйте карту интриги или спасуйте
    }
asked-faction =
    { $n ->
         [1] в какой фракции?
        *[other] в каких фракциях? Выберите { $n }
    }
asked-lose_influence = в какой фракции?
asked-alliance = несколько игроков на одном уровне, выберите, кто забирает жетон
asked-trash = какая карта покидает игру?
asked-discard =
    { $n ->
         [1] какую карту вы сбрасываете?
        *[other] какие карты вы сбрасываете?
    }
asked-deploy = сколько отрядов идёт в зону конфликта? Не больше { $n }
asked-retreat = сколько отрядов возвращается в гарнизон? Не больше { $n }
asked-acquire =
    { $limit ->
         [any] любую доступную карту
         [exactly] карту стоимостью ровно { term-persuasion.acc }
        *[most] карту стоимостью не больше { term-persuasion.gen }
    }
asked-place = карту «{ $card }» на верх колоды или в сброс?
asked-fetch = какую карту из сброса?
asked-recall = какой из ваших агентов возвращается?
asked-choose =
    { $n ->
         [1] что из этого?
        *[other] выберите { $n } из этого
    }
asked-special-train = выберите следующую ступень тренировки
asked-aside = какую карту отложить только для вас?
asked-infiltrate = какой шпион откроет путь вашему агенту?
asked-gather = отозвать отсюда шпиона и взять карту?
asked-post =
    { $back ->
         [yes] в запасе нет шпионов; сначала отозвать одного?
        *[no] на какой пост наблюдения?
    }
asked-recall_spy = какой шпион возвращается?
asked-detonate_wall = её не будет до конца игры
asked-contract = какой контракт?
asked-turn_down = какую карту?
asked-trash_intrigue = какая карта интриги покидает игру?
asked-any_order = что дальше?
asked-lines = какой из её эффектов?

## What kind of thing asks

asked-kind-space = ячейка
asked-kind-card = карта
asked-kind-intrigue = карта интриги
asked-kind-leader = лидер
asked-kind-contract = контракт
asked-kind-conflict = конфликт
asked-kind-faction = фракция
asked-kind-post = пост наблюдения
asked-kind-objective = карта задачи
asked-kind-opponent = соперник
asked-kind-rule = правило

## What a block of moves is about

asked-block-any = в любом порядке
asked-block-deploy = до { term-troop.gen }
asked-block-retreat = до { term-troop.gen }
asked-block-intrigue = также можно
asked-block-pair = составьте пару с одной из этих карт

## Why a space can’t be visited, in two or three words on its tile; $n of a resource are missing

chip-once = только раз
chip-has_council_seat = вы в Совете
chip-has_swordmaster = уже ваш
chip-level = закрыто
chip-closed = закрыто
chip-own_agent = ваш агент
chip-occupied = занято
chip-occupied_unwatched = занято
chip-influence = влияние { $has } из { $n }
chip-cost = ещё { $n } { $what }
