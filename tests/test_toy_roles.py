"""A role from outside: a seat for which another decides, and whose gains are that one's (tests/toy/roles.py)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from kanly import Game, IllegalMove, Setup, catalog
from kanly.arena.invariants import check_table, play_checked, random_setup
from kanly.bots import by_name, decide
from kanly.engine import flow, seats
from kanly.engine.roles import ROLES
from kanly.engine.steps.endgame import winners
from kanly.notation.moves import write
from kanly.notation.position import read_position, write_position
from kanly.notation.rows import FileError, read_yaml
from kanly.setup import Box
from kanly.text import LANGUAGES, Words
from kanly.view import sample
from tests.toy.plugging import modules_plugged_in
from tests.toy.roles import ENVOY, FEALTY, VASSALS

BOX = Box("base", (VASSALS,))
TURN = "{turn: 1, first: 1, seats: {1: {hand: [servant, envoy], deck: [servant]}, 0: {hand: [dagger]}}}"


@pytest.fixture(autouse=True)
def plugged_in(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The module is there for one test and gone after it."""
    with modules_plugged_in(monkeypatch, FEALTY):
        yield


def at(text: str) -> Game:
    state = read_position(read_yaml(text, "position"), catalog.content(BOX))
    flow.advance(state)
    return Game.of(state)


def test_only_games_with_the_module_have_it() -> None:
    assert Game(Setup(seed=1)).state.roles is None
    roles = Game(Setup(seed=1, modules=[VASSALS])).state.roles
    assert roles is not None and roles.name == VASSALS
    opponents = Game(Setup(players=1, seed=1, modules=[VASSALS])).state.roles
    assert opponents is not None and opponents.name == "opponents"


def test_a_vassal_begins_with_its_own_deck_and_without_units() -> None:
    game = Game(Setup(players=3, seed=2, leaders=["random"], modules=[VASSALS]))
    c = game.state.content
    lord, vassal = game.state.seats[:2]
    owned = sorted(c.card_ids[card] for card in (*vassal.hand, *vassal.deck, *vassal.top))
    assert owned == ["envoy"] * 3 + ["servant"] * 4
    assert (vassal.agents, vassal.garrison, vassal.points, vassal.supply) == (1, 0, 0, c.troops)
    assert (lord.agents, lord.garrison, len(lord.hand) + len(lord.deck)) == (2, 3, 10)


def test_the_lord_is_asked_for_it_and_nobody_else_may_answer() -> None:
    game = at(TURN)
    assert (game.decider, game.state.stack[-1][1:3]) == (0, (1, 1))
    assert "agent servant -> arrakeen" in map(str, game.moves)
    assert game.view(0).legal and not game.view(1).legal
    with pytest.raises(IllegalMove, match="seat 1 is not asked now"):
        game.play("agent servant -> arrakeen", seat=1)


def test_what_it_gains_goes_to_the_lord() -> None:
    game = at(TURN)
    game.play("agent servant -> arrakeen", seat=0)
    lord, vassal = game.state.seats[:2]
    # A troop of the card, one of the space: both come out of the lord's supply.
    assert (lord.garrison + lord.conflict, vassal.garrison, vassal.supply) == (5, 0, 12)
    assert (lord.agents, vassal.agents) == (2, 0)


def test_its_influence_and_resources_are_the_lord_s() -> None:
    game = at(TURN.replace("hand: [dagger]", "hand: [dagger], influence: {emperor: 1}, solari: 0"))
    game.play("agent envoy -> wealth")
    while game.state.stack[-1][1] == 1:
        picks = [move for move in game.moves if str(move) == "influence emperor"]
        takes = [move for move in game.moves if str(move).startswith("take ")]
        game.play((picks or takes or game.moves)[0])
    lord, vassal = game.view(0).seats[:2]
    assert lord.influence["emperor"] == 3 and vassal.influence["emperor"] == 0
    assert (lord.points, vassal.points) == (1, 0)
    assert lord.solari >= 3 and vassal.solari == 0


def test_the_lord_s_influence_opens_spaces_for_it() -> None:
    text = "{turn: 1, first: 1, seats: {1: {hand: [servant], influence: {fremen: 0}}, 0: {influence: {fremen: LEVEL}}}}"
    stranger, friend = (at(text.replace("LEVEL", level)) for level in ("1", "2"))
    assert "agent servant -> sietch_tabr" not in map(str, stranger.moves)
    assert "agent servant -> sietch_tabr" in map(str, friend.moves)


