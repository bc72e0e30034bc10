"""The Intrigue deck: 40 cards, 34 different ones."""

from __future__ import annotations

from functools import partial

from kanly.components import Intrigue
from kanly.effects import (
    Acquire,
    AtReveal,
    DeckNotEmpty,
    Deploy,
    Draw,
    EnemyInConflict,
    Faction,
    FactionsAt,
    HasAlliance,
    HasCouncilSeat,
    Influence,
    LoseTroops,
    MentatAtHome,
    Owns,
    OwnsMost,
    Persuasion,
    Points,
    RecallAgent,
    Recruit,
    Retreat,
    Special,
    Swords,
    TakeMentat,
    Zone,
    choose,
    pay,
    solari,
    spice,
    water,
    when,
)

intrigue = partial(Intrigue, set="base", deck="intrigue")

INTRIGUE: tuple[Intrigue, ...] = (
    intrigue(
        id="allied_armada",
        name="Allied Armada",
        combat=(when(HasAlliance(), pay(spice(2), Swords(7))),),
    ),
    intrigue(id="ambush", name="Ambush", count=2, combat=(Swords(4),)),
    # The first English rulebook makes the pass compulsory; the card and the later rulebooks do not.
    intrigue(
        id="bindu_suspension",
        name="Bindu Suspension",
        plot=(Draw(1), Special("may_pass")),
        turn_start=True,
    ),
    intrigue(id="bribery", name="Bribery", plot=(pay(solari(2), Influence(1)),)),
    intrigue(
        id="bypass_protocol",
        name="Bypass Protocol",
        plot=(choose(Acquire(3), pay(spice(2), Acquire(5, to=Zone.TOP_OF_DECK))),),
    ),
    intrigue(
        id="calculated_hire",
        name="Calculated Hire",
        plot=(when(MentatAtHome(), pay(spice(1), TakeMentat())),),
    ),
    intrigue(id="charisma", name="Charisma", plot=(AtReveal((Persuasion(2),)),)),
    intrigue(id="choam_shares", name="CHOAM Shares", plot=(pay(solari(7), Points(1)),)),
    # Two separate conditions: a single copy against none still meets the second.
    intrigue(
        id="corner_the_market",
        name="Corner the Market",
        endgame=(
            when(Owns("the_spice_must_flow", 2), Points(1)),
            when(OwnsMost("the_spice_must_flow"), Points(1)),
        ),
    ),
    intrigue(
        id="councilors_dispensation",
        name="Councilor's Dispensation",
        plot=(when(HasCouncilSeat(), spice(2)),),
    ),
    intrigue(
        id="demand_respect",
        name="Demand Respect",
        win=(choose(Influence(1), pay(spice(2), Influence(2))),),
    ),
    intrigue(
        id="dispatch_an_envoy",
        name="Dispatch an Envoy",
        count=2,
        plot=(Special("faction_icons"),),
    ),
    intrigue(
        id="double_cross",
        name="Double Cross",
        plot=(when(EnemyInConflict(), pay(solari(1), Special("double_cross"))),),
    ),
    intrigue(id="favored_subject", name="Favored Subject", plot=(Influence(1, (Faction.EMPEROR,)),)),
    intrigue(id="guild_authorization", name="Guild Authorization", plot=(Influence(1, (Faction.GUILD,)),)),
    intrigue(
        id="infiltrate",
        name="Infiltrate",
        plot=(Special("join_enemies"),),
    ),
    intrigue(id="know_their_ways", name="Know Their Ways", plot=(Influence(1, (Faction.FREMEN,)),)),
    intrigue(
        id="master_tactician",
        name="Master Tactician",
        count=3,
        combat=(choose(Swords(3), Retreat(3)),),
    ),
    # Alternatives, so that all four factions bring two points and never three.
    intrigue(
        id="plans_within_plans",
        name="Plans Within Plans",
        endgame=(choose(when(FactionsAt(3, 3), Points(1)), when(FactionsAt(3, 4), Points(2))),),
    ),
    intrigue(
        id="poison_snooper",
        name="Poison Snooper",
        count=2,
        plot=(when(DeckNotEmpty(), Special("look_at_top"), choose(Draw(1), Special("trash_top"))),),
    ),
    intrigue(id="private_army", name="Private Army", count=2, combat=(pay(spice(2), Swords(5)),)),
    intrigue(id="rapid_mobilization", name="Rapid Mobilization", plot=(Deploy(),)),
    intrigue(
        id="recruitment_mission",
        name="Recruitment Mission",
        plot=(AtReveal((Persuasion(1), Special("acquire_to_top"))),),
    ),
    intrigue(id="refocus", name="Refocus", plot=(Special("reshuffle"), Draw(1))),
    intrigue(
        id="reinforcements",
        name="Reinforcements",
        plot=(pay(solari(3), Recruit(3, straight=True)),),
    ),
    intrigue(
        id="secret_of_the_sisterhood",
        name="Secret of the Sisterhood",
        plot=(Influence(1, (Faction.BENE_GESSERIT,)),),
    ),
    intrigue(id="staged_incident", name="Staged Incident", combat=(pay(LoseTroops(3), Points(1)),)),
    intrigue(
        id="the_sleeper_must_awaken",
        name="The Sleeper Must Awaken",
        plot=(pay(spice(4), Points(1)),),
    ),
    # Spice left over is the first thing that decides a tie on points.
    intrigue(id="tiebreaker", name="Tiebreaker", combat=(Swords(2),), endgame=(spice(10),)),
    intrigue(id="to_the_victor", name="To the Victor...", win=(spice(3),)),
    intrigue(id="urgent_mission", name="Urgent Mission", plot=(RecallAgent(),)),
    intrigue(id="water_of_life", name="Water of Life", plot=(pay((water(1), spice(1)), Draw(3)),)),
    intrigue(id="water_peddlers_union", name="Water Peddlers Union", plot=(water(1),)),
    intrigue(id="windfall", name="Windfall", plot=(solari(2),)),
)
