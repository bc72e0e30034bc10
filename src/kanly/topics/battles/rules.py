"""Turning down a battle icon as a cost."""

from __future__ import annotations

from kanly import effects as fx
from kanly.engine.codes import COST_TURN_DOWN, STEP_TURN_DOWN
from kanly.engine.content import Node
from kanly.engine.gate import Numbers, Price, register_cost
from kanly.engine.gates import BATTLE_ICONS
from kanly.engine.state import State
from kanly.topics.battles import icons
from kanly.topics.battles import steps as steps


class TurnDown(Price):
    def lower(self, cost: fx.Cost, numbers: Numbers) -> tuple[int, int]:
        assert isinstance(cost, fx.TurnDown)
        return BATTLE_ICONS.index(cost.icon), 1

    def payable(self, s: State, seat: int, node: Node, a: int, b: int, before: int) -> bool:
        return bool(icons.to_turn_down(s, seat, a))

    def pay(self, s: State, seat: int, node: Node, a: int, b: int) -> None:
        s.stack.append((STEP_TURN_DOWN, seat, seat, a, node.number + 1))


register_cost(fx.TurnDown, TurnDown("battle_icon"), COST_TURN_DOWN)
