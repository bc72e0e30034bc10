"""Going on along a track, going back to its start, and how far one has come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.engine.content import Node
from kanly.engine.gate import Check, Numbers, register_condition
from kanly.engine.state import State
from kanly.engine.word import Word, means_to_opponents, register
from kanly.topics.tracks import kinds as kinds
from kanly.topics.tracks import moving
from kanly.topics.tracks.steps import STEP_ADVANCE

if TYPE_CHECKING:
    from kanly.engine.lowering import WordLowering


class Advance(Word):
    """`a`: the track; `b`: how many stops."""

    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        assert isinstance(effect, fx.Advance)
        return self.node(f"advance_{effect.track}", by.track_number(effect.track), effect.steps)

    def given(self, n: Node) -> int:
        return n.b

    def doable(self, s: State, seat: int, n: Node) -> bool:
        return bool(moving.following(s, seat, n.a) or s.content.place_tracks[n.a].beyond)

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        s.stack.append((STEP_ADVANCE, seat, seat, n.number, n.b))


class GoBack(Word):
    """`a`: the track."""

    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        assert isinstance(effect, fx.GoBack)
        return self.node(f"go_back_{effect.track}", by.track_number(effect.track))

    def doable(self, s: State, seat: int, n: Node) -> bool:
        return moving.can_go_back(s, seat, n.a)

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        if moving.can_go_back(s, seat, n.a):
            moving.go_back(s, seat, n.a)


class OnTrack(Check):
    """`a`: the track; `b`: how far."""

    def lower(self, condition: fx.Condition, numbers: Numbers) -> tuple[int, int]:
        assert isinstance(condition, fx.OnTrack)
        return numbers.track_number(condition.track), condition.steps

    def holds(self, s: State, seat: int, node: Node, a: int, b: int) -> bool:
        return moving.level(s, seat, a) >= b


def stays(s: State, seat: int, n: Node) -> None:
    """A printed opponent's token stays where it is."""


register(fx.Advance, Advance(0))
register(fx.GoBack, GoBack(0))
register_condition(fx.OnTrack, OnTrack())
means_to_opponents(fx.Advance, stays)
means_to_opponents(fx.GoBack, stays)
