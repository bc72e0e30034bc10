"""`kanly fuzz`: games are counted, a failing one is saved and can be replayed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kanly import catalog
from kanly.arena import invariants
from kanly.arena.invariants import InvariantBroken
from kanly.cli import fuzz
from kanly.game import Game
from kanly.notation.record import read_record
from kanly.setup import Box

from .conftest import Run


def test_games_are_played_and_counted(run: Run, tmp_path: Path) -> None:
    outcome = run("fuzz", "--games", "3", "--seed", "5", "--jobs", "1", "--players", "3")
    assert outcome.status == 0 and outcome.err == ""
    assert re.fullmatch(r"3 games, \d{3,} moves, 0 failed; seed 5, 1 processes, [\d.]+ s\n", outcome.out)
    assert not (tmp_path / "fuzz-failures").exists()


def test_several_processes_play_the_same_games(run: Run) -> None:
    def moves(jobs: int) -> str:
        outcome = run("fuzz", "--games", "9", "--seed", "8", "--jobs", str(jobs))
        assert outcome.status == 0
        return outcome.out.partition(";")[0]

    assert moves(1) == moves(2)


def test_a_failing_game_is_saved_with_what_was_wrong(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def suspicious(game: Game, thorough: bool) -> None:
        if game.round == 2:
            raise InvariantBroken("the second round\nlooks odd")

    monkeypatch.setattr(invariants, "check_decision", suspicious)
    outcome = run("fuzz", "--games", "2", "--seed", "5", "--jobs", "1", "--out", "broken")
    assert outcome.status == 1
    assert "2 games, 0 moves, 2 failed" in outcome.out
    paths = sorted((tmp_path / "broken").iterdir())
    assert [path.name for path in paths] == ["fuzz-5.kanly", "fuzz-6.kanly"]
    text = paths[0].read_text(encoding="utf-8")
    assert text.endswith("# the second round looks odd\n")
    assert read_record(text).moves
    assert run("replay", str(paths[0])).status == 0


@pytest.mark.parametrize(("checks", "wanted"), [("all", 12), ("some", 2)])
def test_expensive_checks_in_all_games_or_some(
    run: Run, monkeypatch: pytest.MonkeyPatch, checks: str, wanted: int
) -> None:
    thoroughly: list[bool] = []
    play = fuzz.play_checked

    def noted(setup: object, seed: int, thorough: bool) -> object:
        thoroughly.append(thorough)
        return play(invariants.random_setup(seed, 3), seed, False)

    monkeypatch.setattr(fuzz, "play_checked", noted)
    assert run("fuzz", "--games", "12", "--jobs", "1", "--checks", checks).status == 0
    assert (len(thoroughly), sum(thoroughly)) == (12, wanted)


@pytest.mark.parametrize("edition", ["base", "uprising"])
@pytest.mark.parametrize("players", ["1", "2"])
def test_one_or_two_meet_printed_opponents(run: Run, players: str, edition: str) -> None:
    outcome = run(
        "fuzz", "--games", "2", "--seed", "5", "--jobs", "1", "--players", players, "--edition", edition
    )
    assert (outcome.status, outcome.err) == (0, "")
    assert outcome.out.startswith("2 games, ") and ", 0 failed; seed 5" in outcome.out


@pytest.mark.parametrize("edition", ["base", "uprising"])
def test_levels_and_variants_take_turns(edition: str) -> None:
    for mode in catalog.edition(edition).opponents:
        task = fuzz.Task(0, 1, 0, mode.people, "some", Box(edition))
        setups = [fuzz.setup_of_game(task, seed) for seed in range(40)]
        assert {setup.level for setup in setups} == {level.id for level in mode.levels}
        assert {name for setup in setups for name in setup.variants} == set(mode.variants)
        assert {setup.players for setup in setups} == {mode.people}
        if mode.variants:
            assert [] in [setup.variants for setup in setups]
