### Why something can’t be done now, in English, as clauses without a capital or a full stop.

## Spaces

why-no_cards = you have no cards in hand
why-no_agent = you have no Agent left
why-once = open to you only once in a game
why-has_council_seat = you already have a High Council seat
why-has_swordmaster = you already have the Swordmaster
why-level = closed at this level
why-closed = closed by { $seats }
why-own_agent = your own Agent is here
why-occupied = occupied by { $seats }
why-occupied_unwatched = occupied by { $seats }, and no Spy of yours watches the space
why-influence = needs { term-influence.acc } { by-faction.influence }, you have { $has }
why-cost = needs { $what }, you have { $has }
why-icon = no card in hand shows the { $icon } icon
why-icon_or_spy = no card in hand shows the { $icon } icon, and no Spy of yours watches the space

## Cards of the hand

why-card_reveal_only = no Agent icon: only for revealing
why-card_unwatched = no Spy of yours watches a space
why-card_occupied = all its spaces are occupied
why-card_cost = you can’t pay for any of its spaces
why-card_shut = all its spaces are closed to you now

## Cards of the market

why-not_for_sale = not for sale
why-not_to_you = not for you
why-none_left = sold out
why-price = costs { term-persuasion.acc }, you have { $has }
why-at_most = costs { $n }, here at most { $has }
why-exactly = costs { $n }, here exactly { $has }

## Intrigue cards; $moments are what follows, joined by “or”

why-question = first decide what is open
why-moment = only { $moments }
moment-plot = in your own turn
moment-combat = in Combat
moment-win = when you win a Conflict
moment-endgame = at the end of the game
why-turn_start = only as the first thing in your turn
why-condition = only if { $condition }
why-unpaid = you can’t { $cost }
