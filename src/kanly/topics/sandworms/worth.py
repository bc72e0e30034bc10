"""Sandworms: what Maker Hooks are worth, and whether the Shield Wall had better fall."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.bots.heuristic.choose import score_kind
from kanly.bots.heuristic.gates import condition, granted, likely
from kanly.bots.heuristic.moments import KEEPING_OUT
from kanly.bots.heuristic.opponents import worth_to_opponents
from kanly.bots.heuristic.parts import told
from kanly.bots.heuristic.worth import register
from kanly.engine.codes import NONE
from kanly.engine.content import Node
from kanly.topics.sandworms import kinds

if TYPE_CHECKING:
    from kanly.bots.heuristic.judge import Judge

# Maker Hooks, by the rounds in which they may call a sandworm.
HOOKS = 1.5
HOOKS_AT_MOST = 7.0
HOOKS_TO_OPPONENT = 2.0
# The Shield Wall keeps sandworms out: good for whoever has none.
WALL = 1.5


class Worms:
    """Judges sandworms for one seat at one moment."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.t = t = judge.t
        hooks = told(t.view, "units", "hooks", [])
        self.hooks: bool = t.seat in hooks
        self.enemy_hooks: bool = any(seat != t.seat for seat in hooks)
        self.wall: bool = bool(told(t.view, "units", "wall", 0))

    def detonate(self) -> float:
        """Without the Shield Wall sandworms come to every Conflict: mine, or those of others."""
        if not self.wall:
            return 0.0
        return WALL * (int(self.hooks) - 0.6 * int(self.enemy_hooks)) * min(1.0, 0.4 * self.t.left) - 0.05


def wall_keeps_out(judge: Judge, kind: int) -> bool:
    """Whether the Shield Wall keeps units of a kind out of this round's Conflict."""
    t = judge.t
    protected = judge.part(Worms).wall and t.conflict != NONE and t.c.conflict_protected[t.conflict]
    return protected and t.c.unit_stopped[kind]


def take_hooks(judge: Judge, n: Node, now: bool) -> float:
    return 0.0 if judge.part(Worms).hooks else min(HOOKS_AT_MOST, HOOKS * judge.t.left)


def detonate(judge: Judge, n: Node, now: bool) -> float:
    return judge.part(Worms).detonate()


def may_summon(judge: Judge, kind: int, b: int) -> bool:
    worms = judge.part(Worms)
    return worms.hooks and judge.may_enter(kind)


register(fx.TakeHooks, take_hooks)
register(fx.DetonateShieldWall, detonate)
KEEPING_OUT.append(("units", wall_keeps_out))
worth_to_opponents(fx.TakeHooks, HOOKS_TO_OPPONENT)
# Only House Hagal's cards ask for it.
condition(fx.HasHooks, likely(granted))
condition(fx.MaySummon, likely(may_summon, later=0.25))
score_kind(kinds.DETONATE, lambda choice, a, b: choice.judge.part(Worms).detonate())
