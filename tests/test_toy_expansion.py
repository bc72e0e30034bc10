"""An expansion plugs in from outside: no file of the engine knows the one in tests/toy."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from kanly import Game, KanlyError, Setup, SetupError, catalog
from kanly.arena.invariants import play_checked
from kanly.engine import flow
from kanly.notation.position import read_position
from kanly.notation.rows import read_yaml
from kanly.setup import Box
from kanly.text import LANGUAGES, Words, add_locales
from kanly.text import bundle as bundles
from tests.toy import CARAVAN, LOCALES

BOX = Box("uprising", ("caravan",))


@pytest.fixture(autouse=True)
def plugged_in(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The expansion is there for one test and gone after it."""
    monkeypatch.setattr(catalog, "EDITIONS", dict(catalog.EDITIONS))
    monkeypatch.setattr(bundles, "ADDED", [])
    catalog.add_module("uprising", CARAVAN)
    add_locales(LOCALES)
    yield
    monkeypatch.undo()
    catalog.forget()
    bundles.bundle.cache_clear()


def at(text: str) -> Game:
    state = read_position(read_yaml(text, "position"), catalog.content(BOX))
    flow.advance(state)
    return Game.of(state)


def test_a_setup_asks_for_it_by_name() -> None:
    game = Game(Setup(edition="uprising", modules=["caravan", "choam"], seed=3))
    assert game.view(0).modules == ["choam", "caravan"]
    assert "caravan_guide" in game.state.content.card_ids
    with pytest.raises(SetupError, match="no module 'caravan'"):
        Game(Setup(edition="base", modules=["caravan"]))
    assert "caravan_guide" not in Game(Setup(edition="uprising")).state.content.card_ids


def test_its_space_lies_over_a_printed_one_and_is_watched_from_the_same_post() -> None:
    content = catalog.content(BOX)
    assert "gather_support" not in content.space_ids
    assert len(content.space_ids) == 22
    post = content.post_ids.index("landsraad_hall")
    spaces = [space for i, space in enumerate(content.space_ids) if content.post_spaces[post] >> i & 1]
    assert spaces == ["assembly_hall", "hangar"]
    game = at("{seats: {0: {hand: [dagger], solari: 1}}}")
    assert "agent dagger -> hangar" in map(str, game.moves)


def test_its_units_have_their_own_strength_and_no_wall_stops_them() -> None:
    game = at("{conflict: siege_of_arrakeen, seats: {0: {hand: [dagger], solari: 1, intrigues: [devour]}}}")
    game.play("agent dagger -> hangar")
    game.play("take hangar wing")
    seat = game.view(0).seats[0]
    assert (seat.conflict, seat.strength, seat.solari) == (0, 4, 0)
    kinds = game.state.content.unit_ids
    assert kinds == ["sandworm", "wing"]
    assert game.view(0).parts["units"]["conflict"][0] == {"sandworm": 0, "wing": 1}


def test_its_unit_fights_alone_takes_a_single_reward_and_goes_home() -> None:
    game = at(
        "{phase: combat, conflict: skirmish_desert_mouse, seats: {0: {units: {wing: 1}}, 1: {conflict: 1}}}"
    )
    assert game.state.seats[0].solari == 2 and game.state.seats[1].solari == 3
    assert game.state.units is not None and not any(game.state.units.conflict)


def test_its_effect_asks_another_seat_than_the_one_that_gains() -> None:
    game = at("{seats: {1: {hand: [caravan_guide]}}, turn: 1, first: 1}")
    game.play("agent caravan_guide -> assembly_hall")
    assert game.decider == 2
    assert game.view(1).legal == [] and len(game.view(2).legal) == 4
    before = game.copy()
    game.play("influence guild", seat=2)
    assert game.view(0).seats[1].influence["guild"] == 1
    assert game.view(0).seats[2].influence["guild"] == 0
    assert game.decider == 1
    # A pending question of another seat can be stored, seen and sampled like any other.
    assert Game.from_json(before.to_json()) == before
    assert before.sample(1, 5).decider == 2


def test_its_words_are_told_in_every_language() -> None:
    guide = CARAVAN.imperium[0]
    told = {language: " ".join(line.text for line in Words(language).rules(guide)) for language in LANGUAGES}
    assert "the player to your left names a Faction" in told["en"].replace("The player", "the player")
    assert len(set(told.values())) == len(LANGUAGES)
    game = at("{seats: {0: {hand: [dagger], solari: 1}}}")
    for language in LANGUAGES:
        words = Words(language)
        names = [words.move(game.state.content, int(move), ["A", "B", "C", "D"]) for move in game.moves]
        assert any(words.name(CARAVAN.spaces[0]) in name for name in names)


def test_where_the_neighbour_is_a_printed_opponent_the_person_decides_for_it() -> None:
    game = at("{players: 1, seats: {0: {hand: [caravan_guide, dagger]}, 1: {agents: 0}, 2: {agents: 0}}}")
    game.play("agent caravan_guide -> assembly_hall")
    assert (game.decider, len(game.legal)) == (0, 4)
    assert Game.from_json(game.to_json()) == game
    game.play("influence guild")
    assert [seat.influence["guild"] for seat in game.view(0).seats] == [1, 0, 0]


def test_house_hagal_sends_to_the_space_that_covers_a_printed_one() -> None:
    seat = (
        at("{players: 1, turn: 2, hagal: [gather_support_a], seats: {0: {hand: [dagger]}}}").view(0).seats[2]
    )
    assert (seat.on, seat.garrison) == (["hangar"], 4)


@pytest.mark.parametrize("seed", range(8))
def test_whole_games_with_it_are_sound(seed: int) -> None:
    setup = Setup(players=1 + seed % 4, seed=seed, edition="uprising", modules=["choam", "caravan"])
    record = play_checked(setup, seed, seed == 0)
    assert record.moves


def test_it_really_comes_into_play() -> None:
    """Random games send Agents to the new space and summon its units."""
    seen = set()
    for seed in range(10):
        game = Game(Setup(seed=seed, edition="uprising", modules=["caravan"]))
        chooser = random.Random(seed)
        while not game.over:
            move = chooser.choice(game.moves)
            seen.add(str(move).split()[-1])
            game.play(move)
    assert {"hangar", "wing"} <= seen


def test_the_list_of_everything_holds_it_and_what_it_covers() -> None:
    keys = catalog.everything()
    assert {"caravan/imperium/caravan_guide", "caravan/spaces/hangar", "caravan/units/wing"} <= set(keys)
    assert "uprising/spaces/gather_support" in keys


def test_a_module_is_plugged_in_once() -> None:
    with pytest.raises(KanlyError, match="already has a module 'caravan'"):
        catalog.add_module("uprising", CARAVAN)
