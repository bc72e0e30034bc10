"""A scenario: a position or a setup, moves, dictated chance, and what must hold afterwards.

It is how rules are tested and how a player reports a rules bug. See docs/notation.md for the format.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import yaml

from kanly.engine import flow
from kanly.engine.cards import settle_top
from kanly.engine.codes import NONE, PHASE_ENDGAME
from kanly.engine.content import Content
from kanly.engine.errors import ChanceError, DictationError, MoveError, SetupError
from kanly.engine.setup import begin
from kanly.engine.state import Script, State
from kanly.notation import chance
from kanly.notation.expecting import ScenarioFailed, check, expect_keys, seat_expect_keys, time_of
from kanly.notation.moves import read
from kanly.notation.numbers import whole_number
from kanly.notation.position import PHASES, read_position
from kanly.notation.rows import FileError, Row, read_yaml
from kanly.notation.rulings import is_meant, is_ruling
from kanly.setup import RANDOM, Box, Setup

KEYS = (
    "name", "covers", "edition", "modules", "position", "setup", "chance", "moves", "stop", "expect",
)  # fmt: skip
SETUP_KEYS = ("players", "leaders", "seed", "apart", "rivals", "level", "variants")
STOPS = {**PHASES, "endgame": PHASE_ENDGAME}
# In how many ways lines of chance are dealt out among the draws that they would fit.
MOST_TRIES = 64


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
    setup: Row | None = None
    stop: Row | None = None

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
        if "setup" in entries and "position" in entries:
            raise entries["setup"].error("a scenario begins with a position or with a setup, not with both")
        if "stop" in entries and entries["stop"].text() not in STOPS:
            raise entries["stop"].error(
                f"{entries['stop'].text()[:40]!r} is no phase; a scenario can stop before: {', '.join(STOPS)}"
            )
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
                entries.get("setup"),
                entries.get("stop"),
            )
        )
    return found


def read_setup(row: Row, box: Box) -> tuple[Setup, bool]:
    """The setup that a scenario begins with, and whether it names a seed: then the generator answers what is not
    dictated."""
    entries = row.table(SETUP_KEYS)

    def words(key: str, otherwise: list[str]) -> list[str]:
        return [entry.text() for entry in entries[key].rows()] if key in entries else otherwise

    setup = Setup(
        players=entries["players"].number() if "players" in entries else 4,
        leaders=words("leaders", [RANDOM]),
        seed=entries["seed"].number() if "seed" in entries else 0,
        edition=box.edition,
        modules=list(box.modules),
        apart="apart" in entries and entries["apart"].flag(),
        rivals=words("rivals", [RANDOM]),
        level=entries["level"].text() if "level" in entries else "",
        variants=words("variants", []),
    )
    return setup, "seed" in entries


def run_scenario(scenario: Scenario, content: Content) -> State:
    """Play a scenario; a ScenarioFailed says what came out differently, a FileError what can't be read."""
    check_covers(scenario, content)
    lines = []
    for row in scenario.chance:
        try:
            lines.append(chance.read(content, row.text()))
        except ChanceError as error:
            raise row.error(str(error)) from None
    failed: ScenarioFailed | None = None
    number, fitting = 0, 0
    while number < min(MOST_TRIES, 1 << fitting):
        # A line that fits a draw with one possible answer may be meant for it or for a later one: what works out, holds.
        script = Script(lines, True, {i for i in range(fitting) if number >> i & 1})
        try:
            return play_through(scenario, content, script)
        except ChanceFailed as error:
            failed = failed or error
        fitting = max(fitting, script.fitting)
        number += 1
    assert failed is not None
    raise failed


class ChanceFailed(ScenarioFailed):
    """Dictated chance did not fit the draws that came."""


