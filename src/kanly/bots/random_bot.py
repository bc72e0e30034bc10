"""The weakest player that keeps to the rules, and the yardstick of all others."""

from __future__ import annotations

from kanly.bots.handle import SeatHandle


class RandomBot:
    """Every legal move is as likely as any other."""

    def choose(self, seat: SeatHandle, /) -> int:
        return seat.random.choice(seat.legal)

    def __repr__(self) -> str:
        return "RandomBot()"
