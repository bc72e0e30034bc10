"""Conditions, and what can be counted."""

from __future__ import annotations

from dataclasses import dataclass

from kanly.effects.symbols import Condition, Counted, Faction


@dataclass(frozen=True)
class HasAlliance(Condition):
    """You hold the Alliance token of this faction; without a faction: of any."""

    faction: Faction | None = None


@dataclass(frozen=True)
class HasInfluence(Condition):
    faction: Faction
    amount: int


@dataclass(frozen=True)
class AnotherInPlay(Condition):
    """Another card of this faction is in play in front of you (a Bond)."""

    faction: Faction


@dataclass(frozen=True)
class HasCouncilSeat(Condition):
    pass


@dataclass(frozen=True)
class HasSwordmaster(Condition):
    pass


@dataclass(frozen=True)
class MentatAtHome(Condition):
    """The Mentat stands on its own space."""


@dataclass(frozen=True)
class HasHooks(Condition):
    """You have Maker Hooks."""


@dataclass(frozen=True)
class ConflictLevel(Condition):
    """This round's Conflict is of this level or a higher one."""

    level: int


@dataclass(frozen=True)
class EnemyInConflict(Condition):
    """Some opponent has a troop in the Conflict."""


@dataclass(frozen=True)
class DeckNotEmpty(Condition):
    """There is a card in your deck; the discard pile does not count."""


@dataclass(frozen=True)
class FactionsAt(Condition):
    """You have this much Influence with at least this many factions."""

    influence: int
    factions: int


@dataclass(frozen=True)
class Owns(Condition):
    """You own at least this many copies of a card."""

    card: str
    copies: int


@dataclass(frozen=True)
class OwnsMost(Condition):
    """You own more copies of a card than each opponent."""

    card: str


@dataclass(frozen=True)
class OnTrack(Condition):
    """Your token on a track stands so many stops from the start, or further on."""

    track: str
    steps: int


@dataclass(frozen=True)
class AllOf(Condition):
    """All of these hold."""

    conditions: tuple[Condition, ...]


@dataclass(frozen=True)
class EnemyAlliance(Condition):
    """You have this much Influence with a faction whose Alliance token an opponent holds."""

    influence: int


@dataclass(frozen=True)
class SpiesOnBoard(Condition):
    """You have at least this many Spies on observation posts."""

    spies: int


@dataclass(frozen=True)
class RecalledSpy(Condition):
    """A Spy of yours went back to your supply this turn, for whatever reason."""


@dataclass(frozen=True)
class WatchesMaker(Condition):
    """A Spy of yours watches a Maker space."""


@dataclass(frozen=True)
class VisitedMaker(Condition):
    """This turn's Agent went to a Maker space."""


@dataclass(frozen=True)
class VisitedFaction(Condition):
    """This turn's Agent went to a space of a faction."""


@dataclass(frozen=True)
class UnitsInConflict(Condition):
    """You have at least this many units in the Conflict; `kind`: of this kind."""

    units: int
    kind: str | None = None


@dataclass(frozen=True)
class StrengthAtLeast(Condition):
    """Your strength in the Conflict, as it is now."""

    strength: int


@dataclass(frozen=True)
class MaySummon(Condition):
    """You have Maker Hooks, and the Conflict lets units of this kind in."""

    kind: str


@dataclass(frozen=True)
class ContractsDone(Condition):
    """You have completed at least this many contracts."""

    contracts: int


@dataclass(frozen=True)
class GainedSpice(Condition):
    """You have gained spice this turn."""


@dataclass(frozen=True)
class CardsInPlay(Counted):
    """Cards of this faction that you have in play, this one included."""

    faction: Faction


@dataclass(frozen=True)
class CardsRevealed(Counted):
    """Cards of this faction that you have revealed this turn, this one included."""

    faction: Faction


@dataclass(frozen=True)
class OtherSwordCards(Counted):
    """Other cards that you have revealed this turn and that give swords this turn."""


@dataclass(frozen=True)
class UnitsOfKind(Counted):
    """Units of this kind that you have in the Conflict."""

    kind: str


@dataclass(frozen=True)
class CompletedContracts(Counted):
    """Contracts that you have completed."""
