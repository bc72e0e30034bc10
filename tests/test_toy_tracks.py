"""Tracks as data from outside: ways that part, rewards of all kinds, and the way back (tests/toy/tracks.py)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from kanly import Game, KanlyError, Setup, catalog
from kanly.arena.invariants import InvariantBroken, check_table, play_checked, random_setup
from kanly.bots import by_name, decide
from kanly.components import Module, PlaceTrack
from kanly.effects import Advance, OnTrack, Stop, when
from kanly.engine import flow
from kanly.engine.state import State
from kanly.notation.position import read_position, write_position
from kanly.notation.rows import FileError, read_yaml
from kanly.setup import Box
from kanly.text import LANGUAGES, Words
from kanly.topics.tracks.part import TOKENS
from tests.toy.plugging import modules_plugged_in
from tests.toy.tracks import TRADE, VOYAGE, VOYAGES

BOX = Box("uprising", ("voyages",))


@pytest.fixture(autouse=True)
def plugged_in(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The module is there for one test and gone after it."""
    with modules_plugged_in(monkeypatch, VOYAGES):
        yield


def at(seat: str, table: str = "") -> Game:
    text = f"{{intrigue_deck: [devour, crysknife], {table} seats: {{0: {{hand: [pilot, shipowner, dagger], {seat}}}}}}}"
    state = read_position(read_yaml(text, "position"), catalog.content(BOX))
    flow.advance(state)
    return Game.of(state)


def stops(game: Game, seat: int = 0) -> list[str]:
    found: list[str] = game.view(seat).parts["tracks"]["at"][seat]
    return found


def test_every_seat_s_token_begins_on_the_first_stop() -> None:
    game = Game(Setup(players=3, seed=1, modules=["voyages"]))
    assert game.view(0).parts["tracks"] == {
        "at": [["harbour", "start"]] * 3,
        "taken": [[], [], []],
        "claimed": [],
    }
    assert TOKENS.of(Game(Setup(seed=1)).state) is None


def test_a_stop_that_a_leader_has_too_says_whose_it_is() -> None:
    """Feyd-Rautha's track keeps its names, whatever else is in the box."""
    ids = catalog.content(BOX).stop_ids
    assert ids[:2] == ["harbour", "shallows"]
    assert "trade/start" in ids and ids.count("start") == 1
    feyd = catalog.content(BOX).leader_track[catalog.content(BOX).leader_ids.index("feyd_rautha_harkonnen")]
    assert ids[catalog.content(BOX).place_tracks[feyd].stops[0]] == "start"
    assert Words("en").effect(Advance("trade")) == "advance one stop on the track Trade"


def test_where_the_way_parts_the_player_is_asked_and_a_lone_way_is_taken() -> None:
    game = at("water: 0")
    game.play("agent pilot -> arrakeen")
    game.play("take pilot advance_voyage")
    assert sorted(map(str, game.moves)) == ["advance current", "advance shallows"]
    assert game.decision.kind == "advance"
    game.play("advance shallows")
    # The second stop has a single way to it; it was nobody's before.
    assert stops(game)[0] == "reef"
    seat = game.view(0).seats[0]
    assert (seat.water, seat.solari, seat.spice) == (0 + 1, 1, 2)


def test_a_stop_can_send_the_token_on() -> None:
    game = at("tracks: {voyage: harbour}")
    game.play("agent shipowner -> dock")
    game.play("take dock advance_voyage")
    game.play("advance current")
    # Its own effect asks at once for the next way.
    assert sorted(map(str, game.moves)) == ["advance open_sea", "advance reef"]
    game.play("advance open_sea")
    assert stops(game)[0] == "open_sea" and game.view(0).seats[0].intrigue_count == 1


def test_only_the_first_to_come_there_takes_what_lies_there() -> None:
    late = at("spice: 0, solari: 0, tracks: {voyage: shallows}", "stops_claimed: [reef],")
    late.play("agent shipowner -> dock")
    late.play("take dock advance_voyage")
    seat = late.view(0).seats[0]
    assert (seat.spice, seat.solari, stops(late)[0]) == (0, 1, "reef")
    first = at("spice: 0, solari: 0, tracks: {voyage: shallows}")
    first.play("agent shipowner -> dock")
    first.play("take dock advance_voyage")
    assert first.view(1).seats[0].spice == 2
    assert first.view(1).parts["tracks"]["claimed"] == ["reef"]


def test_past_the_end_every_step_brings_what_the_track_says() -> None:
    game = at("tracks: {voyage: island}, deck: [dagger, dagger, dagger]")
    game.play("agent pilot -> arrakeen")
    before = game.view(0).seats[0].hand_size
    game.play("take pilot advance_voyage")
    assert game.view(0).seats[0].hand_size == before + 2 and stops(game)[0] == "island"


