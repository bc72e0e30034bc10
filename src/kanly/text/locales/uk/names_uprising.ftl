### Names in Ukrainian of what Uprising brings. A component is uprising-<deck>-<id>; a leader has also -ability and -signet.

## The set and its decks

set-uprising = Дюна. Імперіум — Піднесення
deck-objectives = Карти цілей
deck-contracts = Контракти
deck-posts = Спостережні пункти
deck-units = Підрозділи

## Starting deck

uprising-starters-convincing_argument = Переконливий аргумент
uprising-starters-dagger = Кинджал
uprising-starters-diplomacy = Дипломатія
uprising-starters-dune_the_desert_planet = Дюна, пустельна планета
uprising-starters-reconnaissance = Розвідка
uprising-starters-seek_allies = Пошук союзників
uprising-starters-signet_ring = Перстень із печаткою

## Reserve

uprising-reserve-prepare_the_way = Приготувати шлях
uprising-reserve-the_spice_must_flow = Прянощі повинні текти

## Imperium deck

uprising-imperium-bene_gesserit_operative = Оперативниця Бене Гессерит
uprising-imperium-branching_path = Розгалужений шлях
uprising-imperium-calculus_of_power = Арифметика влади
uprising-imperium-captured_mentat = Полонений Ментат
uprising-imperium-cargo_runner = Перевізник вантажів
uprising-imperium-chani_clever_tactician = Чані, кмітлива тактикиня
uprising-imperium-corrinth_city = Місто Коррінт
uprising-imperium-covert_operation = Таємна операція
uprising-imperium-dangerous_rhetoric = Небезпечна риторика
uprising-imperium-delivery_agreement = Угода про постачання
uprising-imperium-desert_power = Сила пустелі
uprising-imperium-desert_survival = Виживання в пустелі
uprising-imperium-double_agent = Подвійний агент
uprising-imperium-ecological_testing_station = Станція екологічного тестування
uprising-imperium-fedaykin_stilltent = Дистинамет федайкінів
uprising-imperium-guild_envoy = Посланець Гільдії
uprising-imperium-guild_spy = Шпигун Гільдії
uprising-imperium-hidden_missive = Приховане послання
uprising-imperium-imperial_spymaster = Імперський резидент
uprising-imperium-in_high_places = У вищих колах
uprising-imperium-interstellar_trade = Міжзоряна торгівля
uprising-imperium-junction_headquarters = Штаб-квартира на Джанкшені
uprising-imperium-leadership = Лідерство
uprising-imperium-long_live_the_fighters = Хай живуть бійці
uprising-imperium-maker_keeper = Хранитель творців
uprising-imperium-maula_pistol = Пістолет маула
uprising-imperium-northern_watermaster = Майстер води з півночі
uprising-imperium-overthrow = Повалення
uprising-imperium-paracompass = Паракомпас
uprising-imperium-price_is_no_object = Ціна не має значення
uprising-imperium-priority_contracts = Пріоритетні контракти
uprising-imperium-public_spectacle = Публічне видовище
uprising-imperium-rebel_supplier = Постачальниця повстанців
uprising-imperium-reliable_informant = Надійний інформатор
uprising-imperium-sardaukar_coordination = Координація сардаукарів
uprising-imperium-sardaukar_soldier = Солдат-сардаукар
uprising-imperium-shishakli = Шишаклі
uprising-imperium-smugglers_harvester = Гарвестер контрабандиста
uprising-imperium-smugglers_haven = Прихисток контрабандиста
uprising-imperium-southern_elders = Старійшини півдня
uprising-imperium-space_time_folding = Згортання простору-часу
uprising-imperium-spacing_guilds_favor = Прихильність Гільдії Лоцманів
uprising-imperium-spy_network = Шпигунська мережа
uprising-imperium-steersman = Стерновий
uprising-imperium-stilgar_the_devoted = Стілгар Відданий
uprising-imperium-strike_fleet = Ударний флот
uprising-imperium-subversive_advisor = Крамольний радник
uprising-imperium-treacherous_maneuver = Віроломний маневр
uprising-imperium-tread_in_darkness = Кроки в темряві
uprising-imperium-truthtrance = Транс правди
uprising-imperium-undercover_asset = Агент під прикриттям
uprising-imperium-unswerving_loyalty = Непохитна вірність
uprising-imperium-weirding_woman = Чаклунка
uprising-imperium-wheels_within_wheels = Колеса в колесах

## Intrigue deck

