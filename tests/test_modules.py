"""A module takes away, replaces, changes numbers and adds; what it names wrongly is refused by name."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from kanly import Game, KanlyError, Setup, SetupError, catalog
from kanly.arena.invariants import play_checked
from kanly.components import Card, Edition, Intrigue, Module, Space
from kanly.effects import Icon, Persuasion, Swords, solari
from kanly.modules import NUMBERS, with_module, with_modules
from kanly.setup import Box
from kanly.text import add_locales
from kanly.text import bundle as bundles
from tests.toy import LOCALES
from tests.toy.changes import HARDSHIP, HERALD, WATCH

BASE = catalog.edition("base")


def card(id: str, deck: str = "imperium", **more: Any) -> Card:
    return Card(id=id, name=id, set="mine", deck=deck, **more)


def ids(made: Edition, deck: str) -> list[str]:
    return [component.id for component in getattr(made, deck)]


@pytest.fixture
def hardship(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The module is there for one test and gone after it."""
    monkeypatch.setattr(catalog, "EDITIONS", dict(catalog.EDITIONS))
    monkeypatch.setattr(bundles, "ADDED", [])
    catalog.add_module("uprising", HARDSHIP)
    add_locales(LOCALES)
    yield
    monkeypatch.undo()
    catalog.forget()
    bundles.bundle.cache_clear()


def test_a_component_stays_in_the_box() -> None:
    made = with_module(BASE, Module(id="x", removes=("imperium/carryall", "base/intrigue/ambush")))
    assert set(ids(BASE, "imperium")) - set(ids(made, "imperium")) == {"carryall"}
    assert set(ids(BASE, "intrigue")) - set(ids(made, "intrigue")) == {"ambush"}


def test_some_copies_stay_in_the_box() -> None:
    two = with_module(BASE, Module(id="x", fewer=(("starters/dagger", 1),)))
    assert [c.count for c in two.starters if c.id == "dagger"] == [1]
    none = with_module(BASE, Module(id="x", fewer=(("starters/dagger", 2),)))
    assert "dagger" not in ids(none, "starters")
    with pytest.raises(KanlyError, match="takes 3 copies of 'starters/dagger'; there are 2"):
        with_module(BASE, Module(id="x", fewer=(("starters/dagger", 3),)))


def test_another_card_lies_in_the_place_of_one() -> None:
    mine = card("knife", "starters", count=3, reveal=(Swords(2),))
    made = with_module(BASE, Module(id="x", replaces=(("starters/dagger", mine),)))
    assert ids(made, "starters") == ["knife" if id == "dagger" else id for id in ids(BASE, "starters")]
    content = catalog.lower(made)
    assert content.starting_deck.count(content.card_ids.index("knife")) == 3


def test_a_space_can_be_replaced_and_removed() -> None:
    yard = Space(
        id="arrakeen",
        name="Yard",
        set="mine",
        deck="spaces",
        group="city",
        icon=Icon.CITY,
        effects=(solari(3),),
    )
    # What names Arrakeen means the new one; what would name Secrets goes with it.
    names_it = [f"hagal/{card.id}" for card in BASE.hagal if any(d.space == "secrets" for d in card.spaces)]
    module = Module(id="x", replaces=(("spaces/arrakeen", yard),), removes=("spaces/secrets", *names_it))
    made = with_module(BASE, module)
    content = catalog.lower(made)
    assert "secrets" not in content.space_ids and "arrakeen" in content.space_ids
    assert [n.name for n in content.nodes if n.name.startswith("arrakeen")] == ["arrakeen solari"]


@pytest.mark.parametrize(
    ("name", "value"),
    [("troops", 9), ("agents", 3), ("row", 7), ("hand", 4), ("points_to_end", 12), ("garrison_deploys", 1)],
)
def test_a_number_of_the_setup_is_another(name: str, value: int) -> None:
    made = with_module(BASE, Module(id="x", numbers=((name, value),)))
    assert getattr(made, name) == value != getattr(BASE, name)
    assert getattr(catalog.lower(made), name) == value


def test_every_number_can_be_changed() -> None:
    for name in NUMBERS:
        usual = getattr(BASE, name)
        assert with_module(replace(BASE, **{name: usual}), Module(id="x", numbers=((name, usual),))) == BASE


