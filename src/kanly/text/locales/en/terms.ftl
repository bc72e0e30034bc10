### Words of the rules in English, as they stand inside a sentence; .label is the same word as a heading.

## What is counted: the value is $n of it, .noun the word alone, .acc the object, .gen after “up to”.

resource-solari = { $n } { resource-solari.noun }
    .label = Solari
    .noun = Solari
    .acc = { resource-solari }
    .gen = { resource-solari }
resource-spice = { $n } { resource-spice.noun }
    .label = Spice
    .noun = spice
    .acc = { resource-spice }
    .gen = { resource-spice }
resource-water = { $n } { resource-water.noun }
    .label = Water
    .noun = water
    .acc = { resource-water }
    .gen = { resource-water }
term-bonus_spice = { $n } { term-bonus_spice.noun }
    .label = Bonus spice
    .noun = bonus spice
    .acc = { term-bonus_spice }
    .gen = { term-bonus_spice }
term-troop = { $n } { term-troop.noun }
    .label = Troops
    .noun =
        { $n ->
             [one] troop
            *[other] troops
        }
    .acc = { term-troop }
    .gen = { term-troop }
term-agent = { $n } { term-agent.noun }
    .label = Agents
    .noun =
        { $n ->
             [one] Agent
            *[other] Agents
        }
    .acc = { term-agent }
    .gen = { term-agent }
term-card = { $n } { term-card.noun }
    .label = Cards
    .noun =
        { $n ->
             [one] card
            *[other] cards
        }
    .acc = { term-card }
    .gen = { term-card }
term-intrigue_card = { $n } { term-intrigue_card.noun }
    .label = Intrigue cards
    .noun =
        { $n ->
             [one] Intrigue card
            *[other] Intrigue cards
        }
    .acc = { term-intrigue_card }
    .gen = { term-intrigue_card }
term-persuasion = { $n } { term-persuasion.noun }
    .label = Persuasion
    .noun = Persuasion
    .acc = { term-persuasion }
    .gen = { term-persuasion }
term-sword = { $n } { term-sword.noun }
    .label = Swords
    .noun =
        { $n ->
             [one] sword
            *[other] swords
        }
    .acc = { term-sword }
    .gen = { term-sword }
term-strength = { $n } { term-strength.noun }
    .label = Strength
    .noun = strength
    .acc = { term-strength }
    .gen = { term-strength }
term-victory_point = { $n } { term-victory_point.noun }
    .label = Victory Points
    .noun =
        { $n ->
             [one] Victory Point
            *[other] Victory Points
        }
    .acc = { term-victory_point }
    .gen = { term-victory_point }
term-influence = { $n } { term-influence.noun }
    .label = Influence
    .noun = Influence
    .acc = { term-influence }
    .gen = { term-influence }
term-alliance = { $n } { term-alliance.noun }
    .label = Alliances
    .noun =
        { $n ->
             [one] Alliance
            *[other] Alliances
        }
    .acc = { term-alliance }
    .gen = { term-alliance }
term-control_marker = { $n } { term-control_marker.noun }
    .label = Control markers
    .noun =
        { $n ->
             [one] Control marker
            *[other] Control markers
        }
    .acc = { term-control_marker }
    .gen = { term-control_marker }
term-faction = { $n } { term-faction.noun }
    .label = Factions
    .noun =
        { $n ->
             [one] Faction
            *[other] Factions
        }
    .acc = { term-faction }
    .gen = { term-faction }
term-board_space = { $n } { term-board_space.noun }
    .label = Board spaces
    .noun =
        { $n ->
             [one] board space
            *[other] board spaces
        }
    .acc = { term-board_space }
    .gen = { term-board_space }
term-player = { $n } { term-player.noun }
    .label = Players
    .noun =
        { $n ->
             [one] player
            *[other] players
        }
    .acc = { term-player }
    .gen = { term-player }
term-opponent = { $n } { term-opponent.noun }
    .label = Opponents
    .noun =
        { $n ->
             [one] opponent
            *[other] opponents
        }
    .acc = { term-opponent }
    .gen = { term-opponent }
term-round = { $n } { term-round.noun }
    .label = Round
    .noun =
        { $n ->
             [one] round
            *[other] rounds
        }
    .acc = { term-round }
    .gen = { term-round }
term-turn = { $n } { term-turn.noun }
    .label = Turn
    .noun =
        { $n ->
             [one] turn
            *[other] turns
        }
    .acc = { term-turn }
    .gen = { term-turn }

## Where cards and pieces lie: .in .from .to are where, whence and whither.

term-garrison = garrison
    .label = Garrison
    .in = in the garrison
    .from = from the garrison
    .to = to the garrison
term-conflict = Conflict
    .label = Conflict
    .in = in the Conflict
    .from = from the Conflict
    .to = to the Conflict
term-supply = supply
    .label = Supply
    .in = in the supply
    .from = from the supply
    .to = to the supply
term-bank = bank
    .label = Bank
    .in = in the bank
    .from = from the bank
    .to = to the bank
term-hand = hand
    .label = Hand
    .in = in hand
    .from = from hand
    .to = to hand
term-deck = deck
    .label = Deck
    .in = in the deck
    .from = from the deck
    .to = to the deck
    .top = on top of the deck
term-discard_pile = discard pile
    .label = Discard pile
    .in = in the discard pile
    .from = from the discard pile
    .to = to the discard pile
term-in_play = in play
    .label = In Play
    .in = in play
    .from = from play
    .to = into play
term-imperium_row = Imperium Row
    .label = Imperium Row
    .in = in the Imperium Row
    .from = from the Imperium Row
    .to = to the Imperium Row
term-reserve = Reserve
    .label = Reserve
    .in = in the Reserve
    .from = from the Reserve
    .to = to the Reserve

## Single pieces and marks: .acc is what one takes or gets.

term-mentat = Mentat
    .label = Mentat
    .acc = the Mentat
term-swordmaster = Swordmaster
    .label = Swordmaster
    .acc = the Swordmaster
term-high_council_seat = High Council seat
    .label = High Council seat
    .acc = a High Council seat
term-first_player_marker = First Player marker
    .label = First Player marker
    .acc = the First Player marker
term-signet_ring = Signet Ring
    .label = Signet Ring
    .acc = the Signet Ring
term-leader = Leader
    .label = Leader
    .acc = the Leader

## Kinds of turns: .during is the time of one.

term-agent_turn = Agent turn
    .label = Agent turn
    .during = during an Agent turn
term-reveal_turn = Reveal turn
    .label = Reveal turn
    .during = during a Reveal turn
