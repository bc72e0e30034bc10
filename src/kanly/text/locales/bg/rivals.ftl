### What only the printed opponents need, in Bulgarian: House Hagal’s cards, the Rivals, and the log of their turns.

## Boxes of a component

box-destination = Агент
box-swordmaster = Стойност на Майстора на меча
box-scheme = Замисъл
box-priority = Приоритети
box-streamlined = { variant-streamlined }

## Conditions, after “if”; .it says the same of a Rival

condition-has_hooks = имате куки за Вестители
    .it = съперникът има куки за Вестители
condition-conflict_level = конфликтът е от ниво { $levels }
    .it = конфликтът е от ниво { $levels }

## What only Rivals do, in the forms of effects.ftl

influence-least = { term-influence.acc } с фракцията, с която има най-малко влияние
influence-most = { term-influence.acc } с фракцията, с която има най-много влияние и може да получи още
influence-for_alliance = { term-influence.acc } с фракция, с която така сключва съюз, а ако няма такава – с онази, с която има най-малко влияние
influence-priority = { term-influence.acc } с фракцията с приоритет { $place }
effect-rival_spy = поставяте Шпионин на първия свободен от тези наблюдателни постове: { $posts }
    .to = да поставите Шпионин на първия свободен от тези наблюдателни постове: { $posts }
    .must = да постави Шпионин на първия свободен от тези наблюдателни постове: { $posts }
    .it = поставя Шпионин на първия свободен от тези наблюдателни постове: { $posts }
effect-rival_spy_by_priority = поставяте Шпионин на първия по приоритет свободен наблюдателен пост на фракция
    .to = да поставите Шпионин на първия по приоритет свободен наблюдателен пост на фракция
    .must = да постави Шпионин на първия по приоритет свободен наблюдателен пост на фракция
    .it = поставя Шпионин на първия по приоритет свободен наблюдателен пост на фракция
effect-rival_harvest = вземате цялата допълнителна подправка на полето и подправката, която дава самото поле
    .to = да вземете цялата допълнителна подправка на полето и подправката, която дава самото поле
    .must = да вземе цялата допълнителна подправка на полето и подправката, която дава самото поле
    .it = взема цялата допълнителна подправка на полето и подправката, която дава самото поле
effect-rival_harvest_or_summon = вземате цялата допълнителна подправка на полето; ако имате куки за Вестители, а в конфликта могат да влязат { $kinds }, призовавате и { $units }, в противен случай вземате и подправката, която дава самото поле
    .to = да вземете цялата допълнителна подправка на полето; ако имате куки за Вестители, а в конфликта могат да влязат { $kinds }, да призовете и { $units }, в противен случай да вземете и подправката, която дава самото поле
    .must = да вземе цялата допълнителна подправка на полето; ако има куки за Вестители, а в конфликта могат да влязат { $kinds }, да призове и { $units }, в противен случай да вземе и подправката, която дава самото поле
    .it = взема цялата допълнителна подправка на полето; ако има куки за Вестители, а в конфликта могат да влязат { $kinds }, призовава и { $units }, в противен случай взема и подправката, която дава самото поле

## House Hagal’s cards, as clauses without a capital or a full stop

hagal-goes = Агентът отива на поле „{ $space }“
hagal-goes_if = ако { $condition }, Агентът отива на поле „{ $space }“
hagal-goes_otherwise = в противен случай Агентът отива на поле „{ $space }“
hagal-goes_rich = ако на поле „{ $space }“ има допълнителна подправка, Агентът отива там
hagal-goes_richest = от полетата { $spaces } Агентът отива на онова с най-много допълнителна подправка, а при равенство – на онова, което само по себе си дава най-много
hagal-skips_taken = полетата, на които има Агент, не се броят
hagal-passed_otherwise = в противен случай картата се прескача
hagal-passed_bare = без допълнителна подправка картата се прескача
hagal-passed_poor = ако на никое от тях няма допълнителна подправка, картата се прескача
hagal-there = на поле „{ $space }“: { $effects }
hagal-next = след това се разкрива още една карта династия Хагал
hagal-reshuffle = всички карти династия Хагал се размесват в нова колода и се разкрива още една карта
hagal-swords =
    { $n ->
         [0] картата не дава мечове
        *[other] картата дава { term-sword.acc }
    }
hagal-people =
    { $people ->
         [1] само за солова игра
        *[other] само за игра с двама играчи
    }

## Rivals, as clauses without a capital or a full stop; $effects is what one does

rival-does = съперникът { $effects }
rival-then = след това { $effects }
rival-scheme = когато съперникът постави последния си Шпионин, той { $effects }
rival-swordmaster = щом съперникът има общо { $n } ресурса и карти Интрига, той харчи { $n } от тях, за да получи Майстора на меча
rival-priority = { $place }: { $faction }
rival-streamlined = подходящ съперник за варианта „{ variant-streamlined }“ за двама играчи

## Log lines; $seat is the opponent

event-rival = { $seat }: съперник – { $rival }
event-rival_alone = В играта се включва съперник: { $rival }
event-hagal = { $seat } разкрива карта династия Хагал „{ $card }“
event-hagal_passed =
    { $reason ->
         [taken] { $seat } прескача карта „{ $card }“: на полето има Агент
         [closed] { $seat } прескача карта „{ $card }“: полето е затворено
         [no_bonus] { $seat } прескача карта „{ $card }“: няма допълнителна подправка
         [influence] { $seat } прескача карта „{ $card }“: влиянието не стига
         [leads] { $seat } прескача карта „{ $card }“: вече води и има съюза („{ variant-smart_politics }“)
        *[behind] { $seat } прескача карта „{ $card }“: изостава твърде много от първия („{ variant-smart_politics }“)
    }
event-hagal_shuffle = Всички карти династия Хагал се размесват в нова колода
event-hagal_send = { $seat } изпраща Агент на поле „{ $space }“
event-hagal_swords =
    { $n ->
         [0] { $seat } разкрива за битката карта „{ $card }“ и не получава мечове
        *[other] { $seat } разкрива за битката карта „{ $card }“ и получава { term-sword.acc }
    }
event-hagal_stuck = Никоя карта династия Хагал не изпраща Агент: { $seat } не прави нищо този ход
event-no_post = { $seat } не поставя Шпионин: няма свободен пост
event-scheme = { $seat } изпълнява замисъла си
event-stays_home = { $seat } не изпраща войски в конфликта: преднината вече е { $n }
event-bonus_gone = Допълнителната подправка от поле „{ $space }“ се връща в банката: { $n }
event-spend_intrigue = { $seat } харчи карта Интрига „{ $card }“
event-no_reward =
    { $place ->
         [first] { $seat } не взема наградата за първо място
         [second] { $seat } не взема наградата за второ място
        *[third] { $seat } не взема наградата за трето място
    }
event-control_lost = { $seat } губи контрола над поле „{ $space }“
event-row_dice = Заровете показват { $a } и { $b }
event-row_gone = Карта „{ $card }“ напуска Имперския ред

## Where a Victory Point came from

source-bundle =
    { $what ->
         [solari] покупка срещу солари
         [spice] покупка срещу подправка
         [water] покупка срещу вода
        *[intrigue] покупка срещу карти Интрига
    }
