"""Resources, persuasion, swords and Victory Points: plain numbers that grow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.engine.codes import EV_PERSUASION, EV_SWORDS, NONE, OP_GAIN, OP_PERSUASION, OP_POINTS, OP_SWORDS
from kanly.engine.content import Node
from kanly.engine.events import note
from kanly.engine.gates import RESOURCES
from kanly.engine.resources import gain
from kanly.engine.roles import SWORDS
from kanly.engine.scoring import score
from kanly.engine.state import State
from kanly.engine.word import Word, register

if TYPE_CHECKING:
    from kanly.engine.lowering import WordLowering


class Gain(Word):
    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        assert isinstance(effect, fx.Gain)
        return self.plain(effect.resource.value, RESOURCES[effect.resource], effect.amount)

    def given(self, n: Node) -> int:
        return n.b

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        gain(s, seat, n.a, n.b)


class Persuasion(Word):
    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        assert isinstance(effect, fx.Persuasion)
        return self.plain("persuasion", effect.amount)

    def given(self, n: Node) -> int:
        return n.a

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        s.seats[seat].persuasion += n.a
        note(s, EV_PERSUASION, seat, n.a)

    def apply_times(self, s: State, seat: int, n: Node, times: int) -> bool:
        s.seats[seat].persuasion += n.a * times
        note(s, EV_PERSUASION, seat, n.a * times)
        return True


class Swords(Word):
    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        assert isinstance(effect, fx.Swords)
        return self.plain("swords", effect.amount)

    def given(self, n: Node) -> int:
        return n.a

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        self.apply_times(s, seat, n, 1)

    def apply_times(self, s: State, seat: int, n: Node, times: int) -> bool:
        if s.roles is not None:
            seat = s.roles.receiver(s, seat, SWORDS)
        s.seats[seat].swords += n.a * times
        note(s, EV_SWORDS, seat, n.a * times)
        if s.tally is not None and times and n.card != NONE:
            s.tally.gave_swords += (n.card,)
        return True


class Points(Word):
    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        assert isinstance(effect, fx.Points)
        return self.plain("points", effect.amount)

    def given(self, n: Node) -> int:
        return n.a

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        score(s, seat, n.a, n.component)


register(fx.Gain, Gain(OP_GAIN))
register(fx.Persuasion, Persuasion(OP_PERSUASION))
register(fx.Swords, Swords(OP_SWORDS))
register(fx.Points, Points(OP_POINTS))
