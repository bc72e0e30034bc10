"""Why something can't be done, as data: what it is put into words from, and what tests hold it to."""

from __future__ import annotations

from dataclasses import dataclass, field

from kanly.effects import Condition, Cost


@dataclass(frozen=True)
class Reason:
    """One hindrance; `why-<kind>` says it, with those of the other fields that the kind has."""

    kind: str
    needs: int = 0
    has: int = 0
    resource: str = ""
    faction: str = ""
    icon: str = ""
    seats: tuple[int, ...] = ()
    """Whose Agents, or whose doing, stand in the way."""
    moments: tuple[str, ...] = ()
    """When an Intrigue card can be played."""
    condition: Condition | None = None
    costs: tuple[Cost, ...] = ()
    either: tuple[Reason, ...] = ()
    """Each closes one of several ways, and no way is left."""


@dataclass(frozen=True)
class Why:
    """What a seat that is asked can't do now, by ids; `prices` are the cards that cost it other than what they say."""

    spaces: dict[str, Reason] = field(default_factory=dict)
    cards: dict[str, Reason] = field(default_factory=dict)
    market: dict[str, Reason] = field(default_factory=dict)
    intrigues: dict[str, Reason] = field(default_factory=dict)
    prices: dict[str, int] = field(default_factory=dict)
