"""The Imperium Row dice: what Rivals would have bought (R-377)."""

from __future__ import annotations

from typing import Final

from kanly.engine import cards, chance
from kanly.engine.codes import CHANCE_DIE, NONE
from kanly.engine.events import note
from kanly.engine.state import State
from kanly.topics.opponents.kinds import EV_ROW_DICE, EV_ROW_GONE

SIDES: Final = (0, 1, 2, 3, 4, 5)


def roll(s: State, seat: int) -> None:
    """Two dice name places of the Row, from the left; sixes name none, and a double names one."""
    one = chance.pick(s, CHANCE_DIE, NONE, SIDES)
    other = chance.pick(s, CHANCE_DIE, NONE, SIDES)
    note(s, EV_ROW_DICE, seat, one + 1, other + 1)
    places = sorted({place for place in (one, other) if place < min(s.content.row, len(s.row))})
    for place in places:
        note(s, EV_ROW_GONE, seat, s.row[place])
        s.trashed += (s.row[place],)
    # From the right, so that a gap that stays empty moves no place that is still to come.
    for place in reversed(places):
        cards.refill_row(s, place)
