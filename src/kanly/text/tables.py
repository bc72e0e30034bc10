"""How words of the vocabulary are told, by their class: effects, conditions, what is counted, costs and traits.

What every game has is registered by `kanly.text.vocabulary`, what belongs to a topic by its `text.py`. Whoever tells something is
handed as `by`, so that a word can hold others.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from kanly import effects as fx
from kanly.engine import triggers
from kanly.engine.errors import KanlyError
from kanly.engine.gate import CHECK_NUMBERS, COUNT_NUMBERS, PRICE_NUMBERS
from kanly.engine.traits import has_rule
from kanly.engine.word import WORDS

if TYPE_CHECKING:
    from kanly.text.conditions import Conditions
    from kanly.text.costs import Costs
    from kanly.text.effects import Effects
    from kanly.text.phrases import Clause, Form
    from kanly.text.traits import Traits

    # Several effects in a row that are one to the reader: their clause, and how many they are.
    Row = tuple[Clause, int]

E = TypeVar("E", bound=fx.Effect)
C = TypeVar("C", bound=fx.Condition)
N = TypeVar("N", bound=fx.Counted)
P = TypeVar("P", bound=fx.Cost)
T = TypeVar("T", bound=fx.Trait)


@dataclass(frozen=True)
class EffectTold:
    """How effects of one class are told. A bare text is long enough for a sentence of its own."""

    tell: Callable[[Effects, Any, Form], Clause | str]
    around: bool
    """It is told around other effects: too long for "A or B"."""
    plain_in: Sequence[Form]
    """Forms in which a bare text may be joined with others by "and" all the same."""
    free: Callable[[Any], bool] | None
    """Whether it may be left undone although nothing has to be paid for it."""
    goes_on: Callable[[Any], bool] | None
    """Whether an "and" follows within it, so that an "or" after it would be unclear."""
    row: Callable[[Effects, Sequence[fx.Effect], Form], Row | None] | None
    """What the first of these effects and those after it are to the reader, if that is one thing."""


@dataclass(frozen=True)
class CostTold:
    tell: Callable[[Costs, Any, Form], str]
    times: Callable[[Costs, Any, Form, int], str] | None
    """How it is told where it has to be paid several times."""
    spent: Callable[[Costs, Any], str] | None
    """What is spent, for costs that share that verb."""
    brings: Callable[[Costs, Any], str] | None
    """What paying it brings by itself; nothing for those that bring nothing."""


@dataclass(frozen=True)
class ConditionTold:
    tell: Callable[[Conditions, Any], str]
    held: str
    """The message of what it wants you to have; conditions that want such things share their verb."""


@dataclass(frozen=True)
class TriggerTold:
    """How a trigger is told: `trigger-<name>`, with `n` for what it counts. `factions`: the form in which `trigger-<name>_of` has the names of
    factions, "" if it has nothing to do with any. `named`: whether `trigger-<name>_named` says one card or space."""

    counts: bool
    factions: str
    named: bool


EFFECTS: dict[type[fx.Effect], EffectTold] = {}
CONDITIONS: dict[type[fx.Condition], ConditionTold] = {}
COUNTED: dict[type[fx.Counted], Callable[[Conditions, Any], str]] = {}
COSTS: dict[type[fx.Cost], CostTold] = {}
TRAITS: dict[type[fx.Trait], Callable[[Traits, Any], str]] = {}
TRIGGERS: dict[fx.Trigger, TriggerTold] = {}
# The messages that a word is told with, where they don't begin with its family and its name, such as `effect-place_spy`.
MESSAGES: dict[type, tuple[str, ...]] = {}
# All tables by the class that everything in them derives from.
TABLES: dict[type, Mapping[Any, Any]] = {
    fx.Effect: EFFECTS,
    fx.Condition: CONDITIONS,
    fx.Counted: COUNTED,
    fx.Cost: COSTS,
    fx.Trait: TRAITS,
}


def effect(
    kind: type[E],
    tell: Callable[[Effects, E, Form], Clause | str],
    *,
    around: bool = False,
    plain_in: Sequence[Form] = (),
    free: Callable[[E], bool] | None = None,
    goes_on: Callable[[E], bool] | None = None,
    row: Callable[[Effects, Sequence[fx.Effect], Form], Row | None] | None = None,
) -> None:
    """From now on effects of this class are told so; for what else is said of them see `EffectTold`."""
    new(EFFECTS, kind)[kind] = EffectTold(tell, around, plain_in, free, goes_on, row)


def condition(kind: type[C], tell: Callable[[Conditions, C], str]) -> None:
    """From now on conditions of this class are told so, as they stand after "if"."""
    new(CONDITIONS, kind)[kind] = ConditionTold(tell, "")


def held(kind: type[fx.Condition], message: str) -> None:
    """Conditions of this class want you to have something, which this message names."""
    new(CONDITIONS, kind)[kind] = ConditionTold(lambda by, it: by.having([by.bundle.text(message)]), message)
    told_with(kind, message)


def counted(kind: type[N], tell: Callable[[Conditions, N], str]) -> None:
    """From now on this is what is said of counting things of this class, as it stands after the effect."""
    new(COUNTED, kind)[kind] = tell


def cost(
    kind: type[P],
    tell: Callable[[Costs, P, Form], str],
    *,
    times: Callable[[Costs, P, Form, int], str] | None = None,
    spent: Callable[[Costs, P], str] | None = None,
    brings: Callable[[Costs, P], str] | None = None,
) -> None:
    """From now on costs of this class are told so; for what else is said of them see `CostTold`."""
    new(COSTS, kind)[kind] = CostTold(tell, times, spent, brings)


def trait(kind: type[T], tell: Callable[[Traits, T], str]) -> None:
    """From now on traits of this class are told so."""
    new(TRAITS, kind)[kind] = tell


def trigger(moment: fx.Trigger, *, counts: bool = False, factions: str = "", named: bool = False) -> None:
    """From now on this moment is told by its messages; for what else is said of it see `TriggerTold`."""
    if moment in TRIGGERS:
        raise KanlyError(f"how the trigger {moment.value!r} is told is registered twice")
    TRIGGERS[moment] = TriggerTold(counts, factions, named)


def told_with(kind: type, *messages: str) -> None:
    """This word is told with these messages rather than with ones of its own name; none at all: with those of what it holds."""
    new(MESSAGES, kind)[kind] = messages


Table = TypeVar("Table", bound=Mapping[Any, Any])


def new(table: Table, kind: type) -> Table:
    if kind in table:
        raise KanlyError(f"how {kind.__name__} is told is registered twice")
    return table


def classes(root: type) -> list[type]:
    """Every class of the vocabulary that derives from this one, and that the engine plays: a topic that is taken away takes its
    words with it."""
    return [
        kind
        for kind in vars(fx).values()
        if isinstance(kind, type) and issubclass(kind, root) and kind is not root and is_played(kind)
    ]


def is_played(kind: type) -> bool:
    """Whether the engine has a rule for it; what is made of several conditions needs none of its own."""
    if kind is fx.AllOf or has_rule(kind):
        return True
    rules: tuple[Mapping[Any, Any], ...] = (WORDS, CHECK_NUMBERS, COUNT_NUMBERS, PRICE_NUMBERS)
    return any(kind in played for played in rules)


def missing() -> list[str]:
    """The names of those classes of the vocabulary that there are no words for."""
    found = [kind.__name__ for root, table in TABLES.items() for kind in classes(root) if kind not in table]
    return found + [trigger.value for trigger in triggers.TRIGGERS if trigger not in TRIGGERS]


def check() -> None:
    """Refuse to say anything as long as there is something that can't be said."""
    refuse(missing())


def refuse(names: Sequence[str]) -> None:
    if names:
        raise KanlyError(
            f"there are no words for {', '.join(names)}: nobody has registered how they are told"
        )
