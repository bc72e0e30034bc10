"""What a position says of the troops in areas."""

from __future__ import annotations

from typing import Any

from kanly.engine.parts import with_seat
from kanly.engine.state import State
from kanly.notation.domains import register_named
from kanly.notation.position_parts import Words, register_words
from kanly.notation.rows import Row
from kanly.topics.areas.part import AREAS


class AreaWords(Words):
    def read_seat(self, s: State, seat: int, key: str, row: Row) -> None:
        areas, ids = AREAS.of(s), s.content.area_ids
        assert areas is not None
        for name, entry in row.table().items():
            if name not in ids:
                raise entry.error(f"{name!r} is no area of this game; known are: {', '.join(ids)}")
            areas.troops = with_seat(areas.troops, seat * len(ids) + ids.index(name), entry.count())

    def describe_seat(self, s: State, seat: int) -> dict[str, Any]:
        areas, ids = AREAS.of(s), s.content.area_ids
        assert areas is not None
        return {"areas": {name: areas.troops[seat * len(ids) + i] for i, name in enumerate(ids)}}


register_named("area", lambda c: c.area_ids)
register_words(AreaWords("areas", seat=("areas",)))
