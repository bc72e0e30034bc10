"""Nobody peeks: over whole games no frame holds what the view of its seat does not, and no frame holds the seed."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from kanly import catalog
from kanly.game import Game
from kanly.server import hosting, loading, telling
from kanly.server.hosting import Hosted, Settings, Wanted
from kanly.server.hub import Hub, Room
from kanly.server.listening import Listener
from kanly.server.store import Store
from kanly.server.thinking import Thinkers
from kanly.setup import Box, Setup
from kanly.text import Words

from .clients import Client, Socket

SEED = 918_273_645_546_372


def listeners_of(hub: Hub, room: Room) -> dict[int | None, list[dict[str, Any]]]:
    """Every seat and somebody who looks on, each with what they are told."""
    told: dict[int | None, list[dict[str, Any]]] = {}
    for seat in (None, *range(room.hosted.game.people)):
        told[seat] = []
        listener = Listener(seat, Words("en"))

        def post(message: dict[str, Any] | str, kept: list[dict[str, Any]] = told[seat]) -> None:
            kept.append(json.loads(message) if isinstance(message, str) else message)

        listener.post = post  # type: ignore[method-assign]
        room.listeners.append(listener)
    return told


def check(frames: list[dict[str, Any]], game: Game, seat: int | None) -> None:
    """The frame holds the view of its seat and nothing that another view of the same table would change."""
    situation = frames[-1]["situation"]
    assert situation["view"] == json.loads(json.dumps(game.view(seat).to_json()))
    asked = seat is not None and game.decider == seat and not game.over
    assert [move["move"] for move in situation["moves"]] == (game.view(seat).legal if asked else [])


@pytest.mark.parametrize(("edition", "players"), [("base", 4), ("uprising", 3), ("uprising", 2), ("base", 1)])
def test_what_a_frame_holds_depends_on_the_view_alone(file_store: Store, edition: str, players: int) -> None:
    """Two tables that look the same to a seat, all hidden cards dealt anew, tell it the very same."""
    setup = Setup(players=players, edition=edition, seed=SEED)
    id, _ = hosting.make(file_store, setup, [Wanted("bot", "", "random")] * players, Settings())
    hosted = loading.load(file_store, id)
    assert hosted is not None
    hub, room = Hub(file_store, Thinkers(1)), Room(hosted)
    told = listeners_of(hub, room)
    random, checked = Random(players), 0
    while not hosted.over:
        game = hosted.game
        hosting.play(file_store, hosted, game.decider, str(random.choice(game.moves)), game.number)
        if random.random() > (0.15 if players > 2 else 0.8) and not hosted.over:
            continue
        hub.tell_game(room)
        for seat, frames in told.items():
            check(frames, hosted.game, seat)
            assert str(SEED) not in json.dumps(frames[-1])
            if random.random() < 0.5 and not hosted.over:
                checked += 1
                other = Hosted(hosted.row, hosted.seats, hosted.game.sample(seat, random.randrange(10**6)))
                other.number, other.used, other.past = hosted.number, hosted.used, hosted.past
                # What a Reveal turn brought is read from what everybody saw of it.
                other.log = hosted.log
                twin = Room(other)
                listener = Listener(seat, Words("en"), told=0)
                got: list[str] = []
                listener.post = got.append  # type: ignore[method-assign,assignment]
                hub._tell_game_to(twin, [listener])
                assert json.loads(got[0])["situation"] == frames[-1]["situation"]
            del frames[:-1]
    assert checked > 12


@pytest.mark.parametrize("edition", ["base", "uprising"])
def test_the_log_tells_each_seat_only_its_own_cards(file_store: Store, edition: str) -> None:
    """A card that a line of the log names was shown to all, or to the one who reads it."""
    setup = Setup(players=4, edition=edition, seed=SEED)
    id, _ = hosting.make(file_store, setup, [Wanted("bot", "", "random")] * 4, Settings())
    hosted = loading.load(file_store, id)
    assert hosted is not None
    words = Words("en")
    names = {part.id: words.name(part) for part in catalog.by_key(Box(edition)).values()}
    random, hidden = Random(1), 0
    while not hosted.over:
        game, length = hosted.game, len(hosted.log)
        hosting.play(file_store, hosted, game.decider, str(random.choice(game.moves)), game.number)
        for seat in (None, 0, 1, 2, 3):
            fresh = telling.log_lines(hosted, seat, words, length)
            for line, event in zip(fresh, hosted.log[length:], strict=True):
                seen_by = event[4]
                if seen_by != -1 and (seat is None or not seen_by >> seat & 1):
                    hidden += 1
                    secret = telling.seen(hosted, event, seen_by.bit_length() - 1)["a"]
                    assert secret is not None and line["a"] != secret
                    assert names[secret] not in line["text"]
    assert hidden > 50


def test_over_the_socket_neither_the_seed_nor_a_secret_is_heard_before_the_end(
    client: Client, other: Client
) -> None:
    id = client.table(
        "free", "random", "random", setup={"seed": SEED}, settings={"local": True, "hints": True, "pace": 0}
    )
    client.sit(id, 0)
    random = Random(5)
    with client.socket(id, 0) as mine, other.socket(id) as watching:
        while True:
            frame = mine.wait("game")
            situation = frame["situation"]
            if situation["result"] is not None:
                break
            if situation["moves"]:
                mine.move(situation, random.randrange(len(situation["moves"])))
        watching.wait("game", lambda frame: frame["situation"]["result"] is not None)
        seen_by_all(mine, 0)
        seen_by_all(watching, None)
    secrets = [value for value in client.http.cookies.values()]
    assert len(secrets) == 2
    for socket in (mine, watching):
        for text in socket.raw:
            assert str(SEED) not in text
            assert not any(secret in text for secret in secrets)
    about = other.http.get(f"/api/tables/{id}").text + other.http.get("/api/mine").text
    assert str(SEED) not in about
    assert f"seed: {SEED}" in other.http.get(f"/api/tables/{id}/record").text


def seen_by_all(socket: Socket, seat: int | None) -> None:
    """In every frame, other hands are closed: only shown cards have names, and only the asked seat has moves."""
    count = 0
    for frame in socket.frames:
        if frame["type"] != "game":
            continue
        view = frame["situation"]["view"]
        assert view["seat"] == seat
        for other in view["seats"]:
            if other["seat"] != seat:
                count += 1
                assert other["deck"] is None and other["hand"] == other["shown"]
        if view["decider"] != seat:
            assert view["legal"] == [] and frame["situation"]["moves"] == []
    assert count > 100
