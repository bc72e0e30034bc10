"""What a position says of Spies: the posts of each seat."""

from __future__ import annotations

from typing import Any

from kanly.engine.parts import with_seat
from kanly.engine.state import State
from kanly.notation.position_parts import Words, register_words
from kanly.notation.rows import Row
from kanly.topics.spies.part import spies_of


class SpyWords(Words):
    def read_seat(self, s: State, seat: int, key: str, row: Row) -> None:
        c, spies = s.content, spies_of(s)
        mask = 0
        for entry in row.rows():
            mask |= 1 << entry.word_of(c.post_ids, "post")
        if mask.bit_count() != len(row.rows()) or mask.bit_count() > c.spies:
            raise row.error(f"a seat has {c.spies} Spies, each on a post of its own")
        spies.posts = with_seat(spies.posts, seat, mask)

    def describe_seat(self, s: State, seat: int) -> dict[str, Any]:
        posts = spies_of(s).posts[seat]
        return {"spies": [post for i, post in enumerate(s.content.post_ids) if posts >> i & 1]}

    def wrong(self, s: State) -> str:
        if any(posts.bit_count() > s.content.spies for posts in spies_of(s).posts):
            return f"spies.posts: a seat has more than {s.content.spies} Spies on the board"
        return ""


register_words(SpyWords("spies", seat=("spies",), lists=("spies",)))
