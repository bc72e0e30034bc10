"""The resources as what rows are paid in; persuasion is in `rows.py`, and a currency of its own comes with whoever has a row for it."""

from __future__ import annotations

from typing import Final

from kanly import effects as fx
from kanly.engine import costs
from kanly.engine.gates import RESOURCES
from kanly.engine.rows import Currency
from kanly.engine.state import State


class InResource:
    """The three questions of a currency, asked of a resource."""

    def __init__(self, resource: fx.Resource) -> None:
        self.resource: fx.Resource = resource
        self.number: int = RESOURCES[resource]

    def held(self, s: State, seat: int) -> int:
        return costs.held(s, seat, self.number)

    def spend(self, s: State, seat: int, amount: int) -> None:
        if amount:
            costs.spend(s, seat, self.number, amount)

    def printed(self, amount: int) -> fx.Effect | fx.Cost:
        return fx.Spend(self.resource, amount)


def in_resource(resource: fx.Resource) -> Currency:
    asked = InResource(resource)
    return Currency(asked.held, asked.spend, asked.printed)


SOLARI: Final = in_resource(fx.Resource.SOLARI)
SPICE: Final = in_resource(fx.Resource.SPICE)
WATER: Final = in_resource(fx.Resource.WATER)
