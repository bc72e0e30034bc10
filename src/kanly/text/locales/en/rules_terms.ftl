### Icons and terms of the rules reference, in English. How its texts are written: see rules.ftl.

## Groups of icons

rules-icons-agents-title = Agent icons
rules-icons-agents =
    They stand on cards and on spaces: a card sends an Agent to a space with the same icon.
rules-icons-resources-title = Resources and points
rules-icons-fight-title = Fighting
rules-icons-cards-title = Cards
rules-icons-pieces-title = Pieces and places
rules-icons-battle-title = Battle icons
rules-icons-signs-title = How effects are drawn
rules-icons-buttons-title = Signs of this table

## Agent icons

rules-icon-factions-title = { icon-emperor }, { icon-guild }, { icon-bene_gesserit }, { icon-fremen }
rules-icon-factions =
    The two spaces of that Faction. As an effect: 1 [Influence](term-influence) with it. With a number and a plus: only if you have at least so much Influence with it. On a card’s edge: the card belongs to the Faction.
rules-icon-landsraad-title = { icon-landsraad }
rules-icon-landsraad = The five spaces of the Landsraad, where Solari open doors.
rules-icon-city-title = { icon-city }
rules-icon-city = The four settlements of Arrakis; all of them are Combat spaces.
rules-icon-spice_trade-title = { icon-spice_trade }
rules-icon-spice_trade = The three spaces of the desert and the two of CHOAM.
rules-icon-spy-title = { icon-spy }
rules-icon-spy =
    As an Agent icon: any space that one of your Spies watches; the Spy stays. As an effect: place a [Spy](term-spy). With a minus: take one back.

## Resources and points

rules-icon-solari-title = { resource-solari.label }
rules-icon-solari = Money. It pays above all in the Landsraad.
rules-icon-spice-title = { resource-spice.label }
rules-icon-spice = Found in the desert; Factions take it as payment, and it can be sold.
rules-icon-water-title = { resource-water.label }
rules-icon-water = Scarce; it is what a way into the desert costs.
rules-icon-persuasion-title = { term-persuasion.label }
rules-icon-persuasion = Pays for new cards on your Reveal turn and can’t be kept. See [Persuasion](term-persuasion).
rules-icon-cost-title = Cost of a card
rules-icon-cost = So much Persuasion the card takes to acquire it.
rules-icon-vp-title = { term-victory_point.label }
rules-icon-vp = A point. On an Intrigue card: it is played at the end of the game.
rules-icon-influence-title = { term-influence.label }
rules-icon-influence = Influence with a Faction of your choice; a larger number goes to one and the same. With a minus: lose it.

## Fighting

rules-icon-troop-title = { term-troop.label }
rules-icon-troop = [Recruit](term-troop) so many. With a minus: lose them.
rules-icon-sword-title = { term-sword.label }
rules-icon-sword = Each adds 1 to your [strength](term-strength).
rules-icon-combat-title = { term-conflict.label }
rules-icon-combat = On a space: a [Combat space](term-combat_space). On an Intrigue card: it is played in Combat. In a condition: in the Conflict.
rules-icon-deploy-title = Deploy
rules-icon-deploy = From the garrison into the Conflict. See [deploying](term-deploy).
rules-icon-retreat-title = Retreat
rules-icon-retreat = From the Conflict back into your garrison: so many at most, or exactly so many if it is a cost.
rules-icon-garrison-title = { term-garrison.label }
rules-icon-garrison = Where your troops wait. See [garrison](term-garrison).
rules-icon-control-title = Control
rules-icon-control = The place belongs to whoever wins the Conflict for it. See [control](term-control).
rules-icon-sandworm-title = { unit-sandworm.label }
rules-icon-sandworm = Summon one straight into the Conflict, if no [Shield Wall](term-shield_wall) protects it. See [sandworm](term-sandworm).

## Cards

