"""What stands before an arrow."""

from __future__ import annotations

from dataclasses import dataclass

from kanly.effects.symbols import BattleIcon, Cost, Effect, Faction, Resource, Zone


@dataclass(frozen=True)
class Spend(Cost):
    resource: Resource
    amount: int


@dataclass(frozen=True)
class TrashCard(Cost):
    """A card of your choice from hand, discard pile or play.

    `zone`: only from there; in play it is another card than the one with the arrow. `faction`: only a card of it.
    """

    zone: Zone | None = None
    faction: Faction | None = None


@dataclass(frozen=True)
class TrashSelf(Cost):
    """The card that shows the arrow."""


@dataclass(frozen=True)
class TrashIntrigue(Cost):
    """An Intrigue card that you hold; it leaves the game."""


@dataclass(frozen=True)
class DiscardCards(Cost):
    """Cards from hand; `bonus` comes with a discarded card of `faction`."""

    cards: int
    faction: Faction | None = None
    bonus: tuple[Effect, ...] = ()


@dataclass(frozen=True)
class LoseInfluence(Cost):
    """With one faction of your choice."""

    amount: int


@dataclass(frozen=True)
class LoseTroops(Cost):
    """Your own, from the Conflict to your supply."""

    troops: int


@dataclass(frozen=True)
class RetreatTroops(Cost):
    """From `least` to `most` of your own troops, from the Conflict to your garrison."""

    least: int
    most: int


@dataclass(frozen=True)
class SpendFrom(Cost):
    """Troops of yours from a place of their own back to your supply."""

    area: str
    troops: int


@dataclass(frozen=True)
class RecallSpies(Cost):
    """Spies of yours from observation posts to your supply."""

    spies: int


@dataclass(frozen=True)
class TurnDown(Cost):
    """One of your face-up Conflict or Objective cards with this battle icon, or with the wild one."""

    icon: BattleIcon
