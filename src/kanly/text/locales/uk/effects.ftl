### What components do, in Ukrainian, as clauses without a capital or a full stop.
### The value stands alone; .to follows “you may” and “to”; .do is an order where the value says “you may”.
### .it is what a Rival does, where one can do it.

## Verbs that several objects can share

effect-gain = отримайте { $what }
    .to = отримати { $what }
    .it = отримує { $what }
effect-score = здобудьте { $what }
    .to = здобути { $what }
    .it = здобуває { $what }
effect-draw = візьміть { $what }
    .to = узяти { $what }
    .it = бере { $what }
effect-recruit = найміть { $what }
    .to = найняти { $what }
    .it = наймає { $what }
effect-take = заберіть { $what }
    .to = забрати { $what }

## Influence as an object

influence-with = { term-influence.acc } { by-faction.influence }
influence-any = { term-influence.acc } на будь-яку фракцію
influence-all = { term-influence.acc } на кожну з чотирьох фракцій
influence-except = { term-influence.acc } на будь-яку фракцію, крім { by-faction.gen }
influence-some = { term-influence.acc } { $factions }
influence-different = { term-influence.acc } на кожну з { $factions } різних фракцій
influence-behind = { term-influence.acc } на фракцію, на яку хтось із суперників має більше впливу, ніж ви
    .it = { term-influence.acc } на фракцію, на яку хтось із його суперників має більше впливу, ніж він

## Other objects

thing-mentat = Ментата як додаткового агента на цей раунд
thing-mentat_next = Ментата як додаткового агента на наступний раунд
thing-reserve_card = карту «{ $card }» із Фонду

## The other effects

effect-recruit_straight = найміть { term-troop.acc }; { term-reveal_turn.during } можете одразу розгорнути будь-яку їх кількість у Зоні конфлікту
    .to = найняти { term-troop.acc }; { term-reveal_turn.during } можете одразу розгорнути будь-яку їх кількість у Зоні конфлікту
effect-trash = можете знищити карту з руки, зі скиду або з гри
    .do = знищте карту з руки, зі скиду або з гри
    .to = знищити карту з руки, зі скиду або з гри
effect-trash_this = знищте цю карту
    .to = знищити цю карту
effect-discard = скиньте { term-card.acc }
    .to = скинути { term-card.acc }
effect-lose_troop = втратьте { term-troop.acc } { by-place }
    .to = втратити { term-troop.acc } { by-place }
effect-deploy =
    { $n ->
         [1] можете розгорнути { term-troop.acc } зі свого гарнізону в Зоні конфлікту
        *[other] розгорніть до { term-troop.gen } зі свого гарнізону в Зоні конфлікту
    }
    .do =
        { $n ->
             [1] розгорніть { term-troop.acc } зі свого гарнізону в Зоні конфлікту
            *[other] розгорніть до { term-troop.gen } зі свого гарнізону в Зоні конфлікту
        }
    .to =
        { $n ->
             [1] розгорнути { term-troop.acc } зі свого гарнізону в Зоні конфлікту
            *[other] розгорнути до { term-troop.gen } зі свого гарнізону в Зоні конфлікту
        }
effect-deploy_any = розгорніть будь-яку кількість загонів зі свого гарнізону в Зоні конфлікту
    .to = розгорнути будь-яку кількість загонів зі свого гарнізону в Зоні конфлікту
effect-retreat =
    { $n ->
         [1] можете відвести { term-troop.acc } із Зони конфлікту в гарнізон
        *[other] відведіть до { term-troop.gen } із Зони конфлікту в гарнізон
    }
    .do =
        { $n ->
             [1] відведіть { term-troop.acc } із Зони конфлікту в гарнізон
            *[other] відведіть до { term-troop.gen } із Зони конфлікту в гарнізон
        }
    .to =
        { $n ->
             [1] відвести { term-troop.acc } із Зони конфлікту в гарнізон
            *[other] відвести до { term-troop.gen } із Зони конфлікту в гарнізон
        }
effect-retreat_any = відведіть будь-яку кількість своїх загонів із Зони конфлікту в гарнізон
    .to = відвести будь-яку кількість своїх загонів із Зони конфлікту в гарнізон
acquired-card =
    { $limit ->
         [any] карту
         [exactly] карту ціною рівно { term-persuasion }
        *[most] карту ціною до { term-persuasion.gen }
    }
effect-acquire =
    { $terms ->
         [free] безкоштовно придбайте { $card }
         [solari] придбайте { $card } за солярії в розмірі її ціни
        *[paid] придбайте { $card }
    }
    .to =
        { $terms ->
             [free] безкоштовно придбати { $card }
             [solari] придбати { $card } за солярії в розмірі її ціни
            *[paid] придбати { $card }
        }
