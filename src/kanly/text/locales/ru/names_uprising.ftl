### Names in Russian of what Uprising brings. A component is uprising-<deck>-<id>; a leader has also -ability and -signet.

## The set and its decks

set-uprising = Дюна. Империя — Восстание
deck-objectives = Карты задач
deck-contracts = Контракты
deck-posts = Посты наблюдения
deck-units = Боевые единицы

## Starting deck

uprising-starters-convincing_argument = Убедительный довод
uprising-starters-dagger = Кинжал
uprising-starters-diplomacy = Дипломатия
uprising-starters-dune_the_desert_planet = Дюна — Планета Пустыни
uprising-starters-reconnaissance = Разведка
uprising-starters-seek_allies = Поиск союзников
uprising-starters-signet_ring = Кольцо с печаткой

## Reserve

uprising-reserve-prepare_the_way = Приготовить путь
uprising-reserve-the_spice_must_flow = Пряность должна поступать

## Imperium deck

uprising-imperium-bene_gesserit_operative = Оперативница Бене Гессерит
uprising-imperium-branching_path = Ветвящийся путь
uprising-imperium-calculus_of_power = Арифметика власти
uprising-imperium-captured_mentat = Пленённый ментат
uprising-imperium-cargo_runner = Перевозчик грузов
uprising-imperium-chani_clever_tactician = Чани, находчивый тактик
uprising-imperium-corrinth_city = Город Корринт
uprising-imperium-covert_operation = Тайная операция
uprising-imperium-dangerous_rhetoric = Опасная риторика
uprising-imperium-delivery_agreement = Соглашение о поставках
uprising-imperium-desert_power = Сила пустыни
uprising-imperium-desert_survival = Выживание в пустыне
uprising-imperium-double_agent = Двойной агент
uprising-imperium-ecological_testing_station = Экологическая испытательная станция
uprising-imperium-fedaykin_stilltent = Диститент федайкинов
uprising-imperium-guild_envoy = Посланник Гильдии
uprising-imperium-guild_spy = Шпион Гильдии
uprising-imperium-hidden_missive = Тайное послание
uprising-imperium-imperial_spymaster = Глава имперских шпионов
uprising-imperium-in_high_places = В высших кругах
uprising-imperium-interstellar_trade = Межзвёздная торговля
uprising-imperium-junction_headquarters = Штаб-квартира на Джанкшене
uprising-imperium-leadership = Лидерство
uprising-imperium-long_live_the_fighters = Да здравствуют бойцы
uprising-imperium-maker_keeper = Хранитель Подателей
uprising-imperium-maula_pistol = Пистолет маула
uprising-imperium-northern_watermaster = Мастер воды с севера
uprising-imperium-overthrow = Свержение
uprising-imperium-paracompass = Паракомпас
uprising-imperium-price_is_no_object = Цена не имеет значения
uprising-imperium-priority_contracts = Приоритетные контракты
uprising-imperium-public_spectacle = Публичное зрелище
uprising-imperium-rebel_supplier = Поставщица повстанцев
uprising-imperium-reliable_informant = Надёжный осведомитель
uprising-imperium-sardaukar_coordination = Координация сардаукаров
uprising-imperium-sardaukar_soldier = Солдат-сардаукар
uprising-imperium-shishakli = Шишакли
uprising-imperium-smugglers_harvester = Харвестер контрабандистов
uprising-imperium-smugglers_haven = Убежище контрабандистов
uprising-imperium-southern_elders = Старейшины юга
uprising-imperium-space_time_folding = Свёртывание пространства-времени
uprising-imperium-spacing_guilds_favor = Благосклонность Гильдии Космогации
uprising-imperium-spy_network = Шпионская сеть
uprising-imperium-steersman = Рулевой
uprising-imperium-stilgar_the_devoted = Стилгар Преданный
uprising-imperium-strike_fleet = Ударный флот
uprising-imperium-subversive_advisor = Крамольный советник
uprising-imperium-treacherous_maneuver = Вероломный манёвр
uprising-imperium-tread_in_darkness = Шаги во тьме
uprising-imperium-truthtrance = Транс правды
uprising-imperium-undercover_asset = Агент под прикрытием
uprising-imperium-unswerving_loyalty = Непоколебимая верность
uprising-imperium-weirding_woman = Колдунья
uprising-imperium-wheels_within_wheels = Колёса внутри колёс

