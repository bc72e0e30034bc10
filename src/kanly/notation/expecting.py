"""What a scenario expects, compared with what came out."""

from __future__ import annotations

import contextlib
from functools import lru_cache
from typing import Any

from kanly.engine import flow, moves, units
from kanly.engine.content import Content
from kanly.engine.errors import KanlyError
from kanly.engine.state import State
from kanly.engine.step import STEPS
from kanly.engine.steps.endgame import standing
from kanly.notation.moves import write, write_old
from kanly.notation.numbering import Numbering
from kanly.notation.offered import offered
from kanly.notation.position import describe, seat_keys, table_keys
from kanly.notation.position_parts import WORDS
from kanly.notation.rows import Row

SEAT_LISTS = (
    "hand", "open_hand", "deck", "top", "discard", "play", "intrigues", "waiting", "aside", "on", "alliances", "tokens",
    "visited",
)  # fmt: skip
TABLE_LISTS = (
    "row", "imperium", "intrigue_deck", "intrigue_discard", "trashed", "conflicts", "pool",
)  # fmt: skip
SIZE = "_size"
ORDERED = {
    "row_order": "row",
    "trashed_order": "trashed",
    "intrigue_discard_order": "intrigue_discard",
}
SEAT_ORDERED = {"top_order": "top", "discard_order": "discard", "play_order": "play"}


def table_lists() -> tuple[str, ...]:
    more = (key for topic in WORDS.values() for key in topic.lists if key in topic.table)
    return (*TABLE_LISTS, *more)


def seat_lists() -> tuple[str, ...]:
    more = (key for topic in WORDS.values() for key in topic.lists if key in topic.seat)
    return (*SEAT_LISTS, *more)


def ordered() -> dict[str, str]:
    found = dict(ORDERED)
    for topic in WORDS.values():
        found |= topic.ordered
    return found


def expect_keys() -> tuple[str, ...]:
    """What a scenario can expect of the table."""
    own = ("decider", "decision", "legal", "illegal", "only", "over", "winner", "strength", "pool")
    return (*table_keys(), *own, *(key + SIZE for key in table_lists()), *ordered())


def seat_expect_keys() -> tuple[str, ...]:
    more = (key for topic in WORDS.values() for key in topic.expects)
    return (*seat_keys(), "persuasion", *more, *(key + SIZE for key in seat_lists()), *SEAT_ORDERED)


def without_order(key: str) -> bool:
    """Zones are compared without their order, except the known top of a deck; where order matters, it is asked for."""
    return key != "top" and (key in seat_lists() or key in table_lists())


class ScenarioFailed(KanlyError):
    """Something in a scenario did not come out as it says; the message names file and line."""


def time_of(s: State) -> str:
    """Where a game stands: a wrong expectation is often one that came too late."""
    table = describe(s)
    return f"round {table['round']}, phase {table['phase']}"


def check(s: State, row: Row, began: str = "") -> None:
    """Compare the state with what a scenario expects. `began`: where the game stood at first; a failure says so if it has
    run on since."""
    try:
        check_all(s, row)
    except ScenarioFailed as error:
        now = time_of(s)
        if not began or now == began:
            raise
        raise ScenarioFailed(f"{error} (the game has run on from {began}: it is {now})") from None


def check_all(s: State, row: Row) -> None:
    entries = row.table(expect_keys())
    table = describe(s)
    table["pool"] = [s.content.nodes[node].name for node in s.pool]
    add_counts(table, table_lists(), ordered())
    legal = [write(s.content, move) for move in s.options]
    for key, value in entries.items():
        if key == "seats":
            for name, seat_row in value.table(tuple(str(i) for i in range(len(s.seats)))).items():
                check_seat(table["seats"][int(name)], name, seat_row)
        elif key == "legal":
            for entry in value.rows():
                if today(s.content, entry) not in legal:
                    raise ScenarioFailed(
                        f"{entry.where}: {entry.text()!r} is not legal; legal are: {'; '.join(legal)}"
                    )
        elif key == "illegal":
            for entry in value.rows():
                refuse(s, entry, legal)
        elif key == "only":
            compare_moves([today(s.content, entry) for entry in value.rows()], legal, value)
        elif key == "strength":
            for name, entry in value.table(tuple(str(i) for i in range(len(s.seats)))).items():
                compare(units.strength(s, int(name)), entry, f"strength of seat {name}", key)
        elif key == "pool":
            wanted = sorted(today_name(s.content, entry.text()) for entry in value.rows())
            if wanted != sorted(table["pool"]):
                raise ScenarioFailed(f"{value.where}: pool is {table['pool']}, not {wanted}")
        else:
            found = {
                "decider": flow.decider(s),
                "decision": STEPS[s.stack[-1][0]].name,
                "over": flow.is_over(s),
                "winner": standing(s)[0],
            }
            if key not in found and key not in table:
                raise value.error(f"{key!r} means nothing in this game")
            compare(found[key] if key in found else table[key], value, key, key)