uprising-intrigue-backed_by_choam = За підтримки ДАПТ
uprising-intrigue-buy_access = Купівля доступу
uprising-intrigue-call_to_arms = Заклик до зброї
uprising-intrigue-change_allegiances = Перехід на інший бік
uprising-intrigue-choam_profits = Прибутки ДАПТ
uprising-intrigue-contingency_plan = Запасний план
uprising-intrigue-councilors_ambition = Амбіції радника
uprising-intrigue-crysknife = Крис-ніж
uprising-intrigue-cunning = Хитрість
uprising-intrigue-depart_for_arrakis = Відправлення на Арракіс
uprising-intrigue-desert_mouse = Пустельна миша
uprising-intrigue-detonation = Підрив
uprising-intrigue-devour = Пожирання
uprising-intrigue-distraction = Відвертання уваги
uprising-intrigue-find_weakness = Пошук слабкого місця
uprising-intrigue-go_to_ground = Залягти на дно
uprising-intrigue-imperium_politics = Політика Імперіуму
uprising-intrigue-impress = Сильне враження
uprising-intrigue-inspire_awe = Священний трепет
uprising-intrigue-intelligence_report = Донесення розвідки
uprising-intrigue-leverage = Важіль тиску
uprising-intrigue-manipulate = Маніпуляція
uprising-intrigue-market_opportunity = Ринкова можливість
uprising-intrigue-mercenaries = Найманці
uprising-intrigue-opportunism = Опортунізм
uprising-intrigue-ornithopter = Орнітоптер
uprising-intrigue-questionable_methods = Сумнівні методи
uprising-intrigue-reach_agreement = Досягнення згоди
uprising-intrigue-secure_spice_trade = Убезпечення торгівлі прянощами
uprising-intrigue-shaddams_favor = Прихильність Шаддама
uprising-intrigue-shadow_alliance = Тіньовий союз
uprising-intrigue-sietch_ritual = Ритуал січі
uprising-intrigue-special_mission = Особлива місія
uprising-intrigue-spice_is_power = Прянощі — це влада
uprising-intrigue-spring_the_trap = Пастка зачиняється
uprising-intrigue-strategic_stockpiling = Стратегічні запаси
uprising-intrigue-tactical_option = Тактичний вибір
uprising-intrigue-unexpected_allies = Несподівані союзники
uprising-intrigue-weirding_combat = Чаклунський бій

## Conflict deck; Skirmishes are told apart by their battle icons

uprising-conflicts-skirmish_crysknife = Сутичка (крис-ніж)
uprising-conflicts-skirmish_ornithopter = Сутичка (орнітоптер)
uprising-conflicts-skirmish_desert_mouse = Сутичка (пустельна миша)
uprising-conflicts-choam_security = Служба безпеки ДАПТ
uprising-conflicts-spice_freighters = Вантажні кораблі з прянощами
uprising-conflicts-siege_of_arrakeen = Облога Арракіна
uprising-conflicts-seize_spice_refinery = Захоплення меланжоочисного заводу
uprising-conflicts-test_of_loyalty = Перевірка на вірність
uprising-conflicts-shadow_contest = Протистояння в тіні
uprising-conflicts-secure_imperial_basin = Охорона Імперського басейну
uprising-conflicts-protect_the_sietches = Захист січей
uprising-conflicts-trade_dispute = Торговельна суперечка
uprising-conflicts-propaganda = Пропаганда
uprising-conflicts-battle_for_imperial_basin = Битва за Імперський басейн
uprising-conflicts-battle_for_arrakeen = Битва за Арракін
uprising-conflicts-battle_for_spice_refinery = Битва за меланжоочисний завод

## Leaders, each with the left ability and the signet ring ability

uprising-leaders-muad_dib = Муад’Діб
uprising-leaders-muad_dib-ability = Непередбачуваний ворог
uprising-leaders-muad_dib-signet = Вести за собою
uprising-leaders-gurney_halleck = Гурні Галлек
uprising-leaders-gurney_halleck-ability = Завжди з усмішкою
uprising-leaders-gurney_halleck-signet = Воєначальник
uprising-leaders-lady_jessica = леді Джессіка
uprising-leaders-lady_jessica-ability = Інша Пам’ять
uprising-leaders-lady_jessica-signet = Агонія прянощів
uprising-leaders-reverend_mother_jessica = Превелебна Мати Джессіка
uprising-leaders-reverend_mother_jessica-ability = Превелебна Мати
uprising-leaders-reverend_mother_jessica-signet = Вода Життя
uprising-leaders-lady_margot_fenring = леді Марго Фенрінг
uprising-leaders-lady_margot_fenring-ability = Вірність
uprising-leaders-lady_margot_fenring-signet = Інформатор на Арракісі
uprising-leaders-princess_irulan = принцеса Ірулан
uprising-leaders-princess_irulan-ability = Імперське право за народженням
uprising-leaders-princess_irulan-signet = Прозорливість літописиці
uprising-leaders-feyd_rautha_harkonnen = Фейд-Раута Харконнен
uprising-leaders-feyd_rautha_harkonnen-ability = Підступна сила
uprising-leaders-feyd_rautha_harkonnen-signet = Особистий вишкіл
uprising-leaders-lady_amber_metulli = леді Ембер Метуллі
uprising-leaders-lady_amber_metulli-ability = Пустельні розвідники
uprising-leaders-lady_amber_metulli-signet = Поповнення скарбниці
uprising-leaders-staban_tuek = Стабан Туек
uprising-leaders-staban_tuek-ability = Контрабанда прянощів
uprising-leaders-staban_tuek-signet = Невидима мережа
uprising-leaders-shaddam_corrino_iv = Шаддам Коррино IV
uprising-leaders-shaddam_corrino_iv-ability = Командувач сардаукарів
uprising-leaders-shaddam_corrino_iv-signet = Імператор відомого Всесвіту

