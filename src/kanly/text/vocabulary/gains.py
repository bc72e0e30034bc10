"""Resources, persuasion, swords and Victory Points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.text import tables

if TYPE_CHECKING:
    from kanly.text.costs import Costs
    from kanly.text.effects import Effects
    from kanly.text.phrases import Clause, Form


def gain(by: Effects, it: fx.Gain, form: Form) -> Clause:
    what = by.bundle.text(f"resource-{it.resource.value}", "acc", n=it.amount)
    return by.object_of("effect-gain", what, form)


def persuasion(by: Effects, it: fx.Persuasion, form: Form) -> Clause:
    return by.object_of("effect-gain", by.bundle.text("term-persuasion", "acc", n=it.amount), form)


def swords(by: Effects, it: fx.Swords, form: Form) -> Clause:
    return by.object_of("effect-gain", by.bundle.text("term-sword", "acc", n=it.amount), form)


def points(by: Effects, it: fx.Points, form: Form) -> Clause:
    return by.object_of("effect-score", by.bundle.text("term-victory_point", "acc", n=it.amount), form)


def spent(by: Costs, it: fx.Spend) -> str:
    return by.bundle.text(f"resource-{it.resource.value}", "acc", n=it.amount)


tables.effect(fx.Gain, gain)
tables.effect(fx.Persuasion, persuasion)
tables.effect(fx.Swords, swords)
tables.effect(fx.Points, points)
tables.told_with(fx.Swords, "effect-gain", "term-sword")
tables.told_with(fx.Points, "effect-score", "term-victory_point")
tables.cost(fx.Spend, lambda by, it, form: by.spend(spent(by, it), form), spent=spent)
tables.condition(fx.GainedSpice, lambda by, it: by.told("condition-gained_spice"))
