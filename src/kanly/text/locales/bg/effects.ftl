### What components do, in Bulgarian, as clauses without a capital or a full stop.
### The value stands alone; .to follows “you may” and “to”, .must “each opponent must”, both with their „да“;
### .do is an order where the value says “you may”.

## Verbs that several objects can share

effect-gain = получавате { $what }
    .to = да получите { $what }
    .must = да получи { $what }
effect-score = получавате { $what }
    .to = да получите { $what }
    .must = да получи { $what }
effect-draw = теглите { $what }
    .to = да изтеглите { $what }
    .must = да изтегли { $what }
effect-recruit = набирате { $what }
    .to = да наберете { $what }
    .must = да набере { $what }
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
effect-acquire = придобивате безплатно карта с цена до { term-persuasion.gen }
    .to = да придобиете карта с цена до { term-persuasion.gen }
    .must = да придобие безплатно карта с цена до { term-persuasion.gen }
effect-acquire_to_top = придобивате безплатно карта с цена до { term-persuasion.gen } и я поставяте най-отгоре на колодата си
    .to = да придобиете карта с цена до { term-persuasion.gen } и да я поставите най-отгоре на колодата си
    .must = да придобие безплатно карта с цена до { term-persuasion.gen } и да я постави най-отгоре на колодата си
effect-fetch = връщате в ръка { by-faction.card-acc } от купа с изчистените карти
    .to = да върнете в ръка { by-faction.card-acc } от купа с изчистените карти
    .must = да върне в ръка { by-faction.card-acc } от купа с изчистените карти
effect-recall_agent = отзовавате един от своите Агенти от игралната дъска
    .to = да отзовете един от своите Агенти от игралната дъска
    .must = да отзове един от своите Агенти от игралната дъска
effect-steal_intrigue = крадете по една карта Интрига на случаен принцип от всеки опонент, който има { $n } или повече
    .to = да откраднете по една карта Интрига на случаен принцип от всеки опонент, който има { $n } или повече
    .must = да открадне по една карта Интрига на случаен принцип от всеки опонент, който има { $n } или повече
effect-harvest = добивате { resource-spice.acc } и цялата допълнителна подправка на това поле
    .to = да добиете { resource-spice.acc } и цялата допълнителна подправка на това поле
    .must = да добие { resource-spice.acc } и цялата допълнителна подправка на това поле
effect-use_signet = използвате умението Пръстен с печат на своя Лидер
    .to = да използвате умението Пръстен с печат на своя Лидер
    .must = да използва умението Пръстен с печат на своя Лидер
effect-take_council_seat = заемате място във Висшия съвет: до края на играта получавате { term-persuasion.acc } във всеки свой { term-reveal_turn }
    .to = да заемете място във Висшия съвет: до края на играта получавате { term-persuasion.acc } във всеки свой { term-reveal_turn }
    .must = да заеме място във Висшия съвет: до края на играта получава { term-persuasion.acc } във всеки свой { term-reveal_turn }
effect-take_swordmaster = получавате Майстора на меча: до края на играта имате един Агент повече
    .to = да получите Майстора на меча: до края на играта имате един Агент повече
    .must = да получи Майстора на меча: до края на играта има един Агент повече
effect-persuasion_here = { term-reveal_turn.during } получавате { term-persuasion.acc }, ако вашият Агент още е тук
    .to = да получите { term-persuasion.acc } { term-reveal_turn.during }, ако вашият Агент още е тук
    .must = да получи { term-persuasion.acc } { term-reveal_turn.during }, ако неговият Агент още е тук
effect-per_card = получавате { term-persuasion.acc } за всяка { by-faction.card }, която имате в игра, включително тази
    .to = да получите { term-persuasion.acc } за всяка { by-faction.card }, която имате в игра, включително тази
    .must = да получи { term-persuasion.acc } за всяка { by-faction.card }, която има в игра, включително тази

## Effects around other effects

effect-each_opponent = всеки опонент трябва { $effects }
    .to = да накарате всеки опонент { $effects }
effect-at_reveal = във вашия { term-reveal_turn } този рунд: { $effects }
    .to = във вашия { term-reveal_turn } този рунд: { $effects }
effect-pay = { $costs }, за { $effects }
effect-pay_may = можете { $costs }, за { $effects }
effect-when = ако { $condition }, { $effects }
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

