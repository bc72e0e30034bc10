"""Tracks in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.text import kinds, tables
from kanly.text.phrases import Clause, Form

if TYPE_CHECKING:
    from kanly.text.conditions import Conditions
    from kanly.text.effects import Effects


def track(by: Effects | Conditions, name: str) -> str:
    return by.bundle.text("quoted", name=by.phrases.named(("place_tracks",), name))


def advance(by: Effects, it: fx.Advance, form: Form) -> Clause:
    return Clause(by.leaf("effect-advance", form, n=it.steps, track=track(by, it.track)))


def go_back(by: Effects, it: fx.GoBack, form: Form) -> Clause:
    return Clause(by.leaf("effect-go_back", form, track=track(by, it.track)))


tables.effect(fx.Advance, advance)
tables.effect(fx.GoBack, go_back)
tables.condition(
    fx.OnTrack, lambda by, it: by.told("condition-on_track", n=it.steps, track=track(by, it.track))
)
kinds.caused("go_back")
kinds.chronicle("advance", kinds.SINGLE, 145)
kinds.chronicle("go_back", kinds.SINGLE, 146)
