"""What spaces of the board do: the harvest, the High Council, the Swordmaster, Agents that come back, the Signet Ring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.engine import board, makers
from kanly.engine.codes import (
    EV_COUNCIL,
    EV_PERSUASION,
    NONE,
    ON_COUNCIL,
    OP_COUNCIL,
    OP_HARVEST,
    OP_RECALL_AGENT,
    OP_SIGNET,
    OP_SWORDMASTER,
    STEP_RECALL,
    TURN_REVEAL,
)
from kanly.engine.content import Node
from kanly.engine.errors import KanlyError
from kanly.engine.events import note
from kanly.engine.giving import given_by
from kanly.engine.reactions import fire
from kanly.engine.state import State
from kanly.engine.word import Word, register

if TYPE_CHECKING:
    from kanly.engine.lowering import WordLowering


class Harvest(Word):
    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        assert isinstance(effect, fx.Harvest)
        return self.plain("harvest", effect.spice)

    def given(self, n: Node) -> int:
        return n.a

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        makers.harvest(s, seat, n.a)


class UseSignet(Word):
    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        return self.plain("signet")

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        leader = s.seats[seat].leader
        if leader != NONE:
            nodes = s.content.leader_signet[leader]
            s.pool.extend(nodes if n.printed == NONE else given_by(s.content, n.component, nodes))


class TakeCouncilSeat(Word):
    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        assert isinstance(effect, fx.TakeCouncilSeat)
        by.content.council_persuasion = effect.persuasion
        return self.plain("council", effect.persuasion)

    def doable(self, s: State, seat: int, n: Node) -> bool:
        return s.seats[seat].council == 0

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        me = s.seats[seat]
        if not me.council:
            me.council = 1
            note(s, EV_COUNCIL, seat)
            if s.turn == seat and s.turn_kind == TURN_REVEAL:
                # The seat gives its persuasion on this very turn.
                me.persuasion += n.a
                note(s, EV_PERSUASION, seat, n.a)
            fire(s, seat, ON_COUNCIL, 1)


class TakeSwordmaster(Word):
    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        return self.plain("swordmaster")

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        board.take_swordmaster(s, seat)


class RecallAgent(Word):
    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        assert isinstance(effect, fx.RecallAgent)
        return self.node("recall", int(effect.other))

    def doable(self, s: State, seat: int, n: Node) -> bool:
        return bool(board.recallable_agents(s, seat, n.a))

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        if board.recallable_agents(s, seat, n.a):
            s.stack.append((STEP_RECALL, seat, seat, n.a, n.number + 1))


class PersuasionHere(Word):
    """No node: the board knows how much whoever stands on a space has (`Content.space_persuasion`)."""

    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        raise KanlyError("persuasion for an Agent that stands here belongs directly to a space's effects")


register(fx.Harvest, Harvest(OP_HARVEST))
register(fx.UseSignet, UseSignet(OP_SIGNET))
register(fx.TakeCouncilSeat, TakeCouncilSeat(OP_COUNCIL))
register(fx.TakeSwordmaster, TakeSwordmaster(OP_SWORDMASTER))
register(fx.RecallAgent, RecallAgent(OP_RECALL_AGENT))
register(fx.PersuasionHere, PersuasionHere(NONE))
