"""Fills the last column of docs/rulings.md with the scenarios and tests that show each ruling.

Run it after adding a ruling, a scenario or a `test_r_nnn_...` function: python -m tests.fill_rulings
"""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

from kanly.notation.scenario import Scenario
from tests import scenario_files as files

TESTS = Path(__file__).parent
PAGE = TESTS.parent / "docs" / "rulings.md"
LINE = re.compile(r"^\| (?P<id>R-\d{3}) \| (?P<status>[OXDC]) \| (?P<ruling>.+) \| (?P<shown>.*) \|$")
FUNCTION = re.compile(r"^def (test_r_(\d{3})_\w+)", re.MULTILINE)
MOST = 2
NONE_YET = "—"


def scenario_files() -> list[Path]:
    """The files about rulings first: what they say of a ruling is meant for it."""
    return sorted(files.files(), key=lambda path: (not path.stem.startswith("rulings"), path.as_posix()))


def all_scenarios() -> list[tuple[str, Scenario]]:
    """Every scenario with its file, as edition and stem."""
    return [
        (f"{files.edition_of(path)}/{path.stem}", scenario)
        for path in scenario_files()
        for scenario in files.scenarios_of(path)
    ]


def test_functions(folder: Path = TESTS) -> list[tuple[str, str, str]]:
    """File stem, function and ruling of every test that names a ruling."""
    return [
        (path.stem, match[1], f"R-{match[2]}")
        for path in sorted(folder.rglob("test_*.py"))
        for match in FUNCTION.finditer(path.read_text(encoding="utf-8"))
    ]


def shown_by() -> dict[str, list[str]]:
    """What shows each ruling, by its id."""
    found: dict[str, list[str]] = defaultdict(list)
    for place, scenario in all_scenarios():
        for covered in scenario.covers:
            if covered.startswith("R-"):
                found[covered].append(f"{place}: {scenario.name}")
    for stem, function, ruling in test_functions():
        found[ruling].append(f"{stem}: {function}")
    return {ruling: editions_in_turn(names) for ruling, names in found.items()}


def editions_in_turn(names: list[str]) -> list[str]:
    """The first of each edition, then the second of each and so on: a ruling for both games shows both."""
    seen: dict[str, int] = defaultdict(int)
    places: dict[str, int] = {}
    for name in names:
        edition = name.partition("/")[0]
        places[name] = seen[edition]
        seen[edition] += 1
    return sorted(names, key=lambda name: places[name])


def column(names: list[str]) -> str:
    """The text of one cell; more than a few names would only widen the table."""
    if not names:
        return NONE_YET
    rest = len(names) - MOST
    return "; ".join(names[:MOST]).replace("|", "/") + (f"; +{rest}" if rest > 0 else "")


def ruling_ids(page: str) -> list[str]:
    return [match["id"] for line in page.splitlines() if (match := LINE.match(line))]


def filled(page: str, shown: dict[str, list[str]]) -> str:
    """The page with its last column written anew."""
    lines = []
    for line in page.splitlines():
        match = LINE.match(line)
        if match:
            cell = column(shown.get(match["id"], []))
            line = f"| {match['id']} | {match['status']} | {match['ruling']} | {cell} |"
        lines.append(line)
    return "\n".join(lines) + "\n"


def main() -> None:
    page = PAGE.read_text(encoding="utf-8")
    shown = shown_by()
    PAGE.write_text(filled(page, shown), encoding="utf-8")
    ids = ruling_ids(page)
    print(f"{sum(ruling in shown for ruling in ids)} of {len(ids)} rulings are shown")


if __name__ == "__main__":
    main()
