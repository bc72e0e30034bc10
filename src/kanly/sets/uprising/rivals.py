"""The ten Rivals."""

from __future__ import annotations

from functools import partial

from kanly.components import Rival
from kanly.effects import (
    DetonateShieldWall,
    DrawIntrigue,
    Faction,
    HasAlliance,
    Influence,
    Pick,
    PickedInfluence,
    Recruit,
    RivalSpy,
    TakeHooks,
    solari,
    spice,
    water,
    when,
)

rival = partial(Rival, set="uprising", deck="rivals")

EMPEROR, GUILD, BENE_GESSERIT, FREMEN = Faction.EMPEROR, Faction.GUILD, Faction.BENE_GESSERIT, Faction.FREMEN

RIVALS: tuple[Rival, ...] = (
    rival(
        id="baron_vladimir_harkonnen",
        name="Baron Vladimir Harkonnen",
        swordmaster=6,
        signet=(DrawIntrigue(1),),
        scheme=(solari(2), Recruit(2)),
        priority=(GUILD, EMPEROR, BENE_GESSERIT, FREMEN),
    ),
    rival(
        id="glossu_rabban",
        name='Glossu "The Beast" Rabban',
        swordmaster=7,
        signet=(Recruit(1), when(HasAlliance(), Recruit(1))),
        scheme=(PickedInfluence(2, Pick.ALLIANCE),),
        priority=(EMPEROR, GUILD, BENE_GESSERIT, FREMEN),
        streamlined=True,
    ),
    rival(
        id="staban_tuek",
        name="Staban Tuek",
        swordmaster=9,
        signet=(spice(1),),
        scheme=(Recruit(2),),
        priority=(GUILD, FREMEN, BENE_GESSERIT, EMPEROR),
    ),
    rival(
        id="lady_amber_metulli",
        name="Lady Amber Metulli",
        swordmaster=9,
        signet=(Recruit(1),),
        scheme=(Recruit(3),),
        priority=(FREMEN, EMPEROR, GUILD, BENE_GESSERIT),
        streamlined=True,
    ),
    rival(
        id="gurney_halleck",
        name="Gurney Halleck",
        swordmaster=8,
        signet=(Recruit(1),),
        scheme=(PickedInfluence(1, Pick.MOST),),
        priority=(FREMEN, GUILD, EMPEROR, BENE_GESSERIT),
    ),
    rival(
        id="lady_margot_fenring",
        name="Lady Margot Fenring",
        swordmaster=8,
        signet=(solari(1),),
        scheme=(Influence(1, (BENE_GESSERIT,)),),
        priority=(BENE_GESSERIT, EMPEROR, FREMEN, GUILD),
    ),
    rival(
        id="princess_irulan",
        name="Princess Irulan",
        swordmaster=7,
        signet=(RivalSpy(),),
        scheme=(PickedInfluence(1), Recruit(1)),
        priority=(EMPEROR, BENE_GESSERIT, FREMEN, GUILD),
    ),
    rival(
        id="lady_jessica",
        name="Lady Jessica",
        swordmaster=6,
        signet=(PickedInfluence(1, Pick.ALLIANCE),),
        scheme=(water(2),),
        priority=(BENE_GESSERIT, FREMEN, GUILD, EMPEROR),
    ),
    rival(
        id="feyd_rautha_harkonnen",
        name="Feyd-Rautha Harkonnen",
        swordmaster=4,
        signet=(Recruit(2),),
        scheme=(PickedInfluence(1),),
        priority=(EMPEROR, BENE_GESSERIT, GUILD, FREMEN),
    ),
    rival(
        id="muad_dib",
        name="Muad'Dib",
        swordmaster=4,
        signet=(Influence(1, (FREMEN,)),),
        scheme=(TakeHooks(), DetonateShieldWall(), DrawIntrigue(1)),
        priority=(FREMEN, BENE_GESSERIT, GUILD, EMPEROR),
    ),
)
