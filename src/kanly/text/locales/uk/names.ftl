### Names in Ukrainian. A component is base-<deck>-<id>; a leader has also -ability and -signet.

## The set and its decks

set-base = Дюна. Імперіум
deck-starters = Початкова колода
deck-reserve = Фонд
deck-imperium = Колода Імперіуму
deck-intrigue = Колода інтриг
deck-conflicts = Колода конфліктів
deck-leaders = Лідери
deck-spaces = Локації
deck-wares = Інші ряди

## Starting deck

base-starters-convincing_argument = Переконливий аргумент
base-starters-dagger = Кинджал
base-starters-diplomacy = Дипломатія
base-starters-dune_the_desert_planet = Дюна, пустельна планета
base-starters-reconnaissance = Розвідка
base-starters-seek_allies = Пошук союзників
base-starters-signet_ring = Перстень із печаткою

## Reserve

base-reserve-arrakis_liaison = Представник Арракіса
base-reserve-the_spice_must_flow = Прянощі повинні текти
base-reserve-foldspace = Міжпросторова подорож

## Imperium deck

base-imperium-arrakis_recruiter = Вербувальник Арракіса
base-imperium-assassination_mission = Замовне вбивство
base-imperium-bene_gesserit_initiate = Утаємничена Бене Гессерит
base-imperium-bene_gesserit_sister = Сестра Бене Гессерит
base-imperium-carryall = Вантажоліт
base-imperium-chani = Чані
base-imperium-choam_directorship = Директорство в ДАПТ
base-imperium-crysknife = Крис-ніж
base-imperium-dr_yueh = Доктор Юе
base-imperium-duncan_idaho = Дункан Айдаго
base-imperium-fedaykin_death_commando = Федайкіни-смертники
base-imperium-firm_grip = Міцна хватка
base-imperium-fremen_camp = Табір Фрименів
base-imperium-gene_manipulation = Генетичні маніпуляції
base-imperium-guild_administrator = Адміністратор Гільдії
base-imperium-guild_ambassador = Посол Гільдії
base-imperium-guild_bankers = Банкіри Гільдії
base-imperium-gun_thopter = Бойовий топтер
base-imperium-gurney_halleck = Гурні Галлек
base-imperium-imperial_spy = Імперський шпигун
base-imperium-kwisatz_haderach = Квізац Хадерах
base-imperium-lady_jessica = Леді Джессіка
base-imperium-liet_kynes = Лієт-Кайнс
base-imperium-missionaria_protectiva = Місіонарія Протектива
base-imperium-opulence = Розкіш
base-imperium-other_memory = Інша Пам’ять
base-imperium-piter_de_vries = Пітер де Вріз
base-imperium-power_play = Силовий прийом
base-imperium-reverend_mother_mohiam = Превелебна Мати Могіям
base-imperium-sardaukar_infantry = Піхота сардаукарів
base-imperium-sardaukar_legion = Легіон сардаукарів
base-imperium-scout = Розвідник
base-imperium-shifting_allegiances = Мінлива вірність
base-imperium-sietch_reverend_mother = Превелебна Мати січі
base-imperium-smugglers_thopter = Топтер контрабандиста
base-imperium-space_travel = Космічна подорож
base-imperium-spice_hunter = Мисливець за прянощами
base-imperium-spice_smugglers = Контрабандисти прянощів
base-imperium-stilgar = Стілгар
base-imperium-test_of_humanity = Перевірка на людськість
base-imperium-the_voice = Голос
base-imperium-thufir_hawat = Зуфір Хават
base-imperium-worm_riders = Вершники на хробаках

## Intrigue deck

