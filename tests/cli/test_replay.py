"""`kanly replay`: to the end, up to a move, and records that are wrong."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from kanly import Game, Setup
from kanly.engine import codes, flow
from kanly.notation.position import read_position
from kanly.notation.record import Recorder
from kanly.notation.rows import read_yaml
from kanly.text import LANGUAGES

from .conftest import Run


@pytest.fixture(scope="module")
def text() -> str:
    recorder = Recorder(Setup(players=3, leaders=["random"], seed=3))
    chance = Random(1)
    while not recorder.game.over:
        recorder.play(chance.choice(recorder.game.legal))
    return recorder.record.to_text()


@pytest.fixture
def record(text: str, tmp_path: Path) -> Path:
    path = tmp_path / "game.kanly"
    path.write_text(text, encoding="utf-8")
    return path


def test_to_the_end(run: Run, record: Path) -> None:
    outcome = run("replay", str(record))
    assert (outcome.status, outcome.err) == (0, "")
    assert "Winner" in outcome.out
    assert outcome.out.count("●") >= 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_in_every_language(run: Run, record: Path, language: str) -> None:
    outcome = run("replay", str(record), "--log", "--language", language)
    assert outcome.status == 0
    assert len(outcome.out.splitlines()) > 100


def stops(text: str) -> tuple[int, int]:
    """A move before which a turn begins, and one before which a turn is open."""
    recorder = Recorder(Setup(players=3, leaders=["random"], seed=3))
    begins = inside = 0
    for number, line in enumerate(recorder_moves(text), start=1):
        state = recorder.game.state
        asked = state.stack[-1]
        if number > 30 and asked[0] == codes.STEP_TURN and not state.turn_begun:
            begins = begins or number
        if number > 30 and asked[0] == codes.STEP_AGENT:
            inside = inside or number
        recorder.play(recorder.game.move(line).code)
    return begins, inside


def recorder_moves(text: str) -> list[str]:
    rows = [row for row in text.splitlines() if row[:1].isdigit() and ": " in row]
    return [row.partition(": ")[2] for row in rows]


def test_a_stop_between_turns_prints_a_position_that_can_be_read(run: Run, record: Path, text: str) -> None:
    begins, _ = stops(text)
    outcome = run("replay", str(record), "--stop", str(begins))
    assert outcome.status == 0
    assert outcome.out.startswith(f"# before move {begins}: round ")
    state = read_position(read_yaml(outcome.out, "printed"), Game(Setup()).state.content)
    flow.advance(state)
    there = Game.from_json(run("replay", str(record), "--stop", str(begins), "--json").out)
    assert flow.decider(state) == there.decider
    assert state.options == there.legal
    for mine, seat in zip(state.seats, there.state.seats, strict=True):
        assert (mine.hand, mine.deck, mine.points) == (seat.hand, seat.deck, seat.points)
        assert (mine.influence, mine.garrison) == (seat.influence, seat.garrison)
    assert f"#   {there.decider}: {there.moves[0]}" in outcome.out


def test_a_stop_inside_a_turn_prints_the_decision(run: Run, record: Path, text: str) -> None:
    _, inside = stops(text)
    outcome = run("replay", str(record), "--stop", str(inside))
    assert outcome.status == 0
    assert "decides: agent" in outcome.out
    assert "# inside a turn there is no position; --json prints the whole state" in outcome.out
    game = Game.from_json(run("replay", str(record), "--stop", str(inside), "--json").out)
    listed = [row.partition(": ")[2] for row in outcome.out.splitlines() if row.startswith("#   ")]
    assert listed == [str(move) for move in game.moves]


def test_every_stop_can_be_printed(run: Run, record: Path, text: str) -> None:
    moves = len(recorder_moves(text))
    for stop in range(1, moves + 1, 23):
        assert run("replay", str(record), "--stop", str(stop)).status == 0
    assert (
        f"has {moves} moves, not {moves + 1}"
        in run("replay", str(record), "--stop", str(moves + 1)).complaint
    )
    assert "counted from 1" in run("replay", str(record), "--stop", "0").complaint


def test_json_of_the_end(run: Run, record: Path) -> None:
    assert json.loads(run("replay", str(record), "--json").out)["format"] == "kanly state 1"


def test_a_different_hash_is_told_with_its_line(run: Run, record: Path, text: str) -> None:
    rows = text.splitlines()
    at = next(i for i, row in enumerate(rows) if row.startswith("= 3 "))
    rows[at] = "= 3 0123456789abcdef"
    record.write_text("\n".join(rows))
    outcome = run("replay", str(record))
    assert outcome.status == 1
    assert f"game.kanly:{at + 1}: the table's hash is " in outcome.out
    assert "the record says 0123456789abcdef" in outcome.out
    assert "Winner" in outcome.out


@pytest.mark.parametrize(
    ("old", "new", "part"),
    [
        ("kanly record 1", "something else", "game.kanly:1: a record begins with"),
        ("players: 3", "players: 5", "a game of 5 players can't be set up"),
        ("players: 3", "players: three", "'three' is not a whole number"),
        ("edition: base", "edition: other", "there is no edition 'other'"),
        ("leaders: random", "leaders: nobody random random", "there is no leader 'nobody'"),
        ("seed: 3", "sead: 3", "game.kanly:6: 'sead: 3' is not one of the header's lines"),
        ("! first", "! fist", "is no line of chance"),
        ("\n0: ", "\nzero: ", "is no line of a record"),
        (": agent ", ": agnet ", "no move begins with 'agnet'"),
        (": reveal\n", ": pass\n", "is not legal now"),
    ],
)
def test_what_is_wrong_with_a_record_is_said(
    run: Run, record: Path, text: str, old: str, new: str, part: str
) -> None:
    assert old in text
    record.write_text(text.replace(old, new, 1), encoding="utf-8")
    complaint = run("replay", str(record)).complaint
    assert part in complaint


def test_a_truncated_record_shows_where_it_ends(run: Run, record: Path, text: str) -> None:
    rows = text.splitlines()
    cut = next(i for i, row in enumerate(rows) if row.startswith("= 2 "))
    record.write_text("\n".join(rows[: cut + 1]))
    outcome = run("replay", str(record))
    assert outcome.status == 0
    assert "# legal moves:" in outcome.out


def test_a_file_without_end_is_not_read_to_the_end(run: Run, tmp_path: Path) -> None:
    (tmp_path / "long.kanly").write_text("#\n" * 2_600_000)
    assert "too long for a record" in run("replay", "long.kanly").complaint
