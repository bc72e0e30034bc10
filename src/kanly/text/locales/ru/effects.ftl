### What components do, in Russian, as clauses without a capital or a full stop.
### The value stands alone; .to follows “you may” and “to”; .do is an order where the value says “you may”.
### .it is what a Rival does, where one can do it.

## Verbs that several objects can share

effect-gain = получите { $what }
    .to = получить { $what }
    .it = получает { $what }
effect-score = получите { $what }
    .to = получить { $what }
    .it = получает { $what }
effect-draw = возьмите { $what }
    .to = взять { $what }
    .it = берёт { $what }
effect-recruit = наймите { $what }
    .to = нанять { $what }
    .it = нанимает { $what }
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
    .it = { term-influence.acc } во фракции, в которой у кого-то из его соперников больше влияния, чем у него

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
acquired-card =
    { $limit ->
         [any] карту
         [exactly] карту стоимостью ровно { term-persuasion }
        *[most] карту стоимостью до { term-persuasion.gen }
    }
effect-acquire =
    { $terms ->
         [free] бесплатно получите { $card }
         [solari] получите { $card } за солярии в размере её стоимости
        *[paid] получите { $card }
    }
    .to =
        { $terms ->
             [free] бесплатно получить { $card }
             [solari] получить { $card } за солярии в размере её стоимости
            *[paid] получить { $card }
        }
effect-acquire_to_top = { $acquire } и положите её на верх колоды
    .to = { $acquire } и положить её на верх колоды
effect-acquire_to_hand = { $acquire } и возьмите её на руку
    .to = { $acquire } и взять её на руку
effect-fetch = верните { by-faction.card-acc } из сброса на руку
    .to = вернуть { by-faction.card-acc } из сброса на руку
effect-recall_agent = верните одного из своих агентов с игрового поля на планшет лидера
    .to = вернуть одного из своих агентов с игрового поля на планшет лидера
effect-recall_other = верните на планшет лидера другого своего агента (не отправленного в этот ход)
    .to = вернуть на планшет лидера другого своего агента (не отправленного в этот ход)
effect-steal_intrigue = украдите случайным образом по одной карте интриги у каждого соперника, у которого их { $n } или больше
    .to = украсть случайным образом по одной карте интриги у каждого соперника, у которого их { $n } или больше
    .it = крадёт случайным образом по одной карте интриги у каждого соперника, у которого их { $n } или больше
effect-harvest = добудьте { resource-spice.acc } и всю бонусную Пряность в этой ячейке
    .to = добыть { resource-spice.acc } и всю бонусную Пряность в этой ячейке
effect-harvest_bonus = заберите всю бонусную Пряность в этой ячейке
    .to = забрать всю бонусную Пряность в этой ячейке
effect-use_signet = примените способность кольца с печаткой своего лидера
    .to = применить способность кольца с печаткой своего лидера
    .it = применяет свою способность кольца с печаткой
effect-take_council_seat = займите место в Высшем Совете: до конца игры получайте { term-persuasion.acc } при каждом раскрытии карт
    .to = занять место в Высшем Совете: до конца игры получайте { term-persuasion.acc } при каждом раскрытии карт
effect-take_swordmaster = получите оружейника: до конца игры у вас на одного агента больше
    .to = получить оружейника: до конца игры у вас на одного агента больше
effect-persuasion_here = { term-reveal_turn.during } получите { term-persuasion.acc }, если ваш агент всё ещё здесь
    .to = { term-reveal_turn.during } получить { term-persuasion.acc }, если ваш агент всё ещё здесь
effect-faction_influence = получите { term-influence.acc } вместо 1 во фракции, ячейку которой вы посетили в этот ход
    .to = получить { term-influence.acc } вместо 1 во фракции, ячейку которой вы посетили в этот ход
effect-set_aside = отложите карту с рынка Империи; в этом раунде только вы можете купить её — на { term-persuasion.acc } дешевле
    .to = отложить карту с рынка Империи; в этом раунде только вы можете купить её — на { term-persuasion.acc } дешевле
effect-take_hooks = возьмите крюки Подателя
    .to = взять крюки Подателя
    .it = берёт крюки Подателя
effect-summon = призовите { $units }
    .to = призвать { $units }
