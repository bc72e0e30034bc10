### Names in Russian. A component is base-<deck>-<id>; a leader has also -ability and -signet.

## The set and its decks

set-base = Дюна. Империя
deck-starters = Стартовая колода
deck-reserve = Резерв
deck-imperium = Колода карт Империи
deck-intrigue = Колода интриг
deck-conflicts = Колода конфликта
deck-leaders = Лидеры
deck-spaces = Ячейки игрового поля
deck-wares = Другие ряды

## Starting deck

base-starters-convincing_argument = Убедительный довод
base-starters-dagger = Кинжал
base-starters-diplomacy = Дипломатия
base-starters-dune_the_desert_planet = Дюна — Планета Пустыни
base-starters-reconnaissance = Разведка
base-starters-seek_allies = Поиск союзников
base-starters-signet_ring = Кольцо с печаткой

## Reserve

base-reserve-arrakis_liaison = Связные Арракиса
base-reserve-the_spice_must_flow = Пряность должна поступать
base-reserve-foldspace = Свёрнутое пространство

## Imperium deck

base-imperium-arrakis_recruiter = Вербовщик Арракиса
base-imperium-assassination_mission = Заказное убийство
base-imperium-bene_gesserit_initiate = Посвящённая Бене Гессерит
base-imperium-bene_gesserit_sister = Сестра Бене Гессерит
base-imperium-carryall = Грузолёт
base-imperium-chani = Чани
base-imperium-choam_directorship = Директорство в КООАМ
base-imperium-crysknife = Крис-нож
base-imperium-dr_yueh = Доктор Юйэ
base-imperium-duncan_idaho = Дункан Айдахо
base-imperium-fedaykin_death_commando = Федайкины-смертники
base-imperium-firm_grip = Крепкая хватка
base-imperium-fremen_camp = Лагерь фрименов
base-imperium-gene_manipulation = Генетические манипуляции
base-imperium-guild_administrator = Администратор Гильдии
base-imperium-guild_ambassador = Посол Гильдии
base-imperium-guild_bankers = Банкиры Гильдии
base-imperium-gun_thopter = Боевой топтер
base-imperium-gurney_halleck = Гурни Халлек
base-imperium-imperial_spy = Имперский шпион
base-imperium-kwisatz_haderach = Квисатц Хадерах
base-imperium-lady_jessica = Леди Джессика
base-imperium-liet_kynes = Лиет-Кинес
base-imperium-missionaria_protectiva = Миссионария Протектива
base-imperium-opulence = Роскошь
base-imperium-other_memory = Иная Память
base-imperium-piter_de_vries = Питер де Врие
base-imperium-power_play = Силовой приём
base-imperium-reverend_mother_mohiam = Преподобная Мать Мохийам
base-imperium-sardaukar_infantry = Пехота сардаукаров
base-imperium-sardaukar_legion = Легион сардаукаров
base-imperium-scout = Разведчик
base-imperium-shifting_allegiances = Переменчивая верность
base-imperium-sietch_reverend_mother = Преподобная Мать сиетча
base-imperium-smugglers_thopter = Топтер контрабандистов
base-imperium-space_travel = Космический перелёт
base-imperium-spice_hunter = Охотник за Пряностью
base-imperium-spice_smugglers = Контрабандисты Пряности
base-imperium-stilgar = Стилгар
base-imperium-test_of_humanity = Человек ли ты?
base-imperium-the_voice = Голос
base-imperium-thufir_hawat = Суфир Хават
base-imperium-worm_riders = Наездники на червях

## Intrigue deck

