"""Units that are no troops: when to summon and to commission them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.bots.heuristic.gates import counted
from kanly.bots.heuristic.opponents import worth_to_opponents
from kanly.bots.heuristic.worth import register
from kanly.engine.codes import NONE
from kanly.engine.content import Node

if TYPE_CHECKING:
    from kanly.bots.heuristic.judge import Judge

SUMMON_LATER = 2.5
UNITS_LATER = 0.3
COMMISSION_TO_OPPONENT = 2.0
# What comes back after Combat fights more than once.
COMES_BACK = 2.0


def summon(judge: Judge, n: Node, now: bool) -> float:
    """Straight into the Conflict."""
    if not now:
        return SUMMON_LATER * n.b * (0.4 + 0.6 * judge.has_hooks)
    return judge.fight.more_units(n.a, n.b) if judge.may_enter(n.a) else 0.0


def commission(judge: Judge, n: Node, now: bool) -> float:
    c = judge.t.c
    number = min(n.b, judge.t.parts.supply[n.a]) if now and c.unit_limit[n.a] != NONE else n.b
    return number * judge.unit(n.a) * (COMES_BACK if c.unit_returns[n.a] else 1.0)


def units_of_kind(judge: Judge, kind: int, now: bool) -> float:
    return judge.t.parts.units[judge.t.seat][kind] if now else UNITS_LATER


register(fx.Summon, summon)
register(fx.Commission, commission)
worth_to_opponents(fx.Commission, COMMISSION_TO_OPPONENT)
counted(fx.UnitsOfKind, units_of_kind)
