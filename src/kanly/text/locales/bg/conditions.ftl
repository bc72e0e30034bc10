### Conditions, what is counted, and costs, in Bulgarian, as clauses without a capital or a full stop.
### The value stands alone; .to follows “you may” and “to”, .must “each opponent must”, both with their „да“.

## Conditions, after “if”; .it says the same of a Rival

condition-has_any_alliance = имате съюз
    .it = съперникът има съюз
condition-has_alliance = имате съюз { by-faction.alliance }
    .it = съперникът има съюз { by-faction.alliance }
condition-has_influence = имате поне { term-influence.acc } { by-faction.influence }
    .it = съперникът има поне { term-influence.acc } { by-faction.influence }
condition-another_in_play = имате друга { by-faction.card } в игра
condition-has = имате { $what }
held-council_seat = място във Висшия съвет
held-swordmaster = Майстора на меча
condition-mentat_at_home = Ментатът е на своето поле
condition-enemy_in_conflict = някой опонент има войска в конфликта
condition-deck_not_empty = колодата ви не е празна
condition-factions_at = имате поне { term-influence.acc } с всяка от { $factions } фракции
condition-owns = имате поне { term-card.acc } „{ $card }“
condition-owns_most = имате повече карти „{ $card }“ от всеки опонент
condition-enemy_alliance = имате поне { term-influence.acc } с фракция, чийто маркер Съюз държи опонент
condition-spies_on_board = имате поне { term-spy.acc } на игралната дъска
condition-recalled_spy = този ход сте отзовали Шпионин
condition-watches_maker = ваш Шпионин наблюдава поле със символ Вестител
condition-visited_maker = този ход сте изпратили Агент на поле със символ Вестител
condition-visited_faction = този ход сте изпратили Агент на поле на фракция
condition-units_in_conflict = имате { $units } в конфликта
condition-strength_at_least = имате поне { term-strength.acc } в конфликта
condition-may_summon = имате куки за Вестители, а в конфликта могат да влязат { $units }
condition-contracts_done = сте изпълнили поне { term-contract.acc }
condition-gained_spice = този ход сте получили подправка

## What an effect counts, after that effect

counted-cards_in_play = за всяка { by-faction.card }, която имате в игра, включително тази
counted-cards_revealed = за всяка { by-faction.card }, която сте разкрили този ход, включително тази
counted-other_sword_cards = за всяка друга разкрита този ход карта, която дава мечове
counted-units_of_kind = { $units } в конфликта
counted-completed_contracts = за всеки изпълнен от вас договор

## Costs

cost-spend = платете { $what }
    .to = да платите { $what }
    .must = да плати { $what }
    .it = плаща { $what }
trashed-card =
    { $zone ->
         [hand] { by-card } от ръка
         [play] { by-card.another } от игра
         [discard] { by-card } от купа с изчистените карти
        *[any] { by-card } от ръка, от купа с изчистените карти или от игра
    }
cost-trash_card = премахнете { trashed-card }
    .to = да премахнете { trashed-card }
    .must = да премахне { trashed-card }
cost-trash_self = премахнете тази карта
    .to = да премахнете тази карта
    .must = да премахне тази карта
cost-lose_influence =
    { $times ->
         [1] загубете { term-influence.acc } с фракция по избор
         [2] загубете два пъти по { term-influence.acc } с фракция по избор
        *[other] загубете { $times } пъти по { term-influence.acc } с фракция по избор
    }
    .to =
        { $times ->
             [1] да загубите { term-influence.acc } с фракция по избор
             [2] да загубите два пъти по { term-influence.acc } с фракция по избор
            *[other] да загубите { $times } пъти по { term-influence.acc } с фракция по избор
        }
    .must =
        { $times ->
             [1] да загуби { term-influence.acc } с фракция по избор
             [2] да загуби два пъти по { term-influence.acc } с фракция по избор
            *[other] да загуби { $times } пъти по { term-influence.acc } с фракция по избор
        }
cost-lose_troops = загубете { term-troop.acc } { term-conflict.in }
    .to = да загубите { term-troop.acc } { term-conflict.in }
    .must = да загуби { term-troop.acc } { term-conflict.in }
cost-trash_intrigue = премахнете една от своите карти Интрига
    .to = да премахнете една от своите карти Интрига
    .must = да премахне една от своите карти Интрига
cost-discard_cards = изчистете { term-card.acc }
    .to = да изчистите { term-card.acc }
    .must = да изчисти { term-card.acc }
discard-bonus = ако така изчистите { by-card }, освен това { $effects }
cost-retreat_troops =
    { $span ->
         [0] оттеглете { term-troop.acc } от конфликта в гарнизона си
         [1] оттеглете { $least } или { term-troop.acc } от конфликта в гарнизона си
        *[other] оттеглете от { $least } до { term-troop.gen } от конфликта в гарнизона си
    }
    .to =
        { $span ->
             [0] да оттеглите { term-troop.acc } от конфликта в гарнизона си
             [1] да оттеглите { $least } или { term-troop.acc } от конфликта в гарнизона си
            *[other] да оттеглите от { $least } до { term-troop.gen } от конфликта в гарнизона си
        }
    .must =
        { $span ->
             [0] да оттегли { term-troop.acc } от конфликта в гарнизона си
             [1] да оттегли { $least } или { term-troop.acc } от конфликта в гарнизона си
            *[other] да оттегли от { $least } до { term-troop.gen } от конфликта в гарнизона си
        }
cost-recall_spies = отзовете { term-spy.acc }
    .to = да отзовете { term-spy.acc }
    .must = да отзове { term-spy.acc }
cost-turn_down = обърнете с лице надолу една от откритите си карти Конфликт или Цел с боен символ „{ $icon }“ или с универсалния
    .to = да обърнете с лице надолу една от откритите си карти Конфликт или Цел с боен символ „{ $icon }“ или с универсалния
    .must = да обърне с лице надолу една от откритите си карти Конфликт или Цел с боен символ „{ $icon }“ или с универсалния
