"""Troops, and the Conflict that they fight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.text import tables
from kanly.text.phrases import Clause, Form

if TYPE_CHECKING:
    from kanly.text.conditions import Conditions
    from kanly.text.costs import Costs
    from kanly.text.effects import Effects

# Of the Conflict cards.
HIGHEST_LEVEL = 3


def recruit(by: Effects, it: fx.Recruit, form: Form) -> Clause:
    if it.straight:
        return Clause(by.leaf("effect-recruit_straight", form, n=it.troops), plain=False)
    return by.object_of("effect-recruit", by.bundle.text("term-troop", "acc", n=it.troops), form)


def lose_troop(by: Effects, it: fx.LoseTroop, form: Form) -> Clause:
    return Clause(by.leaf("effect-lose_troop", form, n=it.troops, place=it.place.value))


def deploy(by: Effects, it: fx.Deploy, form: Form) -> str:
    if it.kind != fx.TROOP:
        return moved(by, "deploy", it.limit, it.kind, form)
    if it.limit is None:
        return by.leaf("effect-deploy_any", form)
    return by.leaf("effect-deploy", form, n=it.limit)


def moved(by: Effects, verb: str, limit: int | None, kind: str | None, form: Form) -> str:
    """Units of a kind, or of any that can stand there."""
    if limit is None:
        units = by.bundle.text("term-unit" if kind is None else f"unit-{kind}", "plural")
        return by.leaf(f"effect-{verb}_units_any", form, units=units)
    return by.leaf(f"effect-{verb}_units", form, units=by.phrases.units(kind, "gen", limit), n=limit)


def retreat(by: Effects, it: fx.Retreat, form: Form) -> str:
    if it.kind != fx.TROOP:
        return moved(by, "retreat", it.limit, it.kind, form)
    if it.limit is None:
        return by.leaf("effect-retreat_any", form)
    return by.leaf("effect-retreat", form, n=it.limit)


def once_deployed(by: Effects, it: fx.OnceDeployed, form: Form) -> str:
    message = "effect-once_deployed_after" if form.comes_last else "effect-once_deployed"
    return by.bundle.text(message, effects=by.sequence(it.effects, form), n=it.units)


def retreat_troops(by: Costs, it: fx.RetreatTroops, form: Form) -> str:
    return by.leaf("cost-retreat_troops", form, least=it.least, n=it.most, span=it.most - it.least)


def conflict_level(by: Conditions, it: fx.ConflictLevel) -> str:
    levels = ["I" * number for number in range(it.level, HIGHEST_LEVEL + 1)]
    return by.told("condition-conflict_level", levels=by.phrases.joined("list-or", levels))


def units_in_conflict(by: Conditions, it: fx.UnitsInConflict) -> str:
    return by.told("condition-units_in_conflict", units=by.phrases.units(it.kind, "least", it.units))


tables.effect(fx.Recruit, recruit)
tables.effect(fx.LoseTroop, lose_troop)
tables.effect(fx.Deploy, deploy, free=lambda it: True)
tables.effect(fx.Retreat, retreat, free=lambda it: True)
tables.effect(fx.OnceDeployed, once_deployed, around=True)

tables.cost(fx.LoseTroops, lambda by, it, form: by.leaf("cost-lose_troops", form, n=it.troops))
tables.cost(fx.RetreatTroops, retreat_troops)

tables.condition(fx.ConflictLevel, conflict_level)
tables.condition(fx.EnemyInConflict, lambda by, it: by.told("condition-enemy_in_conflict"))
tables.condition(fx.UnitsInConflict, units_in_conflict)
tables.condition(fx.StrengthAtLeast, lambda by, it: by.told("condition-strength_at_least", n=it.strength))
