"""Kanly as a contestant, in whichever build the interpreter finds."""

from random import Random
from typing import Any

import kanly
from kanly import Game, Setup


class Ours:
    """Random games of four seats on the bare engine; Uprising is played with its module, as most people will."""

    name = "kanly"
    version = kanly.__version__
    build = "compiled" if kanly.COMPILED else "pure"

    def __init__(self, edition: str = "base") -> None:
        # An older checkout, which is measured beside this one, knows no editions.
        self._box: dict[str, Any] = {} if edition == "base" else {"edition": edition, "modules": ["choam"]}

    def play(self, seed: int) -> tuple[int, int]:
        """Play one game; a decision is counted only where the seat had two or more moves."""
        game = Game(Setup(players=4, seed=seed, **self._box))
        pick = Random(seed).random
        decisions = moves = 0
        while not game.over:
            legal = game.legal
            options = len(legal)
            if options > 1:
                decisions += 1
                game.play(legal[int(pick() * options)])
            else:
                game.play(legal[0])
            moves += 1
        return decisions, moves

    def midway(self, seed: int) -> Game:
        """Play the same game again up to the first real decision after half of its moves."""
        half = self.play(seed)[1] // 2
        game = Game(Setup(players=4, seed=seed, **self._box))
        pick = Random(seed).random
        moves = 0
        while moves < half or len(game.legal) < 2:
            legal = game.legal
            options = len(legal)
            game.play(legal[int(pick() * options)] if options > 1 else legal[0])
            moves += 1
        return game
