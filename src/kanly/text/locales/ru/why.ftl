### Why something can’t be done now, in Russian, as clauses without a capital or a full stop.

## Spaces

why-no_cards = у вас нет карт на руке
why-no_agent = у вас не осталось агентов
why-once = сюда можно только раз за игру
why-has_council_seat = у вас уже есть место в Высшем Совете
why-has_swordmaster = у вас уже есть оружейник
why-level = на этом уровне закрыто
why-closed = закрыто ({ $seats })
why-own_agent = здесь стоит ваш агент
why-occupied = занято: { $seats }
why-occupied_unwatched = занято: { $seats }; ни один ваш шпион не следит за ячейкой
why-influence = нужно { term-influence.acc } { by-faction.influence }, у вас { $has }
why-cost = нужно { $what }, у вас { $has }
why-icon = на руке нет карты с символом «{ $icon }»
why-icon_or_spy = на руке нет карты с символом «{ $icon }», и ни один ваш шпион не следит за ячейкой

## Cards of the hand

why-card_reveal_only = нет символа агента: только для раскрытия
why-card_unwatched = ни один ваш шпион не следит за ячейками
why-card_occupied = все её ячейки заняты
why-card_cost = ни одну из её ячеек вы не можете оплатить
why-card_shut = ни одна из её ячеек сейчас для вас не открыта

## Cards of the market

why-not_for_sale = не продаётся
why-not_to_you = не для вас
why-none_left = больше нет
why-price = стоит { term-persuasion.acc }, у вас { $has }
why-at_most = стоит { $n }, а здесь — не больше { $has }
why-exactly = стоит { $n }, а здесь — ровно { $has }

## Intrigue cards; $moments are what follows, joined by “or”

why-question = сначала ответьте на открытый вопрос
why-moment = только { $moments }
moment-plot = в свой ход
moment-combat = в сражении
moment-win = когда побеждаете в сражении
moment-endgame = в конце игры
why-turn_start = только в самом начале хода
why-condition = только если { $condition }
why-unpaid = вы не можете { $cost }