def test_a_deck_of_a_role_is_lowered_beside_the_usual_one() -> None:
    own = (card("herald", "starters", count=3, reveal=(Persuasion(1),)), *BASE.starters[:1])
    made = with_module(BASE, Module(id="x", role_starters=(("commander", own),)))
    content = catalog.lower(made)
    usual = catalog.content("base")
    assert content.starting_deck == usual.starting_deck
    assert content.deck_to_start("") == content.deck_to_start("nobody") == usual.starting_deck
    deck = [content.card_ids[i] for i in content.deck_to_start("commander")]
    assert deck == ["herald"] * 3 + ["convincing_argument"] * 2
    # Cards that both have are one card, and those before them keep their numbers.
    assert content.card_ids == [*usual.card_ids, "herald"]
    again = with_module(made, Module(id="y", role_starters=(("commander", own[:1]),)))
    assert again.role_starters == (("commander", own[:1]),)


def test_printed_opponents_come_in_the_place_of_those_for_as_many_people() -> None:
    alone = next(mode for mode in BASE.opponents if mode.people == 1)
    made = with_module(BASE, Module(id="x", opponents=(replace(alone, agents=1),)))
    assert {mode.people: mode.agents for mode in made.opponents}[1] == 1
    assert len(made.opponents) == len(BASE.opponents)


def test_modules_come_one_after_the_other() -> None:
    add = Module(id="add", imperium=(card("one"), card("two")), numbers=(("hand", 6),))
    change = Module(id="change", removes=("imperium/one",), numbers=(("hand", 7),))
    made = with_modules(BASE, (add, change))
    assert ids(made, "imperium")[-1] == "two" and "one" not in ids(made, "imperium")
    assert made.hand == 7
    with pytest.raises(KanlyError, match="'change' removes 'imperium/one', which is not in this game"):
        with_modules(BASE, (change, add))


def test_what_another_module_has_taken_away_can_be_missed_and_not_be_replaced() -> None:
    first = Module(id="first", removes=("imperium/carryall",))
    assert with_modules(BASE, (first, Module(id="y", removes=("base/imperium/carryall",)))) == with_module(
        BASE, first
    )
    assert with_modules(BASE, (first, Module(id="y", fewer=(("imperium/carryall", 1),)))) == with_module(
        BASE, first
    )
    second = Module(id="second", replaces=(("imperium/carryall", card("raft")),))
    refused = "'second' replaces 'imperium/carryall', which the module 'first' has taken away before"
    with pytest.raises(KanlyError, match=refused):
        with_modules(BASE, (first, second))
    third = Module(id="third", replaces=(("imperium/carryall", card("boat")),))
    with pytest.raises(KanlyError, match="which the module 'second' has taken away"):
        with_modules(BASE, (second, third))


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (
            Module(id="x", removes=("imperium/nothing",)),
            "the module 'x' removes 'imperium/nothing', which is not in this game",
        ),
        (Module(id="x", removes=("carryall",)), "'carryall', whose deck there is not; write it as one of starters"),
        (Module(id="x", removes=("ix/imperium/carryall",)), "which is not in this game"),
        (Module(id="x", fewer=(("starters/sword", 1),)), "takes copies of 'starters/sword', which is not"),
        (Module(id="x", replaces=(("imperium/nothing", card("raft")),)), "replaces 'imperium/nothing', which is not"),
        (
            Module(id="x", replaces=(("imperium/carryall", card("raft", "starters")),)),
            "by mine/starters/raft, which belongs into another deck",
        ),
        (
            Module(
                id="x",
                replaces=(("imperium/carryall", Intrigue(id="raft", name="Raft", set="mine", deck="intrigue")),),
            ),
            "by mine/intrigue/raft, which belongs into another deck",
        ),
        (
            Module(id="x", numbers=(("rows", 4),)),
            "changes 'rows', which is no number of the setup; those are: conflict_levels",
        ),
        (Module(id="x", numbers=(("modules", ()),)), "'modules', which is no number"),
        (Module(id="x", numbers=(("row", "four"),)), "makes 'row' 'four', which is not of the kind of 5"),
        (Module(id="x", numbers=(("row", -1),)), "makes 'row' -1"),
        (Module(id="x", numbers=(("start", ((1, 2),)),)), "makes 'start'"),
        (Module(id="x", numbers=(("conflict_levels", (1, "2")),)), "makes 'conflict_levels'"),
    ],
)  # fmt: skip
def test_what_is_named_wrongly_is_refused(wrong: Module, said: str) -> None:
    with pytest.raises(KanlyError) as refused:
        with_module(BASE, wrong)
    assert said in str(refused.value)


