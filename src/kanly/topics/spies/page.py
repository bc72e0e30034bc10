"""Spies in what the page is told: those of a fight, and what a move with a Spy costs and brings."""

from __future__ import annotations

from functools import lru_cache

from kanly import effects as fx
from kanly.engine.codes import STEP_GATHER, STEP_POST
from kanly.engine.content import Content
from kanly.engine.state import State
from kanly.server.printed import drawn, plain
from kanly.server.vocabulary import Both, gained, move, paid
from kanly.topics.spies import kinds
from kanly.topics.spies.kinds import EV_RECALL_SPY, EV_SPY


def recalled(s: State, spy: int, _: int) -> Both | None:
    if s.stack[-1][0] != STEP_GATHER:
        return None
    return [plain(fx.RecallSpies(1))], [plain(fx.Draw(1))]


def placed(s: State, post: int, _: int) -> Both | None:
    step = s.stack[-1]
    return of_post(s.content, step[3], post) if step[0] == STEP_POST else None


@lru_cache(maxsize=1024)
def of_post(c: Content, node: int, post: int) -> Both:
    """What comes with a Spy on this post."""
    found = []
    for bonus in c.nodes[node].kids:
        if c.nodes[bonus].a & c.post_icons[post]:
            found += drawn(c, c.nodes[c.nodes[bonus].kids[0]].effects)
    return [], found


paid(EV_RECALL_SPY, fx.RecallSpies)
gained(EV_SPY, lambda n: [fx.PlaceSpy()] * n)
move(kinds.RECALL_SPY, recalled)
move(kinds.SPY, placed)
