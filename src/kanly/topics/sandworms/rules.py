"""Maker Hooks, and the Shield Wall that keeps some kinds of units out of the Conflict."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.engine import pieces
from kanly.engine.codes import (
    IF_HOOKS,
    IF_MAY_SUMMON,
    OP_DETONATE_WALL,
    OP_HOOKS,
    STEP_DETONATE_WALL,
    TAKEN,
)
from kanly.engine.content import Node
from kanly.engine.gate import Check, Numbers, register_condition
from kanly.engine.state import State
from kanly.engine.word import Word, has_no_meaning, means_to_opponents, register
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
        return worms.has_hooks(s, seat) and pieces.may_enter(s, a)


register(fx.TakeHooks, TakeHooks(OP_HOOKS))
register(fx.DetonateShieldWall, DetonateShieldWall(OP_DETONATE_WALL))
register_condition(fx.HasHooks, HasHooks(), IF_HOOKS)
register_condition(fx.MaySummon, MaySummon(), IF_MAY_SUMMON)


def hooks(s: State, seat: int, n: Node) -> None:
    worms.take_hooks(s, seat)


def detonate_wall(s: State, seat: int, n: Node) -> None:
    """A printed opponent always does."""
    assert s.roles is not None
    if s.roles.board(s).wall():
        worms.detonate_wall(s, seat)


has_no_meaning(fx.Summon)
means_to_opponents(fx.TakeHooks, hooks)
means_to_opponents(fx.DetonateShieldWall, detonate_wall)
