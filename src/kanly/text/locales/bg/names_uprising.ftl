### Names in Bulgarian of what Uprising brings. A component is uprising-<deck>-<id>; a leader has also -ability and -signet.

## The set and its decks

set-uprising = Дюн: Империум – Въстание
deck-objectives = Карти Цел
deck-contracts = Договори
deck-posts = Наблюдателни постове
deck-units = Бойни единици

## Starting deck

uprising-starters-convincing_argument = Убедителен аргумент
uprising-starters-dagger = Кинжал
uprising-starters-diplomacy = Дипломация
uprising-starters-dune_the_desert_planet = Пустинната планета Дюн
uprising-starters-reconnaissance = Разузнаване
uprising-starters-seek_allies = В търсене на съюзници
uprising-starters-signet_ring = Пръстен с печат

## Reserve

uprising-reserve-prepare_the_way = Подготовка на пътя
uprising-reserve-the_spice_must_flow = Добивът не трябва да спира

## Imperium deck

uprising-imperium-bene_gesserit_operative = Бениджесъритска агентка
uprising-imperium-branching_path = Разклоняващ се път
uprising-imperium-calculus_of_power = Аритметика на властта
uprising-imperium-captured_mentat = Пленен Ментат
uprising-imperium-cargo_runner = Превозвач на товари
uprising-imperium-chani_clever_tactician = Чани, находчив тактик
uprising-imperium-corrinth_city = Град Коринт
uprising-imperium-covert_operation = Тайна операция
uprising-imperium-dangerous_rhetoric = Опасна реторика
uprising-imperium-delivery_agreement = Споразумение за доставка
uprising-imperium-desert_power = Силата на пустинята
uprising-imperium-desert_survival = Оцеляване в пустинята
uprising-imperium-double_agent = Двоен агент
uprising-imperium-ecological_testing_station = Екологична изпитателна станция
uprising-imperium-fedaykin_stilltent = Федайкинска влагосъхраняваща палатка
uprising-imperium-guild_envoy = Пратеник на Сдружението
uprising-imperium-guild_spy = Шпионин на Сдружението
uprising-imperium-hidden_missive = Скрито послание
uprising-imperium-imperial_spymaster = Началник на имперските шпиони
uprising-imperium-in_high_places = Във висшите кръгове
uprising-imperium-interstellar_trade = Междузвездна търговия
uprising-imperium-junction_headquarters = Щабквартира на Джънкшън
uprising-imperium-leadership = Лидерство
uprising-imperium-long_live_the_fighters = Да живеят бойците
uprising-imperium-maker_keeper = Пазител на Вестители
uprising-imperium-maula_pistol = Пистолет маула
uprising-imperium-northern_watermaster = Майстор на водата от севера
uprising-imperium-overthrow = Преврат
uprising-imperium-paracompass = Паракомпас
uprising-imperium-price_is_no_object = Цената е без значение
uprising-imperium-priority_contracts = Приоритетни договори
uprising-imperium-public_spectacle = Публично зрелище
uprising-imperium-rebel_supplier = Снабдителка на бунтовниците
uprising-imperium-reliable_informant = Надежден информатор
uprising-imperium-sardaukar_coordination = Координация на сардукарите
uprising-imperium-sardaukar_soldier = Войник сардукар
uprising-imperium-shishakli = Шишакли
uprising-imperium-smugglers_harvester = Контрабандистки комбайн
uprising-imperium-smugglers_haven = Контрабандистко убежище
uprising-imperium-southern_elders = Старейшини от юга
uprising-imperium-space_time_folding = Огъване на пространство-времето
uprising-imperium-spacing_guilds_favor = Благоволение на Космическото сдружение
uprising-imperium-spy_network = Шпионска мрежа
uprising-imperium-steersman = Кормчия
uprising-imperium-stilgar_the_devoted = Стилгар Предания
uprising-imperium-strike_fleet = Ударен флот
uprising-imperium-subversive_advisor = Подмолен съветник
uprising-imperium-treacherous_maneuver = Вероломна маневра
uprising-imperium-tread_in_darkness = Стъпки в мрака
uprising-imperium-truthtrance = Транс на истината
uprising-imperium-undercover_asset = Агент под прикритие
uprising-imperium-unswerving_loyalty = Непоколебима вярност
uprising-imperium-weirding_woman = Магьосница
uprising-imperium-wheels_within_wheels = Колела в колелата

## Intrigue deck

