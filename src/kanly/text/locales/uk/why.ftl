### Why something can’t be done now, in Ukrainian, as clauses without a capital or a full stop.

## Spaces

why-no_cards = у вас немає карт на руці
why-no_agent = у вас не лишилося агентів
why-once = сюди можна лише раз за гру
why-has_council_seat = ви вже маєте місце у Вищій Раді
why-has_swordmaster = ви вже маєте Майстра меча
why-level = на цьому рівні закрито
why-closed = закрито ({ $seats })
why-own_agent = тут стоїть ваш агент
why-occupied = зайнято: { $seats }
why-occupied_unwatched = зайнято: { $seats }; жоден ваш шпигун не стежить за локацією
why-influence = потрібно { term-influence.acc } { by-faction.influence }, ви маєте { $has }
why-cost = потрібно { $what }, ви маєте { $has }
why-icon = на руці немає карти із символом «{ $icon }»
why-icon_or_spy = на руці немає карти із символом «{ $icon }», і жоден ваш шпигун не стежить за локацією

## Cards of the hand

why-card_reveal_only = немає символу агента: лише для розкриття
why-card_unwatched = жоден ваш шпигун не стежить за локаціями
why-card_occupied = усі її локації зайнято
why-card_cost = жодну з її локацій ви не можете оплатити
why-card_shut = жодна з її локацій зараз для вас не відкрита

## Cards of the market

why-not_for_sale = не продається
why-not_to_you = не для вас
why-none_left = більше немає
why-price = коштує { term-persuasion.acc }, ви маєте { $has }
why-at_most = коштує { $n }, а тут — щонайбільше { $has }
why-exactly = коштує { $n }, а тут — рівно { $has }

## Intrigue cards; $moments are what follows, joined by “or”

why-question = спершу дайте відповідь на відкрите запитання
why-moment = лише { $moments }
moment-plot = у свій хід
moment-combat = у бою
moment-win = коли перемагаєте в конфлікті
moment-endgame = наприкінці гри
why-turn_start = лише на самому початку ходу
why-condition = лише якщо { $condition }
why-unpaid = ви не можете { $cost }
