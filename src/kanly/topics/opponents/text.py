"""What only printed opponents do, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.engine import codes
from kanly.engine.content import Content
from kanly.text import kinds, tables
from kanly.text.bundle import capital
from kanly.text.phrases import Clause, Form

if TYPE_CHECKING:
    from kanly.text.effects import Effects
    from kanly.text.events import Events

# Where a Rival gains Influence.
PICKED: dict[fx.Pick, str] = {
    fx.Pick.LEAST: "influence-least",
    fx.Pick.MOST: "influence-most",
    fx.Pick.ALLIANCE: "influence-for_alliance",
}

# Why a House Hagal card is passed over.
PASSED: dict[int, str] = {
    codes.PASSED_TAKEN: "taken",
    codes.PASSED_CLOSED: "closed",
    codes.PASSED_NO_BONUS: "no_bonus",
    codes.PASSED_INFLUENCE: "influence",
    codes.PASSED_LEADS: "leads",
    codes.PASSED_BEHIND: "behind",
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
    several = by.bundle.text(f"unit-{it.kind}", "plural")
    return by.leaf("effect-rival_harvest_or_summon", form, units=what, kinds=several)


tables.effect(fx.PickedInfluence, picked_influence)
tables.effect(fx.PriorityInfluence, priority_influence)
tables.effect(fx.RivalSpy, rival_spy)
tables.told_with(fx.PickedInfluence, "effect-score", *PICKED.values())
tables.told_with(fx.PriorityInfluence, "effect-score", "influence-priority")
tables.effect(fx.RivalHarvest, rival_harvest)


def rival(said: Events, c: Content, who: str, number: int, b: int, seats: Sequence[str]) -> str:
    name = said.moves.component(c, c.rival_component[number])
    # Where seats go by their Rivals, the seat says nothing new.
    if capital(who) == capital(name):
        return said.bundle.text("event-rival_alone", rival=name)
    return said.bundle.text("event-rival", seat=who, rival=name)


def row_dice(said: Events, c: Content, who: str, a: int, b: int, seats: Sequence[str]) -> str:
    return said.bundle.text("event-row_dice", a=a, b=b)


kinds.part("hagal", "card", lambda said, c, card: said.component(c, c.hagal_component[card]))
kinds.part("passed", "reason", lambda said, c, reason: PASSED[reason])
kinds.event("rival", rival)
kinds.event("row_dice", row_dice)
kinds.chronicle("scheme", kinds.PLAIN, 50)
kinds.chronicle("stays_home", kinds.PLAIN, 60)
kinds.chronicle("hagal_stuck", kinds.PLAIN, 70)
