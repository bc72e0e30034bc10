"""What words are worth to a printed opponent: those of the core, and those that only its own cards show."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.engine.codes import INTRIGUE_CARDS, SPICE
from kanly.engine.content import Node
from kanly.engine.word import WORDS, Word
from kanly.engine.words.structure import SEQUENCE
from kanly.view import SeatView

if TYPE_CHECKING:
    from kanly.topics.opponents.worth.hagal import Hagal

POINT = 10.0
# What has no price in an opponent's points.
TROOP = 1.0
SPY = 1.5

# What a node is worth to an opponent whose Agent stands on a space, or on none.
ToOpponent = Callable[["Hagal", SeatView, Node, int], float]


def recruit(hagal: Hagal, other: SeatView, n: Node, space: int) -> float:
    return TROOP * n.a


def several(hagal: Hagal, other: SeatView, n: Node, space: int) -> float:
    return hagal.total(other, n.kids, space)


def when(hagal: Hagal, other: SeatView, n: Node, space: int) -> float:
    (effect,) = n.effects
    assert isinstance(effect, fx.When)
    return hagal.total(other, n.kids if hagal.met(other, effect.condition) else n.otherwise, space)


def gain(hagal: Hagal, other: SeatView, n: Node, space: int) -> float:
    return hagal.gain(other, n.a, n.b)


def intrigue(hagal: Hagal, other: SeatView, n: Node, space: int) -> float:
    return hagal.gain(other, INTRIGUE_CARDS, n.a)


def harvest(hagal: Hagal, other: SeatView, n: Node, space: int) -> float:
    return hagal.gain(other, SPICE, hagal.t.bonus_spice[space] + hagal.t.c.space_yield[space])


def points(hagal: Hagal, other: SeatView, n: Node, space: int) -> float:
    return n.a * POINT


def influence(hagal: Hagal, other: SeatView, n: Node, space: int) -> float:
    """Influence with one faction, or with those where it has the least."""
    if n.c and not n.b & (n.b - 1):
        return n.a * hagal.step(other, n.b.bit_length() - 1)
    return n.a * least(hagal, other, max(1, n.c))


def picked_influence(hagal: Hagal, other: SeatView, n: Node, space: int) -> float:
    return n.a * least(hagal, other, 1)


def least(hagal: Hagal, other: SeatView, number: int) -> float:
    levels = hagal.t.levels[other.seat]
    factions = sorted(range(len(levels)), key=lambda faction: levels[faction])
    return sum(hagal.step(other, faction) for faction in factions[:number])


def priority_influence(hagal: Hagal, other: SeatView, n: Node, space: int) -> float:
    return hagal.step(other, hagal.t.c.rival_priority[hagal.rivals[other.seat]][n.b])


def signet(hagal: Hagal, other: SeatView, n: Node, space: int) -> float:
    return hagal.total(other, hagal.signet(other), space)


def choose(hagal: Hagal, other: SeatView, n: Node, space: int) -> float:
    """Whoever decides for it picks what helps it least."""
    return sum(sorted(hagal.node(other, kid, space) for kid in n.kids)[: n.a])


def pay(hagal: Hagal, other: SeatView, n: Node, space: int) -> float:
    return 0.0 if hagal.obeys(other) else max(0.0, arrow(hagal, other, n))


def arrow(hagal: Hagal, other: SeatView, n: Node) -> float:
    (effect,) = n.effects
    assert isinstance(effect, fx.Pay)
    spent = sum(
        hagal.gain(other, a, amount)
        for cost, (_, a, amount) in zip(effect.costs, n.costs, strict=True)
        if isinstance(cost, fx.Spend)
    )
    return hagal.total(other, n.kids) - spent


def spy(hagal: Hagal, other: SeatView, n: Node, space: int) -> float:
    return SPY


# They count for an opponent that makes no points too: troops, and what only says how effects hang together.
FOR_ALL: dict[Word, ToOpponent] = {
    WORDS[fx.Recruit]: recruit,
    WORDS[fx.When]: when,
    SEQUENCE: several,
    WORDS[fx.AnyOrder]: several,
}
# Other words of the core are worth nothing to it.
FOR_POINTS: dict[Word, ToOpponent] = {
    WORDS[fx.Gain]: gain,
    WORDS[fx.DrawIntrigue]: intrigue,
    WORDS[fx.Points]: points,
    WORDS[fx.Influence]: influence,
    WORDS[fx.UseSignet]: signet,
    WORDS[fx.Choose]: choose,
    WORDS[fx.Pay]: pay,
    WORDS[fx.PickedInfluence]: picked_influence,
    WORDS[fx.PriorityInfluence]: priority_influence,
    WORDS[fx.RivalHarvest]: harvest,
    WORDS[fx.RivalSpy]: spy,
}
