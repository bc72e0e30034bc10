"""Mutation tests of the content: break each component in every small way, and some scenario must fail.

    python -m tests.mutants [--every N] [--only TEXT] [--jobs N]

Each effect, cost, condition and trait is dropped, each number is changed by one up and down, each icon, faction and
resource is taken away or becomes another, each mark is flipped, neighbours change places where order means something. The
printed opponents of an edition are broken in the same ways. A mutant that no scenario notices is a survivor: it has to
stand in tests/mutants_survivors.yaml with the reason why nobody could ever notice it, or the run fails.
"""

from __future__ import annotations

import argparse
import dataclasses
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any

import yaml
from rich.console import Console
from rich.progress import track

from kanly import catalog
from kanly.components import Component, Edition, HagalCard, Level, Opponents, Rival
from kanly.effects import FACTIONS, ICONS, TRIGGERS, Faction, Icon, RivalSpy, Symbol, Trigger
from kanly.engine.content import Content
from kanly.engine.errors import KanlyError
from kanly.notation.position import table_keys
from kanly.notation.scenario import Scenario, run_scenario
from kanly.setup import Box
from tests.scenario_files import all_scenarios, content_of

FOLDER = Path(__file__).parent
KNOWN = FOLDER / "mutants_survivors.yaml"
# What a faction and an icon can become.
PRINTED: dict[type[Symbol], tuple[Symbol, ...]] = {Faction: FACTIONS, Icon: ICONS, Trigger: TRIGGERS}
# What is no rule of play: how often a card is in the deck is compared with lists elsewhere (tests/test_content.py), how
# Objectives are dealt is tested with the setup (tests/test_uprising_setup.py), and so is with how many people a House
# Hagal card is used (tests/test_opponents.py).
NOT_RULES = {
    "id",
    "name",
    "set",
    "deck",
    "count",
    "module",
    "complexity",
    "house",
    "ability_name",
    "signet_name",
    "group",
    "level",
    "players",
    "first_player",
    "people",
}
# What no position shows of printed opponents, because it comes before the first turn; tests/test_opponents.py has it all.
SETUP = {
    Opponents: {"people", "opponents", "usual", "rivals", "leaders", "start", "starts", "objective", "variants"},
    Level: {"id", "intrigues", "help", "help_intrigues"},
}  # fmt: skip
# Fields whose order is a rule: who comes first is looked at first.
ORDERED = {HagalCard: {"spaces"}, Rival: {"priority"}, RivalSpy: {"posts"}}
# Flags that are only ever taken away: who has them is listed in tests/test_uprising_setup.py, and giving one to a card or
# space that no such rule can reach changes nothing.
RARE = {"ignores_requirements", "protected", "straight", "share", "once"}
# Flags that mean something only beside another one.
BESIDE = {"skips_taken": "richest"}


@dataclass(frozen=True)
class Mutant:
    """One component, or the printed opponents of one number of people, changed in one place."""

    key: str
    change: str
    changed: Component | Opponents
    edition: str

    @property
    def name(self) -> str:
        return f"{self.key} {self.change}"


