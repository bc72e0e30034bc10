### What only the terminal table says of printed opponents, in English.

# The name of a Rival that somebody’s Leader has as well.
terminal-rival_too = { $name } (Rival)

## A person decides for an opponent: $question is what a player would be asked

terminal-for =
    { $step ->
         [faction] For { $rival }: gain Influence with which Faction?
         [choose] For { $rival }: choose an effect
         [may] For { $rival }: does the Rival pay?
        *[other] For { $rival }: { $question }
    }

## The log: a card is turned up and sends an Agent, to a space of its own name or of another

terminal-hagal_sends_there = { $seat } turns up { $card } and sends an Agent there
terminal-hagal_sends = { $seat } turns up { $card } and sends an Agent to { $space }

## Below the players: short

terminal-hagal_left = House Hagal: { $n ->
         [one] { $n } card left
        *[other] { $n } cards left
    }
terminal-level = Level: { $level }
terminal-swordmasters = Rivals’ Swordmasters: round { $round }
terminal-cant_win = can’t win
