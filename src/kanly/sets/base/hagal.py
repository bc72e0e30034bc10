"""House Hagal: the 31 cards that move printed opponents, who those are, and how they play alone or for two."""

from __future__ import annotations

from functools import partial

from kanly.components import Destination, HagalCard, Level, Opponents, Rival
from kanly.effects import Faction, Influence, Recruit, Resource, RivalHarvest, Spend, UseSignet
from kanly.sets.base.leaders import LEADERS

hagal = partial(HagalCard, set="base", deck="hagal")


def to(space: str, faction: Faction | None = None, troops: int = 0) -> tuple[Destination, ...]:
    """The one space of a card, with the Influence and the troops that it shows."""
    influence = () if faction is None else (Influence(1, (faction,)),)
    recruits = (Recruit(troops),) if troops else ()
    return (Destination(space=space, effects=(*influence, *recruits)),)


HAGAL: tuple[HagalCard, ...] = (
    hagal(id="hagal_conspire", name="Conspire", count=2, spaces=to("conspire", Faction.EMPEROR, 2), swords=4),
    hagal(id="hagal_wealth", name="Wealth", spaces=to("wealth", Faction.EMPEROR), swords=3),
    hagal(id="hagal_heighliner", name="Heighliner", spaces=to("heighliner", Faction.GUILD, 3), swords=6),
    hagal(id="hagal_foldspace", name="Foldspace", count=2, spaces=to("foldspace", Faction.GUILD), swords=1),
    hagal(
        id="hagal_selective_breeding",
        name="Selective Breeding",
        count=2,
        spaces=to("selective_breeding", Faction.BENE_GESSERIT),
        swords=2,
    ),
    hagal(id="hagal_secrets", name="Secrets", spaces=to("secrets", Faction.BENE_GESSERIT), swords=1),
    hagal(
        id="hagal_hardy_warriors",
        name="Hardy Warriors",
        spaces=to("hardy_warriors", Faction.FREMEN, 2),
        swords=5,
    ),
    hagal(
        id="hagal_stillsuits", name="Stillsuits", count=2, spaces=to("stillsuits", Faction.FREMEN), swords=4
    ),
    hagal(
        id="hagal_rally_troops", name="Rally Troops", count=2, spaces=to("rally_troops", troops=4), swords=3
    ),
    hagal(
        id="hagal_hall_of_oratory",
        name="Hall of Oratory",
        count=2,
        spaces=to("hall_of_oratory", troops=1),
        swords=0,
    ),
    hagal(id="hagal_carthag", name="Carthag", count=3, spaces=to("carthag", troops=1), swords=0),
    hagal(
        id="hagal_harvest_spice",
        name="Harvest Spice",
        count=5,
        richest=True,
        skips_taken=True,
        spaces=tuple(
            Destination(space=space, effects=(RivalHarvest(),))
            for space in ("imperial_basin", "hagga_basin", "the_great_flat")
        ),
        swords=2,
    ),
    hagal(
        id="hagal_arrakeen_1p",
        name="Arrakeen",
        count=3,
        spaces=(Destination(space="arrakeen", effects=(Recruit(1), UseSignet())),),
        swords=1,
        people=(1,),
    ),
    hagal(
        id="hagal_arrakeen_2p",
        name="Arrakeen",
        count=3,
        spaces=to("arrakeen", troops=1),
        swords=1,
        people=(2,),
    ),
    hagal(id="hagal_reshuffle", name="Reshuffle", reshuffles=True, people=(2,)),
)

# Rivals are Leaders of whom only the Signet Ring counts; these two have one that no Rival could use.
NO_RIVALS = ("paul_atreides", "helena_richese")
RIVALS: tuple[Rival, ...] = tuple(
    Rival(set="base", deck="rivals", id=leader.id, name=leader.name, signet=leader.signet)
    for leader in LEADERS
    if leader.id not in NO_RIVALS
)

DEAR_MENTAT = (("mentat", Spend(Resource.SOLARI, 5)),)
EXPERT = ("expert_deployment",)

OPPONENTS: tuple[Opponents, ...] = (
    Opponents(
        people=1,
        opponents=2,
        levels=(
            Level(id="mercenary", help=((Resource.SOLARI, 1), (Resource.SPICE, 1)), swordmaster_round=5),
            Level(id="sardaukar", garrison=3, intrigues=1, swordmaster_round=4, prices=DEAR_MENTAT),
            Level(
                id="mentat",
                garrison=3,
                intrigues=1,
                swordmaster_round=3,
                prices=DEAR_MENTAT,
                variants=EXPERT,
            ),
            Level(
                id="kwisatz_haderach",
                garrison=3,
                intrigues=1,
                swordmaster_round=3,
                prices=DEAR_MENTAT,
                variants=EXPERT,
                no_swordmaster=True,
            ),
        ),
        usual="sardaukar",
        leaders=True,
        agents=2,
        start=((Resource.WATER, 1),),
        holds_marker=True,
        starts=1,
        bundles=(("solari", 7), ("spice", 7), ("water", 3), ("intrigue", 3)),
        lead=4,
        lead_in_strength=True,
        counts_as=(("the_spice_must_flow", 2),),
        variants=EXPERT,
    ),
    Opponents(
        people=2,
        opponents=1,
        levels=(Level(id=""),),
        rivals=False,
        agents=3,
        takes=False,
        scores=False,
        holds_marker=False,
        follows=True,
    ),
)
