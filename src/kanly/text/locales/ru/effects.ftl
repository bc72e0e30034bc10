### What components do, in Russian, as clauses without a capital or a full stop.
### The value stands alone; .to follows “you may” and “to”; .do is an order where the value says “you may”.

## Verbs that several objects can share

effect-gain = получите { $what }
    .to = получить { $what }
effect-score = получите { $what }
    .to = получить { $what }
effect-draw = возьмите { $what }
    .to = взять { $what }
effect-recruit = наймите { $what }
    .to = нанять { $what }
effect-take = заберите { $what }
    .to = забрать { $what }

## Influence as an object

influence-with = { term-influence.acc } { by-faction.influence }
influence-any = { term-influence.acc } в любой фракции
influence-all = { term-influence.acc } в каждой из четырёх фракций
influence-except = { term-influence.acc } в любой фракции, кроме { by-faction.gen }
influence-some = { term-influence.acc } { $factions }
influence-different = { term-influence.acc } в каждой из { $factions } разных фракций
influence-behind = { term-influence.acc } во фракции, в которой у кого-то из соперников больше влияния, чем у вас

## Other objects

thing-mentat = ментата как дополнительного агента на этот раунд
thing-mentat_next = ментата как дополнительного агента на следующий раунд
thing-reserve_card = карту «{ $card }» из резерва

## The other effects

effect-recruit_straight = наймите { term-troop.acc }; { term-reveal_turn.during } можете сразу разместить любое их количество в зоне конфликта
    .to = нанять { term-troop.acc }; { term-reveal_turn.during } можете сразу разместить любое их количество в зоне конфликта
effect-trash = можете удалить карту с руки, из сброса или из числа активных карт
    .do = удалите карту с руки, из сброса или из числа активных карт
    .to = удалить карту с руки, из сброса или из числа активных карт
effect-trash_this = удалите эту карту
    .to = удалить эту карту
effect-discard = сбросьте { term-card.acc }
    .to = сбросить { term-card.acc }
effect-lose_troop = потеряйте { term-troop.acc } { by-place }
    .to = потерять { term-troop.acc } { by-place }
effect-deploy =
    { $n ->
         [1] можете разместить { term-troop.acc } из гарнизона в зоне конфликта
        *[other] разместите до { term-troop.gen } из гарнизона в зоне конфликта
    }
    .do =
        { $n ->
             [1] разместите { term-troop.acc } из гарнизона в зоне конфликта
            *[other] разместите до { term-troop.gen } из гарнизона в зоне конфликта
        }
    .to =
        { $n ->
             [1] разместить { term-troop.acc } из гарнизона в зоне конфликта
            *[other] разместить до { term-troop.gen } из гарнизона в зоне конфликта
        }
effect-deploy_any = разместите любое количество отрядов из гарнизона в зоне конфликта
    .to = разместить любое количество отрядов из гарнизона в зоне конфликта
effect-retreat =
    { $n ->
         [1] можете отвести { term-troop.acc } из зоны конфликта в гарнизон
        *[other] отведите до { term-troop.gen } из зоны конфликта в гарнизон
    }
    .do =
        { $n ->
             [1] отведите { term-troop.acc } из зоны конфликта в гарнизон
            *[other] отведите до { term-troop.gen } из зоны конфликта в гарнизон
        }
    .to =
        { $n ->
             [1] отвести { term-troop.acc } из зоны конфликта в гарнизон
            *[other] отвести до { term-troop.gen } из зоны конфликта в гарнизон
        }
effect-retreat_any = отведите любое количество своих отрядов из зоны конфликта в гарнизон
    .to = отвести любое количество своих отрядов из зоны конфликта в гарнизон
effect-acquire = бесплатно получите карту стоимостью до { term-persuasion.gen }
    .to = получить карту стоимостью до { term-persuasion.gen }
effect-acquire_to_top = бесплатно получите карту стоимостью до { term-persuasion.gen } и положите её на верх колоды
    .to = получить карту стоимостью до { term-persuasion.gen } и положить её на верх колоды
effect-fetch = верните { by-faction.card-acc } из сброса на руку
    .to = вернуть { by-faction.card-acc } из сброса на руку
effect-recall_agent = верните одного из своих агентов с игрового поля на планшет лидера
    .to = вернуть одного из своих агентов с игрового поля на планшет лидера
effect-steal_intrigue = украдите случайным образом по одной карте интриги у каждого соперника, у которого их { $n } или больше
    .to = украсть случайным образом по одной карте интриги у каждого соперника, у которого их { $n } или больше
effect-harvest = добудьте { resource-spice.acc } и всю бонусную Пряность в этой ячейке
    .to = добыть { resource-spice.acc } и всю бонусную Пряность в этой ячейке
effect-use_signet = примените способность кольца с печаткой своего лидера
    .to = применить способность кольца с печаткой своего лидера
effect-take_council_seat = займите место в Высшем Совете: до конца игры получайте { term-persuasion.acc } при каждом раскрытии карт
    .to = занять место в Высшем Совете: до конца игры получайте { term-persuasion.acc } при каждом раскрытии карт
effect-take_swordmaster = получите оружейника: до конца игры у вас на одного агента больше
    .to = получить оружейника: до конца игры у вас на одного агента больше
effect-persuasion_here = { term-reveal_turn.during } получите { term-persuasion.acc }, если ваш агент всё ещё здесь
    .to = { term-reveal_turn.during } получить { term-persuasion.acc }, если ваш агент всё ещё здесь
effect-per_card = получите { term-persuasion.acc } за каждую свою активную { by-faction.card-acc }, включая эту
    .to = получить { term-persuasion.acc } за каждую свою активную { by-faction.card-acc }, включая эту

## Effects around other effects

