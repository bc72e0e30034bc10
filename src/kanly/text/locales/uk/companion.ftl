### What the companion for the printed game says in the terminal, in Ukrainian. It speaks of an opponent as “суперник”.
### Words that are typed stay as they are: ?, u, FILE.

## Commands: the value can be typed, .menu stands in the menu, .about in the help

companion-turn = хід
    .menu = хід: { $seat }
    .about = ходить суперник, чия зараз черга; «t 2» або «t гурні»: ходить саме цей
companion-combat = бій
    .menu = починається бій
    .about = усі розкрили карти: суперники в Зоні конфлікту відкривають карти заради мечів
companion-reward = нагорода
    .menu = нагороди
    .about = які місця посіли всі в конфлікті й що отримують суперники; «r 7» одразу називає вашу силу
companion-round = далі
    .menu = наступний раунд
    .about = бій скінчився, усі повертаються, починається наступний раунд
companion-end = кінець
    .menu = гра закінчується
    .about = останній раунд зіграно: підрахунок очок
companion-conflict = конфлікт
    .menu = назвати конфлікт
    .about = сказати, яку карту конфлікту відкрито, не чекаючи запитання
companion-visit = візит
    .menu = ви на локації, яку контролює суперник
    .about = ваш агент прийшов на локацію, яку контролює суперник: «v арракін»
companion-influence = вплив
    .menu = ваш вплив
    .about = хтось із вас пересунувся на шкалі, де союз має суперник: «i фримени 5», у грі вдвох — «i а фримени 5»
companion-dice = кубики
    .menu = кинути кубики
    .about = ваш хід «Розкрити карти» завершено: кубики показують, які карти вибувають із Ряду Імперіуму
companion-correct = виправити
    .menu = щось виправити
    .about = усе, що насправді не так, як я гадаю; «x» без уточнень показує, як це зробити
companion-undo = скасувати
    .menu = скасувати
    .about = скасувати останній рядок (відповідь чи команду), скільки завгодно разів
companion-status = стан
    .menu = стан
    .about = усе, що я знаю
companion-help = довідка
    .menu = довідка
    .about = цей список; «? гурні» пояснює Конкурента, карту Дому Гаґал, локацію або варіант
companion-save = зберегти
    .menu = зберегти
    .about = де збережено цю партію; «save FILE» зберігає її деінде
companion-quit = вихід
    .menu = зберегти й вийти
    .about = зупинитися; продовжити можна згодом

## Who is who

companion-person = Гравець { $letter }
companion-nobody = ніхто
companion-yes = так
companion-no = ні
companion-closed = закрито
companion-numbered = { $card } (число { $n })
companion-unnumbered = { $card } (без числа)

## The beginning: $n is counted as elsewhere

companion-title = Помічник для гри «{ $set }»
companion-solo = один гравець, двоє суперників
companion-two = двоє гравців, один суперник
companion-other_setup = Підготуйте гру як для трьох гравців; відмінності такі:
companion-opponents = Ваші суперники: { $names }.
companion-opponent = { $seat } (місце { $n })
companion-start_pieces = Суперник має свій колір, по одному кубику внизу кожної шкали впливу, { term-agent.acc }, у гарнізоні — { $troops }, решту загонів — у запасі.
companion-start_swordmaster = Його Майстер меча лишається біля поля, доки я не скажу.
companion-start_kept = Покладіть до його запасу: { $what }.
companion-objective = { $seat }: карта цілі «{ $card }» горілиць.
companion-deck_printed = Перетасуйте колоду Дому Гаґал. Її карти відкриваєте ви, а я запитую, які саме.
companion-deck_without = Вилучіть із колоди Дому Гаґал ці карти: { $cards }.
companion-deck_mine = Карти Дому Гаґал лишаються в коробці: їх відкриваю я.
companion-first = Перший гравець: { $seat }.
companion-leaders = Візьміть лідерів, яких немає в суперників.
companion-your_start = { $seat }: на початку візьміть додатково { $what }.
companion-your_price = Для вас локація «{ $space }» коштує { resource-solari.acc }.
companion-their_swordmasters = Суперники отримують Майстрів меча в раунді { $n }.
companion-no_swordmaster = Ви ніколи не можете отримати Майстра меча.
companion-counts_as = Для карт кінця гри вважається, що кожен суперник має { $n } × «{ $card }».
companion-row_dice = Після кожного свого ходу «Розкрити карти» скажіть «d»: кубики покажуть, які карти вибувають із Ряду Імперіуму.
companion-follows = Дім Гаґал ходить одразу після кожного ходу «Відправити агента» першого гравця: тоді скажіть «t».
companion-order_solo = Суперники сидять ліворуч від вас у порядку своїх місць. Коли надходить черга одного з них, скажіть «t».
companion-order_two = Конкурент сидить ліворуч від того, хто зараз перший гравець. Коли надходить його черга, скажіть «t».

