### Names in English of what Uprising brings. A component is uprising-<deck>-<id>; a leader has also -ability and -signet.

## The set and its decks

set-uprising = Dune: Imperium – Uprising
deck-objectives = Objectives
deck-contracts = Contracts
deck-posts = Observation posts
deck-units = Units

## Starting deck

uprising-starters-convincing_argument = Convincing Argument
uprising-starters-dagger = Dagger
uprising-starters-diplomacy = Diplomacy
uprising-starters-dune_the_desert_planet = Dune, the Desert Planet
uprising-starters-reconnaissance = Reconnaissance
uprising-starters-seek_allies = Seek Allies
uprising-starters-signet_ring = Signet Ring

## Reserve

uprising-reserve-prepare_the_way = Prepare the Way
uprising-reserve-the_spice_must_flow = The Spice Must Flow

## Imperium deck

uprising-imperium-bene_gesserit_operative = Bene Gesserit Operative
uprising-imperium-branching_path = Branching Path
uprising-imperium-calculus_of_power = Calculus of Power
uprising-imperium-captured_mentat = Captured Mentat
uprising-imperium-cargo_runner = Cargo Runner
uprising-imperium-chani_clever_tactician = Chani, Clever Tactician
uprising-imperium-corrinth_city = Corrinth City
uprising-imperium-covert_operation = Covert Operation
uprising-imperium-dangerous_rhetoric = Dangerous Rhetoric
uprising-imperium-delivery_agreement = Delivery Agreement
uprising-imperium-desert_power = Desert Power
uprising-imperium-desert_survival = Desert Survival
uprising-imperium-double_agent = Double Agent
uprising-imperium-ecological_testing_station = Ecological Testing Station
uprising-imperium-fedaykin_stilltent = Fedaykin Stilltent
uprising-imperium-guild_envoy = Guild Envoy
uprising-imperium-guild_spy = Guild Spy
uprising-imperium-hidden_missive = Hidden Missive
uprising-imperium-imperial_spymaster = Imperial Spymaster
uprising-imperium-in_high_places = In High Places
uprising-imperium-interstellar_trade = Interstellar Trade
uprising-imperium-junction_headquarters = Junction Headquarters
uprising-imperium-leadership = Leadership
uprising-imperium-long_live_the_fighters = Long Live the Fighters
uprising-imperium-maker_keeper = Maker Keeper
uprising-imperium-maula_pistol = Maula Pistol
uprising-imperium-northern_watermaster = Northern Watermaster
uprising-imperium-overthrow = Overthrow
uprising-imperium-paracompass = Paracompass
uprising-imperium-price_is_no_object = Price is No Object
uprising-imperium-priority_contracts = Priority Contracts
uprising-imperium-public_spectacle = Public Spectacle
uprising-imperium-rebel_supplier = Rebel Supplier
uprising-imperium-reliable_informant = Reliable Informant
uprising-imperium-sardaukar_coordination = Sardaukar Coordination
uprising-imperium-sardaukar_soldier = Sardaukar Soldier
uprising-imperium-shishakli = Shishakli
uprising-imperium-smugglers_harvester = Smuggler's Harvester
uprising-imperium-smugglers_haven = Smuggler's Haven
uprising-imperium-southern_elders = Southern Elders
uprising-imperium-space_time_folding = Space-time Folding
uprising-imperium-spacing_guilds_favor = Spacing Guild's Favor
uprising-imperium-spy_network = Spy Network
uprising-imperium-steersman = Steersman
uprising-imperium-stilgar_the_devoted = Stilgar, the Devoted
uprising-imperium-strike_fleet = Strike Fleet
uprising-imperium-subversive_advisor = Subversive Advisor
uprising-imperium-treacherous_maneuver = Treacherous Maneuver
uprising-imperium-tread_in_darkness = Tread in Darkness
uprising-imperium-truthtrance = Truthtrance
uprising-imperium-undercover_asset = Undercover Asset
uprising-imperium-unswerving_loyalty = Unswerving Loyalty
uprising-imperium-weirding_woman = Weirding Woman
uprising-imperium-wheels_within_wheels = Wheels Within Wheels

## Intrigue deck

