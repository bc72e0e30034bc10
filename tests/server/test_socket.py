"""The socket of a table: moves reach everybody, nothing is missed, nobody speaks for another."""

from __future__ import annotations

import json
import time
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kanly.server.limits import Allowance
from kanly.server.store import Store

from .clients import Client, Socket, serving

SLOW = {"pace": 10_000}


def two_people(client: Client, other: Client, **settings: Any) -> str:
    """A table of two people and nobody else who could move before them for long."""
    id = client.table("free", "free", "random", settings=settings)
    client.sit(id, 0, "Ada")
    other.sit(id, 1, "Bob")
    return id


def whose(one: Socket, two: Socket) -> tuple[Socket, Socket, dict[str, Any]]:
    """Who of the two is asked first, and what."""
    while True:
        for mine, theirs in ((one, two), (two, one)):
            while True:
                try:
                    frame = mine.hear(0.1)
                except TimeoutError:
                    break
                if frame["type"] == "game" and frame["situation"]["moves"]:
                    return mine, theirs, frame["situation"]


def log_of(socket: Socket) -> list[dict[str, Any]]:
    """The log as a page puts it together: each message says from which entry on it holds."""
    log: list[dict[str, Any]] = []
    for frame in socket.frames:
        if frame["type"] == "game":
            assert frame["log"]["from"] <= len(log)
            log[frame["log"]["from"] :] = frame["log"]["lines"]
    return log


def test_who_comes_is_told_everything(client: Client) -> None:
    # Leaders who choose nothing before the first hand is dealt.
    leaders = ["paul_atreides", "count_ilban_richese", "countess_ariana_thorvald", "glossu_the_beast_rabban"]
    id = client.table("free", "random", "random", "random", setup={"leaders": leaders})
    client.sit(id, 0, "Ada")
    with client.socket(id, 0, "uk") as socket:
        kinds = [socket.hear() for _ in range(4)]
        assert [frame["type"] for frame in kinds] == ["table", "game", "notices", "chat"]
        assert kinds[0]["seats"][0]["here"] is True
        situation = kinds[1]["situation"]
        assert situation["view"]["seat"] == 0 and situation["view"]["seats"][0]["hand"]
        assert kinds[1]["log"]["from"] == 0 and kinds[1]["log"]["lines"]


def test_a_move_reaches_the_others(client: Client, other: Client) -> None:
    id = two_people(client, other)
    with client.socket(id, 0) as one, other.socket(id, 1) as two, other.socket(id) as third:
        mover, watcher, situation = whose(one, two)
        before = situation["number"]
        sent = time.monotonic()
        mover.move(situation)
        for socket in (mover, watcher, third):
            frame = socket.wait("game", lambda frame: frame["situation"]["number"] > before)
            assert frame["log"]["lines"]
        # Under 100 ms on a machine that has nothing else to do; this one may have.
        assert time.monotonic() - sent < 5


def test_bots_play_on_until_a_person_is_asked(client: Client) -> None:
    id = client.table("free", "random", "heuristic")
    client.sit(id, 0)
    with client.socket(id, 0) as socket:
        for _ in range(8):
            socket.move(socket.asked())
    seats = {
        line["seat"] for frame in socket.frames if frame["type"] == "game" for line in frame["log"]["lines"]
    }
    assert {0, 1, 2} <= seats


def test_bots_keep_the_pace(client: Client) -> None:
    """Before each turn they rest; what follows within it comes at once."""
    id = client.table("random", "random", "random", settings={"pace": 300})
    with client.socket(id) as socket:
        socket.wait("game", lambda frame: frame["revision"] >= 1)
        before, turns, began = socket.wait("game")["situation"]["decider"], 0, time.monotonic()
        while turns < 5:
            decider = socket.wait("game")["situation"]["decider"]
            turns += decider != before
            before = decider
        # Four of them lie between the first and the last; the first may have been heard of late.
        assert time.monotonic() - began > 0.9
        revisions = [frame["revision"] for frame in socket.frames if frame["type"] == "game"]
        assert revisions == list(range(revisions[0], revisions[0] + len(revisions)))


