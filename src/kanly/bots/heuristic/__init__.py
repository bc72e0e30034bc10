"""A bot that plays by rules of thumb, without looking ahead.

Everything is measured in tenths of a Victory Point. `table` reads the view, `value` says what an effect is worth,
`cards` what a card is worth to own, to buy and to lose, `combat` what strength is worth, `spaces` where an Agent does
most, and `choose` turns all of that into one move.
"""

from kanly.bots.heuristic.choose import HeuristicBot

__all__ = ["HeuristicBot"]
