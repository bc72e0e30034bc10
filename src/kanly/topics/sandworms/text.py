"""Maker Hooks and the Shield Wall in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.text import kinds, tables
from kanly.text.phrases import Clause, Form

if TYPE_CHECKING:
    from kanly.text.conditions import Conditions


def may_summon(by: Conditions, it: fx.MaySummon) -> str:
    return by.told("condition-may_summon", units=by.bundle.text(f"unit-{it.kind}", "plural"))


tables.effect(fx.TakeHooks, lambda by, it, form: Clause(by.leaf("effect-take_hooks", form)))
tables.effect(
    fx.DetonateShieldWall,
    lambda by, it, form: by.leaf("effect-detonate_shield_wall", form),
    # That it may be left undone makes it long, and that was decided before.
    plain_in=(Form.DECIDED,),
)

tables.condition(fx.HasHooks, lambda by, it: by.told("condition-has_hooks"))
tables.condition(fx.MaySummon, may_summon)
kinds.caused("hooks", "shield_wall")
kinds.chronicle("hooks", kinds.PLAIN, 30)
kinds.chronicle("shield_wall", kinds.PLAIN, 40)
