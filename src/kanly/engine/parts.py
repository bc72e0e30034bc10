"""The parts of the core itself, which only some games have: units besides troops, and what a turn has brought so far.

They are parts like those of topics (`part.py`), but the rules of the core read them all the time, so each has a slot of its own
type. What belongs to seats is a tuple by seat, so that a copy shares it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.engine.codes import NONE
from kanly.engine.content import Content
from kanly.engine.fields import (
    BY_SEAT,
    KINDS_BY_SEAT,
    LIST,
    LISTS_BY_SEAT,
    NUMBER,
    PartField,
    part_names,
)
from kanly.engine.part import P, Part, PartKind, declare

if TYPE_CHECKING:
    from kanly.engine.state import State

UNITS_FIELDS: Final = (
    PartField("conflict", KINDS_BY_SEAT, "unit", about="how many are in the Conflict"),
    PartField("hooks", NUMBER, "seats", about="The seats that have Maker Hooks"),
    PartField("wall", NUMBER, about="1 while the Shield Wall stands"),
    # Only where some kind has a limit or stands in garrisons.
    PartField(
        "supply", KINDS_BY_SEAT, "unit", later=True, about="how many are left of a kind that has a limit"
    ),
    PartField("garrison", KINDS_BY_SEAT, "unit", later=True, about="how many stand in its garrison"),
    PartField(
        "commissioned", KINDS_BY_SEAT, "unit", later=True, about="how many of those came there this turn"
    ),
    # Only where some kind takes control.
    PartField(
        "holds",
        LISTS_BY_SEAT,
        "space",
        later=True,
        about="the spaces that a unit of it controls, over any marker",
    ),
)
# A seat without a track stands on no stop.
MATS_FIELDS: Final = (
    PartField("memories", BY_SEAT),
    PartField(
        "training", BY_SEAT, "stop", signed=True, about="where its token stands; null: it has no track"
    ),
)
TALLY_FIELDS: Final = (
    PartField("recalled", NUMBER),
    PartField("spice", NUMBER),
    # Net of those that retreated, which may have come on an earlier turn.
    PartField("units", NUMBER, signed=True),
    PartField("barred", NUMBER),
    PartField("recruits_deploy", NUMBER),
    PartField("revealed", LIST, "card"),
    PartField("gave_swords", LIST, "card"),
    PartField("acquired", LIST, "card"),
    PartField("reacting", LIST, "node"),
    PartField("trashed_intrigues", LIST, "intrigue"),
    PartField("harvested", NUMBER, later=True),
)


class Units(Part):
    """Units that are no troops, where they are, and what lets them in.

    Counts are by seat and kind, and empty where nothing can be there."""

    __slots__ = part_names(UNITS_FIELDS)

    conflict: tuple[int, ...]  # by seat and kind: how many are in the Conflict
    hooks: int  # a bit mask of the seats that have Maker Hooks
    wall: int  # 1 while the Shield Wall stands
    supply: tuple[int, ...]
    garrison: tuple[int, ...]
    commissioned: tuple[int, ...]  # this turn, and not deployed yet
    holds: tuple[tuple[int, ...], ...]  # by seat: the spaces that a unit of it controls

    def copy(self) -> Units:
        t = Units()
        t.conflict = self.conflict
        t.hooks = self.hooks
        t.wall = self.wall
        t.supply = self.supply
        t.garrison = self.garrison
        t.commissioned = self.commissioned
        t.holds = self.holds
        return t


class LeaderMats(Part):
    """What lies on or belongs to Leaders' own tracks."""

    __slots__ = part_names(MATS_FIELDS)

    memories: tuple[int, ...]  # by seat: troops that lie among a faction as memories
    training: tuple[int, ...]  # by seat: the stop of its token, NONE without a track

    def copy(self) -> LeaderMats:
        t = LeaderMats()
        t.memories = self.memories
        t.training = self.training
        return t


class Tally(Part):
    """What this turn has brought so far, and, over the game, the Intrigue cards that were trashed."""

    __slots__ = part_names(TALLY_FIELDS)

    recalled: int  # Spies that went back to the supply this turn
    spice: int  # gained this turn by the seat whose turn it is
    units: int  # sent to the Conflict this turn, less those that retreated
    barred: int  # 1 when nothing may be deployed for the rest of the turn
    recruits_deploy: int  # 1 when this turn's recruits may be deployed whatever the space
    revealed: tuple[int, ...]  # the cards revealed this turn
    gave_swords: tuple[int, ...]  # cards whose effects gave swords this turn, besides those printed plainly
    acquired: tuple[int, ...]  # the cards acquired this turn
    reacting: tuple[int, ...]  # nodes that wait for a card to be acquired
    trashed_intrigues: tuple[int, ...]
    harvested: int  # 1 when a Leader has already harvested on this visit

    def copy(self) -> Tally:
        t = Tally()
        t.recalled = self.recalled
        t.spice = self.spice
        t.units = self.units
        t.barred = self.barred
        t.recruits_deploy = self.recruits_deploy
        t.revealed = self.revealed
        t.gave_swords = self.gave_swords
        t.acquired = self.acquired
        t.reacting = self.reacting
        t.trashed_intrigues = self.trashed_intrigues
        t.harvested = self.harvested
        return t

    def begin_turn(self) -> None:
        self.recalled = 0
        self.spice = 0
        self.units = 0
        self.barred = 0
        self.recruits_deploy = 0
        self.revealed = ()
        self.gave_swords = ()
        self.acquired = ()
        self.reacting = ()
        self.harvested = 0


def new_units(c: Content, seats: int) -> Units:
    t = Units()
    t.conflict = (0,) * (seats * len(c.unit_ids))
    t.hooks = 0
    t.wall = int(c.shield_wall)
    limits = tuple([max(0, limit) for limit in c.unit_limit])
    t.supply = limits * seats if any(limits) else ()
    t.garrison = t.commissioned = t.conflict if c.stationed else ()
    t.holds = () if c.unit_control == NONE else ((),) * seats
    return t


def new_mats(c: Content, seats: int) -> LeaderMats:
    t = LeaderMats()
    t.memories = (0,) * seats
    t.training = (-1,) * seats
    return t


def new_tally(c: Content, seats: int) -> Tally:
    t = Tally()
    t.trashed_intrigues = ()
    t.begin_turn()
    return t


class CoreKind(PartKind[P]):
    """A kind of part with a slot of its own type in the state, called as the part is."""

    def of(self, s: State) -> P | None:
        part: P | None = getattr(s, self.name)
        return part

    def put(self, s: State, part: P) -> None:
        setattr(s, self.name, part)


UNITS: Final = declare(CoreKind("units", UNITS_FIELDS, new_units))
MATS: Final = declare(CoreKind("mats", MATS_FIELDS, new_mats))
TALLY: Final = declare(CoreKind("tally", TALLY_FIELDS, new_tally))


def with_seat(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    """The tuple with another value for one seat."""
    return (*values[:seat], value, *values[seat + 1 :])


def with_cards(
    zones: tuple[tuple[int, ...], ...], seat: int, cards: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    """The tuple with other cards for one seat."""
    return (*zones[:seat], cards, *zones[seat + 1 :])
