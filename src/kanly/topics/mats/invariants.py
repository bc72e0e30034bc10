"""What must hold of Leaders' mats."""

from __future__ import annotations

from kanly.arena.broken import require
from kanly.arena.parts import leaders_known, register_invariants
from kanly.engine import codes, tracks
from kanly.engine.state import State


def check_mats(s: State) -> None:
    c = s.content
    if s.mats is None:
        return
    require(len(s.mats.memories) == len(s.mats.training) == len(s.seats), "a Leader's mat is missing")
    for i, seat in enumerate(s.seats):
        leader = seat.leader
        remembers = leader != codes.NONE and c.leader_back[leader] != codes.NONE
        require(remembers or not s.mats.memories[i], f"seat {i}: memories of a Leader who has none")
        stops = tracks.stops_of_leader(c, leader if leaders_known(s) else codes.NONE)
        require(s.mats.training[i] in stops, f"seat {i}: its token is off the training track")


register_invariants(check_mats)
