"""Kanly: a rules engine, bots and a table for Dune: Imperium.

>>> import kanly
>>> game = kanly.Game(kanly.Setup(players=3, seed=1))
>>> game.players
3
"""

from kanly.decision import Decision, Move, Result
from kanly.engine import flow as _flow
from kanly.engine.errors import (
    AmbiguousMove,
    ChanceError,
    IllegalMove,
    KanlyError,
    MoveError,
    SetupError,
    StaleMove,
    StateError,
    UnreadableMove,
)
from kanly.game import Game
from kanly.setup import Setup
from kanly.view import SeatView, View

__version__ = "0.1.0"
COMPILED = not _flow.__file__.endswith(".py")

__all__ = [
    "COMPILED",
    "AmbiguousMove",
    "ChanceError",
    "Decision",
    "Game",
    "IllegalMove",
    "KanlyError",
    "Move",
    "MoveError",
    "Result",
    "SeatView",
    "Setup",
    "SetupError",
    "StaleMove",
    "StateError",
    "UnreadableMove",
    "View",
]
