"""Questions about contracts and battle icons."""

from __future__ import annotations

from kanly.engine import battles, contracts, moves
from kanly.engine.codes import SOLARI
from kanly.engine.contracts import SOLARI_FOR_A_CONTRACT
from kanly.engine.resolve import gain
from kanly.engine.state import State, Step


def run_contract(s: State, step: Step) -> list[int] | None:
    """One on offer, or one reserved for the seat's Leader; Solari only when none is on offer (R-224, R-233, R-234)."""
    parts = s.contracts
    assert parts is not None
    found: list[int] = []
    for contract in (*parts.offer, *contracts.reserved_for(s, step[1])):
        move = moves.make(moves.CONTRACT, contract)
        if move not in found:
            found.append(move)
    if not parts.offer:
        found.append(moves.make(moves.SOLARI, SOLARI_FOR_A_CONTRACT))
    return found


def answer_contract(s: State, step: Step, move: int) -> None:
    s.stack.pop()
    if moves.kind_of(move) == moves.CONTRACT:
        contracts.take(s, step[1], moves.first(move))
    else:
        gain(s, step[1], SOLARI, moves.first(move))


def run_turn_down(s: State, step: Step) -> list[int] | None:
    """Which Conflict or Objective with this battle icon (or the wild one) is turned face down."""
    return [moves.make(moves.TURN_DOWN, card) for card in battles.to_turn_down(s, step[1], step[3])]


def answer_turn_down(s: State, step: Step, move: int) -> None:
    s.stack.pop()
    battles.turn_down_for_effect(s, step[1], moves.first(move))
