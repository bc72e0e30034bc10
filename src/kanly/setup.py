"""What a game is made from, as its maker says it. Data only: `engine/setup.py` checks it and lays the table."""

from __future__ import annotations

from dataclasses import dataclass, field

RANDOM = "random"
CHOOSE = "choose"


@dataclass
class Setup:
    """What a game is made from.

    `leaders`: one entry per seat: a Leader's id, "random", or "choose" (the seat's first decision); one word stands for
    all seats.
    """

    players: int = 4
    leaders: list[str] = field(default_factory=lambda: [RANDOM])
    seed: int = 0
    edition: str = "base"
