"""What positions, moves and events call storms."""

from __future__ import annotations

from typing import Any

from kanly.engine.parts import with_seat
from kanly.engine.state import State
from kanly.notation.domains import register_named
from kanly.notation.position_parts import Words, register_words
from kanly.notation.rows import Row
from tests.toy.storms.rules import of

GALES = ["light", "fierce"]


class StormWords(Words):
    def read_table(self, s: State, key: str, row: Row) -> None:
        known = s.content.space_ids
        spaces = tuple(sorted(entry.word_of(known, "space") for entry in row.rows()))
        if key == "light_storms":
            of(s).light = spaces
        else:
            of(s).fierce = spaces

    def describe_table(self, s: State) -> dict[str, Any]:
        ids, storms = s.content.space_ids, of(s)
        return {
            "light_storms": [ids[space] for space in storms.light],
            "fierce_storms": [ids[space] for space in storms.fierce],
        }

    def read_seat(self, s: State, seat: int, key: str, row: Row) -> None:
        of(s).weathered = with_seat(of(s).weathered, seat, row.count())

    def describe_seat(self, s: State, seat: int) -> dict[str, Any]:
        return {"weathered": of(s).weathered[seat]}


LISTS = ("light_storms", "fierce_storms")
register_named("gale", lambda c: GALES)
register_words(StormWords("storms", table=LISTS, seat=("weathered",), lists=LISTS))
