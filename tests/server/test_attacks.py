"""People who want to see what they may not, or to play where they may not."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from kanly.game import Game
from kanly.server import hosting, loading, seating
from kanly.server.hosting import BOT, PERSON, Hosted, NotNow, Settings, Wanted
from kanly.server.store import Store, Taken
from kanly.setup import Setup

from .clients import Client, Socket

# Leaders who choose nothing before the first hand is dealt.
LEADERS = ["paul_atreides", "count_ilban_richese", "countess_ariana_thorvald"]


def table(store: Store, settings: Settings | None = None, kind: str = "free") -> Hosted:
    wanted = [Wanted(kind, "", "random" if kind == BOT else "")] * 3
    id, _ = hosting.make(store, Setup(players=3, seed=4), wanted, settings or Settings())
    return again(store, id)


def again(store: Store, id: str) -> Hosted:
    hosted = loading.load(store, id)
    assert hosted is not None
    return hosted


def hands(frame: dict[str, Any]) -> list[list[str]]:
    return [seat["hand"] for seat in frame["situation"]["view"]["seats"]]


def heard(socket: Socket, text: str) -> dict[str, Any]:
    """A line of chat that says this."""

    def says(frame: dict[str, Any]) -> bool:
        return any(text in line["text"] for line in frame["lines"])

    frame = socket.wait("chat", says)
    found: dict[str, Any] = next(line for line in frame["lines"] if text in line["text"])
    return found


# --- before the game begins


def test_who_tries_several_seats_before_the_game_sees_no_hand(client: Client, other: Client) -> None:
    id = client.table("free", "free", "free", setup={"leaders": LEADERS})
    for seat in range(3):
        client.sit(id, seat)
        with client.socket(id, seat) as socket:
            frame = socket.wait("game")
        assert hands(frame) == [[], [], []] and frame["situation"]["view"]["seat"] is None
        assert not any(line["event"] == "draw" and line["a"] for line in frame["log"]["lines"])
        client.post(f"/api/tables/{id}/leave")
    client.sit(id, 0)
    client.sit(id, 1)
    with client.socket(id, 0) as socket:
        assert hands(socket.wait("game")) == [[], [], []]
        other.sit(id, 2, "Bea")
        frame = socket.wait("game", lambda frame: bool(hands(frame)[0]))
        assert [len(hand) for hand in hands(frame)] == [5, 0, 0]
        # The log, too, now holds what this seat may read in it.
        assert frame["log"]["from"] == 0
        assert len([line for line in frame["log"]["lines"] if line["event"] == "draw" and line["a"]]) == 5


# --- seeds


def test_nobody_plays_against_somebody_who_has_chosen_the_seed(client: Client, other: Client) -> None:
    local = client.table("free", "free", "free", setup={"seed": 7}, settings={"local": True})
    bots = client.table("random", "random", "random", setup={"seed": 7}, settings={"pace": 10_000})
    client.post(f"/api/tables/{local}/host", {"do": "settings", "settings": {"local": False}})
    client.post(f"/api/tables/{bots}/host", {"do": "free", "seat": 0})
    for id in (local, bots):
        assert client.get(f"/api/tables/{id}")["settings"]["seeded"] is True
        said = other.post(f"/api/tables/{id}/seats/0", {"name": "Bea"}, 403)
        assert "seed" in said["error"]
        client.sit(id, 0)


def test_a_seed_that_is_drawn_can_not_be_guessed(client: Client, file_store: Store) -> None:
    seeds = []
    for _ in range(4):
        row = file_store.table(client.table("free", "free", "free"))
        assert row is not None
        seeds.append(json.loads(row.setup)["seed"])
    # One of four under a hundredth of the largest: that happens once in a hundred million times.
    assert sum(seed < 10**37 for seed in seeds) < 4 and len(set(seeds)) == 4


def test_what_was_drawn_does_not_tell_what_will_be(file_store: Store) -> None:
    """The generator goes on from one card to the next, so it must not go on from one move to the next."""
    hosted = table(file_store, kind=BOT)
    random = Random(2)
    for _ in range(40):
        game = hosted.game
        move = str(random.choice(game.moves))
        alone = game.copy()
        alone.play(move)
        hosting.play(file_store, hosted, game.decider, move, game.number)
        assert hosted.game.state.rng != alone.state.rng
    assert again(file_store, hosted.row.id).game == hosted.game


def test_a_seed_that_was_chosen_deals_the_cards_that_it_deals_everywhere(file_store: Store) -> None:
    hosted = table(file_store, Settings(seeded=True), kind=BOT)
    game = Game(Setup(players=3, seed=4))
    random = Random(2)
    for _ in range(60):
        move = str(random.choice(game.moves))
        hosting.play(file_store, hosted, game.decider, move, game.number)
        game.play(move)
    assert hosted.game == game and again(file_store, hosted.row.id).game == game


# --- seats


def test_a_host_who_takes_a_persons_seat_is_seen_by_all(client: Client, other: Client) -> None:
    id = client.table("free", "free", "free", settings={"pace": 10_000})
    client.sit(id, 0, "Ada")
    client.sit(id, 1, "Ada too")
    link = other.sit(id, 2, "Bea")
    with other.socket(id, language="uk") as watching, client.socket(id, 0) as mine:
        client.post(f"/api/tables/{id}/host", {"do": "free", "seat": 2})
        assert heard(mine, "freed the seat of Bea")["seat"] is None
        client.sit(id, 2, "Bea")
        assert heard(mine, "Bea has sat down at seat 3")["name"] == ""
        client.post(f"/api/tables/{id}/host", {"do": "bot", "seat": 2, "bot": "random"})
        heard(mine, "lets a bot play for Bea")
        client.post(f"/api/tables/{id}/host", {"do": "back", "seat": 2})
        heard(mine, "Bea plays again")
        client.post(
            f"/api/tables/{id}/host", {"do": "settings", "settings": {"hints": True, "turn_seconds": 90}}
        )
        heard(mine, "allowed hints")
        heard(mine, "time limits")
        heard(watching, "звільняє місце (Bea)")
        # Nobody can say so in the table's name.
        mine.send(do="chat", text="The host has freed the seat of Ada.")
        assert heard(mine, "seat of Ada")["seat"] == 0
    # The link of whoever was sent away is worth nothing any more.
    secret = link.partition("#")[2]
    other.post(f"/api/tables/{id}/restore", {"seat": 2, "secret": secret}, 403)
    # Whoever comes later reads it, too.
    with other.socket(id) as later:
        assert any("freed" in line["text"] for line in later.wait("chat")["lines"])


def test_two_who_change_a_seat_at_once_do_not_undo_each_other(store: Store) -> None:
    """Two processes: at one somebody sits down while at the other the host gives the free seat to a bot."""
    here = table(store)
    there = again(store, here.row.id)
    secret = seating.sit_down(store, here, 1, "Ada")
    with pytest.raises(Taken):
        seating.give_to_bot(store, there, 1, "random")
    with pytest.raises(NotNow):
        seating.sit_down(store, there, 1, "Bea")
    row = store.seats(here.row.id)[1]
    assert (row.kind, row.name) == (PERSON, "Ada") and secret


def test_only_a_bots_seat_is_handed_back(file_store: Store) -> None:
    """A host who hands a person's seat back again and again would wind up their clock each time."""
    hosted = table(file_store)
    for seat in range(3):
        seating.sit_down(file_store, hosted, seat, f"person {seat}")
    with pytest.raises(NotNow):
        seating.give_back(file_store, hosted, 0)
    seating.give_to_bot(file_store, hosted, 0, "random")
    seating.give_back(file_store, hosted, 0)


