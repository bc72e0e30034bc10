### Words of the rules that Uprising brings, in Ukrainian, as they stand inside a sentence.

## What is counted, as in terms.ftl. A kind of units has also .least (at least $n), .each (for each of yours) and .plural.

term-spy = { $n } { term-spy.noun }
    .label = Шпигуни
    .noun =
        { $n ->
             [one] шпигун
             [few] шпигуни
             [many] шпигунів
            *[other] шпигуна
        }
    .acc =
        { $n ->
             [one] { $n } шпигуна
             [few] { $n } шпигунів
             [many] { $n } шпигунів
            *[other] { $n } шпигуна
        }
    .gen =
        { $n ->
             [one] { $n } шпигуна
            *[other] { $n } шпигунів
        }
term-observation_post = { $n } { term-observation_post.noun }
    .label = Спостережні пункти
    .noun =
        { $n ->
             [one] спостережний пункт
             [few] спостережні пункти
             [many] спостережних пунктів
            *[other] спостережного пункту
        }
    .acc = { term-observation_post }
    .gen =
        { $n ->
             [one] { $n } спостережного пункту
            *[other] { $n } спостережних пунктів
        }
term-contract = { $n } { term-contract.noun }
    .label = Контракти
    .noun =
        { $n ->
             [one] контракт
             [few] контракти
             [many] контрактів
            *[other] контракту
        }
    .acc = { term-contract }
    .gen =
        { $n ->
             [one] { $n } контракту
            *[other] { $n } контрактів
        }
term-unit = { $n } { term-unit.noun }
    .label = Підрозділи
    .noun =
        { $n ->
             [one] підрозділ
             [few] підрозділи
             [many] підрозділів
            *[other] підрозділу
        }
    .acc = { term-unit }
    .gen =
        { $n ->
             [one] { $n } підрозділу
            *[other] { $n } підрозділів
        }
    .least = щонайменше { term-unit.acc }
    .plural = підрозділи
unit-sandworm = { $n } { unit-sandworm.noun }
    .label = Піщані хробаки
    .noun =
        { $n ->
             [one] піщаний хробак
             [few] піщані хробаки
             [many] піщаних хробаків
            *[other] піщаного хробака
        }
    .acc =
        { $n ->
             [one] { $n } піщаного хробака
             [few] { $n } піщаних хробаків
             [many] { $n } піщаних хробаків
            *[other] { $n } піщаного хробака
        }
    .gen =
        { $n ->
             [one] { $n } піщаного хробака
            *[other] { $n } піщаних хробаків
        }
    .least = щонайменше { unit-sandworm.acc }
    .each = за кожного свого піщаного хробака
    .plural = піщані хробаки

## Single pieces: .acc is what one takes or removes.

term-maker_hooks = гаки творця
    .label = Гаки творця
    .acc = гаки творця
term-shield_wall = Оборонна стіна
    .label = Оборонна стіна
    .acc = Оборонну стіну

## Battle icons

battle-crysknife = крис-ніж
battle-desert_mouse = пустельна миша
battle-ornithopter = орнітоптер
battle-wild = універсальний

## The stops of a training track

stop-start = Початок
stop-pay_to_trash = Знищення карти за солярії
stop-first_spy = Перший шпигун
stop-middle_trash = Знищення карти
stop-second_trash = Ще одне знищення карти
stop-second_spy = Другий шпигун
stop-spice = Прянощі
stop-final = Кінець треку
