"""Whether the Shield Wall falls."""

from __future__ import annotations

from kanly.engine import moves
from kanly.engine.codes import STEP_DETONATE_WALL
from kanly.engine.state import State, Step
from kanly.engine.step import StepKind, register_step
from kanly.topics.sandworms import kinds, worms


class DetonateWall(StepKind):
    def run(self, s: State, step: Step) -> list[int] | None:
        """Nobody has to remove the Shield Wall (R-201)."""
        if not worms.wall_stands(s):
            s.stack.pop()
            return None
        return [moves.make(kinds.DETONATE), moves.make(moves.DECLINE)]

    def answer(self, s: State, step: Step, move: int) -> None:
        s.stack.pop()
        if moves.kind_of(move) == kinds.DETONATE:
            worms.detonate_wall(s, step[1])


register_step(DetonateWall("detonate_wall", "", "asking", part="units"), STEP_DETONATE_WALL)
