"""Words that only the printed opponents use: House Hagal's cards and the Rivals' own."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from kanly.effects.symbols import Effect


class Pick(Enum):
    """How a Rival picks a faction; its priorities break ties."""

    LEAST = "least"
    """Where it has the least Influence."""
    MOST = "most"
    """Where it has the most Influence that can still grow."""
    ALLIANCE = "alliance"
    """Where the gain wins it an Alliance, or else where it has the least."""


@dataclass(frozen=True)
class PickedInfluence(Effect):
    """Influence with a faction that the Rival picks."""

    amount: int
    pick: Pick = Pick.LEAST


@dataclass(frozen=True)
class PriorityInfluence(Effect):
    """Influence with the faction at this place (from 1) of the Rival's priorities."""

    place: int
    amount: int = 1


@dataclass(frozen=True)
class RivalSpy(Effect):
    """A Spy goes to the first free one of these posts; without posts: of the factions' posts, by priority."""

    posts: tuple[str, ...] = ()


@dataclass(frozen=True)
class RivalHarvest(Effect):
    """All bonus spice of the Maker space, and what the space itself yields.

    `kind`: with Maker Hooks, so many units of this kind are summoned rather than what the space yields, if they may enter
    the Conflict.
    """

    kind: str | None = None
    units: int = 0