uprising-intrigue-backed_by_choam = С подкрепата на ПОСИТ
uprising-intrigue-buy_access = Платен достъп
uprising-intrigue-call_to_arms = Призив на оръжие
uprising-intrigue-change_allegiances = Смяна на лагера
uprising-intrigue-choam_profits = Печалби на ПОСИТ
uprising-intrigue-contingency_plan = Резервен план
uprising-intrigue-councilors_ambition = Амбиция на съветника
uprising-intrigue-crysknife = Крис-нож
uprising-intrigue-cunning = Хитрост
uprising-intrigue-depart_for_arrakis = Заминаване за Аракис
uprising-intrigue-desert_mouse = Пустинна мишка
uprising-intrigue-detonation = Взрив
uprising-intrigue-devour = Поглъщане
uprising-intrigue-distraction = Отвличане на вниманието
uprising-intrigue-find_weakness = Търсене на слабо място
uprising-intrigue-go_to_ground = Потайване
uprising-intrigue-imperium_politics = Имперска политика
uprising-intrigue-impress = Силно впечатление
uprising-intrigue-inspire_awe = Страхопочитание
uprising-intrigue-intelligence_report = Разузнавателен доклад
uprising-intrigue-leverage = Лост за натиск
uprising-intrigue-manipulate = Манипулация
uprising-intrigue-market_opportunity = Пазарна възможност
uprising-intrigue-mercenaries = Наемници
uprising-intrigue-opportunism = Опортюнизъм
uprising-intrigue-ornithopter = Орнитоптер
uprising-intrigue-questionable_methods = Съмнителни методи
uprising-intrigue-reach_agreement = Постигане на споразумение
uprising-intrigue-secure_spice_trade = Осигуряване на търговията с подправка
uprising-intrigue-shaddams_favor = Благоволение на Шадам
uprising-intrigue-shadow_alliance = Съюз в сянка
uprising-intrigue-sietch_ritual = Ритуал в сийча
uprising-intrigue-special_mission = Специална мисия
uprising-intrigue-spice_is_power = Подправката е власт
uprising-intrigue-spring_the_trap = Капанът щраква
uprising-intrigue-strategic_stockpiling = Стратегически запаси
uprising-intrigue-tactical_option = Тактически избор
uprising-intrigue-unexpected_allies = Неочаквани съюзници
uprising-intrigue-weirding_combat = Магьоснически бой

## Conflict deck; Skirmishes are told apart by their battle icons

uprising-conflicts-skirmish_crysknife = Схватка (крис-нож)
uprising-conflicts-skirmish_ornithopter = Схватка (орнитоптер)
uprising-conflicts-skirmish_desert_mouse = Схватка (пустинна мишка)
uprising-conflicts-choam_security = Охрана на ПОСИТ
uprising-conflicts-spice_freighters = Товарни кораби с подправка
uprising-conflicts-siege_of_arrakeen = Обсада на Аракийн
uprising-conflicts-seize_spice_refinery = Превземане на рафинерията за подправка
uprising-conflicts-test_of_loyalty = Изпитание на верността
uprising-conflicts-shadow_contest = Съперничество в сянка
uprising-conflicts-secure_imperial_basin = Охрана на Имперския басейн
uprising-conflicts-protect_the_sietches = Защита на сийчовете
uprising-conflicts-trade_dispute = Търговски спор
uprising-conflicts-propaganda = Пропаганда
uprising-conflicts-battle_for_imperial_basin = Битка за Имперския басейн
uprising-conflicts-battle_for_arrakeen = Битка за Аракийн
uprising-conflicts-battle_for_spice_refinery = Битка за рафинерията за подправка

## Leaders, each with the left ability and the signet ring ability

uprising-leaders-muad_dib = Муад’Диб
uprising-leaders-muad_dib-ability = Непредвидим враг
uprising-leaders-muad_dib-signet = Начело
uprising-leaders-gurney_halleck = Гърни Халек
uprising-leaders-gurney_halleck-ability = Винаги усмихнат
uprising-leaders-gurney_halleck-signet = Военачалник
uprising-leaders-lady_jessica = лейди Джесика
uprising-leaders-lady_jessica-ability = Другата памет
uprising-leaders-lady_jessica-signet = Агония на подправката
uprising-leaders-reverend_mother_jessica = света майка Джесика
uprising-leaders-reverend_mother_jessica-ability = Света майка
uprising-leaders-reverend_mother_jessica-signet = Водата на живота
uprising-leaders-lady_margot_fenring = лейди Марго Фенринг
uprising-leaders-lady_margot_fenring-ability = Вярност
uprising-leaders-lady_margot_fenring-signet = Аракийски информатор
uprising-leaders-princess_irulan = принцеса Ирулан
uprising-leaders-princess_irulan-ability = Имперско право по рождение
uprising-leaders-princess_irulan-signet = Прозрение на летописката
uprising-leaders-feyd_rautha_harkonnen = Фейд-Раута Харконен
uprising-leaders-feyd_rautha_harkonnen-ability = Коварна сила
uprising-leaders-feyd_rautha_harkonnen-signet = Лично обучение
uprising-leaders-lady_amber_metulli = лейди Амбър Метули
uprising-leaders-lady_amber_metulli-ability = Пустинни съгледвачи
uprising-leaders-lady_amber_metulli-signet = Пълнене на хазната
uprising-leaders-staban_tuek = Стабан Туек
uprising-leaders-staban_tuek-ability = Контрабанда на подправка
uprising-leaders-staban_tuek-signet = Невидима мрежа
uprising-leaders-shaddam_corrino_iv = Шадам Корино IV
uprising-leaders-shaddam_corrino_iv-ability = Командир на сардукарите
uprising-leaders-shaddam_corrino_iv-signet = Император на познатата вселена

