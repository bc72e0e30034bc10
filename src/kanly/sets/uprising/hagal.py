"""House Hagal: the 37 cards that move Rivals, and how Rivals play against one person or two."""

from __future__ import annotations

from functools import partial

from kanly.components import Destination, HagalCard, Level, Opponents
from kanly.effects import (
    ConflictLevel,
    DetonateShieldWall,
    DrawIntrigue,
    Effect,
    Faction,
    HasHooks,
    HasInfluence,
    Influence,
    PriorityInfluence,
    Recruit,
    Resource,
    RivalHarvest,
    RivalSpy,
    StealIntrigue,
    TakeHooks,
    UseSignet,
    solari,
    water,
    when,
)

hagal = partial(HagalCard, set="uprising", deck="hagal")

EMPEROR, GUILD = Influence(1, (Faction.EMPEROR,)), Influence(1, (Faction.GUILD,))
BENE_GESSERIT, FREMEN = Influence(1, (Faction.BENE_GESSERIT,)), Influence(1, (Faction.FREMEN,))
# Only with Maker Hooks does a Rival want the Shield Wall gone.
WALL = when(HasHooks(), DetonateShieldWall())


def to(space: str, *effects: Effect) -> tuple[Destination, ...]:
    """The one space of a card, whatever the state of the game."""
    return (Destination(space=space, effects=effects),)


def contract_or_shipping(id: str, place: int) -> HagalCard:
    return hagal(
        id=id,
        name="Accept Contract / Shipping",
        spaces=(
            Destination(
                space="shipping",
                condition=HasInfluence(Faction.GUILD, 2),
                effects=(solari(2), PriorityInfluence(place)),
            ),
            Destination(space="accept_contract", effects=(solari(2),)),
        ),
        swords=2,
    )


HAGAL: tuple[HagalCard, ...] = (
    # Posts are looked at from right to left, as they lie on the board.
    hagal(
        id="place_spy_spice_trade",
        name="Place Spy (spice trade)",
        effects=(RivalSpy(("choam", "imperial_basin", "hagga_basin", "deep_desert")),),
        swords=2,
    ),
    hagal(
        id="place_spy_city",
        name="Place Spy (city)",
        effects=(
            RivalSpy(
                (
                    "arrakeen_spice_refinery",
                    "spice_refinery_research_station",
                    "research_station_sietch_tabr",
                )
            ),
        ),
        swords=2,
    ),
    hagal(
        id="place_spy_landsraad",
        name="Place Spy (Landsraad)",
        effects=(RivalSpy(("landsraad_hall", "landsraad_council")),),
        swords=2,
    ),
    hagal(id="sardaukar", name="Sardaukar", count=2, spaces=to("sardaukar", EMPEROR, Recruit(2)), swords=4),
    hagal(id="dutiful_service", name="Dutiful Service", spaces=to("dutiful_service", EMPEROR), swords=2),
    hagal(id="heighliner", name="Heighliner", spaces=to("heighliner", GUILD, Recruit(3)), swords=5),
    hagal(
        id="deliver_supplies_heighliner",
        name="Deliver Supplies / Heighliner",
        count=2,
        spaces=(
            Destination(space="heighliner", condition=ConflictLevel(3), effects=(GUILD, Recruit(3))),
            Destination(space="deliver_supplies", effects=(GUILD,)),
        ),
        swords=1,
    ),
    hagal(
        id="espionage", name="Espionage", count=2, spaces=to("espionage", BENE_GESSERIT, RivalSpy()), swords=2
    ),
    hagal(id="secrets", name="Secrets", spaces=to("secrets", BENE_GESSERIT, StealIntrigue(4)), swords=1),
    hagal(
        id="desert_tactics",
        name="Desert Tactics",
        spaces=to("desert_tactics", FREMEN, Recruit(1), WALL),
        swords=3,
    ),
    hagal(id="fremkit", name="Fremkit", count=2, spaces=to("fremkit", FREMEN), swords=1),
    hagal(
        id="assembly_hall",
        name="Assembly Hall",
        spaces=to(
            "assembly_hall", DrawIntrigue(1), when(HasInfluence(Faction.EMPEROR, 2), PriorityInfluence(1))
        ),
        swords=0,
    ),
    hagal(id="gather_support_a", name="Gather Support", spaces=to("gather_support", Recruit(1)), swords=0),
    hagal(
        id="gather_support_b",
        name="Gather Support (with bonus)",
        spaces=to("gather_support", Recruit(1), when(HasInfluence(Faction.EMPEROR, 2), PriorityInfluence(2))),
        swords=2,
    ),
    contract_or_shipping("accept_contract_shipping_a", 3),
    contract_or_shipping("accept_contract_shipping_b", 1),
    hagal(
        id="research_station",
        name="Research Station",
        count=2,
        spaces=to("research_station", Recruit(2)),
        swords=2,
    ),
    hagal(
        id="spice_refinery",
        name="Spice Refinery",
        count=3,
        spaces=to("spice_refinery", UseSignet()),
        swords=1,
    ),
    hagal(id="arrakeen", name="Arrakeen", count=2, spaces=to("arrakeen", Recruit(1), UseSignet()), swords=1),
    hagal(
        id="sietch_tabr",
        name="Sietch Tabr",
        count=3,
        spaces=(
            Destination(
                space="sietch_tabr",
                condition=HasInfluence(Faction.FREMEN, 2),
                effects=(water(1), Recruit(1), TakeHooks()),
            ),
        ),
        swords=3,
    ),
    hagal(
        id="hagga_basin_imperial_basin",
        name="Hagga Basin / Imperial Basin",
        count=4,
        richest=True,
        spaces=(
            Destination(space="hagga_basin", effects=(WALL, RivalHarvest("sandworm", 1))),
            Destination(space="imperial_basin", effects=(WALL, RivalHarvest())),
        ),
        swords=2,
    ),
    hagal(
        id="deep_desert",
        name="Deep Desert",
        count=2,
        richest=True,
        spaces=(Destination(space="deep_desert", effects=(RivalHarvest("sandworm", 2),)),),
        swords=2,
    ),
    hagal(id="reshuffle", name="Reshuffle", reshuffles=True, people=(2,)),
)

HARDER = ("brutal_escalation", "expert_deployment", "smart_politics")
BUNDLES = (("solari", 7), ("spice", 7), ("intrigue", 3), ("water", 3))

OPPONENTS: tuple[Opponents, ...] = (
    Opponents(
        people=1,
        opponents=2,
        levels=(
            Level(id="mercenary", help_intrigues=1),
            Level(id="sardaukar", garrison=3),
            Level(id="mentat", garrison=3, variants=HARDER),
            Level(id="kwisatz_haderach", garrison=3, variants=HARDER, no_swordmaster=True),
        ),
        usual="sardaukar",
        agents=2,
        start=((Resource.WATER, 1),),
        holds_marker=True,
        bundles=BUNDLES,
        saves=True,
        lead=3,
        variants=(*HARDER, "row_dice"),
    ),
    Opponents(
        people=2,
        opponents=1,
        levels=(Level(id="", garrison=3),),
        agents=2,
        start=((Resource.WATER, 1),),
        holds_marker=False,
        objective="objective_ornithopter_1_3p",
        bundles=BUNDLES,
        saves=True,
        lead=3,
        variants=(*HARDER, "streamlined"),
    ),
)
