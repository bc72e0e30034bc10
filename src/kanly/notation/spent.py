"""What a position says of things that react or can be used only so often: which have been, in this round and in this game."""

from __future__ import annotations

from typing import Any

from kanly.engine.codes import ONCE_A_GAME, ONCE_A_ROUND
from kanly.engine.spent import SPENT, entries, put
from kanly.engine.state import State
from kanly.notation.position_parts import Words, register_words
from kanly.notation.rows import Row

# What was used in a turn is forgotten before the next, and positions lie between turns.
KEYS = {"used_this_round": ONCE_A_ROUND, "used_this_game": ONCE_A_GAME}


class SpentWords(Words):
    def read_seat(self, s: State, seat: int, key: str, row: Row) -> None:
        part = SPENT.of(s)
        assert part is not None
        c, once = s.content, KEYS[key]
        limited = [node for node, limit in c.limits.items() if limit == once]
        names = [c.nodes[node].name for node in limited]
        put(part, once, seat, tuple(limited[entry.word_of(names, "effect")] for entry in row.rows()))

    def describe_seat(self, s: State, seat: int) -> dict[str, Any]:
        part = SPENT.of(s)
        assert part is not None
        return {
            key: [s.content.nodes[node].name for node in entries(part, once)[seat]]
            for key, once in KEYS.items()
        }


register_words(SpentWords("spent", seat=tuple(KEYS), lists=tuple(KEYS)))
