"""What only one Leader does, beside the Leaders."""

from __future__ import annotations

from kanly.engine import cards, influence, moves
from kanly.engine.codes import EV_ASIDE, EV_TOKENS, FACTION_COUNT, STEP_SPECIAL
from kanly.engine.events import note
from kanly.engine.market import ASIDE_BITS, add
from kanly.engine.specials import register
from kanly.engine.state import State, Step


def manipulate(s: State, seat: int, node: int) -> None:
    """Helena Richese: a card of the Row is set aside for her alone (R-122)."""
    s.stack.append((STEP_SPECIAL, seat, seat, node, 0))


def can_manipulate(s: State, seat: int, node: int) -> bool:
    return bool(s.row)


def manipulate_moves(s: State, step: Step) -> list[int]:
    found: list[int] = []
    for card in s.row:
        add(found, moves.make(moves.ASIDE, card))
    return found


def manipulate_answer(s: State, step: Step, move: int) -> None:
    card = moves.first(move)
    s.seats[step[1]].aside += (card << ASIDE_BITS | s.content.nodes[step[3]].b,)
    note(s, EV_ASIDE, step[1], card)
    cards.refill_row(s, s.row.index(card))


def masterstroke(s: State, seat: int, node: int) -> None:
    """Baron Harkonnen: the secret tokens are shown and each brings Influence (R-245)."""
    me = s.seats[seat]
    note(s, EV_TOKENS, seat, me.tokens)
    for faction in range(FACTION_COUNT):
        if me.tokens >> faction & 1:
            influence.gain(s, seat, faction, s.content.nodes[node].b)


register("manipulate", manipulate, can_manipulate, manipulate_moves, manipulate_answer)
register("masterstroke", masterstroke)
