"""All toys at one table: none of them knows of the others."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from kanly import Game, catalog
from kanly.text import bundle as bundles
from tests.toy import everything, plugging, storms


@pytest.fixture(autouse=True)
def plugged_in(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """They are there for one test and gone after it."""
    monkeypatch.setattr(catalog, "EDITIONS", dict(catalog.EDITIONS))
    monkeypatch.setattr(bundles, "ADDED", [])
    with plugging.plugged_in("storms", storms.plug_in):
        everything.plug_in()
        yield
        monkeypatch.undo()
        catalog.forget()
        bundles.bundle.cache_clear()


def test_every_toy_is_there() -> None:
    game = Game(everything.setup(2))
    assert set(game.view(0).modules) == {"choam", *(module.id for module in everything.EVERYTHING)}
    assert game.state.roles is not None and game.state.roles.name == "vassals"
    assert len(game.state.content.faction_ids) == 5


@pytest.mark.parametrize("seed", range(20))
def test_random_games_with_all_of_them_are_sound(seed: int) -> None:
    assert everything.play(seed, seed % 5 == 0) > 20


@pytest.mark.slow
def test_many_random_games_with_all_of_them_are_sound() -> None:
    """`python -m tests.toy.everything 1000` plays a thousand."""
    first = random.Random().randrange(1 << 20)
    for seed in range(first, first + 60):
        assert everything.play(seed, seed % everything.THOROUGH == 0) > 20, f"seed {seed}"
