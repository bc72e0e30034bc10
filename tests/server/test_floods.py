"""People who ask for more than their share: what others do goes on beside it, and what is kept has an end."""

from __future__ import annotations

import asyncio
import threading
import time
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from kanly.server import hosting, listening
from kanly.server import store as store_module
from kanly.server.answers import address
from kanly.server.hosting import NotNow, Settings, Wanted
from kanly.server.limits import UNLIMITED
from kanly.server.listening import LATER, Listener
from kanly.server.loading import load
from kanly.server.store import Store
from kanly.server.working import TooMuch, Work
from kanly.setup import Setup
from kanly.text import Words

from .clients import PATIENCE, Client, Socket, serving


def until(true: Any) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it never happens"
        time.sleep(0.01)


# --- who is counted as one


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("not an address", "192.0.2.1", False),
    ],
)
def test_a_network_of_ipv6_counts_as_one(one: str, other: str, same: bool) -> None:
    def counted(host: str) -> str:
        request: Any = SimpleNamespace(client=SimpleNamespace(host=host))
        return address(request)

    assert (counted(one) == counted(other)) is same


# --- sockets


def test_one_address_has_so_many_sockets(file_store: Store) -> None:
    with serving(file_store, replace(UNLIMITED, sockets=2)) as server:
        client = Client(server)
        id = client.table("free", "free", "free")
        with client.socket(id) as one:
            with client.socket(id):
                with pytest.raises(InvalidStatus) as refused, client.connect(id):
                    pass
                assert refused.value.response.status_code == 403
            one.wait("table", lambda frame: True)

            def again() -> bool:
                try:
                    with client.connect(id):
                        return True
                except InvalidStatus:
                    return False

            # Whoever goes makes room.
            until(again)
        client.http.close()


def test_one_address_does_not_fill_a_table_with_onlookers(file_store: Store) -> None:
    with serving(file_store, replace(UNLIMITED, onlookers=2)) as server:
        client = Client(server)
        id, elsewhere = client.table("free", "free", "free"), client.table("free", "free", "free")
        client.sit(id, 0)
        with client.socket(id), client.socket(id):
            with pytest.raises(InvalidStatus), client.connect(id):
                pass
            with client.socket(id, 0) as playing, client.socket(id, 0), client.socket(id, 0):
                playing.wait("game")
            with client.socket(elsewhere) as other:
                other.wait("game")
        client.http.close()


def test_many_sockets_bring_no_more_frames_than_one_address_may(file_store: Store) -> None:
    with serving(file_store, replace(UNLIMITED, all_frames=(10, 0.01))) as server:
        client = Client(server)
        id = client.table("free", "free", "free")
        with client.socket(id) as one, client.socket(id) as two:
            for _ in range(5):
                one.send(do="ping")
                two.send(do="ping")
            for _ in range(5):
                one.wait("pong")
                two.wait("pong")
            two.send(do="ping")
            assert two.closed() == 1008
        client.http.close()


def test_who_reads_nothing_is_cut_off_before_it_costs_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listening, "MOST_LETTERS", 1000)

    async def talk() -> None:
        listener = Listener(None, Words("en"))
        heard: list[str] = []

        async def send(text: str) -> None:
            heard.append(text)

        # One long message is no fault of the reader's.
        listener.post("x" * 5000)
        assert listener.ending is None
        reading = asyncio.create_task(listener.deliver(send))
        while not heard:
            await asyncio.sleep(0)
        reading.cancel()
        for _ in range(9):
            listener.post("y" * 100)
        assert listener.ending is None
        listener.post("z" * 200)
        assert listener.ending == LATER

    asyncio.run(talk())


def test_taking_back_does_not_tell_the_whole_log_anew(client: Client) -> None:
    """Otherwise a move and its undoing, again and again, would cost everybody at the table a whole log each time."""
    id = client.table("free", "random", "random")
    client.sit(id, 0)

    def after(revision: int) -> dict[str, Any]:
        return socket.wait("game", lambda frame: frame["revision"] > revision)

    with client.socket(id, 0) as socket:
        count, situation = 0, socket.asked()
        while count < 5:
            length = log_length(socket)
            socket.move(situation)
            told = after(socket.frames[-1]["revision"])
            if told["situation"]["undo"] and told["situation"]["moves"]:
                socket.send(do="undo", turn=False)
                told = after(told["revision"])
                assert told["log"] == {"from": length, "lines": []} and length > 0
                count += 1
                socket.move(situation)
                told = after(told["revision"])
            situation = told["situation"] if told["situation"]["moves"] else socket.asked()