## Board spaces

uprising-spaces-dutiful_service = Віддана служба
uprising-spaces-sardaukar = Сардаукар
uprising-spaces-deliver_supplies = Доставлення припасів
uprising-spaces-heighliner = Гайлайнер
uprising-spaces-espionage = Шпигунство
uprising-spaces-secrets = Таємниці
uprising-spaces-desert_tactics = Пустельна тактика
uprising-spaces-fremkit = Фримпакет
uprising-spaces-high_council = Вища Рада
uprising-spaces-imperial_privilege = Імперський привілей
uprising-spaces-swordmaster = Майстер меча
uprising-spaces-assembly_hall = Зала засідань
uprising-spaces-gather_support = Здобуття підтримки
uprising-spaces-arrakeen = Арракін
uprising-spaces-spice_refinery = Меланжоочисний завод
uprising-spaces-research_station = Дослідна станція
uprising-spaces-sietch_tabr = Січ Табр
uprising-spaces-imperial_basin = Імперський басейн
uprising-spaces-hagga_basin = Басейн Гаґґа
uprising-spaces-deep_desert = Глибока пустеля
uprising-spaces-accept_contract = Укладання контракту
uprising-spaces-shipping = Перевезення

## Objectives

uprising-objectives-objective_desert_mouse_first_player = Пустельна миша
uprising-objectives-objective_desert_mouse_4_6p = Пустельна миша
uprising-objectives-objective_crysknife = Крис-ніж
uprising-objectives-objective_crysknife_4_6p = Крис-ніж
uprising-objectives-objective_ornithopter_1_3p = Орнітоптер

## Contracts; those of one name are told apart by a word of their rewards

uprising-contracts-contract_acquire_the_spice_must_flow = Придбання карти „{ uprising-reserve-the_spice_must_flow }“
uprising-contracts-contract_arrakeen_water = { uprising-spaces-arrakeen } (вода)
uprising-contracts-contract_arrakeen_spy = { uprising-spaces-arrakeen } (шпигун)
uprising-contracts-contract_deliver_supplies = { uprising-spaces-deliver_supplies }
uprising-contracts-contract_espionage = { uprising-spaces-espionage }
uprising-contracts-contract_harvest_3 = Урожай 3+
uprising-contracts-contract_harvest_4 = Урожай 4+
uprising-contracts-contract_heighliner_water = { uprising-spaces-heighliner } (вода)
uprising-contracts-contract_heighliner_troops = { uprising-spaces-heighliner } (загони)
uprising-contracts-contract_high_council_solari = { uprising-spaces-high_council } (солярії)
uprising-contracts-contract_high_council_influence = { uprising-spaces-high_council } (вплив)
uprising-contracts-contract_immediate = Терміновий
uprising-contracts-contract_research_station_solari = { uprising-spaces-research_station } (солярії)
uprising-contracts-contract_research_station_spy = { uprising-spaces-research_station } (шпигун)
uprising-contracts-contract_sardaukar_cards = { uprising-spaces-sardaukar } (карти)
uprising-contracts-contract_sardaukar_recall = { uprising-spaces-sardaukar } (відкликання)
uprising-contracts-contract_spice_refinery_cards = { uprising-spaces-spice_refinery } (карти)
uprising-contracts-contract_spice_refinery_water = { uprising-spaces-spice_refinery } (вода)
uprising-contracts-contract_ix_dreadnought = Дредноут
uprising-contracts-contract_ix_tech_negotiation = Технологічні перемовини
uprising-contracts-contract_ix_espionage = { uprising-spaces-espionage } (контракт)
uprising-contracts-contract_ix_harvest_3 = Урожай 3+ (контракт)
uprising-contracts-contract_ix_harvest_4 = Урожай 4+ (контракт)
uprising-contracts-contract_ix_heighliner = { uprising-spaces-heighliner } (контракт)
uprising-contracts-contract_ix_high_council = { uprising-spaces-high_council } (контракт)
uprising-contracts-contract_ix_interstellar_shipping = Міжзоряні перевезення
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

uprising-units-sandworm = Піщаний хробак