## Intrigue deck

uprising-intrigue-backed_by_choam = При поддержке КООАМ
uprising-intrigue-buy_access = Покупка доступа
uprising-intrigue-call_to_arms = Призыв к оружию
uprising-intrigue-change_allegiances = Переход на другую сторону
uprising-intrigue-choam_profits = Прибыль КООАМ
uprising-intrigue-contingency_plan = Запасной план
uprising-intrigue-councilors_ambition = Амбиции советника
uprising-intrigue-crysknife = Крис-нож
uprising-intrigue-cunning = Хитрость
uprising-intrigue-depart_for_arrakis = Отбытие на Арракис
uprising-intrigue-desert_mouse = Пустынная мышь
uprising-intrigue-detonation = Подрыв
uprising-intrigue-devour = Пожирание
uprising-intrigue-distraction = Отвлечение внимания
uprising-intrigue-find_weakness = Поиск слабого места
uprising-intrigue-go_to_ground = Залечь на дно
uprising-intrigue-imperium_politics = Политика Империи
uprising-intrigue-impress = Сильное впечатление
uprising-intrigue-inspire_awe = Священный трепет
uprising-intrigue-intelligence_report = Донесение разведки
uprising-intrigue-leverage = Рычаг давления
uprising-intrigue-manipulate = Манипуляция
uprising-intrigue-market_opportunity = Рыночная возможность
uprising-intrigue-mercenaries = Наёмники
uprising-intrigue-opportunism = Оппортунизм
uprising-intrigue-ornithopter = Орнитоптер
uprising-intrigue-questionable_methods = Сомнительные методы
uprising-intrigue-reach_agreement = Достижение соглашения
uprising-intrigue-secure_spice_trade = Обеспечение торговли Пряностью
uprising-intrigue-shaddams_favor = Благосклонность Шаддама
uprising-intrigue-shadow_alliance = Теневой союз
uprising-intrigue-sietch_ritual = Ритуал сиетча
uprising-intrigue-special_mission = Особая миссия
uprising-intrigue-spice_is_power = Пряность — это власть
uprising-intrigue-spring_the_trap = Ловушка захлопывается
uprising-intrigue-strategic_stockpiling = Стратегические запасы
uprising-intrigue-tactical_option = Тактический выбор
uprising-intrigue-unexpected_allies = Неожиданные союзники
uprising-intrigue-weirding_combat = Колдовской бой

## Conflict deck; Skirmishes are told apart by their battle icons

uprising-conflicts-skirmish_crysknife = Стычка (крис-нож)
uprising-conflicts-skirmish_ornithopter = Стычка (орнитоптер)
uprising-conflicts-skirmish_desert_mouse = Стычка (пустынная мышь)
uprising-conflicts-choam_security = Служба безопасности КООАМ
uprising-conflicts-spice_freighters = Грузовые корабли с Пряностью
uprising-conflicts-siege_of_arrakeen = Осада Арракина
uprising-conflicts-seize_spice_refinery = Захват завода по очистке Пряности
uprising-conflicts-test_of_loyalty = Проверка на верность
uprising-conflicts-shadow_contest = Противостояние в тени
uprising-conflicts-secure_imperial_basin = Охрана Имперской котловины
uprising-conflicts-protect_the_sietches = Защита сиетчей
uprising-conflicts-trade_dispute = Торговый спор
uprising-conflicts-propaganda = Пропаганда
uprising-conflicts-battle_for_imperial_basin = Битва за Имперскую котловину
uprising-conflicts-battle_for_arrakeen = Битва за Арракин
uprising-conflicts-battle_for_spice_refinery = Битва за завод по очистке Пряности

