"""People who want to see what they may not, or to play where they may not."""

from __future__ import annotations

import json
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from sqlalchemy import update

from kanly.game import Game
from kanly.server import hosting, loading, schema, seating, tokens
from kanly.server.database import StoreError
from kanly.server.hosting import BOT, FREE, PERSON, Hosted, NotNow, Settings, Wanted
from kanly.server.store import MOST_CHAT, SeatRow, Store, Taken
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


def heard(socket: Socket, text: str, kind: str = "notices") -> dict[str, Any]:
    """A notice that says this, or a line of chat."""

    def says(frame: dict[str, Any]) -> bool:
        return any(text in line["text"] for line in frame["lines"])

    frame = socket.wait(kind, says)
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
        assert heard(mine, "freed the seat of Bea")["seat"] == 2
        client.sit(id, 2, "Bea")
        heard(mine, "Bea has sat down at seat 3")
        client.post(f"/api/tables/{id}/host", {"do": "bot", "seat": 2, "bot": "random"})
        heard(mine, "lets a bot play for Bea")
        client.post(f"/api/tables/{id}/host", {"do": "back", "seat": 2})
        heard(mine, "Bea plays again")
        client.post(
            f"/api/tables/{id}/host", {"do": "settings", "settings": {"hints": True, "turn_seconds": 90}}
        )
        heard(mine, "allowed hints")
        assert any("time limits" in line["text"] for line in mine.frames[-1]["lines"])
        heard(watching, "звільняє місце (Bea)")
        # Nobody can say so in the table's name.
        mine.send(do="chat", text="The host has freed the seat of Ada.")
        assert heard(mine, "seat of Ada", "chat")["name"] == "Ada"
    # The link of whoever was sent away is worth nothing any more.
    secret = link.partition("#")[2]
    other.post(f"/api/tables/{id}/restore", {"seat": 2, "secret": secret}, 403)
    # Whoever comes later reads it, too.
    with other.socket(id) as later:
        assert any("freed" in line["text"] for line in later.wait("notices")["lines"])


def test_a_host_can_not_watch_a_bots_hand(client: Client, other: Client) -> None:
    """They sit down while the table waits, make the seat a bot's, and keep what opened it."""
    id = client.table("free", "free", "free", settings={"pace": 10_000})
    client.sit(id, 0, "Ada")
    secret = client.sit(id, 1, "Two Bots").partition("#")[2]
    client.post(f"/api/tables/{id}/host", {"do": "bot", "seat": 1, "bot": "random"})
    about = other.get(f"/api/tables/{id}")["seats"][1]
    assert (about["kind"], about["name"], about["had"]) == ("bot", "Bot 2", False)
    other.sit(id, 2, "Bea")
    # The game has begun, and what was the seat's secret opens nothing.
    assert client.get(f"/api/tables/{id}")["mine"] == [0]
    client.post(f"/api/tables/{id}/restore", {"seat": 1, "secret": secret}, 403)
    assert client.http.get(f"/api/tables/{id}/seats/1/link").status_code == 403
    with client.socket(id, 1) as peeping:
        assert peeping.closed() == 4003 and peeping.frames == []
    # Nor can it be made good again.
    client.post(f"/api/tables/{id}/host", {"do": "back", "seat": 1}, 409)
    with other.socket(id, 2) as bea:
        assert [line["text"] for line in bea.wait("notices")["lines"]] == [
            "The host lets a bot play for Two Bots.",
            "Seat 1 at the start: Ada.",
            "Seat 2 at the start: a bot.",
            "Seat 3 at the start: Bea.",
        ]


def test_a_bot_that_plays_for_a_person_shows_its_hand_to_nobody(client: Client, other: Client) -> None:
    id = client.table("free", "free", "free", settings={"pace": 10_000})
    client.sit(id, 0)
    client.sit(id, 1)
    link = other.sit(id, 2, "Bea")
    secret = {"seat": 2, "secret": link.partition("#")[2]}
    with other.socket(id, 2) as before:
        before.wait("chat")
        client.post(f"/api/tables/{id}/host", {"do": "bot", "seat": 2, "bot": "random"})
        assert before.closed() == 4003
    other.post(f"/api/tables/{id}/restore", secret, 403)
    assert other.get(f"/api/tables/{id}")["mine"] == []
    # Another bot, and the seat is still Bea's to have back, which everybody hears.
    client.post(f"/api/tables/{id}/host", {"do": "bot", "seat": 2, "bot": "heuristic"})
    with client.socket(id, 0) as mine:
        client.post(f"/api/tables/{id}/host", {"do": "back", "seat": 2})
        heard(mine, "Bea plays again")
    other.post(f"/api/tables/{id}/restore", secret)
    assert other.get(f"/api/tables/{id}")["mine"] == [2]


