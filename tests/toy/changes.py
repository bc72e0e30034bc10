"""A toy module that changes a game instead of adding to it: a card less, another in the place of one, other numbers, a House
Hagal card."""

from __future__ import annotations

from kanly.components import Card, Destination, HagalCard, Module
from kanly.effects import Icon, Persuasion, Recruit, Swords, water

PILGRIM = Card(
    id="pilgrim",
    name="Pilgrim",
    set="hardship",
    deck="starters",
    count=2,
    icons=(Icon.CITY,),
    agent=(water(1),),
    reveal=(Persuasion(1),),
)
WATCH = HagalCard(
    id="watch",
    name="Watch",
    set="hardship",
    deck="hagal",
    count=2,
    spaces=(Destination(space="arrakeen", effects=(Recruit(2),)),),
    swords=1,
)
HERALD = Card(
    id="herald", name="Herald", set="hardship", deck="starters", count=3, reveal=(Persuasion(1), Swords(1))
)

HARDSHIP = Module(
    id="hardship",
    removes=("starters/dune_the_desert_planet", "imperium/maula_pistol"),
    fewer=(("starters/convincing_argument", 1),),
    replaces=(("starters/dagger", PILGRIM),),
    numbers=(
        ("points_to_end", 12),
        ("troops", 10),
        ("conflict_levels", (2, 2, 2, 3, 3, 3)),
        ("points_at_start", ((3, 1), (4, 2))),
    ),
    role_starters=(("commander", (HERALD,)),),
    hagal=(WATCH,),
)
