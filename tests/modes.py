"""The kinds of games that properties are tested in: every edition, its modules and the mixed game, with three or four
players, and with printed opponents for one or two."""

from __future__ import annotations

from kanly import Setup
from kanly.arena.invariants import random_setup

MIXED = ["choam", "base_imperium", "base_intrigue", "base_leaders", "base_conflicts"]
MODES: dict[str, tuple[str, list[str]]] = {
    "base": ("base", []),
    "uprising": ("uprising", []),
    "choam": ("uprising", ["choam"]),
    "mixed": ("uprising", MIXED),
}
# Each mode with one person and with two.
OPPONENTS: dict[str, tuple[str, int]] = {
    f"{mode} {name}": (mode, people) for mode in MODES for people, name in ((1, "solo"), (2, "for two"))
}
KINDS = (*MODES, *OPPONENTS)


def setup_of(mode: str, players: int, seed: int, leaders: str = "random") -> Setup:
    """A game of so many players; with printed opponents, levels and variants take turns."""
    edition, modules = MODES[mode]
    setup = random_setup(seed, players, edition, modules)
    setup.leaders = [leaders]
    return setup


def deal(kind: str, seed: int, leaders: str = "random") -> Setup:
    """A game of a mode, with three or four players by turns, or of a mode with printed opponents."""
    mode, players = OPPONENTS.get(kind, (kind, 3 + seed % 2))
    return setup_of(mode, players, seed, leaders)