## What a card does

companion-card = Карта Дому Гаґал: «{ $card }»
companion-card_passed = Карта Дому Гаґал: «{ $card }». Її пропускають: { $reason ->
         [taken] на локації стоїть агент
         [closed] локація закрита
         [no_bonus] немає додаткових прянощів
         [influence] замало впливу
         [leads] суперник веде й має союз («{ variant-smart_politics }»)
        *[behind] надто відстає від першого («{ variant-smart_politics }»)
    }
companion-card_swords =
    { $n ->
         [0] Карта Дому Гаґал: «{ $card }», без мечів
        *[other] Карта Дому Гаґал: «{ $card }», { term-sword.acc }
    }
companion-stuck = Жодна карта не відправляє агента: у цьому раунді суперник більше не ходить.
companion-no_post = Суперник не розміщує шпигуна: вільного пункту немає.
companion-stays_home = Загони суперника лишаються в гарнізоні: перевага вже становить { $n }.
companion-scheme = Суперник активує свою властивість планування.
companion-place =
    { $place ->
         [first] Нагорода суперника за 1-ше місце
         [second] Нагорода суперника за 2-ге місце
        *[third] Нагорода суперника за 3-тє місце
    }
companion-place_of =
    { $place ->
         [first] Візьміть нагороду за 1-ше місце.
         [second] Візьміть нагороду за 2-ге місце.
        *[third] Візьміть нагороду за 3-тє місце.
    }
companion-place_none = Без нагороди.
companion-tenth = { $seat } має { term-victory_point.acc }: цей раунд останній.
companion-last_begins = Це останній раунд.
companion-your_turn = Ваш хід, якщо ви ще не розкрили карти.
companion-turn_of = Ходить { $seat }, якщо карти ще не розкрито.
companion-no_reward = Суперник не бере нагороди.
companion-strength = { $seat }: { term-strength } в Зоні конфлікту
companion-nobody_fights = Жоден суперник не має підрозділів у Зоні конфлікту, тож карт не відкривають.
companion-noted = Враховано.

## What is to be done at the table

companion-do_send = Поставте агента суперника на локацію «{ $space }».
companion-do_controller = Якщо хтось із вас контролює локацію «{ $space }», візьміть бонус контролю.
companion-do_recruit = Перемістіть { term-troop.acc } із запасу суперника до його гарнізону.
companion-do_deploy = Перемістіть { term-troop.acc } з гарнізону суперника до Зони конфлікту.
companion-do_defend = Перемістіть { term-troop.acc } із запасу суперника до Зони конфлікту: він контролює це місце.
companion-do_retreat = Перемістіть { term-troop.acc } із Зони конфлікту до гарнізону суперника.
companion-do_lose_troop =
    { $place ->
         [garrison] Перемістіть { term-troop.acc } з гарнізону суперника до його запасу.
        *[conflict] Перемістіть { term-troop.acc } із Зони конфлікту до запасу суперника.
    }
