"""Spies: placing them on observation posts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.engine import board
from kanly.engine.codes import (
    COST_RECALL_SPIES,
    IF_RECALLED_SPY,
    IF_SPIES,
    IF_WATCHES_MAKER,
    OP_SPY,
    RECALL_PLAIN,
    SPY_SHARE,
    SPY_VISITED,
    STEP_POST,
    STEP_RECALL_SPY,
)
from kanly.engine.content import Content, Node
from kanly.engine.gate import Check, Numbers, Price, register_condition, register_cost
from kanly.engine.state import State
from kanly.engine.word import Word, means_to_opponents, register
from kanly.engine.words.structure import SEQUENCE
from kanly.topics.spies import opponents, spying
from kanly.topics.spies import steps as steps

if TYPE_CHECKING:
    from kanly.engine.lowering import WordLowering


class PlaceSpy(Word):
    """`a`: the icons that the post has to be connected to; `b`: flags; below it what a post brings besides."""

    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        assert isinstance(effect, fx.PlaceSpy)
        flags = (SPY_VISITED if effect.visited else 0) | (SPY_SHARE if effect.share else 0)
        made = self.node("spy", by.icon_mask(effect.icons), flags)
        for icons, bonus in effect.bonus:
            beside = by.parent(SEQUENCE.node("bonus"), [bonus])
            beside.a, beside.word = by.icon_mask(icons), "bonus"
            beside.effects = (bonus,)
            made.kids += (by.add(beside),)
        return made

    def brings_later(self, c: Content, n: Node) -> tuple[int, ...]:
        """What comes with a post waits among the effects of the turn."""
        return tuple([kid for bonus in n.kids for kid in c.nodes[bonus].kids])

    def doable(self, s: State, seat: int, n: Node) -> bool:
        return spying.placeable(s, seat, n)

    def waits(self, s: State, seat: int, n: Node) -> bool:
        return not spying.placeable(s, seat, n)

    def binding(self, s: State, seat: int, n: Node) -> bool:
        """Without a Spy in supply nobody has to place one (R-212, R-213)."""
        return spying.in_supply(s, seat) > 0

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        if spying.placeable(s, seat, n):
            s.stack.append((STEP_POST, seat, seat, n.number, 0))


class SpiesOnBoard(Check):
    def lower(self, condition: fx.Condition, numbers: Numbers) -> tuple[int, int]:
        assert isinstance(condition, fx.SpiesOnBoard)
        return condition.spies, 0

    def holds(self, s: State, seat: int, node: Node, a: int, b: int) -> bool:
        return spying.on_board(s, seat) >= a


class RecalledSpy(Check):
    def lower(self, condition: fx.Condition, numbers: Numbers) -> tuple[int, int]:
        numbers.needs_tally()
        return 0, 0

    def holds(self, s: State, seat: int, node: Node, a: int, b: int) -> bool:
        return s.tally is not None and s.tally.recalled > 0


class WatchesMaker(Check):
    def holds(self, s: State, seat: int, node: Node, a: int, b: int) -> bool:
        return board.watched(s, seat) & s.content.maker_spaces != 0


class RecallSpies(Price):
    def lower(self, cost: fx.Cost, numbers: Numbers) -> tuple[int, int]:
        assert isinstance(cost, fx.RecallSpies)
        return 0, cost.spies

    def payable(self, s: State, seat: int, node: Node, a: int, b: int, before: int) -> bool:
        return spying.on_board(s, seat) >= b

    def pay(self, s: State, seat: int, node: Node, a: int, b: int) -> None:
        for _ in range(b):
            s.stack.append((STEP_RECALL_SPY, seat, seat, 0, node.number + 1))

    def paid_by_opponent(self, s: State, seat: int, node: Node, a: int, b: int) -> None:
        for post in range(len(s.content.post_ids)):
            if b and spying.posts_of(s, seat) >> post & 1:
                spying.recall(s, seat, post, RECALL_PLAIN)
                b -= 1


register(fx.PlaceSpy, PlaceSpy(OP_SPY))
means_to_opponents(fx.PlaceSpy, opponents.spy)
register_condition(fx.SpiesOnBoard, SpiesOnBoard(), IF_SPIES)
register_condition(fx.RecalledSpy, RecalledSpy(), IF_RECALLED_SPY)
register_condition(fx.WatchesMaker, WatchesMaker(), IF_WATCHES_MAKER)
register_cost(fx.RecallSpies, RecallSpies("spies"), COST_RECALL_SPIES)
