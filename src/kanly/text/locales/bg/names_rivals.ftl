### Names in Bulgarian of the printed opponents: House Hagal’s cards, the Rivals, levels and variants.

## Decks, and the opponent without a name of the base game for two

deck-hagal = Карти династия Хагал
deck-rivals = Съперници
house-hagal = династия Хагал

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
base-hagal-hagal_harvest_spice = Добив на подправка
base-hagal-hagal_arrakeen_1p = { base-spaces-arrakeen }
base-hagal-hagal_arrakeen_2p = { base-spaces-arrakeen }
base-hagal-hagal_reshuffle = Размесване

## House Hagal’s cards of Uprising

uprising-hagal-place_spy_spice_trade = Поставяне на Шпионин: { icon-spice_trade }
uprising-hagal-place_spy_city = Поставяне на Шпионин: { icon-city }
uprising-hagal-place_spy_landsraad = Поставяне на Шпионин: { icon-landsraad }
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
uprising-hagal-reshuffle = Размесване

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

level-mercenary = Наемник
level-mercenary-about = За начинаещи: съперниците започват без войски, а вие получавате малка помощ.
level-sardaukar = Сардукар
level-sardaukar-about = За тези, които познават играта: състезание при равни условия.
level-mentat = Ментат
level-mentat-about = За експерти: съперниците играят по-хитро.
level-kwisatz_haderach = Куизъц Хадерах
level-kwisatz_haderach-about = За майстори: съперниците играят както на ниво „Ментат“, а вие не можете да получите Майстора на меча.

## Variants, and what they do

variant-smart_politics = Умна политика
variant-smart_politics-about = Съперник прескача безплатното поле на фракция, ако има нейния съюз и води поне с 1 точка влияние или ако има там поне 2 точки влияние и изостава от първия поне с 2.
variant-brutal_escalation = Жестока ескалация
variant-brutal_escalation-about = В битка за Конфликт III всеки съперник разкрива две карти династия Хагал вместо една и получава мечовете и от двете.
variant-expert_deployment = Умело изпращане
variant-expert_deployment-about = При Конфликт I или II съперник, който изпреварва всички поне с 3 бойни единици (в основната игра: поне с 4 точки военна сила), спира да изпраща войски в конфликта.
variant-streamlined = Праволинейни съперници
variant-streamlined-about = Двама играчи се изправят срещу съперник, който не може да спечели: той не получава победни точки, а ходовете му са по-кратки.
variant-row_dice = Зарове за Имперския ред
variant-row_dice-about = След всеки ваш ход на Разкриване се хвърлят два зара: от 1 до 5 – картата на това място в Имперския ред, броено отляво, напуска реда, 6 – никоя.
