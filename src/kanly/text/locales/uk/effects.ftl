### What components do, in Ukrainian, as clauses without a capital or a full stop.
### The value stands alone; .to follows “you may” and “to”; .do is an order where the value says “you may”.

## Verbs that several objects can share

effect-gain = отримайте { $what }
    .to = отримати { $what }
effect-score = здобудьте { $what }
    .to = здобути { $what }
effect-draw = візьміть { $what }
    .to = узяти { $what }
effect-recruit = найміть { $what }
    .to = найняти { $what }
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
effect-acquire = безкоштовно придбайте карту ціною до { term-persuasion.gen }
    .to = придбати карту ціною до { term-persuasion.gen }
effect-acquire_to_top = безкоштовно придбайте карту ціною до { term-persuasion.gen } та покладіть її на верх колоди
    .to = придбати карту ціною до { term-persuasion.gen } та покласти її на верх колоди
effect-fetch = поверніть { by-faction.card-acc } зі скиду на руку
    .to = повернути { by-faction.card-acc } зі скиду на руку
effect-recall_agent = відкличте одного зі своїх агентів з ігрового поля
    .to = відкликати одного зі своїх агентів з ігрового поля
effect-steal_intrigue = украдіть навмання по одній карті інтриги в кожного суперника, який має їх { $n } або більше
    .to = украсти навмання по одній карті інтриги в кожного суперника, який має їх { $n } або більше
effect-harvest = зберіть { resource-spice.acc } та всі додаткові прянощі на цій локації
    .to = зібрати { resource-spice.acc } та всі додаткові прянощі на цій локації
effect-use_signet = скористайтеся властивістю персня з печаткою свого лідера
    .to = скористатися властивістю персня з печаткою свого лідера
effect-take_council_seat = займіть місце у Вищій Раді: до кінця гри отримуйте { term-persuasion.acc } в кожен свій { term-reveal_turn }
    .to = зайняти місце у Вищій Раді: до кінця гри отримуйте { term-persuasion.acc } в кожен свій { term-reveal_turn }
effect-take_swordmaster = отримайте Майстра меча: до кінця гри у вас на одного агента більше
    .to = отримати Майстра меча: до кінця гри у вас на одного агента більше
effect-persuasion_here = { term-reveal_turn.during } отримайте { term-persuasion.acc }, якщо ваш агент досі тут
    .to = { term-reveal_turn.during } отримати { term-persuasion.acc }, якщо ваш агент досі тут
effect-per_card = отримайте { term-persuasion.acc } за кожну { by-faction.card-acc }, яку маєте в грі, зокрема й за цю
    .to = отримати { term-persuasion.acc } за кожну { by-faction.card-acc }, яку маєте в грі, зокрема й за цю

## Effects around other effects

effect-each_opponent = кожен суперник мусить { $effects }
    .to = змусити кожного суперника { $effects }
effect-at_reveal = у свій { term-reveal_turn } в цьому раунді: { $effects }
    .to = у свій { term-reveal_turn } в цьому раунді: { $effects }
effect-pay = { $costs }, щоб { $effects }
effect-pay_may = можете { $costs }, щоб { $effects }
effect-when = якщо { $condition }, { $effects }
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

## What only one component does. $a, $b are its numbers, $n is $a for the words that count; .to only where it is paid for.

special-double_harvest =
    { $a ->
         [2] якщо в цей хід ви збираєте прянощі, кількість, указана на локації, подвоюється
        *[other] якщо в цей хід ви збираєте прянощі, кількість, указана на локації, множиться на { $a }
    }
special-faction_influence = якщо ви відправили агента на локацію фракції, здобудьте { term-influence.acc } на цю фракцію замість 1
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
special-manipulate = відкладіть карту з Ряду Імперіуму; у цьому раунді лише ви можете придбати її, на { term-persuasion.acc } дешевше
special-masterstroke = розкрийте свої жетони фракцій і здобудьте { term-influence.acc } на кожну із цих фракцій

## Conditions, after “if”

condition-has_any_alliance = ви маєте союз
condition-has_alliance = ви маєте союз { by-faction.alliance }
condition-has_influence = ви маєте щонайменше { term-influence.acc } { by-faction.influence }
condition-another_in_play = ви маєте в грі ще одну { by-faction.card-acc }
condition-has_council_seat = ви маєте місце у Вищій Раді
condition-mentat_at_home = Ментат стоїть на своїй локації
condition-enemy_in_conflict = хтось із суперників має загін у Зоні конфлікту
condition-deck_not_empty = ваша колода не порожня
condition-factions_at = ви маєте щонайменше { term-influence.acc } на кожну з { $factions } фракцій
condition-owns = ви маєте щонайменше { term-card.acc } «{ $card }»
condition-owns_most = ви маєте більше карт «{ $card }», ніж кожен із суперників

## Costs

cost-spend = заплатіть { $what }
    .to = заплатити { $what }
cost-trash_card = знищте карту з руки, зі скиду або з гри
    .to = знищити карту з руки, зі скиду або з гри
cost-trash_self = знищте цю карту
    .to = знищити цю карту
cost-lose_influence = втратьте { term-influence.acc } на одну з фракцій
    .to = втратити { term-influence.acc } на одну з фракцій
cost-lose_troops = втратьте { term-troop.acc } { term-conflict.from }
    .to = втратити { term-troop.acc } { term-conflict.from }

## What Leaders’ abilities change

trait-start_with = на початку гри додатково отримайте { $what }
trait-prescience = можете будь-коли дивитися на верхню карту своєї колоди
trait-space_discount = локації із символом «{ $icon }» коштують вам на { resource-solari.acc } менше
trait-may_join = можете відправляти агентів на локації із символом { $icons }, навіть якщо там стоять агенти суперників
trait-harvest_less = коли збираєте прянощі, отримайте на { $n } менше та { $effects }
trait-secret_factions = перед першим раундом таємно виберіть { $n } із чотирьох жетонів фракцій і покладіть їх долілиць
trait-on = { $trigger }, { $effects }
trait-on_once = один раз за гру: { $trigger }, { $effects }
trigger-paid_solari_for_space = коли платите солярії за локацію
trigger-took_council_seat = коли займаєте місце у Вищій Раді
trigger-deployed =
    { $n ->
         [0] коли розгортаєте загони
        *[other] коли за один хід ви розгорнули щонайменше { term-troop.acc }
    }

## Rules of whole components

rule-anywhere = відправте будь-якого свого агента, навіть того, що вже на ігровому полі, на будь-яку локацію, вільну чи зайняту
rule-turn_start = грайте цю карту лише на початку свого ходу
rule-take_control = здобудьте контроль над локацією «{ $space }»
rule-requires = щонайменше { term-influence } { by-faction.influence }
rule-once = кожен гравець може відправити сюди агента лише раз за гру
rule-combat_space = можете розгорнути загони в Зоні конфлікту
rule-maker = якщо у фазі «{ phase-makers }» на локації немає агента, на ній накопичуються 1 додаткові прянощі
rule-control_bonus = хто контролює цю локацію, отримує { $what } щоразу, коли сюди відправляють агента
rule-track = коли досягаєте { term-influence.gen } { by-faction.influence }, { $effects }
rule-alliance = перший, хто досягає { term-influence.gen } { by-faction.influence }, укладає союз (1 переможне очко); хто потім підіймається вище за нього, забирає союз собі
