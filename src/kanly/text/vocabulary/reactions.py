"""What reacts to something that happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.text import tables
from kanly.text.phrases import Form

if TYPE_CHECKING:
    from kanly.text.traits import Traits


def on(by: Traits, it: fx.On) -> str:
    message = "trait-on" if it.once is None else f"trait-on_once_{it.once.value}"
    told = by.effects.sequence(it.effects, Form.PRINTED)
    return by.bundle.text(message, trigger=by.moment(it), effects=told)


def at_any_moment(by: Traits, it: fx.AtAnyMoment) -> str:
    # Using it is the decision to pay for it.
    told = by.effects.sequence(it.effects, Form.DECIDED)
    return by.bundle.text(f"trait-any_moment_{it.once.value}", effects=told)


tables.trait(fx.On, on)
tables.trait(fx.AtAnyMoment, at_any_moment)
tables.told_with(fx.AtAnyMoment, *(f"trait-any_moment_{once.value}" for once in fx.Once))
tables.trigger(fx.Trigger.PAID_SOLARI_FOR_SPACE)
tables.trigger(fx.Trigger.TOOK_COUNCIL_SEAT)
tables.trigger(fx.Trigger.DEPLOYED, counts=True)
tables.trigger(fx.Trigger.SENT_AGENT, factions="gen")
tables.trigger(fx.Trigger.REVEALED)
tables.trigger(fx.Trigger.BEFRIENDED, factions="gen")
tables.trigger(fx.Trigger.ACQUIRED, factions="gen", named=True)
tables.trigger(fx.Trigger.VISITED, factions="gen", named=True)
tables.trigger(fx.Trigger.GAINED_SPICE, counts=True)
tables.trigger(fx.Trigger.DEPLOYED_UNITS, counts=True)
tables.trigger(fx.Trigger.GAINED_INFLUENCE, factions="influence")
tables.trigger(fx.Trigger.RECRUITED)
tables.trigger(fx.Trigger.TRASHED)
tables.trigger(fx.Trigger.WON)
tables.trigger(fx.Trigger.ROUND_STARTED)
