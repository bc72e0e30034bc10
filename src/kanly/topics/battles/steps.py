"""Conflicts that are won, and battle icons that are turned down."""

from __future__ import annotations

from kanly.engine import moves
from kanly.engine.codes import (
    STEP_CLAIM,
    STEP_TURN_DOWN,
    WILD,
)
from kanly.engine.state import State, Step
from kanly.engine.step import StepKind, register_step
from kanly.topics.battles import icons, kinds


class TurnDown(StepKind):
    def run(self, s: State, step: Step) -> list[int] | None:
        """Which Conflict or Objective with this battle icon (or the wild one) is turned face down."""
        return [moves.make(kinds.TURN_DOWN, card) for card in icons.to_turn_down(s, step[1], step[3])]

    def answer(self, s: State, step: Step, move: int) -> None:
        s.stack.pop()
        icons.turn_down_for_effect(s, step[1], moves.first(move))


class Claim(StepKind):
    def run(self, s: State, step: Step) -> list[int] | None:
        """After all other rewards the winner takes the Conflict itself (R-176)."""
        s.stack.pop()
        icons.claim(s, step[1], s.conflict)
        return None


register_step(TurnDown("turn_down", "", "asking", most=WILD, part="battles"), STEP_TURN_DOWN)
register_step(Claim("claim", part="battles", asks=False), STEP_CLAIM)
