"""Every scenario file under tests/scenarios is a set of rules cases; each has to come out as it says."""

from __future__ import annotations

import pytest

from kanly.notation.scenario import Scenario, run_scenario
from tests.scenario_files import all_scenarios, content_of

SCENARIOS = all_scenarios()


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda s: s.name)
def test_scenario(scenario: Scenario) -> None:
    run_scenario(scenario, content_of(scenario))


def test_names_are_unique() -> None:
    names = [scenario.name for scenario in SCENARIOS]
    assert sorted(names) == sorted(set(names))
