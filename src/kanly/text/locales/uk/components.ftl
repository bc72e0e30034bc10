### Rules of whole components, in Ukrainian, as clauses without a capital or a full stop.

## What Leaders’ abilities change; a trigger ends with its own comma or colon

trait-start_with = на початку гри додатково отримайте { $what }
trait-start_without = почніть гру без карти «{ $card }»
trait-prescience = можете будь-коли дивитися на верхню карту своєї колоди
trait-space_discount = локації із символом «{ $icon }» коштують вам на { resource-solari.acc } менше
trait-may_join = можете відправляти агентів на локації із символом { $icons }, навіть якщо там стоять агенти суперників
trait-harvest_less = коли збираєте прянощі, отримайте на { $n } менше та { $effects }
trait-secret_factions = перед першим раундом таємно виберіть { $n } із чотирьох жетонів фракцій і покладіть їх долілиць
trait-reserved_contracts = контракти { $contracts } відкладають, перш ніж перемішати решту; лише ви, коли берете контракт, можете взяти натомість один із них
trait-training_track = ваш маркер починає з першої комірки треку вишколу
trait-on = { $trigger } { $effects }
trait-on_once_game = один раз за гру: { $trigger } { $effects }
trait-on_once_turn = один раз за хід: { $trigger } { $effects }
trait-on_once_round = один раз за раунд: { $trigger } { $effects }
trait-any_moment_turn = один раз за хід, будь-якої миті свого ходу, можете скористатися цим: { $effects }
trait-any_moment_round = один раз за раунд, будь-якої миті свого ходу, можете скористатися цим: { $effects }
trait-any_moment_game = один раз за гру, будь-якої миті свого ходу, можете скористатися цим: { $effects }
trigger-paid_solari_for_space = коли платите солярії за локацію,
trigger-took_council_seat = коли займаєте місце у Вищій Раді,
trigger-deployed =
    { $n ->
         [0] коли розгортаєте загони,
        *[other] коли за один хід ви розгорнули щонайменше { term-troop.acc },
    }
trigger-sent_agent = коли відправляєте агента на локацію фракції,
trigger-sent_agent_of = коли відправляєте агента на локацію { $factions },
trigger-revealed = { term-reveal_turn.during }:
trigger-befriended = щоразу, коли досягаєте поділки з переможним очком на шкалі впливу фракції,
trigger-befriended_of = щоразу, коли досягаєте поділки з переможним очком на шкалі впливу { $factions },
trigger-watched_maker = коли інший гравець відправляє агента на локацію видобутку, за якою стежить ваш шпигун,
trigger-acquired = щоразу, коли отримуєте нову карту,
trigger-acquired_of = щоразу, коли отримуєте нову карту { $factions },
trigger-acquired_named = щоразу, коли отримуєте карту «{ $name }»,
trigger-visited = щоразу, коли відправляєте агента на локацію,
trigger-visited_of = щоразу, коли відправляєте агента на локацію { $factions },
trigger-visited_named = щоразу, коли відправляєте агента на локацію «{ $name }»,
trigger-gained_spice =
    { $n ->
         [0] щоразу, коли у свій хід отримуєте прянощі,
        *[other] щоразу, коли у свій хід отримуєте прянощі й за цей хід маєте вже щонайменше { resource-spice.acc },
    }
trigger-deployed_units =
    { $n ->
         [0] щоразу, коли розгортаєте підрозділи,
        *[other] щоразу, коли розгортаєте підрозділи й за цей хід розгорнули щонайменше { term-unit.acc },
    }
trigger-gained_influence = щоразу, коли отримуєте вплив,
trigger-gained_influence_of = щоразу, коли отримуєте вплив { $factions },
trigger-recruited = щоразу, коли наймаєте загони,
trigger-trashed = щоразу, коли знищуєте карту,
trigger-won = щоразу, коли перемагаєте в конфлікті,
trigger-round_started = на початку кожного раунду

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
rule-ignores_requirements = вимоги локацій щодо впливу на фракції не стосуються агента, якого ви відправляєте цією картою
rule-next_stops = далі: { $stops }
# What a card costs in a row that only some games have.
rule-sold = { $row }: { $price }
rule-free_price = безкоштовно: { $effects }
rule-cost_later = { $cost }; щойно хтось із гравців має Майстра меча — { $later }
rule-protected = поки стоїть Оборонна стіна, піщані хробаки не можуть увійти до Зони конфлікту під час бою за цю локацію
rule-connected =
    { $n ->
         [1] з’єднаний з локацією { $spaces }
        *[other] з’єднаний з локаціями { $spaces }
    }
rule-players = для гри на { $players } гравців
rule-first_player = хто отримує цю карту, той ходить першим у першому раунді
rule-contract_visit = відправте агента на локацію «{ $space }»
rule-contract_harvest = відправте агента на локацію видобутку й отримайте за цей хід щонайменше { resource-spice.acc }
rule-contract_acquire = придбайте карту «{ $card }»
rule-contract_immediate = виконується одразу, щойно ви його берете
rule-doubles = хто має хоча б один такий підрозділ у Зоні конфлікту, отримує свою нагороду двічі
rule-stopped_by_wall = не може ввійти до Зони конфлікту, захищеної Оборонною стіною
