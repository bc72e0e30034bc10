"""What must hold of troops in areas. That none is lost is looked at where all troops of a seat are counted."""

from __future__ import annotations

from kanly.arena.broken import require
from kanly.arena.parts import register_invariants
from kanly.engine.state import State
from kanly.topics.areas.part import AREAS


def check_areas(s: State) -> None:
    areas = AREAS.of(s)
    if areas is not None:
        size = len(s.seats) * len(s.content.area_ids)
        require(len(areas.troops) == size, "a count of troops in an area is missing")
        require(min(areas.troops, default=0) >= 0, "a count of troops in an area is negative")


register_invariants(check_areas)
