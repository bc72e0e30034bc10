"""A scenario: a position, moves, dictated chance, and what must hold afterwards.

It is how rules are tested and how a player reports a rules bug. See docs/notation.md for the format.
"""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import yaml

from kanly.engine import flow, units
from kanly.engine.cards import settle_top
from kanly.engine.content import Content
from kanly.engine.errors import ChanceError, KanlyError, MoveError
from kanly.engine.state import Script, State
from kanly.engine.steps.endgame import standing
from kanly.notation import chance
from kanly.notation.moves import read, write
from kanly.notation.numbering import Numbering
from kanly.notation.numbers import whole_number
from kanly.notation.position import SEAT_KEYS, TABLE_KEYS, describe, read_position
from kanly.notation.rows import FileError, Row, read_yaml
from kanly.notation.state import STEP_NAMES
from kanly.setup import Box

KEYS = ("name", "covers", "edition", "modules", "position", "chance", "moves", "expect")
EXPECT_KEYS = (
    *TABLE_KEYS, "decider", "decision", "legal", "illegal", "only", "over", "winner", "strength", "pool",
)  # fmt: skip
SEAT_EXPECT_KEYS = (*SEAT_KEYS, "persuasion", "story")
# Zones whose order means nothing are compared without it.
UNORDERED = {
    "hand", "open_hand", "deck", "discard", "play", "intrigues", "waiting", "aside", "on", "alliances", "tokens",
    "visited", "spies", "battles", "face_down", "contracts", "contracts_done", "bank", "offer", "reserved", "row",
    "imperium", "intrigue_deck", "intrigue_discard", "trashed", "trashed_intrigues", "conflicts", "pool", "variants",
    "hagal", "hagal_discard",
}  # fmt: skip


class ScenarioFailed(KanlyError):
    """Something in a scenario did not come out as it says; the message names file and line."""


@dataclass
class Scenario:
    name: str
    row: Row
    covers: list[str] = field(default_factory=list)
    position: Row | None = None
    chance: list[Row] = field(default_factory=list)
    moves: list[Row] = field(default_factory=list)
    expect: Row | None = None
    edition: str = ""
    modules: tuple[str, ...] = ()

    def box(self, edition: str) -> Box:
        """The box that it is played with; an edition of its own goes before the given one."""
        return Box(self.edition or edition, self.modules)


def read_scenarios(text: str, source: str) -> list[Scenario]:
    """All scenarios of a file, or a FileError with the line that is wrong."""
    root = read_yaml(text, source)
    if root is None:
        return []
    found = []
    for row in root.rows():
        entries = row.table(KEYS)
        for key in ("name", "covers"):
            if key not in entries:
                raise row.error(f"the scenario lacks {key!r}")
        if "expect" not in entries and "moves" not in entries:
            raise row.error("a scenario without moves and expectations shows nothing")
        found.append(
            Scenario(
                entries["name"].text(),
                row,
                [entry.text() for entry in entries["covers"].rows()],
                entries.get("position"),
                entries["chance"].rows() if "chance" in entries else [],
                entries["moves"].rows() if "moves" in entries else [],
                entries.get("expect"),
                entries["edition"].text() if "edition" in entries else "",
                tuple(entry.text() for entry in entries["modules"].rows()) if "modules" in entries else (),
            )
        )
    return found


def run_scenario(scenario: Scenario, content: Content) -> State:
    """Play a scenario; a ScenarioFailed says what came out differently, a FileError what can't be read."""
    check_covers(scenario, content)
    s = read_position(scenario.position, content)
    lines = []
    for row in scenario.chance:
        try:
            lines.append(chance.read(content, row.text()))
        except ChanceError as error:
            raise row.error(str(error)) from None
    s.script = Script(lines, True)
    at = scenario.row
    try:
        for seat in range(len(s.seats)):
            settle_top(s, seat)
        flow.advance(s)
        for at in scenario.moves:
            play_row(s, at)
    except ChanceError as error:
        raise ScenarioFailed(f"{at.where}: {error}") from None
    if s.script.at < len(lines):
        row = scenario.chance[s.script.at]
        raise ScenarioFailed(f"{row.where}: chance {row.text()!r} was never needed")
    if scenario.expect is not None:
        check(s, scenario.expect)
    return s


