"""Which contract is taken."""

from __future__ import annotations

from kanly import effects as fx
from kanly.engine import moves
from kanly.engine.codes import SOLARI, STEP_CONTRACT
from kanly.engine.resources import gain
from kanly.engine.state import State, Step
from kanly.engine.step import StepKind, register_step
from kanly.topics.contracts import kinds, tiles
from kanly.topics.contracts.part import contracts_of


class Contract(StepKind):
    def run(self, s: State, step: Step) -> list[int] | None:
        """One on offer, or one reserved for the seat's Leader; Solari only when none is on offer (R-224, R-233, R-234)."""
        parts = contracts_of(s)
        found: list[int] = []
        for contract in (*parts.offer, *tiles.reserved_for(s, step[1])):
            move = moves.make(kinds.CONTRACT, contract)
            if move not in found:
                found.append(move)
        if not parts.offer:
            found.append(moves.make(kinds.SOLARI, fx.SOLARI_FOR_A_CONTRACT))
        return found

    def answer(self, s: State, step: Step, move: int) -> None:
        s.stack.pop()
        if moves.kind_of(move) == kinds.CONTRACT:
            tiles.take(s, step[1], moves.first(move))
        else:
            gain(s, step[1], SOLARI, moves.first(move))


register_step(Contract("contract", "", "asking", part="contracts"), STEP_CONTRACT)
