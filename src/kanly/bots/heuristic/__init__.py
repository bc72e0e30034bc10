"""A bot that plays by rules of thumb, without looking ahead.

Everything is measured in tenths of a Victory Point. `table` and `parts` read the view, `value` says what resources and Influence
are worth, `cards` what a card is worth to own, to buy and to lose, `combat` what strength is worth, `spaces` where an Agent does
most, `intrigue` when to play an Intrigue card; `weights` holds what depends on who else sits at the table; and `choose` turns
all of that into one move.

What the words of the vocabulary are worth stands in tables by class: effects in `worth`, conditions, counts and costs in
`gates`. `words/` fills them for the core, and each topic for itself (`kanly/topics/*/worth.py`); `moments` are what topics are
asked besides, and `opponents` is what the judge asks of those who are printed.
"""

from kanly import opening, topics
from kanly.bots.heuristic import choose, gates, words, worth
from kanly.bots.heuristic.choose import HeuristicBot

topics.load("worth")
worth.check()
for look in (worth.look, gates.look, choose.look):
    opening.when_opened(look)

__all__ = ["HeuristicBot", "words"]
