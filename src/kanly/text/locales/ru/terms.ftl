### Words of the rules in Russian, as they stand inside a sentence; .label is the same word as a heading.
### Spice, water and influence are masses: from five on they stay in the genitive singular.

## What is counted: the value is $n of it, .noun the word alone, .acc the object, .gen after “up to”.

resource-solari = { $n } { resource-solari.noun }
    .label = Солярии
    .noun =
        { $n ->
             [one] солярий
             [few] солярия
             [many] соляриев
            *[other] солярия
        }
    .acc = { resource-solari }
    .gen =
        { $n ->
             [one] { $n } солярия
            *[other] { $n } соляриев
        }
resource-spice = { $n } { resource-spice.noun }
    .label = Пряность
    .noun =
        { $n ->
             [one] Пряность
             [few] Пряности
             [many] Пряности
            *[other] Пряности
        }
    .acc = { resource-spice }
    .gen = { $n } Пряности
resource-water = { $n } { resource-water.noun }
    .label = Вода
    .noun =
        { $n ->
             [one] вода
             [few] воды
             [many] воды
            *[other] воды
        }
    .acc =
        { $n ->
             [one] { $n } воду
             [few] { $n } воды
             [many] { $n } воды
            *[other] { $n } воды
        }
    .gen = { $n } воды
term-bonus_spice = { $n } { term-bonus_spice.noun }
    .label = Бонусная Пряность
    .noun =
        { $n ->
             [one] бонусная Пряность
             [few] бонусные Пряности
             [many] бонусной Пряности
            *[other] бонусной Пряности
        }
    .acc =
        { $n ->
             [one] { $n } бонусную Пряность
             [few] { $n } бонусные Пряности
             [many] { $n } бонусной Пряности
            *[other] { $n } бонусной Пряности
        }
    .gen = { $n } бонусной Пряности
term-troop = { $n } { term-troop.noun }
    .label = Отряды
    .noun =
        { $n ->
             [one] отряд
             [few] отряда
             [many] отрядов
            *[other] отряда
        }
    .acc = { term-troop }
    .gen =
        { $n ->
             [one] { $n } отряда
            *[other] { $n } отрядов
        }
term-agent = { $n } { term-agent.noun }
    .label = Агенты
    .noun =
        { $n ->
             [one] агент
             [few] агента
             [many] агентов
            *[other] агента
        }
    .acc =
        { $n ->
             [one] { $n } агента
             [few] { $n } агентов
             [many] { $n } агентов
            *[other] { $n } агента
        }
    .gen =
        { $n ->
             [one] { $n } агента
            *[other] { $n } агентов
        }
term-card = { $n } { term-card.noun }
    .label = Карты
    .noun =
        { $n ->
             [one] карта
             [few] карты
             [many] карт
            *[other] карты
        }
    .acc =
        { $n ->
             [one] { $n } карту
             [few] { $n } карты
             [many] { $n } карт
            *[other] { $n } карты
        }
    .gen =
        { $n ->
             [one] { $n } карты
            *[other] { $n } карт
        }
term-intrigue_card = { $n } { term-intrigue_card.noun }
    .label = Карты интриг
    .noun =
        { $n ->
             [one] карта интриги
             [few] карты интриг
             [many] карт интриг
            *[other] карты интриги
        }
    .acc =
        { $n ->
             [one] { $n } карту интриги
             [few] { $n } карты интриг
             [many] { $n } карт интриг
            *[other] { $n } карты интриги
        }
    .gen =
        { $n ->
             [one] { $n } карты интриги
            *[other] { $n } карт интриг
        }
term-persuasion = { $n } { term-persuasion.noun }
    .label = Очки убеждения
    .noun =
        { $n ->
             [one] очко убеждения
             [few] очка убеждения
             [many] очков убеждения
            *[other] очка убеждения
        }
    .acc = { term-persuasion }
    .gen =
        { $n ->
             [one] { $n } очка убеждения
            *[other] { $n } очков убеждения
        }
term-sword = { $n } { term-sword.noun }
    .label = Мечи
    .noun =
        { $n ->
             [one] меч
             [few] меча
             [many] мечей
            *[other] меча
        }
    .acc = { term-sword }
    .gen =
        { $n ->
             [one] { $n } меча
            *[other] { $n } мечей
        }
term-strength = { $n } { term-strength.noun }
    .label = Боевая сила
    .noun =
        { $n ->
             [one] очко боевой силы
             [few] очка боевой силы
             [many] очков боевой силы
            *[other] очка боевой силы
        }
    .acc = { term-strength }
    .gen =
        { $n ->
             [one] { $n } очка боевой силы
            *[other] { $n } очков боевой силы
        }
term-victory_point = { $n } { term-victory_point.noun }
    .label = Победные очки
    .noun =
        { $n ->
             [one] победное очко
             [few] победных очка
             [many] победных очков
            *[other] победного очка
        }
    .acc = { term-victory_point }
    .gen =
        { $n ->
             [one] { $n } победного очка
            *[other] { $n } победных очков
        }
term-influence = { $n } { term-influence.noun }
    .label = Влияние
    .noun =
        { $n ->
             [one] влияние
             [few] влияния
             [many] влияния
            *[other] влияния
        }
    .acc = { term-influence }
    .gen = { $n } влияния
