"""How a game ended, as it is told."""

from __future__ import annotations

from typing import Any, Final

from kanly.engine.steps.endgame import merit
from kanly.game import Game

# What is compared at the end, in the order of the engine's merit; the first two need no word.
MAY_WIN, POINTS = "may_win", "points"
MERITS: Final = (MAY_WIN, POINTS, "spice", "solari", "water", "garrison", "revealed")


def result_told(game: Game) -> dict[str, Any] | None:
    """The standing, the points and their sources, and what decided between two with the same points."""
    result = game.result
    if result is None:
        return None
    pairs = zip(result.standing, result.standing[1:], strict=False)
    return {
        "standing": result.standing,
        "points": result.points,
        "sources": result.sources,
        "decided": [decided(game, better, worse) for better, worse in pairs],
    }


def decided(game: Game, better: int, worse: int) -> str | None:
    """What put a seat before the next one; None: its points, or nothing at all."""
    compared = zip(MERITS, merit(game.state, better), merit(game.state, worse), strict=True)
    found = next((what for what, one, other in compared if one != other), None)
    return None if found in (MAY_WIN, POINTS) else found