effect-detonate_shield_wall = можете взорвать Барьерную стену
    .do = по желанию взорвите Барьерную стену
    .to = взорвать Барьерную стену
    .it = взрывает Барьерную стену
effect-take_contract = возьмите контракт (если контрактов нет, получите { resource-solari.acc })
    .to = взять контракт (если контрактов нет — получить { resource-solari.acc })

## Spies: $where is a post, $spaces the spaces that it is connected to

effect-place_spies = разместите { term-spy.acc }
    .to = разместить { term-spy.acc }
effect-place_spy = разместите { term-spy.acc } { $where }
    .to = разместить { term-spy.acc } { $where }
where-any = на любом посту наблюдения
where-visited = на посту наблюдения, связанном с ячейкой, которую вы посетили в этот ход
where-icons = на посту наблюдения, связанном { $spaces }
where-share = { $where }, даже если там уже есть шпион другого игрока
connected-icons = с ячейкой с символом { $icons }
connected-factions = с ячейкой фракции
post-bonus = если этот пост связан { $spaces }, { $effects }

## Effects around other effects

effect-each_opponent = каждый соперник должен { $effects }
    .to = заставить каждого соперника { $effects }
effect-at_reveal = при раскрытии карт в этом раунде: { $effects }
    .to = при раскрытии карт в этом раунде: { $effects }
effect-pay = { $costs }, чтобы { $effects }
effect-pay_may = можете { $costs }, чтобы { $effects }
    .it = { $costs }, чтобы { $effects } (платить ли, решаете вы)
effect-when = если { $condition }, { $effects }
    .it = если { $condition }, он { $effects }
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
effect-may = можете { $effects }
effect-otherwise = { $when }; иначе { $effects }
effect-for_each = { $effect } { $counted }
effect-on_acquire = каждый раз, когда в этот ход получаете новую карту, { $effects }
effect-on_acquire_card = если в этот ход вы получаете карту «{ $card }», { $effects }
effect-on_acquire_after = { $effects } каждый раз, когда в этот ход получаете новую карту
effect-on_acquire_after_card = { $effects }, если в этот ход вы получаете карту «{ $card }»
effect-once_deployed = как только за один ход вы разместили не менее { term-unit.gen }, { $effects }
effect-once_deployed_after = { $effects }, как только за один ход вы разместили не менее { term-unit.gen }

## What only one component does. $a, $b are its numbers, $n is $a for the words that count; .to only where it is paid for.

special-double_harvest =
    { $a ->
         [2] если в этот ход вы добываете Пряность, количество, указанное в ячейке, удваивается
        *[other] если в этот ход вы добываете Пряность, количество, указанное в ячейке, умножается на { $a }
    }
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
special-masterstroke = раскройте свои жетоны фракций и получите { term-influence.acc } в каждой из этих фракций
special-influence_where_spying = получите { term-influence.acc } в каждой фракции, за которой следят ваши шпионы
special-sort_top = если в вашей колоде не менее { term-card.gen }, посмотрите верхние { term-card.acc }: одну возьмите на руку, одну сбросьте и одну удалите
special-return_to_hand = верните эту карту на руку
special-deploy_recruits = можете разместить в зоне конфликта отряды, нанятые в этот ход, какую бы ячейку вы ни посетили
special-other_memories = верните все свои воспоминания в личный запас, возьмите по карте за каждое из них и переверните планшет лидера
    .to = вернуть все свои воспоминания в личный запас, взять по карте за каждое из них и перевернуть планшет лидера
special-memory = поместите отряд из личного запаса в секцию Бене Гессерит на игровом поле как воспоминание
    .to = поместить отряд из личного запаса в секцию Бене Гессерит на игровом поле как воспоминание
special-repeat_space = ещё раз примените эффекты этой ячейки, кроме влияния
    .to = ещё раз применить эффекты этой ячейки, кроме влияния
special-trash_from_hand =
    { $b ->
         [one] удалите карту с руки и получите { $b } Пряность, если она стоит не менее { term-persuasion.gen }
        *[other] удалите карту с руки и получите { $b } Пряности, если она стоит не менее { term-persuasion.gen }
    }
special-train = передвиньте свой жетон на следующую ступень трека тренировки и получите её награду
special-bar_deployment = в этот ход вы не можете ни размещать, ни призывать боевые единицы
special-negotiator = поместите отряд из личного запаса на поле Икса как переговорщика
