"""What spaces of the board do: the harvest, the High Council, the Swordmaster, Agents that come back, the Signet Ring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.bots.heuristic.gates import condition, likely
from kanly.bots.heuristic.worth import NOT_NOW, Worth, nothing, register
from kanly.engine import codes
from kanly.engine.codes import NONE
from kanly.engine.content import Node

if TYPE_CHECKING:
    from kanly.bots.heuristic.judge import Judge


def harvest(judge: Judge, n: Node, now: bool) -> float:
    return judge.value.harvest(n.a, judge.space)


def signet(judge: Judge, n: Node, now: bool) -> float:
    t = judge.t
    return judge.value.total(t.c.leader_signet[t.leader], now) if t.leader != NONE else 0.0


def council_seat(judge: Judge, n: Node, now: bool) -> float:
    t = judge.t
    if t.me.council:
        return 0.0
    rounds = t.left + (0 if t.revealing else 1)
    return n.a * rounds * t.weights.council + judge.reaction(codes.ON_COUNCIL)


def swordmaster(judge: Judge, n: Node, now: bool) -> float:
    t = judge.t
    if judge.opponents.no_swordmaster:
        return 0.0
    return t.left * t.weights.agent + judge.value.extra_agent()


def recall_agent(judge: Judge, n: Node, now: bool) -> float:
    t = judge.t
    # The one that was sent this turn does not count for some effects.
    return judge.value.extra_agent() if len(t.on) > int(n.a and t.space != NONE) else 0.0


def recall_by_plot(judge: Judge, n: Node) -> float:
    """While Agents are left to send, another one wins nothing."""
    t = judge.t
    return recall_agent(judge, n, True) if not t.me.agents and not t.revealing else NOT_NOW


def has_council_seat(judge: Judge, a: int, b: int) -> bool:
    return judge.t.me.council


def has_swordmaster(judge: Judge, a: int, b: int) -> bool:
    return judge.t.me.swordmaster


def visited_maker(judge: Judge, a: int, b: int) -> bool:
    return judge.space != NONE and judge.t.c.space_maker[judge.space]


def visited_faction(judge: Judge, a: int, b: int) -> bool:
    return judge.space != NONE and judge.t.c.space_faction[judge.space] != NONE


register(fx.Harvest, harvest)
register(fx.UseSignet, signet)
register(fx.TakeCouncilSeat, council_seat)
register(fx.TakeSwordmaster, swordmaster)
register(fx.RecallAgent, Worth(recall_agent, plot=recall_by_plot))
# A number of the space, not one of its effects.
register(fx.PersuasionHere, nothing)
condition(fx.HasCouncilSeat, likely(has_council_seat, later=0.4))
condition(fx.HasSwordmaster, likely(has_swordmaster, later=0.5))
condition(fx.VisitedMaker, likely(visited_maker, later=0.7, anew=True))
condition(fx.VisitedFaction, likely(visited_faction, later=0.5, anew=True))