def test_who_comes_back_has_missed_nothing(client: Client, other: Client) -> None:
    id = client.table("free", "random", "random")
    client.sit(id, 0)
    with other.socket(id) as steady:
        for _ in range(4):
            # A new connection for each move; the bots' moves fall into the time without one.
            with client.socket(id, 0) as socket:
                socket.move(socket.asked())
        with client.socket(id, 0) as socket:
            socket.asked()
            last = socket.frames[-1]
            events = [
                line["event"] for f in socket.frames if f["type"] == "game" for line in f["log"]["lines"]
            ]
        while not steady.frames or steady.frames[-1].get("revision") != last["revision"]:
            steady.hear()
    games = [frame for frame in steady.frames if frame["type"] == "game"]
    assert [line["event"] for frame in games for line in frame["log"]["lines"]] == events
    assert len(events) > 10 and last["log"]["from"] + len(last["log"]["lines"]) == len(events)
    assert [frame["revision"] for frame in games] == sorted({frame["revision"] for frame in games})


def test_a_stale_move_is_refused_with_the_fresh_situation(client: Client) -> None:
    id = client.table("free", "random", "random")
    client.sit(id, 0)
    with client.socket(id, 0) as socket:
        old = socket.asked()
        socket.move(old)
        fresh = socket.asked()
        socket.send(do="move", number=old["number"], move=old["moves"][0]["move"])
        said = socket.wait("error")
        assert said["number"] == old["number"] and "decision" in said["error"]
        assert socket.wait("game")["situation"]["number"] == fresh["number"]
        socket.send(do="move", number=fresh["number"], move=fresh["moves"][0]["move"], revision=0)
        assert "moved on" in socket.wait("error")["error"]


def test_a_decision_that_comes_again_is_not_answered_by_an_earlier_click(client: Client) -> None:
    """Taken back, a decision has its number again; the revision tells both apart."""
    id = client.table("free", "random", "random")
    client.sit(id, 0)

    def later(revision: int) -> dict[str, Any]:
        return socket.wait("game", lambda frame: frame["revision"] > revision and frame["situation"]["moves"])

    with client.socket(id, 0) as socket:
        before = later(-1)
        while True:
            socket.move(before["situation"])
            after = later(before["revision"])
            if after["situation"]["undo"]:
                break
            before = after
        socket.send(do="undo", turn=False)
        again, situation = later(after["revision"]), before["situation"]
        assert again["situation"]["number"] == situation["number"]
        click = {"do": "move", "number": situation["number"], "move": situation["moves"][-1]["move"]}
        socket.send(**click, revision=before["revision"])
        assert "moved on" in socket.wait("error")["error"]
        socket.send(**click, revision=again["revision"])
        assert later(again["revision"])


def test_undo_takes_the_log_back_too(client: Client) -> None:
    id = client.table("free", "random", "random")
    client.sit(id, 0)

    def later(revision: int) -> dict[str, Any]:
        return socket.wait("game", lambda frame: frame["revision"] > revision)

    with client.socket(id, 0) as socket:
        before = socket.asked()
        while True:
            revision = socket.frames[-1]["revision"]
            known = log_of(socket)
            socket.move(before)
            after = later(revision)
            mine = after["situation"]["moves"]
            if mine and after["situation"]["undo"] and after["log"]["lines"]:
                break
            before = after["situation"] if mine else socket.asked()
        socket.send(do="undo", turn=False)
        back = later(after["revision"])
        assert back["situation"]["number"] == before["number"] and log_of(socket) == known
        assert back["situation"]["moves"] == before["moves"]
        while back["situation"]["undo"]:
            socket.send(do="undo", turn=True)
            back = later(back["revision"])
        socket.send(do="undo")
        assert "nothing of yours" in socket.wait("error")["error"]


def test_chat_goes_to_all_and_stays(client: Client, other: Client) -> None:
    id = two_people(client, other, **SLOW)
    with client.socket(id, 0) as one, other.socket(id) as two:
        one.send(do="chat", text="<b>hello</b>\n\u202ethere")
        line = two.wait("chat", lambda frame: bool(frame["lines"]))["lines"][0]
        assert (line["name"], line["seat"], line["text"]) == ("Ada", 0, "<b>hello</b> there")
        two.send(do="chat", text="I only look")
        assert "looks on" in two.wait("error")["error"]
        one.send(do="chat", text=" \n ")
        assert "line of chat" in one.wait("error")["error"]
    with other.socket(id, 1) as later:
        assert later.wait("chat")["lines"] == [line]


