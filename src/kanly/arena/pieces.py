"""What must hold of units that are no troops: none is lost or doubled, and each is where its kind can be."""

from __future__ import annotations

from kanly.arena.broken import require
from kanly.engine import codes, pieces
from kanly.engine.codes import NONE
from kanly.engine.roles import UNITS
from kanly.engine.seats import receiver
from kanly.engine.state import State

# From here on no unit is in the Conflict.
SENT_HOME = (codes.PHASE_START, codes.PHASE_MAKERS, codes.PHASE_RECALL, codes.PHASE_ENDGAME, codes.PHASE_OVER)


def check_units(s: State) -> None:
    c = s.content
    if s.units is None:
        return
    kinds = len(c.unit_ids)
    require(len(s.units.conflict) == kinds * len(s.seats), "a count of units is missing")
    for counts in (s.units.conflict, s.units.supply, s.units.garrison, s.units.commissioned):
        require(min(counts, default=0) >= 0, "a count of units is negative")
    if s.phase in SENT_HOME:
        require(not any(s.units.conflict), "units stayed in the Conflict after Combat")
    for seat in range(len(s.seats)):
        for kind, limit in enumerate(c.unit_limit):
            there = pieces.all_of(s, seat, kind)
            require(
                limit in (NONE, there), f"seat {seat} has {there} units of {c.unit_ids[kind]}, not {limit}"
            )
    for at, number in enumerate(s.units.garrison):
        require(not number or at % kinds in c.stationed, "a unit stands in a garrison that never does")
    for at, number in enumerate(s.units.commissioned):
        # They are counted for the seat whose effect it was, and stand in the garrison of whoever receives them.
        there = pieces.in_garrison(s, receiver(s, at // kinds, UNITS), at % kinds)
        require(number <= there, "more units of this turn are there than units")
    held = [space for spaces in s.units.holds for space in spaces]
    require(len(held) == len(set(held)), "two units hold one space")
    require(
        all(c.space_control_bonus[space][0] != NONE for space in held), "a unit holds what nobody controls"
    )
