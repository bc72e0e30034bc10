### Names in English of the printed opponents: House Hagal’s cards, the Rivals, levels and variants.

## Decks, and the opponent without a name of the base game for two

deck-hagal = House Hagal
deck-rivals = Rivals
house-hagal = House Hagal

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
base-hagal-hagal_harvest_spice = Harvest Spice
base-hagal-hagal_arrakeen_1p = { base-spaces-arrakeen }
base-hagal-hagal_arrakeen_2p = { base-spaces-arrakeen }
base-hagal-hagal_reshuffle = Reshuffle

## House Hagal’s cards of Uprising

uprising-hagal-place_spy_spice_trade = Place a Spy: { icon-spice_trade }
uprising-hagal-place_spy_city = Place a Spy: { icon-city }
uprising-hagal-place_spy_landsraad = Place a Spy: { icon-landsraad }
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
uprising-hagal-reshuffle = Reshuffle

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

level-mercenary = Mercenary
level-mercenary-about = For newcomers: the Rivals start without troops, and you get a little help.
level-sardaukar = Sardaukar
level-sardaukar-about = For those who know the game: an even contest.
level-mentat = Mentat
level-mentat-about = For experts: the Rivals play with more cunning.
level-kwisatz_haderach = Kwisatz Haderach
level-kwisatz_haderach-about = For masters: the Rivals play as at the level Mentat, and you can never get your Swordmaster.

## Variants, and what they do

variant-smart_politics = Smart Politics
variant-smart_politics-about = A Rival passes over a Faction’s space that costs nothing if it has that Alliance and leads by at least 1 Influence, or if it has at least 2 Influence there and is at least 2 behind the leader.
variant-brutal_escalation = Brutal Escalation
variant-brutal_escalation-about = In the fight for a Conflict III, each Rival turns up two House Hagal cards instead of one and gains the swords of both.
variant-expert_deployment = Expert Deployment
variant-expert_deployment-about = In a Conflict I or II, a Rival that is ahead of all others by at least 3 units (in the base game: by at least 4 strength) deploys no more troops.
variant-streamlined = Streamlined Rivals
variant-streamlined-about = Two players meet a Rival that is quicker to run and can’t win: it scores no Victory Points.
variant-row_dice = Imperium Row Dice
variant-row_dice-about = After each of your Reveal turns two dice are rolled: a 1 to 5 removes the card in that place of the Imperium Row, counted from the left, and a 6 removes none.
