"""What stands before an effect, as the engine plays it: conditions, counts and costs.

Each is one object, registered by its class of the vocabulary. A node holds it as a triple: its number here, and two numbers of
its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Protocol

from kanly import effects as fx
from kanly.engine.codes import NONE
from kanly.engine.content import Node
from kanly.engine.errors import KanlyError
from kanly.engine.state import State
from kanly.open_class import mypyc_attr

if TYPE_CHECKING:
    from kanly.components import Edition
    from kanly.engine.content import Content


class Numbers(Protocol):
    """Who knows the numbers of this game's components."""

    @property
    def edition(self) -> Edition: ...

    @property
    def content(self) -> Content: ...

    def card_number(self, card: str) -> int: ...

    def unit_number(self, kind: str) -> int: ...

    def track_number(self, track: str) -> int: ...

    def faction_number(self, faction: fx.Faction) -> int: ...

    def faction_mask(self, factions: Sequence[fx.Faction]) -> int: ...

    def needs_tally(self) -> None: ...

    def bonus(self, faction: fx.Faction | None, effects: Sequence[fx.Effect]) -> int: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Check:
    """A condition."""

    def lower(self, condition: fx.Condition, numbers: Numbers) -> tuple[int, int]:
        return 0, 0

    def holds(self, s: State, seat: int, node: Node, a: int, b: int) -> bool:
        raise KanlyError("no rule says whether this condition holds")


@mypyc_attr(allow_interpreted_subclasses=True)
class Count:
    """Something that can be counted."""

    def lower(self, counted: fx.Counted, numbers: Numbers) -> int:
        return 0

    def count(self, s: State, seat: int, node: Node, a: int) -> int:
        raise KanlyError("no rule says how this is counted")


@mypyc_attr(allow_interpreted_subclasses=True)
class Price:
    """A part of what an arrow costs. `name`: what arrows are told apart by."""

    def __init__(self, name: str) -> None:
        self.name: str = name

    def lower(self, cost: fx.Cost, numbers: Numbers) -> tuple[int, int]:
        return 0, 1

    def payable(self, s: State, seat: int, node: Node, a: int, b: int, before: int) -> bool:
        """`before`: how much the parts of the same kind that stand before it take."""
        raise KanlyError("no rule says whether this can be paid")

    def pay(self, s: State, seat: int, node: Node, a: int, b: int) -> None:
        raise KanlyError("no rule says how this is paid")

    def paid_by_opponent(self, s: State, seat: int, node: Node, a: int, b: int) -> None:
        raise KanlyError(f"no rule says how a printed opponent pays for {node.name!r}")


# Those that `codes.py` names have numbers below this one, whenever they are registered; all others come after them.
NAMED_NUMBERS: Final = 32

CHECKS: list[Check] = []
COUNTS: list[Count] = []
PRICES: list[Price] = []
CHECK_NUMBERS: dict[type[fx.Condition], int] = {}
COUNT_NUMBERS: dict[type[fx.Counted], int] = {}
PRICE_NUMBERS: dict[type[fx.Cost], int] = {}


def register_condition(kind: type[fx.Condition], check: Check, number: int = NONE) -> int:
    """From now on the engine knows whether conditions of this class hold. The number stands in nodes; those of topics are
    given out as they come."""
    if kind in CHECK_NUMBERS:
        raise KanlyError(f"the condition {kind.__name__} is registered twice")
    number = max(len(CHECKS), NAMED_NUMBERS) if number == NONE else number
    while len(CHECKS) <= number:
        CHECKS.append(Check())
    CHECKS[number] = check
    CHECK_NUMBERS[kind] = number
    return number


def register_count(kind: type[fx.Counted], count: Count, number: int = NONE) -> int:
    if kind in COUNT_NUMBERS:
        raise KanlyError(f"what can be counted by {kind.__name__} is registered twice")
    number = max(len(COUNTS), NAMED_NUMBERS) if number == NONE else number
    while len(COUNTS) <= number:
        COUNTS.append(Count())
    COUNTS[number] = count
    COUNT_NUMBERS[kind] = number
    return number


def register_cost(kind: type[fx.Cost], price: Price, number: int = NONE) -> int:
    if kind in PRICE_NUMBERS:
        raise KanlyError(f"the cost {kind.__name__} is registered twice")
    number = max(len(PRICES), NAMED_NUMBERS) if number == NONE else number
    while len(PRICES) <= number:
        PRICES.append(Price(""))
    PRICES[number] = price
    PRICE_NUMBERS[kind] = number
    return number


def lower_condition(condition: fx.Condition, numbers: Numbers) -> list[tuple[int, int, int]]:
    """What has to hold, all of it."""
    if isinstance(condition, fx.AllOf):
        return [part for each in condition.conditions for part in lower_condition(each, numbers)]
    code = CHECK_NUMBERS.get(type(condition))
    if code is None:
        raise KanlyError(f"the engine has no rule for the condition {condition}")
    a, b = CHECKS[code].lower(condition, numbers)
    return [(code, a, b)]


def lower_counted(counted: fx.Counted, numbers: Numbers) -> tuple[int, int]:
    code = COUNT_NUMBERS.get(type(counted))
    if code is None:
        raise KanlyError(f"the engine has no rule to count {counted}")
    return code, COUNTS[code].lower(counted, numbers)


def lower_cost(cost: fx.Cost, numbers: Numbers) -> tuple[int, int, int]:
    code = PRICE_NUMBERS.get(type(cost))
    if code is None:
        raise KanlyError(f"the engine has no rule for the cost {cost}")
    a, b = PRICES[code].lower(cost, numbers)
    return code, a, b
