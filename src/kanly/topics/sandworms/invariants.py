"""What must hold of units that are no troops, and of the Shield Wall."""

from __future__ import annotations

from kanly.arena.broken import require
from kanly.arena.parts import register_invariants
from kanly.engine import codes
from kanly.engine.state import State
from kanly.topics.sandworms.worms import protected

# From here on units other than troops are back in the bank.
SENT_HOME = (codes.PHASE_START, codes.PHASE_MAKERS, codes.PHASE_RECALL, codes.PHASE_ENDGAME, codes.PHASE_OVER)


def check_units(s: State) -> None:
    c = s.content
    if s.units is None:
        return
    kinds = len(c.unit_ids)
    require(len(s.units.conflict) == kinds * len(s.seats), "a count of units is missing")
    require(s.units.hooks < 1 << len(s.seats), "nobody has these Maker Hooks")
    require(s.units.wall <= int(c.shield_wall), "the Shield Wall stands where there is none")
    if s.phase in SENT_HOME:
        require(not any(s.units.conflict), "units stayed in the Conflict after Combat")
    if protected(s):
        for at, number in enumerate(s.units.conflict):
            require(
                not (number and c.unit_stopped[at % kinds]), "a unit came through the standing Shield Wall"
            )


register_invariants(check_units)