## What only one component does. $a, $b are its numbers, $n is $a for the words that count; .to only where it is paid for.

special-double_harvest =
    { $a ->
         [2] ако този ход добивате подправка, количеството, отбелязано на полето, се удвоява
        *[other] ако този ход добивате подправка, количеството, отбелязано на полето, се умножава по { $a }
    }
special-faction_influence = ако сте изпратили Агент на поле на фракция, получавате { term-influence.acc } с тази фракция вместо 1
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
special-manipulate = отделяте карта от Имперския ред; този рунд само вие можете да я придобиете, с { term-persuasion } по-евтино
special-masterstroke = разкривате своите плочки на фракции и получавате { term-influence.acc } с всяка от тези фракции

## Conditions, after “if”

condition-has_any_alliance = имате съюз
condition-has_alliance = имате съюз { by-faction.alliance }
condition-has_influence = имате поне { term-influence.acc } { by-faction.influence }
condition-another_in_play = имате друга { by-faction.card } в игра
condition-has_council_seat = имате място във Висшия съвет
condition-mentat_at_home = Ментатът е на своето поле
condition-enemy_in_conflict = някой опонент има войска в конфликта
condition-deck_not_empty = колодата ви не е празна
condition-factions_at = имате поне { term-influence.acc } с всяка от { $factions } фракции
condition-owns = имате поне { term-card.acc } „{ $card }“
condition-owns_most = имате повече карти „{ $card }“ от всеки опонент

## Costs

cost-spend = платете { $what }
    .to = да платите { $what }
    .must = да плати { $what }
cost-trash_card = премахнете карта от ръка, от купа с изчистените карти или от игра
    .to = да премахнете карта от ръка, от купа с изчистените карти или от игра
    .must = да премахне карта от ръка, от купа с изчистените карти или от игра
cost-trash_self = премахнете тази карта
    .to = да премахнете тази карта
    .must = да премахне тази карта
cost-lose_influence = загубете { term-influence.acc } с фракция по избор
    .to = да загубите { term-influence.acc } с фракция по избор
    .must = да загуби { term-influence.acc } с фракция по избор
cost-lose_troops = загубете { term-troop.acc } { term-conflict.in }
    .to = да загубите { term-troop.acc } { term-conflict.in }
    .must = да загуби { term-troop.acc } { term-conflict.in }

## What Leaders’ abilities change

trait-start_with = в началото на играта получавате допълнително { $what }
trait-prescience = можете по всяко време да поглеждате най-горната карта от колодата си
trait-space_discount = полетата със символ „{ $icon }“ ви струват с { resource-solari } по-малко
trait-may_join = можете да изпращате Агенти на полета със символ { $icons } дори ако там има Агенти на опоненти
trait-harvest_less = когато добивате подправка, получавате с { $n } по-малко и { $effects }
trait-secret_factions = преди първия рунд тайно изберете { $n } от четирите плочки на фракции и ги поставете с лице надолу
trait-on = { $trigger }, { $effects }
trait-on_once = веднъж на игра: { $trigger }, { $effects }
trigger-paid_solari_for_space = когато плащате солари за игрално поле
trigger-took_council_seat = когато заемате място във Висшия съвет
trigger-deployed =
    { $n ->
         [0] когато изпращате войски в конфликта
        *[other] когато за един ход сте изпратили в конфликта поне { term-troop.acc }
    }

## Rules of whole components

rule-anywhere = изпращате който и да е свой Агент, дори вече изпратен на игралната дъска, на което и да е игрално поле, свободно или заето
rule-turn_start = изигравате тази карта само в началото на хода си
rule-take_control = получавате контрол над поле „{ $space }“
rule-requires = поне { term-influence } { by-faction.influence }
rule-once = всеки играч може да изпрати Агент тук само веднъж на игра
rule-combat_space = можете да изпратите войски в конфликта
rule-maker = ако във фаза „{ phase-makers }“ на полето няма Агент, на него се трупа 1 допълнителна подправка
rule-control_bonus = който контролира това поле, получава { $what } всеки път, когато тук бъде изпратен Агент
rule-track = когато достигнете { term-influence.gen } { by-faction.influence }, { $effects }
rule-alliance = първият, който достигне { term-influence.gen } { by-faction.influence }, сключва съюза (1 победна точка); който после се изкачи по-високо от него, взема съюза
