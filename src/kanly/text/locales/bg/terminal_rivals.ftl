### What only the terminal table says of printed opponents, in Bulgarian.

# The name of a Rival that somebody’s Leader has as well.
terminal-rival_too = { $name } (съперник)

## A person decides for an opponent: $question is what a player would be asked

terminal-for =
    { $step ->
         [faction] { $rival } (решавате вие): с коя фракция да получи влияние?
         [choose] { $rival } (решавате вие): кой ефект да избере?
         [may] { $rival } (решавате вие): да плати ли?
        *[other] { $rival } (решавате вие): { $question }
    }

## The log: a card is turned up and sends an Agent, to a space of its own name or of another

terminal-hagal_sends_there = { $seat } разкрива карта „{ $card }“ и изпраща там Агент
terminal-hagal_sends = { $seat } разкрива карта „{ $card }“ и изпраща Агент на поле „{ $space }“

## Below the players: short

terminal-hagal_left = Династия Хагал: { $n ->
         [one] остава { $n } карта
        *[other] остават { $n } карти
    }
terminal-level = Ниво: { $level }
terminal-swordmasters = Майсторите на меча на съперниците: рунд { $round }
terminal-cant_win = не може да спечели
