"""What only printed opponents do, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.text import tables
from kanly.text.phrases import Clause, Form

if TYPE_CHECKING:
    from kanly.text.effects import Effects

# Where a Rival gains Influence.
PICKED: dict[fx.Pick, str] = {
    fx.Pick.LEAST: "influence-least",
    fx.Pick.MOST: "influence-most",
    fx.Pick.ALLIANCE: "influence-for_alliance",
}


def picked_influence(by: Effects, it: fx.PickedInfluence, form: Form) -> Clause:
    # An "and" after where it is would be unclear.
    return Clause(by.verb("effect-score", form, by.bundle.text(PICKED[it.pick], n=it.amount)), plain=False)


def priority_influence(by: Effects, it: fx.PriorityInfluence, form: Form) -> Clause:
    what = by.bundle.text("influence-priority", n=it.amount, place=it.place)
    return by.object_of("effect-score", what, form)


def rival_spy(by: Effects, it: fx.RivalSpy, form: Form) -> str:
    if not it.posts:
        return by.leaf("effect-rival_spy_by_priority", form)
    names = [by.phrases.named(("posts",), post) for post in it.posts]
    return by.leaf("effect-rival_spy", form, posts=by.phrases.quoted(names, "list-comma"))


def rival_harvest(by: Effects, it: fx.RivalHarvest, form: Form) -> str:
    if it.kind is None:
        return by.leaf("effect-rival_harvest", form)
    what = by.phrases.units(it.kind, "acc", it.units)
    kinds = by.bundle.text(f"unit-{it.kind}", "plural")
    return by.leaf("effect-rival_harvest_or_summon", form, units=what, kinds=kinds)


tables.effect(fx.PickedInfluence, picked_influence)
tables.effect(fx.PriorityInfluence, priority_influence)
tables.effect(fx.RivalSpy, rival_spy)
tables.effect(fx.RivalHarvest, rival_harvest)
