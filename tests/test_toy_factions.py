"""A fifth faction from outside: no file of ours names the one in tests/toy/factions.py."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from kanly import Game, KanlyError, Setup, catalog
from kanly.arena.invariants import play_checked, random_setup
from kanly.engine import flow, moves
from kanly.notation.position import read_position, write_position
from kanly.notation.rows import read_yaml
from kanly.setup import Box
from kanly.text import LANGUAGES, Words
from kanly.text import bundle as bundles
from tests.toy.factions import SMUGGLING
from tests.toy.plugging import modules_plugged_in

BOX = Box("base", ("smugglers",))


@pytest.fixture(autouse=True)
def plugged_in(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The module is there for one test and gone after it."""
    with modules_plugged_in(monkeypatch, SMUGGLING):
        yield


def at(text: str) -> Game:
    state = read_position(read_yaml(text, "position"), catalog.content(BOX))
    flow.advance(state)
    return Game.of(state)


def test_it_stands_behind_the_four_and_they_keep_their_numbers() -> None:
    content = catalog.content(BOX)
    usual = catalog.content("base")
    assert content.faction_ids == [*usual.faction_ids, "smugglers"]
    assert content.icon_ids == [*usual.icon_ids, "smugglers"]
    assert [content.track_top[-1], content.track_bonus_at[-1]] == [5, 3]


def test_a_visit_gives_influence_with_it_and_the_second_a_point() -> None:
    game = at("{seats: {0: {hand: [free_trader], influence: {smugglers: 0}}}}")
    game.play("agent free_trader -> hideout")
    seat = game.view(0).seats[0]
    assert (seat.influence["smugglers"], seat.points, seat.influence["fremen"]) == (2, 1, 0)
    assert "influence smugglers" in seat.sources


def test_its_spaces_want_its_icon_and_its_influence() -> None:
    reached = {str(move) for move in at("{seats: {0: {hand: [dagger, fence], spice: 1}}}").moves}
    assert "agent fence -> hideout" in reached
    assert not any(move.endswith("landing_field") or move == "agent dagger -> hideout" for move in reached)
    friend = at("{seats: {0: {hand: [fence], spice: 1, influence: {smugglers: 2}}}}")
    assert "agent fence -> landing_field" in map(str, friend.moves)


def test_its_track_has_its_own_bonus_alliance_and_top() -> None:
    game = at(
        "{seats: {0: {hand: [free_trader], spice: 0, influence: {smugglers: 2}}, 1: {influence: {smugglers: 3}}}}"
    )
    game.play("agent free_trader -> arrakeen")
    game.play("take free_trader influence")
    me = game.view(0).seats[0]
    assert (me.influence["smugglers"], me.spice, me.alliances) == (3, 1, [])
    high = at("{seats: {0: {hand: [free_trader], influence: {smugglers: 5}, alliances: [smugglers]}}}")
    high.play("agent free_trader -> hideout")
    assert high.view(0).seats[0].influence["smugglers"] == 5


def test_its_alliance_goes_to_whoever_climbs_higher() -> None:
    text = (
        "{seats: {0: {hand: [free_trader], influence: {smugglers: 4}},"
        " 1: {influence: {smugglers: 4}, alliances: [smugglers]}}}"
    )
    game = at(text)
    game.play("agent free_trader -> arrakeen")
    game.play("take free_trader influence")
    assert [seat.alliances for seat in game.view(0).seats[:2]] == [["smugglers"], []]
    assert "alliance smugglers" in game.view(0).seats[0].sources


def test_cards_and_conditions_count_on_it() -> None:
    alone = at("{seats: {0: {hand: [fence], play: [fence], solari: 0}}}")
    alone.play("agent fence -> hideout")
    assert alone.view(0).seats[0].solari == 3
    game = at("{seats: {0: {hand: [fence], influence: {smugglers: 4}, alliances: [smugglers]}}}")
    game.play("reveal")
    game.play("take fence pay")
    me = game.view(0).seats[0]
    assert (me.influence["smugglers"], me.solari, me.alliances) == (3, 3, [])


def test_its_leader_is_paid_for_its_friendship() -> None:
    game = at(
        "{seats: {0: {leader: old_smuggler, hand: [free_trader], solari: 0, influence: {smugglers: 1}}}}"
    )
    game.play("agent free_trader -> arrakeen")
    game.play("take free_trader influence")
    assert game.view(0).seats[0].solari == 2


def test_it_is_written_read_seen_and_dealt_again() -> None:
    game = at(
        "{seats: {0: {hand: [free_trader], influence: {smugglers: 2}}, 1: {influence: {smugglers: 1}}}}"
    )
    again = read_position(read_yaml(write_position(game.state), "position"), catalog.content(BOX))
    assert [seat.influence for seat in again.seats] == [seat.influence for seat in game.state.seats]
    assert Game.from_json(game.to_json()) == game
    view = game.view(1)
    assert [seat.influence["smugglers"] for seat in view.seats][:2] == [2, 1]
    assert game.sample(1, 7).view(1) == view


def test_it_is_told_in_every_language() -> None:
    track, space, card = SMUGGLING.tracks[0], SMUGGLING.spaces[1], SMUGGLING.imperium[1]
    for component in (track, space, card, SMUGGLING.leaders[0]):
        told = {" ".join(line.text for line in Words(language).rules(component)) for language in LANGUAGES}
        assert len(told) == len(LANGUAGES)
    assert Words("uk").name(track) == "Контрабандисти"
    assert "with the Smugglers" in " ".join(line.text for line in Words("en").rules(space))
    game = at("{seats: {0: {hand: [signet_ring], solari: 3, influence: {smugglers: 3}}}}")
    faction = game.state.content.faction_ids.index("smugglers")
    move = moves.make(moves.FACTION, faction)
    assert Words("bg").move(game.state.content, move, ["A", "B", "C"]).endswith("с Контрабандистите")


def test_a_faction_whose_names_lack_a_form_is_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    more = "faction-nobody = Nobody\n    .gen = of nobody\n"
    ours = list(bundles.sources("en"))
    monkeypatch.setattr(bundles, "sources", lambda language: [*ours, ("more.ftl", more)])
    with pytest.raises(KanlyError, match="'faction-nobody' lacks the forms def, dat, acc"):
        bundles.Bundle("en")


@pytest.mark.parametrize("seed", range(6))
def test_whole_games_with_it_are_sound(seed: int) -> None:
    edition, modules = ("uprising", ["choam", "smugglers"]) if seed % 2 else ("base", ["smugglers"])
    assert play_checked(random_setup(seed, 1 + seed % 4, edition, modules), seed, seed == 0).moves


def test_it_really_comes_into_play() -> None:
    """Random games visit its spaces, befriend it and ally with it."""
    seen = set()
    for seed in range(6):
        game = Game(Setup(seed=seed, modules=["smugglers"]))
        chooser = random.Random(seed)
        while not game.over:
            move = chooser.choice(game.moves)
            seen.add(str(move).split()[-1])
            game.play(move)
        for seat in game.view(None).seats:
            seen |= {source for source in seat.sources if source.endswith("smugglers")}
    assert {"hideout", "landing_field", "influence smugglers", "alliance smugglers"} <= seen
