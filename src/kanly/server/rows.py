"""The rows that a game has besides the Imperium Row and the Reserve, as clients are told of them."""

from __future__ import annotations

from typing import Any

from kanly.engine import market, rows
from kanly.engine.codes import NONE
from kanly.engine.state import State
from kanly.server.printed import plain
from kanly.text import Words
from kanly.text.bundle import capital


def rows_told(s: State, seat: int | None, words: Words) -> list[dict[str, Any]]:
    """Each row with what lies there, what that costs, and whether it sells to a seat."""
    return [row_told(s, at, seat, words) for at in range(len(s.content.rows))]


def row_told(s: State, at: int, seat: int | None, words: Words) -> dict[str, Any]:
    row, there = s.content.rows[at], rows.laid(s)
    places = [
        place_told(s, row, card, there.below[at][place] if row.stacks else 0, seat, words)
        for place, card in enumerate(there.lying[at])
    ]
    return {
        "id": row.name,
        "name": capital(words.text(f"row-{row.name}")),
        "places": places,
        "rest": len(there.rest[at]),
        "sells": seat is None or rows.sells_to(s, row, seat),
    }


def place_told(
    s: State, row: rows.Row, card: int, below: int, seat: int | None, words: Words
) -> dict[str, Any]:
    c = s.content
    told: dict[str, Any] = {"card": None, "below": below, "costs": [], "price": "", "persuasion": None}
    if card == NONE:
        return told
    told["card"] = c.card_ids[card]
    if rows.printed_price(c, row, card) != NONE:
        price = market.price(s, seat or 0, card, rows.origin_of(c, row))
        printed = row.currency.printed(price)
        told |= {"costs": [plain(printed)], "price": words.price(printed)}
        if row.currency.of_effects:
            told["persuasion"] = price
    return told