def test_a_secret_is_gone_from_the_row_of_a_bot(store: Store) -> None:
    hosted = table(store)
    seating.sit_down(store, hosted, 0, "Ada")
    seating.give_to_bot(store, hosted, 0, "random")
    assert store.seats(hosted.row.id)[0] == SeatRow(0, BOT, "", "random")
    for seat in (1, 2):
        seating.sit_down(store, hosted, seat, f"person {seat}")
    mine = hosted.seats[1].secret
    seating.give_to_bot(store, hosted, 1, "random")
    row = store.seats(hosted.row.id)[1]
    assert (row.secret, row.former) == ("", mine)
    seating.free(store, hosted, 1)
    assert store.seats(hosted.row.id)[1] == SeatRow(1, FREE)


# --- notices


def test_no_chat_pushes_a_notice_out(client: Client, other: Client, file_store: Store) -> None:
    id = client.table("free", "free", "free", settings={"pace": 10_000})
    for seat in range(3):
        client.sit(id, seat)
    client.post(f"/api/tables/{id}/host", {"do": "bot", "seat": 2, "bot": "random"})
    for n in range(MOST_CHAT + 1):
        file_store.say(id, 0, "Ada", f"line {n}")
    with other.socket(id) as later:
        told = later.wait("notices")["lines"]
        assert len(later.wait("chat")["lines"]) == 200
    assert [line["text"] for line in told][-1] == "The host lets a bot play for Cleo."
    assert len(told) == 4


def test_what_a_host_changes_while_the_table_waits_is_told(client: Client, other: Client) -> None:
    id = client.table("free", "free", "free")
    client.post(f"/api/tables/{id}/host", {"do": "bot", "seat": 2, "bot": "random"})
    client.post(f"/api/tables/{id}/host", {"do": "settings", "settings": {"hints": True}})
    other.sit(id, 1, "Bea")
    client.post(f"/api/tables/{id}/host", {"do": "free", "seat": 1})
    with other.socket(id, language="bg") as watching:
        assert [line["text"] for line in watching.wait("notices")["lines"]] == [
            "Домакинът слага бот на място 3.",
            "Домакинът разрешава подсказки от бот.",
            "Домакинът освобождава мястото на Bea.",
        ]


def test_notices_are_not_pushed_out_by_notices_either(file_store: Store) -> None:
    """Each is kept, so there may be only so many; but nobody is ever kept at a table."""
    hosted = table(file_store)
    for seat in range(3):
        seating.sit_down(file_store, hosted, seat, f"person {seat}")
    told = 3
    while told + 1 < seating.MOST_SAT:
        seating.free(file_store, hosted, 1, "left")
        seating.sit_down(file_store, hosted, 1, f"somebody {told}")
        told += 2
    seating.free(file_store, hosted, 1, "left")
    with pytest.raises(NotNow, match="no more can be"):
        seating.sit_down(file_store, hosted, 1, "one more")
    # The host can still let the others go on.
    seating.give_to_bot(file_store, hosted, 1, "random")
    for n in range(seating.MOST_TOLD):
        with suppress(NotNow):
            seating.set_settings(file_store, hosted, Settings(hints=n % 2 == 0))
    kept = file_store.notices(hosted.row.id)
    assert len(kept) == seating.MOST_TOLD and [row.what for row in kept[:3]] == ["plays"] * 3
    seating.free(file_store, hosted, 0, "left")
    assert file_store.notices(hosted.row.id)[-1].what == "left"


def test_a_seat_and_what_is_told_of_it_are_written_together(
    file_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    hosted = table(file_store)
    for seat in range(3):
        seating.sit_down(file_store, hosted, seat, f"person {seat}")

    def fails(*_: object) -> None:
        raise StoreError("the machine stops")

    with monkeypatch.context() as patched:
        patched.setattr(Store, "_note", fails)
        with pytest.raises(StoreError):
            seating.give_to_bot(file_store, hosted, 1, "random")
    assert file_store.seats(hosted.row.id)[1].kind == PERSON == hosted.seats[1].kind


# --- records of games that this version can't go on with


def test_a_game_that_another_version_could_go_on_with_keeps_its_record_closed(
    client: Client, other: Client, file_store: Store
) -> None:
    made = table(file_store, kind=BOT)
    random = Random(1)
    for _ in range(20):
        game = made.game
        hosting.play(file_store, made, game.decider, str(random.choice(game.moves)), game.number)
    id, secret = made.row.id, "the host's"
    with file_store.engine.begin() as connection:
        connection.execute(update(schema.tables).values(rules_version=0, host=tokens.hashed(secret)))
        connection.execute(update(schema.snapshots).values(state='{"format": "another"}'))
    about = other.get(f"/api/tables/{id}")
    assert "snapshot can’t be read" in about["broken"]
    answer = other.http.get(f"/api/tables/{id}/record")
    assert answer.status_code == 409 and "could still go on" in answer.json()["error"]
    for path in ("replay", "outline"):
        assert other.http.get(f"/api/tables/{id}/{path}").status_code == 409
    client.http.cookies.set(f"kanly_{id}_host", secret)
    client.post(f"/api/tables/{id}/host", {"do": "close"})
    # Nobody plays on there, so everybody may read it.
    record = other.http.get(f"/api/tables/{id}/record")
    assert record.status_code == 200 and "seed: 4" in record.text


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
