"""What a state knows of printed opponents: who they are, the House Hagal deck, and what each of them did on its last turn."""

from __future__ import annotations

from typing import Final

from kanly.engine.asked import Board
from kanly.engine.codes import NONE
from kanly.engine.content import Content
from kanly.engine.fields import BY_SEAT, EVENTS_BY_SEAT, LIST, NUMBER, PartField, part_names
from kanly.engine.part import Part, PartKind, register_part
from kanly.engine.state import Event, State

FIELDS: Final = (
    PartField("people", NUMBER),
    # People are no Rivals.
    PartField("rivals", BY_SEAT, "rival", signed=True),
    PartField("level", NUMBER, "level"),
    PartField("variants", NUMBER, "variants"),
    PartField("deck", LIST, "hagal"),
    PartField("discard", LIST, "hagal"),
    PartField("passed", LIST, "hagal"),
    PartField("stuck", NUMBER, "seats"),
    PartField("stories", EVENTS_BY_SEAT, signed=True, about="what happened in its last turn"),
)


class Automa(Part):
    __slots__ = (*part_names(FIELDS), "board")

    people: int  # how many seats are people's; the opponents' come after them
    rivals: tuple[int, ...]  # by seat: its Rival, NONE for people and for House Hagal itself
    level: int
    variants: int  # a bit mask of those that are switched on
    deck: tuple[int, ...]
    discard: tuple[int, ...]
    passed: tuple[int, ...]  # the cards of this turn that sent no Agent
    stuck: int  # a bit mask of the seats that no card could move this round
    stories: tuple[tuple[Event, ...], ...]  # by seat: the events of its last turn
    board: Board | None  # who answers for the table; None: the state itself. A copy has none.

    def copy(self) -> Automa:
        t = Automa()
        t.people = self.people
        t.rivals = self.rivals
        t.level = self.level
        t.variants = self.variants
        t.deck = self.deck
        t.discard = self.discard
        t.passed = self.passed
        t.stuck = self.stuck
        t.stories = self.stories
        t.board = None
        return t

    def stand_in(self, other: Part) -> None:
        if isinstance(other, Automa):
            self.board = other.board


def new_automa(c: Content, seats: int) -> Automa:
    t = Automa()
    t.people = seats
    t.rivals = (NONE,) * seats
    t.level = 0
    t.variants = 0
    t.deck = ()
    t.discard = ()
    t.passed = ()
    t.stuck = 0
    t.stories = ((),) * seats
    t.board = None
    return t


AUTOMA: Final = register_part(PartKind("automa", FIELDS, new_automa, of_setup=True))


def automa_of(s: State) -> Automa:
    """The part of a game that has printed opponents."""
    automa = AUTOMA.of(s)
    assert automa is not None
    return automa
