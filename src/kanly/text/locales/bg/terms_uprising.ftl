### Words of the rules that Uprising brings, in Bulgarian, as they stand inside a sentence.

## What is counted, as in terms.ftl. A kind of units has also .least (at least $n), .each (for each of yours) and .plural.

term-spy = { $n } { term-spy.noun }
    .label = Шпиони
    .noun =
        { $n ->
             [one] Шпионин
            *[other] Шпиони
        }
    .acc = { term-spy }
    .gen = { term-spy }
term-observation_post = { $n } { term-observation_post.noun }
    .label = Наблюдателни постове
    .noun =
        { $n ->
             [one] наблюдателен пост
            *[other] наблюдателни поста
        }
    .acc = { term-observation_post }
    .gen = { term-observation_post }
term-contract = { $n } { term-contract.noun }
    .label = Договори
    .noun =
        { $n ->
             [one] договор
            *[other] договора
        }
    .acc = { term-contract }
    .gen = { term-contract }
term-unit = { $n } { term-unit.noun }
    .label = Бойни единици
    .noun =
        { $n ->
             [one] бойна единица
            *[other] бойни единици
        }
    .acc = { term-unit }
    .gen = { term-unit }
    .least = поне { term-unit }
    .plural = бойни единици
unit-sandworm = { $n } { unit-sandworm.noun }
    .label = Пясъчни червеи
    .noun =
        { $n ->
             [one] пясъчен червей
            *[other] пясъчни червея
        }
    .acc = { unit-sandworm }
    .gen = { unit-sandworm }
    .least = поне { unit-sandworm }
    .each = за всеки ваш пясъчен червей
    .plural = пясъчни червеи

## Single pieces: .acc is what one takes or removes.

term-maker_hooks = куки за Вестители
    .label = Куки за Вестители
    .acc = куки за Вестители
term-shield_wall = Защитна стена
    .label = Защитна стена
    .acc = Защитната стена

## Battle icons

battle-crysknife = крис-нож
battle-desert_mouse = пустинна мишка
battle-ornithopter = орнитоптер
battle-wild = универсален

## The stops of a training track

stop-start = Начало
stop-pay_to_trash = Премахване срещу солари
stop-first_spy = Първи Шпионин
stop-middle_trash = Премахване на карта
stop-second_trash = Още едно премахване
stop-second_spy = Втори Шпионин
stop-spice = Подправка
stop-final = Край на скалата
