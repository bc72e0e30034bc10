"""The random bot: every legal move is as likely, and its seat's chance alone decides."""

from __future__ import annotations

from collections import Counter
from random import Random

from kanly import Game, Setup
from kanly.bots import decide
from kanly.bots.random_bot import RandomBot


def test_every_legal_move_is_as_likely() -> None:
    game = Game(Setup(players=4, seed=4))
    moves = len(game.legal)
    assert moves > 3
    chance = Random(1)
    picked = Counter(decide(RandomBot(), game, chance) for _ in range(400 * moves))
    assert set(picked) == set(game.legal)
    # Six standard deviations of a count around 400.
    assert all(280 < count < 520 for count in picked.values())


def test_the_same_chance_plays_the_same_moves() -> None:
    def play(seed: int) -> list[int]:
        game, chance, played = Game(Setup(players=3, seed=2)), Random(seed), []
        for _ in range(60):
            played.append(decide(RandomBot(), game, chance))
            game.play(played[-1])
        return played

    assert play(1) == play(1)
    assert play(1) != play(2)
