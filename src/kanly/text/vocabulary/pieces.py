"""Units that are no troops."""

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


def commission(by: Effects, it: fx.Commission, form: Form) -> Clause:
    return Clause(by.leaf("effect-commission", form, units=by.phrases.units(it.kind, "acc", it.units)))


def units_of_kind(by: Conditions, it: fx.UnitsOfKind) -> str:
    return by.bundle.text("counted-units_of_kind", units=by.bundle.text(f"unit-{it.kind}", "each"))


tables.effect(fx.Summon, summon)
tables.effect(fx.Commission, commission, free=lambda it: True)
tables.counted(fx.UnitsOfKind, units_of_kind)
