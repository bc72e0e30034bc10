"""The move along a track, and what is told of tokens."""

from __future__ import annotations

from typing import Final

from kanly.engine.events import EventKind, register_event
from kanly.engine.moves import MoveKind, register_move

ADVANCE: Final = register_move(MoveKind("advance", "stop", topic="tracks"))

EV_ADVANCE: Final = register_event(EventKind("advance", "stop", topic="tracks"))
EV_GO_BACK: Final = register_event(EventKind("go_back", "stop", topic="tracks"))