def variants(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    """Every small change of a value: a name for it and the changed value."""
    if isinstance(value, Enum | Symbol):
        others = [*PRINTED[type(value)]] if isinstance(value, Symbol) else list(type(value))
        another = others[(others.index(value) + 1) % len(others)]
        yield f"{path} {another.value}", another
        return
    if isinstance(value, bool | str) or value is None:
        return
    if isinstance(value, int):
        yield f"{path}+1", value + 1
        yield f"{path}-1", value - 1
    elif isinstance(value, tuple):
        for i, entry in enumerate(value):
            if not isinstance(entry, int) and not (
                isinstance(entry, Enum | Symbol) and len(value) == 2 and "bonus" in path
            ):
                yield f"{path}[{i}] dropped", value[:i] + value[i + 1 :]
            for change, changed in variants(entry, f"{path}[{i}]"):
                yield change, (*value[:i], changed, *value[i + 1 :])
    elif dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            if is_setup(value, field.name):
                continue
            name = f"{path}.{field.name}" if path else field.name
            held = getattr(value, field.name)
            swaps = swapped(held, name) if field.name in ORDERED.get(type(value), ()) else ()
            for change, changed in (*variants(held, name), *swaps):
                yield change, dataclasses.replace(value, **{field.name: changed})  # type: ignore[type-var]
        if not isinstance(value, Component):
            yield from ((f"{path} {change}", changed) for change, changed in flags(value))


def is_setup(value: object, field: str) -> bool:
    """Whether a field is no rule of play."""
    return field in (NOT_RULES if isinstance(value, Component) else SETUP.get(type(value), ()))


def swapped(value: tuple[Any, ...], path: str) -> Iterator[tuple[str, Any]]:
    """Neighbours change places, one pair at a time."""
    for i in range(len(value) - 1):
        pair = (value[i + 1], value[i])
        yield f"{path}[{i}] and [{i + 1}] swapped", (*value[:i], *pair, *value[i + 2 :])


def flags(component: Any) -> Iterator[tuple[str, Any]]:
    """True and false swapped, one at a time."""
    for field in dataclasses.fields(component):
        value = getattr(component, field.name)
        if not isinstance(value, bool) or is_setup(component, field.name):
            continue
        beside = BESIDE.get(field.name)
        if (value or field.name not in RARE) and (beside is None or getattr(component, beside)):
            yield (
                f"{field.name} {str(not value).lower()}",
                dataclasses.replace(component, **{field.name: not value}),
            )


def mutants(edition: Edition) -> list[Mutant]:
    found = []
    for component in catalog.components(edition):
        if component.set == edition.id:
            for change, changed in (*variants(component, ""), *flags(component)):
                found.append(Mutant(component.key, change, changed, edition.id))
    for opponents in edition.opponents:
        for change, changed in variants(opponents, ""):
            found.append(
                Mutant(f"{edition.id}/opponents/{opponents.people}", change.strip(), changed, edition.id)
            )
    return found


def mutate(edition: Edition, mutant: Mutant) -> Edition:
    made = mutant.changed
    if isinstance(made, Opponents):
        modes = tuple(made if mode.people == made.people else mode for mode in edition.opponents)
        return dataclasses.replace(edition, opponents=modes)
    cards = getattr(edition, made.deck)
    return dataclasses.replace(
        edition, **{made.deck: tuple(made if c.key == mutant.key else c for c in cards)}
    )


def all_mutants() -> list[Mutant]:
    """The mutants of every edition with its modules; each component in the game of its own set."""
    found = []
    for edition in catalog.EDITIONS.values():
        modules = tuple(module.id for module in edition.modules)
        made = catalog.assemble(Box(edition.id, modules))
        found += mutants(made)
    return found


def has(edition: Edition, changed: Component | Opponents) -> bool:
    return isinstance(changed, Opponents) or any(c.key == changed.key for c in getattr(edition, changed.deck))


def people_in(scenario: Scenario) -> int:
    """How many people a scenario is for, as far as printed opponents are concerned: 0 if there are none."""
    position = scenario.position
    entries = {} if position is None else position.table(table_keys())
    people = entries["players"].number() if "players" in entries else 0
    return people if people < 3 else 0


def could_notice(scenario: Scenario, mutant: Mutant) -> bool:
    """Whether a scenario plays with what the mutant breaks; without printed opponents none of their data is read."""
    if scenario.edition != mutant.edition:
        return False
    if isinstance(mutant.changed, Opponents):
        return people_in(scenario) == mutant.changed.people
    return not isinstance(mutant.changed, HagalCard | Rival) or people_in(scenario) > 0


SCENARIOS: list[Scenario] = []


def is_killed(mutant: Mutant) -> bool:
    """Whether some scenario fails with the mutant; those that name the component are tried first."""
    if not SCENARIOS:
        SCENARIOS.extend(all_scenarios())
    contents: dict[Box, Content | None] = {}
    chosen = [scenario for scenario in SCENARIOS if could_notice(scenario, mutant)]
    for scenario in sorted(chosen, key=lambda s: mutant.key not in s.covers):
        box = content_of(scenario).box
        if box not in contents:
            edition = catalog.assemble(box)
            try:
                inside = has(edition, mutant.changed)
                contents[box] = catalog.lower(mutate(edition, mutant), box) if inside else None
            except (KanlyError, LookupError, ValueError, TypeError):
                return True  # such a component can't even be loaded
        content = contents[box]
        if content is None:
            continue
        try:
            run_scenario(scenario, content)
        except (KanlyError, LookupError, ValueError, AssertionError, RecursionError):
            return True
    return False


def failing() -> list[str]:
    """Scenarios that fail on the content as it is: with one of them every mutant would look dead."""
    found = []
    for scenario in all_scenarios():
        try:
            run_scenario(scenario, content_of(scenario))
        except KanlyError as error:
            found.append(f"{scenario.name}: {error}")
    return found


def known_survivors() -> dict[str, str]:
    entries: list[dict[str, Any]] = yaml.safe_load(KNOWN.read_text(encoding="utf-8")) or []
    return {mutant: entry["reason"] for entry in entries for mutant in entry["mutants"]}


def survivors(chosen: list[Mutant], jobs: int, title: str) -> list[Mutant]:
    with ProcessPoolExecutor(jobs) as pool:
        killed = pool.map(is_killed, chosen, chunksize=16)
        console = Console(stderr=True)
        return [m for m, dead in zip(track(chosen, title, console=console), killed, strict=True) if not dead]


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--every", type=int, default=1, help="only every N-th mutant")
    parser.add_argument("--only", default="", help="only mutants whose name holds this text")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    broken = failing()
    if broken:
        print("these scenarios fail without any mutation, mend them first:", *broken, sep="\n  ")
        return 2
    chosen = [m for m in all_mutants() if options.only in m.name][:: options.every]
    if not chosen:
        print(f"no mutant's name holds {options.only!r}")
        return 2
    alive = survivors(chosen, options.jobs, "breaking components")
    known = known_survivors()
    unknown = [m for m in alive if m.name not in known]
    names = {m.name for m in chosen}
    dead = [name for name in known if name in names and name not in {m.name for m in alive}]
    for mutant in alive:
        print(f"survives: {mutant.name}: {known.get(mutant.name, 'NO REASON GIVEN')}")
    for name in dead:
        print(f"listed as a survivor, but some scenario kills it: {name}")
    print(
        f"{len(chosen)} mutants, {len(chosen) - len(alive)} killed, {len(alive)} survive, {len(unknown)} without reason"
    )
    return 1 if unknown or dead else 0


if __name__ == "__main__":
    sys.exit(main())