def test_a_name_that_two_sets_share_is_written_in_full() -> None:
    both = with_module(BASE, Module(id="add", imperium=(card("carryall"),)))
    with pytest.raises(
        KanlyError, match=r"base/imperium/carryall or mine/imperium/carryall: write it in full"
    ):
        with_module(both, Module(id="x", removes=("imperium/carryall",)))
    made = with_module(both, Module(id="x", removes=("base/imperium/carryall",)))
    assert [c.set for c in made.imperium if c.id == "carryall"] == ["mine"]


@pytest.mark.parametrize(
    ("module", "said"),
    [
        (Module(id="x", removes=("imperium/nothing",)), "the module 'x' removes 'imperium/nothing'"),
        (Module(id="x", removes=("spaces/arrakeen",)), "names 'arrakeen', which is no space of this game"),
        (Module(id="x", numbers=(("row", 500),)), "has to list at least 500 cards, for the Row"),
        (Module(id="x", numbers=(("garrison_at_start", 13),)), "no garrison of 13 can come out of 12 troops"),
        (Module(id="x", numbers=(("conflict_levels", (3,) * 9),)), "the deck 'conflicts' lists"),
    ],
)
def test_a_setup_that_asks_for_it_hears_what_is_wrong(
    monkeypatch: pytest.MonkeyPatch, module: Module, said: str
) -> None:
    monkeypatch.setattr(catalog, "EDITIONS", {"base": replace(BASE, modules=(module,))})
    catalog.forget()
    with pytest.raises(SetupError) as refused:
        Game(Setup(modules=["x"]))
    assert said in str(refused.value)
    monkeypatch.undo()
    catalog.forget()


def test_a_game_with_less_and_other_is_played(hardship: None) -> None:
    content = catalog.content(Box("uprising", ("hardship",)))
    assert not {"dagger", "dune_the_desert_planet", "maula_pistol"} & set(content.card_ids)
    deck = sorted(content.card_ids[i] for i in content.starting_deck)
    assert deck == [
        "convincing_argument", "diplomacy", "pilgrim", "pilgrim", "reconnaissance", "seek_allies", "signet_ring",
    ]  # fmt: skip
    assert (content.points_to_end, content.troops, len(content.conflict_levels)) == (12, 10, 6)
    game = Game(Setup(edition="uprising", modules=["hardship"], seed=2))
    assert [seat.points for seat in game.view(0).seats] == [2, 2, 2, 2]
    assert [seat.garrison + seat.supply for seat in game.view(0).seats] == [10] * 4
    keys = catalog.everything()
    assert {"hardship/starters/pilgrim", WATCH.key, HERALD.key} <= set(keys)
    # A deck of its maker's own still says what is in it.
    assert "uprising/imperium/maula_pistol" in keys
    listed = Setup(edition="uprising", modules=["hardship"], decks={"imperium": ["maula_pistol"] * 30})
    assert "maula_pistol" in Game(listed).view(0).table.row


def test_printed_opponents_turn_up_the_card_that_it_adds(hardship: None) -> None:
    met = set()
    for seed in range(6):
        game = Game(Setup(players=1, edition="uprising", modules=["hardship"], seed=seed))
        chooser = random.Random(seed)
        while not game.over and WATCH.id not in met:
            met |= set(game.view(0).parts["automa"]["discard"])
            game.play(chooser.choice(game.moves))
    assert WATCH.id in met


@pytest.mark.parametrize("seed", range(4))
def test_whole_games_with_it_are_sound(hardship: None, seed: int) -> None:
    setup = Setup(players=1 + seed % 4, seed=seed, edition="uprising", modules=["choam", "hardship"])
    assert play_checked(setup, seed, seed == 0).moves
