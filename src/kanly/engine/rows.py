"""Rows: cards for sale besides the Imperium Row, the Reserve and what is set aside, which every game has (`market.py`).

A row says what its cards are paid in, which seats it sells to, what comes in the place of a card that is gone, and where a bought
card goes. It holds nothing of a single game: its cards lie in a part of the state. The core knows no row by name: a topic or an
expansion registers its own, and a content holds those that its cards need, so that a plain game asks nobody.

Of a rest everybody knows what is in it and nobody in which order, so that chance picks a card when it is turned up. Face-down stacks
are such a rest too: which of its cards lies in which stack is as little known as their order.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Protocol

from kanly import effects as fx
from kanly.engine import chance
from kanly.engine.codes import CHANCE_ROW, EV_ROW, FROM_ASIDE, NONE
from kanly.engine.errors import KanlyError
from kanly.engine.events import note
from kanly.engine.fields import LISTS_BY_ROW, PartField, part_names
from kanly.engine.part import Part, PartKind, register_part
from kanly.engine.parts import with_cards
from kanly.engine.state import State

if TYPE_CHECKING:
    from kanly.engine.content import Content


class Held(Protocol):
    def __call__(self, s: State, seat: int, /) -> int: ...


class Spent(Protocol):
    def __call__(self, s: State, seat: int, amount: int, /) -> None: ...


class Printed(Protocol):
    def __call__(self, amount: int, /) -> fx.Effect | fx.Cost: ...


class Belongs(Protocol):
    def __call__(self, c: Content, /) -> bool: ...


class SellsTo(Protocol):
    def __call__(self, s: State, seat: int, /) -> bool: ...


class Goes(Protocol):
    def __call__(self, s: State, seat: int, card: int, place: int, /) -> int: ...


class Holds(Protocol):
    def __call__(self, s: State, /) -> Sequence[int]: ...


class Currency:
    """What a row is paid in: how much of it a seat has, how it is spent, and what of the vocabulary tells and draws it."""

    def __init__(self, held: Held, spend: Spent, printed: Printed, of_effects: bool = False) -> None:
        self.held: Held = held
        self.spend: Spent = spend
        self.printed: Printed = printed
        # Whether prices in it are what effects mean by the cost of a card.
        self.of_effects: bool = of_effects


def persuasion_held(s: State, seat: int) -> int:
    return s.seats[seat].persuasion


def spend_persuasion(s: State, seat: int, amount: int) -> None:
    s.seats[seat].persuasion -= amount


PERSUASION: Final = Currency(persuasion_held, spend_persuasion, fx.Persuasion, of_effects=True)


class Row:
    """One kind of row. `places`: how many cards lie face up at the start; each is the top of a face-down stack, if there are
    `stacks`. Without `refills` nothing comes in the place of a card that is gone. `on_reveal`: what lies there can be bought on a
    Reveal turn; otherwise an effect of the row's own sells it. `belongs`: whether a game has it; without this one that has cards
    for it. `sells_to`: which seats may have what lies there, by what all can see. `goes`: the zone of its seat that an acquired card
    goes to, rather than the one it is given; ELSEWHERE means that it lies where the row has laid it, and `holds` finds it."""

    def __init__(
        self,
        name: str,
        currency: Currency = PERSUASION,
        places: int = 0,
        stacks: bool = False,
        refills: bool = True,
        on_reveal: bool = True,
        belongs: Belongs | None = None,
        sells_to: SellsTo | None = None,
        goes: Goes | None = None,
        holds: Holds | None = None,
    ) -> None:
        self.name: str = name
        self.currency: Currency = currency
        self.places: int = places
        self.stacks: bool = stacks
        self.refills: bool = refills
        self.on_reveal: bool = on_reveal
        self.belongs: Belongs | None = belongs
        self.sells_to: SellsTo | None = sells_to
        self.goes: Goes | None = goes
        self.holds: Holds | None = holds


ROWS: Final[list[Row]] = []


def register_row(row: Row) -> None:
    """From now on the row is there for every box that needs it."""
    if any(row.name == other.name for other in ROWS):
        raise KanlyError(f"the row {row.name!r} is registered twice")
    if not row.name.isidentifier() or row.name == "aside":
        raise KanlyError(
            f"a row can't be called {row.name!r}: moves name it in one word, which is not 'aside'"
        )
    if row.stacks and not row.places:
        raise KanlyError(f"the row {row.name!r} has stacks, and does not say how many")
    ROWS.append(row)


def row_called(name: str) -> Row:
    for row in ROWS:
        if row.name == name:
            return row
    known = ", ".join(row.name for row in ROWS) or "none"
    raise KanlyError(f"nobody has registered the row {name!r}; rows are: {known}")


def rows_of(c: Content) -> list[Row]:
    """The rows that the games of a content have."""
    named = [row_called(name) for name in dict.fromkeys(c.card_row) if name]
    return [row for row in ROWS if row in named or (row.belongs is not None and row.belongs(c))]


def deck_of(c: Content, row: Row) -> list[int]:
    """The cards that were made for a row, every copy of them, in order."""
    return [
        card for card, name in enumerate(c.card_row) if name == row.name for _ in range(c.card_count[card])
    ]


# --- which row: a card is bought from the number of its row, after those of the Imperium Row and of what is set aside


def row_at(c: Content, origin: int) -> Row:
    return c.rows[origin - FROM_ASIDE - 1]


def origin_of(c: Content, row: Row) -> int:
    return c.rows.index(row) + FROM_ASIDE + 1


# --- what lies there


FIELDS: Final = (
    # A stack at its end shows no card.
    PartField("lying", LISTS_BY_ROW, "card", signed=True),
    PartField("rest", LISTS_BY_ROW, "card"),
    PartField("below", LISTS_BY_ROW),
)


class Rows(Part):
    """The cards of all rows of a game, by row. Nothing of it is hidden: what is in a rest is known, and its order is nowhere."""

    __slots__ = part_names(FIELDS)

    lying: tuple[tuple[int, ...], ...]  # face up, place by place; NONE where a stack is at its end
    rest: tuple[tuple[int, ...], ...]  # sorted
    below: tuple[tuple[int, ...], ...]  # of a row of stacks: how many cards lie under each

    def copy(self) -> Rows:
        t = Rows()
        t.lying = self.lying
        t.rest = self.rest
        t.below = self.below
        return t


def new_rows(c: Content, seats: int) -> Rows:
    t = Rows()
    t.lying = tuple([(NONE,) * row.places if row.stacks else () for row in c.rows])
    t.rest = ((),) * len(c.rows)
    t.below = tuple([(0,) * row.places if row.stacks else () for row in c.rows])
    return t


LAID: Final = register_part(PartKind("rows", FIELDS, new_rows))


def laid(s: State) -> Rows:
    """The cards of this game's rows."""
    there = LAID.of(s)
    assert there is not None
    return there