base-intrigue-allied_armada = Союзная армада
base-intrigue-ambush = Засада
base-intrigue-bindu_suspension = Бинду-остановка
base-intrigue-bribery = Подкуп
base-intrigue-bypass_protocol = В обход протокола
base-intrigue-calculated_hire = Своевременный наём
base-intrigue-charisma = Харизма
base-intrigue-choam_shares = Акции КООАМ
base-intrigue-corner_the_market = Монополизация рынка
base-intrigue-councilors_dispensation = Привилегия советника
base-intrigue-demand_respect = Требование уважения
base-intrigue-dispatch_an_envoy = Отправка посланника
base-intrigue-double_cross = Вероломство
base-intrigue-favored_subject = Любимый подданный
base-intrigue-guild_authorization = Разрешение Гильдии
base-intrigue-infiltrate = Проникновение
base-intrigue-know_their_ways = Знание их обычаев
base-intrigue-master_tactician = Мастер тактики
base-intrigue-plans_within_plans = Планы внутри планов
base-intrigue-poison_snooper = Ядоискатель
base-intrigue-private_army = Частная армия
base-intrigue-rapid_mobilization = Быстрая мобилизация
base-intrigue-recruitment_mission = Вербовочная миссия
base-intrigue-refocus = Смена приоритетов
base-intrigue-reinforcements = Подкрепление
base-intrigue-secret_of_the_sisterhood = Тайна Сестринства
base-intrigue-staged_incident = Инсценированный инцидент
base-intrigue-the_sleeper_must_awaken = Спящий должен проснуться
base-intrigue-tiebreaker = Решающий перевес
base-intrigue-to_the_victor = Дань победителю
base-intrigue-urgent_mission = Срочная миссия
base-intrigue-water_of_life = Вода Жизни
base-intrigue-water_peddlers_union = Союз торговцев водой
base-intrigue-windfall = Нежданная прибыль

## Conflict deck

base-conflicts-skirmish_1 = Стычка
base-conflicts-skirmish_2 = Стычка
base-conflicts-skirmish_3 = Стычка
base-conflicts-skirmish_4 = Стычка
base-conflicts-cloak_and_dagger = Плащ и кинжал
base-conflicts-desert_power = Сила пустыни
base-conflicts-guild_bank_raid = Налёт на банк Гильдии
base-conflicts-machinations = Махинации
base-conflicts-raid_stockpiles = Рейд на склады
base-conflicts-secure_imperial_basin = Охрана Имперской котловины
base-conflicts-siege_of_arrakeen = Осада Арракина
base-conflicts-siege_of_carthag = Осада Карфага
base-conflicts-sort_through_the_chaos = Разобраться в хаосе
base-conflicts-terrible_purpose = Ужасное предназначение
base-conflicts-battle_for_arrakeen = Битва за Арракин
base-conflicts-battle_for_carthag = Битва за Карфаг
base-conflicts-battle_for_imperial_basin = Битва за Имперскую котловину
base-conflicts-grand_vision = Великое видение

## Leaders, each with the left ability and the signet ring ability

base-leaders-paul_atreides = Пол Атрейдес
base-leaders-paul_atreides-ability = Предвидение
base-leaders-paul_atreides-signet = Дисциплина
base-leaders-duke_leto_atreides = герцог Лето Атрейдес
base-leaders-duke_leto_atreides-ability = Популярность в Ландсрааде
base-leaders-duke_leto_atreides-signet = Благоразумная дипломатия
base-leaders-baron_vladimir_harkonnen = барон Владимир Харконнен
base-leaders-baron_vladimir_harkonnen-ability = Уловка
base-leaders-baron_vladimir_harkonnen-signet = Козни
base-leaders-glossu_the_beast_rabban = Глоссу «Зверь» Раббан
base-leaders-glossu_the_beast_rabban-ability = Феод Арракис
base-leaders-glossu_the_beast_rabban-signet = Жестокость
base-leaders-count_ilban_richese = граф Ильбан Ричез
base-leaders-count_ilban_richese-ability = Безжалостный переговорщик
base-leaders-count_ilban_richese-signet = Производство
base-leaders-helena_richese = Елена Ричез
base-leaders-helena_richese-ability = Глаза повсюду
base-leaders-helena_richese-signet = Манипуляция
base-leaders-countess_ariana_thorvald = графиня Ариана Торвальд
base-leaders-countess_ariana_thorvald-ability = Зависимость от Пряности
base-leaders-countess_ariana_thorvald-signet = Тайный резервуар
base-leaders-earl_memnon_thorvald = граф Мемнон Торвальд
base-leaders-earl_memnon_thorvald-ability = Связи
base-leaders-earl_memnon_thorvald-signet = Хранилище Пряности

