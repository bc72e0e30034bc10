"""How the table rests: before each turn of a bot, and before each of a printed opponent, which is shown on its own."""

from __future__ import annotations

from random import Random
from statistics import median
from time import monotonic

import pytest

from kanly.bots import by_name, decide
from kanly.engine.codes import EV_END_TURN, PHASE_COMBAT
from kanly.game import Game
from kanly.notation.moves import write
from kanly.server import hosting, loading, pacing, telling
from kanly.server.hosting import Settings, Wanted
from kanly.server.store import Store
from kanly.setup import Setup
from kanly.text import Words
from kanly.topics.opponents.kinds import EV_HAGAL_SEND

from .clients import Client
from .test_situation import play, table

EN = Words("en")


def test_a_bot_rests_once_for_a_turn_and_hardly_for_what_follows(file_store: Store) -> None:
    hosted = table(file_store, "uprising")
    pace = hosted.settings.pace / 1000
    random, before, seen = Random(3), -1, {"first": 0, "more": 0, "combat": 0}
    while not hosted.over:
        combat = hosted.game.state.phase == PHASE_COMBAT
        if hosted.turn_line == hosted.number:
            assert pacing.rest(hosted) == (pace / 2 if combat else pace)
            seen["combat" if combat else "first"] += 1
        else:
            assert hosted.game.decider == before and pacing.rest(hosted) < pace / 10
            seen["more"] += 1
        before = hosted.game.decider
        play(file_store, hosted, random)
    assert min(seen.values()) > 3, seen


def test_the_rest_depends_on_what_everybody_sees(file_store: Store) -> None:
    """Dealt anew from what an onlooker knows, the table rests as long."""
    hosted = table(file_store, "base")
    random = Random(5)
    for turn in range(120):
        told = pacing.rest(hosted)
        dealt = hosted.game.sample(None, turn)
        known = hosted.game
        hosted.game = dealt
        assert pacing.rest(hosted) == told
        hosted.game = known
        play(file_store, hosted, random)


@pytest.mark.parametrize(("edition", "players"), [("base", 1), ("base", 2), ("uprising", 1), ("uprising", 2)])
def test_each_turn_of_an_opponent_is_a_stop(file_store: Store, edition: str, players: int) -> None:
    id, _ = hosting.make(
        file_store,
        Setup(players=players, edition=edition, leaders=["random"], seed=5),
        [Wanted("bot", "", "random")] * players,
        Settings(),
    )
    hosted = loading.load(file_store, id)
    assert hosted is not None
    random, seen = Random(2), 0
    while not hosted.over and seen < 25:
        length = len(hosted.log)
        play(file_store, hosted, random)
        fresh = hosted.log[length:]
        turns = sum(event[0] in (EV_END_TURN,) and event[1] >= hosted.game.people for event in fresh)
        assert len(hosted.stops) >= turns - 1
        if any(event[0] == EV_HAGAL_SEND for event in fresh) and turns:
            assert hosted.stops
        for stop in hosted.stops:
            seen += 1
            shown = pacing.at_stop(hosted, stop)
            for seat in (None, 0):
                frame = telling.game(shown, seat, EN, length)
                situation = frame["situation"]
                assert situation["decider"] == stop.seat >= hosted.game.people
                assert situation["moves"] == [] and situation["undo"] == 0
                assert situation["view"]["legal"] == []
                assert frame["revision"] == hosted.number - 1
                assert len(frame["log"]["lines"]) == stop.events - length
    assert seen


def test_a_game_that_is_watched_goes_as_one_that_is_not() -> None:
    setup = Setup(players=1, edition="uprising", seed=4)
    one, other = Game(setup, trace=True, listen=True), Game(setup, trace=True, listen=True)
    random, stops = Random(1), []
    while not one.over:
        move = random.choice(list(one.legal))
        one.play(move)
        other.play(move, watch=stops.append)
        assert one.digest() == other.digest()
        assert one.state.trace == other.state.trace and one.state.log == other.state.log
    assert len(stops) > 10


def test_opponents_are_shown_one_after_another(client: Client) -> None:
    id = client.table("free", setup={"edition": "uprising"}, settings={"pace": 150})
    client.sit(id, 0, "Chani")
    random = Random(1)
    with client.socket(id, 0) as socket:
        frame = socket.wait("game")
        shown = 0
        for _ in range(60):
            situation = frame["situation"]
            revision = frame["revision"]
            move = random.choice(situation["moves"])
            socket.send(do="move", number=situation["number"], move=move["move"])
            began = monotonic()
            frame = socket.wait("game")
            stops = 0
            while frame["revision"] == revision:
                stops += 1
                assert frame["situation"]["decider"] in (1, 2) and frame["situation"]["moves"] == []
                frame = socket.wait("game")
            assert monotonic() - began >= stops * 0.15
            shown += stops
            if shown >= 4:
                break
        assert shown >= 4


@pytest.mark.parametrize(("edition", "seed"), [("base", 3), ("uprising", 4)])
def test_waiting_for_three_bots_takes_at_most_three_seconds(
    file_store: Store, edition: str, seed: int
) -> None:
    """In the median, at the pace that tables have unless somebody changes it: the rests, and some milliseconds of thought for
    each decision."""
    thought = 0.02
    hosted = table(file_store, edition)
    bot, random = by_name("heuristic"), Random(seed)
    waits, waited, turns = [], 0.0, 0
    while not hosted.over:
        game = hosted.game
        if game.decider == 0:
            if waited:
                waits.append(waited)
            waited = 0.0
        else:
            waited += pacing.rest(hosted) + thought
        turns += hosted.turn_line == hosted.number
        move = write(game.state.content, decide(bot, game, random))
        hosting.play(file_store, hosted, game.decider, move, game.number)
    assert len(waits) > 15 and turns > 60
    assert median(waits) <= 3, sorted(waits)
