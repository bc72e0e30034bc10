"""Leaders' own tracks: the next stop of the training, memories, and what is printed a second time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.engine.codes import NONE

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
        self.t = judge.t

    def stop(self, stop: int, depth: int = 2) -> float:
        """A stop of the training track, with the way on from it."""
        t = self.t
        for place, following, reward in t.c.leader_training[t.leader]:
            if place == stop:
                worth = self.judge.value.total(reward)
                if depth and following:
                    worth += (
                        NEXT
                        * min(1.0, 0.3 * t.left)
                        * max(self.stop(after, depth - 1) for after in following)
                    )
                return worth
        return 0.0

    def train(self) -> float:
        t = self.t
        if t.leader == NONE:
            return 0.0
        for place, following, _ in t.c.leader_training[t.leader]:
            if place == t.parts.stop and following:
                return max(self.stop(after, 0) for after in following)
        return 0.0

    def memory(self) -> float:
        return MEMORY * min(1.0, 0.4 * self.t.left) if self.t.me.supply else 0.0

    def remember(self) -> float:
        """Turn over, and draw a card for each memory. Worth it once some lie there, or while there is time to use it."""
        t = self.t
        drawn = t.parts.memories * self.judge.value.draw()
        # Each memory yet to come would have been another card.
        return drawn - (MEMORY * t.left if t.parts.memories < 2 else 0.0) + OTHER_SIDE * t.left
