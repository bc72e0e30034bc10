"""The Reserve: two open stacks beside the Imperium Row."""

from __future__ import annotations

from functools import partial

from kanly.components import Card
from kanly.effects import Draw, Faction, HasInfluence, Icon, Persuasion, Points, spice, when

card = partial(Card, set="uprising", deck="reserve")

RESERVE: tuple[Card, ...] = (
    card(
        id="prepare_the_way",
        name="Prepare the Way",
        count=8,
        cost=2,
        factions=(Faction.BENE_GESSERIT,),
        icons=(Icon.LANDSRAAD, Icon.CITY),
        agent=(when(HasInfluence(Faction.BENE_GESSERIT, 2), Draw(1)),),
        reveal=(Persuasion(2),),
    ),
    # Unlike its namesake of 2020 it belongs to the Guild, so discarding it counts as discarding a Guild card.
    card(
        id="the_spice_must_flow",
        name="The Spice Must Flow",
        count=10,
        cost=9,
        factions=(Faction.GUILD,),
        reveal=(spice(1),),
        acquire=(Points(1),),
    ),
)
