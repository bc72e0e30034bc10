"""A topic from outside has a part of the state, and nothing in the core was edited for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kanly import Game, KanlyError, Setup, StateError, catalog
from kanly.arena.invariants import InvariantBroken, check_table, play_checked
from kanly.engine import flow
from kanly.engine.fields import NUMBER, PartField
from kanly.engine.part import PartKind, register_part
from kanly.notation import position_parts
from kanly.notation.position import describe, read_position, write_position
from kanly.notation.rows import read_yaml
from kanly.setup import Box
from tests.toy.stores import FIELDS, STOREHOUSE, STORES, Stores, StoreWords, new_stores

BOX = Box("base", ("storehouse",))
SETUP = Setup(players=3, modules=["storehouse"], seed=4)


@pytest.fixture(autouse=True)
def plugged_in(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The topic's module and its words are there for one test and gone after it."""
    monkeypatch.setattr(catalog, "EDITIONS", dict(catalog.EDITIONS))
    catalog.add_module("base", STOREHOUSE)
    position_parts.register_words(StoreWords("stores", seat=("stored",)))
    yield
    del position_parts.WORDS["stores"], position_parts.SEAT_PARTS["stored"]
    monkeypatch.undo()
    catalog.forget()


def at(text: str) -> Game:
    state = read_position(read_yaml(text, "position"), catalog.content(BOX))
    flow.advance(state)
    return Game.of(state)


def played() -> Game:
    """Seat 0 has stored a spice, and had two there before."""
    game = at("{seats: {0: {hand: [storekeeper, dagger], stored: 2}, 1: {stored: 1}}}")
    game.play("agent storekeeper -> arrakeen")
    game.play("take storekeeper store")
    return game


def stores(game: Game) -> Stores:
    part = STORES.of(game.state)
    assert part is not None
    return part


def test_games_with_the_module_have_it_and_others_pay_for_no_list() -> None:
    assert stores(Game(SETUP)).stored == (0, 0, 0)
    plain = Game(Setup(players=3, seed=4))
    assert STORES.of(plain.state) is None
    assert plain.state.copy().parts is plain.state.parts
    assert "stores" not in plain.view(0).parts


def test_an_effect_writes_it_and_another_reads_it() -> None:
    game = played()
    assert stores(game).stored == (3, 1, 0, 0) and game.state.seats[0].spice == 0
    part = stores(game)
    assert (part.last, part.visited) == (1, (game.state.content.space_ids.index("arrakeen"),))


def test_a_copy_has_its_own() -> None:
    game = played()
    twin = game.copy()
    assert twin == game and hash(twin) == hash(game)
    stores(twin).stored = (0, 0, 0, 0)
    assert stores(game).stored == (3, 1, 0, 0)
    assert twin != game and twin.digest() != game.digest()


def test_it_is_stored_with_names_and_read_again() -> None:
    game = played()
    text = game.to_json()
    assert '"stores": {"stored": [3, 1, 0, 0], "last": [0], "visited": ["arrakeen"]}' in text
    assert Game.from_json(text) == game
    with pytest.raises(StateError, match=r"stores\.stored: -3 is negative"):
        Game.from_json(text.replace('"stored": [3', '"stored": [-3'))
    with pytest.raises(StateError, match=r"stores\.visited: 'nowhere' is no space of this game"):
        Game.from_json(text.replace('"visited": ["arrakeen"]', '"visited": ["nowhere"]'))
    with pytest.raises(StateError, match="stores: this game has no such part"):
        Game.from_json(Game(Setup(seed=4)).to_json()[:-1] + ', "stores": {}}')


def test_views_show_it_and_samples_have_it() -> None:
    game = played()
    assert game.view(1).parts["stores"] == {"stored": [3, 1, 0, 0], "last": [0], "visited": ["arrakeen"]}
    for seat in range(4):
        assert stores(game.sample(seat, 1)).stored == (3, 1, 0, 0)


def test_positions_say_it() -> None:
    game = at("{seats: {0: {hand: [storekeeper], stored: 2}}}")
    assert describe(game.state)["seats"][0]["stored"] == 2
    text = write_position(game.state)
    assert "stored: 2" in text
    assert at(text) == game
    with pytest.raises(KanlyError, match="'stored' means nothing here: this game has no stores"):
        read_position(read_yaml("{seats: {0: {stored: 2}}}", "position"), catalog.content(Box("base")))


def test_what_must_hold_of_all_parts_holds_of_it() -> None:
    game = Game(SETUP)
    check_table(game.state)
    stores(game).stored = (-1, 0, 0)
    with pytest.raises(InvariantBroken, match=r"stores\.stored is negative"):
        check_table(game.state)


def test_random_games_keep_every_rule() -> None:
    for seed in range(2):
        assert play_checked(Setup(players=3, modules=["storehouse"], seed=seed), seed, seed == 0).moves


def test_a_part_that_can_t_be_is_refused_by_name() -> None:
    with pytest.raises(KanlyError, match="the part 'stores' is registered twice"):
        register_part(PartKind("stores", FIELDS, new_stores))
    with pytest.raises(KanlyError, match="'round' needs another name"):
        register_part(PartKind("round", FIELDS, new_stores))
    twice = (PartField("stored", NUMBER), PartField("stored", NUMBER))
    with pytest.raises(KanlyError, match="'sheds' declares a field twice"):
        register_part(PartKind("sheds", twice, new_stores))
    with pytest.raises(KanlyError, match="'sheds' is not registered"):
        PartKind("sheds", FIELDS, new_stores).begin(Game(SETUP).state, 3)
