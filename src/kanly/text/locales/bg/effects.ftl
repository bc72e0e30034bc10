### What components do, in Bulgarian, as clauses without a capital or a full stop.
### The value stands alone; .to follows “you may” and “to”, .must “each opponent must”, both with their „да“;
### .do is an order where the value says “you may”.
### .it is what a Rival does, where one can do it.

## Verbs that several objects can share

effect-gain = получавате { $what }
    .to = да получите { $what }
    .must = да получи { $what }
    .it = получава { $what }
effect-score = получавате { $what }
    .to = да получите { $what }
    .must = да получи { $what }
    .it = получава { $what }
effect-draw = теглите { $what }
    .to = да изтеглите { $what }
    .must = да изтегли { $what }
    .it = тегли { $what }
effect-recruit = набирате { $what }
    .to = да наберете { $what }
    .must = да набере { $what }
    .it = набира { $what }
effect-take = вземате { $what }
    .to = да вземете { $what }
    .must = да вземе { $what }

## Influence as an object

influence-with = { term-influence.acc } { by-faction.influence }
influence-any = { term-influence.acc } с фракция по избор
influence-all = { term-influence.acc } с всяка от четирите фракции
influence-except = { term-influence.acc } с фракция по избор освен { by-faction.acc }
influence-some = { term-influence.acc } { $factions }
influence-different = { term-influence.acc } с всяка от { $factions } различни фракции
influence-behind = { term-influence.acc } с фракция, с която някой опонент има повече влияние от вас
    .it = { term-influence.acc } с фракция, с която някой от опонентите му има повече влияние от него

## Other objects

thing-mentat = Ментата като допълнителен Агент за този рунд
thing-mentat_next = Ментата като допълнителен Агент за следващия рунд
thing-reserve_card = карта „{ $card }“ от Резерва

## The other effects

effect-recruit_straight = набирате { term-troop.acc }; { term-reveal_turn.during } можете веднага да изпратите колкото желаете от тях в конфликта
    .to = да наберете { term-troop.acc }; { term-reveal_turn.during } можете веднага да изпратите колкото желаете от тях в конфликта
    .must = да набере { term-troop.acc }
effect-trash = можете да премахнете карта от ръка, от купа с изчистените карти или от игра
    .do = премахвате карта от ръка, от купа с изчистените карти или от игра
    .to = да премахнете карта от ръка, от купа с изчистените карти или от игра
    .must = да премахне карта от ръка, от купа с изчистените карти или от игра
effect-trash_this = премахвате тази карта
    .to = да премахнете тази карта
    .must = да премахне тази карта
effect-discard = изчиствате { term-card.acc }
    .to = да изчистите { term-card.acc }
    .must = да изчисти { term-card.acc }
effect-lose_troop = губите { term-troop.acc } { by-place }
    .to = да загубите { term-troop.acc } { by-place }
    .must = да загуби { term-troop.acc } { by-place }
effect-deploy =
    { $n ->
         [1] можете да изпратите { term-troop.acc } от гарнизона си в конфликта
        *[other] изпращате до { term-troop.gen } от гарнизона си в конфликта
    }
    .do =
        { $n ->
             [1] изпращате { term-troop.acc } от гарнизона си в конфликта
            *[other] изпращате до { term-troop.gen } от гарнизона си в конфликта
        }
    .to =
        { $n ->
             [1] да изпратите { term-troop.acc } от гарнизона си в конфликта
            *[other] да изпратите до { term-troop.gen } от гарнизона си в конфликта
        }
    .must =
        { $n ->
             [1] да изпрати { term-troop.acc } от гарнизона си в конфликта
            *[other] да изпрати до { term-troop.gen } от гарнизона си в конфликта
        }
effect-deploy_any = изпращате произволен брой войски от гарнизона си в конфликта
    .to = да изпратите произволен брой войски от гарнизона си в конфликта
    .must = да изпрати произволен брой войски от гарнизона си в конфликта
