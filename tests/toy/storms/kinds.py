"""The move that raises a storm, and what is told of storms."""

from __future__ import annotations

from typing import Final

from kanly.engine.events import EventKind, register_event
from kanly.engine.moves import MoveKind, register_move

STORM: Final = register_move(MoveKind("storm", "space", "gale", topic="storms"))
EV_STORM: Final = register_event(EventKind("storm", "space", "gale", topic="storms"))
EV_WEATHERED: Final = register_event(EventKind("weathered", "space", "number", topic="storms"))
