"""A companion that is told what happens in a game knows of its opponents what the game knows."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kanly.setup import Setup

from .agreement import SideBySide

TURNS = {"card", "occupied", "bonus_spice", "conflict", "influence", "points", "total"}
SPIES = TURNS | {"watched", "wall"}
# Per mode: what has to be asked at least once in all its games, and no other mode's questions.
MODES: dict[str, tuple[Setup, set[str]]] = {
    "base solo": (Setup(players=1), TURNS | {"choice"}),
    "base solo, expert": (Setup(players=1, level="mentat"), TURNS | {"choice", "strength"}),
    "base for two": (Setup(players=2), TURNS | {"control"}),
    "uprising solo": (Setup(players=1, edition="uprising"), SPIES | {"intrigues"}),
    "uprising solo, expert": (
        Setup(players=1, edition="uprising", level="mentat"),
        SPIES | {"intrigues", "units"},
    ),
    "uprising for two": (Setup(players=2, edition="uprising"), SPIES | {"intrigues"}),
    "streamlined": (Setup(players=2, edition="uprising", variants=["streamlined"]), SPIES | {"intrigues"}),
    "mixed": (
        Setup(players=1, edition="uprising", modules=["choam", "base_imperium", "base_conflicts"]),
        SPIES | {"intrigues", "choice"},
    ),
}
# Only where two are level at the end, and where an opponent's control is in danger.
SELDOM = {"spice", "solari", "water", "garrison", "revealed", "control"}
SEEDS = range(7)


@pytest.mark.parametrize("mode", MODES)
def test_a_game_and_a_companion_agree(mode: str) -> None:
    setup, wanted = MODES[mode]
    asked: set[str] = set()
    for seed in SEEDS:
        both = SideBySide(replace(setup, seed=seed))
        both.play()
        assert both.turns > 5
        asked |= both.asked
    assert asked - SELDOM == wanted - SELDOM and wanted <= asked
