"""What must hold of Spies."""

from __future__ import annotations

from kanly.arena.broken import InvariantBroken, require
from kanly.arena.parts import register_invariants
from kanly.engine.state import State
from kanly.topics.spies.part import SPIES


def check_spies(s: State) -> None:
    c = s.content
    spies = SPIES.of(s)
    if spies is None:
        return
    require(len(spies.posts) == len(s.seats), "not every seat has Spies")
    for i, posts in enumerate(spies.posts):
        if posts >= 1 << len(c.post_ids):
            raise InvariantBroken(f"seat {i}: a Spy stands on no post")
        if posts.bit_count() > c.spies:
            raise InvariantBroken(f"seat {i}: more than {c.spies} Spies")


register_invariants(check_spies)