def test_hints_are_given_where_the_table_allows_them(client: Client) -> None:
    id = client.table("free", "random", "random")
    client.sit(id, 0)
    with client.socket(id, 0) as socket:
        asked = socket.asked()
        socket.send(do="hint")
        assert "no hints" in socket.wait("error")["error"]
        client.post(f"/api/tables/{id}/host", {"do": "settings", "settings": {"hints": True, "pace": 0}})
        socket.send(do="hint")
        hint = socket.wait("hint")
        known = {move["move"]: move["text"] for move in asked["moves"]}
        assert known[hint["move"]] == hint["text"] and hint["number"] == asked["number"]


def test_onlookers_see_and_do_nothing(client: Client, other: Client) -> None:
    id = client.table("free", "random", "random")
    client.sit(id, 0)
    with other.socket(id) as socket:
        situation = socket.wait("game")["situation"]
        assert situation["view"]["seat"] is None and situation["moves"] == [] and situation["undo"] == 0
        for message in ({"do": "move", "move": "reveal"}, {"do": "undo"}, {"do": "hint"}):
            socket.send(**message)
            assert "looks on" in socket.wait("error")["error"]
        socket.send(do="ping")
        assert socket.wait("pong") == {"type": "pong"}


def test_a_seat_is_for_those_who_have_it(client: Client, other: Client) -> None:
    id = two_people(client, other)
    for who, seat in ((client, 1), (other, 0), (client, 2), (client, 7), (client, -1)):
        with who.socket(id, seat) as socket:
            assert socket.closed() == 4003 and socket.frames == []
    for unknown in ("none1", "x", "%00%00%00%00", "a" * 200):
        with client.socket(unknown) as socket:
            assert socket.closed() == 4004
    with client.socket(id, None, "xx") as socket:
        assert socket.closed() == 4004


def test_a_socket_from_elsewhere_is_refused(client: Client) -> None:
    id = client.table("random", "random", "random")
    with pytest.raises(InvalidStatus) as refused:
        client.connect(id, headers={"Origin": "https://evil.example"})
    assert refused.value.response.status_code == 403


def test_whoever_lost_a_seat_hears_no_more(client: Client, other: Client) -> None:
    id = two_people(client, other, **SLOW)
    with other.socket(id, 1) as old:
        old.wait("chat")
        client.post(f"/api/tables/{id}/host", {"do": "free", "seat": 1})
        assert old.closed() == 4003
    with other.socket(id, 1) as again:
        assert again.closed() == 4003


def test_a_bot_plays_for_a_person_and_gives_back(client: Client, other: Client) -> None:
    id = two_people(client, other)
    with other.socket(id) as watching, other.socket(id, 1) as socket:
        socket.wait("chat")
        client.post(f"/api/tables/{id}/host", {"do": "bot", "seat": 1, "bot": "random"})
        watching.wait("table", lambda frame: frame["seats"][1]["kind"] == "bot")
        assert socket.closed() == 4003
        client.post(f"/api/tables/{id}/host", {"do": "back", "seat": 1})
        watching.wait("table", lambda frame: frame["seats"][1]["kind"] == "person")
    with other.socket(id, 1) as again:
        assert again.wait("game")["situation"]["view"]["seat"] == 1


def test_a_deleted_table_closes_its_sockets(client: Client) -> None:
    id = client.table("free", "random", "random")
    with client.socket(id) as socket:
        socket.wait("chat")
        client.post(f"/api/tables/{id}/host", {"do": "delete"})
        assert socket.closed() == 4004


def test_who_is_here_is_told(client: Client, other: Client) -> None:
    id = two_people(client, other, **SLOW)
    with client.socket(id, 0) as one:
        with other.socket(id, 1):
            one.wait("table", lambda frame: frame["seats"][1]["here"])
        one.wait("table", lambda frame: not frame["seats"][1]["here"])