def wrong(s: State) -> str:
    """What can't be with the rows of a state that comes out of a file, or nothing."""
    there = laid(s)
    for at, row in enumerate(s.content.rows):
        lying, below = there.lying[at], there.below[at]
        if len(below) != (row.places if row.stacks else 0) or (row.stacks and len(lying) != row.places):
            return f"{row.name} has {row.places} stacks" if row.stacks else f"{row.name} has no stacks"
        if sum(below) > len(there.rest[at]):
            return f"under the stacks of {row.name} lie more cards than its rest holds"
        if any(card == NONE and not (row.stacks and not below[place]) for place, card in enumerate(lying)):
            return f"a place of {row.name} shows no card, and only a stack at its end does that"
        if list(there.rest[at]) != sorted(there.rest[at]):
            return f"the rest of {row.name} has an order"
    return ""


def spread(row: Row, lying: Sequence[int], cards: int) -> tuple[int, ...]:
    """So many cards under the stacks of a row that show one, as evenly as can be; nothing where it has no stacks."""
    if not row.stacks:
        return ()
    stacks = len([card for card in lying if card != NONE])
    each, more = divmod(cards, max(1, stacks))
    found: list[int] = []
    for card in lying:
        found.append(0 if card == NONE else each + int(more > 0))
        more -= int(card != NONE)
    return tuple(found)


