"""The contracts: 20 of the CHOAM module, 18 different ones, and the 10 that come with Rise of Ix."""

from __future__ import annotations

from functools import partial

from kanly.components import Contract
from kanly.effects import (
    Draw,
    Faction,
    Influence,
    PlaceSpy,
    RecallAgent,
    Recruit,
    Special,
    TakeContract,
    solari,
    water,
)

contract = partial(Contract, set="uprising", deck="contracts", module="choam")
ix_contract = partial(Contract, set="uprising", deck="contracts", module="ix")

CONTRACTS: tuple[Contract, ...] = (
    contract(
        id="contract_acquire_the_spice_must_flow",
        name="Acquire The Spice Must Flow",
        acquires="the_spice_must_flow",
        reward=(Influence(1, (Faction.GUILD,)), solari(3)),
    ),
    contract(id="contract_arrakeen_water", name="Arrakeen", visit="arrakeen", reward=(water(1),)),
    contract(
        id="contract_arrakeen_spy",
        name="Arrakeen",
        visit="arrakeen",
        reward=(Recruit(1), PlaceSpy()),
    ),
    contract(
        id="contract_deliver_supplies",
        name="Deliver Supplies",
        visit="deliver_supplies",
        reward=(solari(3),),
    ),
    contract(
        id="contract_espionage",
        name="Espionage",
        count=2,
        visit="espionage",
        reward=(solari(3),),
    ),
    contract(id="contract_harvest_3", name="Harvest 3+", count=2, harvest=3, reward=(solari(3),)),
    contract(id="contract_harvest_4", name="Harvest 4+", harvest=4, reward=(solari(4),)),
    contract(id="contract_heighliner_water", name="Heighliner", visit="heighliner", reward=(water(2),)),
    contract(id="contract_heighliner_troops", name="Heighliner", visit="heighliner", reward=(Recruit(2),)),
    contract(
        id="contract_high_council_solari",
        name="High Council",
        visit="high_council",
        reward=(solari(3),),
    ),
    contract(
        id="contract_high_council_influence",
        name="High Council",
        visit="high_council",
        reward=(Influence(1, (Faction.BENE_GESSERIT,)),),
    ),
    contract(id="contract_immediate", name="Immediate", immediate=True, reward=(solari(2),)),
    contract(
        id="contract_research_station_solari",
        name="Research Station",
        visit="research_station",
        reward=(solari(3),),
    ),
    contract(
        id="contract_research_station_spy",
        name="Research Station",
        visit="research_station",
        reward=(solari(2), PlaceSpy()),
    ),
    contract(
        id="contract_sardaukar_cards",
        name="Sardaukar",
        visit="sardaukar",
        reward=(Draw(2),),
    ),
    contract(
        id="contract_sardaukar_recall",
        name="Sardaukar",
        visit="sardaukar",
        reward=(RecallAgent(other=True),),
    ),
    contract(
        id="contract_spice_refinery_cards",
        name="Spice Refinery",
        visit="spice_refinery",
        reward=(Draw(2),),
    ),
    contract(
        id="contract_spice_refinery_water",
        name="Spice Refinery",
        visit="spice_refinery",
        reward=(water(1),),
    ),
)

# They lie in this box, but no game uses them yet: they need the spaces and the Negotiators of Rise of Ix.
IX_CONTRACTS: tuple[Contract, ...] = (
    ix_contract(
        id="contract_ix_dreadnought",
        name="Dreadnought",
        visit="dreadnought",
        reward=(Special("negotiator"), TakeContract()),
    ),
    ix_contract(
        id="contract_ix_tech_negotiation",
        name="Tech Negotiation",
        visit="tech_negotiation",
        reward=(TakeContract(),),
    ),
    ix_contract(
        id="contract_ix_espionage",
        name="Espionage",
        visit="espionage",
        reward=(solari(1), TakeContract()),
    ),
    ix_contract(id="contract_ix_harvest_3", name="Harvest 3+", harvest=3, reward=(TakeContract(),)),
    ix_contract(
        id="contract_ix_harvest_4",
        name="Harvest 4+",
        harvest=4,
        reward=(solari(2), TakeContract()),
    ),
    ix_contract(
        id="contract_ix_heighliner",
        name="Heighliner",
        visit="heighliner",
        reward=(solari(3), TakeContract()),
    ),
    ix_contract(
        id="contract_ix_high_council",
        name="High Council",
        visit="high_council",
        reward=(Special("negotiator"), TakeContract()),
    ),
    ix_contract(
        id="contract_ix_interstellar_shipping",
        name="Interstellar Shipping",
        visit="interstellar_shipping",
        reward=(Special("negotiator"), TakeContract()),
    ),
    ix_contract(id="contract_ix_secrets", name="Secrets", visit="secrets", reward=(TakeContract(),)),
    ix_contract(id="contract_ix_smuggling", name="Smuggling", visit="smuggling", reward=(TakeContract(),)),
)
