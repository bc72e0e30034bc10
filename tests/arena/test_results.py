"""The figures of a match."""

from __future__ import annotations

import pytest

from kanly.arena import GameResult, wilson
from kanly.arena.results import collect


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # From the formula by hand, and as published tables round it.
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
        (360, 400, 0.8667, 0.9258),
    ],
)
def test_wilson_interval(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.0001)


def test_wilson_without_games_knows_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(("wins", "games"), [(3, 2), (-1, 2)])
def test_wilson_refuses_what_cannot_be(wins: int, games: int) -> None:
    with pytest.raises(ValueError, match="can't be"):
        wilson(wins, games)


def test_games_are_added_up_by_entry_not_by_seat() -> None:
    games = [
        GameResult(1, 11, (1, 2, 0), (7, 8, 10), (2, 1, 0), 9, (30, 31, 32)),
        GameResult(0, 10, (0, 1, 2), (10, 4, 6), (0, 2, 1), 7, (20, 21, 22)),
    ]
    result = collect(["a", "b", "c"], games)
    a, b, c = result.entries
    assert [game.number for game in result.played] == [0, 1]
    assert (a.wins, a.wins_by_seat, a.points, a.place, a.rate) == (2, (1, 0, 1), 10.0, 1.0, 1.0)
    assert (b.wins, b.points, b.place) == (0, 5.5, 3.0)
    assert (c.wins, c.points, c.place) == (0, 7.0, 2.0)
    assert result.rounds == 8.0
    assert str(a) == "a: 2/2 won = 100.0% (34.2% to 100.0%), 10.00 points, place 1.00"