rules-icon-card-title = { term-card.label }
rules-icon-card = A card, or the top of your deck. In a frame: this very card.
rules-icon-draw-title = Draw
rules-icon-draw = Draw so many cards from your deck.
rules-icon-hand-title = { term-hand.label }
rules-icon-hand = The card goes to your hand, or has to come from there.
rules-icon-discard-title = Discard
rules-icon-discard = Put so many cards from your hand on your discard pile. See [discarding](term-discard).
rules-icon-trash-title = Trash
rules-icon-trash = A card leaves the game. In a frame: this very card. See [trashing](term-trash).
rules-icon-acquire-title = Acquire
rules-icon-acquire = Take a card of the Imperium Row or the Reserve, up to the cost that is shown. Before an effect: what acquiring brings.
rules-icon-reveal-title = Reveal
rules-icon-reveal = What follows holds on your Reveal turn.
rules-icon-intrigue-title = { term-intrigue_card.label }
rules-icon-intrigue = Draw an Intrigue card. On a card of that kind: a Plot. See [Intrigue cards](term-intrigue).
rules-icon-signet-title = { term-signet_ring.label }
rules-icon-signet = Use the ability of your Leader that has the same sign. See [Leader](term-leader).
rules-icon-bond-title = Fremen Bond
rules-icon-bond = Only if you have another Fremen card in play. See [Fremen Bond](term-bond).
rules-icon-foldspace-title = { base-reserve-foldspace }
rules-icon-foldspace = Take the card of that name from the Reserve. See [Foldspace](term-foldspace).

## Pieces and places

rules-icon-agent-title = { term-agent.label }
rules-icon-agent = One of your Agents. In a condition: where you sent one this turn.
rules-icon-recall-title = Recall an Agent
rules-icon-recall = One of your Agents comes back and can be sent again this round. See [recalling](term-recall).
rules-icon-swordmaster-title = { term-swordmaster.label }
rules-icon-swordmaster = Your third Agent. See [Swordmaster](term-swordmaster).
rules-icon-mentat-title = { term-mentat.label }
rules-icon-mentat = One more Agent for a round. See [Mentat](term-mentat).
rules-icon-high_council-title = { term-high_council_seat.label }
rules-icon-high_council = 2 Persuasion on each of your Reveal turns. See [High Council](term-high_council).
rules-icon-alliance-title = { term-alliance.label }
rules-icon-alliance = With the emblem of a Faction: only if you hold its [Alliance](term-alliance).
rules-icon-first_player-title = { term-first_player_marker.label }
rules-icon-first_player = Whoever has it begins. Before an effect: at the start of the game or of the next round.
rules-icon-maker-title = Maker
rules-icon-maker = A [Maker space](term-maker); behind a plus: with all the bonus spice that lies there.
rules-icon-contract-title = { term-contract.label }
rules-icon-contract = Take a [contract](term-contract). Without the CHOAM module, or with none left: 2 Solari. With a tick: contracts that you have completed.
rules-icon-maker_hooks-title = { term-maker_hooks.label }
rules-icon-maker_hooks = Take the hooks. Before an effect: only if you have them. See [Maker Hooks](term-maker_hooks).
rules-icon-shield_wall-title = { term-shield_wall.label }
rules-icon-shield_wall = Struck through: you may remove it. On a space: it is protected. See [Shield Wall](term-shield_wall).

## Battle icons

rules-icon-battles-title = { battle-crysknife }, { battle-desert_mouse }, { battle-ornithopter }
rules-icon-battles = Two of a kind are 1 Victory Point. See [battle icons](term-battle_icon). Struck through: turn such a card face down.
rules-icon-wild-title = Wild battle icon
rules-icon-wild = At the end of the game it makes a pair with any of the three.

## How effects are drawn

rules-sign-arrow-title = Cost and effect
rules-sign-arrow = Pay what is before the arrow to get what is behind it. You never have to, and you can only once. See [cost](term-cost).
rules-sign-or-title = One of two
rules-sign-or = A stroke means: choose one side.
rules-sign-if-title = Condition
rules-sign-if = What follows the outlined pill holds only if what is inside it does. Here: with at least 2 Influence with the Fremen.
rules-sign-per-title = For each
rules-sign-per = What is before the colon, once for each of what is behind it.
rules-sign-players-title = Opponents
rules-sign-players = It concerns the other players, one after another from your left. Here: each opponent discards a card.
rules-sign-struck-title = Struck through
rules-sign-struck = It is removed, or may not be done.

## Signs of this table

