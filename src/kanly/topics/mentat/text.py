"""The Mentat in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.text import tables

if TYPE_CHECKING:
    from kanly.text.effects import Effects
    from kanly.text.phrases import Clause, Form


def take_mentat(by: Effects, it: fx.TakeMentat, form: Form) -> Clause:
    what = by.bundle.text("thing-mentat_next" if it.next_round else "thing-mentat")
    return by.object_of("effect-take", what, form)


tables.effect(fx.TakeMentat, take_mentat)
tables.told_with(fx.TakeMentat, "effect-take", "thing-mentat", "thing-mentat_next")

tables.condition(fx.MentatAtHome, lambda by, it: by.told("condition-mentat_at_home"))
