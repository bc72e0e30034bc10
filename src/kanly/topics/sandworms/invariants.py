"""What must hold of Maker Hooks and of the Shield Wall."""

from __future__ import annotations

from kanly.arena.broken import require
from kanly.arena.parts import register_invariants
from kanly.engine.state import State
from kanly.topics.sandworms.worms import protected


def check_wall(s: State) -> None:
    c = s.content
    if s.units is None:
        return
    require(s.units.hooks < 1 << len(s.seats), "nobody has these Maker Hooks")
    require(s.units.wall <= int(c.shield_wall), "the Shield Wall stands where there is none")
    if protected(s):
        kinds = len(c.unit_ids)
        for at, number in enumerate(s.units.conflict):
            require(
                not (number and c.unit_stopped[at % kinds]), "a unit came through the standing Shield Wall"
            )


register_invariants(check_wall)