uprising-intrigue-backed_by_choam = Backed by CHOAM
uprising-intrigue-buy_access = Buy Access
uprising-intrigue-call_to_arms = Call to Arms
uprising-intrigue-change_allegiances = Change Allegiances
uprising-intrigue-choam_profits = CHOAM Profits
uprising-intrigue-contingency_plan = Contingency Plan
uprising-intrigue-councilors_ambition = Councilor's Ambition
uprising-intrigue-crysknife = Crysknife
uprising-intrigue-cunning = Cunning
uprising-intrigue-depart_for_arrakis = Depart for Arrakis
uprising-intrigue-desert_mouse = Desert Mouse
uprising-intrigue-detonation = Detonation
uprising-intrigue-devour = Devour
uprising-intrigue-distraction = Distraction
uprising-intrigue-find_weakness = Find Weakness
uprising-intrigue-go_to_ground = Go to Ground
uprising-intrigue-imperium_politics = Imperium Politics
uprising-intrigue-impress = Impress
uprising-intrigue-inspire_awe = Inspire Awe
uprising-intrigue-intelligence_report = Intelligence Report
uprising-intrigue-leverage = Leverage
uprising-intrigue-manipulate = Manipulate
uprising-intrigue-market_opportunity = Market Opportunity
uprising-intrigue-mercenaries = Mercenaries
uprising-intrigue-opportunism = Opportunism
uprising-intrigue-ornithopter = Ornithopter
uprising-intrigue-questionable_methods = Questionable Methods
uprising-intrigue-reach_agreement = Reach Agreement
uprising-intrigue-secure_spice_trade = Secure Spice Trade
uprising-intrigue-shaddams_favor = Shaddam's Favor
uprising-intrigue-shadow_alliance = Shadow Alliance
uprising-intrigue-sietch_ritual = Sietch Ritual
uprising-intrigue-special_mission = Special Mission
uprising-intrigue-spice_is_power = Spice is Power
uprising-intrigue-spring_the_trap = Spring the Trap
uprising-intrigue-strategic_stockpiling = Strategic Stockpiling
uprising-intrigue-tactical_option = Tactical Option
uprising-intrigue-unexpected_allies = Unexpected Allies
uprising-intrigue-weirding_combat = Weirding Combat

## Conflict deck; Skirmishes are told apart by their battle icons

uprising-conflicts-skirmish_crysknife = Skirmish (crysknife)
uprising-conflicts-skirmish_ornithopter = Skirmish (ornithopter)
uprising-conflicts-skirmish_desert_mouse = Skirmish (desert mouse)
uprising-conflicts-choam_security = CHOAM Security
uprising-conflicts-spice_freighters = Spice Freighters
uprising-conflicts-siege_of_arrakeen = Siege of Arrakeen
uprising-conflicts-seize_spice_refinery = Seize Spice Refinery
uprising-conflicts-test_of_loyalty = Test of Loyalty
uprising-conflicts-shadow_contest = Shadow Contest
uprising-conflicts-secure_imperial_basin = Secure Imperial Basin
uprising-conflicts-protect_the_sietches = Protect the Sietches
uprising-conflicts-trade_dispute = Trade Dispute
uprising-conflicts-propaganda = Propaganda
uprising-conflicts-battle_for_imperial_basin = Battle for Imperial Basin
uprising-conflicts-battle_for_arrakeen = Battle for Arrakeen
uprising-conflicts-battle_for_spice_refinery = Battle for Spice Refinery

## Leaders, each with the left ability and the signet ring ability

uprising-leaders-muad_dib = Muad'Dib
uprising-leaders-muad_dib-ability = Unpredictable Foe
uprising-leaders-muad_dib-signet = Lead the Way
uprising-leaders-gurney_halleck = Gurney Halleck
uprising-leaders-gurney_halleck-ability = Always Smiling
uprising-leaders-gurney_halleck-signet = Warmaster
uprising-leaders-lady_jessica = Lady Jessica
uprising-leaders-lady_jessica-ability = Other Memories
uprising-leaders-lady_jessica-signet = Spice Agony
uprising-leaders-reverend_mother_jessica = Reverend Mother Jessica
uprising-leaders-reverend_mother_jessica-ability = Reverend Mother
uprising-leaders-reverend_mother_jessica-signet = Water of Life
uprising-leaders-lady_margot_fenring = Lady Margot Fenring
uprising-leaders-lady_margot_fenring-ability = Loyalty
uprising-leaders-lady_margot_fenring-signet = Arrakis Informant
uprising-leaders-princess_irulan = Princess Irulan
uprising-leaders-princess_irulan-ability = Imperial Birthright
uprising-leaders-princess_irulan-signet = Chronicler's Insight
uprising-leaders-feyd_rautha_harkonnen = Feyd-Rautha Harkonnen
uprising-leaders-feyd_rautha_harkonnen-ability = Devious Strength
uprising-leaders-feyd_rautha_harkonnen-signet = Personal Training
uprising-leaders-lady_amber_metulli = Lady Amber Metulli
uprising-leaders-lady_amber_metulli-ability = Desert Scouts
uprising-leaders-lady_amber_metulli-signet = Fill Coffers
uprising-leaders-staban_tuek = Staban Tuek
uprising-leaders-staban_tuek-ability = Smuggle Spice
uprising-leaders-staban_tuek-signet = Unseen Network
uprising-leaders-shaddam_corrino_iv = Shaddam Corrino IV
uprising-leaders-shaddam_corrino_iv-ability = Sardaukar Commander
uprising-leaders-shaddam_corrino_iv-signet = Emperor of the Known Universe