def log_length(socket: Socket) -> int:
    told: dict[str, Any] = next(frame for frame in reversed(socket.frames) if frame["type"] == "game")["log"]
    return int(told["from"]) + len(told["lines"])


# --- what is kept


def test_chat_that_is_kept_has_an_end(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "MOST_CHAT", 5)
    ids = [hosting.make(store, Setup(players=3), [Wanted()] * 3, Settings())[0] for _ in range(2)]
    for n in range(12):
        store.say(ids[0], 0, "Ada", f"line {n}")
    store.say(ids[1], 0, "Bea", "alone")
    assert [row.text for row in store.chat(ids[0])] == [f"line {n}" for n in range(7, 12)]
    assert [row.number for row in store.chat(ids[0])] == list(range(8, 13))
    assert [row.text for row in store.chat(ids[1])] == ["alone"]


def test_taking_back_has_an_end(file_store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosting, "MOST_UNDONE", 3)
    id, _ = hosting.make(file_store, Setup(players=3, seed=4), [Wanted("bot", "", "random")] * 3, Settings())
    hosted = load(file_store, id)
    assert hosted is not None
    while not hosting.undoable(hosted, hosted.game.decider):
        game = hosted.game
        hosting.play(file_store, hosted, game.decider, str(game.moves[0]), game.number)
    seat = hosted.game.decider
    with pytest.raises(NotNow):
        for _ in range(20):
            hosting.undo(file_store, hosted, seat, False)
            hosting.play(file_store, hosted, seat, str(hosted.game.moves[0]), hosted.game.number)
    # The game itself goes on.
    hosting.play(file_store, hosted, hosted.game.decider, str(hosted.game.moves[0]), hosted.game.number)


# --- what takes long


def test_one_address_gets_one_thing_after_the_other_and_keeps_nobody_waiting() -> None:
    async def ask() -> None:
        work = Work(3)
        gate, begun = threading.Event(), []

        def long(who: str) -> str:
            begun.append(who)
            assert gate.wait(PATIENCE)
            return who

        greedy = [asyncio.create_task(work.do("greedy", long, f"greedy {n}")) for n in range(3)]
        while not begun:
            await asyncio.sleep(0.01)
        with pytest.raises(TooMuch):
            await work.do("greedy", long, "greedy 3")
        assert begun == ["greedy 0"]
        # Somebody else does not wait for all that.
        modest = asyncio.create_task(work.do("modest", long, "modest"))
        while len(begun) < 2:
            await asyncio.sleep(0.01)
        assert begun == ["greedy 0", "modest"]
        gate.set()
        assert await modest == "modest"
        assert await asyncio.gather(*greedy) == ["greedy 0", "greedy 1", "greedy 2"]
        # Whoever has what they asked for may ask again.
        assert await work.do("greedy", long, "greedy 4") == "greedy 4"
        work.close()

    asyncio.run(ask())


def test_what_takes_long_stops_no_move(file_store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """All that one address may wait for at once waits for ever: moves, seats and small answers come all the same."""
    gate = threading.Event()

    def stuck(*_: object) -> bytes:
        gate.wait(PATIENCE)
        return b"{}"

    monkeypatch.setattr("kanly.server.app.components_text", stuck)
    with serving(file_store, replace(UNLIMITED, waiting=20)) as server:
        client = Client(server)
        id = client.table("free", "random", "random")
        client.sit(id, 0)
        greedy, threads, answers = Client(server), [], []

        def ask() -> None:
            answers.append(greedy.http.get("/api/components").status_code)

        with client.socket(id, 0) as socket:
            situation = socket.asked()
            for _ in range(25):
                threads.append(threading.Thread(target=ask))
                threads[-1].start()
            until(lambda: len(answers) == 5)
            assert answers == [429] * 5
            for _ in range(3):
                socket.move(situation)
                situation = socket.asked()
            assert client.get("/api/options")["editions"] and client.get(f"/api/tables/{id}")["mine"] == [0]
        gate.set()
        for thread in threads:
            thread.join()
        for one in (client, greedy):
            one.http.close()