companion-do_gain = Покладіть { $what } із загального запасу до запасу суперника.
companion-do_pay = Поверніть { $what } із запасу суперника до загального.
companion-do_harvest = Покладіть до запасу суперника { resource-spice.acc }: усі додаткові прянощі з локації «{ $space }», решту — із загального запасу.
companion-do_bonus_gone = Поверніть додаткові прянощі з локації «{ $space }» до загального запасу: { $n }.
companion-do_influence = Пересуньте кубик суперника вгору на { $n }: вплив { by-faction.influence }.
companion-do_influence_lost = Пересуньте кубик суперника вниз на { $n }: вплив { by-faction.influence }.
companion-do_alliance = Віддайте суперникові жетон союзу { by-faction.alliance }. Якщо хтось із вас підніметься вище за нього, скажіть про це командою «i».
companion-do_alliance_lost = { $seat }: віддайте жетон союзу { by-faction.alliance }.
companion-do_points = Пересуньте фішку рахунку суперника вперед: { term-victory_point.acc } ({ $source }).
companion-do_points_lost = { $seat }: пересуньте фішку рахунку назад: { term-victory_point.acc } ({ $source }).
companion-do_intrigue = Покладіть { term-intrigue_card.acc } з колоди долілиць до запасу суперника.
companion-do_spend_intrigue = Скиньте навмання { term-intrigue_card.acc } із запасу суперника.
companion-do_steal = Віддайте суперникові карту інтриги, узяту навмання звідси: { $other }.
companion-do_spy = Розмістіть шпигуна суперника в спостережному пункті «{ $post }».
companion-do_recall_spy = Поверніть суперникові шпигуна зі спостережного пункту «{ $post }».
companion-do_hooks = Дайте суперникові гаки творця.
companion-do_summon = Поставте для суперника в Зону конфлікту { $units }.
companion-do_shield_wall = Приберіть Оборонну стіну.
companion-do_control = Покладіть маркер контролю суперника на локацію «{ $space }»; інший маркер звідти прибирають.
companion-do_control_bonus = { $seat }: бонус контролю за локацію «{ $space }».
companion-do_control_lost = { $seat }: приберіть маркер контролю з локації «{ $space }».
companion-do_swordmaster = Дайте суперникові Майстра меча: відтепер він має ще одного агента.
companion-do_mentat = Відкладіть для суперника Ментата: у наступному раунді він має ще одного агента.
companion-do_claim = Покладіть перед суперником карту конфлікту «{ $card }» горілиць.
companion-do_pair = Переверніть карти суперника «{ $card }» та «{ $other }» долілиць: їхні символи бою збігаються.
companion-do_turn_down = Переверніть карту суперника «{ $card }» долілиць.
companion-do_shuffle = Перетасуйте всі карти Дому Гаґал у нову колоду.
companion-do_round = Раунд { $n }: покладіть додаткові прянощі на локації видобутку без агентів, потім усі забирають своїх агентів.
companion-do_dice =
    { $places ->
         [0] На кубиках { $a } і { $b }: Ряд Імперіуму не змінюється.
         [1] На кубиках { $a } і { $b }: приберіть із Ряду Імперіуму карту { $one }, рахуючи зліва, і поповніть його.
        *[2] На кубиках { $a } і { $b }: приберіть із Ряду Імперіуму карти { $one } і { $other }, рахуючи зліва, і поповніть його.
    }
companion-points_are = Переможні очки: { $points }
companion-over = Переможець: { $seat }!

## Questions: .why explains them

companion-q_occupied = Чи стоїть ваш агент на локації «{ $space }»?
    .why = Карта відправляє туди суперника, якщо на локації немає агента. Де стоять суперники, я знаю.
    .closable = Карта відправляє туди суперника, якщо на локації немає агента. Де стоять суперники, я знаю. «{ companion-closed }»: агента там немає, але локацію закриває карта «{ base-imperium-the_voice }».
companion-q_watched = Чи є ваш шпигун у спостережному пункті «{ $post }»?
    .why = Суперник розміщує шпигуна в першому вільному пункті. Де шпигуни суперників, я знаю.
companion-q_bonus_spice = Скільки додаткових прянощів на локації «{ $space }»?
    .why = Карта веде на локацію видобутку лише по додаткові прянощі, і суперник їх забирає.
companion-q_bonus_spices = Скільки додаткових прянощів на кожній із цих локацій, у такому порядку: { $spaces }?
    .why = Суперник іде туди, де додаткових прянощів найбільше, і забирає їх.
companion-q_influence = { $seat }: скільки очок впливу { by-faction.influence }?
    .why = Союз може перейти до іншого, або суперник дивиться, хто попереду.
companion-q_units = { $seat }: скільки підрозділів у Зоні конфлікту?
    .why = Суперник, який випереджає всіх щонайменше на { $n }, лишає загони вдома («{ variant-expert_deployment }»).