@pytest.mark.parametrize(
    "text",
    [
        "", "{", "[]", "null", "5", '{"do": "dance"}', '{"do": "move", "number": "1"}', '{"do": "ping", "x": 1}',
        "[" * 3000, '{"do": "move", "move": 5}', '{"do": "undo", "turn": 1}', '{"do": "chat", "text": {}}',
        '{"do": "move", "number": 1e400}', '{"do": "move", "number": -1}',
    ],
)  # fmt: skip
def test_frames_that_are_none_get_an_error_and_the_socket_lives(client: Client, text: str) -> None:
    id = client.table("free", "random", "random")
    client.sit(id, 0)
    with client.socket(id, 0) as socket:
        socket.connection.send(text)
        assert socket.wait("error") == {
            "type": "error",
            "error": "This is no message of Kanly’s.",
            "number": None,
        }
        socket.send(do="ping")
        socket.wait("pong")


def test_letters_that_are_none_come_back_as_something(client: Client) -> None:
    id = client.table("free", "random", "random")
    client.sit(id, 0)
    with client.socket(id, 0) as socket:
        asked = socket.asked()
        socket.send(do="move", number=asked["number"], move="\ud800\0")
        assert socket.wait("error")["error"] == "This is no message of Kanly’s."
        socket.send(do="move", number=asked["number"], move="\0<b>")
        assert socket.wait("error")["number"] == asked["number"]


@pytest.mark.parametrize("length", [4_001, 20_000, 2_000_000])
def test_huge_frames_close_the_socket(client: Client, length: int) -> None:
    id = client.table("free", "random", "random")
    with client.socket(id) as socket:
        socket.connection.send(json.dumps({"do": "chat", "text": "x" * length}))
        assert socket.closed() == 1009


def test_bytes_close_the_socket(client: Client) -> None:
    id = client.table("free", "random", "random")
    with client.socket(id) as socket:
        socket.connection.send(b'{"do": "ping"}')
        assert socket.closed() == 1003


def test_a_flood_closes_the_socket(file_store: Store) -> None:
    with serving(file_store, Allowance()) as address:
        client = Client(address)
        id = client.table("free", "random", "random")
        with client.socket(id) as socket:
            # It may be closed before all of it is sent.
            with suppress(ConnectionClosed):
                for _ in range(300):
                    socket.connection.send('{"do": "ping"}')
            assert socket.closed() == 1008
        client.http.close()


def test_after_a_restart_the_game_goes_on(file_store: Store) -> None:
    url = file_store.url
    with serving(Store(url)) as address:
        client = Client(address)
        id = client.table("free", "random", "random")
        client.sit(id, 0)
        with client.socket(id, 0) as socket:
            for _ in range(5):
                socket.move(socket.asked())
            before = socket.asked()
    with serving(Store(url)) as address:
        again = Client(address)
        again.http.cookies.update(dict(client.http.cookies.items()))
        with again.socket(id, 0) as socket:
            after = socket.asked()
            assert (after["view"], after["moves"]) == (before["view"], before["moves"])
            # What could be taken back still can be.
            assert after["undo"] == before["undo"]
            socket.move(after)
            socket.asked()
        again.http.close()
    client.http.close()


@pytest.mark.parametrize("limit", ["turn_seconds", "game_seconds"])
def test_when_the_time_is_up_a_bot_decides(client: Client, limit: str) -> None:
    id = client.table("free", "random", "random", settings={limit: 1})
    client.sit(id, 0)
    with client.socket(id, 0) as socket:
        first = socket.wait("game", lambda frame: bool(frame["situation"]["moves"]))
        assert 0 < first["clock"]["left"] <= 1000
        later = socket.wait("game", lambda frame: frame["situation"]["number"] > first["situation"]["number"])
        assert later["revision"] > first["revision"]


def test_no_clock_runs_where_nobody_is_limited(client: Client) -> None:
    id = client.table("free", "random", "random")
    client.sit(id, 0)
    with client.socket(id, 0) as socket:
        assert socket.wait("game", lambda frame: bool(frame["situation"]["moves"]))["clock"] is None
