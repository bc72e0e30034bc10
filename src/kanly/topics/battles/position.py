"""What a position says of battle icons: the Conflicts and Objectives that lie before each seat."""

from __future__ import annotations

from collections import Counter
from typing import Any

from kanly.engine.parts import with_cards
from kanly.engine.state import State
from kanly.notation.position_parts import Words, register_words
from kanly.notation.rows import Row
from kanly.topics.battles.part import BATTLES


class BattleWords(Words):
    def read_seat(self, s: State, seat: int, key: str, row: Row) -> None:
        battles = BATTLES.of(s)
        assert battles is not None
        down = int(key == "face_down")
        known = s.content.battle_ids
        cards = tuple(entry.word_of(known, "Conflict or Objective") << 1 | down for entry in row.rows())
        battles.cards = with_cards(battles.cards, seat, (*battles.cards[seat], *cards))

    def describe_seat(self, s: State, seat: int) -> dict[str, Any]:
        battles = BATTLES.of(s)
        assert battles is not None
        cards, ids = battles.cards[seat], s.content.battle_ids
        return {
            "battles": [ids[entry >> 1] for entry in cards if not entry & 1],
            "face_down": [ids[entry >> 1] for entry in cards if entry & 1],
        }

    def conflicts_won(self, s: State) -> list[int]:
        return [card for card in lying(s) if card < len(s.content.conflict_ids)]

    def copies(self, s: State) -> list[tuple[list[str], Counter[int], Counter[int]]]:
        """Of each Objective there is one; Conflicts are counted with the others."""
        ids, conflicts = s.content.battle_ids, len(s.content.conflict_ids)
        objectives = Counter(card for card in lying(s) if card >= conflicts)
        return [(ids, objectives, Counter(range(conflicts, len(ids))))]


def lying(s: State) -> list[int]:
    """The Conflicts and Objectives that lie before seats."""
    battles = BATTLES.of(s)
    return [] if battles is None else [entry >> 1 for cards in battles.cards for entry in cards]


register_words(BattleWords("battles", seat=("battles", "face_down"), lists=("battles", "face_down")))
