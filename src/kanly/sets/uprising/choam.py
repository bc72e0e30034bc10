"""The CHOAM module: the contracts, and the components that are of use only with them."""

from __future__ import annotations

from kanly.components import Module
from kanly.sets.uprising.contracts import CONTRACTS
from kanly.sets.uprising.imperium import IMPERIUM
from kanly.sets.uprising.intrigue import INTRIGUE
from kanly.sets.uprising.leaders import LEADERS

CHOAM = Module(
    id="choam",
    imperium=tuple(card for card in IMPERIUM if card.module == "choam"),
    intrigue=tuple(card for card in INTRIGUE if card.module == "choam"),
    leaders=tuple(leader for leader in LEADERS if leader.module == "choam"),
    contracts=CONTRACTS,
)
