"""What a client is told of the game."""

from __future__ import annotations

import json
from dataclasses import asdict
from random import Random

import pytest

from kanly.game import Game
from kanly.setup import Setup


@pytest.mark.parametrize(("players", "edition"), [(4, "base"), (2, "base"), (3, "uprising"), (1, "uprising")])
def test_a_view_as_plain_data_is_the_whole_view(players: int, edition: str) -> None:
    game = Game(Setup(players=players, edition=edition, seed=3))
    chance = Random(3)
    for _ in range(60):
        game.play(chance.choice(list(game.legal)))
        for seat in (None, *range(game.people)):
            view = game.view(seat)
            # As text: no data class is left inside, and every field stands where it did.
            assert json.dumps(view.to_json()) == json.dumps(asdict(view))