## Board spaces

base-spaces-conspire = Сговор
base-spaces-wealth = Богатство
base-spaces-heighliner = Хайлайнер
base-spaces-foldspace = Свёрнутое пространство
base-spaces-selective_breeding = Генетическая Селекция
base-spaces-secrets = Тайны
base-spaces-hardy_warriors = Закалённые воины
base-spaces-stillsuits = Дистикомбы
base-spaces-high_council = Высший Совет
base-spaces-mentat = Ментат
base-spaces-swordmaster = Оружейник
base-spaces-rally_troops = Сбор войск
base-spaces-hall_of_oratory = Зал выступлений
base-spaces-arrakeen = Арракин
base-spaces-carthag = Карфаг
base-spaces-research_station = Исследовательская станция
base-spaces-sietch_tabr = Сиетч Табр
base-spaces-the_great_flat = Великая Равнина
base-spaces-hagga_basin = Котловина Хагга
base-spaces-imperial_basin = Имперская котловина
base-spaces-sell_melange = Продажа Пряности
base-spaces-secure_contract = Заключение контракта

## Agent icons

icon-emperor = Император
icon-guild = Гильдия Космогации
icon-bene_gesserit = Бене Гессерит
icon-fremen = Фримены
icon-landsraad = Ландсраад
icon-city = Город
icon-spice_trade = Торговля Пряностью
icon-spy = Шпион

## Phases of a round

phase-start = Начало раунда
phase-turns = Ходы игроков
phase-combat = Сражение
phase-makers = Податели
phase-recall = Возвращение
phase-endgame = Конец игры

## Kinds of intrigue cards: `.card` is one such card

intrigue_type-plot = Заговор
    .card = карта заговора
intrigue_type-combat = Сражение
    .card = карта сражения
intrigue_type-endgame = Цель
    .card = карта цели

## Factions. The value stands alone; .def opens a sentence; .gen .dat .acc .ins are the cases (with the
## preposition or article that does the same work in English and Bulgarian); .adj stands beside "card";
## .card is one such card, .card-acc the same as an object; .influence and .alliance follow those two words.

faction-emperor = Император
    .def = Император
    .gen = Императора
    .dat = Императору
    .acc = Императора
    .ins = Императором
    .adj = Императора
    .card = карта Императора
    .card-acc = карту Императора
    .influence = во фракции Императора
    .alliance = с Императором
faction-guild = Гильдия Космогации
    .def = Гильдия Космогации
    .gen = Гильдии Космогации
    .dat = Гильдии Космогации
    .acc = Гильдию Космогации
    .ins = Гильдией Космогации
    .adj = Гильдии Космогации
    .card = карта Гильдии Космогации
    .card-acc = карту Гильдии Космогации
    .influence = во фракции Гильдии Космогации
    .alliance = с Гильдией Космогации
faction-bene_gesserit = Бене Гессерит
    .def = Бене Гессерит
    .gen = Бене Гессерит
    .dat = Бене Гессерит
    .acc = Бене Гессерит
    .ins = Бене Гессерит
    .adj = Бене Гессерит
    .card = карта Бене Гессерит
    .card-acc = карту Бене Гессерит
    .influence = во фракции Бене Гессерит
    .alliance = с Бене Гессерит
faction-fremen = Фримены
    .def = Фримены
    .gen = Фрименов
    .dat = Фрименам
    .acc = Фрименов
    .ins = Фрименами
    .adj = Фрименов
    .card = карта Фрименов
    .card-acc = карту Фрименов
    .influence = во фракции Фрименов
    .alliance = с Фрименами
