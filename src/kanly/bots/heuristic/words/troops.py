"""Troops: recruited, deployed, retreating, lost; and what a Conflict asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.bots.heuristic.gates import UNPAYABLE, condition, cost, granted, likely
from kanly.bots.heuristic.worth import NOT_NOW, Worth, register
from kanly.engine.codes import ANY_KIND, CONFLICT, NONE, TROOPS
from kanly.engine.content import Node
from kanly.engine.moves import DEPLOY, RETREAT

if TYPE_CHECKING:
    from kanly.bots.heuristic.judge import Judge

DEPLOY_LATER = 0.7
# So many are thought to be there where any number may be deployed.
DEPLOYED_LATER = 3
RETREAT_LATER = 0.4
RETREAT_COST_LATER = 0.8
LOSS_LATER = 2.0
ONCE_DEPLOYED_LATER = 0.6


def recruit(judge: Judge, n: Node, now: bool) -> float:
    troops = min(n.a, judge.t.me.supply) if now else n.a
    return troops * judge.value.troop + (judge.fight.best_deploy(troops) if now and n.b else 0.0)


def lose_troop(judge: Judge, n: Node, now: bool) -> float:
    return -n.a * judge.value.troop * (1.5 if n.b == CONFLICT else 1.0)


def best_units(judge: Judge, n: Node, there: list[int], troops: int, move: int) -> float:
    """The best that moving some units of one kind wins, troops among them where any kind may move."""
    fight = judge.fight
    best = 0.0
    if n.b == ANY_KIND:
        most = troops if n.a == NONE else min(n.a, troops)
        best = fight.best_retreat(most) if move == RETREAT else fight.best_deploy(most)
    gain = fight.retreat_units if move == RETREAT else fight.deploy_units
    for kind in judge.t.c.stationed:
        if n.b in (ANY_KIND, kind + 1):
            most = there[kind] if n.a == NONE else min(n.a, there[kind])
            best = max([best, *(gain(kind, number) for number in range(1, most + 1))])
    return best


def deploy(judge: Judge, n: Node, now: bool) -> float:
    if not now:
        return DEPLOY_LATER * (DEPLOYED_LATER if n.a == NONE else n.a)
    t = judge.t
    if n.b != TROOPS:
        return best_units(judge, n, t.parts.garrisons[t.seat], t.me.garrison, DEPLOY)
    limit = 0 if t.parts.barred else t.me.garrison if n.a == NONE else min(n.a, t.me.garrison)
    return judge.fight.best_deploy(limit)


def retreat(judge: Judge, n: Node, now: bool) -> float:
    if not now:
        return RETREAT_LATER
    there = judge.t.me.conflict
    if n.b != TROOPS:
        return best_units(judge, n, judge.t.parts.units[judge.t.seat], there, RETREAT)
    return judge.fight.best_retreat(there if n.a == NONE else min(n.a, there))


def once_deployed(judge: Judge, n: Node, now: bool) -> float:
    return judge.value.total(n.kids, now) * (1.0 if judge.t.parts.sent >= n.a else ONCE_DEPLOYED_LATER)


def wait_for_deployment(judge: Judge, n: Node) -> float:
    """It may lie face up and wait, but then the others know."""
    return NOT_NOW if judge.t.parts.sent < n.a else once_deployed(judge, n, True)


def lose_troops(judge: Judge, n: Node, a: int, troops: int, now: bool) -> float:
    if not now:
        return LOSS_LATER * troops
    return judge.fight.without(troops) if judge.t.me.conflict >= troops else UNPAYABLE


def retreat_troops(judge: Judge, n: Node, least: int, most: int, now: bool) -> float:
    if not now:
        return RETREAT_COST_LATER * most
    most = min(most, judge.t.me.conflict)
    gains = [judge.fight.retreat_gain(troops) for troops in range(least, most + 1)]
    return -max(gains, default=-UNPAYABLE)


def units_in_conflict(judge: Judge, kind: int, units: int) -> bool:
    t = judge.t
    return (t.present if kind == NONE else t.parts.units[t.seat][kind]) >= units


def strength_at_least(judge: Judge, strength: int, b: int) -> bool:
    return judge.t.me.strength >= strength


register(fx.Recruit, recruit)
register(fx.LoseTroop, lose_troop)
register(fx.Deploy, deploy)
register(fx.Retreat, retreat)
register(fx.OnceDeployed, Worth(once_deployed, plot=wait_for_deployment))
cost(fx.LoseTroops, lose_troops)
cost(fx.RetreatTroops, retreat_troops)
condition(fx.EnemyInConflict, likely(granted, later=0.8, anew=True))
condition(fx.UnitsInConflict, likely(units_in_conflict, later=0.3, anew=True))
condition(fx.StrengthAtLeast, likely(strength_at_least, later=0.35, anew=True))
# Only House Hagal's cards ask for it.
condition(fx.ConflictLevel, likely(granted))
