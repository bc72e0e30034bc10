"""Resources, persuasion, swords and Victory Points, and what is paid with resources."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.bots.heuristic.gates import UNPAYABLE, condition, cost, likely
from kanly.bots.heuristic.value import PERSUASION, POINT, SWORD
from kanly.bots.heuristic.worth import Worth, register
from kanly.engine.content import Node

if TYPE_CHECKING:
    from kanly.bots.heuristic.judge import Judge

# What one of a resource takes from somebody who will play the card on a later turn.
RESOURCE_LATER = 1.3


def gain(judge: Judge, n: Node, now: bool) -> float:
    return judge.value.gain(n.a, n.b)


def persuasion(judge: Judge, n: Node, now: bool) -> float:
    return n.a * (judge.persuasion if now else PERSUASION)


def swords(judge: Judge, n: Node, now: bool) -> float:
    return judge.fight.more_swords(n.a) if now else n.a * SWORD


def swords_at_once(judge: Judge, n: Node, times: float) -> float:
    """It may take several to change a place."""
    return judge.fight.more_swords(times * n.a)


def points(judge: Judge, n: Node, now: bool) -> float:
    return n.a * POINT


def spend(judge: Judge, n: Node, resource: int, amount: int, now: bool) -> float:
    if not now:
        return amount * RESOURCE_LATER * judge.value.fade
    return judge.value.loss(resource, amount) if judge.t.stock[resource] >= amount else UNPAYABLE


def gained_spice(judge: Judge, a: int, b: int) -> bool:
    return judge.t.parts.spice > 0


register(fx.Gain, gain)
register(fx.Persuasion, persuasion)
register(fx.Swords, Worth(swords, line=lambda judge, n: (n.a, 0.0), times=swords_at_once))
register(fx.Points, points)
cost(fx.Spend, spend)
condition(fx.GainedSpice, likely(gained_spice, later=0.4, anew=True))