## Leaders, each with the left ability and the signet ring ability

uprising-leaders-muad_dib = Муад’Диб
uprising-leaders-muad_dib-ability = Непредсказуемый враг
uprising-leaders-muad_dib-signet = Вести за собой
uprising-leaders-gurney_halleck = Гурни Халлек
uprising-leaders-gurney_halleck-ability = Всегда с улыбкой
uprising-leaders-gurney_halleck-signet = Военачальник
uprising-leaders-lady_jessica = леди Джессика
uprising-leaders-lady_jessica-ability = Иная Память
uprising-leaders-lady_jessica-signet = Агония Пряности
uprising-leaders-reverend_mother_jessica = Преподобная Мать Джессика
uprising-leaders-reverend_mother_jessica-ability = Преподобная Мать
uprising-leaders-reverend_mother_jessica-signet = Вода Жизни
uprising-leaders-lady_margot_fenring = леди Марго Фенринг
uprising-leaders-lady_margot_fenring-ability = Верность
uprising-leaders-lady_margot_fenring-signet = Осведомитель на Арракисе
uprising-leaders-princess_irulan = принцесса Ирулан
uprising-leaders-princess_irulan-ability = Имперское право по рождению
uprising-leaders-princess_irulan-signet = Проницательность летописицы
uprising-leaders-feyd_rautha_harkonnen = Фейд-Раута Харконнен
uprising-leaders-feyd_rautha_harkonnen-ability = Коварная сила
uprising-leaders-feyd_rautha_harkonnen-signet = Личная тренировка
uprising-leaders-lady_amber_metulli = леди Эмбер Метулли
uprising-leaders-lady_amber_metulli-ability = Пустынные разведчики
uprising-leaders-lady_amber_metulli-signet = Пополнение казны
uprising-leaders-staban_tuek = Стабан Туек
uprising-leaders-staban_tuek-ability = Контрабанда Пряности
uprising-leaders-staban_tuek-signet = Невидимая сеть
uprising-leaders-shaddam_corrino_iv = Шаддам Коррино IV
uprising-leaders-shaddam_corrino_iv-ability = Командующий сардаукарами
uprising-leaders-shaddam_corrino_iv-signet = Император Известной Вселенной

## Board spaces

uprising-spaces-dutiful_service = Верная служба
uprising-spaces-sardaukar = Сардаукары
uprising-spaces-deliver_supplies = Доставка припасов
uprising-spaces-heighliner = Хайлайнер
uprising-spaces-espionage = Шпионаж
uprising-spaces-secrets = Тайны
uprising-spaces-desert_tactics = Тактика пустыни
uprising-spaces-fremkit = Фримпакет
uprising-spaces-high_council = Высший Совет
uprising-spaces-imperial_privilege = Имперская привилегия
uprising-spaces-swordmaster = Оружейник
uprising-spaces-assembly_hall = Зал заседаний
uprising-spaces-gather_support = Получение поддержки
uprising-spaces-arrakeen = Арракин
uprising-spaces-spice_refinery = Завод по очистке Пряности
uprising-spaces-research_station = Исследовательская станция
uprising-spaces-sietch_tabr = Сиетч Табр
uprising-spaces-imperial_basin = Имперская котловина
uprising-spaces-hagga_basin = Котловина Хагга
uprising-spaces-deep_desert = Глубокая пустыня
uprising-spaces-accept_contract = Принятие контракта
uprising-spaces-shipping = Перевозки

## Objectives

uprising-objectives-objective_desert_mouse_first_player = Пустынная мышь
uprising-objectives-objective_desert_mouse_4_6p = Пустынная мышь
uprising-objectives-objective_crysknife = Крис-нож
uprising-objectives-objective_crysknife_4_6p = Крис-нож
uprising-objectives-objective_ornithopter_1_3p = Орнитоптер

## Contracts; those of one name are told apart by a word of their rewards

