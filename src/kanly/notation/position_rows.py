"""What a position says of rows besides the Imperium Row: `rows: {bazaar: {lying: [silk, rugs], rest: [silk]}}`.

A stack at its end is written as null. Where the stacks are not said, the rest lies under them evenly.
"""

from __future__ import annotations

from typing import Any

from kanly.engine import rows
from kanly.engine.codes import NONE
from kanly.engine.parts import with_cards
from kanly.engine.state import State
from kanly.notation.position_parts import Words, register_words
from kanly.notation.rows import Row

KEYS = ("lying", "rest", "below")


class RowWords(Words):
    def read_table(self, s: State, key: str, row: Row) -> None:
        c = s.content
        for name, entry in row.table(tuple(one.name for one in c.rows)).items():
            read_row(s, next(at for at, one in enumerate(c.rows) if one.name == name), entry)
            wrong = rows.wrong(s)
            if wrong:
                raise entry.error(wrong)

    def describe_table(self, s: State) -> dict[str, Any]:
        return {"rows": {row.name: described(s, at) for at, row in enumerate(s.content.rows)}}


def read_row(s: State, at: int, value: Row) -> None:
    there, row, ids = rows.laid(s), s.content.rows[at], s.content.card_ids
    entries = value.table(KEYS)
    if "lying" in entries:
        lying = [
            NONE if entry.text() == "null" else entry.word_of(ids, "card")
            for entry in entries["lying"].rows()
        ]
        if row.stacks:
            lying += [NONE] * (row.places - len(lying))
        there.lying = with_cards(there.lying, at, tuple(lying))
    if "rest" in entries:
        rest = tuple(sorted(entry.word_of(ids, "card") for entry in entries["rest"].rows()))
        there.rest = with_cards(there.rest, at, rest)
        there.below = with_cards(there.below, at, rows.spread(row, there.lying[at], len(rest)))
    if "below" in entries:
        there.below = with_cards(there.below, at, tuple(entry.count() for entry in entries["below"].rows()))


def described(s: State, at: int) -> dict[str, Any]:
    there, row, ids = rows.laid(s), s.content.rows[at], s.content.card_ids
    told: dict[str, Any] = {
        "lying": [None if card == NONE else ids[card] for card in there.lying[at]],
        "rest": [ids[card] for card in there.rest[at]],
    }
    if row.stacks:
        told["below"] = list(there.below[at])
    return told


register_words(RowWords("rows", table=("rows",)))
