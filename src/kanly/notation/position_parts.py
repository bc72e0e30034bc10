"""What a position says of the parts of a state that only some games have; topics say it of theirs (`topics/*/position.py`)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from kanly import topics
from kanly.engine import tracks
from kanly.engine.codes import NONE, PHASE_SETUP
from kanly.engine.part import has_part
from kanly.engine.parts import with_seat
from kanly.engine.state import Seat, State
from kanly.notation.rows import Row

# Each key and the part of the state that it needs.
TABLE_PARTS: dict[str, str] = {}
SEAT_PARTS: dict[str, str] = {}


class Words:
    """What a topic's part is called in positions: keys of the table and of seats, how they are read and described, what can't
    stand together. `lists`: the keys that hold lists whose order says nothing. `ordered`: what scenarios call such a list where its
    order is asked for. `expects`: what can be expected of a seat and not be laid out."""

    def __init__(
        self,
        part: str,
        table: tuple[str, ...] = (),
        seat: tuple[str, ...] = (),
        lists: tuple[str, ...] = (),
        ordered: dict[str, str] | None = None,
        expects: tuple[str, ...] = (),
    ) -> None:
        self.part = part
        self.table = table
        self.seat = seat
        self.lists = lists
        self.ordered = ordered or {}
        self.expects = expects

    def read_table(self, s: State, key: str, row: Row) -> None:
        """One of the keys of the table; the state has the part."""

    def read_seat(self, s: State, seat: int, key: str, row: Row) -> None:
        """One of the keys of a seat."""

    def describe_table(self, s: State) -> dict[str, Any]:
        """What the keys of the table would say of a state that has the part."""
        return {}

    def describe_seat(self, s: State, seat: int) -> dict[str, Any]:
        return {}

    def check(self, s: State, entries: dict[str, Row]) -> None:
        """Refuse what can't stand together; `entries`: the table as it is written."""

    def wrong(self, s: State) -> str:
        """What can't be in the part of a state that comes out of a file; empty if all is well."""
        return ""

    def conflicts_won(self, s: State) -> list[int]:
        """Conflicts that lie with a seat, so that they are neither open nor in the deck."""
        return []

    def copies(self, s: State) -> list[tuple[list[str], Counter[int], Counter[int]]]:
        """Ids of components, which of them lie somewhere in the part, and how often the box has each."""
        return []


WORDS: dict[str, Words] = {}


def register_words(words: Words) -> None:
    """From now on positions can say these."""
    WORDS[words.part] = words
    TABLE_PARTS.update(dict.fromkeys(words.table, words.part))
    SEAT_PARTS.update(dict.fromkeys(words.seat, words.part))


def words_of(s: State) -> list[Words]:
    """Those of the parts that a game has."""
    return [words for words in WORDS.values() if has_part(s, words.part)]


def need(s: State, key: str, part: str, row: Row) -> None:
    if not has_part(s, part):
        raise row.error(f"{key!r} means nothing here: this game has no {part}")


def read_table_part(s: State, key: str, row: Row) -> None:
    """One key of the table; `s` has its parts already."""
    need(s, key, TABLE_PARTS[key], row)
    WORDS[TABLE_PARTS[key]].read_table(s, key, row)


def read_seat_part(s: State, seat: int, key: str, row: Row) -> None:
    need(s, key, SEAT_PARTS[key], row)
    WORDS[SEAT_PARTS[key]].read_seat(s, seat, key, row)


def start_training(s: State, seat: int, me: Seat, row: Row | None) -> None:
    """A Leader with a track of its own stands on its first stop, unless the position says otherwise."""
    if s.mats is None:
        return
    track = tracks.of_leader(s.content, me.leader)
    stop = s.mats.training[seat]
    if stop == NONE and track != NONE:
        tracks.begin(s, seat, track)
    elif stop not in tracks.stops_of_leader(s.content, me.leader):
        assert row is not None
        raise row.error(f"'training': the seat's Leader has no stop {s.content.stop_ids[stop]!r}")


def describe_table_parts(s: State) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for words in words_of(s):
        found |= words.describe_table(s)
    return found


def describe_seat_parts(s: State, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for words in words_of(s):
        found |= words.describe_seat(s, seat)
    return found


class TallyWords(Words):
    """The core's own: the Intrigue cards that were trashed."""

    def read_table(self, s: State, key: str, row: Row) -> None:
        assert s.tally is not None
        known = s.content.intrigue_ids
        s.tally.trashed_intrigues = tuple(entry.word_of(known, "intrigue") for entry in row.rows())

    def describe_table(self, s: State) -> dict[str, Any]:
        assert s.tally is not None
        return {"trashed_intrigues": [s.content.intrigue_ids[card] for card in s.tally.trashed_intrigues]}


class MatWords(Words):
    """The core's own: what lies on or belongs to Leaders' own tracks."""

    def read_seat(self, s: State, seat: int, key: str, row: Row) -> None:
        mats = s.mats
        assert mats is not None
        if key == "memories":
            mats.memories = with_seat(mats.memories, seat, row.count())
        else:
            mats.training = with_seat(mats.training, seat, row.word_of(s.content.stop_ids, "stop"))

    def describe_seat(self, s: State, seat: int) -> dict[str, Any]:
        assert s.mats is not None
        stop = s.mats.training[seat]
        return {
            "memories": s.mats.memories[seat],
            "training": s.content.stop_ids[stop] if stop != NONE else None,
        }

    def wrong(self, s: State) -> str:
        assert s.mats is not None
        for seat, stop in enumerate(s.mats.training):
            leader = s.seats[seat].leader
            if leader == NONE or s.phase == PHASE_SETUP:
                continue  # a token is placed when all Leaders are known
            if stop not in tracks.stops_of_leader(s.content, leader):
                return f"mats.training: seat {seat} has no such stop on its track"
        return ""


register_words(TallyWords("tally", table=("trashed_intrigues",), lists=("trashed_intrigues",)))
register_words(MatWords("mats", seat=("memories", "training")))
topics.load("position")