effect-acquire_to_top = { $acquire } та покладіть її на верх колоди
    .to = { $acquire } та покласти її на верх колоди
effect-acquire_to_hand = { $acquire } та візьміть її на руку
    .to = { $acquire } та взяти її на руку
effect-fetch = поверніть { by-faction.card-acc } зі скиду на руку
    .to = повернути { by-faction.card-acc } зі скиду на руку
effect-recall_agent = відкличте одного зі своїх агентів з ігрового поля
    .to = відкликати одного зі своїх агентів з ігрового поля
effect-recall_other = відкличте іншого свого агента (не того, якого відправили в цей хід)
    .to = відкликати іншого свого агента (не того, якого відправили в цей хід)
effect-steal_intrigue = украдіть навмання по одній карті інтриги в кожного суперника, який має їх { $n } або більше
    .to = украсти навмання по одній карті інтриги в кожного суперника, який має їх { $n } або більше
    .it = краде навмання по одній карті інтриги в кожного суперника, який має їх { $n } або більше
effect-harvest = зберіть { resource-spice.acc } та всі додаткові прянощі на цій локації
    .to = зібрати { resource-spice.acc } та всі додаткові прянощі на цій локації
effect-harvest_bonus = заберіть усі додаткові прянощі на цій локації
    .to = забрати всі додаткові прянощі на цій локації
effect-use_signet = скористайтеся властивістю персня з печаткою свого лідера
    .to = скористатися властивістю персня з печаткою свого лідера
    .it = використовує свою властивість персня з печаткою
effect-take_council_seat = займіть місце у Вищій Раді: до кінця гри отримуйте { term-persuasion.acc } в кожен свій { term-reveal_turn }
    .to = зайняти місце у Вищій Раді: до кінця гри отримуйте { term-persuasion.acc } в кожен свій { term-reveal_turn }
effect-take_swordmaster = отримайте Майстра меча: до кінця гри у вас на одного агента більше
    .to = отримати Майстра меча: до кінця гри у вас на одного агента більше
effect-persuasion_here = { term-reveal_turn.during } отримайте { term-persuasion.acc }, якщо ваш агент досі тут
    .to = { term-reveal_turn.during } отримати { term-persuasion.acc }, якщо ваш агент досі тут
effect-faction_influence = здобудьте { term-influence.acc } замість 1 на фракцію, локацію якої ви відвідали в цей хід
    .to = здобути { term-influence.acc } замість 1 на фракцію, локацію якої ви відвідали в цей хід
effect-set_aside = відкладіть карту з Ряду Імперіуму; у цьому раунді лише ви можете придбати її — на { term-persuasion.acc } дешевше
    .to = відкласти карту з Ряду Імперіуму; у цьому раунді лише ви можете придбати її — на { term-persuasion.acc } дешевше
effect-take_hooks = візьміть гаки творця
    .to = узяти гаки творця
    .it = бере гаки творця
effect-summon = викличте { $units }
    .to = викликати { $units }
effect-detonate_shield_wall = можете підірвати Оборонну стіну
    .do = за бажання підірвіть Оборонну стіну
    .to = підірвати Оборонну стіну
    .it = підриває Оборонну стіну
effect-take_contract = візьміть контракт (якщо контрактів немає, отримайте { resource-solari.acc })
    .to = узяти контракт (якщо контрактів немає — отримати { resource-solari.acc })

## Spies: $where is a post, $spaces the spaces that it is connected to

effect-place_spies = розмістіть { term-spy.acc }
    .to = розмістити { term-spy.acc }
effect-place_spy = розмістіть { term-spy.acc } { $where }
    .to = розмістити { term-spy.acc } { $where }
where-any = в будь-якому спостережному пункті
where-visited = в спостережному пункті, з’єднаному з локацією, яку ви відвідали в цей хід
where-icons = в спостережному пункті, з’єднаному { $spaces }
where-share = { $where }, навіть якщо там уже є шпигун іншого гравця
connected-icons = з локацією із символом { $icons }
connected-factions = з локацією фракції
post-bonus = якщо цей пункт з’єднаний { $spaces }, { $effects }

## Effects around other effects

effect-each_opponent = кожен суперник мусить { $effects }
    .to = змусити кожного суперника { $effects }
effect-at_reveal = у свій { term-reveal_turn } в цьому раунді: { $effects }
    .to = у свій { term-reveal_turn } в цьому раунді: { $effects }
