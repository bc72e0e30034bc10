"""Bots that later ones are measured against make the choices that they always made."""

from __future__ import annotations

from typing import Any

import pytest

from kanly import Setup
from kanly.bots.registry import YARDSTICKS
from tests.modes import KINDS
from tests.yardsticks import GAMES, choices, stored

SETS = 10


@pytest.fixture(scope="module", params=sorted(YARDSTICKS))
def frozen(request: pytest.FixtureRequest) -> tuple[str, list[dict[str, Any]]]:
    return request.param, stored(request.param)


def test_every_mode_has_its_share_of_the_games(frozen: tuple[str, list[dict[str, Any]]]) -> None:
    _, games = frozen
    assert len(games) == GAMES
    for kind in KINDS:
        assert sum(game["kind"] == kind for game in games) >= GAMES // len(KINDS)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(SETS))
def test_each_choice_is_the_one_it_was(frozen: tuple[str, list[dict[str, Any]]], part: int) -> None:
    bot, games = frozen
    for number in range(part, len(games), SETS):
        moves = games[number]["moves"]
        for at, (chosen, played) in enumerate(choices(bot, Setup(**games[number]["setup"]), moves)):
            assert chosen == played, f"game {number}, decision {at}"
            last = at
        assert last == len(moves) - 1, f"game {number} ends at another moment"
