### What only the printed opponents need, in Ukrainian: House Hagal’s cards, the Rivals, and the log of their turns.

## Boxes of a component

box-destination = Агент
box-swordmaster = Корисність Майстра меча
box-scheme = Планування
box-priority = Пріоритети
box-streamlined = { variant-streamlined }

## Conditions, after “if”; .it says the same of a Rival

condition-has_hooks = ви маєте гаки творця
    .it = Конкурент має гаки творця
condition-conflict_level = рівень конфлікту — { $levels }
    .it = рівень конфлікту — { $levels }

## What only Rivals do, in the forms of effects.ftl

influence-least = { term-influence.acc } на фракцію, на яку має найменше впливу
influence-most = { term-influence.acc } на фракцію, на яку має найбільше впливу й може здобути ще
influence-for_alliance = { term-influence.acc } на фракцію, з якою завдяки цьому укладає союз, а якщо такої немає — на ту, на яку має найменше впливу
influence-priority = { term-influence.acc } на фракцію з пріоритетом { $place }
effect-rival_spy = розмістіть шпигуна в першому вільному із цих спостережних пунктів: { $posts }
    .to = розмістити шпигуна в першому вільному із цих спостережних пунктів: { $posts }
    .it = розміщує шпигуна в першому вільному із цих спостережних пунктів: { $posts }
effect-rival_spy_by_priority = розмістіть шпигуна в першому за пріоритетом вільному спостережному пункті фракції
    .to = розмістити шпигуна в першому за пріоритетом вільному спостережному пункті фракції
    .it = розміщує шпигуна в першому за пріоритетом вільному спостережному пункті фракції
effect-rival_harvest = заберіть усі додаткові прянощі на локації та прянощі, які дає сама локація
    .to = забрати всі додаткові прянощі на локації та прянощі, які дає сама локація
    .it = забирає всі додаткові прянощі на локації та прянощі, які дає сама локація
effect-rival_harvest_or_summon = заберіть усі додаткові прянощі на локації; якщо маєте гаки творця, а { $kinds } можуть увійти до Зони конфлікту, також викличте { $units }, інакше заберіть і прянощі, які дає сама локація
    .to = забрати всі додаткові прянощі на локації; якщо маєте гаки творця, а { $kinds } можуть увійти до Зони конфлікту, також викликати { $units }, інакше забрати й прянощі, які дає сама локація
    .it = забирає всі додаткові прянощі на локації; якщо він має гаки творця, а { $kinds } можуть увійти до Зони конфлікту, також викликає { $units }, інакше забирає й прянощі, які дає сама локація

## House Hagal’s cards, as clauses without a capital or a full stop

hagal-goes = агент вирушає на локацію «{ $space }»
hagal-goes_if = якщо { $condition }, агент вирушає на локацію «{ $space }»
hagal-goes_otherwise = інакше агент вирушає на локацію «{ $space }»
hagal-goes_rich = якщо на локації «{ $space }» є додаткові прянощі, агент вирушає туди
hagal-goes_richest = з локацій { $spaces } агент вирушає на ту, де найбільше додаткових прянощів, а якщо порівну — на ту, яка сама дає найбільше
hagal-skips_taken = локації, де стоїть агент, не враховують
hagal-passed_otherwise = інакше карту пропускають
hagal-passed_bare = без додаткових прянощів карту пропускають
hagal-passed_poor = якщо на жодній із них немає додаткових прянощів, карту пропускають
hagal-there = на локації «{ $space }»: { $effects }
hagal-next = потім відкривають ще одну карту Дому Гаґал
hagal-reshuffle = усі карти Дому Гаґал перетасовують у нову колоду й відкривають ще одну карту
hagal-swords =
    { $n ->
         [0] карта не дає мечів
        *[other] карта дає { term-sword.acc }
    }
hagal-people =
    { $people ->
         [1] лише для соло-гри
        *[other] лише для гри вдвох
    }

## Rivals, as clauses without a capital or a full stop; $effects is what one does

rival-does = Конкурент { $effects }
rival-then = потім він { $effects }
rival-scheme = коли Конкурент розміщує останнього шпигуна, він { $effects }
rival-swordmaster = щойно ресурсів і карт інтриг у Конкурента разом стає { $n }, він витрачає з них { $n }, щоб отримати Майстра меча
rival-priority = { $place }: { $faction }
rival-streamlined = підходить для варіанта гри вдвох «{ variant-streamlined }»

## Log lines; $seat is the opponent

event-rival = { $seat }: Конкурент — { $rival }
event-rival_alone = До гри долучається Конкурент: { $rival }
event-hagal = { $seat } відкриває карту Дому Гаґал «{ $card }»
event-hagal_passed =
    { $reason ->
         [taken] { $seat } пропускає карту «{ $card }»: на локації стоїть агент
         [closed] { $seat } пропускає карту «{ $card }»: локація закрита
         [no_bonus] { $seat } пропускає карту «{ $card }»: немає додаткових прянощів
         [influence] { $seat } пропускає карту «{ $card }»: замало впливу
         [leads] { $seat } пропускає карту «{ $card }»: уже веде й має союз («{ variant-smart_politics }»)
        *[behind] { $seat } пропускає карту «{ $card }»: надто відстає від першого («{ variant-smart_politics }»)
    }
event-hagal_shuffle = Усі карти Дому Гаґал перетасовують у нову колоду
event-hagal_send = { $seat } відправляє агента на локацію «{ $space }»
event-hagal_swords =
    { $n ->
         [0] { $seat } відкриває для бою карту «{ $card }» і не отримує мечів
        *[other] { $seat } відкриває для бою карту «{ $card }» та отримує { term-sword.acc }
    }
event-hagal_stuck = Жодна карта Дому Гаґал не відправляє агента: { $seat } нічого не робить у цей хід
event-no_post = { $seat } не розміщує шпигуна: вільного пункту немає
event-scheme = { $seat } активує свою властивість планування
event-stays_home = { $seat } не розгортає загонів: перевага вже становить { $n }
event-bonus_gone = Додаткові прянощі з локації «{ $space }» повертаються до загального запасу: { $n }
event-spend_intrigue = { $seat } витрачає карту інтриги «{ $card }»
event-no_reward =
    { $place ->
         [first] { $seat } не бере нагороди за 1-ше місце
         [second] { $seat } не бере нагороди за 2-ге місце
        *[third] { $seat } не бере нагороди за 3-тє місце
    }
event-control_lost = { $seat } втрачає контроль над локацією «{ $space }»
event-row_dice = На кубиках { $a } і { $b }
event-row_gone = Карта «{ $card }» вибуває з Ряду Імперіуму

## Where a Victory Point came from

source-bundle =
    { $what ->
         [solari] купівля за солярії
         [spice] купівля за прянощі
         [water] купівля за воду
        *[intrigue] купівля за карти інтриг
    }