companion-q_strength = { $seat }: скільки очок сили в Зоні конфлікту разом із розкритими мечами?
    .why = Суперник, який випереджає всіх щонайменше на { $n }, лишає загони вдома («{ variant-expert_deployment }»).
companion-q_intrigues = { $seat }: скільки карт інтриг?
    .why = Суперник краде одну в кожного, хто має їх чотири або більше.
companion-q_conflict = Яку карту конфлікту відкрито в цьому раунді?
    .why = Карта залежить від рівня конфлікту, або ж суперник бореться за нього, захищає його чи отримує нагороду.
companion-q_wall = Чи стоїть іще Оборонна стіна?
    .why = Вона не пускає піщаних хробаків до деяких конфліктів.
companion-q_control = Чий маркер контролю зараз на локації «{ $space }»?
    .why = Хто перемагає в конфлікті за локацію, той здобуває контроль над нею.
companion-q_card = { $seat }: відкрийте карту Дому Гаґал. Яка вона?
    .why = Номер або назва будь-якою мовою, можна лише її початок.
companion-q_choice = { $seat }: вирішуєте ви.
    .why = Правила лишають це вам.
companion-q_total = { $seat }: яка сила в Зоні конфлікту (0 без підрозділів)? Відомо: { $names }.
    .why = Місця випливають із сили. Якщо в якогось суперника вона інша, скасуйте це й виправте його підрозділи або мечі.
companion-q_early = Суперники ще мають ходи: { $names }. Усе одно починати бій?
    .why = Суперники не розкривають карт: вони роблять ходи агентів, поки мають агента.
companion-has_agents = { $seat } ({ term-agent })
companion-q_unfought = У цьому раунді не було бою. Пропустити його?
    .why = Бій починається, коли всі розкрили карти. Якщо його пропустити, суперники в Зоні конфлікту не отримають нагород.
companion-q_points = { $seat }: скільки переможних очок?
    .why = Усі ваші очки, зокрема за карти кінця гри. Очки суперників я знаю.
companion-q_spice = Нічия. { $seat }: скільки прянощів?
    .why = За нічиєї вирішує більша кількість прянощів.
companion-q_solari = Нічия. { $seat }: скільки соляріїв?
    .why = За нічиєї вирішує більша кількість соляріїв.
companion-q_water = Нічия. { $seat }: скільки води?
    .why = За нічиєї вирішує більша кількість води.
companion-q_garrison = Нічия. { $seat }: скільки загонів у гарнізоні?
    .why = За нічиєї вирішує більша кількість загонів у гарнізоні.
companion-q_revealed = Нічия. Хто розкрив карти останнім?
    .why = За нічиєї перемагає той, хто в останньому раунді розкрив карти пізніше.

## Answers to what was typed

companion-no_command = «{ $text }» — не команда. Введіть одну з літер меню або ? для довідки.
companion-ambiguous = «{ $text }» може означати: { $names }.
companion-unknown = Тут ніщо не зветься «{ $text }». Можливо: { $names }.
companion-answer_yes_no = «{ $text }» — не відповідь; відповіді: { $answers }. «u» скасовує команду.
companion-answer_number = «{ $text }» — не відповідь; потрібне число від 0 до { $most }. «u» скасовує команду.
companion-answer_numbers = «{ $text }» — не відповідь; потрібно чисел: { $n }, кожне від 0 до { $most }, для таких локацій: { $spaces }; саме лише 0 означає, що ніде нічого немає. «u» скасовує команду.
companion-answer_option = «{ $text }» — не відповідь; потрібен номер від 1 до { $most } або назва. «u» скасовує команду.
companion-taken_back = Скасовано: { $line }
companion-needs = Скажіть так: { $example }
companion-not_saved = Не вдалося зберегти: { $why }

## Why something can’t be

