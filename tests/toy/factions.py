"""A toy module with a fifth faction: its Influence track, its icon, spaces behind it, cards that count on it, and a Leader it befriends."""

from __future__ import annotations

from functools import partial

from kanly.components import Card, Leader, Module, Space, Track
from kanly.effects import (
    AnotherInPlay,
    CardsInPlay,
    Draw,
    Faction,
    ForEach,
    HasAlliance,
    Icon,
    Influence,
    LoseInfluence,
    On,
    Persuasion,
    Recruit,
    Resource,
    Spend,
    Swords,
    Trigger,
    pay,
    solari,
    spice,
    when,
)

SMUGGLERS = Faction("smugglers")
CAVES = Icon("smugglers")
space = partial(Space, set="smugglers", deck="spaces", group="smugglers", icon=CAVES, faction=SMUGGLERS)
card = partial(Card, set="smugglers", deck="imperium", factions=(SMUGGLERS,))

SMUGGLING = Module(
    id="smugglers",
    tracks=(
        Track(
            id="smugglers",
            name="Smugglers",
            set="smugglers",
            deck="tracks",
            faction=SMUGGLERS,
            bonus_at=3,
            top=5,
            visit=Influence(1, (SMUGGLERS,)),
            bonus=(spice(1),),
        ),
    ),
    spaces=(
        space(id="hideout", name="Hideout", effects=(solari(1), Draw(1))),
        space(
            id="landing_field",
            name="Landing Field",
            cost=(Spend(Resource.SPICE, 1),),
            requires=(SMUGGLERS, 2),
            combat=True,
            effects=(Recruit(3),),
        ),
    ),
    imperium=(
        card(
            id="free_trader",
            name="Free Trader",
            count=3,
            cost=3,
            icons=(CAVES, Icon.CITY),
            agent=(Influence(1, (SMUGGLERS,)),),
            reveal=(Persuasion(1), when(HasAlliance(SMUGGLERS), Swords(3))),
        ),
        card(
            id="fence",
            name="Fence",
            count=2,
            cost=2,
            icons=(CAVES,),
            agent=(when(AnotherInPlay(SMUGGLERS), solari(2)),),
            reveal=(
                ForEach(CardsInPlay(SMUGGLERS), Persuasion(1)),
                pay(LoseInfluence(1), solari(3)),
            ),
        ),
    ),
    leaders=(
        Leader(
            id="old_smuggler",
            name="Old Smuggler",
            set="smugglers",
            deck="leaders",
            complexity=1,
            ability_name="Old Debts",
            traits=(On(Trigger.BEFRIENDED, (solari(2),), factions=(SMUGGLERS,)),),
            signet_name="By Night",
            signet=(pay(Spend(Resource.SOLARI, 1), Influence(1, (SMUGGLERS,))),),
        ),
    ),
)
