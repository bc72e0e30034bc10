"""Influence with factions, and Alliances."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.bots.heuristic.gates import UNPAYABLE, condition, cost, likely
from kanly.bots.heuristic.worth import register
from kanly.engine.codes import NONE
from kanly.engine.content import Node

if TYPE_CHECKING:
    from kanly.bots.heuristic.judge import Judge

LATER = 4.5
FACTION_INFLUENCE_LATER = 4.0
LOSS_LATER = 4.0


def influence(judge: Judge, n: Node, now: bool) -> float:
    value = judge.value
    return value.best_influence(n) if now else LATER * n.a * max(1, n.c) * value.fade


def faction_influence(judge: Judge, n: Node, now: bool) -> float:
    """More Influence with the faction that is visited: what it adds to that of the visit."""
    value, space = judge.value, judge.space
    if not now:
        return FACTION_INFLUENCE_LATER * value.fade
    faction = NONE if space == NONE else judge.t.c.space_faction[space]
    if faction == NONE:
        return 0.0
    return value.influence(faction, n.a) - value.influence(faction, 1)


def lose_influence(judge: Judge, n: Node, a: int, amount: int, now: bool) -> float:
    if not now:
        return LOSS_LATER
    mine = judge.t.mine
    losses = [-judge.value.influence(f, -amount) for f in range(len(mine)) if mine[f] >= amount]
    return min(losses, default=UNPAYABLE)


def has_alliance(judge: Judge, factions: int, b: int) -> bool:
    t = judge.t
    return any(t.allies[f] == t.seat and factions >> f & 1 for f in range(len(t.mine)))


def has_influence(judge: Judge, faction: int, amount: int) -> bool:
    return judge.t.mine[faction] >= amount


def factions_at(judge: Judge, amount: int, factions: int) -> bool:
    return sum(1 for level in judge.t.mine if level >= amount) >= factions


def enemy_alliance(judge: Judge, amount: int, b: int) -> bool:
    t = judge.t
    return any(t.allies[f] not in (NONE, t.seat) and t.mine[f] >= amount for f in range(len(t.mine)))


register(fx.Influence, influence)
register(fx.FactionInfluence, faction_influence)
cost(fx.LoseInfluence, lose_influence)
condition(fx.HasAlliance, likely(has_alliance, later=0.25))
condition(fx.HasInfluence, likely(has_influence, later=0.5))
condition(fx.FactionsAt, likely(factions_at))
condition(fx.EnemyAlliance, likely(enemy_alliance, later=0.1))
