"""The Shield Wall as a move, and what is told of Maker Hooks and the Wall."""

from __future__ import annotations

from typing import Final

from kanly.engine.events import EventKind, register_event
from kanly.engine.moves import MoveKind, register_move

DETONATE: Final = 28

EV_HOOKS: Final = 51
EV_SHIELD_WALL: Final = 53

register_move(MoveKind("detonate"), DETONATE)
register_event(EventKind("hooks", shown=0), EV_HOOKS)
register_event(EventKind("shield_wall", shown=0), EV_SHIELD_WALL)
