### Words of the rules in Bulgarian, as they stand inside a sentence; .label is the same word as a heading.
### Counted forms (2 меча) are for things; people (2 Агенти, 2 играчи) keep the plural after a figure.

## What is counted: the value is $n of it, .noun the word alone, .acc the object, .gen after “up to”.

resource-solari = { $n } { resource-solari.noun }
    .label = Солари
    .noun = солари
    .acc = { resource-solari }
    .gen = { resource-solari }
resource-spice = { $n } { resource-spice.noun }
    .label = Подправка
    .noun =
        { $n ->
             [one] подправка
            *[other] подправки
        }
    .acc = { resource-spice }
    .gen = { resource-spice }
resource-water = { $n } { resource-water.noun }
    .label = Вода
    .noun =
        { $n ->
             [one] вода
            *[other] води
        }
    .acc = { resource-water }
    .gen = { resource-water }
term-bonus_spice = { $n } { term-bonus_spice.noun }
    .label = Допълнителна подправка
    .noun =
        { $n ->
             [one] допълнителна подправка
            *[other] допълнителни подправки
        }
    .acc = { term-bonus_spice }
    .gen = { term-bonus_spice }
term-troop = { $n } { term-troop.noun }
    .label = Войски
    .noun =
        { $n ->
             [one] войска
            *[other] войски
        }
    .acc = { term-troop }
    .gen = { term-troop }
term-agent = { $n } { term-agent.noun }
    .label = Агенти
    .noun =
        { $n ->
             [one] Агент
            *[other] Агенти
        }
    .acc = { term-agent }
    .gen = { term-agent }
term-card = { $n } { term-card.noun }
    .label = Карти
    .noun =
        { $n ->
             [one] карта
            *[other] карти
        }
    .acc = { term-card }
    .gen = { term-card }
term-intrigue_card = { $n } { term-intrigue_card.noun }
    .label = Карти Интрига
    .noun =
        { $n ->
             [one] карта Интрига
            *[other] карти Интрига
        }
    .acc = { term-intrigue_card }
    .gen = { term-intrigue_card }
term-persuasion = { $n } { term-persuasion.noun }
    .label = Авторитет
    .noun =
        { $n ->
             [one] точка Авторитет
            *[other] точки Авторитет
        }
    .acc = { term-persuasion }
    .gen = { term-persuasion }
term-sword = { $n } { term-sword.noun }
    .label = Мечове
    .noun =
        { $n ->
             [one] меч
            *[other] меча
        }
    .acc = { term-sword }
    .gen = { term-sword }
term-strength = { $n } { term-strength.noun }
    .label = Военна сила
    .noun =
        { $n ->
             [one] точка военна сила
            *[other] точки военна сила
        }
    .acc = { term-strength }
    .gen = { term-strength }
term-victory_point = { $n } { term-victory_point.noun }
    .label = Победни точки
    .noun =
        { $n ->
             [one] победна точка
            *[other] победни точки
        }
    .acc = { term-victory_point }
    .gen = { term-victory_point }
term-influence = { $n } { term-influence.noun }
    .label = Влияние
    .noun =
        { $n ->
             [one] точка влияние
            *[other] точки влияние
        }
    .acc = { term-influence }
    .gen = { term-influence }
term-alliance = { $n } { term-alliance.noun }
    .label = Съюзи
    .noun =
        { $n ->
             [one] съюз
            *[other] съюза
        }
    .acc = { term-alliance }
    .gen = { term-alliance }
term-control_marker = { $n } { term-control_marker.noun }
    .label = Маркери Контрол
    .noun =
        { $n ->
             [one] маркер Контрол
            *[other] маркера Контрол
        }
    .acc = { term-control_marker }
    .gen = { term-control_marker }
term-faction = { $n } { term-faction.noun }
    .label = Фракции
    .noun =
        { $n ->
             [one] фракция
            *[other] фракции
        }
    .acc = { term-faction }
    .gen = { term-faction }
term-board_space = { $n } { term-board_space.noun }
    .label = Игрални полета
    .noun =
        { $n ->
             [one] игрално поле
            *[other] игрални полета
        }
    .acc = { term-board_space }
    .gen = { term-board_space }
term-player = { $n } { term-player.noun }
    .label = Играчи
    .noun =
        { $n ->
             [one] играч
            *[other] играчи
        }
    .acc = { term-player }
    .gen = { term-player }
term-opponent = { $n } { term-opponent.noun }
    .label = Опоненти
    .noun =
        { $n ->
             [one] опонент
            *[other] опоненти
        }
    .acc = { term-opponent }
    .gen = { term-opponent }
term-round = { $n } { term-round.noun }
    .label = Рунд
    .noun =
        { $n ->
             [one] рунд
            *[other] рунда
        }
    .acc = { term-round }
    .gen = { term-round }
term-turn = { $n } { term-turn.noun }
    .label = Ход
    .noun =
        { $n ->
             [one] ход
            *[other] хода
        }
    .acc = { term-turn }
    .gen = { term-turn }

## Where cards and pieces lie: .in .from .to are where, whence and whither.

term-garrison = гарнизон
    .label = Гарнизон
    .in = в гарнизона
    .from = от гарнизона
    .to = в гарнизона
term-conflict = конфликт
    .label = Конфликт
    .in = в конфликта
    .from = от конфликта
    .to = в конфликта
term-supply = запас
    .label = Запас
    .in = в запаса
    .from = от запаса
    .to = в запаса
term-bank = банка
    .label = Банка
    .in = в банката
    .from = от банката
    .to = в банката
term-hand = ръка
    .label = Ръка
    .in = в ръка
    .from = от ръка
    .to = в ръка
term-deck = колода
    .label = Колода
    .in = в колодата
    .from = от колодата
    .to = в колодата
    .top = най-отгоре на колодата
term-discard_pile = куп с изчистените карти
    .label = Изчистени карти
    .in = в купа с изчистените карти
    .from = от купа с изчистените карти
    .to = в купа с изчистените карти
term-in_play = в игра
    .label = В игра
    .in = в игра
    .from = от игра
    .to = в игра
term-imperium_row = Имперски ред
    .label = Имперски ред
    .in = в Имперския ред
    .from = от Имперския ред
    .to = в Имперския ред
term-reserve = Резерв
    .label = Резерв
    .in = в Резерва
    .from = от Резерва
    .to = в Резерва

## Single pieces and marks: .acc is what one takes or gets.

term-mentat = Ментат
    .label = Ментат
    .acc = Ментата
term-swordmaster = Майстор на меча
    .label = Майстор на меча
    .acc = Майстора на меча
term-high_council_seat = място във Висшия съвет
    .label = Място във Висшия съвет
    .acc = място във Висшия съвет
term-first_player_marker = маркер Първи играч
    .label = Маркер Първи играч
    .acc = маркера Първи играч
term-signet_ring = Пръстен с печат
    .label = Пръстен с печат
    .acc = Пръстена с печат
term-leader = Лидер
    .label = Лидер
    .acc = Лидера

## Kinds of turns: .during is the time of one.

term-agent_turn = ход с Агент
    .label = Ход с Агент
    .during = по време на ход с Агент
term-reveal_turn = ход на Разкриване
    .label = Ход на Разкриване
    .during = по време на ход на Разкриване
