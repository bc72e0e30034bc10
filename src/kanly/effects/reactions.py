"""What reacts to something that happens."""

from __future__ import annotations

from dataclasses import dataclass

from kanly.effects.symbols import Effect, Faction, Once, Trait, Trigger


@dataclass(frozen=True)
class On(Trait):
    """Whenever the trigger happens to you.

    `at_least`: only when what the trigger counts reaches this; `once`: not more often than this; `factions`: only with one of
    these; `of`: only with this card or space.
    """

    trigger: Trigger
    effects: tuple[Effect, ...]
    at_least: int = 0
    once: Once | None = None
    factions: tuple[Faction, ...] = ()
    of: str | None = None


@dataclass(frozen=True)
class AtAnyMoment(Trait):
    """You may use this at any moment of your turn, while nothing else is being asked, but not more often than it says."""

    effects: tuple[Effect, ...]
    once: Once = Once.TURN
