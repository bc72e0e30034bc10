### What only the terminal table says of printed opponents, in Russian.

# The name of a Rival that somebody’s Leader has as well.
terminal-rival_too = { $name } (оппонент)

## A person decides for an opponent: $question is what a player would be asked

terminal-for =
    { $step ->
         [faction] { $rival } (решаете вы): в какой фракции получить влияние?
         [choose] { $rival } (решаете вы): какой эффект выбрать?
         [may] { $rival } (решаете вы): платить?
        *[other] { $rival } (решаете вы): { $question }
    }

## The log: a card is turned up and sends an Agent, to a space of its own name or of another

terminal-hagal_sends_there = { $seat } раскрывает карту «{ $card }» и отправляет туда агента
terminal-hagal_sends = { $seat } раскрывает карту «{ $card }» и отправляет агента в ячейку «{ $space }»

## Below the players: short

terminal-hagal_left = Дом Хагаль: { $n ->
         [one] осталась { $n } карта
         [few] осталось { $n } карты
         [many] осталось { $n } карт
        *[other] осталось { $n } карты
    }
terminal-level = Уровень: { $level }
terminal-swordmasters = Оружейники оппонентов: раунд { $round }
terminal-cant_win = не может победить
