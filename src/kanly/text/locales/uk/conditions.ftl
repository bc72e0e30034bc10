### Conditions, what is counted, and costs, in Ukrainian, as clauses without a capital or a full stop.
### The value of a cost stands alone; .to follows “you may” and “to”.

## Conditions, after “if”; .it says the same of a Rival

condition-has_any_alliance = ви маєте союз
    .it = Конкурент має союз
condition-has_alliance = ви маєте союз { by-faction.alliance }
    .it = Конкурент має союз { by-faction.alliance }
condition-has_influence = ви маєте щонайменше { term-influence.acc } { by-faction.influence }
    .it = Конкурент має щонайменше { term-influence.acc } { by-faction.influence }
condition-another_in_play = ви маєте в грі ще одну { by-faction.card-acc }
condition-has = ви маєте { $what }
held-council_seat = місце у Вищій Раді
held-swordmaster = Майстра меча
condition-mentat_at_home = Ментат стоїть на своїй локації
condition-enemy_in_conflict = хтось із суперників має загін у Зоні конфлікту
condition-deck_not_empty = ваша колода не порожня
condition-factions_at = ви маєте щонайменше { term-influence.acc } на кожну з { $factions } фракцій
condition-owns = ви маєте щонайменше { term-card.acc } «{ $card }»
condition-owns_most = ви маєте більше карт «{ $card }», ніж кожен із суперників
condition-enemy_alliance = ви маєте щонайменше { term-influence.acc } на фракцію, союз із якою має суперник
condition-spies_on_board = ви маєте на ігровому полі щонайменше { term-spy.acc }
condition-recalled_spy = в цей хід ви відкликали шпигуна
condition-watches_maker = ваш шпигун стежить за локацією видобутку
condition-visited_maker = в цей хід ви відправили агента на локацію видобутку
condition-visited_faction = в цей хід ви відправили агента на локацію фракції
condition-units_in_conflict = ви маєте в Зоні конфлікту { $units }
condition-strength_at_least = ви маєте в Зоні конфлікту щонайменше { term-strength.acc }
condition-may_summon = ви маєте гаки творця, а { $units } можуть увійти до Зони конфлікту
condition-contracts_done = ви виконали щонайменше { term-contract.acc }
condition-gained_spice = в цей хід ви отримали прянощі

## What an effect counts, after that effect

counted-cards_in_play = за кожну { by-faction.card-acc }, яку маєте в грі, зокрема й за цю
counted-cards_revealed = за кожну { by-faction.card-acc }, яку розкрили в цей хід, зокрема й за цю
counted-other_sword_cards = за кожну іншу розкриту в цей хід карту, що дає мечі
counted-units_of_kind = { $units } в Зоні конфлікту
counted-completed_contracts = за кожен виконаний вами контракт

## Costs

cost-spend = заплатіть { $what }
    .to = заплатити { $what }
    .it = платить { $what }
trashed-card =
    { $zone ->
         [hand] { by-card } з руки
         [play] { by-card.another } з гри
         [discard] { by-card } зі скиду
        *[any] { by-card } з руки, зі скиду або з гри
    }
cost-trash_card = знищте { trashed-card }
    .to = знищити { trashed-card }
cost-trash_self = знищте цю карту
    .to = знищити цю карту
cost-lose_influence =
    { $times ->
         [1] втратьте { term-influence.acc } на одну з фракцій
         [2] двічі втратьте { term-influence.acc } на одну з фракцій
        *[other] { $times } рази втратьте { term-influence.acc } на одну з фракцій
    }
    .to =
        { $times ->
             [1] втратити { term-influence.acc } на одну з фракцій
             [2] двічі втратити { term-influence.acc } на одну з фракцій
            *[other] { $times } рази втратити { term-influence.acc } на одну з фракцій
        }
cost-lose_troops = втратьте { term-troop.acc } { term-conflict.from }
    .to = втратити { term-troop.acc } { term-conflict.from }
cost-trash_intrigue = знищте одну зі своїх карт інтриг
    .to = знищити одну зі своїх карт інтриг
cost-discard_cards = скиньте { term-card.acc }
    .to = скинути { term-card.acc }
discard-bonus = якщо так ви скидаєте { by-card }, також { $effects }
cost-retreat_troops =
    { $span ->
         [0] відведіть { term-troop.acc } із Зони конфлікту в гарнізон
         [1] відведіть { $least } або { term-troop.acc } із Зони конфлікту в гарнізон
        *[other] відведіть від { $least } до { term-troop.gen } із Зони конфлікту в гарнізон
    }
    .to =
        { $span ->
             [0] відвести { term-troop.acc } із Зони конфлікту в гарнізон
             [1] відвести { $least } або { term-troop.acc } із Зони конфлікту в гарнізон
            *[other] відвести від { $least } до { term-troop.gen } із Зони конфлікту в гарнізон
        }
cost-recall_spies = відкличте { term-spy.acc }
    .to = відкликати { term-spy.acc }
cost-turn_down = переверніть долілиць одну зі своїх відкритих карт конфлікту або цілі із символом бою «{ $icon }» чи з універсальним
    .to = перевернути долілиць одну зі своїх відкритих карт конфлікту або цілі із символом бою «{ $icon }» чи з універсальним
