"""A bot that plays by rules of thumb, without looking ahead.

Everything is measured in tenths of a Victory Point. `table` and `parts` read the view, `value` says what an effect is
worth, `conditions` how likely it is, `arrows` what it costs; `cards` what a card is worth to own, to buy and to lose,
`combat` what strength is worth, `spaces` where an Agent does most, `intrigue` when to play an Intrigue card; `spying`,
`deals`, `battles` and `mats` judge Spies, contracts, battle icons and Leaders' own tracks; `hagal` knows the printed
opponents, and `weights` what counts for more or less against them; and `choose` turns all of that into one move.
"""

from kanly.bots.heuristic.choose import HeuristicBot

__all__ = ["HeuristicBot"]
