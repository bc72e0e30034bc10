"""The words of storms, and the cards that say them."""

from __future__ import annotations

from dataclasses import dataclass

from kanly.components import Card, Conflict, Module
from kanly.effects import Condition, Cost, Effect, Icon, Persuasion, Swords, pay, solari, spice, when


@dataclass(frozen=True)
class RaiseStorm(Effect):
    """A storm comes over a space: the player says where and how strong."""


@dataclass(frozen=True)
class Weathered(Condition):
    """The player has weathered so many storms."""

    storms: int


@dataclass(frozen=True)
class CalmStorms(Cost):
    """So many storms are taken off the board, wherever they lie."""

    storms: int


STORMS = Module(
    id="storms",
    imperium=(
        Card(
            id="storm_caller",
            name="Storm Caller",
            set="storms",
            deck="imperium",
            count=6,
            cost=2,
            icons=(Icon.CITY, Icon.SPICE_TRADE),
            agent=(RaiseStorm(),),
            reveal=(Persuasion(1), when(Weathered(1), spice(1))),
        ),
        Card(
            id="storm_rider",
            name="Storm Rider",
            set="storms",
            deck="imperium",
            count=4,
            cost=3,
            icons=(Icon.CITY, Icon.LANDSRAAD),
            agent=(pay(CalmStorms(2), solari(3)),),
            reveal=(Persuasion(1), Swords(1)),
        ),
    ),
    conflicts=(
        Conflict(
            id="eye_of_the_storm",
            name="Eye of the Storm",
            set="storms",
            deck="conflicts",
            level=1,
            first=(RaiseStorm(), spice(1)),
            second=(spice(2),),
            third=(spice(1),),
        ),
    ),
)
