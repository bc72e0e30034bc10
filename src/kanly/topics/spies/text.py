"""Spies in words: on which posts they are placed, what they watch, and how they come back."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.engine.codes import OP_PAY, OP_SPY, RECALL_GATHER, RECALL_INFILTRATE, RECALL_PLAIN
from kanly.text import kinds, tables
from kanly.text.phrases import Clause, Form

if TYPE_CHECKING:
    from kanly.text.effects import Effects

ANY_SPY = fx.PlaceSpy()

# Why a Spy is recalled.
RECALLED: dict[int, str] = {RECALL_PLAIN: "plain", RECALL_INFILTRATE: "infiltrate", RECALL_GATHER: "gather"}


def place_spy(by: Effects, it: fx.PlaceSpy, form: Form) -> Clause | str:
    return place_spies(by, 1, form) if it == ANY_SPY else particular(by, it, form)


def place_spies(by: Effects, spies: int, form: Form) -> Clause:
    return Clause(by.leaf("effect-place_spies", form, n=spies))


def several(by: Effects, effects: Sequence[fx.Effect], form: Form) -> tuple[Clause, int] | None:
    """Spies in a row that any post will do for are placed together."""
    spies = sum(1 for _ in takewhile(lambda effect: effect == ANY_SPY, effects))
    return (place_spies(by, spies, form), spies) if spies else None


def particular(by: Effects, it: fx.PlaceSpy, form: Form) -> str:
    """A Spy that not every post will do for, or that brings something."""
    text = by.bundle.text
    where = text("where-any")
    if it.visited:
        where = text("where-visited")
    elif it.icons:
        where = text("where-icons", spaces=by.phrases.connected(it.icons))
    if it.share:
        where = text("where-share", where=where)
    told = by.leaf("effect-place_spy", form, n=1, where=where)
    bonuses = [
        text("post-bonus", spaces=by.phrases.connected(icons), effects=by.effect(bonus))
        for icons, bonus in it.bonus
    ]
    return by.phrases.after(told, bonuses)


tables.trigger(fx.Trigger.WATCHED_MAKER)

tables.effect(fx.PlaceSpy, place_spy, row=several)

tables.cost(fx.RecallSpies, lambda by, it, form: by.leaf("cost-recall_spies", form, n=it.spies))

tables.condition(fx.SpiesOnBoard, lambda by, it: by.told("condition-spies_on_board", n=it.spies))
tables.condition(fx.RecalledSpy, lambda by, it: by.told("condition-recalled_spy"))
tables.condition(fx.WatchesMaker, lambda by, it: by.told("condition-watches_maker"))

kinds.part("post", "post", lambda said, c, post: said.component(c, c.post_component[post]))
kinds.part("recalled", "reason", lambda said, c, reason: RECALLED[reason])
kinds.caused("spy", "no_post")
kinds.caused("recall_spy", ops=frozenset({OP_PAY, OP_SPY}))
kinds.chronicle("spy", kinds.COUNTED, 50)
kinds.chronicle("recall_spy", kinds.COUNTED, 60)
