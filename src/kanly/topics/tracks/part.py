"""Where the tokens of all seats stand, and what has been taken of what can be taken once."""

from __future__ import annotations

from typing import Final

from kanly.engine.content import Content
from kanly.engine.fields import LIST, LISTS_BY_SEAT, PartField, part_names
from kanly.engine.part import Part, PartKind, register_part

FIELDS: Final = (
    PartField(
        "at", LISTS_BY_SEAT, "stop", about="the stop of its token on each track, in the order of the tracks"
    ),
    PartField(
        "taken", LISTS_BY_SEAT, "stop", about="the stops whose reward it has had, of those that give it once"
    ),
    PartField("claimed", LIST, "stop", about="the stops whose reward for the first is gone"),
)


class Tokens(Part):
    __slots__ = part_names(FIELDS)

    at: tuple[tuple[int, ...], ...]  # by seat: the stop of its token on each track
    taken: tuple[
        tuple[int, ...], ...
    ]  # by seat: the stops whose reward it has had, of those that give it once
    claimed: tuple[
        int, ...
    ]  # the stops that somebody has reached before all others, in order of their numbers

    def copy(self) -> Tokens:
        t = Tokens()
        t.at = self.at
        t.taken = self.taken
        t.claimed = self.claimed
        return t


def new_tokens(c: Content, seats: int) -> Tokens:
    t = Tokens()
    t.at = (tuple([track.stops[0] for track in c.place_tracks if track.leader < 0]),) * seats
    t.taken = ((),) * seats
    t.claimed = ()
    return t


TOKENS: Final = register_part(PartKind("tracks", FIELDS, new_tokens))