effect-retreat =
    { $n ->
         [1] можете да оттеглите { term-troop.acc } от конфликта в гарнизона си
        *[other] оттегляте до { term-troop.gen } от конфликта в гарнизона си
    }
    .do =
        { $n ->
             [1] оттегляте { term-troop.acc } от конфликта в гарнизона си
            *[other] оттегляте до { term-troop.gen } от конфликта в гарнизона си
        }
    .to =
        { $n ->
             [1] да оттеглите { term-troop.acc } от конфликта в гарнизона си
            *[other] да оттеглите до { term-troop.gen } от конфликта в гарнизона си
        }
    .must =
        { $n ->
             [1] да оттегли { term-troop.acc } от конфликта в гарнизона си
            *[other] да оттегли до { term-troop.gen } от конфликта в гарнизона си
        }
effect-retreat_any = оттегляте произволен брой свои войски от конфликта в гарнизона си
    .to = да оттеглите произволен брой свои войски от конфликта в гарнизона си
    .must = да оттегли произволен брой свои войски от конфликта в гарнизона си
acquired-card =
    { $limit ->
         [any] карта
         [exactly] карта с цена точно { term-persuasion }
        *[most] карта с цена до { term-persuasion.gen }
    }
effect-acquire =
    { $terms ->
         [free] придобивате безплатно { $card }
         [solari] придобивате { $card } срещу солари в размер на цената ѝ
        *[paid] придобивате { $card }
    }
    .to =
        { $terms ->
             [free] да придобиете безплатно { $card }
             [solari] да придобиете { $card } срещу солари в размер на цената ѝ
            *[paid] да придобиете { $card }
        }
    .must =
        { $terms ->
             [free] да придобие безплатно { $card }
             [solari] да придобие { $card } срещу солари в размер на цената ѝ
            *[paid] да придобие { $card }
        }
effect-acquire_to_top = { $acquire } и я поставяте най-отгоре на колодата си
    .to = { $acquire } и да я поставите най-отгоре на колодата си
    .must = { $acquire } и да я постави най-отгоре на колодата си
effect-acquire_to_hand = { $acquire } и я вземате в ръка
    .to = { $acquire } и да я вземете в ръка
    .must = { $acquire } и да я вземе в ръка
effect-fetch = връщате в ръка { by-faction.card-acc } от купа с изчистените карти
    .to = да върнете в ръка { by-faction.card-acc } от купа с изчистените карти
    .must = да върне в ръка { by-faction.card-acc } от купа с изчистените карти
effect-recall_agent = отзовавате един от своите Агенти от игралната дъска
    .to = да отзовете един от своите Агенти от игралната дъска
    .must = да отзове един от своите Агенти от игралната дъска
effect-recall_other = отзовавате друг свой Агент (не изпратения този ход)
    .to = да отзовете друг свой Агент (не изпратения този ход)
    .must = да отзове друг свой Агент (не изпратения този ход)
effect-steal_intrigue = крадете по една карта Интрига на случаен принцип от всеки опонент, който има { $n } или повече
    .to = да откраднете по една карта Интрига на случаен принцип от всеки опонент, който има { $n } или повече
    .must = да открадне по една карта Интрига на случаен принцип от всеки опонент, който има { $n } или повече
    .it = краде по една карта Интрига на случаен принцип от всеки опонент, който има { $n } или повече
effect-harvest = добивате { resource-spice.acc } и цялата допълнителна подправка на това поле
    .to = да добиете { resource-spice.acc } и цялата допълнителна подправка на това поле
    .must = да добие { resource-spice.acc } и цялата допълнителна подправка на това поле
effect-harvest_bonus = вземате цялата допълнителна подправка на това поле
    .to = да вземете цялата допълнителна подправка на това поле
    .must = да вземе цялата допълнителна подправка на това поле
effect-use_signet = използвате умението Пръстен с печат на своя Лидер
    .to = да използвате умението Пръстен с печат на своя Лидер
    .must = да използва умението Пръстен с печат на своя Лидер
    .it = използва умението си Пръстен с печат
