"""What was measured."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil
from typing import Any, Final

from kanly.load.plan import Plan

PERCENTILES: Final = (50, 90, 95, 99)
# So soon a move should reach the others on one machine.
SOON: Final = 100.0
# From here on the driver has no time left, or its own delays are no longer small beside what it measures.
MOST_BUSY: Final = 0.9
MOST_LAG: Final = 25.0
DRIVER, MACHINE = "driver", "machine"


def percentile(values: Sequence[float], percent: float) -> float:
    """The least of the values that so many percent of them do not exceed; 0 if there are none."""
    ordered = sorted(values)
    return ordered[max(0, ceil(len(ordered) * percent / 100) - 1)] if ordered else 0.0


def spread(values: Sequence[float]) -> dict[str, float]:
    found = {f"p{percent}": percentile(values, percent) for percent in PERCENTILES}
    return {name: round(value, 2) for name, value in {**found, "max": max(values, default=0.0)}.items()}


@dataclass
class Figures:
    """One run. Times are milliseconds.

    The latency of a move is the time from when it was sent until the last of the other clients at its table had it.
    """

    plan: Plan
    seconds: float = 0.0
    """How long moves were sent."""
    latencies: list[float] = field(default_factory=list)
    games: int = 0
    """How many were played to their end."""
    errors: Counter[str] = field(default_factory=Counter)
    lags: list[float] = field(default_factory=list)
    """By how much the driver itself woke up too late, measured all the time."""
    busy: float = 0.0
    """How much of one core the driver used."""

    @property
    def moves(self) -> int:
        return len(self.latencies)

    @property
    def rate(self) -> float:
        """Moves per second."""
        return self.moves / self.seconds if self.seconds else 0.0

    @property
    def soon(self) -> float:
        """Which part of the moves arrived as soon as they should."""
        return sum(latency < SOON for latency in self.latencies) / max(1, self.moves)

    @property
    def strained(self) -> str:
        """Why the figures say more about something else than about the server: the driver had too much to do, or the machine
        let it wait; empty: neither."""
        if self.busy > MOST_BUSY:
            return DRIVER
        return MACHINE if percentile(self.lags, 95) > MOST_LAG else ""

    def keeps(self, limit: float) -> bool:
        """Whether all went well and 99 of 100 moves arrived in so many milliseconds."""
        return not self.errors and self.moves > 0 and percentile(self.latencies, 99) <= limit

    def to_json(self) -> dict[str, Any]:
        return {
            "tables": self.plan.tables,
            "players": self.plan.players,
            "watchers": self.plan.watchers,
            "edition": self.plan.edition,
            "modules": list(self.plan.modules),
            "pace": self.plan.pace,
            "seconds": round(self.seconds, 2),
            "moves": self.moves,
            "moves_per_second": round(self.rate, 2),
            "games": self.games,
            "latency": spread(self.latencies),
            f"within_{SOON:g}_ms": round(self.soon, 4),
            "errors": dict(self.errors),
            "driver": {"lag": spread(self.lags), "busy": round(self.busy, 3), "strained": self.strained},
        }
