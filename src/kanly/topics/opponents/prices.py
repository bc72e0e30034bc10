"""What a level changes about the board: spaces that cost something else than they say, Swordmasters that nobody sells."""

from __future__ import annotations

from kanly.engine.board import discounted
from kanly.engine.state import State
from kanly.topics.opponents import house


def within_level(s: State, seat: int) -> int:
    """The spaces that the difficulty of a solo game leaves open: some cost more, some are closed."""
    level = house.level(s)
    mask = s.content.all_spaces
    if level.no_swordmaster:
        mask &= ~s.content.swordmaster_spaces
    for space, price in level.prices.items():
        if discounted(s, seat, space, price) > s.seats[seat].solari:
            mask &= ~(1 << space)
    return mask


def cost(s: State, space: int, printed: tuple[int, int, int]) -> tuple[int, int, int]:
    prices = house.level(s).prices
    return (prices[space], printed[1], printed[2]) if space in prices else printed
