### Names in Bulgarian. A component is base-<deck>-<id>; a leader has also -ability and -signet.

## The set and its decks

set-base = Дюн: Империум
deck-starters = Стартова колода
deck-reserve = Резерв
deck-imperium = Имперска колода
deck-intrigue = Колода Интриги
deck-conflicts = Колода Конфликт
deck-leaders = Лидери
deck-spaces = Игрални полета
deck-wares = Други редове

## Starting deck

base-starters-convincing_argument = Убедителен аргумент
base-starters-dagger = Кинжал
base-starters-diplomacy = Дипломация
base-starters-dune_the_desert_planet = Пустинната планета Дюн
base-starters-reconnaissance = Разузнаване
base-starters-seek_allies = В търсене на съюзници
base-starters-signet_ring = Пръстен с печат

## Reserve

base-reserve-arrakis_liaison = Аракийска свръзка
base-reserve-the_spice_must_flow = Добивът не трябва да спира
base-reserve-foldspace = Огънато пространство

## Imperium deck

base-imperium-arrakis_recruiter = Аракийски вербовчик
base-imperium-assassination_mission = Поръчково убийство
base-imperium-bene_gesserit_initiate = Бениджесъритска послушница
base-imperium-bene_gesserit_sister = Бениджесъритска сестра
base-imperium-carryall = Товароносач
base-imperium-chani = Чани
base-imperium-choam_directorship = Директорско място в ПОСИТ
base-imperium-crysknife = Крис-нож
base-imperium-dr_yueh = Доктор Юе
base-imperium-duncan_idaho = Дънкан Айдахо
base-imperium-fedaykin_death_commando = Федайкини смъртници
base-imperium-firm_grip = Здрава хватка
base-imperium-fremen_camp = Пустинен лагер
base-imperium-gene_manipulation = Генетични манипулации
base-imperium-guild_administrator = Администратор на Сдружението
base-imperium-guild_ambassador = Посланик на Сдружението
base-imperium-guild_bankers = Банкери на Сдружението
base-imperium-gun_thopter = Боен топтер
base-imperium-gurney_halleck = Гърни Халек
base-imperium-imperial_spy = Имперски шпионин
base-imperium-kwisatz_haderach = Куизъц Хадерах
base-imperium-lady_jessica = Лейди Джесика
base-imperium-liet_kynes = Лайът Кайнс
base-imperium-missionaria_protectiva = Мисионария Протектива
base-imperium-opulence = Разкош
base-imperium-other_memory = Другата памет
base-imperium-piter_de_vries = Пайтър дьо Врие
base-imperium-power_play = Силов ход
base-imperium-reverend_mother_mohiam = Света майка Мохайъм
base-imperium-sardaukar_infantry = Пехота сардукари
base-imperium-sardaukar_legion = Легион сардукари
base-imperium-scout = Съгледвач
base-imperium-shifting_allegiances = Изменчива вярност
base-imperium-sietch_reverend_mother = Света майка на сийча
base-imperium-smugglers_thopter = Контрабандистки топтер
base-imperium-space_travel = Космическо пътуване
base-imperium-spice_hunter = Ловец на подправка
base-imperium-spice_smugglers = Контрабандисти на подправка
base-imperium-stilgar = Стилгар
base-imperium-test_of_humanity = Човек или животно
base-imperium-the_voice = Гласът
base-imperium-thufir_hawat = Суфир Хауът
base-imperium-worm_riders = Ездачи на червеи

## Intrigue deck