## Board spaces

uprising-spaces-dutiful_service = Вярна служба
uprising-spaces-sardaukar = Сардукари
uprising-spaces-deliver_supplies = Доставка на припаси
uprising-spaces-heighliner = Хайлайнер
uprising-spaces-espionage = Шпионаж
uprising-spaces-secrets = Тайни
uprising-spaces-desert_tactics = Пустинна тактика
uprising-spaces-fremkit = Пустинен комплект
uprising-spaces-high_council = Висш съвет
uprising-spaces-imperial_privilege = Имперска привилегия
uprising-spaces-swordmaster = Майстор на меча
uprising-spaces-assembly_hall = Заседателна зала
uprising-spaces-gather_support = Набиране на подкрепа
uprising-spaces-arrakeen = Аракийн
uprising-spaces-spice_refinery = Рафинерия за подправка
uprising-spaces-research_station = Изследователска станция
uprising-spaces-sietch_tabr = Сийч Табър
uprising-spaces-imperial_basin = Имперски басейн
uprising-spaces-hagga_basin = Низината Хага
uprising-spaces-deep_desert = Дълбока пустиня
uprising-spaces-accept_contract = Приемане на договор
uprising-spaces-shipping = Превози

## Objectives

uprising-objectives-objective_desert_mouse_first_player = Пустинна мишка
uprising-objectives-objective_desert_mouse_4_6p = Пустинна мишка
uprising-objectives-objective_crysknife = Крис-нож
uprising-objectives-objective_crysknife_4_6p = Крис-нож
uprising-objectives-objective_ornithopter_1_3p = Орнитоптер

## Contracts; those of one name are told apart by a word of their rewards

uprising-contracts-contract_acquire_the_spice_must_flow = Придобиване на карта ‚{ uprising-reserve-the_spice_must_flow }‘
uprising-contracts-contract_arrakeen_water = { uprising-spaces-arrakeen } (вода)
uprising-contracts-contract_arrakeen_spy = { uprising-spaces-arrakeen } (шпионин)
uprising-contracts-contract_deliver_supplies = { uprising-spaces-deliver_supplies }
uprising-contracts-contract_espionage = { uprising-spaces-espionage }
uprising-contracts-contract_harvest_3 = Добив 3+
uprising-contracts-contract_harvest_4 = Добив 4+
uprising-contracts-contract_heighliner_water = { uprising-spaces-heighliner } (вода)
uprising-contracts-contract_heighliner_troops = { uprising-spaces-heighliner } (войски)
uprising-contracts-contract_high_council_solari = { uprising-spaces-high_council } (солари)
uprising-contracts-contract_high_council_influence = { uprising-spaces-high_council } (влияние)
uprising-contracts-contract_immediate = Незабавен
uprising-contracts-contract_research_station_solari = { uprising-spaces-research_station } (солари)
uprising-contracts-contract_research_station_spy = { uprising-spaces-research_station } (шпионин)
uprising-contracts-contract_sardaukar_cards = { uprising-spaces-sardaukar } (карти)
uprising-contracts-contract_sardaukar_recall = { uprising-spaces-sardaukar } (отзоваване)
uprising-contracts-contract_spice_refinery_cards = { uprising-spaces-spice_refinery } (карти)
uprising-contracts-contract_spice_refinery_water = { uprising-spaces-spice_refinery } (вода)
uprising-contracts-contract_ix_dreadnought = Дредноут
uprising-contracts-contract_ix_tech_negotiation = Технологични преговори
uprising-contracts-contract_ix_espionage = { uprising-spaces-espionage } (договор)
uprising-contracts-contract_ix_harvest_3 = Добив 3+ (договор)
uprising-contracts-contract_ix_harvest_4 = Добив 4+ (договор)
uprising-contracts-contract_ix_heighliner = { uprising-spaces-heighliner } (договор)
uprising-contracts-contract_ix_high_council = { uprising-spaces-high_council } (договор)
uprising-contracts-contract_ix_interstellar_shipping = Междузвездни превози
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

uprising-units-sandworm = Пясъчен червей