def test_the_end_of_a_track_without_that_offers_nothing() -> None:
    game = at("tracks: {trade: guild_hall}, stops_taken: [guild_hall], spice: 0")
    game.play("agent shipowner -> dock")
    assert [str(move) for move in game.moves] == ["take dock advance_voyage", "take dock choose"]
    # Of the two ways to trade only the one back is left, so nobody is asked.
    game.play("take dock choose")
    assert stops(game)[1] == "trade/start"


def test_a_reward_that_comes_once_comes_once() -> None:
    for taken, cards in (("", 1), ("stops_taken: [guild_hall], ", 0)):
        game = at(f"{taken}tracks: {{trade: fair}}, spice: 0")
        game.play("agent shipowner -> arrakeen")
        game.play("take shipowner advance_trade")
        while any(str(move).startswith("take trade") for move in game.moves):
            game.play(next(move for move in game.moves if str(move).startswith("take trade")))
        assert game.view(0).seats[0].intrigue_count == cards
        assert game.view(0).parts["tracks"]["taken"][0] == ["guild_hall"]


def test_going_back_brings_what_lies_on_the_way_and_no_further() -> None:
    game = at("tracks: {trade: fair}, spice: 1, solari: 0, garrison: 0")
    game.play("agent shipowner -> arrakeen")
    game.play("take shipowner pay")
    assert stops(game)[1] == "trade/start"
    assert {"take trade choose", "take trade influence"} <= {str(move) for move in game.moves}
    # The troops come by themselves: two of the fair, and that of the space; the hall's spice is too far on.
    assert (game.state.seats[0].garrison, game.state.seats[0].spice) == (3, 0)
    game.play("take trade choose")
    game.play("choose trade solari")
    assert game.state.seats[0].solari == 3


def test_from_the_start_going_back_brings_nothing() -> None:
    game = at("tracks: {trade: trade/start}, spice: 1")
    game.play("agent shipowner -> arrakeen")
    assert not any(str(move) == "take shipowner pay" for move in game.moves)


@pytest.mark.parametrize(("stop", "swords"), [("harbour", 0), ("shallows", 0), ("reef", 2), ("island", 2)])
def test_a_condition_asks_how_far_the_token_is(stop: str, swords: int) -> None:
    game = at(f"tracks: {{voyage: {stop}}}, conflict: 1")
    game.play("reveal")
    # The dagger's sword counts as well.
    assert game.state.seats[0].swords == 1 + swords


def test_it_is_written_read_seen_and_dealt_again() -> None:
    game = at("tracks: {voyage: reef, trade: fair}, stops_taken: [guild_hall]", "stops_claimed: [reef],")
    text = write_position(game.state)
    again = read_position(read_yaml(text, "position"), catalog.content(BOX))
    assert laid_out(again) == laid_out(game.state)
    assert Game.from_json(game.to_json()) == game
    for viewer in (0, 1, None):
        view = game.view(viewer)
        assert view.parts["tracks"]["at"][0] == ["reef", "fair"]
        assert game.sample(viewer, 3).view(viewer) == view
    other = at("tracks: {voyage: reef, trade: market}, stops_taken: [guild_hall]", "stops_claimed: [reef],")
    assert other != game and other.digest() != game.digest()
    copy = game.copy()
    copy.play("agent pilot -> arrakeen")
    copy.play("take pilot advance_voyage")
    assert stops(copy) != stops(game)


def laid_out(state: State) -> list[object]:
    tokens = TOKENS.of(state)
    assert tokens is not None
    return [tokens.at, tokens.taken, tokens.claimed]


def test_what_a_position_says_wrongly_is_refused() -> None:
    with pytest.raises(FileError, match="the track 'trade' has no stop 'reef'"):
        at("tracks: {trade: reef}")
    with pytest.raises(FileError):
        at("tracks: {nowhere: reef}")


def test_invariants_see_a_lost_token() -> None:
    game = Game(Setup(players=3, seed=2, leaders=["random"], modules=["voyages"]))
    check_table(game.state)
    tokens, stop = TOKENS.of(game.state), game.state.content.stop_ids.index
    assert tokens is not None
    whole = tokens.at
    for wrong, said in (
        (whole[0][:1], "a token is lost or doubled"),
        (whole[0][::-1], "its token is off the track voyage"),
        ((stop("reef"), whole[0][1]), "reef is reached and not claimed"),
        ((whole[0][0], stop("guild_hall")), "a stop is reached and not taken"),
    ):
        tokens.at = (wrong, *whole[1:])
        with pytest.raises(InvariantBroken, match=said):
            check_table(game.state)
    tokens.at, tokens.claimed = whole, (stop("shallows"),)
    with pytest.raises(InvariantBroken, match="a stop is claimed that has nothing for the first"):
        check_table(game.state)


