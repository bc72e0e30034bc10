"""Effects around other effects, and short ways to write them."""

from __future__ import annotations

from dataclasses import dataclass

from kanly.effects.actions import Gain
from kanly.effects.costs import Spend
from kanly.effects.symbols import Condition, Cost, Counted, Effect, Resource


@dataclass(frozen=True)
class Pay(Effect):
    """An arrow: you may pay all costs, once, to get all effects."""

    costs: tuple[Cost, ...]
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class When(Effect):
    """The effects, if the condition holds when they are resolved, otherwise the others."""

    condition: Condition
    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


@dataclass(frozen=True)
class Choose(Effect):
    """That many different ones of the options, all named before any is resolved."""

    options: tuple[tuple[Effect, ...], ...]
    number: int = 1


@dataclass(frozen=True)
class AnyOrder(Effect):
    """All of these, in the order that their owner wants; for what is resolved outside the open pool of a turn."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class ForEach(Effect):
    """The effect as many times as there are things to count; they are counted once."""

    counted: Counted
    effect: Effect


@dataclass(frozen=True)
class EachOpponent(Effect):
    """Each opponent in turn, from your left, has to do this."""

    effect: Effect


@dataclass(frozen=True)
class AtReveal(Effect):
    """Waits face up for this round's Reveal turn."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class OnAcquire(Effect):
    """For the rest of the turn, whenever you acquire a card.

    `card`: once, when you acquire this card, also if you already have this turn.
    """

    effects: tuple[Effect, ...]
    card: str | None = None


@dataclass(frozen=True)
class OnceDeployed(Effect):
    """Waits face up until you have sent this many units to the Conflict in one turn."""

    units: int
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Special(Effect):
    """What only one component does: its resolution is registered under this name beside the component's deck."""

    name: str
    numbers: tuple[int, ...] = ()


def solari(amount: int) -> Gain:
    return Gain(Resource.SOLARI, amount)


def spice(amount: int) -> Gain:
    return Gain(Resource.SPICE, amount)


def water(amount: int) -> Gain:
    return Gain(Resource.WATER, amount)


def pay(cost: Cost | Gain | tuple[Cost | Gain, ...], *effects: Effect) -> Pay:
    """An arrow: a cost (an amount of a resource means spending it), then what it buys.

    >>> from kanly.effects import Draw, Recruit
    >>> pay(water(1), Recruit(1), Draw(1)).costs
    (Spend(resource=<Resource.WATER: 'water'>, amount=1),)
    """
    costs = cost if isinstance(cost, tuple) else (cost,)
    return Pay(tuple(Spend(c.resource, c.amount) if isinstance(c, Gain) else c for c in costs), effects)


def when(condition: Condition, *effects: Effect) -> When:
    return When(condition, effects)


def choose(*options: Effect | tuple[Effect, ...], number: int = 1) -> Choose:
    return Choose(tuple(o if isinstance(o, tuple) else (o,) for o in options), number)