uprising-contracts-contract_acquire_the_spice_must_flow = Покупка карты „{ uprising-reserve-the_spice_must_flow }“
uprising-contracts-contract_arrakeen_water = { uprising-spaces-arrakeen } (вода)
uprising-contracts-contract_arrakeen_spy = { uprising-spaces-arrakeen } (шпион)
uprising-contracts-contract_deliver_supplies = { uprising-spaces-deliver_supplies }
uprising-contracts-contract_espionage = { uprising-spaces-espionage }
uprising-contracts-contract_harvest_3 = Добыча 3+
uprising-contracts-contract_harvest_4 = Добыча 4+
uprising-contracts-contract_heighliner_water = { uprising-spaces-heighliner } (вода)
uprising-contracts-contract_heighliner_troops = { uprising-spaces-heighliner } (отряды)
uprising-contracts-contract_high_council_solari = { uprising-spaces-high_council } (солярии)
uprising-contracts-contract_high_council_influence = { uprising-spaces-high_council } (влияние)
uprising-contracts-contract_immediate = Немедленный
uprising-contracts-contract_research_station_solari = { uprising-spaces-research_station } (солярии)
uprising-contracts-contract_research_station_spy = { uprising-spaces-research_station } (шпион)
uprising-contracts-contract_sardaukar_cards = { uprising-spaces-sardaukar } (карты)
uprising-contracts-contract_sardaukar_recall = { uprising-spaces-sardaukar } (возвращение)
uprising-contracts-contract_spice_refinery_cards = { uprising-spaces-spice_refinery } (карты)
uprising-contracts-contract_spice_refinery_water = { uprising-spaces-spice_refinery } (вода)
uprising-contracts-contract_ix_dreadnought = Дредноут
uprising-contracts-contract_ix_tech_negotiation = Технологические переговоры
uprising-contracts-contract_ix_espionage = { uprising-spaces-espionage } (контракт)
uprising-contracts-contract_ix_harvest_3 = Добыча 3+ (контракт)
uprising-contracts-contract_ix_harvest_4 = Добыча 4+ (контракт)
uprising-contracts-contract_ix_heighliner = { uprising-spaces-heighliner } (контракт)
uprising-contracts-contract_ix_high_council = { uprising-spaces-high_council } (контракт)
uprising-contracts-contract_ix_interstellar_shipping = Межзвёздные перевозки
uprising-contracts-contract_ix_secrets = { uprising-spaces-secrets }
uprising-contracts-contract_ix_smuggling = Контрабанда

## Observation posts have no printed names: they are called by the spaces they are connected to

uprising-posts-emperor = { uprising-spaces-sardaukar } / { uprising-spaces-dutiful_service }
uprising-posts-guild = { uprising-spaces-heighliner } / { uprising-spaces-deliver_supplies }
uprising-posts-bene_gesserit = { uprising-spaces-espionage } / { uprising-spaces-secrets }
uprising-posts-fremen = { uprising-spaces-desert_tactics } / { uprising-spaces-fremkit }
uprising-posts-landsraad_council = { uprising-spaces-high_council } / { uprising-spaces-imperial_privilege } / { uprising-spaces-swordmaster }
uprising-posts-landsraad_hall = { uprising-spaces-assembly_hall } / { uprising-spaces-gather_support }
uprising-posts-choam = { uprising-spaces-shipping } / { uprising-spaces-accept_contract }
uprising-posts-arrakeen_spice_refinery = { uprising-spaces-arrakeen } / { uprising-spaces-spice_refinery }
uprising-posts-spice_refinery_research_station = { uprising-spaces-spice_refinery } / { uprising-spaces-research_station }
uprising-posts-research_station_sietch_tabr = { uprising-spaces-research_station } / { uprising-spaces-sietch_tabr }
uprising-posts-imperial_basin = { uprising-spaces-imperial_basin }
uprising-posts-hagga_basin = { uprising-spaces-hagga_basin }
uprising-posts-deep_desert = { uprising-spaces-deep_desert }

## Units besides troops

uprising-units-sandworm = Песчаный червь
