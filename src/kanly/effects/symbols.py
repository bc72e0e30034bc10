"""What is printed as a picture, and the five families of words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar, Final


class Resource(Enum):
    SOLARI = "solari"
    SPICE = "spice"
    WATER = "water"


@dataclass(frozen=True)
class Symbol:
    """A picture of which an expansion may bring more: `Faction("ixians")`. Two with the same value are the same."""

    value: str


class Faction(Symbol):
    """Whose Influence a track counts. The factions of a game are those of its tracks."""

    EMPEROR: ClassVar[Faction]
    GUILD: ClassVar[Faction]
    BENE_GESSERIT: ClassVar[Faction]
    FREMEN: ClassVar[Faction]


Faction.EMPEROR = Faction("emperor")
Faction.GUILD = Faction("guild")
Faction.BENE_GESSERIT = Faction("bene_gesserit")
Faction.FREMEN = Faction("fremen")


class Icon(Symbol):
    """What a card shows to say where its Agent may go, and what a space shows to be reached."""

    EMPEROR: ClassVar[Icon]
    GUILD: ClassVar[Icon]
    BENE_GESSERIT: ClassVar[Icon]
    FREMEN: ClassVar[Icon]
    LANDSRAAD: ClassVar[Icon]
    CITY: ClassVar[Icon]
    SPICE_TRADE: ClassVar[Icon]
    SPY: ClassVar[Icon]
    """Any space that a Spy of yours watches."""


Icon.EMPEROR = Icon("emperor")
Icon.GUILD = Icon("guild")
Icon.BENE_GESSERIT = Icon("bene_gesserit")
Icon.FREMEN = Icon("fremen")
Icon.LANDSRAAD = Icon("landsraad")
Icon.CITY = Icon("city")
Icon.SPICE_TRADE = Icon("spice_trade")
Icon.SPY = Icon("spy")

# Those of the printed boxes, in the order in which stored games count them.
FACTIONS: tuple[Faction, ...] = (Faction.EMPEROR, Faction.GUILD, Faction.BENE_GESSERIT, Faction.FREMEN)
ICONS: tuple[Icon, ...] = (
    Icon.EMPEROR,
    Icon.GUILD,
    Icon.BENE_GESSERIT,
    Icon.FREMEN,
    Icon.LANDSRAAD,
    Icon.CITY,
    Icon.SPICE_TRADE,
    Icon.SPY,
)


class BattleIcon(Enum):
    """What Conflicts and Objectives show: two alike are worth a Victory Point."""

    CRYSKNIFE = "crysknife"
    DESERT_MOUSE = "desert_mouse"
    ORNITHOPTER = "ornithopter"
    WILD = "wild"
    """Pairs with any other at the end of the game, with none before."""


# The kind of unit that every game has.
TROOP: Final = "troop"


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


class Trigger(Symbol):
    """A moment that something can react to. An expansion may bring more: `Trigger("won_duel")`; what each counts, and what a
    reaction can name, stands where the engine registers it."""

    PAID_SOLARI_FOR_SPACE: ClassVar[Trigger]
    TOOK_COUNCIL_SEAT: ClassVar[Trigger]
    DEPLOYED: ClassVar[Trigger]
    SENT_AGENT: ClassVar[Trigger]
    """To a space of one of the factions that the reaction names."""
    REVEALED: ClassVar[Trigger]
    """Your Reveal turn begins; what it brings waits until it can be done."""
    BEFRIENDED: ClassVar[Trigger]
    """You rise to the Influence that brings the Victory Point, or past it."""
    WATCHED_MAKER: ClassVar[Trigger]
    """Another player's Agent goes to a Maker space that a Spy of yours watches."""
    ACQUIRED: ClassVar[Trigger]
    """By whatever means; a reaction may name the card, or factions that it has to be of."""
    VISITED: ClassVar[Trigger]
    """An Agent of yours has come to a space, which a reaction may name."""
    GAINED_SPICE: ClassVar[Trigger]
    """On your own turn, from wherever."""
    DEPLOYED_UNITS: ClassVar[Trigger]
    """Units of any kind."""
    GAINED_INFLUENCE: ClassVar[Trigger]
    RECRUITED: ClassVar[Trigger]
    TRASHED: ClassVar[Trigger]
    """A card of yours, from wherever."""
    WON: ClassVar[Trigger]
    """The Conflict; what it brings comes after the rewards."""
    ROUND_STARTED: ClassVar[Trigger]
    """All hands are drawn."""


Trigger.PAID_SOLARI_FOR_SPACE = Trigger("paid_solari_for_space")
Trigger.TOOK_COUNCIL_SEAT = Trigger("took_council_seat")
Trigger.DEPLOYED = Trigger("deployed")
Trigger.SENT_AGENT = Trigger("sent_agent")
Trigger.REVEALED = Trigger("revealed")
Trigger.BEFRIENDED = Trigger("befriended")
Trigger.WATCHED_MAKER = Trigger("watched_maker")
Trigger.ACQUIRED = Trigger("acquired")
Trigger.VISITED = Trigger("visited")
Trigger.GAINED_SPICE = Trigger("gained_spice")
Trigger.DEPLOYED_UNITS = Trigger("deployed_units")
Trigger.GAINED_INFLUENCE = Trigger("gained_influence")
Trigger.RECRUITED = Trigger("recruited")
Trigger.TRASHED = Trigger("trashed")
Trigger.WON = Trigger("won")
Trigger.ROUND_STARTED = Trigger("round_started")


# Those that every game knows, and those of the printed boxes.
TRIGGERS: tuple[Trigger, ...] = (
    Trigger.PAID_SOLARI_FOR_SPACE,
    Trigger.TOOK_COUNCIL_SEAT,
    Trigger.DEPLOYED,
    Trigger.SENT_AGENT,
    Trigger.REVEALED,
    Trigger.BEFRIENDED,
    Trigger.WATCHED_MAKER,
    Trigger.ACQUIRED,
    Trigger.VISITED,
    Trigger.GAINED_SPICE,
    Trigger.DEPLOYED_UNITS,
    Trigger.GAINED_INFLUENCE,
    Trigger.RECRUITED,
    Trigger.TRASHED,
    Trigger.WON,
    Trigger.ROUND_STARTED,
)


class Once(Enum):
    """How often something may be used or reacts."""

    TURN = "turn"
    ROUND = "round"
    GAME = "game"


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
