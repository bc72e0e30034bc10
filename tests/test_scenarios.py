"""Every scenario file under tests/scenarios is a set of rules cases; each has to come out as it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from kanly import catalog
from kanly.notation.scenario import Scenario, read_scenarios, run_scenario

FOLDER = Path(__file__).parent / "scenarios"


def all_scenarios() -> list[Scenario]:
    return [
        scenario
        for path in sorted(FOLDER.rglob("*.yaml"))
        for scenario in read_scenarios(path.read_text(encoding="utf-8"), str(path.relative_to(FOLDER.parent)))
    ]


SCENARIOS = all_scenarios()


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda s: s.name)
def test_scenario(scenario: Scenario) -> None:
    run_scenario(scenario, catalog.content("base"))


def test_names_are_unique() -> None:
    names = [scenario.name for scenario in SCENARIOS]
    assert sorted(names) == sorted(set(names))