term-alliance = { $n } { term-alliance.noun }
    .label = Союзы
    .noun =
        { $n ->
             [one] союз
             [few] союза
             [many] союзов
            *[other] союза
        }
    .acc = { term-alliance }
    .gen =
        { $n ->
             [one] { $n } союза
            *[other] { $n } союзов
        }
term-control_marker = { $n } { term-control_marker.noun }
    .label = Жетоны контроля
    .noun =
        { $n ->
             [one] жетон контроля
             [few] жетона контроля
             [many] жетонов контроля
            *[other] жетона контроля
        }
    .acc = { term-control_marker }
    .gen =
        { $n ->
             [one] { $n } жетона контроля
            *[other] { $n } жетонов контроля
        }
term-faction = { $n } { term-faction.noun }
    .label = Фракции
    .noun =
        { $n ->
             [one] фракция
             [few] фракции
             [many] фракций
            *[other] фракции
        }
    .acc =
        { $n ->
             [one] { $n } фракцию
             [few] { $n } фракции
             [many] { $n } фракций
            *[other] { $n } фракции
        }
    .gen =
        { $n ->
             [one] { $n } фракции
            *[other] { $n } фракций
        }
term-board_space = { $n } { term-board_space.noun }
    .label = Ячейки
    .noun =
        { $n ->
             [one] ячейка
             [few] ячейки
             [many] ячеек
            *[other] ячейки
        }
    .acc =
        { $n ->
             [one] { $n } ячейку
             [few] { $n } ячейки
             [many] { $n } ячеек
            *[other] { $n } ячейки
        }
    .gen =
        { $n ->
             [one] { $n } ячейки
            *[other] { $n } ячеек
        }
term-player = { $n } { term-player.noun }
    .label = Игроки
    .noun =
        { $n ->
             [one] игрок
             [few] игрока
             [many] игроков
            *[other] игрока
        }
    .acc =
        { $n ->
             [one] { $n } игрока
             [few] { $n } игроков
             [many] { $n } игроков
            *[other] { $n } игрока
        }
    .gen =
        { $n ->
             [one] { $n } игрока
            *[other] { $n } игроков
        }
term-opponent = { $n } { term-opponent.noun }
    .label = Соперники
    .noun =
        { $n ->
             [one] соперник
             [few] соперника
             [many] соперников
            *[other] соперника
        }
    .acc =
        { $n ->
             [one] { $n } соперника
             [few] { $n } соперников
             [many] { $n } соперников
            *[other] { $n } соперника
        }
    .gen =
        { $n ->
             [one] { $n } соперника
            *[other] { $n } соперников
        }
term-round = { $n } { term-round.noun }
    .label = Раунд
    .noun =
        { $n ->
             [one] раунд
             [few] раунда
             [many] раундов
            *[other] раунда
        }
    .acc = { term-round }
    .gen =
        { $n ->
             [one] { $n } раунда
            *[other] { $n } раундов
        }
term-turn = { $n } { term-turn.noun }
    .label = Ход
    .noun =
        { $n ->
             [one] ход
             [few] хода
             [many] ходов
            *[other] хода
        }
    .acc = { term-turn }
    .gen =
        { $n ->
             [one] { $n } хода
            *[other] { $n } ходов
        }

## Where cards and pieces lie: .in .from .to are where, whence and whither.

term-garrison = гарнизон
    .label = Гарнизон
    .in = в гарнизоне
    .from = из гарнизона
    .to = в гарнизон
term-conflict = конфликт
    .label = Конфликт
    .in = в зоне конфликта
    .from = из зоны конфликта
    .to = в зону конфликта
term-supply = личный запас
    .label = Личный запас
    .in = в личном запасе
    .from = из личного запаса
    .to = в личный запас
term-bank = общий запас
    .label = Общий запас
    .in = в общем запасе
    .from = из общего запаса
    .to = в общий запас
term-hand = рука
    .label = Рука
    .in = на руке
    .from = с руки
    .to = на руку
term-deck = колода
    .label = Колода
    .in = в колоде
    .from = из колоды
    .to = в колоду
    .top = на верх колоды
term-discard_pile = сброс
    .label = Сброс
    .in = в сбросе
    .from = из сброса
    .to = в сброс
term-in_play = активные карты
    .label = Активные карты
    .in = среди активных карт
    .from = из числа активных карт
    .to = в число активных карт
term-imperium_row = рынок Империи
    .label = Рынок Империи
    .in = на рынке Империи
    .from = с рынка Империи
    .to = на рынок Империи
term-reserve = резерв
    .label = Резерв
    .in = в резерве
    .from = из резерва
    .to = в резерв

## Single pieces and marks: .acc is what one takes or gets.

term-mentat = ментат
    .label = Ментат
    .acc = ментата
term-swordmaster = оружейник
    .label = Оружейник
    .acc = оружейника
term-high_council_seat = место в Высшем Совете
    .label = Место в Высшем Совете
    .acc = место в Высшем Совете
term-first_player_marker = жетон первого игрока
    .label = Жетон первого игрока
    .acc = жетон первого игрока
term-signet_ring = кольцо с печаткой
    .label = Кольцо с печаткой
    .acc = кольцо с печаткой
term-leader = лидер
    .label = Лидер
    .acc = лидера

## Kinds of turns: .during is the time of one.

term-agent_turn = отправка агента
    .label = Отправка агента
    .during = во время отправки агента
term-reveal_turn = раскрытие карт
    .label = Раскрытие карт
    .during = во время раскрытия карт
