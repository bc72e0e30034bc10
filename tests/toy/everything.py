"""All toys of this folder at one table.

A thousand random games with all that must hold: `python -m tests.toy.everything 1000`; a number after that is the seed of the first.
"""

from __future__ import annotations

import sys

from kanly import catalog
from kanly.arena.invariants import play_checked, random_setup
from kanly.components import Module
from kanly.setup import Setup
from kanly.text import add_locales
from tests.toy import CARAVAN, LOCALES, storms
from tests.toy.changes import HARDSHIP
from tests.toy.factions import SMUGGLING
from tests.toy.pieces import SHIPYARD, VATS
from tests.toy.reactions import MASQUERADE
from tests.toy.roles import FEALTY
from tests.toy.rows import SOUK_MODULE, WELL_MODULE
from tests.toy.stores import STOREHOUSE
from tests.toy.storms.words import STORMS
from tests.toy.tracks import VOYAGES

EVERYTHING: tuple[Module, ...] = (
    CARAVAN, HARDSHIP, MASQUERADE, STOREHOUSE, FEALTY, SMUGGLING, SHIPYARD, VATS, SOUK_MODULE, WELL_MODULE, VOYAGES, STORMS,
)  # fmt: skip
# Every so many games the expensive checks are made as well.
THOROUGH = 10


def plug_in() -> None:
    """The boxes have all modules from now on. Storms register in all layers, so a test plugs them in for a while (`plugging.py`);
    whoever wants the modules gone again keeps `catalog.EDITIONS`."""
    for module in EVERYTHING:
        catalog.add_module("uprising", module)
    add_locales(LOCALES)


def setup(seed: int) -> Setup:
    """One to four people in turn, with all toys and the CHOAM module."""
    modules = ["choam", *(module.id for module in EVERYTHING)]
    return random_setup(seed, 1 + seed % 4, "uprising", modules)


def play(seed: int, thorough: bool) -> int:
    """A random game with all checks; how many moves it had."""
    return len(play_checked(setup(seed), seed, thorough).moves)


def main(games: int, first: int) -> None:
    storms.plug_in()
    plug_in()
    moves = sum(play(seed, seed % THOROUGH == 0) for seed in range(first, first + games))
    print(f"{games} games, {moves} moves, seeds {first} to {first + games - 1}: all that must hold holds")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0)
