"""The Reserve: three open stacks beside the Imperium Row."""

from __future__ import annotations

from functools import partial

from kanly.components import Card
from kanly.effects import ICONS, Draw, Faction, Icon, Persuasion, Points, TrashThis, spice

card = partial(Card, set="base", deck="reserve")

RESERVE: tuple[Card, ...] = (
    card(
        id="arrakis_liaison",
        name="Arrakis Liaison",
        count=8,
        cost=2,
        factions=(Faction.FREMEN,),
        icons=(Icon.LANDSRAAD, Icon.CITY),
        reveal=(Persuasion(2),),
    ),
    card(
        id="the_spice_must_flow",
        name="The Spice Must Flow",
        count=10,
        cost=9,
        reveal=(spice(1),),
        acquire=(Points(1),),
    ),
    # No cost: persuasion can't buy it, only an effect that names this stack brings it.
    card(
        id="foldspace",
        name="Foldspace",
        count=6,
        icons=tuple(icon for icon in ICONS if icon != Icon.SPY),
        agent=(Draw(1), TrashThis()),
    ),
)
