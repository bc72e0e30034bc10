"""What only one Imperium card does, beside its deck."""

from __future__ import annotations

from kanly.engine import moves
from kanly.engine.codes import EV_CLOSE, NONE, STEP_SPECIAL
from kanly.engine.content import AUTO_ALWAYS
from kanly.engine.events import note
from kanly.engine.market import DISCOUNT_BITS, DISCOUNT_MASK
from kanly.engine.specials import register
from kanly.engine.state import State, Step


def double_harvest(s: State, seat: int, node: int) -> None:
    """Carryall: only the base amount of the space is multiplied (R-210)."""
    s.turn_harvest *= s.content.nodes[node].b


def close_space(s: State, seat: int, node: int) -> None:
    """The Voice: nobody else enters the chosen space before this seat is on turn again (R-036)."""
    s.stack.append((STEP_SPECIAL, seat, seat, node, 0))


def close_moves(s: State, step: Step) -> list[int]:
    return [moves.make(moves.SPACE, space) for space in range(len(s.content.space_ids))]


def close_answer(s: State, step: Step, move: int) -> None:
    me = s.seats[step[1]]
    if me.closes == NONE:
        s.closed += 1
    me.closes = moves.first(move)
    note(s, EV_CLOSE, step[1], me.closes)


def spice_must_flow_discount(s: State, seat: int, node: int) -> None:
    """Guild Bankers: off every one bought this turn (R-120)."""
    card = s.content.card_ids.index("the_spice_must_flow")
    already = s.turn_discount & DISCOUNT_MASK
    s.turn_discount = card << DISCOUNT_BITS | already + s.content.nodes[node].b


register("double_harvest", double_harvest, auto=AUTO_ALWAYS)
register("close_space", close_space, moves=close_moves, answer=close_answer)
register("spice_must_flow_discount", spice_must_flow_discount, auto=AUTO_ALWAYS)