base-intrigue-allied_armada = Съюзническа армада
base-intrigue-ambush = Засада
base-intrigue-bindu_suspension = Бинду Медитация
base-intrigue-bribery = Подкуп
base-intrigue-bypass_protocol = Заобикаляне на протокола
base-intrigue-calculated_hire = Премерен ход
base-intrigue-charisma = Харизма
base-intrigue-choam_shares = Акции на ПОСИТ
base-intrigue-corner_the_market = Монопол на пазара
base-intrigue-councilors_dispensation = Привилегия на съветника
base-intrigue-demand_respect = Заслужена почит
base-intrigue-dispatch_an_envoy = Изпращане на пратеник
base-intrigue-double_cross = Вероломство
base-intrigue-favored_subject = Любим поданик
base-intrigue-guild_authorization = Разрешение от Сдружението
base-intrigue-infiltrate = Проникване
base-intrigue-know_their_ways = Познаване на нравите им
base-intrigue-master_tactician = Изкусен тактик
base-intrigue-plans_within_plans = Планове в плановете
base-intrigue-poison_snooper = Детектор на отрови
base-intrigue-private_army = Частна армия
base-intrigue-rapid_mobilization = Бърза мобилизация
base-intrigue-recruitment_mission = Вербовъчна мисия
base-intrigue-refocus = Смяна на приоритетите
base-intrigue-reinforcements = Подкрепления
base-intrigue-secret_of_the_sisterhood = Тайната на Сестринството
base-intrigue-staged_incident = Инсцениран инцидент
base-intrigue-the_sleeper_must_awaken = Спящият трябва да се събуди
base-intrigue-tiebreaker = Решаващо предимство
base-intrigue-to_the_victor = Военна плячка
base-intrigue-urgent_mission = Спешна мисия
base-intrigue-water_of_life = Водата на живота
base-intrigue-water_peddlers_union = Съюз на продавачите на вода
base-intrigue-windfall = Неочаквана печалба

## Conflict deck

base-conflicts-skirmish_1 = Схватка
base-conflicts-skirmish_2 = Схватка
base-conflicts-skirmish_3 = Схватка
base-conflicts-skirmish_4 = Схватка
base-conflicts-cloak_and_dagger = Плащ и кинжал
base-conflicts-desert_power = Силата на пустинята
base-conflicts-guild_bank_raid = Нападение над банката на Сдружението
base-conflicts-machinations = Машинации
base-conflicts-raid_stockpiles = Набег над складовете
base-conflicts-secure_imperial_basin = Охрана на Имперския басейн
base-conflicts-siege_of_arrakeen = Обсада на Аракийн
base-conflicts-siege_of_carthag = Обсада на Картаг
base-conflicts-sort_through_the_chaos = Ред сред хаоса
base-conflicts-terrible_purpose = Ужасно предназначение
base-conflicts-battle_for_arrakeen = Битка за Аракийн
base-conflicts-battle_for_carthag = Битка за Картаг
base-conflicts-battle_for_imperial_basin = Битка за Имперския басейн
base-conflicts-grand_vision = Велико видение

## Leaders, each with the left ability and the signet ring ability

base-leaders-paul_atreides = Пол Атрейдски
base-leaders-paul_atreides-ability = Ясновидство
base-leaders-paul_atreides-signet = Дисциплина
base-leaders-duke_leto_atreides = дук Лето Атрейдски
base-leaders-duke_leto_atreides-ability = Популярност в Ландсрада
base-leaders-duke_leto_atreides-signet = Благоразумна дипломация
base-leaders-baron_vladimir_harkonnen = барон Владимир Харконен
base-leaders-baron_vladimir_harkonnen-ability = Майсторски ход
base-leaders-baron_vladimir_harkonnen-signet = Кроеж
base-leaders-glossu_the_beast_rabban = Глосу Рабан – Звяра
base-leaders-glossu_the_beast_rabban-ability = Аракийски феод
base-leaders-glossu_the_beast_rabban-signet = Жестокост
base-leaders-count_ilban_richese = граф Илбан Ричиз
base-leaders-count_ilban_richese-ability = Безмилостен преговарящ
base-leaders-count_ilban_richese-signet = Производство
base-leaders-helena_richese = Хелена Ричиз
base-leaders-helena_richese-ability = Очи навсякъде
base-leaders-helena_richese-signet = Манипулация
base-leaders-countess_ariana_thorvald = графиня Ариана Торвалд
base-leaders-countess_ariana_thorvald-ability = Пристрастена към подправката
base-leaders-countess_ariana_thorvald-signet = Скрит резервоар
base-leaders-earl_memnon_thorvald = граф Мемнон Торвалд
base-leaders-earl_memnon_thorvald-ability = Връзки
base-leaders-earl_memnon_thorvald-signet = Хранилище за подправка

