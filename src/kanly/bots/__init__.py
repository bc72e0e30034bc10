"""Players that see only views.

A bot is an object with one method, `choose`, that gets its seat's handle and answers with a move:

>>> from random import Random
>>> from kanly import Game, Setup
>>> from kanly.bots import by_name, decide
>>> game = Game(Setup(players=3, seed=1))
>>> decide(by_name("heuristic"), game, Random(1)) in game.legal
True
"""

from kanly.bots.handle import Answer, Bot, BotError, SeatHandle, decide
from kanly.bots.registry import by_name, names, register

__all__ = ["Answer", "Bot", "BotError", "SeatHandle", "by_name", "decide", "names", "register"]
