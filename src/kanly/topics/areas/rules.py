"""Words that send troops to an area, and the cost that spends them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.engine.codes import OP_SEND_TO
from kanly.engine.content import Node
from kanly.engine.gate import Numbers, Price, register_cost
from kanly.engine.state import State
from kanly.engine.units import of
from kanly.engine.word import Word, means_to_opponents, register
from kanly.topics.areas import places

if TYPE_CHECKING:
    from kanly.engine.lowering import WordLowering


class SendTo(Word):
    """`a`: the area; `b`: how many."""

    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        assert isinstance(effect, fx.SendTo)
        return self.node(effect.area, places.number_of(by.content, effect.area), effect.troops)

    def given(self, n: Node) -> int:
        return n.b

    def doable(self, s: State, seat: int, n: Node) -> bool:
        return of(s, seat).supply > 0

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        places.send(s, seat, n.a, n.b)


class SpendFrom(Price):
    """`a`: the area; `b`: how many."""

    def lower(self, cost: fx.Cost, numbers: Numbers) -> tuple[int, int]:
        assert isinstance(cost, fx.SpendFrom)
        return places.number_of(numbers.content, cost.area), cost.troops

    def payable(self, s: State, seat: int, node: Node, a: int, b: int, before: int) -> bool:
        # Parts of one kind have to be there together.
        return places.troops_in(s, seat, a) >= before + b

    def pay(self, s: State, seat: int, node: Node, a: int, b: int) -> None:
        places.spend(s, seat, a, b)

    def paid_by_opponent(self, s: State, seat: int, node: Node, a: int, b: int) -> None:
        places.spend(s, seat, a, b)


register(fx.SendTo, SendTo(OP_SEND_TO))
register_cost(fx.SpendFrom, SpendFrom("area"))


def send(s: State, seat: int, n: Node) -> None:
    places.send(s, seat, n.a, n.b)


means_to_opponents(fx.SendTo, send)