base-intrigue-allied_armada = Союзна армада
base-intrigue-ambush = Засідка
base-intrigue-bindu_suspension = Бінду-затримка
base-intrigue-bribery = Підкуп
base-intrigue-bypass_protocol = В обхід протоколу
base-intrigue-calculated_hire = Обдумані витрати
base-intrigue-charisma = Харизма
base-intrigue-choam_shares = Акції ДАПТ
base-intrigue-corner_the_market = Монополізація ринку
base-intrigue-councilors_dispensation = Привілей радника
base-intrigue-demand_respect = Вимога поваги
base-intrigue-dispatch_an_envoy = Відрядження посланця
base-intrigue-double_cross = Віроломство
base-intrigue-favored_subject = Улюблений підданий
base-intrigue-guild_authorization = Дозвіл Гільдії
base-intrigue-infiltrate = Проникнення
base-intrigue-know_their_ways = Знання їхніх звичаїв
base-intrigue-master_tactician = Майстер тактики
base-intrigue-plans_within_plans = Плани в планах
base-intrigue-poison_snooper = Вловлювач отрути
base-intrigue-private_army = Приватна армія
base-intrigue-rapid_mobilization = Швидка мобілізація
base-intrigue-recruitment_mission = Вербувальна місія
base-intrigue-refocus = Зміна пріоритетів
base-intrigue-reinforcements = Підкріплення
base-intrigue-secret_of_the_sisterhood = Таємниця Сестринства
base-intrigue-staged_incident = Інсценований інцидент
base-intrigue-the_sleeper_must_awaken = Сплячий повинен прокинутися
base-intrigue-tiebreaker = Вирішальна перевага
base-intrigue-to_the_victor = Переможець бере все
base-intrigue-urgent_mission = Термінова місія
base-intrigue-water_of_life = Вода Життя
base-intrigue-water_peddlers_union = Спілка торговців водою
base-intrigue-windfall = Несподіваний прибуток

## Conflict deck

base-conflicts-skirmish_1 = Сутичка
base-conflicts-skirmish_2 = Сутичка
base-conflicts-skirmish_3 = Сутичка
base-conflicts-skirmish_4 = Сутичка
base-conflicts-cloak_and_dagger = Плащ і кинджал
base-conflicts-desert_power = Сила пустелі
base-conflicts-guild_bank_raid = Напад на банк Гільдії
base-conflicts-machinations = Махінації
base-conflicts-raid_stockpiles = Рейд на склади
base-conflicts-secure_imperial_basin = Охорона Басейну Імператора
base-conflicts-siege_of_arrakeen = Облога Арракіна
base-conflicts-siege_of_carthag = Облога Карфага
base-conflicts-sort_through_the_chaos = Розібратися в хаосі
base-conflicts-terrible_purpose = Жахливе призначення
base-conflicts-battle_for_arrakeen = Битва за Арракін
base-conflicts-battle_for_carthag = Битва за Карфаг
base-conflicts-battle_for_imperial_basin = Битва за Басейн Імператора
base-conflicts-grand_vision = Велике видіння

## Leaders, each with the left ability and the signet ring ability

base-leaders-paul_atreides = Пол Атрід
base-leaders-paul_atreides-ability = Передбачення
base-leaders-paul_atreides-signet = Дисципліна
base-leaders-duke_leto_atreides = герцог Лето Атрід
base-leaders-duke_leto_atreides-ability = Популярність у Ландсрааді
base-leaders-duke_leto_atreides-signet = Розважлива дипломатія
base-leaders-baron_vladimir_harkonnen = барон Владімір Харконнен
base-leaders-baron_vladimir_harkonnen-ability = Спритний хід
base-leaders-baron_vladimir_harkonnen-signet = Підступ
base-leaders-glossu_the_beast_rabban = Глоссу «Звір» Раббан
base-leaders-glossu_the_beast_rabban-ability = Феод Арракіс
base-leaders-glossu_the_beast_rabban-signet = Жорстокість
base-leaders-count_ilban_richese = граф Ілбан Річез
base-leaders-count_ilban_richese-ability = Безжальний перемовник
base-leaders-count_ilban_richese-signet = Виробництво
base-leaders-helena_richese = Гелена Річез
base-leaders-helena_richese-ability = Очі повсюди
base-leaders-helena_richese-signet = Маніпуляція
base-leaders-countess_ariana_thorvald = графиня Аріана Торвальд
base-leaders-countess_ariana_thorvald-ability = Залежність від прянощів
base-leaders-countess_ariana_thorvald-signet = Прихований резервуар
base-leaders-earl_memnon_thorvald = граф Мемнон Торвальд
base-leaders-earl_memnon_thorvald-ability = Зв’язки
base-leaders-earl_memnon_thorvald-signet = Сховище прянощів