rules-icon-seats-title = Seats
rules-icon-seats = Every seat has a shape besides its colour. It stands wherever its player does.
rules-icon-planet-title = Board
rules-icon-planet = The board, and in effects any space of it.
rules-icon-confirm-title = Done
rules-icon-confirm = Confirms or ends something. In effects: it has been done.
rules-icon-blocked-title = Not now
rules-icon-blocked = It can’t be used; the words beside it say why.
rules-icon-undo-title = Undo
rules-icon-undo = Take the last decision back. See [undo](table-undo).
rules-icon-away-title = Away
rules-icon-away = This player is not looking at the table now; the seat stays theirs.
rules-icon-tools-title = Buttons
rules-icon-tools = Close, log, chat, language, dark or light, settings, more.

## Terms

rules-term-acquire-title = Acquiring
rules-term-acquire =
    On your Reveal turn you pay [Persuasion](term-persuasion) for cards of the [Imperium Row](term-imperium_row) or the [Reserve](term-reserve), as many as you can. They go face up to your discard pile and come to your hand after the next shuffle. Some effects let you acquire a card otherwise. What a card brings when acquired comes once, however you got it.
rules-term-agent-title = { term-agent.label }
rules-term-agent =
    Your people on the board: two from the start, a third as the [Swordmaster](term-swordmaster). Each Agent needs a card that sends it, and each card sends one.
rules-term-alliance-title = { term-alliance.label }
rules-term-alliance =
    The first to reach 4 [Influence](term-influence) with a Faction makes the Alliance, worth 1 Victory Point. Whoever rises strictly higher takes it over with its point; being equal is not enough. If the holder loses Influence while somebody is level, that player gets it; of several, the holder chooses one. At 3 or less it is lost; if nobody has 4, it goes back to the board. Effects that ask for an Alliance ask for the token.
rules-term-bank-title = { term-bank.label }
rules-term-bank = Solari, spice and water come from there and go back there. They never run out.
rules-term-bond-title = Fremen Bond
rules-term-bond =
    The effect counts if you have at least one other Fremen card [in play](term-in_play), from an Agent turn or from this reveal. Two such cards switch each other on.
rules-term-bonus_spice-title = { term-bonus_spice.label }
rules-term-bonus_spice =
    Spice that has gathered on a [Maker space](term-maker). Whoever sends an Agent there takes all of it, besides what the space gives.
rules-term-combat_space-title = Combat space
rules-term-combat_space =
    A space with crossed swords. Only from there can you [deploy](term-deploy), unless a card says otherwise. All spaces of the cities and the desert are of this kind, and some of the Factions’.
rules-term-conflict-title = { term-conflict.label }
rules-term-conflict =
    What the round is fought about. The card shows up to three rewards. The Conflict is also the place where the deployed troops stand. How it is decided: see [Combat](round-combat).
rules-term-control-title = Control
rules-term-control-base =
    Whoever wins a Conflict for Arrakeen, Carthag or Imperial Basin puts a marker there and replaces any other. As long as it lies there, its owner gains 1 Solari (1 spice at Imperial Basin) each time anybody sends an Agent there, the owner included. When a new Conflict for the place is turned up, the owner may deploy one troop from the supply.
rules-term-control-uprising =
    Whoever wins a Conflict for Arrakeen, Spice Refinery or Imperial Basin puts a marker there and replaces any other. As long as it lies there, its owner gains 1 Solari (1 spice at Imperial Basin) each time anybody sends an Agent there, the owner included. When a new Conflict for the place is turned up, the owner may deploy one troop from the supply.
rules-term-cost-title = Cost
rules-term-cost =
    The cost of a space must be paid in full before anything else of the visit happens. On cards and inside effects an arrow means that you may pay, once; without payment nothing happens. An Intrigue card with a cost can only be played if you pay it.
rules-term-cost-uprising =
    Where a space has two prices, you choose one as you send the Agent; what the visit brings can’t pay the higher one.
rules-term-deck-title = { term-deck.label }
rules-term-deck =
    When you have to draw and your deck is empty, your discard pile is shuffled into a new deck. If there is nothing to shuffle either, the rest of the draw is lost. Looking at the top card is no drawing.
rules-term-deploy-title = Deploying
rules-term-deploy-base =
    After sending an Agent to a [Combat space](term-combat_space) you may put troops into the Conflict: any number of those recruited in this turn, by whatever means, and up to two others from your garrison. It is never compulsory.
rules-term-deploy-uprising =
    After sending an Agent to a [Combat space](term-combat_space) you may put troops into the Conflict: any number of those recruited in this turn, by whatever means, and up to two others from your garrison. It is never compulsory. [Sandworms](term-sandworm) are in the Conflict as soon as they are summoned and don’t count against the two.
