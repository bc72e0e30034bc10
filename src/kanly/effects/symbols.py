"""What is printed as a picture, and the five families of words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Resource(Enum):
    SOLARI = "solari"
    SPICE = "spice"
    WATER = "water"


class Faction(Enum):
    EMPEROR = "emperor"
    GUILD = "guild"
    BENE_GESSERIT = "bene_gesserit"
    FREMEN = "fremen"


FACTIONS: tuple[Faction, ...] = tuple(Faction)


class Icon(Enum):
    """What a card shows to say where its Agent may go, and what a space shows to be reached."""

    EMPEROR = "emperor"
    GUILD = "guild"
    BENE_GESSERIT = "bene_gesserit"
    FREMEN = "fremen"
    LANDSRAAD = "landsraad"
    CITY = "city"
    SPICE_TRADE = "spice_trade"
    SPY = "spy"
    """Any space that a Spy of yours watches."""


class BattleIcon(Enum):
    """What Conflicts and Objectives show: two alike are worth a Victory Point."""

    CRYSKNIFE = "crysknife"
    DESERT_MOUSE = "desert_mouse"
    ORNITHOPTER = "ornithopter"
    WILD = "wild"
    """Pairs with any other at the end of the game, with none before."""


class Place(Enum):
    """Where a troop stands."""

    GARRISON = "garrison"
    CONFLICT = "conflict"


class Zone(Enum):
    """Where a card is taken from, or goes to."""

    HAND = "hand"
    IN_PLAY = "play"
    DISCARD_PILE = "discard"
    TOP_OF_DECK = "top"


class Trigger(Enum):
    """Moments that a leader can react to."""

    PAID_SOLARI_FOR_SPACE = "paid_solari_for_space"
    TOOK_COUNCIL_SEAT = "took_council_seat"
    DEPLOYED = "deployed"
    SENT_AGENT = "sent_agent"
    """To a space of one of the factions that the reaction names."""
    REVEALED = "revealed"
    """Your Reveal turn begins; what it brings waits until it can be done."""
    BEFRIENDED = "befriended"
    """You rise to the Influence that brings the Victory Point, or past it."""
    WATCHED_MAKER = "watched_maker"
    """Another player's Agent goes to a Maker space that a Spy of yours watches."""


@dataclass(frozen=True)
class Condition:
    """Something that holds or does not hold now."""


@dataclass(frozen=True)
class Cost:
    """What stands before an arrow."""


@dataclass(frozen=True)
class Counted:
    """Something that can be counted now."""


@dataclass(frozen=True)
class Effect:
    """Something that happens."""


@dataclass(frozen=True)
class Trait:
    """What a leader's own ability changes for its player all game long."""