## Board spaces

uprising-spaces-dutiful_service = Dutiful Service
uprising-spaces-sardaukar = Sardaukar
uprising-spaces-deliver_supplies = Deliver Supplies
uprising-spaces-heighliner = Heighliner
uprising-spaces-espionage = Espionage
uprising-spaces-secrets = Secrets
uprising-spaces-desert_tactics = Desert Tactics
uprising-spaces-fremkit = Fremkit
uprising-spaces-high_council = High Council
uprising-spaces-imperial_privilege = Imperial Privilege
uprising-spaces-swordmaster = Swordmaster
uprising-spaces-assembly_hall = Assembly Hall
uprising-spaces-gather_support = Gather Support
uprising-spaces-arrakeen = Arrakeen
uprising-spaces-spice_refinery = Spice Refinery
uprising-spaces-research_station = Research Station
uprising-spaces-sietch_tabr = Sietch Tabr
uprising-spaces-imperial_basin = Imperial Basin
uprising-spaces-hagga_basin = Hagga Basin
uprising-spaces-deep_desert = Deep Desert
uprising-spaces-accept_contract = Accept Contract
uprising-spaces-shipping = Shipping

## Objectives

uprising-objectives-objective_desert_mouse_first_player = Desert Mouse
uprising-objectives-objective_desert_mouse_4_6p = Desert Mouse
uprising-objectives-objective_crysknife = Crysknife
uprising-objectives-objective_crysknife_4_6p = Crysknife
uprising-objectives-objective_ornithopter_1_3p = Ornithopter

## Contracts; those of one name are told apart by a word of their rewards

uprising-contracts-contract_acquire_the_spice_must_flow = Acquire { uprising-reserve-the_spice_must_flow }
uprising-contracts-contract_arrakeen_water = { uprising-spaces-arrakeen } (water)
uprising-contracts-contract_arrakeen_spy = { uprising-spaces-arrakeen } (spy)
uprising-contracts-contract_deliver_supplies = { uprising-spaces-deliver_supplies }
uprising-contracts-contract_espionage = { uprising-spaces-espionage }
uprising-contracts-contract_harvest_3 = Harvest 3+
uprising-contracts-contract_harvest_4 = Harvest 4+
uprising-contracts-contract_heighliner_water = { uprising-spaces-heighliner } (water)
uprising-contracts-contract_heighliner_troops = { uprising-spaces-heighliner } (troops)
uprising-contracts-contract_high_council_solari = { uprising-spaces-high_council } (Solari)
uprising-contracts-contract_high_council_influence = { uprising-spaces-high_council } (influence)
uprising-contracts-contract_immediate = Immediate
uprising-contracts-contract_research_station_solari = { uprising-spaces-research_station } (Solari)
uprising-contracts-contract_research_station_spy = { uprising-spaces-research_station } (spy)
uprising-contracts-contract_sardaukar_cards = { uprising-spaces-sardaukar } (cards)
uprising-contracts-contract_sardaukar_recall = { uprising-spaces-sardaukar } (recall)
uprising-contracts-contract_spice_refinery_cards = { uprising-spaces-spice_refinery } (cards)
uprising-contracts-contract_spice_refinery_water = { uprising-spaces-spice_refinery } (water)
uprising-contracts-contract_ix_dreadnought = Dreadnought
uprising-contracts-contract_ix_tech_negotiation = Tech Negotiation
uprising-contracts-contract_ix_espionage = { uprising-spaces-espionage } (contract)
uprising-contracts-contract_ix_harvest_3 = Harvest 3+ (contract)
uprising-contracts-contract_ix_harvest_4 = Harvest 4+ (contract)
uprising-contracts-contract_ix_heighliner = { uprising-spaces-heighliner } (contract)
uprising-contracts-contract_ix_high_council = { uprising-spaces-high_council } (contract)
uprising-contracts-contract_ix_interstellar_shipping = Interstellar Shipping
uprising-contracts-contract_ix_secrets = { uprising-spaces-secrets }
uprising-contracts-contract_ix_smuggling = Smuggling

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

uprising-units-sandworm = Sandworm
