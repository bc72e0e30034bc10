"""Words around other words: arrows, conditions, choices, and what waits or is done by others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.bots.heuristic.gates import UNPAYABLE, chance, count, price
from kanly.bots.heuristic.worth import NOT_NOW, WORTHS, Worth, nothing, register
from kanly.engine.content import Node
from kanly.engine.word import WORDS
from kanly.engine.words.structure import SEQUENCE

if TYPE_CHECKING:
    from kanly.bots.heuristic.judge import Judge

ARROW_LATER = 0.6
# Harm to one of several opponents helps the others too.
HARM = 0.35
RECRUIT = WORDS[fx.Recruit]


# --- arrows


def arrow(judge: Judge, n: Node, now: bool) -> float:
    """What following an arrow wins, less its price: below zero it is not worth following."""
    return judge.value.total(n.kids, now) - price(judge, n, now)


def pay(judge: Judge, n: Node, now: bool) -> float:
    """An arrow need not be followed, so it is never worth less than nothing."""
    return max(0.0, arrow(judge, n, now)) * (1.0 if now else ARROW_LATER)


def follow(judge: Judge, n: Node) -> float:
    return arrow(judge, n, True)


def pay_by_plot(judge: Judge, n: Node) -> float:
    """Troops that go straight into the Conflict do so on a Reveal turn only."""
    nodes = judge.t.c.nodes
    straight = any(nodes[kid].rule is RECRUIT and nodes[kid].b for kid in n.kids)
    return NOT_NOW if straight and not judge.t.revealing else pay(judge, n, True)


def pay_in_combat(judge: Judge, n: Node) -> tuple[int, float]:
    """An arrow for swords is followed where it can be paid; any other only if that wins something."""
    swords, other = judge.plays.lines(n.kids)
    other -= price(judge, n, True)
    if other < -UNPAYABLE / 2 or (not swords and other <= 0):
        return 0, 0.0
    return swords, other


# --- conditions


def when(judge: Judge, n: Node, now: bool) -> float:
    likely = chance(judge, n, now)
    worth = likely * judge.value.total(n.kids, now) if likely else 0.0
    if n.otherwise and likely < 1:
        worth += (1 - likely) * judge.value.total(n.otherwise, now)
    return worth


def branch(judge: Judge, n: Node) -> tuple[int, ...]:
    return n.kids if chance(judge, n, True) else n.otherwise


def choose_when(judge: Judge, n: Node) -> float:
    if len(n.kids) == 1 and chance(judge, n, True):
        return judge.value.chosen(n.kids[0])
    return when(judge, n, True)


def plot_when(judge: Judge, n: Node) -> float:
    return judge.plays.plot(branch(judge, n))


def when_in_combat(judge: Judge, n: Node) -> tuple[int, float]:
    return judge.plays.lines(branch(judge, n))


def for_each(judge: Judge, n: Node, now: bool) -> float:
    number = count(judge, n, now)
    if not now:
        return number * judge.value.node(n.kids[0], now)
    each = judge.t.c.nodes[n.kids[0]]
    return WORTHS[each.rule].times(judge, each, number)


# --- several


def choose(judge: Judge, n: Node, now: bool) -> float:
    kids = sorted((judge.value.node(kid, now) for kid in n.kids), reverse=True)
    return sum(kids[: n.a])


def choose_in_combat(judge: Judge, n: Node) -> tuple[int, float]:
    """Swords if an option has them; the rest is chosen when it is asked for."""
    options = [judge.plays.line(kid) for kid in n.kids]
    with_swords = max(options)
    return with_swords if with_swords[0] else max(options, key=lambda option: option[1])


def sequence(judge: Judge, n: Node, now: bool) -> float:
    return judge.value.total(n.kids, now)


def sequence_in_combat(judge: Judge, n: Node) -> tuple[int, float]:
    return judge.plays.lines(n.kids)


def each_opponent(judge: Judge, n: Node, now: bool) -> float:
    return -HARM * (judge.t.players - 1) * judge.value.node(n.kids[0], False)


def wait_for_reveal(judge: Judge, n: Node) -> float:
    """It may wait face up, but then the others know; it does the same if it is played at the Reveal turn."""
    return judge.value.total(n.kids) if judge.t.revealing else NOT_NOW


register(fx.Pay, Worth(pay, chosen=follow, plot=pay_by_plot, line=pay_in_combat))
register(fx.When, Worth(when, chosen=choose_when, plot=plot_when, line=when_in_combat))
register(fx.ForEach, for_each)
register(fx.Choose, Worth(choose, line=choose_in_combat))
register(SEQUENCE, Worth(sequence, line=sequence_in_combat))
# Only what is resolved outside the pool of a turn is printed so, and nothing of that is weighed against something else.
register(fx.AnyOrder, nothing)
register(fx.EachOpponent, each_opponent)
register(fx.AtReveal, Worth(sequence, plot=wait_for_reveal))