def test_what_a_track_has_wrong_is_refused_when_the_box_is_opened() -> None:
    base = catalog.assemble(Box("base", ("voyages",)))
    for stop, said in (
        (Stop("harbour", ("nowhere",)), "leads to 'nowhere', which is no stop"),
        (Stop("island", ("harbour",)), "which stands before it"),
    ):
        wrong = tuple(stop if stop.id == other.id else other for other in VOYAGE.stops)
        with pytest.raises(KanlyError, match=said):
            catalog.lower(replace(base, place_tracks=(replace(VOYAGE, stops=wrong), TRADE)))
    pilot = next(card for card in base.imperium if card.id == "pilot")
    for effect in (Advance("nowhere"), when(OnTrack("nowhere", 1), Advance("trade"))):
        cards = tuple(replace(c, agent=(effect,)) if c == pilot else c for c in base.imperium)
        with pytest.raises(KanlyError, match="names the track 'nowhere'; this game has voyage, trade"):
            catalog.lower(replace(base, imperium=cards))


def test_a_module_takes_a_track_away_and_changes_one() -> None:
    catalog.add_module("uprising", Module(id="shorter", replaces=(("place_tracks/voyage", short()),)))
    content = catalog.content(Box("uprising", ("voyages", "shorter")))
    assert [content.stop_ids[stop] for stop in content.place_tracks[0].stops] == ["harbour", "island"]


def short() -> PlaceTrack:
    return replace(VOYAGE, stops=(Stop("harbour", ("island",)), Stop("island", ())))


def test_it_is_told_in_every_language() -> None:
    content = catalog.content(BOX)
    told = [" ".join(line.text for line in Words(language).rules(TRADE)) for language in LANGUAGES]
    assert len(set(told)) == len(LANGUAGES)
    assert "Once in the game for each player" in told[0] and "On going back from here" in told[0]
    voyage = " ".join(line.text for line in Words("en").rules(VOYAGE))
    assert "The first player here also gets: gain 2 spice" in voyage
    assert "Next: Reef or Open Sea" in voyage
    game = at("")
    game.play("agent pilot -> arrakeen")
    game.play("take pilot advance_voyage")
    for language in LANGUAGES:
        moves = [Words(language).move(content, int(move), ["A", "B", "C", "D"]) for move in game.moves]
        assert len(set(moves)) == 2
    assert Words("uk").move(content, int(game.moves[0]), ["A", "B", "C", "D"]).endswith("«Мілина»")


def test_a_bot_knows_what_the_ways_are_worth() -> None:
    """What lies there for the first alone draws it; a bot plays whole games with tracks."""
    for claimed, way in (("", "reef"), ("stops_claimed: [reef],", "open_sea")):
        game = at("tracks: {voyage: current}", claimed)
        game.play("agent shipowner -> dock")
        game.play("take dock advance_voyage")
        move = decide(by_name("medium 1"), game, random.Random(1))
        assert [str(other) for other in game.moves if int(other) == move] == [f"advance {way}"]
    whole = Game(Setup(players=3, seed=6, modules=["voyages"]))
    bot, chance = by_name("medium 1"), random.Random(6)
    while not whole.over:
        whole.play(decide(bot, whole, chance))
    assert any(stop != "harbour" for stop, _ in whole.view(None).parts["tracks"]["at"])


@pytest.mark.parametrize("seed", range(6))
def test_whole_games_with_it_are_sound(seed: int) -> None:
    edition, modules = ("uprising", ["choam", "voyages"]) if seed % 2 else ("base", ["voyages"])
    assert play_checked(random_setup(seed, 1 + seed % 4, edition, modules), seed, seed < 3).moves


def test_it_really_comes_into_play() -> None:
    """Random games go all ways, claim what lies there first, and go back."""
    seen: set[str] = set()
    for seed in range(8):
        game = Game(Setup(seed=seed, modules=["voyages"]), listen=True)
        chooser = random.Random(seed)
        while not game.over:
            move = chooser.choice(game.moves)
            seen.add(str(move))
            game.play(move)
        seen |= set(game.view(None).parts["tracks"]["claimed"])
    assert {"advance shallows", "advance current", "reef"} <= seen
    assert any(move.endswith("go_back_trade") for move in seen)