effect-take_council_seat = заемате място във Висшия съвет: до края на играта получавате { term-persuasion.acc } във всеки свой { term-reveal_turn }
    .to = да заемете място във Висшия съвет: до края на играта получавате { term-persuasion.acc } във всеки свой { term-reveal_turn }
    .must = да заеме място във Висшия съвет: до края на играта получава { term-persuasion.acc } във всеки свой { term-reveal_turn }
effect-take_swordmaster = получавате Майстора на меча: до края на играта имате един Агент повече
    .to = да получите Майстора на меча: до края на играта имате един Агент повече
    .must = да получи Майстора на меча: до края на играта има един Агент повече
effect-persuasion_here = { term-reveal_turn.during } получавате { term-persuasion.acc }, ако вашият Агент още е тук
    .to = да получите { term-persuasion.acc } { term-reveal_turn.during }, ако вашият Агент още е тук
    .must = да получи { term-persuasion.acc } { term-reveal_turn.during }, ако неговият Агент още е тук
effect-faction_influence = получавате { term-influence.acc } вместо 1 с фракцията, чието поле посещавате този ход
    .to = да получите { term-influence.acc } вместо 1 с фракцията, чието поле посещавате този ход
    .must = да получи { term-influence.acc } вместо 1 с фракцията, чието поле посещава този ход
effect-set_aside = отделяте карта от Имперския ред; този рунд само вие можете да я придобиете, с { term-persuasion } по-евтино
    .to = да отделите карта от Имперския ред; този рунд само вие можете да я придобиете, с { term-persuasion } по-евтино
    .must = да отдели карта от Имперския ред; този рунд само той може да я придобие, с { term-persuasion } по-евтино
effect-take_hooks = вземате куки за Вестители
    .to = да вземете куки за Вестители
    .must = да вземе куки за Вестители
    .it = взема куки за Вестители
effect-summon = призовавате { $units }
    .to = да призовете { $units }
    .must = да призове { $units }
effect-detonate_shield_wall = можете да взривите Защитната стена
    .do = можете да взривите Защитната стена
    .to = да взривите (по желание) Защитната стена
    .must = да взриви (по желание) Защитната стена
    .it = взривява Защитната стена
effect-take_contract = вземате договор (или получавате { resource-solari.acc }, ако няма налични договори)
    .to = да вземете договор (или да получите { resource-solari.acc }, ако няма налични договори)
    .must = да вземе договор (или да получи { resource-solari.acc }, ако няма налични договори)

## Spies: $where is a post, $spaces the spaces that it is connected to

effect-place_spies = поставяте { term-spy.acc }
    .to = да поставите { term-spy.acc }
    .must = да постави { term-spy.acc }
effect-place_spy = поставяте { term-spy.acc } { $where }
    .to = да поставите { term-spy.acc } { $where }
    .must = да постави { term-spy.acc } { $where }
where-any = на който и да е наблюдателен пост
where-visited = на наблюдателен пост, свързан с полето, което посещавате този ход
where-icons = на наблюдателен пост, свързан { $spaces }
where-share = { $where }, дори ако там вече има Шпионин на друг играч
connected-icons = с поле със символ { $icons }
connected-factions = с поле на фракция
post-bonus = ако постът е свързан { $spaces }, { $effects }

## Effects around other effects

effect-each_opponent = всеки опонент трябва { $effects }
    .to = да накарате всеки опонент { $effects }
effect-at_reveal = във вашия { term-reveal_turn } този рунд: { $effects }
    .to = във вашия { term-reveal_turn } този рунд: { $effects }
effect-pay = { $costs }, за { $effects }
effect-pay_may = можете { $costs }, за { $effects }
    .it = { $costs }, за { $effects } (вие решавате дали да плати)
effect-when = ако { $condition }, { $effects }
    .it = ако { $condition }, той { $effects }