rules-term-discard-title = Discarding
rules-term-discard =
    You choose a card from your hand and put it on your discard pile. An Intrigue card is never meant unless it says so.
rules-term-faction-title = { term-faction.label }
rules-term-faction =
    Emperor, Spacing Guild, Bene Gesserit and Fremen. Each has two spaces and an [Influence](term-influence) track. Cards may belong to one.
rules-term-first_player-title = { term-first_player_marker.label }
rules-term-first_player =
    Its holder takes the first turn and is asked first in Combat. It moves clockwise after each round.
rules-term-foldspace-title = { base-reserve-foldspace }
rules-term-foldspace =
    A card with every Agent icon: it reaches any space, draws a card and is trashed, which puts it back into the Reserve. It can’t be bought; the Spacing Guild’s space of that name gives it.
rules-term-garrison-title = { term-garrison.label }
rules-term-garrison =
    Recruited troops stand here until they are [deployed](term-deploy). In the garrison they add no strength.
rules-term-gather_intelligence-title = Gather intelligence
rules-term-gather_intelligence =
    Right after you have put an Agent on a space, before any effect, you may take back a [Spy](term-spy) from a post connected to it to draw a card.
rules-term-hand-title = { term-hand.label }
rules-term-hand =
    You draw five cards at the start of each round. There is no limit to what you may hold. A card drawn on your Reveal turn is revealed at once; one drawn after it, in Combat for instance, stays for the next round besides the five.
rules-term-harvest-title = Harvesting
rules-term-harvest =
    Taking spice from a [Maker space](term-maker) by sending an Agent there: the printed amount and all [bonus spice](term-bonus_spice). Spice from cards is no harvest.
rules-term-high_council-title = High Council
rules-term-high_council =
    A seat costs 5 Solari and gives 2 Persuasion on every Reveal turn from then on, the one of this round included.
rules-term-high_council-base = You can go there once in the game.
rules-term-high_council-uprising =
    With a seat you may go there again: 5 Solari then bring 2 spice, an Intrigue card and 3 troops.
rules-term-imperium_row-title = { term-imperium_row.label }
rules-term-imperium_row =
    Five cards lie face up. A gap is filled at once, so that the new card can be acquired in the same turn. When the deck behind it is used up, gaps stay.
rules-term-in_play-title = { term-in_play.label }
rules-term-in_play =
    Cards that you have played for Agents or revealed are in play until you clean up at the end of your Reveal turn.
rules-term-infiltrate-title = Infiltrate
rules-term-infiltrate =
    Take back a [Spy](term-spy) from a post connected to a space to ignore the Agents of others there. You still need a card with the right icon. Your own Agent there can’t be ignored. One Spy may serve to infiltrate and another one to [gather intelligence](term-gather_intelligence) in the same turn.
rules-term-influence-title = { term-influence.label }
rules-term-influence =
    Your standing with a Faction, from 0 to 6; more is lost. A visit to one of its spaces gives 1. Reaching 2 gives 1 Victory Point, falling below takes it away. Reaching 4 gives the bonus of the track, each time anew, and perhaps the [Alliance](term-alliance). Several Influence from one icon go to the same Faction. What you don’t have you can’t lose.
rules-term-intrigue-title = { term-intrigue_card.label }
rules-term-intrigue =
    Secret cards; you may hold as many as you like, and they are shown only when played.

    • *{ intrigue_type-plot }*: at any time during your own turns.
    • *{ intrigue_type-combat }*: in the Combat phase, with a troop or another unit in the Conflict. Those for “when you win” come after the victory, but not after a tie for the first place.
    • *{ intrigue_type-endgame }*: at the end of the game.

    When the deck is empty, the played ones are shuffled again.
rules-term-leader-title = { term-leader.label }
rules-term-leader =
    Each has two abilities. One works by itself or whenever it says; the other one, with the signet, only when you send an Agent with the card Signet Ring.
rules-term-lose_troop-title = Losing a troop
rules-term-lose_troop =
    A lost troop goes to your [supply](term-supply), not to the garrison. If nothing else is said, you choose whether to take it from the garrison or from the Conflict.
