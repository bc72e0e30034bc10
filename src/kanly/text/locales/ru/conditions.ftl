### Conditions, what is counted, and costs, in Russian, as clauses without a capital or a full stop.
### The value of a cost stands alone; .to follows “you may” and “to”.

## Conditions, after “if”; .it says the same of a Rival

condition-has_any_alliance = у вас есть союз
    .it = у оппонента есть союз
condition-has_alliance = у вас есть союз { by-faction.alliance }
    .it = у оппонента есть союз { by-faction.alliance }
condition-has_influence = у вас не менее { term-influence.gen } { by-faction.influence }
    .it = у оппонента не менее { term-influence.gen } { by-faction.influence }
condition-another_in_play = у вас есть ещё одна активная { by-faction.card }
condition-has = у вас есть { $what }
held-council_seat = место в Высшем Совете
held-swordmaster = оружейник
condition-mentat_at_home = ментат стоит в своей ячейке
condition-enemy_in_conflict = у кого-то из соперников есть отряд в зоне конфликта
condition-deck_not_empty = ваша колода не пуста
condition-factions_at = у вас не менее { term-influence.gen } в каждой из { $factions } фракций
condition-owns = у вас не менее { term-card.gen } «{ $card }»
condition-owns_most = у вас больше карт «{ $card }», чем у каждого из соперников
condition-enemy_alliance = у вас не менее { term-influence.gen } во фракции, союз с которой есть у соперника
condition-spies_on_board = у вас на игровом поле не менее { term-spy.gen }
condition-recalled_spy = в этот ход вы отозвали шпиона
condition-watches_maker = ваш шпион следит за ячейкой с символом Подателя
condition-visited_maker = в этот ход вы отправили агента в ячейку с символом Подателя
condition-visited_faction = в этот ход вы отправили агента в ячейку фракции
condition-units_in_conflict = у вас в зоне конфликта { $units }
condition-strength_at_least = у вас в зоне конфликта не менее { term-strength.gen }
condition-may_summon = у вас есть крюки Подателя, а { $units } могут вступить в конфликт
condition-contracts_done = вы выполнили не менее { term-contract.gen }
condition-gained_spice = в этот ход вы получили Пряность

## What an effect counts, after that effect

counted-cards_in_play = за каждую свою активную { by-faction.card-acc }, включая эту
counted-cards_revealed = за каждую раскрытую в этот ход { by-faction.card-acc }, включая эту
counted-other_sword_cards = за каждую другую раскрытую в этот ход карту, которая даёт мечи
counted-units_of_kind = { $units } в зоне конфликта
counted-completed_contracts = за каждый выполненный вами контракт

## Costs

cost-spend = заплатите { $what }
    .to = заплатить { $what }
    .it = платит { $what }
trashed-card =
    { $zone ->
         [hand] { by-card } с руки
         [play] { by-card.another } из числа активных карт
         [discard] { by-card } из сброса
        *[any] { by-card } с руки, из сброса или из числа активных карт
    }
cost-trash_card = удалите { trashed-card }
    .to = удалить { trashed-card }
cost-trash_self = удалите эту карту
    .to = удалить эту карту
cost-lose_influence =
    { $times ->
         [1] потеряйте { term-influence.acc } в одной из фракций
         [2] дважды потеряйте { term-influence.acc } в одной из фракций
        *[other] { $times } раза потеряйте { term-influence.acc } в одной из фракций
    }
    .to =
        { $times ->
             [1] потерять { term-influence.acc } в одной из фракций
             [2] дважды потерять { term-influence.acc } в одной из фракций
            *[other] { $times } раза потерять { term-influence.acc } в одной из фракций
        }
cost-lose_troops = потеряйте { term-troop.acc } { term-conflict.in }
    .to = потерять { term-troop.acc } { term-conflict.in }
cost-trash_intrigue = удалите одну из своих карт интриг
    .to = удалить одну из своих карт интриг
cost-discard_cards = сбросьте { term-card.acc }
    .to = сбросить { term-card.acc }
discard-bonus = если так вы сбрасываете { by-card }, также { $effects }
cost-retreat_troops =
    { $span ->
         [0] отведите { term-troop.acc } из зоны конфликта в гарнизон
         [1] отведите { $least } или { term-troop.acc } из зоны конфликта в гарнизон
        *[other] отведите от { $least } до { term-troop.gen } из зоны конфликта в гарнизон
    }
    .to =
        { $span ->
             [0] отвести { term-troop.acc } из зоны конфликта в гарнизон
             [1] отвести { $least } или { term-troop.acc } из зоны конфликта в гарнизон
            *[other] отвести от { $least } до { term-troop.gen } из зоны конфликта в гарнизон
        }
cost-recall_spies = отзовите { term-spy.acc }
    .to = отозвать { term-spy.acc }
cost-turn_down = переверните лицевой стороной вниз одну из своих открытых карт конфликта или задачи с символом сражения «{ $icon }» или с универсальным
    .to = перевернуть лицевой стороной вниз одну из своих открытых карт конфликта или задачи с символом сражения «{ $icon }» или с универсальным
