"""A toy module of rows: a bazaar with a currency and a rest of its own, stalls of which only the top is for sale, and an annex that is
filled out of the Imperium Row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from kanly.bots.heuristic import gates as worth
from kanly.bots.heuristic.judge import Judge
from kanly.cli.sign_tables import cost_sign
from kanly.components import Card, Module
from kanly.effects import Cost, Icon, Persuasion, Special, spice, water
from kanly.effects import Swords as SwordsWord
from kanly.engine import cards, currencies, market, moves, rows
from kanly.engine.codes import DISCARD_PILE, ELSEWHERE, STEP_SPECIAL, TOP_OF_DECK
from kanly.engine.content import AUTO_ALWAYS, Content, Node
from kanly.engine.fields import BY_SEAT, LISTS_BY_SEAT, PartField, part_names
from kanly.engine.gate import Numbers, Price, register_cost
from kanly.engine.part import Part, PartKind, register_part
from kanly.engine.parts import with_cards, with_seat
from kanly.engine.specials import register
from kanly.engine.state import State, Step
from kanly.engine.topic import Topic, register_topic
from kanly.server import drawings
from kanly.text import tables
from kanly.text.costs import Costs
from kanly.text.phrases import Form

# --- what it keeps: the favours of each seat, and what each has taken home from the stalls

FIELDS: Final = (PartField("favours", BY_SEAT), PartField("charms", LISTS_BY_SEAT, "card"))


class Souk(Part):
    __slots__ = part_names(FIELDS)

    favours: tuple[int, ...]
    charms: tuple[tuple[int, ...], ...]

    def copy(self) -> Souk:
        t = Souk()
        t.favours = self.favours
        t.charms = self.charms
        return t


def new_souk(c: Content, seats: int) -> Souk:
    t = Souk()
    t.favours = (0,) * seats
    t.charms = ((),) * seats
    return t


SOUK: Final = register_part(PartKind("souk", FIELDS, new_souk))


def souk(s: State) -> Souk:
    part = SOUK.of(s)
    assert part is not None
    return part


class SoukTopic(Topic):
    def belongs(self, c: Content) -> bool:
        return BAZAAR in c.rows

    def set_up(self, s: State, players: int) -> None:
        SOUK.begin(s, players)


# --- its currency, which arrows can ask for as well


@dataclass(frozen=True)
class SpendFavours(Cost):
    amount: int


def favours_held(s: State, seat: int) -> int:
    return souk(s).favours[seat]


def spend_favours(s: State, seat: int, amount: int) -> None:
    souk(s).favours = with_seat(souk(s).favours, seat, souk(s).favours[seat] - amount)


class FavoursPrice(Price):
    def lower(self, cost: Cost, numbers: Numbers) -> tuple[int, int]:
        assert isinstance(cost, SpendFavours)
        return 0, cost.amount

    def payable(self, s: State, seat: int, node: Node, a: int, b: int, before: int) -> bool:
        return favours_held(s, seat) >= before + b

    def pay(self, s: State, seat: int, node: Node, a: int, b: int) -> None:
        spend_favours(s, seat, b)


def favours_said(by: Costs, it: SpendFavours) -> str:
    return by.bundle.text("term-favour", "acc", n=it.amount)


def favours_worth(judge: Judge, node: Node, a: int, b: int, now: bool) -> float:
    return 0.5 * b


def favours_told(by: Costs, it: SpendFavours, form: Form) -> str:
    return by.spend(favours_said(by, it), form)


# --- its rows


def not_the_first(s: State, seat: int) -> bool:
    return seat != s.first


def on_top(s: State, seat: int, card: int, place: int) -> int:
    return TOP_OF_DECK


def take_home(s: State, seat: int, card: int, place: int) -> int:
    souk(s).charms = with_cards(souk(s).charms, seat, (*souk(s).charms[seat], card))
    return ELSEWHERE


def taken_home(s: State) -> Sequence[int]:
    return [card for own in souk(s).charms for card in own]


def has_host(c: Content) -> bool:
    return "host" in c.card_ids


def even(s: State, seat: int) -> bool:
    return seat % 2 == 0


BAZAAR: Final = rows.Row(
    "bazaar",
    rows.Currency(favours_held, spend_favours, SpendFavours),
    places=2,
    sells_to=not_the_first,
    goes=on_top,
)
STALLS: Final = rows.Row(
    "stalls", currencies.SPICE, places=3, stacks=True, on_reveal=False, goes=take_home, holds=taken_home
)
ANNEX: Final = rows.Row("annex", refills=False, belongs=has_host, sells_to=even)
# Paid in a resource, so that it needs no part beside that of the rows.
WELL: Final = rows.Row("well", currencies.WATER, places=2)


# --- its effects: favours are earned, a charm is haggled for, a card of the Imperium Row is invited into the annex


def earn(s: State, seat: int, node: int) -> None:
    souk(s).favours = with_seat(souk(s).favours, seat, souk(s).favours[seat] + s.content.nodes[node].b)


def charms(s: State, seat: int, node: int) -> list[int]:
    found: list[int] = []
    market.offer(s, seat, STALLS, moves.ACQUIRE, s.content.nodes[node].b, found)
    return found


def can_haggle(s: State, seat: int, node: int) -> bool:
    return bool(charms(s, seat, node))


def ask(s: State, seat: int, node: int) -> None:
    s.stack.append((STEP_SPECIAL, seat, seat, node, 0))


def haggle_moves(s: State, step: Step) -> list[int]:
    return [*charms(s, step[1], step[3]), moves.make(moves.DECLINE)]


def haggle(s: State, step: Step, move: int) -> None:
    if moves.kind_of(move) == moves.ACQUIRE:
        card, origin = moves.first(move), moves.second(move)
        market.pay(s, step[1], card, origin, s.content.nodes[step[3]].b)
        cards.acquire(s, step[1], card, origin, DISCARD_PILE)


def has_guests(s: State, seat: int, node: int) -> bool:
    return bool(s.row)


def guests(s: State, step: Step) -> list[int]:
    return market.aside_choices(s)


def invite(s: State, step: Step, move: int) -> None:
    card = moves.first(move)
    cards.refill_row(s, s.row.index(card))
    rows.join(s, ANNEX, card)


register("favour", earn, auto=AUTO_ALWAYS)
register("haggle", ask, can_haggle, haggle_moves, haggle)
register("invite", ask, has_guests, guests, invite)
for row in (BAZAAR, STALLS, ANNEX, WELL):
    rows.register_row(row)
register_topic(SoukTopic("souk"))
register_cost(SpendFavours, FavoursPrice("favours"))
tables.cost(SpendFavours, favours_told, spent=favours_said)
tables.told_with(SpendFavours, "term-favour")
cost_sign(SpendFavours, lambda it: f"{it.amount}♥")
worth.cost(SpendFavours, favours_worth)
drawings.drawing(SpendFavours, lambda it: [drawings.amount(it.amount, "influence")])


# --- its cards


def ware(id: str, row: str, price: int, count: int, **boxes: Any) -> Card:
    return Card(
        id=id, name=id.capitalize(), set="souk", deck="wares", row=row, price=price, count=count, **boxes
    )


SOUK_MODULE = Module(
    id="souk",
    starters=(
        Card(
            id="peddler",
            name="Peddler",
            set="souk",
            deck="starters",
            icons=(Icon.CITY,),
            agent=(Special("haggle", (1,)),),
            reveal=(Persuasion(1), Special("favour", (2,))),
        ),
    ),
    imperium=(
        Card(
            id="host",
            name="Host",
            set="souk",
            deck="imperium",
            count=6,
            cost=1,
            icons=(Icon.CITY, Icon.LANDSRAAD),
            agent=(Special("invite"),),
            reveal=(Persuasion(1), Special("favour", (1,))),
        ),
    ),
    wares=(
        ware("silk", "bazaar", 2, 3, icons=(Icon.CITY,), agent=(spice(1),), reveal=(Persuasion(2),)),
        ware("rugs", "bazaar", 1, 2, reveal=(Persuasion(1),), acquire=(water(1),)),
        ware("dates", "bazaar", 3, 2, icons=(Icon.LANDSRAAD,), reveal=(SwordsWord(2),)),
        ware("mirror", "stalls", 3, 3, acquire=(Special("favour", (3,)),)),
        ware("lamp", "stalls", 1, 4, acquire=(water(1),)),
    ),
)

WELL_MODULE = Module(
    id="well",
    wares=(
        Card(
            id="bucket",
            name="Bucket",
            set="well",
            deck="wares",
            row="well",
            price=1,
            count=5,
            icons=(Icon.CITY,),
            agent=(water(1),),
            reveal=(Persuasion(1),),
        ),
    ),
)
