"""`kanly check`: scenarios that hold, that fail, and that can't be read."""

from __future__ import annotations

from pathlib import Path

from .conftest import Run

GOOD = """\
- name: wealth pays
  covers: [wealth]
  position:
    seats: {0: {hand: [diplomacy]}, 1: {hand: [dagger]}}
  moves: ["0: agent diplomacy -> wealth"]
  expect:
    seats: {0: {solari: 2}}
"""
BAD = GOOD.replace("wealth pays", "wealth pays badly").replace("solari: 2", "solari: 3")


def test_scenarios_that_hold(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(GOOD)
    outcome = run("check", "a.yaml")
    assert (outcome.status, outcome.out, outcome.err) == (0, "1 passed, 0 failed\n", "")
    assert "a.yaml:1: wealth pays: as it says" in run("check", "--verbose", "a.yaml").out


def test_failures_name_file_line_and_scenario(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(GOOD + BAD)
    outcome = run("check", "a.yaml")
    assert outcome.status == 1 and outcome.err == ""
    assert "a.yaml:14: seat 0 solari is 2, not 3  [wealth pays badly]" in outcome.out
    assert outcome.out.splitlines()[-1] == "1 passed, 1 failed"


def test_folders_are_searched_and_unreadable_files_count(run: Run, tmp_path: Path) -> None:
    (tmp_path / "deep" / "er").mkdir(parents=True)
    (tmp_path / "deep" / "er" / "good.yaml").write_text(GOOD)
    (tmp_path / "deep" / "unknown_key.yml").write_text(GOOD.replace("moves:", "movs:"))
    (tmp_path / "deep" / "binary.yaml").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "deep" / "notes.txt").write_text("no scenario")
    outcome = run("check", "deep")
    assert outcome.status == 1
    assert "unknown_key.yml:5: unknown key 'movs'" in outcome.out
    assert "binary.yaml:1: this is not text" in outcome.out
    assert outcome.out.splitlines()[-1] == "1 passed, 2 failed"


def test_a_folder_without_scenarios_is_an_error(run: Run, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    assert "there is no scenario in this folder" in run("check", "empty").complaint


def test_a_file_without_scenarios_shows_nothing_and_fails(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(GOOD)
    (tmp_path / "nothing.yaml").write_text("\n")
    outcome = run("check", "a.yaml", "nothing.yaml")
    assert outcome.status == 1
    assert outcome.out.splitlines() == [
        "nothing.yaml:1: there is no scenario in this file",
        "1 passed, 1 failed",
    ]
