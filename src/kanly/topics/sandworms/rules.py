"""Maker Hooks, units that are no troops, and the Shield Wall that keeps them out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.engine import units
from kanly.engine.codes import (
    COUNT_UNITS,
    IF_HOOKS,
    IF_MAY_SUMMON,
    OP_DETONATE_WALL,
    OP_HOOKS,
    OP_SUMMON,
    STEP_DETONATE_WALL,
    TAKEN,
)
from kanly.engine.content import Node
from kanly.engine.gate import Check, Count, Numbers, register_condition, register_count
from kanly.engine.roles import UNITS
from kanly.engine.seats import receiver
from kanly.engine.state import State
from kanly.engine.word import Word, means_to_opponents, register
from kanly.topics.sandworms import steps as steps
from kanly.topics.sandworms import worms

if TYPE_CHECKING:
    from kanly.engine.lowering import WordLowering


class TakeHooks(Word):
    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        by.need_units(effect)
        return self.plain("hooks")

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        worms.take_hooks(s, seat)


class Summon(Word):
    """`a`: the kind; `b`: how many."""

    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        assert isinstance(effect, fx.Summon)
        return self.node(effect.kind, by.unit_number(effect.kind), effect.units)

    def given(self, n: Node) -> int:
        return n.b

    def doable(self, s: State, seat: int, n: Node) -> bool:
        return worms.may_enter(s, n.a)

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        if worms.may_enter(s, n.a):
            worms.summon(s, seat, n.a, n.b)


class DetonateShieldWall(Word):
    """`a`: 1 where it is the whole of an option, so that picking that was the decision."""

    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        by.need_units(effect)
        return self.optional("detonate")

    def becomes_option(self, n: Node, rules: int) -> None:
        if rules > 1:
            n.a = 1

    def doable(self, s: State, seat: int, n: Node) -> bool:
        return worms.wall_stands(s)

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        if not worms.wall_stands(s):
            return
        if forced == TAKEN or n.a:
            worms.detonate_wall(s, seat)
        else:
            s.stack.append((STEP_DETONATE_WALL, seat, seat, 0, n.number + 1))


class HasHooks(Check):
    def holds(self, s: State, seat: int, node: Node, a: int, b: int) -> bool:
        return worms.has_hooks(s, seat)


class MaySummon(Check):
    def lower(self, condition: fx.Condition, numbers: Numbers) -> tuple[int, int]:
        assert isinstance(condition, fx.MaySummon)
        return numbers.unit_number(condition.kind), 0

    def holds(self, s: State, seat: int, node: Node, a: int, b: int) -> bool:
        return worms.has_hooks(s, seat) and worms.may_enter(s, a)


class UnitsOfKind(Count):
    def lower(self, counted: fx.Counted, numbers: Numbers) -> int:
        assert isinstance(counted, fx.UnitsOfKind)
        return numbers.unit_number(counted.kind)

    def count(self, s: State, seat: int, node: Node, a: int) -> int:
        return units.of_kind(s, receiver(s, seat, UNITS), a)


register(fx.TakeHooks, TakeHooks(OP_HOOKS))
register(fx.Summon, Summon(OP_SUMMON))
register(fx.DetonateShieldWall, DetonateShieldWall(OP_DETONATE_WALL))
register_condition(fx.HasHooks, HasHooks(), IF_HOOKS)
register_condition(fx.MaySummon, MaySummon(), IF_MAY_SUMMON)
register_count(fx.UnitsOfKind, UnitsOfKind(), COUNT_UNITS)


def hooks(s: State, seat: int, n: Node) -> None:
    worms.take_hooks(s, seat)


def detonate_wall(s: State, seat: int, n: Node) -> None:
    """A printed opponent always does."""
    assert s.roles is not None
    if s.roles.board(s).wall():
        worms.detonate_wall(s, seat)


means_to_opponents(fx.TakeHooks, hooks)
means_to_opponents(fx.DetonateShieldWall, detonate_wall)