def check_covers(scenario: Scenario, content: Content) -> None:
    """A component that a scenario says it covers has to exist; rulings and examples are listed elsewhere."""
    for name in scenario.covers:
        if "/" in name and name not in content.component_index:
            row = scenario.row.table(KEYS)["covers"]
            raise row.error(f"{name!r} is no component of this game; a component is written set/deck/id")


def play_row(s: State, row: Row) -> None:
    """One entry of `moves`: a move, with `seat:` before it if its decider is to be checked, or an `expect` mapping."""
    if not is_text(row):
        entries = row.table(("expect",))
        if "expect" not in entries:
            raise row.error("a move belongs here, or what must hold now: {expect: {...}}")
        check(s, entries["expect"])
        return
    text = row.text()
    seat, colon, rest = text.partition(":")
    if colon:
        if whole_number(seat.strip()) is None:
            raise row.error(f"{text!r} is no move; before the colon stands the number of a seat")
        if flow.decider(s) != int(seat):
            raise ScenarioFailed(f"{row.where}: seat {flow.decider(s)} is asked here, not seat {seat}")
        text = rest.strip()
    try:
        move = read(s.content, text, s.options)
    except MoveError as error:
        raise ScenarioFailed(f"{row.where}: {error}") from None
    flow.play(s, move)


def is_text(row: Row) -> bool:
    return isinstance(row.node, yaml.ScalarNode)


def check(s: State, row: Row) -> None:
    """Compare the state with what a scenario expects."""
    entries = row.table(EXPECT_KEYS)
    table = describe(s)
    legal = [write(s.content, move) for move in s.options]
    for key, value in entries.items():
        if key == "seats":
            for name, seat_row in value.table(tuple(str(i) for i in range(len(s.seats)))).items():
                for seat_key, seat_value in seat_row.table(SEAT_EXPECT_KEYS).items():
                    if seat_key not in table["seats"][int(name)]:
                        raise seat_value.error(f"{seat_key!r} means nothing in this game")
                    compare(
                        table["seats"][int(name)][seat_key], seat_value, f"seat {name} {seat_key}", seat_key
                    )
        elif key == "legal":
            for entry in value.rows():
                if entry.text() not in legal:
                    raise ScenarioFailed(
                        f"{entry.where}: {entry.text()!r} is not legal; legal are: {'; '.join(legal)}"
                    )
        elif key == "illegal":
            for entry in value.rows():
                refuse(s, entry, legal)
        elif key == "only":
            wanted = sorted(entry.text() for entry in value.rows())
            if wanted != sorted(legal):
                raise ScenarioFailed(f"{value.where}: legal are: {'; '.join(legal)}")
        elif key == "strength":
            for name, entry in value.table(tuple(str(i) for i in range(len(s.seats)))).items():
                compare(units.strength(s, int(name)), entry, f"strength of seat {name}", key)
        else:
            found = {
                "decider": flow.decider(s),
                "decision": STEP_NAMES[s.stack[-1][0]],
                "over": flow.is_over(s),
                "winner": standing(s)[0],
                "pool": [s.content.nodes[node].name for node in s.pool],
            }
            if key not in found and key not in table:
                raise value.error(f"{key!r} means nothing in this game")
            compare(found[key] if key in found else table[key], value, key, key)


@lru_cache(maxsize=8)
def writable(content: Content) -> frozenset[str]:
    """Every move that can be written in a game of this content."""
    numbers = Numbering(content)
    found = set()
    for number in range(numbers.size):
        # Some numbers mean nothing: a zone that no card is trashed from, a price that no space has.
        with contextlib.suppress(LookupError):
            found.add(write(content, numbers.move(number)))
    return frozenset(found)


def refuse(s: State, entry: Row, legal: list[str]) -> None:
    """An illegal move has to be a move that could be written in this game, or a typing error would always pass."""
    if entry.text() not in writable(s.content):
        raise entry.error(f"{entry.text()!r} is no move of this game, so that it is illegal shows nothing")
    if entry.text() in legal:
        raise ScenarioFailed(f"{entry.where}: {entry.text()!r} is legal, and should not be")


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
        have_list = [str(entry) for entry in found]
        if key in UNORDERED:
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


__all__ = ["FileError", "Scenario", "ScenarioFailed", "check", "read_scenarios", "run_scenario"]