effect-when_after = { $effects }, ако { $condition }
effect-choose =
    { $number ->
         [1] изберете едно: { $options }
        *[other] изберете { $number } от следните: { $options }
    }
    .to =
        { $number ->
             [1] да изберете едно: { $options }
            *[other] да изберете { $number } от следните: { $options }
        }
    .must =
        { $number ->
             [1] да избере едно: { $options }
            *[other] да избере { $number } от следните: { $options }
        }
effect-may = можете { $effects }
effect-otherwise = { $when }; в противен случай { $effects }
effect-for_each = { $effect } { $counted }
effect-on_acquire = всеки път, когато придобиете карта този ход, { $effects }
effect-on_acquire_card = ако този ход придобиете карта „{ $card }“, { $effects }
effect-on_acquire_after = { $effects } всеки път, когато придобиете карта този ход
effect-on_acquire_after_card = { $effects }, ако този ход придобиете карта „{ $card }“
effect-once_deployed = щом за един ход сте изпратили в конфликта поне { term-unit.acc }, { $effects }
effect-once_deployed_after = { $effects }, щом за един ход сте изпратили в конфликта поне { term-unit.acc }

## What only one component does. $a, $b are its numbers, $n is $a for the words that count; .to only where it is paid for.

special-double_harvest =
    { $a ->
         [2] ако този ход добивате подправка, количеството, отбелязано на полето, се удвоява
        *[other] ако този ход добивате подправка, количеството, отбелязано на полето, се умножава по { $a }
    }
special-close_space = изберете игрално поле, на което опонентите не могат да изпращат Агенти до следващия ви ход
special-spice_must_flow_discount = този ход карта „{ base-reserve-the_spice_must_flow }“ ви струва с { term-persuasion } по-малко
special-may_pass = можете да прекратите хода си
special-faction_icons = картата, която изигравате този ход, има и агентските символи на четирите фракции
special-join_enemies = този ход можете да изпратите Агент на поле, заето от Агент на опонент
special-double_cross = връщате войска на един опонент от конфликта в запаса му и изпращате там своя войска от запаса си
    .to = да върнете войска на един опонент от конфликта в запаса му и да изпратите там своя войска от запаса си
special-reshuffle = размесвате колодата си заедно с купа с изчистените карти
special-look_at_top = поглеждате най-горната карта от колодата си
special-trash_top = премахвате погледнатата карта
special-acquire_to_top = можете да поставите всяка карта, придобита този ход, най-отгоре на колодата си
special-masterstroke = разкривате своите плочки на фракции и получавате { term-influence.acc } с всяка от тези фракции
special-influence_where_spying = получавате { term-influence.acc } с всяка фракция, която шпионирате
special-sort_top = ако в колодата ви има поне { term-card }, поглеждате най-горните { term-card.acc } от нея: една вземате в ръка, една изчиствате и една премахвате
special-return_to_hand = връщате тази карта в ръка
special-deploy_recruits = можете да изпратите в конфликта войските, набрани този ход, независимо кое поле посещавате
special-other_memories = връщате всичките си спомени в запаса, теглите по една карта за всеки от тях и обръщате Лидера си
    .to = да върнете всичките си спомени в запаса, да изтеглите по една карта за всеки от тях и да обърнете Лидера си
special-memory = поставяте войска от запаса си в зоната на Бени Джесърит като спомен
    .to = да поставите войска от запаса си в зоната на Бени Джесърит като спомен
special-repeat_space = прилагате отново ефектите на това поле (без влиянието)
    .to = да приложите отново ефектите на това поле (без влиянието)
special-trash_from_hand =
    { $b ->
         [one] премахвате карта от ръка и получавате { $b } подправка, ако цената ѝ е поне { term-persuasion }
        *[other] премахвате карта от ръка и получавате { $b } подправки, ако цената ѝ е поне { term-persuasion }
    }
special-train = премествате маркера си на следващата степен на скалата за обучение и получавате наградата ѝ
special-bar_deployment = този ход не можете да изпращате или призовавате бойни единици в конфликта
special-negotiator = поставяте войска от запаса си на Икс като преговарящ
