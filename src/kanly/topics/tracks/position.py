"""What a position says of tracks: where tokens stand, and what has been taken."""

from __future__ import annotations

from typing import Any

from kanly.engine.content import Content
from kanly.engine.parts import with_cards
from kanly.engine.state import State
from kanly.notation.position_parts import Words, register_words
from kanly.notation.rows import Row
from kanly.topics.tracks import moving
from kanly.topics.tracks.part import TOKENS


class TrackWords(Words):
    def read_table(self, s: State, key: str, row: Row) -> None:
        tokens = TOKENS.of(s)
        assert tokens is not None
        tokens.claimed = tuple(sorted(entry.word_of(s.content.stop_ids, "stop") for entry in row.rows()))

    def read_seat(self, s: State, seat: int, key: str, row: Row) -> None:
        tokens = TOKENS.of(s)
        assert tokens is not None
        c = s.content
        if key == "stops_taken":
            taken = tuple(entry.word_of(c.stop_ids, "stop") for entry in row.rows())
            tokens.taken = with_cards(tokens.taken, seat, taken)
            return
        for name, entry in row.table(tuple(names_of(c))).items():
            stop = entry.word_of(c.stop_ids, "stop")
            if stop not in c.place_tracks[names_of(c).index(name)].stops:
                raise entry.error(f"the track {name!r} has no stop {c.stop_ids[stop]!r}")
            moving.put(s, seat, stop)

    def describe_table(self, s: State) -> dict[str, Any]:
        tokens = TOKENS.of(s)
        assert tokens is not None
        return {"stops_claimed": [s.content.stop_ids[stop] for stop in tokens.claimed]}

    def describe_seat(self, s: State, seat: int) -> dict[str, Any]:
        tokens = TOKENS.of(s)
        assert tokens is not None
        c = s.content
        stands = {name: c.stop_ids[stop] for name, stop in zip(names_of(c), tokens.at[seat], strict=True)}
        return {"tracks": stands, "stops_taken": [c.stop_ids[stop] for stop in tokens.taken[seat]]}


def names_of(c: Content) -> list[str]:
    return [track.name for track in c.place_tracks if track.leader < 0]


register_words(
    TrackWords(
        "tracks",
        table=("stops_claimed",),
        seat=("tracks", "stops_taken"),
        lists=("stops_claimed", "stops_taken"),
    )
)
