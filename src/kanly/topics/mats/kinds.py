"""The next stop of a training track as a move, and what is told of Leaders' mats. The sets whose Leaders do it go by the names."""

from __future__ import annotations

from typing import Final

from kanly.engine.events import EventKind, register_event
from kanly.engine.moves import MoveKind, register_move

TRAIN: Final = 31

EV_TRAIN: Final = 62
EV_MEMORY: Final = 63
EV_FLIP_LEADER: Final = 64

register_move(MoveKind("train", "stop"), TRAIN)
register_event(EventKind("train", "stop"), EV_TRAIN)
register_event(EventKind("memory", "number"), EV_MEMORY)
register_event(EventKind("flip_leader", "leader"), EV_FLIP_LEADER)
