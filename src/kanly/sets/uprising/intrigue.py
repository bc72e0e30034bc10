"""The Intrigue deck: 44 cards, 39 different ones; four need the CHOAM module.

A card of several rows has one effect for each: any or all of them are used, each is paid for on its own (R-144).
"""

from __future__ import annotations

from functools import partial

from kanly.components import Intrigue
from kanly.effects import (
    Acquire,
    AnyOrder,
    AtReveal,
    BattleIcon,
    ContractsDone,
    Deploy,
    DetonateShieldWall,
    DiscardCards,
    Draw,
    DrawIntrigue,
    EnemyAlliance,
    Faction,
    GainedSpice,
    HasCouncilSeat,
    HasInfluence,
    Icon,
    Influence,
    LoseInfluence,
    OnAcquire,
    OnceDeployed,
    Owns,
    PlaceSpy,
    Points,
    RecallSpies,
    Recruit,
    Retreat,
    RetreatTroops,
    SetAside,
    SpiesOnBoard,
    Summon,
    Swords,
    TakeContract,
    Trash,
    TurnDown,
    UnitsInConflict,
    When,
    Zone,
    choose,
    pay,
    solari,
    spice,
    water,
    when,
)
from kanly.sets.uprising.units import SANDWORM

intrigue = partial(Intrigue, set="uprising", deck="intrigue")