companion-no_fighting = Бій почався, тож ходів більше немає. «n» починає наступний раунд.
companion-no_no_turns = У цьому раунді суперники більше не ходять. «c» починає бій, коли всі розкрили карти.
companion-no_no_agent = { $seat }: агентів не лишилося, ходи в цьому раунді скінчилися.
companion-no_fought = Бій уже почався. «r» — нагороди, «n» — наступний раунд.
companion-no_not_fought = Спершу відкривають карти для бою: скажіть «c».
companion-no_won = У цьому конфлікті вже є переможець: { $seat }. «u» скасовує це.
companion-no_no_reward = Жоден суперник у Зоні конфлікту не чекає на нагороду.
companion-no_last_round = Це був останній раунд: «e» підраховує очки.
companion-no_conflict_known = Конфлікт цього раунду відомий. «x конфлікт НАЗВА» виправляє його.
companion-no_not_controlled = Жоден суперник не контролює локацію «{ $space }». «x контроль» виправляє це.
companion-no_no_dice = Ця гра без кубиків.
companion-no_number = Тут потрібне число від 0 до { $most } або зміна, як-от +2 чи -1.
companion-no_change = Так не може бути: зараз { $now }, а можна від 0 до { $most }.
companion-no_flag = Тут потрібне «так» або «ні».
companion-no_keeps_nothing = Цей суперник не має ні ресурсів, ні карт інтриг.
companion-no_scores_nothing = Цей суперник не здобуває очок.
companion-no_earned = Самі лише вплив і союзи дають { term-victory_point.acc }; спершу виправте їх.
companion-no_troops = Суперник має { term-troop.acc }; деінде: { $other }.
companion-no_agents = Суперник має лише { term-agent.acc }.
companion-no_agents_away = Усі агенти суперника на полі; спершу виправте їх.
companion-no_not_here = У цій грі такого немає.
companion-no_spies = Із { term-spy.gen } один завжди в запасі.
companion-no_people = Про вас я пам’ятаю лише вплив: укажіть фракцію й число.
companion-no_controls_nothing = Цей суперник нічого не контролює.
companion-no_not_controllable = Цього ніхто не може контролювати. Можна: { $spaces }.
companion-no_people_first = Тут маркер першого гравця мають лише люди.
companion-no_rounds = Раунди рахують від 1 до { $most }.
companion-no_over = Гру закінчено. «u» скасовує її кінець.
companion-no_nothing_said = Ще нічого не сказано, тож нема чого скасовувати.

## Corrections: the words that can be typed, and how

companion-fact_solari = солярії
companion-fact_spice = прянощі
companion-fact_water = вода
companion-fact_intrigues = інтриги
companion-fact_points = очки
companion-fact_garrison = гарнізон
companion-fact_conflict = конфлікт
companion-fact_swords = мечі
companion-fact_agents = агенти
companion-fact_swordmaster = майстер
companion-fact_mentat = ментат
companion-fact_spies = шпигуни
companion-fact_hooks = гаки
companion-fact_sandworms = хробаки
companion-fact_battles = символи
companion-fact_wall = стіна
companion-fact_control = контроль
companion-fact_alliance = союз
companion-fact_first = перший
companion-fact_round = раунд
companion-fact_deck = колода
companion-fact_space = локація
companion-word_none = немає
companion-word_free = вільна
companion-word_taken = зайнята
companion-word_new = нова
companion-correct_seat = Суперник: його місце або ім’я, що саме і як правильно. З +2 чи -1 він отримує або втрачає стільки, а отримане витрачає за правилами.
companion-correct_table = Стіл: що саме і як правильно.
companion-correct_can = Виправити можна: { $names }

## The status

companion-round_of = Раунд { $round } із { $rounds }
companion-first_is = перший гравець: { $seat }
companion-conflict_is = конфлікт: { $conflict }
companion-cant_win = не може перемогти
companion-at_home = вдома: { $n }
companion-on = на полі: { $spaces }
companion-strength_is = сила { $n }
companion-swordmaster_saved = Майстер меча: накопичено { $n } із { $price }
companion-controls = контролює: { $spaces }
companion-face_up = горілиць: { $cards }
companion-taken_is = ваші агенти: { $spaces }
companion-deck_left = колода Дому Гаґал: { $n }
companion-wall_gone = без Оборонної стіни
companion-wall_stands = Оборонна стіна стоїть
companion-level_is = конфлікт рівня { $level }
companion-last_round = останній раунд
companion-settled_is = нагороди видано: { $seats }
companion-known_of = { $seat }, наскільки мені відомо
companion-said_lately = Сказано для ходів суперників:
