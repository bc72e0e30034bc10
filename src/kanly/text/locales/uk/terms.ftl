### Words of the rules in Ukrainian, as they stand inside a sentence; .label is the same word as a heading.
### Spice has no singular, so two to four of it take the genitive plural, as in the printed edition.

## What is counted: the value is $n of it, .noun the word alone, .acc the object, .gen after “up to”.

resource-solari = { $n } { resource-solari.noun }
    .label = Солярії
    .noun =
        { $n ->
             [one] солярій
             [few] солярії
             [many] соляріїв
            *[other] солярія
        }
    .acc = { resource-solari }
    .gen =
        { $n ->
             [one] { $n } солярія
            *[other] { $n } соляріїв
        }
resource-spice = { $n } { resource-spice.noun }
    .label = Прянощі
    .noun =
        { $n ->
             [one] прянощі
             [few] прянощів
             [many] прянощів
            *[other] прянощів
        }
    .acc = { resource-spice }
    .gen = { $n } прянощів
resource-water = { $n } { resource-water.noun }
    .label = Вода
    .noun =
        { $n ->
             [one] вода
             [few] води
             [many] води
            *[other] води
        }
    .acc =
        { $n ->
             [one] { $n } воду
             [few] { $n } води
             [many] { $n } води
            *[other] { $n } води
        }
    .gen = { $n } води
term-bonus_spice = { $n } { term-bonus_spice.noun }
    .label = Додаткові прянощі
    .noun =
        { $n ->
             [one] додаткові прянощі
             [few] додаткових прянощів
             [many] додаткових прянощів
            *[other] додаткових прянощів
        }
    .acc = { term-bonus_spice }
    .gen = { $n } додаткових прянощів
term-troop = { $n } { term-troop.noun }
    .label = Загони
    .noun =
        { $n ->
             [one] загін
             [few] загони
             [many] загонів
            *[other] загону
        }
    .acc = { term-troop }
    .gen =
        { $n ->
             [one] { $n } загону
            *[other] { $n } загонів
        }
term-agent = { $n } { term-agent.noun }
    .label = Агенти
    .noun =
        { $n ->
             [one] агент
             [few] агенти
             [many] агентів
            *[other] агента
        }
    .acc =
        { $n ->
             [one] { $n } агента
             [few] { $n } агентів
             [many] { $n } агентів
            *[other] { $n } агента
        }
    .gen =
        { $n ->
             [one] { $n } агента
            *[other] { $n } агентів
        }
term-card = { $n } { term-card.noun }
    .label = Карти
    .noun =
        { $n ->
             [one] карта
             [few] карти
             [many] карт
            *[other] карти
        }
    .acc =
        { $n ->
             [one] { $n } карту
             [few] { $n } карти
             [many] { $n } карт
            *[other] { $n } карти
        }
    .gen =
        { $n ->
             [one] { $n } карти
            *[other] { $n } карт
        }
term-intrigue_card = { $n } { term-intrigue_card.noun }
    .label = Карти інтриг
    .noun =
        { $n ->
             [one] карта інтриги
             [few] карти інтриг
             [many] карт інтриг
            *[other] карти інтриги
        }
    .acc =
        { $n ->
             [one] { $n } карту інтриги
             [few] { $n } карти інтриг
             [many] { $n } карт інтриг
            *[other] { $n } карти інтриги
        }
    .gen =
        { $n ->
             [one] { $n } карти інтриги
            *[other] { $n } карт інтриг
        }
term-persuasion = { $n } { term-persuasion.noun }
    .label = Очки переконливості
    .noun =
        { $n ->
             [one] очко переконливості
             [few] очки переконливості
             [many] очок переконливості
            *[other] очка переконливості
        }
    .acc = { term-persuasion }
    .gen =
        { $n ->
             [one] { $n } очка переконливості
            *[other] { $n } очок переконливості
        }
term-sword = { $n } { term-sword.noun }
    .label = Мечі
    .noun =
        { $n ->
             [one] меч
             [few] мечі
             [many] мечів
            *[other] меча
        }
    .acc = { term-sword }
    .gen =
        { $n ->
             [one] { $n } меча
            *[other] { $n } мечів
        }
term-strength = { $n } { term-strength.noun }
    .label = Сила
    .noun =
        { $n ->
             [one] очко сили
             [few] очки сили
             [many] очок сили
            *[other] очка сили
        }
    .acc = { term-strength }
    .gen =
        { $n ->
             [one] { $n } очка сили
            *[other] { $n } очок сили
        }
term-victory_point = { $n } { term-victory_point.noun }
    .label = Переможні очки
    .noun =
        { $n ->
             [one] переможне очко
             [few] переможні очки
             [many] переможних очок
            *[other] переможного очка
        }
    .acc = { term-victory_point }
    .gen =
        { $n ->
             [one] { $n } переможного очка
            *[other] { $n } переможних очок
        }
term-influence = { $n } { term-influence.noun }
    .label = Вплив
    .noun =
        { $n ->
             [one] очко впливу
             [few] очки впливу
             [many] очок впливу
            *[other] очка впливу
        }
    .acc = { term-influence }
    .gen =
        { $n ->
             [one] { $n } очка впливу
            *[other] { $n } очок впливу
        }
term-alliance = { $n } { term-alliance.noun }
    .label = Союзи
    .noun =
        { $n ->
             [one] союз
             [few] союзи
             [many] союзів
            *[other] союзу
        }
    .acc = { term-alliance }
    .gen =
        { $n ->
             [one] { $n } союзу
            *[other] { $n } союзів
        }
term-control_marker = { $n } { term-control_marker.noun }
    .label = Маркери контролю
    .noun =
        { $n ->
             [one] маркер контролю
             [few] маркери контролю
             [many] маркерів контролю
            *[other] маркера контролю
        }
    .acc = { term-control_marker }
    .gen =
        { $n ->
             [one] { $n } маркера контролю
            *[other] { $n } маркерів контролю
        }
term-faction = { $n } { term-faction.noun }
    .label = Фракції
    .noun =
        { $n ->
             [one] фракція
             [few] фракції
             [many] фракцій
            *[other] фракції
        }
    .acc =
        { $n ->
             [one] { $n } фракцію
             [few] { $n } фракції
             [many] { $n } фракцій
            *[other] { $n } фракції
        }
    .gen =
        { $n ->
             [one] { $n } фракції
            *[other] { $n } фракцій
        }
term-board_space = { $n } { term-board_space.noun }
    .label = Локації
    .noun =
        { $n ->
             [one] локація
             [few] локації
             [many] локацій
            *[other] локації
        }
    .acc =
        { $n ->
             [one] { $n } локацію
             [few] { $n } локації
             [many] { $n } локацій
            *[other] { $n } локації
        }
    .gen =
        { $n ->
             [one] { $n } локації
            *[other] { $n } локацій
        }
term-player = { $n } { term-player.noun }
    .label = Гравці
    .noun =
        { $n ->
             [one] гравець
             [few] гравці
             [many] гравців
            *[other] гравця
        }
    .acc =
        { $n ->
             [one] { $n } гравця
             [few] { $n } гравців
             [many] { $n } гравців
            *[other] { $n } гравця
        }
    .gen =
        { $n ->
             [one] { $n } гравця
            *[other] { $n } гравців
        }
term-opponent = { $n } { term-opponent.noun }
    .label = Суперники
    .noun =
        { $n ->
             [one] суперник
             [few] суперники
             [many] суперників
            *[other] суперника
        }
    .acc =
        { $n ->
             [one] { $n } суперника
             [few] { $n } суперників
             [many] { $n } суперників
            *[other] { $n } суперника
        }
    .gen =
        { $n ->
             [one] { $n } суперника
            *[other] { $n } суперників
        }
term-round = { $n } { term-round.noun }
    .label = Раунд
    .noun =
        { $n ->
             [one] раунд
             [few] раунди
             [many] раундів
            *[other] раунду
        }
    .acc = { term-round }
    .gen =
        { $n ->
             [one] { $n } раунду
            *[other] { $n } раундів
        }
term-turn = { $n } { term-turn.noun }
    .label = Хід
    .noun =
        { $n ->
             [one] хід
             [few] ходи
             [many] ходів
            *[other] ходу
        }
    .acc = { term-turn }
    .gen =
        { $n ->
             [one] { $n } ходу
            *[other] { $n } ходів
        }

## Where cards and pieces lie: .in .from .to are where, whence and whither.

term-garrison = гарнізон
    .label = Гарнізон
    .in = у гарнізоні
    .from = з гарнізону
    .to = до гарнізону
term-conflict = конфлікт
    .label = Конфлікт
    .in = у Зоні конфлікту
    .from = із Зони конфлікту
    .to = до Зони конфлікту
term-supply = запас
    .label = Запас
    .in = у запасі
    .from = із запасу
    .to = до запасу
term-bank = загальний запас
    .label = Загальний запас
    .in = у загальному запасі
    .from = із загального запасу
    .to = до загального запасу
term-hand = рука
    .label = Рука
    .in = на руці
    .from = з руки
    .to = на руку
term-deck = колода
    .label = Колода
    .in = у колоді
    .from = з колоди
    .to = до колоди
    .top = на верх колоди
term-discard_pile = скид
    .label = Скид
    .in = у скиді
    .from = зі скиду
    .to = до скиду
term-in_play = у грі
    .label = У грі
    .in = у грі
    .from = з гри
    .to = у гру
term-imperium_row = Ряд Імперіуму
    .label = Ряд Імперіуму
    .in = у Ряді Імперіуму
    .from = з Ряду Імперіуму
    .to = до Ряду Імперіуму
term-reserve = Фонд
    .label = Фонд
    .in = у Фонді
    .from = із Фонду
    .to = до Фонду

## Single pieces and marks: .acc is what one takes or gets.

term-mentat = Ментат
    .label = Ментат
    .acc = Ментата
term-swordmaster = Майстер меча
    .label = Майстер меча
    .acc = Майстра меча
term-high_council_seat = місце у Вищій Раді
    .label = Місце у Вищій Раді
    .acc = місце у Вищій Раді
term-first_player_marker = маркер першого гравця
    .label = Маркер першого гравця
    .acc = маркер першого гравця
term-signet_ring = перстень із печаткою
    .label = Перстень із печаткою
    .acc = перстень із печаткою
term-leader = лідер
    .label = Лідер
    .acc = лідера

## Kinds of turns: .during is the time of one.

term-agent_turn = хід «Відправити агента»
    .label = Хід «Відправити агента»
    .during = під час ходу «Відправити агента»
term-reveal_turn = хід «Розкрити карти»
    .label = Хід «Розкрити карти»
    .during = під час ходу «Розкрити карти»
