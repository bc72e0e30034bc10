"""Every ruling is shown by a scenario or a test, every component by a scenario, and the page of rulings says by which."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kanly import catalog
from kanly.setup import Box
from tests import fill_rulings

EXAMPLE = re.compile(r"ex_\d\d")
PAGE = fill_rulings.PAGE.read_text(encoding="utf-8")
IDS = fill_rulings.ruling_ids(PAGE)
SCENARIOS = fill_rulings.all_scenarios()
COVERED = {covered for _, scenario in SCENARIOS for covered in scenario.covers}
# Whatever lies in a box and can be played with: with the base game's decks in Uprising nothing new comes in.
BOXES = (Box("base"), Box("uprising", ("choam",)))
SAMPLE = "| id | status | ruling | shown by |\n| R-001 | O | One \\| two. | — |\n| R-002 | C | Three. | old |\nEnd.\n"


def test_the_page_lists_each_ruling_once() -> None:
    assert len(IDS) > 150
    assert sorted(IDS) == sorted(set(IDS))
    # A table line that the pattern can't read would be left out without a word.
    assert [line for line in PAGE.splitlines() if line.startswith("| R-")] == [
        line for line in PAGE.splitlines() if fill_rulings.LINE.match(line)
    ]


def test_every_ruling_is_shown() -> None:
    shown = fill_rulings.shown_by()
    assert [ruling for ruling in IDS if ruling not in shown] == []


@pytest.mark.parametrize("box", BOXES, ids=lambda box: str(box.edition))
def test_every_component_is_covered_by_a_scenario(box: Box) -> None:
    assert sorted(set(catalog.by_key(box)) - COVERED) == []


def test_no_component_is_left_out_but_those_that_no_game_uses() -> None:
    unused = {component.key for component in catalog.UNUSED}
    assert len(unused) == 10
    assert {key for box in BOXES for key in catalog.by_key(box)} == set(catalog.everything()) - unused


def test_whatever_a_scenario_covers_exists() -> None:
    known = {*(key for box in BOXES for key in catalog.by_key(box)), *IDS}
    wrong = [
        f"{place}: {scenario.name!r} covers {covered!r}, which is no component, ruling or worked example"
        for place, scenario in SCENARIOS
        for covered in scenario.covers
        if covered not in known and not EXAMPLE.fullmatch(covered)
    ]
    assert wrong == []


def test_tests_name_existing_rulings() -> None:
    assert [entry for entry in fill_rulings.test_functions() if entry[2] not in IDS] == []


def test_the_page_of_rulings_is_up_to_date() -> None:
    assert fill_rulings.filled(PAGE, fill_rulings.shown_by()) == PAGE, "run: python -m tests.fill_rulings"


def test_filling_changes_the_last_column_and_nothing_else() -> None:
    shown = {"R-002": ["a: one", "b: two", "c: three", "d: four"]}
    expected = SAMPLE.replace("| old |", "| a: one; b: two; +2 |")
    assert fill_rulings.filled(SAMPLE, shown) == expected
    assert fill_rulings.filled(expected, shown) == expected
    assert fill_rulings.ruling_ids(SAMPLE) == ["R-001", "R-002"]


def test_a_ruling_for_both_games_names_a_scenario_of_each_first() -> None:
    names = ["base/a: one", "base/a: two", "test_some: test_it", "uprising/b: three", "uprising/b: four"]
    assert fill_rulings.editions_in_turn(names) == [
        "base/a: one", "test_some: test_it", "uprising/b: three", "base/a: two", "uprising/b: four",
    ]  # fmt: skip


def test_functions_are_found_by_name(tmp_path: Path) -> None:
    source = "def test_r_042_one() -> None: ...\n\n\ndef test_other() -> None: ...\n"
    (tmp_path / "test_some.py").write_text(source, encoding="utf-8")
    assert fill_rulings.test_functions(tmp_path) == [("test_some", "test_r_042_one", "R-042")]
