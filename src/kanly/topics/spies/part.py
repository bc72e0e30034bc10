"""Who watches what."""

from __future__ import annotations

from typing import Any, Final

from kanly.engine.content import Content
from kanly.engine.fields import BY_SEAT, PartField, part_names
from kanly.engine.part import Part, PartKind, register_part
from kanly.engine.state import State

FIELDS: Final = (PartField("posts", BY_SEAT, "posts"),)


class SpiesOnBoard(Part):
    __slots__ = part_names(FIELDS)

    posts: tuple[int, ...]  # by seat: a bit mask of its posts

    def copy(self) -> SpiesOnBoard:
        t = SpiesOnBoard()
        t.posts = self.posts
        return t


def new_spies(c: Content, seats: int) -> SpiesOnBoard:
    t = SpiesOnBoard()
    t.posts = (0,) * seats
    return t


SPIES: Final = register_part(PartKind("spies", FIELDS, new_spies))


def spies_of(s: State) -> SpiesOnBoard:
    """The part of a game that has Spies. Without asking whether it does, as every Agent turn comes past here."""
    held: Any = s.parts[SPIES.number]
    spies: SpiesOnBoard = held
    return spies
