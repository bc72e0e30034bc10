"""Questions about troops: how many are deployed, how many retreat."""

from __future__ import annotations

from kanly.engine import moves, units
from kanly.engine.codes import (
    ASKING_MASK,
    STEP_DEPLOY,
    STEP_RETREAT,
    TURN_AGENT,
)
from kanly.engine.state import State, Step
from kanly.engine.step import StepKind, register_step


class Deploy(StepKind):
    def wrong(self, s: State, step: Step) -> str:
        return (
            "more troops would be deployed than are there" if step[3] > units.of(s, step[1]).garrison else ""
        )

    def run(self, s: State, step: Step) -> list[int] | None:
        return [moves.make(moves.DEPLOY, troops) for troops in range(step[3] + 1)]

    def answer(self, s: State, step: Step, move: int) -> None:
        s.stack.pop()
        troops = moves.first(move)
        if troops:
            if s.turn_kind == TURN_AGENT:
                # Troops of the garrison that a card sends are not those that the space lets go.
                s.turn_recruited = min(s.turn_recruited, units.of(s, step[1]).garrison - troops)
            units.deploy(s, step[1], troops)


class Retreat(StepKind):
    def wrong(self, s: State, step: Step) -> str:
        return "more troops would retreat than are there" if step[3] > units.of(s, step[1]).conflict else ""

    def run(self, s: State, step: Step) -> list[int] | None:
        """As a cost, at least as many as the low bits of `step[4]` say."""
        return [moves.make(moves.RETREAT, troops) for troops in range(step[4] & ASKING_MASK, step[3] + 1)]

    def answer(self, s: State, step: Step, move: int) -> None:
        s.stack.pop()
        if moves.first(move):
            units.retreat(s, step[1], moves.first(move))


register_step(Deploy("deploy", "", "asking", most=99), STEP_DEPLOY)
register_step(Retreat("retreat", "", "terms", most=99), STEP_RETREAT)