rules-term-maker-title = Maker space
rules-term-maker-base =
    The Great Flat, Hagga Basin and Imperial Basin. Here spice is [harvested](term-harvest); in the Makers phase each of them without an Agent gets 1 [bonus spice](term-bonus_spice).
rules-term-maker-uprising =
    Deep Desert, Hagga Basin and Imperial Basin. Here spice is [harvested](term-harvest); in the Makers phase each of them without an Agent gets 1 [bonus spice](term-bonus_spice). With [Maker Hooks](term-maker_hooks) you may summon [sandworms](term-sandworm) instead of the printed spice, 1 at Hagga Basin, 2 in the Deep Desert; the bonus spice is yours in either case.
rules-term-maker_hooks-title = { term-maker_hooks.label }
rules-term-maker_hooks =
    You get them at Sietch Tabr (2 Influence with the Fremen) and keep them for the rest of the game. With them you can summon [sandworms](term-sandworm) where the effect asks for hooks. Nobody has more than one pair.
rules-term-mandatory-title = What is compulsory
rules-term-mandatory =
    Effects have to be carried out, except where it says “may”, where an arrow asks for payment, and where a card can be trashed. What can’t be done is left out; the rest happens.
rules-term-mentat-title = { term-mentat.label }
rules-term-mentat =
    A hired Agent for one round. Its space costs 2 Solari and also draws a card. You take the Mentat from there only, and it returns there in Recall. If it is away, the space still gives the card. Won in a Conflict, it comes from wherever it is and serves in the next round.
rules-term-battle_icon-title = Battle icons
rules-term-battle_icon =
    Conflict cards and [Objectives](term-objective) bear them. If the Conflict that you have won shows the same icon as another card face up before you, both are turned face down for 1 Victory Point. The wild icon pairs at the end of the game only.
rules-term-contract-title = { term-contract.label }
rules-term-contract =
    Only with the [CHOAM module](modules-choam). Most are completed by sending an Agent to the named space, if you had the contract before; one visit completes all of that space. Others ask for an amount of spice gained in a turn with a visit to a [Maker space](term-maker), or for acquiring “{ uprising-reserve-the_spice_must_flow }”; some are completed at once. The reward must be taken. Completed contracts stay with you, face down, since some cards count them.
rules-term-objective-title = Objective
rules-term-objective =
    A card with a [battle icon](term-battle_icon) that you have from the start. It counts like a Conflict that you have won.
rules-term-observation_post-title = { term-observation_post.label }
rules-term-observation_post =
    Thirteen places between the spaces for [Spies](term-spy), one Spy each. A post is connected to one, two or three spaces.
rules-term-open-title = Open and hidden
rules-term-open =
    Everyone may look at resources, discard piles, cards in play, the Imperium Row and played Intrigue cards, and may count the cards in hands and decks. Hidden are hands, unplayed Intrigue cards, the order of the decks and the Conflicts that were left out.
rules-term-open-uprising = Open are also Objectives, won Conflicts and contracts not yet completed.
rules-term-persuasion-title = { term-persuasion.label }
rules-term-persuasion =
    What Reveal boxes, a [High Council](term-high_council) seat and some spaces give. It is spent on your Reveal turn for [acquiring](term-acquire), on one card or several; the rest is lost.
rules-term-persuasion-base =
    “{ base-spaces-hall_of_oratory }” gives its 1 Persuasion only if your Agent still stands there when you reveal.
rules-term-persuasion-uprising =
    “{ uprising-spaces-assembly_hall }” gives its 1 Persuasion only if your Agent still stands there when you reveal.
rules-term-recall-title = Recalling
rules-term-recall =
    A recalled Agent returns to its Leader and can be sent again in the same round. Its space is free at once.
rules-term-recall-uprising =
    The icon never means the Agent sent in this turn.
rules-term-requirement-title = Requirement
rules-term-requirement-base =
    You need 2 Influence with the Fremen to be allowed to send an Agent to Sietch Tabr. It must be there before; the visit raises no Influence.
rules-term-requirement-uprising =
    Three spaces want 2 Influence: Sietch Tabr with the Fremen, Imperial Privilege with the Emperor, Shipping with the Spacing Guild. It must be there before; the visit doesn’t raise it.