## Board spaces

base-spaces-conspire = Заговор
base-spaces-wealth = Богатство
base-spaces-heighliner = Хайлайнер
base-spaces-foldspace = Огънато пространство
base-spaces-selective_breeding = Генетичен подбор
base-spaces-secrets = Тайни
base-spaces-hardy_warriors = Калени бойци
base-spaces-stillsuits = Влагосъхраняващи костюми
base-spaces-high_council = Висш съвет
base-spaces-mentat = Ментат
base-spaces-swordmaster = Майстор на меча
base-spaces-rally_troops = Военен сбор
base-spaces-hall_of_oratory = Ораторска зала
base-spaces-arrakeen = Аракийн
base-spaces-carthag = Картаг
base-spaces-research_station = Изследователска станция
base-spaces-sietch_tabr = Сийч Табър
base-spaces-the_great_flat = Великата равнина
base-spaces-hagga_basin = Низината Хага
base-spaces-imperial_basin = Имперски басейн
base-spaces-sell_melange = Продажба на меланж
base-spaces-secure_contract = Сключване на договор

## Agent icons

icon-emperor = Император
icon-guild = Космическо сдружение
icon-bene_gesserit = Бени Джесърит
icon-fremen = Свободни
icon-landsraad = Ландсрад
icon-city = Град
icon-spice_trade = Търговия с подправка
icon-spy = Шпионин

## Phases of a round

phase-start = Начало на рунда
phase-turns = Игрални ходове
phase-combat = Битка
phase-makers = Вестители
phase-recall = Отзоваване
phase-endgame = Край на играта

## Kinds of intrigue cards: `.card` is one such card

intrigue_type-plot = Тактика
    .card = карта Тактика
intrigue_type-combat = Битка
    .card = карта Битка
intrigue_type-endgame = Развързка
    .card = карта Развързка

## Factions. The value stands alone; .def opens a sentence; .gen .dat .acc .ins are the cases (with the
## preposition or article that does the same work in English and Bulgarian); .adj stands beside "card";
## .card is one such card, .card-acc the same as an object; .influence and .alliance follow those two words.

faction-emperor = Император
    .def = Императорът
    .gen = на Императора
    .dat = на Императора
    .acc = Императора
    .ins = с Императора
    .adj = Император
    .card = карта Император
    .card-acc = карта Император
    .influence = с Императора
    .alliance = с Императора
faction-guild = Космическо сдружение
    .def = Космическото сдружение
    .gen = на Космическото сдружение
    .dat = на Космическото сдружение
    .acc = Космическото сдружение
    .ins = с Космическото сдружение
    .adj = Космическо сдружение
    .card = карта Космическо сдружение
    .card-acc = карта Космическо сдружение
    .influence = с Космическото сдружение
    .alliance = с Космическото сдружение
faction-bene_gesserit = Бени Джесърит
    .def = Бени Джесърит
    .gen = на Бени Джесърит
    .dat = на Бени Джесърит
    .acc = Бени Джесърит
    .ins = с Бени Джесърит
    .adj = Бени Джесърит
    .card = карта Бени Джесърит
    .card-acc = карта Бени Джесърит
    .influence = с Бени Джесърит
    .alliance = с Бени Джесърит
faction-fremen = Свободни
    .def = Свободните
    .gen = на Свободните
    .dat = на Свободните
    .acc = Свободните
    .ins = със Свободните
    .adj = Свободни
    .card = карта Свободни
    .card-acc = карта Свободни
    .influence = със Свободните
    .alliance = със Свободните
