"""What a position says of printed opponents: who they are, their level and variants, the House Hagal deck."""

from __future__ import annotations

from collections import Counter
from typing import Any

from kanly.engine.codes import NONE, VARIANTS
from kanly.engine.parts import with_seat
from kanly.engine.state import State
from kanly.notation.events import line
from kanly.notation.names import names_of
from kanly.notation.position_parts import Words, register_words
from kanly.notation.rows import Row
from kanly.topics.opponents import variants
from kanly.topics.opponents.house import table
from kanly.topics.opponents.part import automa_of


class OpponentWords(Words):
    def read_table(self, s: State, key: str, row: Row) -> None:
        automa = automa_of(s)
        c, mode = s.content, table(s)
        if key == "level":
            known = [c.level_ids[number] for number in sorted(mode.levels)]
            automa.level = c.level_ids.index(known[row.word_of(known, "level")])
            automa.variants |= mode.levels[automa.level].variants
        elif key == "variants":
            for entry in row.rows():
                automa.variants |= 1 << entry.word_of(list(VARIANTS), "variant")
        else:
            cards = tuple(entry.word_of(c.hagal_ids, "House Hagal card") for entry in row.rows())
            others = Counter(mode.deck)
            others.subtract(cards)
            if min(others.values()) < 0:
                raise row.error(
                    "a House Hagal card is there more often than the deck of so many players has it"
                )
            rest = tuple(sorted(others.elements()))
            if key == "hagal":
                automa.deck, automa.discard = tuple(sorted(cards)), rest
            else:
                automa.deck, automa.discard = rest, cards

    def read_seat(self, s: State, seat: int, key: str, row: Row) -> None:
        automa = automa_of(s)
        if seat < automa.people:
            raise row.error(f"{key!r} means nothing for a person; opponents sit from seat {automa.people} on")
        if key == "rival":
            if not table(s).rivals:
                raise row.error("House Hagal stands for nobody in this game, so no Rival is named")
            automa.rivals = with_seat(automa.rivals, seat, row.word_of(s.content.rival_ids, "rival"))
        else:
            automa.stuck |= int(row.flag()) << seat

    def check(self, s: State, entries: dict[str, Row]) -> None:
        if "hagal" in entries and "hagal_discard" in entries:
            raise entries["hagal"].error(
                "'hagal' and 'hagal_discard' together are the deck: name one of them"
            )

    def describe_table(self, s: State) -> dict[str, Any]:
        automa, c = automa_of(s), s.content
        return {
            "level": c.level_ids[automa.level] or None,
            "variants": variants.names_of(automa.variants),
            "hagal": [c.hagal_ids[card] for card in automa.deck],
            "hagal_discard": [c.hagal_ids[card] for card in automa.discard],
        }

    def describe_seat(self, s: State, seat: int) -> dict[str, Any]:
        automa = automa_of(s)
        if seat < automa.people:
            return {}
        rival = automa.rivals[seat]
        names = names_of(s.content)
        return {
            "rival": None if rival == NONE else s.content.rival_ids[rival],
            "stuck": bool(automa.stuck >> seat & 1),
            "story": [line(names, event) for event in automa.stories[seat]],
        }


register_words(
    OpponentWords(
        "automa",
        table=("level", "variants", "hagal", "hagal_discard"),
        seat=("rival", "stuck"),
        lists=("variants", "hagal", "hagal_discard"),
        # The deck itself has no order: a card is drawn when it is turned up.
        ordered={"hagal_order": "hagal_discard"},
        expects=("story",),
    )
)
