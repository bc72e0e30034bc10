"""What a position says of the parts of a state that only some games have; topics say it of theirs (`topics/*/position.py`)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from kanly import topics
from kanly.engine import tracks
from kanly.engine.codes import NONE
from kanly.engine.part import has_part
from kanly.engine.parts import with_cards, with_seat
from kanly.engine.state import Seat, State
from kanly.notation.rows import Row

# Each key and the part of the state that it needs.
TABLE_PARTS = {
    "offer": "contracts",
    "bank": "contracts",
    "reserved": "contracts",
    "trashed_intrigues": "tally",
}
SEAT_PARTS = {
    "spies": "spies",
    "contracts": "contracts",
    "contracts_done": "contracts",
    "memories": "mats",
    "training": "mats",
}


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
    c = s.content
    need(s, key, TABLE_PARTS[key], row)
    if TABLE_PARTS[key] in WORDS:
        WORDS[TABLE_PARTS[key]].read_table(s, key, row)
    elif key == "trashed_intrigues":
        assert s.tally is not None
        s.tally.trashed_intrigues = tuple(r.word_of(c.intrigue_ids, "intrigue") for r in row.rows())
    else:
        found = tuple(r.word_of(c.contract_ids, "contract") for r in row.rows())
        setattr(s.contracts, key, tuple(sorted(found)) if key == "bank" else found)


def read_seat_part(s: State, seat: int, key: str, row: Row) -> None:
    c = s.content
    need(s, key, SEAT_PARTS[key], row)
    if SEAT_PARTS[key] in WORDS:
        WORDS[SEAT_PARTS[key]].read_seat(s, seat, key, row)
    elif key == "spies":
        assert s.spies is not None
        mask = 0
        for entry in row.rows():
            mask |= 1 << entry.word_of(c.post_ids, "post")
        if mask.bit_count() != len(row.rows()) or mask.bit_count() > c.spies:
            raise row.error(f"a seat has {c.spies} Spies, each on a post of its own")
        s.spies.posts = with_seat(s.spies.posts, seat, mask)
    elif key in ("contracts", "contracts_done"):
        assert s.contracts is not None
        found = tuple(entry.word_of(c.contract_ids, "contract") for entry in row.rows())
        field = "held" if key == "contracts" else "done"
        setattr(s.contracts, field, with_cards(getattr(s.contracts, field), seat, found))
    elif key == "memories":
        assert s.mats is not None
        s.mats.memories = with_seat(s.mats.memories, seat, row.count())
    else:
        assert s.mats is not None
        s.mats.training = with_seat(s.mats.training, seat, row.word_of(c.stop_ids, "stop"))


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


def memories(s: State, seat: int) -> int:
    """Troops that are in no supply, garrison or Conflict."""
    return 0 if s.mats is None else s.mats.memories[seat]


def describe_table_parts(s: State) -> dict[str, Any]:
    c = s.content
    found: dict[str, Any] = {}
    if s.contracts is not None:
        for key in ("offer", "bank", "reserved"):
            found[key] = [c.contract_ids[contract] for contract in getattr(s.contracts, key)]
    if s.tally is not None:
        found["trashed_intrigues"] = [c.intrigue_ids[card] for card in s.tally.trashed_intrigues]
    for words in words_of(s):
        found |= words.describe_table(s)
    return found


def describe_seat_parts(s: State, seat: int) -> dict[str, Any]:
    c = s.content
    found: dict[str, Any] = {}
    if s.spies is not None:
        found["spies"] = [post for i, post in enumerate(c.post_ids) if s.spies.posts[seat] >> i & 1]
    if s.contracts is not None:
        found["contracts"] = [c.contract_ids[contract] for contract in s.contracts.held[seat]]
        found["contracts_done"] = [c.contract_ids[contract] for contract in s.contracts.done[seat]]
    if s.mats is not None:
        found["memories"] = s.mats.memories[seat]
        stop = s.mats.training[seat]
        found["training"] = c.stop_ids[stop] if stop != NONE else None
    for words in words_of(s):
        found |= words.describe_seat(s, seat)
    return found


topics.load("position")
