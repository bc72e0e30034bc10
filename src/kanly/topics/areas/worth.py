"""What troops in areas are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.bots.heuristic.gates import UNPAYABLE, cost
from kanly.bots.heuristic.opponents import worth_to_opponents
from kanly.bots.heuristic.parts import told
from kanly.bots.heuristic.worth import register
from kanly.engine.content import Node

if TYPE_CHECKING:
    from kanly.bots.heuristic.judge import Judge

# In troops: there they buy what nothing else does.
SENT = 1.2
TO_OPPONENT = 0.5


def send_to(judge: Judge, n: Node, now: bool) -> float:
    troops = min(n.b, judge.t.me.supply) if now else n.b
    return SENT * troops * judge.value.troop


def spend_from(judge: Judge, n: Node, area: int, troops: int, now: bool) -> float:
    t = judge.t
    if now:
        there = told(t.view, "areas", "troops", [{}] * len(t.view.seats))[t.seat]
        if there.get(t.c.area_ids[area], 0) < troops:
            return UNPAYABLE
    return SENT * troops * judge.value.troop


register(fx.SendTo, send_to)
cost(fx.SpendFrom, spend_from)
worth_to_opponents(fx.SendTo, TO_OPPONENT)