def lay_out(s: State) -> None:
    """The rows of this game get their cards, and those that lie face up are turned up."""
    there = laid(s)
    for at, row in enumerate(s.content.rows):
        deck = deck_of(s.content, row)
        there.rest = with_cards(there.rest, at, tuple(deck))
        for place in range(min(row.places, len(deck))):
            if not row.stacks:
                there.lying = with_cards(there.lying, at, (*there.lying[at], NONE))
            turn_up(s, at, place)
        there.below = with_cards(there.below, at, spread(row, there.lying[at], len(there.rest[at])))


def turn_up(s: State, at: int, place: int) -> None:
    """A card of the rest comes to a place of a row."""
    there = laid(s)
    rest, lying = there.rest[at], there.lying[at]
    drawn = chance.pick(s, CHANCE_ROW, NONE, rest)
    there.rest = with_cards(there.rest, at, (*rest[:drawn], *rest[drawn + 1 :]))
    there.lying = with_cards(there.lying, at, (*lying[:place], rest[drawn], *lying[place + 1 :]))
    if s.noted:
        note(s, EV_ROW, NONE, rest[drawn], at + FROM_ASIDE + 1)


def all_cards(s: State) -> list[int]:
    """The cards of all rows, for sale or still to come, and those that they hold for seats."""
    found: list[int] = []
    if s.content.rows:
        there = laid(s)
        for at, row in enumerate(s.content.rows):
            found += [card for card in there.lying[at] if card != NONE]
            found += there.rest[at]
            if row.holds is not None:
                found += row.holds(s)
    return found


def dry_up(s: State) -> None:
    """Nothing more comes into any row."""
    there = laid(s)
    there.rest = ((),) * len(there.rest)


def leave(s: State, card: int, origin: int) -> None:
    """A card is gone from its row, and the gap is filled at once, if the row does that and a card is left for it."""
    there = laid(s)
    at = origin - FROM_ASIDE - 1
    row, lying, below = s.content.rows[at], there.lying[at], there.below[at]
    place = lying.index(card)
    if row.refills and there.rest[at] and (not row.stacks or below[place]):
        if row.stacks:
            there.below = with_cards(there.below, at, (*below[:place], below[place] - 1, *below[place + 1 :]))
        turn_up(s, at, place)
        return
    # An empty stack stays where it is; elsewhere the cards close up.
    gap = (NONE,) if row.stacks else ()
    there.lying = with_cards(there.lying, at, (*lying[:place], *gap, *lying[place + 1 :]))


def join(s: State, row: Row, card: int) -> None:
    """A card comes to a row from elsewhere, face up beside the others."""
    there = laid(s)
    at = s.content.rows.index(row)
    there.lying = with_cards(there.lying, at, (*there.lying[at], card))
    note(s, EV_ROW, NONE, card, at + FROM_ASIDE + 1)


def face_up(s: State, row: Row) -> list[int]:
    """The cards that lie there for sale, once each."""
    found: list[int] = []
    for card in laid(s).lying[s.content.rows.index(row)]:
        if card != NONE and card not in found:
            found.append(card)
    return found


def sells_to(s: State, row: Row, seat: int) -> bool:
    return row.sells_to is None or row.sells_to(s, seat)


def printed_price(c: Content, row: Row, card: int) -> int:
    """What a card says that it costs in the currency of its row, or NONE."""
    return c.card_cost[card] if row.currency.of_effects else c.card_price[card]
