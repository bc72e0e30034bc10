### Names in Ukrainian of the printed opponents: House Hagal’s cards, the Rivals, levels and variants.

## Decks, and the opponent without a name of the base game for two

deck-hagal = Карти Дому Гаґал
deck-rivals = Конкуренти
house-hagal = Дім Гаґал

## House Hagal’s cards of the base game; most are called like their space

base-hagal-hagal_conspire = { base-spaces-conspire }
base-hagal-hagal_wealth = { base-spaces-wealth }
base-hagal-hagal_heighliner = { base-spaces-heighliner }
base-hagal-hagal_foldspace = { base-spaces-foldspace }
base-hagal-hagal_selective_breeding = { base-spaces-selective_breeding }
base-hagal-hagal_secrets = { base-spaces-secrets }
base-hagal-hagal_hardy_warriors = { base-spaces-hardy_warriors }
base-hagal-hagal_stillsuits = { base-spaces-stillsuits }
base-hagal-hagal_rally_troops = { base-spaces-rally_troops }
base-hagal-hagal_hall_of_oratory = { base-spaces-hall_of_oratory }
base-hagal-hagal_carthag = { base-spaces-carthag }
base-hagal-hagal_harvest_spice = Збір прянощів
base-hagal-hagal_arrakeen_1p = { base-spaces-arrakeen }
base-hagal-hagal_arrakeen_2p = { base-spaces-arrakeen }
base-hagal-hagal_reshuffle = Перетасувати

## House Hagal’s cards of Uprising

uprising-hagal-place_spy_spice_trade = Розмістіть шпигуна: { icon-spice_trade }
uprising-hagal-place_spy_city = Розмістіть шпигуна: { icon-city }
uprising-hagal-place_spy_landsraad = Розмістіть шпигуна: { icon-landsraad }
uprising-hagal-sardaukar = { uprising-spaces-sardaukar }
uprising-hagal-dutiful_service = { uprising-spaces-dutiful_service }
uprising-hagal-heighliner = { uprising-spaces-heighliner }
uprising-hagal-deliver_supplies_heighliner = { uprising-spaces-deliver_supplies } / { uprising-spaces-heighliner }
uprising-hagal-espionage = { uprising-spaces-espionage }
uprising-hagal-secrets = { uprising-spaces-secrets }
uprising-hagal-desert_tactics = { uprising-spaces-desert_tactics }
uprising-hagal-fremkit = { uprising-spaces-fremkit }
uprising-hagal-assembly_hall = { uprising-spaces-assembly_hall }
uprising-hagal-gather_support_a = { uprising-spaces-gather_support }
uprising-hagal-gather_support_b = { uprising-spaces-gather_support }
uprising-hagal-accept_contract_shipping_a = { uprising-spaces-accept_contract } / { uprising-spaces-shipping }
uprising-hagal-accept_contract_shipping_b = { uprising-spaces-accept_contract } / { uprising-spaces-shipping }
uprising-hagal-research_station = { uprising-spaces-research_station }
uprising-hagal-spice_refinery = { uprising-spaces-spice_refinery }
uprising-hagal-arrakeen = { uprising-spaces-arrakeen }
uprising-hagal-sietch_tabr = { uprising-spaces-sietch_tabr }
uprising-hagal-hagga_basin_imperial_basin = { uprising-spaces-hagga_basin } / { uprising-spaces-imperial_basin }
uprising-hagal-deep_desert = { uprising-spaces-deep_desert }
uprising-hagal-reshuffle = Перетасувати

## Rivals, called like their Leaders

base-rivals-duke_leto_atreides = { base-leaders-duke_leto_atreides }
base-rivals-baron_vladimir_harkonnen = { base-leaders-baron_vladimir_harkonnen }
base-rivals-glossu_the_beast_rabban = { base-leaders-glossu_the_beast_rabban }
base-rivals-count_ilban_richese = { base-leaders-count_ilban_richese }
base-rivals-countess_ariana_thorvald = { base-leaders-countess_ariana_thorvald }
base-rivals-earl_memnon_thorvald = { base-leaders-earl_memnon_thorvald }
uprising-rivals-baron_vladimir_harkonnen = { base-leaders-baron_vladimir_harkonnen }
uprising-rivals-glossu_rabban = { base-leaders-glossu_the_beast_rabban }
uprising-rivals-staban_tuek = { uprising-leaders-staban_tuek }
uprising-rivals-lady_amber_metulli = { uprising-leaders-lady_amber_metulli }
uprising-rivals-gurney_halleck = { uprising-leaders-gurney_halleck }
uprising-rivals-lady_margot_fenring = { uprising-leaders-lady_margot_fenring }
uprising-rivals-princess_irulan = { uprising-leaders-princess_irulan }
uprising-rivals-lady_jessica = { uprising-leaders-lady_jessica }
uprising-rivals-feyd_rautha_harkonnen = { uprising-leaders-feyd_rautha_harkonnen }
uprising-rivals-muad_dib = { uprising-leaders-muad_dib }

## Levels, and whom they are for

level-mercenary = Найманець
level-mercenary-about = Для новачків: Конкуренти починають без загонів, а ви отримуєте невелику допомогу.
level-sardaukar = Сардаукар
level-sardaukar-about = Для тих, хто вже знає гру: змагання на рівних.
level-mentat = Ментат
level-mentat-about = Для експертів: Конкуренти грають хитріше.
level-kwisatz_haderach = Квізац Хадерах
level-kwisatz_haderach-about = Для майстрів: Конкуренти грають так само, як на рівні «Ментат», а ви не можете отримати Майстра меча.

## Variants, and what they do

variant-smart_politics = Розумна політика
variant-smart_politics-about = Конкурент оминає безкоштовну локацію фракції, якщо має її союз і веде щонайменше на 1 очко впливу або якщо має там щонайменше 2 очки впливу й відстає від першого щонайменше на 2.
variant-brutal_escalation = Жорстока ескалація
variant-brutal_escalation-about = У бою за карту конфлікту III кожен Конкурент відкриває дві карти Дому Гаґал замість однієї й отримує мечі з обох.
variant-expert_deployment = Уміле розгортання
variant-expert_deployment-about = У конфлікті I або II Конкурент, який випереджає всіх щонайменше на 3 підрозділи (у базовій грі — щонайменше на 4 очки сили), більше не розгортає загонів.
variant-streamlined = Прямолінійні Конкуренти
variant-streamlined-about = Двом гравцям протистоїть Конкурент, який не може перемогти: він не отримує переможних очок, а його ходи коротші.
variant-row_dice = Кубики Конкурента для Ряду Імперіуму
variant-row_dice-about = Після кожного вашого ходу «Розкрити карти» кидають два кубики: від 1 до 5 — вибуває карта на цьому місці Ряду Імперіуму, рахуючи зліва, 6 — жодна.
