### Why something can’t be done now, in Bulgarian, as clauses without a capital or a full stop.

## Spaces

why-no_cards = нямате карти в ръка
why-no_agent = нямате повече Агенти
why-once = тук можете да дойдете само веднъж в играта
why-has_council_seat = вече имате място във Висшия съвет
why-has_swordmaster = вече имате Майстора на меча
why-level = на това ниво е затворено
why-closed = затворено ({ $seats })
why-own_agent = тук е ваш Агент
why-occupied = заето: { $seats }
why-occupied_unwatched = заето: { $seats }; никой ваш Шпионин не наблюдава полето
why-influence = изискване: { term-influence.acc } { by-faction.influence }, имате { $has }
why-cost = цена: { $what }, имате { $has }
why-icon = нямате в ръка карта със символ „{ $icon }“
why-icon_or_spy = нямате в ръка карта със символ „{ $icon }“ и никой ваш Шпионин не наблюдава полето

## Cards of the hand

why-card_reveal_only = няма агентски символ: само за Разкриване
why-card_unwatched = никой ваш Шпионин не наблюдава поле
why-card_occupied = всичките ѝ полета са заети
why-card_cost = не можете да платите за нито едно от полетата ѝ
why-card_shut = никое от полетата ѝ не е отворено за вас сега

## Cards of the market

why-not_for_sale = не се продава
why-not_to_you = не е за вас
why-none_left = няма повече
why-price = струва { term-persuasion.acc }, имате { $has }
why-at_most = струва { $n }, а тук – най-много { $has }
why-exactly = струва { $n }, а тук – точно { $has }

## Intrigue cards; $moments are what follows, joined by “or”

why-question = първо отговорете на отворения въпрос
why-moment = само { $moments }
moment-plot = през вашия ход
moment-combat = в битка
moment-win = когато спечелите конфликта
moment-endgame = в края на играта
why-turn_start = само в самото начало на хода ви
why-condition = само ако { $condition }
why-unpaid = не можете { $cost }
