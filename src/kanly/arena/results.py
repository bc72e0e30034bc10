"""What a match shows, and how sure it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

# The two-sided 95% point of the normal distribution.
Z = 1.959963984540054


@dataclass(frozen=True)
class GameResult:
    """One finished game. Lists go by seat; `entries` says which entry of the match sat there. Printed opponents sit after
    all entries, and are none."""

    number: int
    seed: int
    entries: tuple[int, ...]
    points: tuple[int, ...]
    standing: tuple[int, ...]
    rounds: int
    decisions: tuple[int, ...]
    """How often each seat had a choice of two or more moves."""

    @property
    def winner(self) -> int | None:
        """The entry that won; None: a printed opponent did."""
        seat = self.standing[0]
        return self.entries[seat] if seat < len(self.entries) else None


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95% interval of a win rate after Wilson; unlike the plain one it is right near 0 and 1.

    >>> low, high = wilson(9, 10)
    >>> f"{low:.3f} {high:.3f}"
    '0.596 0.982'
    """
    if not 0 <= wins <= games:
        raise ValueError(f"{wins} wins in {games} games can't be; wins lie between 0 and the games")
    if games == 0:
        return (0.0, 1.0)
    rate = wins / games
    middle = rate + Z * Z / (2 * games)
    spread = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return (max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole))


@dataclass(frozen=True)
class Entry:
    """One participant of a match over all of its games."""

    name: str
    games: int
    wins: int
    wins_by_seat: tuple[int, ...]
    points: float
    """Victory Points per game."""
    place: float
    """The place per game; 1 is first."""

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true win rate lies, with 95% confidence."""
        return wilson(self.wins, self.games)

    def __str__(self) -> str:
        low, high = self.interval
        return (
            f"{self.name}: {self.wins}/{self.games} won = {self.rate:.1%} ({low:.1%} to {high:.1%}), "
            f"{self.points:.2f} points, place {self.place:.2f}"
        )


@dataclass(frozen=True)
class MatchResult:
    """A whole match: its participants in the order in which they were named, and every game."""

    entries: tuple[Entry, ...]
    played: tuple[GameResult, ...]

    @property
    def games(self) -> int:
        return len(self.played)

    @property
    def rounds(self) -> float:
        """Rounds per game."""
        return sum(game.rounds for game in self.played) / max(1, self.games)

    def __str__(self) -> str:
        return "\n".join(str(entry) for entry in self.entries)


def collect(names: Sequence[str], played: Sequence[GameResult]) -> MatchResult:
    """Add up the games, which may come in any order."""
    games = sorted(played, key=lambda game: game.number)
    entries = []
    for i, name in enumerate(names):
        by_seat = [0] * len(names)
        points = places = 0
        for game in games:
            seat = game.entries.index(i)
            points += game.points[seat]
            places += game.standing.index(seat) + 1
            by_seat[seat] += game.winner == i
        count = max(1, len(games))
        entries.append(Entry(name, len(games), sum(by_seat), tuple(by_seat), points / count, places / count))
    return MatchResult(tuple(entries), tuple(games))