def play_through(scenario: Scenario, content: Content, script: Script) -> State:
    at = scenario.row
    stops = NONE if scenario.stop is None else STOPS[scenario.stop.text()]
    try:
        s = first_state(scenario, content, script)
        # Before its first decision a position may already have run on; a setup has no time yet.
        began = time_of(s) if scenario.setup is None else ""
        stopped = go_on(s, NONE, stops)
        began = began or time_of(s)
        for at in scenario.moves:
            if not is_text(at):
                check(s, read_expect(at), began)
            elif stopped:
                raise ScenarioFailed(
                    f"{at.where}: the scenario has stopped, so {at.text()!r} can't be played; it is {time_of(s)}"
                )
            else:
                stopped = go_on(s, read_move(s, at), stops)
    except ChanceError as error:
        dictation = [row.text() for row in scenario.chance]
        told = chance.explain(content, error, dictation, [row.where for row in scenario.chance])
        failed = ChanceFailed if isinstance(error, DictationError) else ScenarioFailed
        raise failed(f"{at.where}: {told}") from None
    if script.at < len(script.lines):
        row = scenario.chance[script.at]
        raise ChanceFailed(f"{row.where}: chance {row.text()!r} was never needed")
    if scenario.stop is not None and not stopped:
        raise ScenarioFailed(
            f"{scenario.stop.where}: the game did not come to {scenario.stop.text()!r}; it is {time_of(s)}"
        )
    if scenario.expect is not None:
        check(s, scenario.expect, began)
    return s


def go_on(s: State, move: int, stops: int) -> bool:
    """To the next decision, after a move if there is one, or to the phase to stop before; whether it has stopped."""
    if stops != NONE:
        return flow.advance_until(s, stops, move)
    if move == NONE:
        flow.advance(s)
    else:
        flow.play(s, move)
    return False


def first_state(scenario: Scenario, content: Content, script: Script) -> State:
    """The state before the first decision."""
    if scenario.setup is None:
        s = read_position(scenario.position, content)
        s.script = script
        for seat in range(len(s.seats)):
            settle_top(s, seat)
        return s
    setup, seeded = read_setup(scenario.setup, content.box)
    script.strict = not seeded
    try:
        return begin(content, setup, script, None, None)
    except SetupError as error:
        raise scenario.setup.error(str(error)) from None


def check_covers(scenario: Scenario, content: Content) -> None:
    """Components and rulings that a scenario says it covers have to exist; whoever wants may add words of their own."""
    for row in scenario.row.table(KEYS)["covers"].rows():
        name = row.text()
        if "/" in name and name not in content.component_index:
            raise row.error(f"{name!r} is no component of this game; a component is written set/deck/id")
        if is_meant(name) and not is_ruling(name):
            raise row.error(f"{name!r} is no ruling of docs/rulings.md; a ruling is written like R-042")


def read_move(s: State, row: Row) -> int:
    """A move, with `seat:` before it if its decider is to be checked."""
    text = row.text()
    seat, colon, rest = text.partition(":")
    if colon:
        if whole_number(seat.strip()) is None:
            raise row.error(f"{text!r} is no move; before the colon stands the number of a seat")
        if flow.decider(s) != int(seat):
            raise ScenarioFailed(f"{row.where}: seat {flow.decider(s)} is asked here, not seat {seat}")
        text = rest.strip()
    try:
        return read(s.content, text, s.options)
    except MoveError as error:
        raise ScenarioFailed(f"{row.where}: {error}") from None


def read_expect(row: Row) -> Row:
    """The expectations in between; a move with a seat before it that lacks its quotes is a mapping to YAML."""
    if isinstance(row.node, yaml.MappingNode) and len(row.node.value) == 1:
        key, value = (Row(node, row.source) for node in row.node.value[0])
        if is_text(key) and is_text(value) and whole_number(key.text()) is not None:
            quoted = f'"{key.text()}: {value.text()}"'
            raise row.error(f"a move with its seat needs quotes, or YAML reads a mapping: write {quoted}")
    entries = row.table(("expect",))
    if "expect" not in entries:
        raise row.error("a move belongs here, or what must hold now: {expect: {...}}")
    return entries["expect"]


def is_text(row: Row) -> bool:
    return isinstance(row.node, yaml.ScalarNode)


__all__ = [
    "FileError", "Scenario", "ScenarioFailed", "check", "expect_keys", "read_scenarios", "run_scenario", "seat_expect_keys",
]  # fmt: skip
