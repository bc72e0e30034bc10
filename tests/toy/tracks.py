"""A toy module with two tracks: voyages that part, with rewards of all kinds, and trade that goes home again."""

from __future__ import annotations

from functools import partial

from kanly.components import Card, Module, PlaceTrack, Space
from kanly.effects import (
    Advance,
    Draw,
    DrawIntrigue,
    GoBack,
    Icon,
    Influence,
    OnTrack,
    Persuasion,
    Points,
    Recruit,
    Resource,
    Spend,
    Stop,
    Swords,
    choose,
    pay,
    solari,
    spice,
    water,
    when,
)

track = partial(PlaceTrack, set="voyages", deck="place_tracks")
card = partial(Card, set="voyages", deck="imperium")

# The token goes on at once where it comes upon such a stop, as on the research track.
VOYAGE = track(
    id="voyage",
    name="Voyage",
    at_once=True,
    stops=(
        Stop("harbour", ("shallows", "current")),
        Stop("shallows", ("reef",), (water(1),)),
        Stop("current", ("reef", "open_sea"), (Advance("voyage"),)),
        Stop("reef", ("island",), (solari(1),), first=(spice(2),)),
        Stop("open_sea", ("island",), (DrawIntrigue(1),)),
        Stop("island", (), (Points(1),)),
    ),
    beyond=(Draw(1),),
)
# Going home brings what lies along the way, as on the shipping track; reaching the end of it pays once.
TRADE = track(
    id="trade",
    name="Trade",
    stops=(
        Stop("start", ("market",)),
        Stop("market", ("fair",), back=(choose(solari(3), spice(1)),)),
        Stop("fair", ("guild_hall",), back=(Recruit(2), Influence(1))),
        Stop("guild_hall", (), (DrawIntrigue(1),), once=True, back=(spice(2),)),
    ),
)

VOYAGES = Module(
    id="voyages",
    place_tracks=(VOYAGE, TRADE),
    spaces=(
        Space(
            id="dock",
            name="Dock",
            set="voyages",
            deck="spaces",
            group="landsraad",
            icon=Icon.LANDSRAAD,
            effects=(Advance("voyage"), choose(Advance("trade"), GoBack("trade"))),
        ),
    ),
    imperium=(
        card(
            id="pilot",
            name="Pilot",
            count=3,
            cost=2,
            icons=(Icon.LANDSRAAD, Icon.CITY),
            agent=(Advance("voyage", 2),),
            reveal=(Persuasion(1), when(OnTrack("voyage", 2), Swords(2))),
        ),
        card(
            id="shipowner",
            name="Shipowner",
            count=3,
            cost=3,
            icons=(Icon.LANDSRAAD, Icon.CITY),
            agent=(Advance("trade"), pay(Spend(Resource.SPICE, 1), GoBack("trade"))),
            reveal=(Persuasion(2),),
        ),
    ),
)
