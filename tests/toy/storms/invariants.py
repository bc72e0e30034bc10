"""What must hold of storms."""

from __future__ import annotations

from kanly.arena.broken import require
from kanly.arena.parts import register_invariants
from kanly.engine.state import State
from tests.toy.storms.part import STORMS


def check_storms(s: State) -> None:
    storms = STORMS.of(s)
    if storms is None:
        return
    both = (*storms.light, *storms.fierce)
    require(len(set(both)) == len(both), "two storms lie over one space")
    for spaces in (storms.light, storms.fierce):
        require(spaces == tuple(sorted(spaces)), "storms lie in no order")
    require(len(storms.weathered) == len(s.seats), "not every seat counts its storms")


register_invariants(check_storms)