effect-pay = { $costs }, щоб { $effects }
effect-pay_may = можете { $costs }, щоб { $effects }
    .it = { $costs }, щоб { $effects } (чи платити, вирішуєте ви)
effect-when = якщо { $condition }, { $effects }
    .it = якщо { $condition }, він { $effects }
effect-when_after = { $effects }, якщо { $condition }
effect-choose =
    { $number ->
         [1] виберіть одне: { $options }
        *[other] виберіть { $number } з переліченого: { $options }
    }
    .to =
        { $number ->
             [1] вибрати одне: { $options }
            *[other] вибрати { $number } з переліченого: { $options }
        }
effect-may = можете { $effects }
effect-otherwise = { $when }; інакше { $effects }
effect-for_each = { $effect } { $counted }
effect-on_acquire = щоразу, коли в цей хід отримуєте нову карту, { $effects }
effect-on_acquire_card = якщо в цей хід ви отримуєте карту «{ $card }», { $effects }
effect-on_acquire_after = { $effects } щоразу, коли в цей хід отримуєте нову карту
effect-on_acquire_after_card = { $effects }, якщо в цей хід ви отримуєте карту «{ $card }»
effect-once_deployed = щойно за один хід ви розгорнули щонайменше { term-unit.acc }, { $effects }
effect-once_deployed_after = { $effects }, щойно за один хід ви розгорнули щонайменше { term-unit.acc }

## What only one component does. $a, $b are its numbers, $n is $a for the words that count; .to only where it is paid for.

special-double_harvest =
    { $a ->
         [2] якщо в цей хід ви збираєте прянощі, кількість, указана на локації, подвоюється
        *[other] якщо в цей хід ви збираєте прянощі, кількість, указана на локації, множиться на { $a }
    }
special-close_space = виберіть локацію, на яку суперники не можуть відправляти агентів до вашого наступного ходу
special-spice_must_flow_discount = у цей хід карта «{ base-reserve-the_spice_must_flow }» коштує вам на { term-persuasion.acc } менше
special-may_pass = можете пропустити цей хід
special-faction_icons = карта, яку ви граєте в цей хід, має також символи агентів усіх чотирьох фракцій
special-join_enemies = у цей хід можете відправити агента на локацію, зайняту агентом суперника
special-double_cross = приберіть загін одного із суперників із Зони конфлікту й розгорніть там свій загін із запасу
    .to = прибрати загін одного із суперників із Зони конфлікту й розгорнути там свій загін із запасу
special-reshuffle = перетасуйте свою колоду разом зі своїм скидом
special-look_at_top = подивіться на верхню карту своєї колоди
special-trash_top = знищте переглянуту карту
special-acquire_to_top = кожну карту, придбану в цей хід, можете покласти на верх колоди
special-masterstroke = розкрийте свої жетони фракцій і здобудьте { term-influence.acc } на кожну із цих фракцій
special-influence_where_spying = здобудьте { term-influence.acc } на кожну фракцію, за якою стежать ваші шпигуни
special-sort_top = якщо у вашій колоді щонайменше { term-card }, подивіться на верхні { term-card.acc }: одну візьміть на руку, одну скиньте й одну знищте
special-return_to_hand = поверніть цю карту на руку
special-deploy_recruits = можете розгорнути в Зоні конфлікту загони, найняті в цей хід, хоч би яку локацію ви відвідали
special-other_memories = поверніть усі свої спогади до запасу, візьміть по карті за кожен із них і переверніть карту лідера
    .to = повернути всі свої спогади до запасу, узяти по карті за кожен із них і перевернути карту лідера
special-memory = розмістіть загін із запасу в секції Бене Гессерит на ігровому полі як спогад
    .to = розмістити загін із запасу в секції Бене Гессерит на ігровому полі як спогад
special-repeat_space = ще раз застосуйте ефекти цієї локації, крім впливу на фракцію
    .to = ще раз застосувати ефекти цієї локації, крім впливу на фракцію
special-trash_from_hand =
    { $b ->
         [one] знищте карту з руки та отримайте { $b } прянощі, якщо вона коштує щонайменше { term-persuasion.acc }
        *[other] знищте карту з руки та отримайте { $b } прянощів, якщо вона коштує щонайменше { term-persuasion.acc }
    }
special-train = пересуньте свій маркер на наступну комірку треку вишколу й отримайте її нагороду
special-bar_deployment = у цей хід ви не можете ні розгортати, ні викликати підрозділи
special-negotiator = розмістіть загін із запасу на полі Ікса як перемовника