def test_the_lord_sees_its_cards_and_nobody_else_does() -> None:
    game = at(TURN)
    lord, other, own = (game.view(seat).seats[1] for seat in (0, 2, 1))
    assert lord.hand == own.hand == ["servant", "envoy"] and lord.deck == own.deck == ["servant"]
    assert lord.hidden == [] and other.hand == [] and other.deck is None
    assert other.hidden == sorted(["servant", "servant", "envoy"], key=catalog.content(BOX).card_ids.index)
    # The vassal does not see its lord's.
    assert game.view(1).seats[0].hand == []
    assert game.view(0).acting.seat == 1
    assert game.view(2).acting.seat == 2


def test_dealt_again_its_cards_stay_for_the_lord_alone() -> None:
    game = Game(Setup(players=3, seed=5, leaders=["random"], modules=[VASSALS]))
    while game.decider != 0 or game.state.stack[-1][1] != 1:
        game.play(game.legal[0])
    for viewer, same in ((0, True), (2, False)):
        view = game.view(viewer)
        hands = {tuple(sorted(sample(view, seed).seats[1].hand)) for seed in range(12)}
        assert (hands == {tuple(sorted(game.state.seats[1].hand))}) == same
        assert sample(view, 3).roles is game.state.roles
        assert Game.of(sample(view, 4)).view(viewer) == view


def test_lord_and_vassal_are_no_enemies_and_win_together() -> None:
    game = at("{seats: {0: {points: 5}, 2: {points: 9}, 3: {points: 4}}}")
    assert game.score().standing == (2, 0, 1, 3)
    assert seats.enemies(game.state, 0) == seats.enemies(game.state, 1) == [2, 3]
    assert seats.enemies(game.state, 2) == [3, 0, 1]
    assert winners(at("{seats: {0: {points: 5}}}").state) == [0, 1]


def test_it_is_stored_read_and_written() -> None:
    game = at(TURN)
    again = Game.from_json(game.to_json())
    assert again == game and again.decider == 0 and again.state.roles is game.state.roles
    text = write_position(game.state)
    written = read_position(read_yaml(text, "position"), catalog.content(BOX))
    assert written.seats[1].hand == game.state.seats[1].hand and written.seats[1].garrison == 0
    with pytest.raises(FileError, match="scores nothing"):
        at("{seats: {1: {points: 3}}}")


def test_a_box_that_has_no_cards_for_a_role_gives_the_usual_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalog, "EDITIONS", dict(catalog.EDITIONS))
    catalog.forget()
    base = catalog.EDITIONS["base"]
    modules = tuple(replace(m, role_starters=()) if m.id == VASSALS else m for m in base.modules)
    catalog.EDITIONS["base"] = replace(base, modules=modules)
    game = Game(Setup(players=3, seed=2, leaders=["random"], modules=[VASSALS]))
    vassal = game.state.seats[1]
    assert sorted((*vassal.hand, *vassal.deck, *vassal.top)) == sorted(game.state.content.starting_deck)
    check_table(game.state)


def test_its_cards_are_told_in_every_language() -> None:
    names = [Words(language).name(ENVOY) for language in LANGUAGES]
    assert names[0] == "Envoy" and len(set(names)) == len(LANGUAGES)


def test_a_bot_decides_for_it_with_its_cards() -> None:
    """It sends the vassal's Agents and buys with the vassal's Persuasion."""
    bot = by_name("medium 1")
    game = Game(Setup(players=3, seed=4, leaders=["random"], modules=[VASSALS]))
    done, chooser = set(), random.Random(4)
    while not game.over and game.round < 4:
        move = decide(bot, game, chooser)
        if game.state.stack[-1][1] == 1:
            done.add(str(game.move(write(game.state.content, move))).split()[0])
        game.play(move)
    assert {"agent", "buy"} <= done


@pytest.mark.parametrize("seed", range(6))
def test_whole_games_with_it_are_sound(seed: int) -> None:
    edition, modules = ("uprising", ["choam", VASSALS]) if seed % 2 else ("base", [VASSALS])
    assert play_checked(random_setup(seed, 3 + seed % 2, edition, modules), seed, True).moves


def test_the_lord_really_decides_for_it() -> None:
    """In a random game it sends Agents, reveals and buys, and never has units, Influence or points."""
    game = Game(Setup(players=3, seed=3, modules=[VASSALS]))
    chooser, done = random.Random(3), set()
    while not game.over:
        move = chooser.choice(game.moves)
        if game.state.stack[-1][1] == 1 and game.round:
            done.add(str(move).split()[0])
            assert game.decider == 0
        game.play(move)
    vassal = game.state.seats[1]
    assert {"agent", "reveal", "buy"} <= done
    assert (vassal.garrison, vassal.conflict, vassal.points, sum(vassal.influence)) == (0, 0, 0, 0)
    assert any(roles.name == VASSALS for roles in ROLES)
