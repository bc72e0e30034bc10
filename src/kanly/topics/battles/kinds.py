"""The moves with battle icons, and what is told of them and of the cards that show them."""

from __future__ import annotations

from typing import Final

from kanly.engine.events import EventKind, register_event
from kanly.engine.moves import MoveKind, register_move

PAIR: Final = 32
TURN_DOWN: Final = 33

EV_OBJECTIVE: Final = 57
EV_CLAIM: Final = 58
EV_PAIR: Final = 59
EV_TURN_DOWN: Final = 60

register_move(MoveKind("pair", "battle"), PAIR)
register_move(MoveKind("turn_down", "battle"), TURN_DOWN)
register_event(EventKind("objective", "battle"), EV_OBJECTIVE)
register_event(EventKind("claim", "battle"), EV_CLAIM)
register_event(EventKind("pair", "battle", "battle"), EV_PAIR)
register_event(EventKind("turn_down", "battle"), EV_TURN_DOWN)
