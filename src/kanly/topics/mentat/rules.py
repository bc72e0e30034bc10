"""The Mentat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.engine.codes import EV_MENTAT, IF_MENTAT_HOME, NONE, OP_MENTAT
from kanly.engine.content import Node
from kanly.engine.events import note
from kanly.engine.gate import Check, register_condition
from kanly.engine.state import State
from kanly.engine.word import Word, register

if TYPE_CHECKING:
    from kanly.engine.lowering import WordLowering


class TakeMentat(Word):
    """`a`: 1 for the next round, from wherever it is."""

    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        assert isinstance(effect, fx.TakeMentat)
        return self.plain("mentat", int(effect.next_round))

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        if n.a:
            s.mentat_next = seat
            note(s, EV_MENTAT, seat, 1)
        elif s.mentat == NONE:
            s.mentat = seat
            s.seats[seat].agents += 1
            note(s, EV_MENTAT, seat, 0)


class MentatAtHome(Check):
    def holds(self, s: State, seat: int, node: Node, a: int, b: int) -> bool:
        return s.mentat == NONE


register(fx.TakeMentat, TakeMentat(OP_MENTAT))
register_condition(fx.MentatAtHome, MentatAtHome(), IF_MENTAT_HOME)
