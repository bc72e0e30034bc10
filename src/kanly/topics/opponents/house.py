"""Which seats the rules move, how they play in this game, and who decides for them."""

from __future__ import annotations

from kanly.engine.codes import NONE
from kanly.engine.content import LevelTable, OpponentTable
from kanly.engine.state import State


def is_automa(s: State, seat: int) -> bool:
    return s.automa is not None and seat >= s.automa.people


def table(s: State) -> OpponentTable:
    """How the opponents of this game play."""
    assert s.automa is not None
    return s.content.opponents[s.automa.people]


def level(s: State) -> LevelTable:
    assert s.automa is not None
    return table(s).levels[s.automa.level]


def has_variant(s: State, variant: int) -> bool:
    return s.automa is not None and s.automa.variants & variant != 0


def is_mute(s: State, seat: int) -> bool:
    """Whether a seat never scores, and so can't win (R-347, R-376)."""
    automa = s.automa
    if automa is None or seat < automa.people:
        return False
    rival = automa.rivals[seat]
    return not table(s).scores or (rival != NONE and s.content.rival_streamlined[rival])


def decider_for_opponents(s: State) -> int:
    """Who is asked what an opponent does: the first of the people from the First Player on."""
    assert s.automa is not None
    person = s.first
    while person >= s.automa.people:
        person = (person + 1) % len(s.seats)
    return person