## Board spaces

base-spaces-conspire = Змова
base-spaces-wealth = Багатство
base-spaces-heighliner = Гайлайнер
base-spaces-foldspace = Міжпросторова подорож
base-spaces-selective_breeding = Генетична селекція
base-spaces-secrets = Секрети
base-spaces-hardy_warriors = Витривалі воїни
base-spaces-stillsuits = Дистикости
base-spaces-high_council = Вища Рада
base-spaces-mentat = Ментат
base-spaces-swordmaster = Майстер меча
base-spaces-rally_troops = Збір загонів
base-spaces-hall_of_oratory = Ораторська зала
base-spaces-arrakeen = Арракін
base-spaces-carthag = Карфаг
base-spaces-research_station = Дослідна станція
base-spaces-sietch_tabr = Січ Табр
base-spaces-the_great_flat = Велика рівнина
base-spaces-hagga_basin = Басейн Гаґґа
base-spaces-imperial_basin = Басейн Імператора
base-spaces-sell_melange = Продаж меланжу
base-spaces-secure_contract = Підписання контракту

## Agent icons

icon-emperor = Імператор
icon-guild = Гільдія Лоцманів
icon-bene_gesserit = Бене Гессерит
icon-fremen = Фримени
icon-landsraad = Ландсраад
icon-city = Місто
icon-spice_trade = Торгівля прянощами
icon-spy = Шпигун

## Phases of a round

phase-start = Початок раунду
phase-turns = Ходи гравців
phase-combat = Бій
phase-makers = Видобуток
phase-recall = Відкликання
phase-endgame = Кінець гри

## Kinds of intrigue cards: `.card` is one such card

intrigue_type-plot = Задум
    .card = карта задуму
intrigue_type-combat = Бій
    .card = карта бою
intrigue_type-endgame = Кінець гри
    .card = карта кінця гри

## Factions. The value stands alone; .def opens a sentence; .gen .dat .acc .ins are the cases (with the
## preposition or article that does the same work in English and Bulgarian); .adj stands beside "card";
## .card is one such card, .card-acc the same as an object; .influence and .alliance follow those two words.

faction-emperor = Імператор
    .def = Імператор
    .gen = Імператора
    .dat = Імператору
    .acc = Імператора
    .ins = Імператором
    .adj = Імператора
    .card = карта Імператора
    .card-acc = карту Імператора
    .influence = на Імператора
    .alliance = із Імператором
faction-guild = Гільдія Лоцманів
    .def = Гільдія Лоцманів
    .gen = Гільдії Лоцманів
    .dat = Гільдії Лоцманів
    .acc = Гільдію Лоцманів
    .ins = Гільдією Лоцманів
    .adj = Гільдії Лоцманів
    .card = карта Гільдії Лоцманів
    .card-acc = карту Гільдії Лоцманів
    .influence = на Гільдію Лоцманів
    .alliance = із Гільдією Лоцманів
faction-bene_gesserit = Бене Гессерит
    .def = Бене Гессерит
    .gen = Бене Гессерит
    .dat = Бене Гессерит
    .acc = Бене Гессерит
    .ins = Бене Гессерит
    .adj = Бене Гессерит
    .card = карта Бене Гессерит
    .card-acc = карту Бене Гессерит
    .influence = на Бене Гессерит
    .alliance = із Бене Гессерит
faction-fremen = Фримени
    .def = Фримени
    .gen = Фрименів
    .dat = Фрименам
    .acc = Фрименів
    .ins = Фрименами
    .adj = Фрименів
    .card = карта Фрименів
    .card-acc = карту Фрименів
    .influence = на Фрименів
    .alliance = із Фрименами
