### What a player is asked, in Ukrainian: a title, a clause about it, the kinds of things that ask, and why not in two words.

## Titles. $n is how many things the question is about.

prompt-leader = Виберіть лідера
prompt-token = Залиште жетон фракції
prompt-defend = Захист локації
prompt-turn = Ваш хід
prompt-origin = Виберіть агента
prompt-tier = Виберіть ціну
prompt-agent = Відправлення агента
prompt-reveal = Розкриття карт
prompt-combat = Бій
prompt-reward = Отримайте нагороду
prompt-win = Ви перемогли в конфлікті
prompt-endgame = Кінець гри
prompt-faction = Здобудьте вплив
prompt-lose_influence = Втратьте вплив
prompt-alliance = Передайте жетон союзу
prompt-trash = Знищте карту
prompt-discard =
    { $n ->
         [1] Скиньте карту
        *[other] Скиньте { term-card.acc }
    }
prompt-deploy = Розгорніть загони
prompt-retreat = Відведіть загони
prompt-acquire = Отримайте карту
prompt-place = Покладіть нову карту
prompt-fetch = Поверніть карту на руку
prompt-recall = Відкличте агента
prompt-choose =
    { $n ->
         [1] Виберіть одне
        *[other] Виберіть { $n }
    }
prompt-special = Вирішіть
prompt-special-close_space = Закрийте локацію
prompt-special-may_pass = Пропуск ходу
prompt-special-double_cross = Виберіть суперника
prompt-special-sort_top =
    { $n ->
         [0] Візьміть карту на руку
        *[other] Скиньте карту
    }
prompt-special-trash_from_hand = Знищте карту
prompt-special-train = Виберіть наступну комірку
prompt-may = Заплатіть за ефект
prompt-aside = Відкладіть карту
prompt-infiltrate = Проникнення
prompt-gather = Збір розвідданих
prompt-post = Розмістіть шпигуна
prompt-recall_spy = Відкличте шпигуна
prompt-detonate_wall = Підрив Оборонної стіни
prompt-contract = Візьміть контракт
prompt-turn_down = Переверніть карту долілиць
prompt-trash_intrigue = Знищте карту інтриги
prompt-any_order = Виберіть наступний ефект
prompt-lines = Виберіть ефект

## Clauses about it, after the name of what asks: a small first letter, no full stop

asked-joined = { $a }: { $b }
asked-leader = він ваш на всю гру
asked-token = таємно, ще вибрати: { $n }
asked-defend = ви контролюєте локацію «{ $space }»: загін із запасу може її захистити
asked-turn =
    { $can ->
         [send] відправте агента або розкрийте карти
        *[reveal] агента відправити не можна, розкрийте карти
    }
asked-origin = котрий із ваших агентів іде на локацію «{ $space }»?
asked-tier = яку ціну ви платите?
asked-agent = { $card } → { $space }
asked-reveal =
    { $buy ->
         [yes] { term-persuasion } на придбання карт
        *[no] { term-persuasion }, придбати нічого
    }
asked-combat =
    { $can ->
         [play] зіграйте карту інтриги або спасуйте
        *[pass] карту інтриги зіграти не можна, спасуйте
    }
asked-reward =
    { $place ->
         [first] ваша нагорода за перше місце
         [second] ваша нагорода за друге місце
        *[third] ваша нагорода за третє місце
    }
asked-win = зіграйте карту інтриги або спасуйте
asked-endgame =
    { $pair ->
         [yes] утворіть пару з універсальним символом бою
        *[no] зіграйте карту інтриги або спасуйте
    }
asked-faction =
    { $n ->
         [1] на яку фракцію?
        *[other] на які фракції? Виберіть { $n }
    }
asked-lose_influence = на яку фракцію?
asked-alliance = кілька гравців на одному рівні, виберіть, хто забирає жетон
asked-trash = яка карта вибуває з гри?
asked-discard =
    { $n ->
         [1] яку карту ви скидаєте?
        *[other] які карти ви скидаєте?
    }
asked-deploy = скільки загонів іде в Зону конфлікту? Не більше { $n }
asked-retreat = скільки загонів повертається до гарнізону? Не більше { $n }
asked-acquire =
    { $limit ->
         [any] будь-яку доступну карту
         [exactly] карту, що коштує рівно { term-persuasion.acc }
        *[most] карту, що коштує не більше ніж { term-persuasion.acc }
    }
asked-place = карту «{ $card }» на верх колоди чи у скид?
asked-fetch = яку карту зі скиду?
asked-recall = котрий із ваших агентів повертається?
asked-choose =
    { $n ->
         [1] що з цього?
        *[other] виберіть { $n } з цього
    }
asked-special-train = виберіть наступну комірку вишколу
asked-aside = яку карту відкладають лише для вас?
asked-infiltrate = котрий шпигун відкриє шлях вашому агентові?
asked-gather = відкликати звідси шпигуна й узяти карту?
asked-post =
    { $back ->
         [yes] у запасі немає шпигунів; спершу відкликати одного?
        *[no] на який спостережний пункт?
    }
asked-recall_spy = котрий шпигун повертається?
asked-detonate_wall = її не буде до кінця гри
asked-contract = який контракт?
asked-turn_down = яку карту?
asked-trash_intrigue = яка карта інтриги вибуває з гри?
asked-any_order = що далі?
asked-lines = який з її ефектів?

## What kind of thing asks

asked-kind-space = локація
asked-kind-card = карта
asked-kind-intrigue = карта інтриги
asked-kind-leader = лідер
asked-kind-contract = контракт
asked-kind-conflict = конфлікт
asked-kind-faction = фракція
asked-kind-post = спостережний пункт
asked-kind-objective = карта цілі
asked-kind-opponent = суперник
asked-kind-rule = правило

## What a block of moves is about

asked-block-any = у будь-якому порядку
asked-block-deploy = до { term-troop.gen }
asked-block-retreat = до { term-troop.gen }
asked-block-intrigue = також можна
asked-block-pair = утворіть пару з однією із цих карт

## Why a space can’t be visited, in two or three words on its tile; $n of a resource are missing

chip-once = лише раз
chip-has_council_seat = ви вже в Раді
chip-has_swordmaster = уже ваш
chip-level = закрито
chip-closed = закрито
chip-own_agent = ваш агент
chip-occupied = зайнято
chip-occupied_unwatched = зайнято
chip-influence = вплив { $has } з { $n }
chip-cost = ще { $n } { $what }
