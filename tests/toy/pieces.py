"""Toy modules of pieces: a ship that stands in garrisons, comes home after Combat and takes control of spaces; and troops in a
place of their own that pay for something."""

from __future__ import annotations

from kanly.components import Area, Card, Intrigue, Module, UnitKind
from kanly.effects import (
    Commission,
    Deploy,
    ForEach,
    Icon,
    Persuasion,
    Place,
    Resource,
    Retreat,
    SendTo,
    Special,
    Spend,
    SpendFrom,
    Swords,
    UnitsInConflict,
    UnitsOfKind,
    choose,
    pay,
    solari,
    spice,
    when,
)
from kanly.engine import pieces
from kanly.engine.codes import CONFLICT
from kanly.engine.specials import register
from kanly.engine.state import State
from kanly.engine.units import of_kind

FRIGATE = "frigate"


def number_of(s: State) -> int:
    return s.content.unit_ids.index(FRIGATE)


def scuttle(s: State, seat: int, node: int) -> None:
    """One of its own goes back to the supply, for as many Solari as it was strong."""
    pieces.lose(s, seat, number_of(s), CONFLICT, 1)
    s.seats[seat].solari += s.content.unit_strength[number_of(s)]


def can_scuttle(s: State, seat: int, node: int) -> bool:
    return of_kind(s, seat, number_of(s)) > 0


register("scuttle", scuttle, can_scuttle)

SHIPYARD = Module(
    id="shipyard",
    units=(
        UnitKind(
            id=FRIGATE,
            name="Frigate",
            set="shipyard",
            deck="units",
            strength=3,
            limit=2,
            garrison=True,
            after=Place.GARRISON,
            control=True,
        ),
    ),
    imperium=(
        Card(
            id="shipwright",
            name="Shipwright",
            set="shipyard",
            deck="imperium",
            count=3,
            cost=2,
            icons=(Icon.CITY, Icon.LANDSRAAD),
            agent=(Commission(FRIGATE),),
            reveal=(Persuasion(1), Deploy(2, None)),
        ),
        Card(
            id="admiral",
            name="Admiral",
            set="shipyard",
            deck="imperium",
            count=2,
            cost=4,
            icons=(Icon.CITY,),
            agent=(pay(Spend(Resource.SOLARI, 1), Commission(FRIGATE, 2)),),
            reveal=(
                ForEach(UnitsOfKind(FRIGATE), Swords(1)),
                when(UnitsInConflict(1, FRIGATE), Persuasion(2)),
            ),
        ),
    ),
    intrigue=(
        Intrigue(
            id="sortie",
            name="Sortie",
            set="shipyard",
            deck="intrigue",
            count=3,
            plot=(Deploy(1, FRIGATE),),
            combat=(choose(Retreat(None, None), Retreat(1, FRIGATE), solari(1)),),
        ),
        Intrigue(
            id="scuttling",
            name="Scuttling",
            set="shipyard",
            deck="intrigue",
            count=2,
            combat=(Special("scuttle"),),
        ),
    ),
)

VATS = Module(
    id="vats",
    areas=(Area(id="tanks", name="Tanks", set="vats", deck="areas"),),
    imperium=(
        Card(
            id="grower",
            name="Grower",
            set="vats",
            deck="imperium",
            count=3,
            cost=2,
            icons=(Icon.CITY,),
            agent=(SendTo("tanks"),),
            reveal=(Persuasion(1), pay(SpendFrom("tanks", 2), spice(3))),
        ),
        Card(
            id="harvester",
            name="Vat Harvester",
            set="vats",
            deck="imperium",
            count=2,
            cost=3,
            icons=(Icon.CITY,),
            agent=(
                choose(SendTo("tanks", 2), pay((SpendFrom("tanks", 1), SpendFrom("tanks", 1)), solari(5))),
            ),
            reveal=(Persuasion(2),),
        ),
    ),
)
