"""Maker Hooks, units that are no troops, and the Shield Wall in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.text import tables
from kanly.text.phrases import Clause, Form

if TYPE_CHECKING:
    from kanly.text.conditions import Conditions
    from kanly.text.effects import Effects


def summon(by: Effects, it: fx.Summon, form: Form) -> Clause:
    return Clause(by.leaf("effect-summon", form, units=by.phrases.units(it.kind, "acc", it.units)))


def may_summon(by: Conditions, it: fx.MaySummon) -> str:
    return by.told("condition-may_summon", units=by.bundle.text(f"unit-{it.kind}", "plural"))


def units_of_kind(by: Conditions, it: fx.UnitsOfKind) -> str:
    return by.bundle.text("counted-units_of_kind", units=by.bundle.text(f"unit-{it.kind}", "each"))


tables.effect(fx.TakeHooks, lambda by, it, form: Clause(by.leaf("effect-take_hooks", form)))
tables.effect(fx.Summon, summon)
tables.effect(
    fx.DetonateShieldWall,
    lambda by, it, form: by.leaf("effect-detonate_shield_wall", form),
    # That it may be left undone makes it long, and that was decided before.
    plain_in=(Form.DECIDED,),
)

tables.condition(fx.HasHooks, lambda by, it: by.told("condition-has_hooks"))
tables.condition(fx.MaySummon, may_summon)

tables.counted(fx.UnitsOfKind, units_of_kind)
