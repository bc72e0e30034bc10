"""`kanly check`: runs scenarios."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console
from rich.text import Text

from kanly import catalog
from kanly.engine.content import Content
from kanly.engine.errors import KanlyError, SetupError
from kanly.notation.scenario import Scenario, read_scenarios, run_scenario

ENDINGS = (".yaml", ".yml")


def scenario_files(paths: list[str]) -> list[Path]:
    """The files that are named, and all scenario files in the folders that are named."""
    found: list[Path] = []
    for name in paths:
        path = Path(name)
        if path.is_dir():
            inside = sorted(file for file in path.rglob("*") if file.suffix in ENDINGS)
            if not inside:
                raise KanlyError(f"{name}: there is no scenario in this folder; they end in .yaml")
            found += inside
        else:
            found.append(path)
    return found


def edition_for(path: Path, given: str | None) -> str:
    """Whose scenarios these are that don't say it: the edition given, or the one that their folder is called by."""
    if given is not None:
        return given
    folder = path.absolute().parent.name
    return folder if folder in catalog.EDITIONS else "base"


def content_of(scenario: Scenario, edition: str) -> Content:
    """What a scenario is played with; one that asks for what there is not is told where it does."""
    try:
        return catalog.content(scenario.box(edition))
    except SetupError as error:
        raise KanlyError(f"{scenario.row.where}: {error}") from None


def run(arguments: argparse.Namespace, console: Console) -> int:
    passed = failed = 0
    if arguments.edition is not None:
        catalog.edition(arguments.edition)
    for path in scenario_files(arguments.paths):
        try:
            scenarios = read_scenarios(path.read_text(encoding="utf-8"), str(path))
        except (KanlyError, UnicodeDecodeError) as error:
            where = "" if isinstance(error, KanlyError) else f"{path}:1: this is not text: "
            console.print(Text(f"{where}{error}"), soft_wrap=True)
            failed += 1
            continue
        edition = edition_for(path, arguments.edition)
        if not scenarios:
            console.print(Text(f"{path}:1: there is no scenario in this file"), soft_wrap=True)
            failed += 1
        for scenario in scenarios:
            try:
                run_scenario(scenario, content_of(scenario, edition))
            except KanlyError as error:
                console.print(Text(f"{error}  [{scenario.name}]"), soft_wrap=True)
                failed += 1
            else:
                passed += 1
                if arguments.verbose:
                    console.print(Text(f"{scenario.row.where}: {scenario.name}: as it says"), soft_wrap=True)
    console.print(Text(f"{passed} passed, {failed} failed", style="warn" if failed else ""))
    return 1 if failed else 0
