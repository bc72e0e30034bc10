"""The starting deck: ten cards for each player, which do the same as those of the 2020 game."""

from __future__ import annotations

from functools import partial

from kanly.components import Card
from kanly.effects import Icon, Persuasion, Swords, TrashThis, UseSignet

card = partial(Card, set="uprising", deck="starters")

STARTERS: tuple[Card, ...] = (
    card(id="convincing_argument", name="Convincing Argument", count=2, reveal=(Persuasion(2),)),
    card(id="dagger", name="Dagger", count=2, icons=(Icon.LANDSRAAD,), reveal=(Swords(1),)),
    card(
        id="diplomacy",
        name="Diplomacy",
        icons=(Icon.EMPEROR, Icon.GUILD, Icon.BENE_GESSERIT, Icon.FREMEN),
        reveal=(Persuasion(1),),
    ),
    card(
        id="dune_the_desert_planet",
        name="Dune, the Desert Planet",
        count=2,
        icons=(Icon.SPICE_TRADE,),
        reveal=(Persuasion(1),),
    ),
    card(id="reconnaissance", name="Reconnaissance", icons=(Icon.CITY,), reveal=(Persuasion(1),)),
    card(
        id="seek_allies",
        name="Seek Allies",
        icons=(Icon.EMPEROR, Icon.GUILD, Icon.BENE_GESSERIT, Icon.FREMEN),
        agent=(TrashThis(),),
    ),
    card(
        id="signet_ring",
        name="Signet Ring",
        icons=(Icon.LANDSRAAD, Icon.CITY, Icon.SPICE_TRADE),
        agent=(UseSignet(),),
        reveal=(Persuasion(1),),
    ),
)