rules-term-reserve-title = { term-reserve.label }
rules-term-reserve-base =
    Beside the Imperium Row lie “{ base-reserve-arrakis_liaison }” (2 Persuasion) and “{ base-reserve-the_spice_must_flow }” (9), to be had as long as their stacks last, and [“{ base-reserve-foldspace }”](term-foldspace), which can’t be bought. Trashed ones return there.
rules-term-reserve-uprising =
    Beside the Imperium Row lie “{ uprising-reserve-prepare_the_way }” (2 Persuasion) and “{ uprising-reserve-the_spice_must_flow }” (9), to be had as long as their stacks last. Trashed ones return there.
rules-term-retreat-title = Retreating
rules-term-retreat = A troop goes from the Conflict back to its owner’s garrison.
rules-term-sandworm-title = { unit-sandworm.label }
rules-term-sandworm =
    A [unit](term-unit) of strength 3. It goes straight into the Conflict, never to a garrison. It can’t be summoned while the [Shield Wall](term-shield_wall) protects the Conflict, and usually takes [Maker Hooks](term-maker_hooks). With at least one you get your reward twice, whatever your place; more of them don’t add to that. Control and battle icons are not doubled. Influence of your choice may go to two Factions then, and where a reward lets you pay for something, you may pay twice. After Combat it goes back to the bank.
rules-term-shield_wall-title = { term-shield_wall.label }
rules-term-shield_wall =
    As long as it stands, no [sandworm](term-sandworm) can be summoned into a Conflict for Arrakeen, Spice Refinery or Imperial Basin. At Sietch Tabr and with some cards you may remove it; then it never comes back.
rules-term-spy-title = { term-spy.label }
rules-term-spy =
    You have three. The icon puts one from your supply on a free [observation post](term-observation_post); beside an Agent icon, only on a post connected to such a space. With one in the supply and a post to go to, you must. With none left you may take one back first. Later you can take them back to [infiltrate](term-infiltrate), to [gather intelligence](term-gather_intelligence), or to pay for effects. They stay from round to round.
rules-term-steal-title = Stealing Intrigue cards
rules-term-steal =
    Every opponent with four or more Intrigue cards has to give you one, drawn by lot.
rules-term-strength-title = { term-strength.label }
rules-term-strength-base =
    2 for each troop in the Conflict and 1 for each sword that you revealed; Combat cards may change it. Without a troop there it is 0, whatever your swords.
rules-term-strength-uprising =
    2 for each troop and 3 for each [sandworm](term-sandworm) in the Conflict, and 1 for each sword that you revealed; Combat cards may change it. Without a unit there it is 0, whatever your swords. It counts from your reveal on and follows every change.
rules-term-supply-title = { term-supply.label }
rules-term-supply =
    What is yours and not on the board: resources and unused pieces. Of your 12 troops those in the supply can be recruited; with none there, nobody comes.
rules-term-swordmaster-title = { term-swordmaster.label }
rules-term-swordmaster-base =
    Your third Agent, for 8 Solari, once in the game. It can act in the same round.
rules-term-swordmaster-uprising =
    Your third Agent, for 8 Solari, or for 6 once anybody has one; once in the game. It can act in the same round.
rules-term-tie-title = Ties in the Conflict
rules-term-tie =
    • For the first place: nobody wins, so nobody takes control or plays cards for winning, and each of the tied takes the second reward. With four players and exactly two tied, the others fight for the third; otherwise nothing more is given.
    • For the second place: each of the tied takes the third reward, with any number of players, and nobody behind them gets anything.
    • For the third place: the tied get nothing.

    How a tie at the end of the game is broken: see [Endgame](round-endgame).
rules-term-tie-uprising =
    A Conflict that nobody has won stays on the board, and its battle icon counts for nobody.
rules-term-trash-title = Trashing
rules-term-trash =
    A card from your hand, your discard pile or in play leaves the game; never one from the deck. You may decline, unless it is a cost or the card says that it has to go itself. Reserve cards go back to the Reserve.
rules-term-troop-title = { term-troop.label }
rules-term-troop =
    Everyone has twelve. Recruiting moves one from your supply to your garrison. In the Conflict each has strength 2.
rules-term-unit-title = { term-unit.label }
rules-term-unit = Troops and [sandworms](term-sandworm). What speaks of troops means troops only.
rules-term-victory_point-title = { term-victory_point.label }
rules-term-victory_point =
    They decide the game. They can be lost again, and there may be more than 12. See [where they come from](about-points).
