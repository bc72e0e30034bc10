### What only the printed opponents need, in Russian: House Hagal’s cards, the Rivals, and the log of their turns.

## Boxes of a component

box-destination = Агент
box-swordmaster = Ценность оружейника
box-scheme = Планирование
box-priority = Приоритеты
box-streamlined = { variant-streamlined }

## Conditions, after “if”; .it says the same of a Rival

condition-has_hooks = у вас есть крюки Подателя
    .it = у оппонента есть крюки Подателя
condition-conflict_level = уровень конфликта — { $levels }
    .it = уровень конфликта — { $levels }

## What only Rivals do, in the forms of effects.ftl

influence-least = { term-influence.acc } во фракции, в которой его влияние наименьшее
influence-most = { term-influence.acc } во фракции, в которой его влияние наибольшее и ещё может вырасти
influence-for_alliance = { term-influence.acc } во фракции, с которой благодаря этому заключает союз, а если такой нет — в той, в которой его влияние наименьшее
influence-priority = { term-influence.acc } во фракции с приоритетом { $place }
effect-rival_spy = разместите шпиона на первом свободном из этих постов наблюдения: { $posts }
    .to = разместить шпиона на первом свободном из этих постов наблюдения: { $posts }
    .it = размещает шпиона на первом свободном из этих постов наблюдения: { $posts }
effect-rival_spy_by_priority = разместите шпиона на первом по приоритету свободном посту наблюдения фракции
    .to = разместить шпиона на первом по приоритету свободном посту наблюдения фракции
    .it = размещает шпиона на первом по приоритету свободном посту наблюдения фракции
effect-rival_harvest = заберите всю бонусную Пряность в ячейке и Пряность, которую даёт сама ячейка
    .to = забрать всю бонусную Пряность в ячейке и Пряность, которую даёт сама ячейка
    .it = забирает всю бонусную Пряность в ячейке и Пряность, которую даёт сама ячейка
effect-rival_harvest_or_summon = заберите всю бонусную Пряность в ячейке; если у вас есть крюки Подателя, а { $kinds } могут вступить в конфликт, также призовите { $units }, иначе заберите и Пряность, которую даёт сама ячейка
    .to = забрать всю бонусную Пряность в ячейке; если у вас есть крюки Подателя, а { $kinds } могут вступить в конфликт, также призвать { $units }, иначе забрать и Пряность, которую даёт сама ячейка
    .it = забирает всю бонусную Пряность в ячейке; если у него есть крюки Подателя, а { $kinds } могут вступить в конфликт, также призывает { $units }, иначе забирает и Пряность, которую даёт сама ячейка

## House Hagal’s cards, as clauses without a capital or a full stop

hagal-goes = агент отправляется в ячейку «{ $space }»
hagal-goes_if = если { $condition }, агент отправляется в ячейку «{ $space }»
hagal-goes_otherwise = иначе агент отправляется в ячейку «{ $space }»
hagal-goes_rich = если в ячейке «{ $space }» есть бонусная Пряность, агент отправляется туда
hagal-goes_richest = из ячеек { $spaces } агент отправляется в ту, где больше всего бонусной Пряности, а при равенстве — в ту, которая сама даёт больше всего
hagal-skips_taken = ячейки, где стоит агент, не учитываются
hagal-passed_otherwise = иначе карта пропускается
hagal-passed_bare = без бонусной Пряности карта пропускается
hagal-passed_poor = если ни в одной из них нет бонусной Пряности, карта пропускается
hagal-there = в ячейке «{ $space }»: { $effects }
hagal-next = затем раскрывается ещё одна карта Дома Хагаль
hagal-reshuffle = все карты Дома Хагаль замешиваются в новую колоду, и раскрывается ещё одна карта
hagal-swords =
    { $n ->
         [0] карта не даёт мечей
        *[other] карта даёт { term-sword.acc }
    }
hagal-people =
    { $people ->
         [1] только для одиночной игры
        *[other] только для партии на двоих
    }

## Rivals, as clauses without a capital or a full stop; $effects is what one does

rival-does = оппонент { $effects }
rival-then = затем он { $effects }
rival-scheme = когда оппонент размещает последнего шпиона, он { $effects }
rival-swordmaster = как только ресурсов и карт интриг у оппонента вместе становится { $n }, он тратит { $n } из них, чтобы получить оружейника
rival-priority = { $place }: { $faction }
rival-streamlined = подходит для варианта «{ variant-streamlined }» в партии на двоих

## Log lines; $seat is the opponent

event-rival = { $seat }: оппонент — { $rival }
event-rival_alone = К игре присоединяется оппонент: { $rival }
event-hagal = { $seat } раскрывает карту Дома Хагаль «{ $card }»
event-hagal_passed =
    { $reason ->
         [taken] { $seat } пропускает карту «{ $card }»: в ячейке стоит агент
         [closed] { $seat } пропускает карту «{ $card }»: ячейка закрыта
         [no_bonus] { $seat } пропускает карту «{ $card }»: нет бонусной Пряности
         [influence] { $seat } пропускает карту «{ $card }»: слишком мало влияния
         [leads] { $seat } пропускает карту «{ $card }»: уже ведёт, и союз заключён («{ variant-smart_politics }»)
        *[behind] { $seat } пропускает карту «{ $card }»: слишком отстаёт от первого («{ variant-smart_politics }»)
    }
event-hagal_shuffle = Все карты Дома Хагаль замешиваются в новую колоду
event-hagal_send = { $seat } отправляет агента в ячейку «{ $space }»
event-hagal_swords =
    { $n ->
         [0] { $seat } раскрывает для сражения карту «{ $card }» и не получает мечей
        *[other] { $seat } раскрывает для сражения карту «{ $card }» и получает { term-sword.acc }
    }
event-hagal_stuck = Ни одна карта Дома Хагаль не отправляет агента: { $seat } ничего не делает в этот ход
event-no_post = { $seat } не размещает шпиона: свободного поста нет
event-scheme = { $seat } применяет свою способность планирования
event-stays_home = { $seat } не размещает отряды: перевес уже составляет { $n }
event-bonus_gone = Бонусная Пряность из ячейки «{ $space }» возвращается в общий запас: { $n }
event-spend_intrigue = { $seat } тратит карту интриги «{ $card }»
event-no_reward =
    { $place ->
         [first] { $seat } не берёт награду за первое место
         [second] { $seat } не берёт награду за второе место
        *[third] { $seat } не берёт награду за третье место
    }
event-control_lost = { $seat } теряет контроль над ячейкой «{ $space }»
event-row_dice = На кубиках { $a } и { $b }
event-row_gone = Карта «{ $card }» покидает рынок Империи

## Where a Victory Point came from

source-bundle =
    { $what ->
         [solari] покупка за солярии
         [spice] покупка за Пряность
         [water] покупка за воду
        *[intrigue] покупка за карты интриг
    }
