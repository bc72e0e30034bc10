"""How likely conditions hold, how many of something there are, and what costs take: tables by class of the vocabulary, filled
by the core (`words/`) and by topics.

What a node asks for is looked up once per content: what was lowered is numbers, and only the effect still says of which class.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import lru_cache
from typing import TYPE_CHECKING, NoReturn

from kanly import effects as fx
from kanly.bots.heuristic import worth
from kanly.bots.heuristic.worth import WORTHS
from kanly.engine.content import Content, Node
from kanly.engine.errors import KanlyError
from kanly.engine.word import WORDS
from kanly.opening import Opened

if TYPE_CHECKING:
    from kanly.bots.heuristic.judge import Judge

# How likely a condition of a node holds, with its two numbers: now, or when a card bought now will be played.
Chance = Callable[["Judge", Node, int, int, bool], float]
# Whether it holds, as far as the seat sees.
Holds = Callable[["Judge", int, int], bool]
# How many there are of what goes by this number: now, or later.
Count = Callable[["Judge", int, bool], float]
# What a cost takes from the seat, with its two numbers: today, or on a later turn.
Price = Callable[["Judge", Node, int, int, bool], float]

CONDITIONS: dict[type[fx.Condition], Chance] = {}
COUNTS: dict[type[fx.Counted], Count] = {}
COSTS: dict[type[fx.Cost], Price] = {}

# More than any reward is worth: a cost that can't be paid.
UNPAYABLE = 1000.0
CONTENTS = 64
# The words that ask for something.
GATED = (WORDS[fx.When], WORDS[fx.Pay], WORDS[fx.ForEach])


def likely(holds: Holds, later: float = 0.0, anew: bool = False) -> Chance:
    """A condition by whether it holds. `later`: how likely what does not hold yet will, on a later turn; `anew`: that is a new
    one, and what this one has brought does not count."""

    def chance(judge: Judge, node: Node, a: int, b: int, now: bool) -> float:
        if anew and not now:
            return later
        if holds(judge, a, b):
            return 1.0
        return 0.0 if now else later

    return chance


def granted(judge: Judge, a: int, b: int) -> bool:
    """It can't be seen, or need not be: a legal move that needs it is offered only if it is so."""
    return True


def condition(kind: type[fx.Condition], chance: Chance) -> None:
    if kind in CONDITIONS:
        raise KanlyError(f"how likely {kind.__name__} holds is registered twice")
    CONDITIONS[kind] = chance


def counted(kind: type[fx.Counted], count: Count) -> None:
    if kind in COUNTS:
        raise KanlyError(f"how many {kind.__name__} there are is registered twice")
    COUNTS[kind] = count


def cost(kind: type[fx.Cost], price: Price) -> None:
    if kind in COSTS:
        raise KanlyError(f"what {kind.__name__} takes is registered twice")
    COSTS[kind] = price


def look(found: Opened) -> None:
    """Refuse, by name, a box with a condition, a count or a cost that the bot can't judge."""
    tables: tuple[tuple[type, Collection[type]], ...] = (
        (fx.Condition, (fx.AllOf, *CONDITIONS)), (fx.Counted, COUNTS), (fx.Cost, COSTS),
    )  # fmt: skip
    for family, table in tables:
        worth.refuse([kind for kind in found.of(family) if kind not in table])


class Gates:
    """What the nodes of one content ask for, by number of the node: who judges it, with its numbers."""

    def __init__(self, c: Content) -> None:
        self.conditions: dict[int, list[tuple[Chance, int, int]]] = {}
        self.counts: dict[int, tuple[Count, int]] = {}
        self.costs: dict[int, list[tuple[Price, int, int]]] = {}
        for n in c.nodes:
            if n.rule in WORTHS:
                self.read(n)
            else:
                refuse(n.effects[0])

    def read(self, n: Node) -> None:
        # A sequence may begin with any of these, so the effect alone does not say what the node is.
        effect = n.effects[0] if n.rule in GATED else None
        if isinstance(effect, fx.When):
            chances = [CONDITIONS.get(type(each)) or refuse(each) for each in all_of(effect.condition)]
            self.conditions[n.number] = [
                (chance, a, b) for chance, (_, a, b) in zip(chances, n.costs, strict=True)
            ]
        elif isinstance(effect, fx.Pay):
            prices = [COSTS.get(type(each)) or refuse(each) for each in effect.costs]
            self.costs[n.number] = [
                (price, a, amount) for price, (_, a, amount) in zip(prices, n.costs, strict=True)
            ]
        elif isinstance(effect, fx.ForEach):
            self.counts[n.number] = (COUNTS.get(type(effect.counted)) or refuse(effect.counted), n.b)


@lru_cache(maxsize=CONTENTS)
def gates_of(c: Content) -> Gates:
    return Gates(c)


def all_of(found: fx.Condition) -> list[fx.Condition]:
    """The conditions that are held to, one by one, in the order in which they were lowered."""
    if isinstance(found, fx.AllOf):
        return [part for each in found.conditions for part in all_of(each)]
    return [found]


def refuse(missing: object) -> NoReturn:
    raise KanlyError(f"the heuristic bot has no worth for {type(missing).__name__}")


def chance(judge: Judge, n: Node, now: bool) -> float:
    """How likely all conditions of a When node hold."""
    all_hold = 1.0
    for chance_of_one, a, b in judge.t.gates.conditions[n.number]:
        all_hold *= chance_of_one(judge, n, a, b, now)
    return all_hold


def count(judge: Judge, n: Node, now: bool) -> float:
    """How many of what a ForEach node counts there are, or will be."""
    number, of = judge.t.gates.counts[n.number]
    return number(judge, of, now)


def price(judge: Judge, n: Node, now: bool) -> float:
    """All parts of an arrow's cost together; `UNPAYABLE` where one of them can't be paid."""
    return sum(part(judge, n, a, amount, now) for part, a, amount in judge.t.gates.costs[n.number])
