"""Units that are no troops: summoned, commissioned, counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.engine import pieces, units
from kanly.engine.codes import COUNT_UNITS, OP_COMMISSION, OP_SUMMON
from kanly.engine.content import Node
from kanly.engine.gate import Count, Numbers, register_count
from kanly.engine.roles import UNITS
from kanly.engine.seats import receiver
from kanly.engine.state import State
from kanly.engine.word import Word, means_to_opponents, register

if TYPE_CHECKING:
    from kanly.engine.lowering import WordLowering


class Summon(Word):
    """`a`: the kind; `b`: how many."""

    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        assert isinstance(effect, fx.Summon)
        return self.node(effect.kind, by.unit_number(effect.kind), effect.units)

    def given(self, n: Node) -> int:
        return n.b

    def doable(self, s: State, seat: int, n: Node) -> bool:
        return pieces.may_enter(s, n.a) and pieces.to_be_had(s, seat, n.a, n.b) > 0

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        if pieces.may_enter(s, n.a):
            pieces.summon(s, seat, n.a, n.b)


class Commission(Word):
    """`a`: the kind; `b`: how many."""

    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        assert isinstance(effect, fx.Commission)
        return self.optional(effect.kind, by.stationed_number(effect.kind), effect.units)

    def given(self, n: Node) -> int:
        return n.b

    def doable(self, s: State, seat: int, n: Node) -> bool:
        return pieces.to_be_had(s, seat, n.a, n.b) > 0

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        pieces.commission(s, seat, n.a, n.b)


class UnitsOfKind(Count):
    def lower(self, counted: fx.Counted, numbers: Numbers) -> int:
        assert isinstance(counted, fx.UnitsOfKind)
        return numbers.unit_number(counted.kind)

    def count(self, s: State, seat: int, node: Node, a: int) -> int:
        return units.of_kind(s, receiver(s, seat, UNITS), a)


register(fx.Summon, Summon(OP_SUMMON))
register(fx.Commission, Commission(OP_COMMISSION))
register_count(fx.UnitsOfKind, UnitsOfKind(), COUNT_UNITS)


def commission(s: State, seat: int, n: Node) -> None:
    pieces.commission(s, seat, n.a, n.b)


means_to_opponents(fx.Commission, commission)
