### Names in English. A component is base-<deck>-<id>; a leader has also -ability and -signet.

## The set and its decks

set-base = Dune: Imperium
deck-starters = Starting deck
deck-reserve = Reserve
deck-imperium = Imperium Deck
deck-intrigue = Intrigue Deck
deck-conflicts = Conflict Deck
deck-leaders = Leaders
deck-spaces = Board spaces
deck-wares = Further rows

## Starting deck

base-starters-convincing_argument = Convincing Argument
base-starters-dagger = Dagger
base-starters-diplomacy = Diplomacy
base-starters-dune_the_desert_planet = Dune, the Desert Planet
base-starters-reconnaissance = Reconnaissance
base-starters-seek_allies = Seek Allies
base-starters-signet_ring = Signet Ring

## Reserve

base-reserve-arrakis_liaison = Arrakis Liaison
base-reserve-the_spice_must_flow = The Spice Must Flow
base-reserve-foldspace = Foldspace

## Imperium deck

base-imperium-arrakis_recruiter = Arrakis Recruiter
base-imperium-assassination_mission = Assassination Mission
base-imperium-bene_gesserit_initiate = Bene Gesserit Initiate
base-imperium-bene_gesserit_sister = Bene Gesserit Sister
base-imperium-carryall = Carryall
base-imperium-chani = Chani
base-imperium-choam_directorship = CHOAM Directorship
base-imperium-crysknife = Crysknife
base-imperium-dr_yueh = Dr. Yueh
base-imperium-duncan_idaho = Duncan Idaho
base-imperium-fedaykin_death_commando = Fedaykin Death Commando
base-imperium-firm_grip = Firm Grip
base-imperium-fremen_camp = Fremen Camp
base-imperium-gene_manipulation = Gene Manipulation
base-imperium-guild_administrator = Guild Administrator
base-imperium-guild_ambassador = Guild Ambassador
base-imperium-guild_bankers = Guild Bankers
base-imperium-gun_thopter = Gun Thopter
base-imperium-gurney_halleck = Gurney Halleck
base-imperium-imperial_spy = Imperial Spy
base-imperium-kwisatz_haderach = Kwisatz Haderach
base-imperium-lady_jessica = Lady Jessica
base-imperium-liet_kynes = Liet Kynes
base-imperium-missionaria_protectiva = Missionaria Protectiva
base-imperium-opulence = Opulence
base-imperium-other_memory = Other Memory
base-imperium-piter_de_vries = Piter De Vries
base-imperium-power_play = Power Play
base-imperium-reverend_mother_mohiam = Reverend Mother Mohiam
base-imperium-sardaukar_infantry = Sardaukar Infantry
base-imperium-sardaukar_legion = Sardaukar Legion
base-imperium-scout = Scout
base-imperium-shifting_allegiances = Shifting Allegiances
base-imperium-sietch_reverend_mother = Sietch Reverend Mother
base-imperium-smugglers_thopter = Smuggler's Thopter
base-imperium-space_travel = Space Travel
base-imperium-spice_hunter = Spice Hunter
base-imperium-spice_smugglers = Spice Smugglers
base-imperium-stilgar = Stilgar
base-imperium-test_of_humanity = Test of Humanity
base-imperium-the_voice = The Voice
base-imperium-thufir_hawat = Thufir Hawat
base-imperium-worm_riders = Worm Riders

## Intrigue deck

base-intrigue-allied_armada = Allied Armada
base-intrigue-ambush = Ambush
base-intrigue-bindu_suspension = Bindu Suspension
base-intrigue-bribery = Bribery
base-intrigue-bypass_protocol = Bypass Protocol
base-intrigue-calculated_hire = Calculated Hire
base-intrigue-charisma = Charisma
base-intrigue-choam_shares = CHOAM Shares
base-intrigue-corner_the_market = Corner the Market
base-intrigue-councilors_dispensation = Councilor's Dispensation
base-intrigue-demand_respect = Demand Respect
base-intrigue-dispatch_an_envoy = Dispatch an Envoy
base-intrigue-double_cross = Double Cross
base-intrigue-favored_subject = Favored Subject
base-intrigue-guild_authorization = Guild Authorization
base-intrigue-infiltrate = Infiltrate
base-intrigue-know_their_ways = Know Their Ways
base-intrigue-master_tactician = Master Tactician
base-intrigue-plans_within_plans = Plans Within Plans
base-intrigue-poison_snooper = Poison Snooper
base-intrigue-private_army = Private Army
base-intrigue-rapid_mobilization = Rapid Mobilization
base-intrigue-recruitment_mission = Recruitment Mission
base-intrigue-refocus = Refocus
base-intrigue-reinforcements = Reinforcements
base-intrigue-secret_of_the_sisterhood = Secret of the Sisterhood
base-intrigue-staged_incident = Staged Incident
base-intrigue-the_sleeper_must_awaken = The Sleeper Must Awaken
base-intrigue-tiebreaker = Tiebreaker
base-intrigue-to_the_victor = To the Victor...
base-intrigue-urgent_mission = Urgent Mission
base-intrigue-water_of_life = Water of Life
base-intrigue-water_peddlers_union = Water Peddlers Union
base-intrigue-windfall = Windfall

## Conflict deck

