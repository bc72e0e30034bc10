"""The nine Leaders of games for up to four; one of them turns into a tenth, one needs the CHOAM module."""

from __future__ import annotations

from functools import partial

from kanly.components import Leader
from kanly.effects import (
    Acquire,
    Draw,
    DrawIntrigue,
    Faction,
    HasAlliance,
    Icon,
    Influence,
    On,
    Pay,
    Persuasion,
    PlaceSpy,
    RecallSpies,
    Recruit,
    ReservedContracts,
    Retreat,
    Special,
    StartWithout,
    Stop,
    StrengthAtLeast,
    Swords,
    TrainingTrack,
    Trash,
    Trigger,
    UnitsInConflict,
    Zone,
    choose,
    pay,
    solari,
    spice,
    water,
    when,
)
from kanly.sets.uprising.units import SANDWORM

leader = partial(Leader, set="uprising", deck="leaders")

LEADERS: tuple[Leader, ...] = (
    leader(
        id="muad_dib",
        name="Muad'Dib",
        house="atreides",
        complexity=1,
        ability_name="Unpredictable Foe",
        traits=(On(Trigger.REVEALED, (when(UnitsInConflict(1, SANDWORM), DrawIntrigue(1)),)),),
        signet_name="Lead the Way",
        signet=(Draw(1),),
    ),
    leader(
        id="gurney_halleck",
        name="Gurney Halleck",
        house="atreides",
        complexity=1,
        ability_name="Always Smiling",
        traits=(On(Trigger.REVEALED, (when(StrengthAtLeast(6), Persuasion(1)),)),),
        signet_name="Warmaster",
        signet=(Recruit(1),),
    ),
    # An arrow without a cost: she may turn at any such visit, even with no memories to take back.
    leader(
        id="lady_jessica",
        name="Lady Jessica",
        house="atreides",
        complexity=2,
        ability_name="Other Memories",
        traits=(
            On(
                Trigger.SENT_AGENT,
                (Pay((), (Special("other_memories"),)),),
                factions=(Faction.BENE_GESSERIT,),
            ),
        ),
        signet_name="Spice Agony",
        signet=(pay(spice(1), DrawIntrigue(1), Special("memory")),),
        back="reverend_mother_jessica",
    ),
    leader(
        id="reverend_mother_jessica",
        name="Reverend Mother Jessica",
        house="atreides",
        complexity=2,
        ability_name="Reverend Mother",
        traits=(
            On(
                Trigger.SENT_AGENT,
                (pay(water(1), Special("repeat_space")),),
                factions=(Faction.BENE_GESSERIT, Faction.FREMEN),
            ),
        ),
        signet_name="Water of Life",
        signet=(pay(spice(1), water(1)),),
    ),
    leader(
        id="lady_margot_fenring",
        name="Lady Margot Fenring",
        house="fenring",
        complexity=1,
        ability_name="Loyalty",
        traits=(On(Trigger.BEFRIENDED, (spice(2),), factions=(Faction.BENE_GESSERIT,)),),
        signet_name="Arrakis Informant",
        signet=(PlaceSpy(icons=(Icon.CITY,)),),
    ),
    leader(
        id="princess_irulan",
        name="Princess Irulan",
        house="corrino",
        complexity=2,
        ability_name="Imperial Birthright",
        traits=(On(Trigger.BEFRIENDED, (DrawIntrigue(1),), factions=(Faction.EMPEROR,)),),
        signet_name="Chronicler's Insight",
        signet=(
            choose(
                Acquire(1, to=Zone.HAND, exactly=True, may=True),
                Special("trash_from_hand", (1, 2)),
            ),
        ),
    ),
    leader(
        id="feyd_rautha_harkonnen",
        name="Feyd-Rautha Harkonnen",
        house="harkonnen",
        complexity=1,
        ability_name="Devious Strength",
        traits=(
            On(Trigger.REVEALED, (pay(RecallSpies(1), Swords(2)),)),
            TrainingTrack(
                (
                    Stop("start", ("pay_to_trash", "first_spy")),
                    Stop("pay_to_trash", ("middle_trash",), (pay(solari(1), Trash()),)),
                    Stop("first_spy", ("middle_trash",), (PlaceSpy(),)),
                    Stop("middle_trash", ("second_trash", "second_spy"), (Trash(),)),
                    Stop("second_trash", ("final",), (Trash(),)),
                    Stop("second_spy", ("spice",), (PlaceSpy(),)),
                    Stop("spice", ("final",), (spice(2),)),
                    Stop("final", (), (Recruit(1), PlaceSpy())),
                )
            ),
        ),
        signet_name="Personal Training",
        signet=(Special("train"),),
    ),
    leader(
        id="lady_amber_metulli",
        name="Lady Amber Metulli",
        house="metulli",
        complexity=1,
        ability_name="Desert Scouts",
        traits=(On(Trigger.REVEALED, (Retreat(1),)),),
        signet_name="Fill Coffers",
        signet=(solari(1), when(HasAlliance(), spice(1))),
    ),
    leader(
        id="staban_tuek",
        name="Staban Tuek",
        complexity=3,
        ability_name="Smuggle Spice",
        traits=(StartWithout("diplomacy"), On(Trigger.WATCHED_MAKER, (spice(1),))),
        signet_name="Unseen Network",
        signet=(
            PlaceSpy(
                bonus=(
                    ((Icon.LANDSRAAD,), pay(spice(1), solari(3))),
                    (
                        (Icon.EMPEROR, Icon.GUILD, Icon.BENE_GESSERIT, Icon.FREMEN),
                        pay(solari(2), DrawIntrigue(1)),
                    ),
                )
            ),
        ),
    ),
    leader(
        id="shaddam_corrino_iv",
        name="Shaddam Corrino IV",
        house="corrino",
        complexity=2,
        module="choam",
        ability_name="Sardaukar Commander",
        traits=(ReservedContracts(("contract_sardaukar_cards", "contract_sardaukar_recall")),),
        signet_name="Emperor of the Known Universe",
        signet=(
            Special("bar_deployment"),
            choose((solari(1), Recruit(1)), pay(solari(3), Influence(1))),
        ),
    ),
)
