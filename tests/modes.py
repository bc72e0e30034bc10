"""The kinds of games that properties are tested in: every edition, its modules, and the mixed game."""

from __future__ import annotations

from kanly import Setup

MIXED = ["choam", "base_imperium", "base_intrigue", "base_leaders", "base_conflicts"]
MODES: dict[str, tuple[str, list[str]]] = {
    "base": ("base", []),
    "uprising": ("uprising", []),
    "choam": ("uprising", ["choam"]),
    "mixed": ("uprising", MIXED),
}


def setup_of(mode: str, players: int, seed: int, leaders: str = "random") -> Setup:
    edition, modules = MODES[mode]
    return Setup(players=players, leaders=[leaders], seed=seed, edition=edition, modules=list(modules))
