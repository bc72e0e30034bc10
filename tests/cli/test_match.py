"""`kanly bots` and `kanly match`."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from kanly.bots import names

from .conftest import Run


def test_bots_are_listed_with_what_they_are(run: Run) -> None:
    outcome = run("bots")
    assert outcome.status == 0
    for name in names():
        assert name in outcome.out
    assert "module:Class" in outcome.out


def test_a_match_ends_in_a_table_with_intervals(run: Run) -> None:
    outcome = run("match", "random", "heuristic", "random", "--games", "3", "--jobs", "1", "--seed", "2")
    assert (outcome.status, outcome.err) == (0, "")
    rows = [line.split() for line in outcome.out.splitlines() if "/3" in line]
    assert [row[0] for row in rows] == ["random", "heuristic", "random"]
    assert sum(int(row[1].split("/")[0]) for row in rows) == 3
    assert all("%" in row[2] and row[4] == "–" for row in rows)
    assert "3 games, " in outcome.out and "seed 2" in outcome.out


def test_the_same_seed_gives_the_same_match(run: Run) -> None:
    arguments = ("match", "random", "random", "random", "--games", "4", "--seed", "9")
    assert run(*arguments, "--jobs", "1").out == run(*arguments, "--jobs", "2").out


def test_a_bot_of_the_current_folder_can_be_named(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [entry for entry in sys.path if entry])
    bot = "class Last:\n    def choose(self, seat):\n        return seat.moves[-1]\n"
    (tmp_path / "bot_of_this_folder.py").write_text(bot)
    outcome = run("match", "bot_of_this_folder:Last", "random", "random", "--games", "3", "--jobs", "1")
    assert (outcome.status, outcome.err) == (0, "")
    assert "bot_of_this_folder:Last" in outcome.out


@pytest.mark.parametrize(
    ("bots", "options"),
    [
        (["random"], ["--level", "mercenary"]),
        (["random", "random"], []),
        (["random"], ["--edition", "uprising", "--rivals", "gurney,irulan", "--variant", "row_dice"]),
        (["random", "random"], ["--edition", "uprising", "--variant", "streamlined"]),
    ],
)
def test_one_or_two_bots_meet_printed_opponents(run: Run, bots: list[str], options: list[str]) -> None:
    outcome = run("match", *bots, *options, "--games", "4", "--jobs", "1")
    assert (outcome.status, outcome.err) == (0, "")
    rows = [line.split() for line in outcome.out.splitlines() if "/4" in line]
    assert [row[0] for row in rows] == [*bots, "opponents"]
    won = [int(row[1].split("/")[0]) for row in rows]
    assert sum(won) == 4
    # At the end of the row stand their wins by seat: there are as many opponents as the game has.
    by_seat = [int(wins) for wins in rows[-1][8:]]
    assert len(by_seat) == (2 if len(bots) == 1 else 1) and sum(by_seat) == won[-1]


def test_people_enough_meet_no_opponents(run: Run) -> None:
    outcome = run("match", "random", "random", "random", "--games", "2", "--jobs", "1")
    assert "opponents" not in outcome.out
    assert "whom 3 players don't meet" in run("match", *["random"] * 3, "--level", "mentat").complaint
