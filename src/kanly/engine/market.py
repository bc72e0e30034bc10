"""What can be acquired: the Imperium Row, the Reserve, what was set aside for one seat, and the rows that only some games have."""

from __future__ import annotations

from typing import Final

from kanly.engine import moves
from kanly.engine.codes import ACQUIRE_EXACTLY, ACQUIRE_FOR_SOLARI, FROM_ASIDE, FROM_ROW, NONE
from kanly.engine.rows import PERSUASION, Currency, Row, face_up, origin_of, printed_price, row_at, sells_to
from kanly.engine.state import State

# A card set aside is an int: the card, then what it costs its seat less.
ASIDE_BITS: Final = 4
ASIDE_MASK: Final = 15
# So is the card that is cheaper this turn.
DISCOUNT_BITS: Final = 8
DISCOUNT_MASK: Final = 255
# No card costs more than this.
NO_LIMIT: Final = 99


def aside_at(s: State, seat: int, card: int) -> int:
    """Where a card lies among those set aside for a seat."""
    for i, entry in enumerate(s.seats[seat].aside):
        if entry >> ASIDE_BITS == card:
            return i
    return -1


def acquirable(s: State, seat: int, cost: int, flags: int) -> list[int]:
    """The acquire moves of an effect: cards that cost at most this (or exactly); no discount counts here (R-122)."""
    c = s.content
    least = cost if flags & ACQUIRE_EXACTLY else 0
    if flags & ACQUIRE_FOR_SOLARI:
        cost = min(cost, s.seats[seat].solari)
    found: list[int] = []
    for card in s.row:
        if least <= c.card_cost[card] <= cost:
            add(found, moves.make(moves.ACQUIRE, card, FROM_ROW))
    for price, card, stack in c.reserve_for_sale:
        if least <= price <= cost and s.reserve[stack]:
            found.append(moves.make(moves.ACQUIRE, card, FROM_ROW))
    for entry in s.seats[seat].aside:
        if least <= c.card_cost[entry >> ASIDE_BITS] <= cost:
            add(found, moves.make(moves.ACQUIRE, entry >> ASIDE_BITS, FROM_ASIDE))
    for row in c.rows:
        # Effects mean the cost in persuasion; a card without one is out of their reach.
        if row.currency.of_effects and sells_to(s, row, seat):
            for card in face_up(s, row):
                if least <= c.card_cost[card] <= cost:
                    found.append(moves.make(moves.ACQUIRE, card, origin_of(c, row)))
    return found


def aside_choices(s: State) -> list[int]:
    """The cards of the Row that can be set aside for a seat alone."""
    found: list[int] = []
    for card in s.row:
        add(found, moves.make(moves.ASIDE, card))
    return found


def add(found: list[int], move: int) -> None:
    if move not in found:
        found.append(move)


def price(s: State, seat: int, card: int, origin: int) -> int:
    """What a card costs this seat now, in the currency of where it lies."""
    cost = s.content.card_cost[card]
    if origin > FROM_ASIDE:
        row = row_at(s.content, origin)
        if not row.currency.of_effects:
            return printed_price(s.content, row, card)
    elif origin == FROM_ASIDE:
        cost -= s.seats[seat].aside[aside_at(s, seat, card)] & ASIDE_MASK
    if s.turn_discount and card == s.turn_discount >> DISCOUNT_BITS:
        cost -= s.turn_discount & DISCOUNT_MASK
    return max(0, cost)


def buy_moves(s: State, seat: int, found: list[int]) -> None:
    """Every card that the persuasion of this Reveal turn can buy."""
    c = s.content
    me = s.seats[seat]
    have = me.persuasion
    costs = c.card_cost
    for card in s.row:
        if costs[card] <= have:
            move = moves.BUY << moves.SHIFT_KIND | card << moves.SHIFT_A
            if move not in found:
                found.append(move)
    for cost, card, stack in c.reserve_for_sale:
        if s.reserve[stack] and (
            cost <= have or (s.turn_discount and price(s, seat, card, FROM_ROW) <= have)
        ):
            found.append(moves.BUY << moves.SHIFT_KIND | card << moves.SHIFT_A)
    for entry in me.aside:
        if price(s, seat, entry >> ASIDE_BITS, FROM_ASIDE) <= have:
            add(found, moves.make(moves.BUY, entry >> ASIDE_BITS, FROM_ASIDE))
    for row in c.rows:
        if row.on_reveal:
            offer(s, seat, row, moves.BUY, 0, found)


def offer(s: State, seat: int, row: Row, kind: int, less: int, found: list[int]) -> None:
    """The moves of a kind with which a seat can have what lies in a further row, with so much off its price."""
    if not sells_to(s, row, seat):
        return
    origin, held = origin_of(s.content, row), row.currency.held(s, seat)
    for card in face_up(s, row):
        if printed_price(s.content, row, card) != NONE and price(s, seat, card, origin) - less <= held:
            found.append(moves.make(kind, card, origin))


def currency(s: State, origin: int) -> Currency:
    """What is paid for the cards that lie there."""
    return row_at(s.content, origin).currency if origin > FROM_ASIDE else PERSUASION


def pay(s: State, seat: int, card: int, origin: int, less: int = 0) -> None:
    """Pay for a card where it lies, with so much off its price."""
    cost = max(0, price(s, seat, card, origin) - less)
    if origin > FROM_ASIDE:
        row_at(s.content, origin).currency.spend(s, seat, cost)
    else:
        s.seats[seat].persuasion -= cost