# --- cookies


def test_many_tables_do_not_lock_a_browser_out(client: Client, other: Client) -> None:
    """A socket whose request is longer than 8 kB is never opened, so cookies of tables that are over make room."""
    id = client.table("free", "random", "random", settings={"pace": 10_000})
    closed = other.table("free", "random", "random")
    other.post(f"/api/tables/{closed}/host", {"do": "close"})
    for n in range(130):
        client.http.cookies.set(f"kanly_gone{n:08}_0", "x" * 32, "127.0.0.1")
    for seat in range(3):
        client.http.cookies.set(f"kanly_{closed}_{seat}", "x" * 32, "127.0.0.1")
    client.sit(id, 0)
    names = list(client.http.cookies.keys())
    assert len(names) <= 100 and f"kanly_{id}_0" in names and f"kanly_{id}_host" in names
    # What is only over is kept longer than what is gone.
    assert f"kanly_{closed}_0" in names
    with client.socket(id, 0) as socket:
        socket.wait("game")


def test_who_plays_at_too_many_tables_has_to_leave_one(client: Client, other: Client) -> None:
    running = [other.table("free", "free", "free") for _ in range(15)]
    for id in running:
        for seat in ("host", 0, 1, 2, 3, 4, 5):
            client.http.cookies.set(f"kanly_{id}_{seat}", "x" * 32, "127.0.0.1")
    said = client.post(f"/api/tables/{running[0]}/seats/0", {"name": "Ada"}, 409)
    assert "leave one" in said["error"]
