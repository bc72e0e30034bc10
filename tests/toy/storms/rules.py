"""Storms in the rules: raising one, what it does to who comes, what is won by it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.engine import moves
from kanly.engine.codes import NONE
from kanly.engine.content import Content, Node
from kanly.engine.events import note
from kanly.engine.gate import Check, Numbers, Price, register_condition, register_cost
from kanly.engine.parts import with_seat
from kanly.engine.state import State, Step
from kanly.engine.step import StepKind, register_step
from kanly.engine.topic import Topic, register_topic
from kanly.engine.word import Word, means_to_opponents, register
from tests.toy.storms.kinds import EV_STORM, EV_WEATHERED, STORM
from tests.toy.storms.part import STORMS, Storms
from tests.toy.storms.words import CalmStorms, RaiseStorm, Weathered

if TYPE_CHECKING:
    from kanly.engine.lowering import WordLowering

LIGHT, FIERCE = 0, 1
# A word from outside has no code of its own: nothing of the core asks for it.
NO_CODE = 0


def of(s: State) -> Storms:
    storms = STORMS.of(s)
    assert storms is not None
    return storms


def clear(s: State) -> list[int]:
    """The spaces that no storm lies over."""
    storms = of(s)
    covered = {*storms.light, *storms.fierce}
    return [space for space in range(len(s.content.space_ids)) if space not in covered]


def raise_storm(s: State, seat: int, space: int, gale: int) -> None:
    storms = of(s)
    if gale == LIGHT:
        storms.light = tuple(sorted((*storms.light, space)))
    else:
        storms.fierce = tuple(sorted((*storms.fierce, space)))
    note(s, EV_STORM, seat, space, gale)


def without(spaces: tuple[int, ...], space: int) -> tuple[int, ...]:
    return tuple(other for other in spaces if other != space)


class Storming(Topic):
    def belongs(self, c: Content) -> bool:
        return "storms" in c.box.modules

    def set_up(self, s: State, players: int) -> None:
        STORMS.begin(s, players)

    def came(self, s: State, seat: int, space: int) -> None:
        """What the space costs is paid first, so that its step waits until then."""
        if space in of(s).light or space in of(s).fierce:
            s.stack.append((STEP_TOLL, seat, seat, space, 0))


class Toll(StepKind):
    def run(self, s: State, step: Step) -> list[int] | None:
        """A storm takes spice, one if it is light, two if it is fierce, and is over; who lived through it has weathered it."""
        s.stack.pop()
        seat, space, storms = step[1], step[3], of(s)
        lost = min(s.seats[seat].spice, 1 if space in storms.light else 2)
        s.seats[seat].spice -= lost
        storms.light, storms.fierce = without(storms.light, space), without(storms.fierce, space)
        storms.weathered = with_seat(storms.weathered, seat, storms.weathered[seat] + 1)
        note(s, EV_WEATHERED, seat, space, lost)
        return None


class Raise(Word):
    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        return self.node("storm")

    def doable(self, s: State, seat: int, n: Node) -> bool:
        return bool(clear(s))

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        if clear(s):
            s.stack.append((STEP_STORM, seat, seat, n.number, 0))


class Where(StepKind):
    def run(self, s: State, step: Step) -> list[int] | None:
        return [moves.make(STORM, space, gale) for space in clear(s) for gale in (LIGHT, FIERCE)]

    def answer(self, s: State, step: Step, move: int) -> None:
        s.stack.pop()
        raise_storm(s, step[1], moves.first(move), moves.second(move))


class HasWeathered(Check):
    def lower(self, condition: fx.Condition, numbers: Numbers) -> tuple[int, int]:
        assert isinstance(condition, Weathered)
        return condition.storms, 0

    def holds(self, s: State, seat: int, node: Node, a: int, b: int) -> bool:
        return of(s).weathered[seat] >= a


class Calm(Price):
    """The fierce ones go first."""

    def lower(self, cost: fx.Cost, numbers: Numbers) -> tuple[int, int]:
        assert isinstance(cost, CalmStorms)
        return 0, cost.storms

    def payable(self, s: State, seat: int, node: Node, a: int, b: int, before: int) -> bool:
        return len(of(s).light) + len(of(s).fierce) >= b + before

    def pay(self, s: State, seat: int, node: Node, a: int, b: int) -> None:
        storms = of(s)
        gone = min(b, len(storms.fierce))
        storms.fierce = storms.fierce[gone:]
        storms.light = storms.light[b - gone :]

    def paid_by_opponent(self, s: State, seat: int, node: Node, a: int, b: int) -> None:
        self.pay(s, seat, node, a, b)


def opponents_storm(s: State, seat: int, n: Node) -> None:
    """A printed opponent raises a fierce one over the first space that is clear."""
    if spaces := clear(s):
        raise_storm(s, seat, spaces[0], FIERCE)


STEP_STORM = register_step(Where("storm", "node", part="storms"), NONE)
STEP_TOLL = register_step(Toll("storm_toll", "space", part="storms", asks=False), NONE)
register(RaiseStorm, Raise(NO_CODE))
means_to_opponents(RaiseStorm, opponents_storm)
register_condition(Weathered, HasWeathered())
register_cost(CalmStorms, Calm("storms"))
register_topic(Storming("storms"))
