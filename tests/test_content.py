"""Numbers of the whole box that no scenario shows: how many cards there are, and whose they are."""

from __future__ import annotations

import dataclasses
from collections import Counter

import pytest

from kanly import catalog
from kanly.components import Card, Component
from kanly.effects import AcquireReserve, Special
from kanly.engine.errors import KanlyError
from kanly.sets.base import BASE


def copies(deck: tuple[Component, ...]) -> int:
    return sum(component.count for component in deck)


def test_every_deck_has_its_size() -> None:
    assert {
        "starters": (copies(BASE.starters), len(BASE.starters)),
        "reserve": (copies(BASE.reserve), len(BASE.reserve)),
        "imperium": (copies(BASE.imperium), len(BASE.imperium)),
        "intrigue": (copies(BASE.intrigue), len(BASE.intrigue)),
        "conflicts": (copies(BASE.conflicts), len(BASE.conflicts)),
        "leaders": (copies(BASE.leaders), len(BASE.leaders)),
        "spaces": (copies(BASE.spaces), len(BASE.spaces)),
        "tracks": (copies(BASE.tracks), len(BASE.tracks)),
        "hagal": (copies(BASE.hagal), len(BASE.hagal)),
        "rivals": (copies(BASE.rivals), len(BASE.rivals)),
    } == {
        "starters": (10, 7),
        "reserve": (24, 3),
        "imperium": (67, 43),
        "intrigue": (40, 34),
        "conflicts": (18, 18),
        "leaders": (8, 8),
        "spaces": (22, 22),
        "tracks": (4, 4),
        "hagal": (31, 15),
        "rivals": (6, 6),
    }


def test_cards_that_come_more_than_once() -> None:
    """One line per number of copies, so that a changed count shows."""
    by_count = Counter(card.count for card in BASE.imperium)
    assert by_count == {1: 21, 2: 20, 3: 2}
    assert sorted(card.id for card in BASE.imperium if card.count == 3) == [
        "bene_gesserit_sister",
        "power_play",
    ]
    assert Counter(card.count for card in BASE.intrigue) == {1: 29, 2: 4, 3: 1}
    assert {card.id: card.count for card in BASE.reserve} == {
        "arrakis_liaison": 8,
        "the_spice_must_flow": 10,
        "foldspace": 6,
    }
    assert Counter(conflict.level for conflict in BASE.conflicts) == {1: 4, 2: 10, 3: 4}


def test_affiliations() -> None:
    """Nothing in this game asks for Emperor or Guild cards, so only a list can tell a wrong affiliation."""
    cards: list[Card] = [*BASE.starters, *BASE.reserve, *BASE.imperium]
    by_faction = {
        faction: sorted(card.id for card in cards if faction in [f.value for f in card.factions])
        for faction in ("emperor", "guild")
    }
    assert by_faction == {
        "emperor": [
            "firm_grip",
            "imperial_spy",
            "liet_kynes",
            "opulence",
            "reverend_mother_mohiam",
            "sardaukar_infantry",
            "sardaukar_legion",
        ],
        "guild": [
            "guild_administrator",
            "guild_ambassador",
            "guild_bankers",
            "smugglers_thopter",
            "space_travel",
            "spice_smugglers",
        ],
    }


def test_keys_are_unique_and_names_are_there() -> None:
    components = catalog.components(BASE)
    keys = [component.key for component in components]
    assert len(keys) == len(set(keys))
    assert all(component.name and component.set == "base" for component in components)


def test_an_unknown_special_is_refused_when_the_deck_is_loaded() -> None:
    broken = dataclasses.replace(BASE.imperium[0], agent=(Special("no_such_thing"),))
    with pytest.raises(KanlyError, match="no resolution is registered for the special 'no_such_thing'"):
        catalog.lower(dataclasses.replace(BASE, imperium=(broken, *BASE.imperium[1:])))


def test_an_unknown_card_is_refused_when_the_deck_is_loaded() -> None:
    broken = dataclasses.replace(BASE.imperium[0], agent=(AcquireReserve("no_such_card"),))
    with pytest.raises(KanlyError, match="no_such_card"):
        catalog.lower(dataclasses.replace(BASE, imperium=(broken, *BASE.imperium[1:])))


def test_a_number_that_would_be_lost_is_refused_when_the_deck_is_loaded() -> None:
    broken = dataclasses.replace(BASE.imperium[0], agent=(Special("double_harvest", (2, 3, 4)),))
    with pytest.raises(KanlyError, match="a node holds two"):
        catalog.lower(dataclasses.replace(BASE, imperium=(broken, *BASE.imperium[1:])))
