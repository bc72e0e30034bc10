"""Every ruling is shown by a scenario or a test, every component by a scenario, and the page of rulings says by which."""

from __future__ import annotations

import re
from pathlib import Path

from kanly import catalog
from tests import fill_rulings

EXAMPLE = re.compile(r"ex_\d\d")
PAGE = fill_rulings.PAGE.read_text(encoding="utf-8")
IDS = fill_rulings.ruling_ids(PAGE)
SCENARIOS = fill_rulings.all_scenarios()
COVERED = {covered for _, scenario in SCENARIOS for covered in scenario.covers}
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


def test_every_component_is_covered_by_a_scenario() -> None:
    assert sorted(set(catalog.by_key("base")) - COVERED) == []


def test_whatever_a_scenario_covers_exists() -> None:
    known = {*catalog.by_key("base"), *IDS}
    wrong = [
        f"{stem}: {scenario.name!r} covers {covered!r}, which is no component, ruling or worked example"
        for stem, scenario in SCENARIOS
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


def test_functions_are_found_by_name(tmp_path: Path) -> None:
    source = "def test_r_042_one() -> None: ...\n\n\ndef test_other() -> None: ...\n"
    (tmp_path / "test_some.py").write_text(source, encoding="utf-8")
    assert fill_rulings.test_functions(tmp_path) == [("test_some", "test_r_042_one", "R-042")]
