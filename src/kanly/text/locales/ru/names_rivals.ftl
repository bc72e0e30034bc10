### Names in Russian of the printed opponents: House Hagal’s cards, the Rivals, levels and variants.

## Decks, and the opponent without a name of the base game for two

deck-hagal = Карты Дома Хагаль
deck-rivals = Оппоненты
house-hagal = Дом Хагаль

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
base-hagal-hagal_harvest_spice = Добыча Пряности
base-hagal-hagal_arrakeen_1p = { base-spaces-arrakeen }
base-hagal-hagal_arrakeen_2p = { base-spaces-arrakeen }
base-hagal-hagal_reshuffle = Новая колода

## House Hagal’s cards of Uprising

uprising-hagal-place_spy_spice_trade = Размещение шпиона: { icon-spice_trade }
uprising-hagal-place_spy_city = Размещение шпиона: { icon-city }
uprising-hagal-place_spy_landsraad = Размещение шпиона: { icon-landsraad }
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
uprising-hagal-reshuffle = Новая колода

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

level-mercenary = Наёмник
level-mercenary-about = Для новичков: оппоненты начинают без отрядов, а вы получаете небольшую помощь.
level-sardaukar = Сардаукар
level-sardaukar-about = Для тех, кто уже знает игру: состязание на равных.
level-mentat = Ментат
level-mentat-about = Для экспертов: оппоненты играют хитрее.
level-kwisatz_haderach = Квисатц Хадерах
level-kwisatz_haderach-about = Для мастеров: оппоненты играют так же, как на уровне «Ментат», а вы не можете получить оружейника.

## Variants, and what they do

variant-smart_politics = Умная политика
variant-smart_politics-about = Оппонент пропускает бесплатную ячейку фракции, если у него её союз и он ведёт хотя бы на 1 влияние или если у него там хотя бы 2 влияния и он отстаёт от первого хотя бы на 2.
variant-brutal_escalation = Жестокая эскалация
variant-brutal_escalation-about = В сражении за карту конфликта III каждый оппонент раскрывает две карты Дома Хагаль вместо одной и получает мечи с обеих.
variant-expert_deployment = Искусное размещение
variant-expert_deployment-about = В конфликте I или II оппонент, который опережает всех хотя бы на 3 боевые единицы (в базовой игре — хотя бы на 4 очка боевой силы), больше не размещает отряды.
variant-streamlined = Прямолинейные оппоненты
variant-streamlined-about = Двум игрокам противостоит оппонент, который не может победить: он не получает победных очков, а его ходы короче.
variant-row_dice = Кубики рынка Империи
variant-row_dice-about = После каждого вашего раскрытия карт бросают два кубика: от 1 до 5 — уходит карта на этом месте рынка Империи, считая слева, 6 — ни одна.
