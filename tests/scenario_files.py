"""The scenario files: tests/scenarios/<edition>/<topic>.yaml, each played with its folder's edition and its own modules."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from kanly import catalog
from kanly.engine.content import Content
from kanly.notation.scenario import Scenario, read_scenarios
from kanly.setup import Setup

FOLDER = Path(__file__).parent / "scenarios"


def files() -> list[Path]:
    return sorted(FOLDER.rglob("*.yaml"))


def edition_of(path: Path) -> str:
    return path.relative_to(FOLDER).parts[0]


@cache
def scenarios_of(path: Path) -> list[Scenario]:
    """The scenarios of a file, each with its edition filled in. Reading them takes long, and playing does not change them."""
    found = read_scenarios(path.read_text(encoding="utf-8"), str(path.relative_to(FOLDER.parent)))
    for scenario in found:
        scenario.edition = scenario.edition or edition_of(path)
    return found


def all_scenarios() -> list[Scenario]:
    return [scenario for path in files() for scenario in scenarios_of(path)]


def content_of(scenario: Scenario) -> Content:
    """The content that a scenario is played with; unknown editions and modules are refused."""
    return catalog.content(catalog.box_of(Setup(edition=scenario.edition, modules=list(scenario.modules))))
