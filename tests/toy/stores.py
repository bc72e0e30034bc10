"""A toy topic with a part of the state: spice that a card stores, and that comes back doubled when such a card is revealed."""

from __future__ import annotations

from typing import Any, Final

from kanly.components import Card, Module
from kanly.effects import Icon, Persuasion, Special, spice
from kanly.engine.codes import SPICE
from kanly.engine.content import Content
from kanly.engine.fields import BY_SEAT, LIST, NUMBER, PartField, part_names
from kanly.engine.part import Part, PartKind, register_part
from kanly.engine.parts import with_seat
from kanly.engine.resources import gain
from kanly.engine.specials import register
from kanly.engine.state import State
from kanly.engine.topic import Topic, register_topic
from kanly.notation.position_parts import Words
from kanly.notation.rows import Row

FIELDS: Final = (
    PartField("stored", BY_SEAT),
    PartField("last", NUMBER, "seats"),
    PartField("visited", LIST, "space"),
)


class Stores(Part):
    __slots__ = part_names(FIELDS)

    stored: tuple[int, ...]  # by seat: how much spice
    last: int  # the seat that stored last, as a bit mask
    visited: tuple[int, ...]  # the spaces that stores were filled at

    def copy(self) -> Stores:
        t = Stores()
        t.stored = self.stored
        t.last = self.last
        t.visited = self.visited
        return t


def new_stores(c: Content, seats: int) -> Stores:
    t = Stores()
    t.stored = (0,) * seats
    t.last = 0
    t.visited = ()
    return t


STORES: Final = register_part(PartKind("stores", FIELDS, new_stores))


class Storing(Topic):
    def belongs(self, c: Content) -> bool:
        return "storehouse" in c.box.modules

    def set_up(self, s: State, players: int) -> None:
        STORES.begin(s, players)


def can_store(s: State, seat: int, node: int) -> bool:
    return s.seats[seat].spice > 0


def store(s: State, seat: int, node: int) -> None:
    stores = STORES.of(s)
    assert stores is not None
    s.seats[seat].spice -= 1
    stores.stored = with_seat(stores.stored, seat, stores.stored[seat] + 1)
    stores.last = 1 << seat
    stores.visited = tuple(sorted({*stores.visited, s.turn_space}))


def open_store(s: State, seat: int, node: int) -> None:
    stores = STORES.of(s)
    assert stores is not None
    gain(s, seat, SPICE, 2 * stores.stored[seat])
    stores.stored = with_seat(stores.stored, seat, 0)


register_topic(Storing("stores"))
register("store", store, can_store)
register("open_store", open_store)


class StoreWords(Words):
    """What positions call it; a test lets them say so."""

    def read_seat(self, s: State, seat: int, key: str, row: Row) -> None:
        stores = STORES.of(s)
        assert stores is not None
        stores.stored = with_seat(stores.stored, seat, row.count())

    def describe_seat(self, s: State, seat: int) -> dict[str, Any]:
        stores = STORES.of(s)
        return {} if stores is None else {"stored": stores.stored[seat]}


STOREHOUSE = Module(
    id="storehouse",
    imperium=(
        Card(
            id="storekeeper",
            name="Storekeeper",
            set="storehouse",
            deck="imperium",
            count=8,
            cost=2,
            icons=(Icon.CITY,),
            agent=(spice(1), Special("store")),
            reveal=(Persuasion(2), Special("open_store")),
        ),
    ),
)
