### What only the terminal table says of printed opponents, in Ukrainian.

# The name of a Rival that somebody’s Leader has as well.
terminal-rival_too = { $name } (Конкурент)

## A person decides for an opponent: $question is what a player would be asked

terminal-for =
    { $step ->
         [faction] { $rival } (вирішуєте ви): на яку фракцію здобути вплив?
         [choose] { $rival } (вирішуєте ви): який ефект вибрати?
         [may] { $rival } (вирішуєте ви): чи платити?
        *[other] { $rival } (вирішуєте ви): { $question }
    }

## The log: a card is turned up and sends an Agent, to a space of its own name or of another

terminal-hagal_sends_there = { $seat } відкриває карту «{ $card }» та відправляє туди агента
terminal-hagal_sends = { $seat } відкриває карту «{ $card }» та відправляє агента на локацію «{ $space }»

## Below the players: short

terminal-hagal_left = Дім Гаґал: { $n ->
         [one] лишилася { $n } карта
         [few] лишилося { $n } карти
         [many] лишилося { $n } карт
        *[other] лишилося { $n } карти
    }
terminal-level = Рівень: { $level }
terminal-swordmasters = Майстри меча Конкурентів: раунд { $round }
terminal-cant_win = не може перемогти