effect-each_opponent = каждый соперник должен { $effects }
    .to = заставить каждого соперника { $effects }
effect-at_reveal = при раскрытии карт в этом раунде: { $effects }
    .to = при раскрытии карт в этом раунде: { $effects }
effect-pay = { $costs }, чтобы { $effects }
effect-pay_may = можете { $costs }, чтобы { $effects }
effect-when = если { $condition }, { $effects }
effect-when_after = { $effects }, если { $condition }
effect-choose =
    { $number ->
         [1] выберите одно: { $options }
        *[other] выберите { $number } из перечисленного: { $options }
    }
    .to =
        { $number ->
             [1] выбрать одно: { $options }
            *[other] выбрать { $number } из перечисленного: { $options }
        }

## What only one component does. $a, $b are its numbers, $n is $a for the words that count; .to only where it is paid for.

special-double_harvest =
    { $a ->
         [2] если в этот ход вы добываете Пряность, количество, указанное в ячейке, удваивается
        *[other] если в этот ход вы добываете Пряность, количество, указанное в ячейке, умножается на { $a }
    }
special-faction_influence = если вы отправили агента в ячейку фракции, получите { term-influence.acc } в этой фракции вместо 1
special-close_space = выберите ячейку, в которую соперники не могут отправлять агентов до вашего следующего хода
special-spice_must_flow_discount = в этот ход карта «{ base-reserve-the_spice_must_flow }» стоит для вас на { term-persuasion.acc } меньше
special-may_pass = можете передать ход
special-faction_icons = у карты, разыгранной в этот ход, есть также символы агентов всех четырёх фракций
special-join_enemies = в этот ход можете отправить агента в ячейку, занятую агентом соперника
special-double_cross = уберите отряд одного из соперников из зоны конфликта и разместите там свой отряд из личного запаса
    .to = убрать отряд одного из соперников из зоны конфликта и разместить там свой отряд из личного запаса
special-reshuffle = замешайте свой сброс в колоду
special-look_at_top = посмотрите верхнюю карту своей колоды
special-trash_top = удалите просмотренную карту
special-acquire_to_top = каждую карту, приобретённую в этот ход, можете положить на верх колоды
special-manipulate = отложите карту с рынка Империи; в этом раунде только вы можете приобрести её, на { term-persuasion.acc } дешевле
special-masterstroke = раскройте свои жетоны фракций и получите { term-influence.acc } в каждой из этих фракций

## Conditions, after “if”

condition-has_any_alliance = у вас есть союз
condition-has_alliance = у вас есть союз { by-faction.alliance }
condition-has_influence = у вас не менее { term-influence.gen } { by-faction.influence }
condition-another_in_play = у вас есть ещё одна активная { by-faction.card }
condition-has_council_seat = у вас есть место в Высшем Совете
condition-mentat_at_home = ментат стоит в своей ячейке
condition-enemy_in_conflict = у кого-то из соперников есть отряд в зоне конфликта
condition-deck_not_empty = ваша колода не пуста
condition-factions_at = у вас не менее { term-influence.gen } в каждой из { $factions } фракций
condition-owns = у вас не менее { term-card.gen } «{ $card }»
condition-owns_most = у вас больше карт «{ $card }», чем у каждого из соперников

## Costs

cost-spend = заплатите { $what }
    .to = заплатить { $what }
cost-trash_card = удалите карту с руки, из сброса или из числа активных карт
    .to = удалить карту с руки, из сброса или из числа активных карт
cost-trash_self = удалите эту карту
    .to = удалить эту карту
cost-lose_influence = потеряйте { term-influence.acc } в одной из фракций
    .to = потерять { term-influence.acc } в одной из фракций
cost-lose_troops = потеряйте { term-troop.acc } { term-conflict.in }
    .to = потерять { term-troop.acc } { term-conflict.in }

## What Leaders’ abilities change

trait-start_with = в начале игры дополнительно получите { $what }
trait-prescience = можете в любой момент смотреть верхнюю карту своей колоды
trait-space_discount = ячейки с символом «{ $icon }» стоят для вас на { resource-solari.acc } меньше
trait-may_join = можете отправлять агентов в ячейки с символом { $icons }, даже если там стоят агенты соперников
trait-harvest_less = когда добываете Пряность, получите на { $n } меньше и { $effects }
trait-secret_factions = перед первым раундом тайно выберите { $n } из четырёх жетонов фракций и положите их лицевой стороной вниз
trait-on = { $trigger }, { $effects }
trait-on_once = один раз за игру: { $trigger }, { $effects }
trigger-paid_solari_for_space = когда платите солярии за ячейку
trigger-took_council_seat = когда занимаете место в Высшем Совете
trigger-deployed =
    { $n ->
         [0] когда размещаете отряды
        *[other] когда за один ход вы разместили не менее { term-troop.gen }
    }

## Rules of whole components

rule-anywhere = отправьте любого своего агента, даже уже стоящего на игровом поле, в любую ячейку, свободную или занятую
rule-turn_start = разыгрывайте эту карту только в начале своего хода
rule-take_control = получите контроль над ячейкой «{ $space }»
rule-requires = не менее { term-influence.gen } { by-faction.influence }
rule-once = каждый игрок может отправить сюда агента только раз за игру
rule-combat_space = можете разместить отряды в зоне конфликта
rule-maker = если в фазе «{ phase-makers }» в ячейке нет агента, в ней накапливается 1 бонусная Пряность
rule-control_bonus = тот, кто контролирует эту ячейку, получает { $what } каждый раз, когда сюда отправляют агента
rule-track = когда достигаете { term-influence.gen } { by-faction.influence }, { $effects }
rule-alliance = первый, кто достигает { term-influence.gen } { by-faction.influence }, заключает союз (1 победное очко); тот, кто затем поднимается выше него, забирает союз себе
