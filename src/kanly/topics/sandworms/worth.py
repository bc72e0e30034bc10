"""Sandworms: what Maker Hooks are worth, when to summon, and whether the Shield Wall had better fall."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.bots.heuristic.choose import score_kind
from kanly.bots.heuristic.gates import condition, counted, granted, likely
from kanly.bots.heuristic.opponents import worth_to_opponents
from kanly.bots.heuristic.parts import told
from kanly.bots.heuristic.worth import register
from kanly.engine import moves
from kanly.engine.codes import NONE
from kanly.engine.content import Node

if TYPE_CHECKING:
    from kanly.bots.heuristic.judge import Judge

# Maker Hooks, by the rounds in which they may call a sandworm.
HOOKS = 1.5
HOOKS_AT_MOST = 7.0
HOOKS_TO_OPPONENT = 2.0
# The Shield Wall keeps sandworms out: good for whoever has none.
WALL = 1.5
SUMMON_LATER = 2.5
UNITS_LATER = 0.3


class Worms:
    """Judges sandworms for one seat at one moment."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.t = t = judge.t
        hooks = told(t.view, "units", "hooks", [])
        self.hooks: bool = t.seat in hooks
        self.enemy_hooks: bool = any(seat != t.seat for seat in hooks)
        self.wall: bool = bool(told(t.view, "units", "wall", 0))

    def may_enter(self, kind: int) -> bool:
        """Whether units of a kind can come to this round's Conflict."""
        t = self.t
        protected = self.wall and t.conflict != NONE and t.c.conflict_protected[t.conflict]
        return not t.parts.barred and not (t.c.unit_stopped[kind] and protected)

    def summon(self, kind: int, number: int) -> float:
        """Units from the bank, straight into the Conflict; they are gone after it."""
        t, fight = self.t, self.judge.fight
        if not self.may_enter(kind):
            return 0.0
        strong, doubles = fight.units
        more = (strong + number * t.c.unit_strength[kind], doubles or t.c.unit_doubles[kind])
        return fight.expect(t.me.conflict, fight.swords, more) - fight.now

    def detonate(self) -> float:
        """Without the Shield Wall sandworms come to every Conflict: mine, or those of others."""
        if not self.wall:
            return 0.0
        return WALL * (int(self.hooks) - 0.6 * int(self.enemy_hooks)) * min(1.0, 0.4 * self.t.left) - 0.05


def take_hooks(judge: Judge, n: Node, now: bool) -> float:
    return 0.0 if judge.part(Worms).hooks else min(HOOKS_AT_MOST, HOOKS * judge.t.left)


def summon(judge: Judge, n: Node, now: bool) -> float:
    worms = judge.part(Worms)
    return worms.summon(n.a, n.b) if now else SUMMON_LATER * n.b * (0.4 + 0.6 * worms.hooks)


def detonate(judge: Judge, n: Node, now: bool) -> float:
    return judge.part(Worms).detonate()


def may_summon(judge: Judge, kind: int, b: int) -> bool:
    worms = judge.part(Worms)
    return worms.hooks and worms.may_enter(kind)


def units_of_kind(judge: Judge, kind: int, now: bool) -> float:
    return judge.t.parts.units[judge.t.seat][kind] if now else UNITS_LATER


register(fx.TakeHooks, take_hooks)
register(fx.Summon, summon)
register(fx.DetonateShieldWall, detonate)
worth_to_opponents(fx.TakeHooks, HOOKS_TO_OPPONENT)
# Only House Hagal's cards ask for it.
condition(fx.HasHooks, likely(granted))
condition(fx.MaySummon, likely(may_summon, later=0.25))
counted(fx.UnitsOfKind, units_of_kind)
score_kind(moves.DETONATE, lambda choice, a, b: choice.judge.part(Worms).detonate())
