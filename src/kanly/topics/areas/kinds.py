"""What is told of troops in areas."""

from __future__ import annotations

from typing import Final

from kanly.engine.events import EventKind, register_event

EV_SEND_TO: Final = register_event(EventKind("send_to", "number", "area", topic="areas"))
EV_SPEND_FROM: Final = register_event(EventKind("spend_from", "number", "area", topic="areas"))
