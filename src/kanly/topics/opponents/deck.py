"""The House Hagal deck (R-341)."""

from __future__ import annotations

from kanly.engine import chance
from kanly.engine.codes import CHANCE_HAGAL, NONE
from kanly.engine.events import note
from kanly.engine.state import State
from kanly.topics.opponents import house
from kanly.topics.opponents.kinds import EV_HAGAL_SHUFFLE
from kanly.topics.opponents.part import automa_of


def fresh(s: State) -> tuple[int, ...]:
    """All cards, sorted: a deck has no order before it is drawn from."""
    return tuple(house.table(s).deck)


def shuffle(s: State) -> None:
    """All House Hagal cards become a new deck."""
    automa = automa_of(s)
    automa.deck = fresh(s)
    automa.discard = ()
    note(s, EV_HAGAL_SHUFFLE, NONE)


def turn_up(s: State) -> int:
    """The top card; a new deck is made before, if there is none left."""
    automa = automa_of(s)
    if not automa.deck:
        shuffle(s)
    at = chance.pick(s, CHANCE_HAGAL, NONE, automa.deck)
    card = automa.deck[at]
    automa.deck = automa.deck[:at] + automa.deck[at + 1 :]
    automa.discard += (card,)
    return card
