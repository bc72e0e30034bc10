"""catanatron as a contestant: the peer that Kanly is measured against."""

import importlib
from importlib.metadata import version
from typing import Any, cast

from measure import Copyable

# Imported by name because it ships no types; the type checker need not have it installed either.
catanatron: Any = importlib.import_module("catanatron")


class Peer:
    """Random games of four seats, played by catanatron's own loop and its own random player."""

    name = "catanatron"
    version = version("catanatron")
    build = "pure"

    def play(self, seed: int) -> tuple[int, int]:
        """Play one game; it counts every tick as a decision, the forced ones too, and logs one action each."""
        game = self._new(seed)
        game.play()
        ticks = len(game.state.actions)
        return ticks, ticks

    def midway(self, seed: int) -> Copyable:
        """Play the same game again up to half of its ticks.

        Equal seeds give equal games within one process only: it walks over sets that hold None, whose hash
        is an address.
        """
        half = self.play(seed)[0] // 2
        game = self._new(seed)
        while len(game.state.actions) < half:
            game.play_tick()
        return cast(Copyable, game)

    def _new(self, seed: int) -> Any:
        colors = list(catanatron.Color)
        # A seed also seeds the global generator, from which its random player draws.
        game = catanatron.Game([catanatron.RandomPlayer(color) for color in colors], seed=seed)
        return game
