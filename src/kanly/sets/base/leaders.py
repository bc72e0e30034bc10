"""The eight Leaders, two of each House."""

from __future__ import annotations

from functools import partial

from kanly.components import Leader
from kanly.effects import (
    Draw,
    DrawIntrigue,
    HarvestLess,
    HasAlliance,
    Icon,
    Influence,
    MayJoin,
    On,
    Once,
    Prescience,
    Recruit,
    SecretFactions,
    SetAside,
    SpaceDiscount,
    Special,
    StartWith,
    Trigger,
    pay,
    solari,
    spice,
    water,
    when,
)

leader = partial(Leader, set="base", deck="leaders")

LEADERS: tuple[Leader, ...] = (
    leader(
        id="paul_atreides",
        name="Paul Atreides",
        house="atreides",
        complexity=1,
        ability_name="Prescience",
        traits=(Prescience(),),
        signet_name="Discipline",
        signet=(Draw(1),),
    ),
    leader(
        id="duke_leto_atreides",
        name="Duke Leto Atreides",
        house="atreides",
        complexity=2,
        ability_name="Landsraad Popularity",
        traits=(SpaceDiscount(Icon.LANDSRAAD, 1),),
        signet_name="Prudent Diplomacy",
        signet=(pay(spice(1), Influence(1, behind=True)),),
    ),
    leader(
        id="baron_vladimir_harkonnen",
        name="Baron Vladimir Harkonnen",
        house="harkonnen",
        complexity=3,
        ability_name="Masterstroke",
        traits=(
            SecretFactions(2),
            On(Trigger.DEPLOYED, (Special("masterstroke", (1,)),), at_least=4, once=Once.GAME),
        ),
        signet_name="Scheme",
        signet=(pay(solari(1), DrawIntrigue(1)),),
    ),
    leader(
        id="glossu_the_beast_rabban",
        name='Glossu "The Beast" Rabban',
        house="harkonnen",
        complexity=1,
        ability_name="Arrakis Fiefdom",
        traits=(StartWith((spice(1), solari(1))),),
        signet_name="Brutality",
        signet=(Recruit(1), when(HasAlliance(), Recruit(1))),
    ),
    leader(
        id="count_ilban_richese",
        name="Count Ilban Richese",
        house="richese",
        complexity=1,
        ability_name="Ruthless Negotiator",
        traits=(On(Trigger.PAID_SOLARI_FOR_SPACE, (Draw(1),)),),
        signet_name="Manufacturing",
        signet=(solari(1),),
    ),
    leader(
        id="helena_richese",
        name="Helena Richese",
        house="richese",
        complexity=2,
        ability_name="Eyes Everywhere",
        traits=(MayJoin((Icon.LANDSRAAD, Icon.CITY)),),
        signet_name="Manipulate",
        signet=(SetAside(1),),
    ),
    leader(
        id="countess_ariana_thorvald",
        name="Countess Ariana Thorvald",
        house="thorvald",
        complexity=3,
        ability_name="Spice Addict",
        traits=(HarvestLess(1, (Draw(1),)),),
        signet_name="Hidden Reservoir",
        signet=(water(1),),
    ),
    leader(
        id="earl_memnon_thorvald",
        name="Earl Memnon Thorvald",
        house="thorvald",
        complexity=1,
        ability_name="Connections",
        traits=(On(Trigger.TOOK_COUNCIL_SEAT, (Influence(1),)),),
        signet_name="Spice Hoard",
        signet=(spice(1),),
    ),
)
