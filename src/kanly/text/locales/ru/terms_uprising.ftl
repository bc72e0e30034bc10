### Words of the rules that Uprising brings, in Russian, as they stand inside a sentence.

## What is counted, as in terms.ftl. A kind of units has also .least (at least $n), .each (for each of yours) and .plural.

term-spy = { $n } { term-spy.noun }
    .label = Шпионы
    .noun =
        { $n ->
             [one] шпион
             [few] шпиона
             [many] шпионов
            *[other] шпиона
        }
    .acc =
        { $n ->
             [one] { $n } шпиона
             [few] { $n } шпионов
             [many] { $n } шпионов
            *[other] { $n } шпиона
        }
    .gen =
        { $n ->
             [one] { $n } шпиона
            *[other] { $n } шпионов
        }
term-observation_post = { $n } { term-observation_post.noun }
    .label = Посты наблюдения
    .noun =
        { $n ->
             [one] пост наблюдения
             [few] поста наблюдения
             [many] постов наблюдения
            *[other] поста наблюдения
        }
    .acc = { term-observation_post }
    .gen =
        { $n ->
             [one] { $n } поста наблюдения
            *[other] { $n } постов наблюдения
        }
term-contract = { $n } { term-contract.noun }
    .label = Контракты
    .noun =
        { $n ->
             [one] контракт
             [few] контракта
             [many] контрактов
            *[other] контракта
        }
    .acc = { term-contract }
    .gen =
        { $n ->
             [one] { $n } контракта
            *[other] { $n } контрактов
        }
term-unit = { $n } { term-unit.noun }
    .label = Боевые единицы
    .noun =
        { $n ->
             [one] боевая единица
             [few] боевые единицы
             [many] боевых единиц
            *[other] боевой единицы
        }
    .acc =
        { $n ->
             [one] { $n } боевую единицу
             [few] { $n } боевые единицы
             [many] { $n } боевых единиц
            *[other] { $n } боевой единицы
        }
    .gen =
        { $n ->
             [one] { $n } боевой единицы
            *[other] { $n } боевых единиц
        }
    .least = не менее { term-unit.gen }
    .plural = боевые единицы
unit-sandworm = { $n } { unit-sandworm.noun }
    .label = Песчаные черви
    .noun =
        { $n ->
             [one] песчаный червь
             [few] песчаных червя
             [many] песчаных червей
            *[other] песчаного червя
        }
    .acc =
        { $n ->
             [one] { $n } песчаного червя
             [few] { $n } песчаных червей
             [many] { $n } песчаных червей
            *[other] { $n } песчаного червя
        }
    .gen =
        { $n ->
             [one] { $n } песчаного червя
            *[other] { $n } песчаных червей
        }
    .least = не менее { unit-sandworm.gen }
    .each = за каждого своего песчаного червя
    .plural = песчаные черви

## Single pieces: .acc is what one takes or removes.

term-maker_hooks = крюки Подателя
    .label = Крюки Подателя
    .acc = крюки Подателя
term-shield_wall = Барьерная стена
    .label = Барьерная стена
    .acc = Барьерную стену

## Battle icons

battle-crysknife = крис-нож
battle-desert_mouse = пустынная мышь
battle-ornithopter = орнитоптер
battle-wild = универсальный

## The stops of a training track

stop-start = Начало
stop-pay_to_trash = Удаление карты за солярии
stop-first_spy = Первый шпион
stop-middle_trash = Удаление карты
stop-second_trash = Ещё одно удаление карты
stop-second_spy = Второй шпион
stop-spice = Пряность
stop-final = Конец трека
