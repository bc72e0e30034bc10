"""What is to be driven: how many tables of which game, and how fast."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kanly.engine.errors import KanlyError

# More is a mistake, or an attack.
MOST_TABLES: Final = 1000
MOST_SECONDS: Final = 3600.0
MOST_WATCHERS: Final = 50
SLOWEST: Final = 60_000


@dataclass(frozen=True)
class Plan:
    """Tables with a person at each seat and some who look on; everybody moves `pace` milliseconds after being asked."""

    tables: int = 10
    seconds: float = 20.0
    players: int = 4
    edition: str = "base"
    modules: tuple[str, ...] = ()
    watchers: int = 1
    pace: int = 0
    seed: int = 0

    def __post_init__(self) -> None:
        for name, value, least, most in (
            ("tables", self.tables, 1, MOST_TABLES),
            ("seconds", self.seconds, 1, MOST_SECONDS),
            ("watchers", self.watchers, 0, MOST_WATCHERS),
            ("pace", self.pace, 0, SLOWEST),
        ):
            if not least <= value <= most:
                raise KanlyError(f"--{name}: {value:g} can't be; from {least} to {most:g} can")
        if self.clients < 2:
            raise KanlyError("--watchers: a table of one player needs somebody whom its moves can reach")

    @property
    def clients(self) -> int:
        """Sockets at a table."""
        return self.players + self.watchers
