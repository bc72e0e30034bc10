"""Which seats the rules move, how they play in this game, and who decides for them."""

from __future__ import annotations

from kanly.engine.codes import NONE
from kanly.engine.content import LevelTable, OpponentTable
from kanly.engine.state import State
from kanly.topics.opponents.part import AUTOMA, automa_of


def is_automa(s: State, seat: int) -> bool:
    automa = AUTOMA.of(s)
    return automa is not None and seat >= automa.people


def table(s: State) -> OpponentTable:
    """How the opponents of this game play."""
    return s.content.opponents[automa_of(s).people]


def level(s: State) -> LevelTable:
    automa = automa_of(s)
    return s.content.opponents[automa.people].levels[automa.level]


def has_variant(s: State, variant: int) -> bool:
    automa = AUTOMA.of(s)
    return automa is not None and automa.variants & variant != 0


def is_mute(s: State, seat: int) -> bool:
    """Whether a seat never scores, and so can't win (R-347, R-376)."""
    automa = AUTOMA.of(s)
    if automa is None or seat < automa.people:
        return False
    rival = automa.rivals[seat]
    return not table(s).scores or (rival != NONE and s.content.rival_streamlined[rival])


def decider_for_opponents(s: State) -> int:
    """Who is asked what an opponent does: the first of the people from the First Player on."""
    person, people = s.first, automa_of(s).people
    while person >= people:
        person = (person + 1) % len(s.seats)
    return person
