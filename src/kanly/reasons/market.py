"""Why a card that is for sale can't be acquired now, and what cards cost that are cheaper now."""

from __future__ import annotations

from collections.abc import Iterator

from kanly.effects import Cost
from kanly.engine import market, moves, rows
from kanly.engine.codes import (
    ACQUIRE_EXACTLY,
    ACQUIRE_FOR_SOLARI,
    ASKING_MASK,
    FROM_ASIDE,
    FROM_ROW,
    NONE,
    STEP_ACQUIRE,
    STEP_REVEAL,
)
from kanly.engine.state import State
from kanly.reasons.reason import Reason


def on_offer(s: State, seat: int) -> Iterator[tuple[int, int]]:
    """Every card that lies where the seat might acquire it, with where that is; what lies there twice, once."""
    yield from dict.fromkeys((card, FROM_ROW) for card in (*s.row, *s.content.reserve_cards))
    yield from dict.fromkeys((entry >> market.ASIDE_BITS, FROM_ASIDE) for entry in s.seats[seat].aside)
    for row in s.content.rows:
        yield from ((card, rows.origin_of(s.content, row)) for card in rows.face_up(s, row))


def not_acquired(s: State, seat: int) -> dict[str, Reason]:
    """The cards on offer that the question before the seat leaves out, if it is about acquiring one."""
    step = s.stack[-1]
    if step[0] not in (STEP_REVEAL, STEP_ACQUIRE):
        return {}
    c = s.content
    found: dict[str, Reason] = {}
    can_have = {moves.first(move) for move in s.options if moves.kind_of(move) in (moves.BUY, moves.ACQUIRE)}
    for card, origin in on_offer(s, seat):
        if card in can_have:
            continue
        stack = c.card_reserve[card]
        if origin > FROM_ASIDE:
            reason = not_from_row(s, seat, card, origin)
        elif c.card_cost[card] == NONE:
            reason = Reason("not_for_sale")
        elif stack != NONE and not s.reserve[stack]:
            reason = Reason("none_left")
        elif step[0] == STEP_ACQUIRE:
            reason = out_of_terms(s, seat, c.card_cost[card], step[3], step[4] & ASKING_MASK)
        else:
            needs = market.price(s, seat, card, origin)
            reason = Reason("price", needs=needs, has=s.seats[seat].persuasion)
        found[c.card_ids[card]] = reason
    return found


def not_from_row(s: State, seat: int, card: int, origin: int) -> Reason:
    """Why a card of a row that only some games have can't be had by the question that is open."""
    row, step = rows.row_at(s.content, origin), s.stack[-1]
    cost = rows.printed_price(s.content, row, card)
    if cost == NONE or (step[0] == STEP_REVEAL and not row.on_reveal):
        return Reason("not_for_sale")
    if not rows.sells_to(s, row, seat):
        return Reason("not_to_you")
    if step[0] == STEP_ACQUIRE:
        # Effects look for what a card costs in persuasion, and this one may cost something else.
        if not row.currency.of_effects:
            return Reason("not_for_sale")
        return out_of_terms(s, seat, cost, step[3], step[4] & ASKING_MASK)
    needs = market.price(s, seat, card, origin)
    if row.currency.of_effects:
        return Reason("price", needs=needs, has=s.seats[seat].persuasion)
    printed = row.currency.printed(needs)
    assert isinstance(printed, Cost)
    return Reason("unpaid", costs=(printed,))


def out_of_terms(s: State, seat: int, cost: int, most: int, flags: int) -> Reason:
    """Why an effect that lets a seat acquire a card leaves this one out."""
    if cost > most or (flags & ACQUIRE_EXACTLY and cost != most):
        return Reason("exactly" if flags & ACQUIRE_EXACTLY else "at_most", needs=cost, has=most)
    assert flags & ACQUIRE_FOR_SOLARI
    return Reason("cost", needs=cost, has=s.seats[seat].solari, resource="solari")


def prices(s: State, seat: int) -> dict[str, int]:
    """What the cards on offer cost in persuasion, where that is not what they say, while the seat may buy."""
    if s.stack[-1][0] != STEP_REVEAL:
        return {}
    found: dict[str, int] = {}
    for card, origin in on_offer(s, seat):
        cost = market.price(s, seat, card, origin)
        if origin > FROM_ASIDE and not rows.row_at(s.content, origin).currency.of_effects:
            continue  # what it costs there is told with its row
        if s.content.card_cost[card] not in (NONE, cost):
            found[s.content.card_ids[card]] = cost
    return found