INTRIGUE: tuple[Intrigue, ...] = (
    intrigue(
        id="backed_by_choam",
        name="Backed by CHOAM",
        module="choam",
        plot=(pay(LoseInfluence(1), solari(4)),),
        combat=(when(ContractsDone(2), Swords(4)),),
    ),
    intrigue(id="buy_access", name="Buy Access", plot=(pay(solari(5), Influence(1, different=2)),)),
    intrigue(id="call_to_arms", name="Call to Arms", plot=(AtReveal((OnAcquire((Recruit(1),)),)),)),
    intrigue(
        id="change_allegiances",
        name="Change Allegiances",
        plot=(pay(LoseInfluence(1), Influence(1)), pay(spice(3), Influence(1))),
    ),
    intrigue(
        id="choam_profits",
        name="CHOAM Profits",
        module="choam",
        endgame=(when(ContractsDone(4), Points(1)),),
    ),
    intrigue(
        id="contingency_plan",
        name="Contingency Plan",
        count=3,
        plot=(solari(2),),
        combat=(Swords(3),),
    ),
    intrigue(
        id="councilors_ambition",
        name="Councilor's Ambition",
        plot=(when(HasCouncilSeat(), water(2)),),
    ),
    intrigue(
        id="crysknife",
        name="Crysknife",
        plot=(spice(1),),
        endgame=(pay(TurnDown(BattleIcon.CRYSKNIFE), Points(1)),),
    ),
    intrigue(
        id="cunning",
        name="Cunning",
        plot=(choose(Draw(1), pay(spice(1), AnyOrder((Draw(1), Trash())))),),
    ),
    intrigue(
        id="depart_for_arrakis",
        name="Depart for Arrakis",
        plot=(pay(spice(2), Recruit(3)), when(HasInfluence(Faction.GUILD, 3), Draw(1))),
    ),
    intrigue(
        id="desert_mouse",
        name="Desert Mouse",
        plot=(spice(1),),
        endgame=(pay(TurnDown(BattleIcon.DESERT_MOUSE), Points(1)),),
    ),
    intrigue(
        id="detonation",
        name="Detonation",
        count=2,
        plot=(choose(DetonateShieldWall(), Deploy(4)),),
    ),
    intrigue(
        id="devour",
        name="Devour",
        combat=(Swords(2), when(UnitsInConflict(1, SANDWORM), Swords(2), Trash())),
    ),
    intrigue(
        id="distraction",
        name="Distraction",
        count=2,
        plot=(OnceDeployed(3, (PlaceSpy(share=True),)),),
    ),
    intrigue(
        id="find_weakness",
        name="Find Weakness",
        combat=(Swords(2), pay(RecallSpies(1), Swords(3))),
    ),
    intrigue(id="go_to_ground", name="Go to Ground", combat=(pay(RetreatTroops(1, 2), PlaceSpy()),)),
    intrigue(
        id="imperium_politics",
        name="Imperium Politics",
        plot=(pay(solari(1), Influence(1, (Faction.EMPEROR, Faction.GUILD))),),
    ),
    intrigue(id="impress", name="Impress", combat=(Swords(2), Acquire(3))),
    intrigue(
        id="inspire_awe",
        name="Inspire Awe",
        plot=(
            When(
                UnitsInConflict(1, SANDWORM),
                (Acquire(3, to=Zone.HAND),),
                otherwise=(Acquire(3),),
            ),
        ),
    ),
    intrigue(
        id="intelligence_report",
        name="Intelligence Report",
        plot=(Draw(1), when(SpiesOnBoard(2), Draw(1))),
    ),
    intrigue(
        id="leverage",
        name="Leverage",
        module="choam",
        plot=(when(GainedSpice(), TakeContract(), solari(1)),),
    ),
    intrigue(id="manipulate", name="Manipulate", plot=(SetAside(1),)),
    intrigue(
        id="market_opportunity",
        name="Market Opportunity",
        plot=(choose(pay(spice(2), solari(5)), pay(solari(5), spice(5))),),
    ),
    intrigue(id="mercenaries", name="Mercenaries", plot=(pay(solari(3), DrawIntrigue(1), Recruit(2)),)),
    # Two costs of 1 rather than one of 2: they may fall on one faction or on two.
    intrigue(
        id="opportunism",
        name="Opportunism",
        plot=(pay((LoseInfluence(1), LoseInfluence(1), solari(2)), Points(1)),),
    ),
    intrigue(
        id="ornithopter",
        name="Ornithopter",
        plot=(spice(1),),
        endgame=(pay(TurnDown(BattleIcon.ORNITHOPTER), Points(1)),),
    ),
    intrigue(
        id="questionable_methods",
        name="Questionable Methods",
        combat=(Swords(1), pay(LoseInfluence(1), Swords(4))),
    ),
    intrigue(
        id="reach_agreement",
        name="Reach Agreement",
        module="choam",
        combat=(pay(RetreatTroops(1, 2), TakeContract()),),
    ),
    intrigue(
        id="secure_spice_trade",
        name="Secure Spice Trade",
        endgame=(when(Owns("the_spice_must_flow", 2), Points(1), spice(2)),),
    ),
    intrigue(
        id="shaddams_favor",
        name="Shaddam's Favor",
        plot=(Recruit(1), when(HasInfluence(Faction.EMPEROR, 3), solari(3))),
    ),
    intrigue(id="shadow_alliance", name="Shadow Alliance", endgame=(when(EnemyAlliance(4), Points(1)),)),
    intrigue(
        id="sietch_ritual",
        name="Sietch Ritual",
        plot=(pay(DiscardCards(1), Influence(1, (Faction.BENE_GESSERIT, Faction.FREMEN))),),
    ),
    intrigue(
        id="special_mission",
        name="Special Mission",
        count=2,
        plot=(choose(PlaceSpy(icons=(Icon.CITY,)), pay(RecallSpies(1), DetonateShieldWall(), spice(2))),),
    ),
    intrigue(
        id="spice_is_power",
        name="Spice is Power",
        combat=(choose(pay(RetreatTroops(3, 3), spice(3)), pay(spice(3), Swords(6))),),
    ),
    intrigue(id="spring_the_trap", name="Spring the Trap", combat=(pay(RecallSpies(2), Swords(7)),)),
    intrigue(
        id="strategic_stockpiling",
        name="Strategic Stockpiling",
        plot=(
            pay(spice(5), Points(1)),
            when(HasInfluence(Faction.FREMEN, 3), pay(water(3), Points(1))),
        ),
    ),
    intrigue(id="tactical_option", name="Tactical Option", combat=(choose(Swords(2), Retreat()),)),
    # The wall first: with it gone, the sandworm may come to the Conflict that it protected.
    intrigue(
        id="unexpected_allies",
        name="Unexpected Allies",
        plot=(pay(water(2), DetonateShieldWall(), Summon(SANDWORM, 1)),),
    ),
    intrigue(
        id="weirding_combat",
        name="Weirding Combat",
        combat=(Swords(3), when(HasInfluence(Faction.BENE_GESSERIT, 3), Swords(2))),
    ),
)
