"""Moments at which the judge asks topics: each is a list that a topic's `worth.py` adds to; without topics it is empty."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from kanly.bots.heuristic.judge import Judge
    from kanly.bots.heuristic.opponents import Opponents
    from kanly.bots.heuristic.weights import Weights

Asked = TypeVar("Asked")
# Who is asked, and the part of a view without which there is nothing to ask.
Moment = list[tuple[str, Asked]]

Arriving = Callable[["Judge", int], tuple[float, frozenset[str]]]
AtSpace = Callable[["Judge", int], float]
Acquiring = Callable[["Judge", int], float]
Leading = Callable[["Judge", int], tuple[float, int]]
Winning = Callable[["Judge", int], float]
KeepingOut = Callable[["Judge", int], bool]

# An Agent goes to a space: what that is worth before anything of the space happens, and what is supposed while its effects are
# judged (see `Judge.supposed`).
ARRIVING: Moment[Arriving] = []
# What a visit to a space adds to what is printed there.
AT_SPACE: Moment[AtSpace] = []
# What acquiring a card adds to what is printed on it.
ACQUIRING: Moment[Acquiring] = []
# Icons of a card that lead elsewhere than to the spaces that show them: what those are worth, and the icons that are left.
LEADING: Moment[Leading] = []
# What the winner of a Conflict has besides its reward.
WINNING: Moment[Winning] = []
# Whether units of a kind that is no troop can't come to this round's Conflict.
KEEPING_OUT: Moment[KeepingOut] = []

# Who sits at the table besides people, and what counts for more or less against them.
OPPONENTS: Moment[Callable[[Judge], Opponents]] = []
WEIGHTS: Moment[Weights] = []


class Moments:
    """Those who are asked in games that have these parts."""

    def __init__(self, parts: tuple[str, ...]) -> None:
        self.arriving: list[Arriving] = [asked for part, asked in ARRIVING if part in parts]
        self.at_space: list[AtSpace] = [asked for part, asked in AT_SPACE if part in parts]
        self.acquiring: list[Acquiring] = [asked for part, asked in ACQUIRING if part in parts]
        self.leading: list[Leading] = [asked for part, asked in LEADING if part in parts]
        self.winning: list[Winning] = [asked for part, asked in WINNING if part in parts]
        self.keeping_out: list[KeepingOut] = [asked for part, asked in KEEPING_OUT if part in parts]
        self.opponents: list[Callable[[Judge], Opponents]] = [
            asked for part, asked in OPPONENTS if part in parts
        ]
        self.weights: list[Weights] = [asked for part, asked in WEIGHTS if part in parts]


@lru_cache(maxsize=64)
def moments_of(parts: tuple[str, ...]) -> Moments:
    return Moments(parts)
