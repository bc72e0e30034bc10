"""Leaders' own tracks: the next stop of the training, memories, and what is printed a second time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.bots.heuristic.choose import score_kind
from kanly.bots.heuristic.parts import told
from kanly.bots.heuristic.words.specials import SpecialWorth, special
from kanly.engine.codes import NONE
from kanly.topics.mats import kinds

if TYPE_CHECKING:
    from kanly.bots.heuristic.judge import Judge

# What a stop further on is worth less for lying further on.
NEXT = 0.5
MEMORY = 0.9
# The other side of a Leader, for as long as there are rounds to use it.
OTHER_SIDE = 0.3


class Mats:
    """Judges what Leaders do on tracks of their own."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.t = t = judge.t
        self.memories: int = told(t.view, "mats", "memories", [0] * t.players)[t.seat]
        at = told(t.view, "mats", "training", [None] * t.players)[t.seat]
        self.at: int = NONE if at is None else t.names.numbers["stop"][at]
        """The stop of the training track on which this seat's token stands."""

    def stop(self, stop: int, depth: int = 2) -> float:
        """A stop of the training track, with the way on from it."""
        t = self.t
        here = t.c.stops[stop]
        worth = self.judge.value.total(here.reward)
        if depth and here.following:
            worth += (
                NEXT * min(1.0, 0.3 * t.left) * max(self.stop(after, depth - 1) for after in here.following)
            )
        return worth

    def train(self) -> float:
        following = () if self.at == NONE else self.t.c.stops[self.at].following
        return max((self.stop(after, 0) for after in following), default=0.0)

    def memory(self) -> float:
        return MEMORY * min(1.0, 0.4 * self.t.left) if self.t.me.supply else 0.0

    def remember(self) -> float:
        """Turn over, and draw a card for each memory. Worth it once some lie there, or while there is time to use it."""
        t = self.t
        drawn = self.memories * self.judge.value.draw()
        # Each memory yet to come would have been another card.
        return drawn - (MEMORY * t.left if self.memories < 2 else 0.0) + OTHER_SIDE * t.left


special("memory", SpecialWorth(0.8, lambda judge, n: judge.part(Mats).memory()))
special("other_memories", SpecialWorth(1.5, lambda judge, n: judge.part(Mats).remember()))
special("train", SpecialWorth(1.6, lambda judge, n: judge.part(Mats).train()))
score_kind(kinds.TRAIN, lambda choice, stop, b: choice.judge.part(Mats).stop(stop))