base-conflicts-skirmish_1 = Skirmish
base-conflicts-skirmish_2 = Skirmish
base-conflicts-skirmish_3 = Skirmish
base-conflicts-skirmish_4 = Skirmish
base-conflicts-cloak_and_dagger = Cloak and Dagger
base-conflicts-desert_power = Desert Power
base-conflicts-guild_bank_raid = Guild Bank Raid
base-conflicts-machinations = Machinations
base-conflicts-raid_stockpiles = Raid Stockpiles
base-conflicts-secure_imperial_basin = Secure Imperial Basin
base-conflicts-siege_of_arrakeen = Siege of Arrakeen
base-conflicts-siege_of_carthag = Siege of Carthag
base-conflicts-sort_through_the_chaos = Sort Through the Chaos
base-conflicts-terrible_purpose = Terrible Purpose
base-conflicts-battle_for_arrakeen = Battle for Arrakeen
base-conflicts-battle_for_carthag = Battle for Carthag
base-conflicts-battle_for_imperial_basin = Battle for Imperial Basin
base-conflicts-grand_vision = Grand Vision

## Leaders, each with the left ability and the signet ring ability

base-leaders-paul_atreides = Paul Atreides
base-leaders-paul_atreides-ability = Prescience
base-leaders-paul_atreides-signet = Discipline
base-leaders-duke_leto_atreides = Duke Leto Atreides
base-leaders-duke_leto_atreides-ability = Landsraad Popularity
base-leaders-duke_leto_atreides-signet = Prudent Diplomacy
base-leaders-baron_vladimir_harkonnen = Baron Vladimir Harkonnen
base-leaders-baron_vladimir_harkonnen-ability = Masterstroke
base-leaders-baron_vladimir_harkonnen-signet = Scheme
base-leaders-glossu_the_beast_rabban = Glossu "The Beast" Rabban
base-leaders-glossu_the_beast_rabban-ability = Arrakis Fiefdom
base-leaders-glossu_the_beast_rabban-signet = Brutality
base-leaders-count_ilban_richese = Count Ilban Richese
base-leaders-count_ilban_richese-ability = Ruthless Negotiator
base-leaders-count_ilban_richese-signet = Manufacturing
base-leaders-helena_richese = Helena Richese
base-leaders-helena_richese-ability = Eyes Everywhere
base-leaders-helena_richese-signet = Manipulate
base-leaders-countess_ariana_thorvald = Countess Ariana Thorvald
base-leaders-countess_ariana_thorvald-ability = Spice Addict
base-leaders-countess_ariana_thorvald-signet = Hidden Reservoir
base-leaders-earl_memnon_thorvald = Earl Memnon Thorvald
base-leaders-earl_memnon_thorvald-ability = Connections
base-leaders-earl_memnon_thorvald-signet = Spice Hoard

## Board spaces

base-spaces-conspire = Conspire
base-spaces-wealth = Wealth
base-spaces-heighliner = Heighliner
base-spaces-foldspace = Foldspace
base-spaces-selective_breeding = Selective Breeding
base-spaces-secrets = Secrets
base-spaces-hardy_warriors = Hardy Warriors
base-spaces-stillsuits = Stillsuits
base-spaces-high_council = High Council
base-spaces-mentat = Mentat
base-spaces-swordmaster = Swordmaster
base-spaces-rally_troops = Rally Troops
base-spaces-hall_of_oratory = Hall of Oratory
base-spaces-arrakeen = Arrakeen
base-spaces-carthag = Carthag
base-spaces-research_station = Research Station
base-spaces-sietch_tabr = Sietch Tabr
base-spaces-the_great_flat = The Great Flat
base-spaces-hagga_basin = Hagga Basin
base-spaces-imperial_basin = Imperial Basin
base-spaces-sell_melange = Sell Melange
base-spaces-secure_contract = Secure Contract

## Agent icons

icon-emperor = Emperor
icon-guild = Spacing Guild
icon-bene_gesserit = Bene Gesserit
icon-fremen = Fremen
icon-landsraad = Landsraad
icon-city = City
icon-spice_trade = Spice Trade
icon-spy = Spy

## Phases of a round

phase-start = Round Start
phase-turns = Player Turns
phase-combat = Combat
phase-makers = Makers
phase-recall = Recall
phase-endgame = Endgame

## Kinds of intrigue cards: `.card` is one such card

intrigue_type-plot = Plot
    .card = Plot card
intrigue_type-combat = Combat
    .card = Combat card
intrigue_type-endgame = Endgame
    .card = Endgame card

## Factions. The value stands alone; .def opens a sentence; .gen .dat .acc .ins are the cases (with the
## preposition or article that does the same work in English and Bulgarian); .adj stands beside "card";
## .card is one such card, .card-acc the same as an object; .influence and .alliance follow those two words.

faction-emperor = Emperor
    .def = the Emperor
    .gen = of the Emperor
    .dat = to the Emperor
    .acc = the Emperor
    .ins = with the Emperor
    .adj = Emperor
    .card = Emperor card
    .card-acc = an Emperor card
    .influence = with the Emperor
    .alliance = with the Emperor
faction-guild = Spacing Guild
    .def = the Spacing Guild
    .gen = of the Spacing Guild
    .dat = to the Spacing Guild
    .acc = the Spacing Guild
    .ins = with the Spacing Guild
    .adj = Spacing Guild
    .card = Spacing Guild card
    .card-acc = a Spacing Guild card
    .influence = with the Spacing Guild
    .alliance = with the Spacing Guild
faction-bene_gesserit = Bene Gesserit
    .def = the Bene Gesserit
    .gen = of the Bene Gesserit
    .dat = to the Bene Gesserit
    .acc = the Bene Gesserit
    .ins = with the Bene Gesserit
    .adj = Bene Gesserit
    .card = Bene Gesserit card
    .card-acc = a Bene Gesserit card
    .influence = with the Bene Gesserit
    .alliance = with the Bene Gesserit
faction-fremen = Fremen
    .def = the Fremen
    .gen = of the Fremen
    .dat = to the Fremen
    .acc = the Fremen
    .ins = with the Fremen
    .adj = Fremen
    .card = Fremen card
    .card-acc = a Fremen card
    .influence = with the Fremen
    .alliance = with the Fremen
