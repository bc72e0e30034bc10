"""What Leaders' abilities change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.text import tables
from kanly.text.phrases import Form

if TYPE_CHECKING:
    from kanly.text.traits import Traits


def start_with(by: Traits, it: fx.StartWith) -> str:
    what = [by.bundle.text(f"resource-{gain.resource.value}", "acc", n=gain.amount) for gain in it.gains]
    return by.bundle.text("trait-start_with", what=by.phrases.joined("list-and", what))


def space_discount(by: Traits, it: fx.SpaceDiscount) -> str:
    icon = by.bundle.text(f"icon-{it.icon.value}")
    return by.bundle.text("trait-space_discount", icon=icon, n=it.solari)


def harvest_less(by: Traits, it: fx.HarvestLess) -> str:
    told = by.effects.sequence(it.effects, Form.PRINTED)
    return by.bundle.text("trait-harvest_less", n=it.spice, effects=told)


tables.trait(fx.StartWith, start_with)
tables.trait(
    fx.StartWithout,
    lambda by, it: by.bundle.text("trait-start_without", card=by.phrases.card_name(it.card)),
)
tables.trait(fx.Prescience, lambda by, it: by.bundle.text("trait-prescience"))
tables.trait(fx.SpaceDiscount, space_discount)
tables.trait(fx.MayJoin, lambda by, it: by.bundle.text("trait-may_join", icons=by.phrases.icons(it.icons)))
tables.trait(fx.HarvestLess, harvest_less)
tables.trait(fx.SecretFactions, lambda by, it: by.bundle.text("trait-secret_factions", n=it.tokens))
tables.trait(fx.TrainingTrack, lambda by, it: by.bundle.text("trait-training_track"))