def check_seat(seat: dict[str, Any], name: str, row: Row) -> None:
    add_counts(seat, seat_lists(), SEAT_ORDERED)
    if "deck" in seat:
        # As people count a deck: with what is known to lie on it.
        seat["deck_size"] = len(seat["deck"]) + len(seat["top"])
    for key, value in row.table(seat_expect_keys()).items():
        if key not in seat:
            raise value.error(f"{key!r} means nothing in this game")
        compare(seat[key], value, f"seat {name} {key}", key)


def add_counts(table: dict[str, Any], lists: tuple[str, ...], ordered: dict[str, str]) -> None:
    """How many there are of what is listed, and lists whose order is compared too."""
    for key in lists:
        if key in table:
            table[key + SIZE] = len(table[key])
    for key, listed in ordered.items():
        if listed in table:
            table[key] = table[listed]


def compare_moves(wanted: list[str], legal: list[str], row: Row) -> None:
    if sorted(wanted) == sorted(legal):
        return
    missing = [f"not legal: {'; '.join(gone)}"] if (gone := [m for m in wanted if m not in legal]) else []
    more = [f"legal besides: {'; '.join(new)}"] if (new := [m for m in legal if m not in wanted]) else []
    twice = ["a move stands here twice"] if len(set(wanted)) < len(wanted) else []
    raise ScenarioFailed(
        f"{row.where}: {', '.join([*missing, *more, *twice])}; legal are: {'; '.join(legal)}"
    )


@lru_cache(maxsize=8)
def writable(content: Content) -> frozenset[str]:
    """Every move that some position of a game of this content could offer, as far as names can tell."""
    numbers = Numbering(content)
    effects = (moves.TAKE, moves.CHOOSE)
    found = set()
    for number in range(numbers.size):
        move = numbers.move(number)
        if moves.kind_of(move) in effects and move not in offered(content):
            continue
        # Some numbers mean nothing: a zone that no card is trashed from, a price that no space has.
        with contextlib.suppress(LookupError):
            found.add(write(content, move))
    return frozenset(found)


@lru_cache(maxsize=8)
def old_moves(content: Content) -> dict[str, str]:
    """What moves were called before, where effects have got other names since, and what they are called now."""
    return {write_old(content, move): write(content, move) for move in offered(content)}


def today(content: Content, entry: Row) -> str:
    """A move that is written in full, by the name that it has today."""
    text = entry.text()
    return text if text in writable(content) else old_moves(content).get(text, text)


def today_name(content: Content, name: str) -> str:
    """An effect by the name that it has today."""
    return content.nodes[content.node_names[name]].name if name in content.node_names else name


def refuse(s: State, entry: Row, legal: list[str]) -> None:
    """An illegal move has to be one that some position offers, or a typing error would always pass."""
    text = today(s.content, entry)
    if text not in writable(s.content):
        raise entry.error(
            f"{entry.text()!r} is no move of this game that is ever offered, so that it is illegal shows nothing"
            + ever_offered(s.content, entry.text())
        )
    if text in legal:
        raise ScenarioFailed(f"{entry.where}: {entry.text()!r} is legal, and should not be")


def ever_offered(content: Content, text: str) -> str:
    """The moves that name effects of the same component, for whoever has picked the wrong one."""
    words = text.split()
    if len(words) < 2:
        return ""
    known = sorted(
        move for move in (write(content, m) for m in offered(content)) if move.split()[1] == words[1]
    )
    return f"; of {words[1]!r} there are: {', '.join(known)}" if known else ""


def compare(found: Any, row: Row, what: str, key: str) -> None:
    if isinstance(found, dict):
        for name, entry in row.table().items():
            have = {str(k): v for k, v in found.items()}
            if name not in have and key != "control":
                raise entry.error(f"{name!r} is unknown here; known are: {', '.join(have)}")
            compare(have.get(name), entry, f"{what} {name}", key)
        return
    if isinstance(found, list):
        wanted: Any = [entry.text() for entry in row.rows()]
        have_list = ["null" if entry is None else str(entry) for entry in found]
        if without_order(key):
            wanted, have_list = sorted(wanted), sorted(have_list)
        if wanted != have_list:
            raise ScenarioFailed(f"{row.where}: {what} is {have_list}, not {wanted}")
        return
    wanted = row.text()
    shown = (
        "none"
        if found is None or found == -1
        else str(found).lower()
        if isinstance(found, bool)
        else str(found)
    )
    if wanted != shown:
        raise ScenarioFailed(f"{row.where}: {what} is {shown}, not {wanted}")
