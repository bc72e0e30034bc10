"""What a leader's own ability changes for its player all game long."""

from __future__ import annotations

from dataclasses import dataclass

from kanly.effects.actions import Gain
from kanly.effects.symbols import Effect, Icon, Trait


@dataclass(frozen=True)
class StartWith(Trait):
    """Extra resources at setup."""

    gains: tuple[Gain, ...]


@dataclass(frozen=True)
class StartWithout(Trait):
    """A card of the starting deck that you do without."""

    card: str


@dataclass(frozen=True)
class Prescience(Trait):
    """You always know which card you would draw next."""


@dataclass(frozen=True)
class SpaceDiscount(Trait):
    """Solari off the cost of every space with this icon."""

    icon: Icon
    solari: int


@dataclass(frozen=True)
class MayJoin(Trait):
    """Your Agents may join enemy Agents on spaces with these icons."""

    icons: tuple[Icon, ...]


@dataclass(frozen=True)
class HarvestLess(Trait):
    """Each harvest brings less spice, and these effects."""

    spice: int
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class SecretFactions(Trait):
    """Before the first round you secretly keep this many of the four faction tokens."""

    tokens: int


@dataclass(frozen=True)
class ReservedContracts(Trait):
    """Contracts that are set aside before the others are shuffled, and that only you may take."""

    contracts: tuple[str, ...]


@dataclass(frozen=True)
class Stop:
    """A place on a track, where its lines lead and what reaching it brings.

    `once`: each seat takes that a single time in the game; `first`: what comes besides to whoever reaches it before all others;
    `back`: what going back to the start from here, or from further on, brings.
    """

    id: str
    next: tuple[str, ...]
    reward: tuple[Effect, ...] = ()
    once: bool = False
    first: tuple[Effect, ...] = ()
    back: tuple[Effect, ...] = ()


@dataclass(frozen=True)
class TrainingTrack(Trait):
    """A track of your own; your token starts on its first stop."""

    stops: tuple[Stop, ...]
