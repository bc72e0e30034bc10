"""The moves with Spies, and what is told of them."""

from __future__ import annotations

from typing import Final

from kanly.engine.events import EventKind, register_event
from kanly.engine.moves import MoveKind, register_move

SPY: Final = 26
RECALL_SPY: Final = 27

EV_SPY: Final = 49
EV_RECALL_SPY: Final = 50
EV_NO_POST: Final = 75

register_move(MoveKind("spy", "post"), SPY)
register_move(MoveKind("recall_spy", "post"), RECALL_SPY)
register_event(EventKind("spy", "post", shown=1), EV_SPY)
register_event(EventKind("recall_spy", "post", "recalled", shown=1), EV_RECALL_SPY)
register_event(EventKind("no_post", shown=0), EV_NO_POST)
