"""Tables in memory: which are forgotten and come back, and how many may listen."""

from __future__ import annotations

import asyncio
import gc
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any
from weakref import ref

import pytest

from kanly.server import hosting, loading, seating
from kanly.server import hub as hub_module
from kanly.server.hosting import Hosted, Settings, Wanted
from kanly.server.hub import Gone, Hub, Room
from kanly.server.listening import LATER, MOST_WAITING, Listener
from kanly.server.store import SeatRow, Store
from kanly.server.thinking import Thinkers
from kanly.setup import Setup
from kanly.text import Words

from .clients import PATIENCE, Client, Socket, serving


def make(store: Store, settings: Settings | None = None) -> str:
    made = hosting.make(store, Setup(players=3, seed=2), [Wanted()] * 3, settings or Settings())
    return made[0]


async def seated(hub: Hub, id: str) -> Room:
    room = await hub.room(id)
    assert room is not None
    for seat in range(3):
        await hub.seat(room, seating.sit_down, seat, f"person {seat}")
    return room


async def play(hub: Hub, room: Room) -> None:
    game = room.hosted.game
    await hub.play(room, game.decider, str(game.moves[0]), game.number)


def onlooker() -> Listener:
    return Listener(None, Words("en"))


def test_tables_that_nobody_looks_at_are_forgotten_and_come_back(file_store: Store) -> None:
    ids = [make(file_store) for _ in range(6)]

    async def visit() -> None:
        hub = Hub(file_store, Thinkers(1), most=2)
        first = await seated(hub, ids[0])
        await play(hub, first)
        number, state = first.hosted.number, first.hosted.game.to_json()
        old = ref(first)
        del first
        for id in ids[1:]:
            await hub.room(id)
            assert len(hub.rooms) <= 2
        assert ids[0] not in hub.rooms and ids[-1] in hub.rooms
        # Nothing of it is left in memory.
        gc.collect()
        assert old() is None and set(hub.known) == set(hub.rooms)
        again = await hub.room(ids[0])
        assert again is not None
        assert again.hosted.number == number == 1 and again.hosted.game.to_json() == state
        await play(hub, again)
        # Whichever was not asked for for the longest time goes.
        assert list(hub.rooms) == [ids[-1], ids[0]]
        await hub.room(ids[-1])
        await hub.room(ids[1])
        assert list(hub.rooms) == [ids[-1], ids[1]]
        await hub.close()

    asyncio.run(visit())


def test_tables_with_listeners_or_clocks_are_kept(file_store: Store) -> None:
    heard, clocked = make(file_store), make(file_store, Settings(turn_seconds=60))
    others = [make(file_store) for _ in range(4)]

    async def visit() -> None:
        hub = Hub(file_store, Thinkers(1), most=1)
        room = await hub.room(heard)
        assert room is not None
        listener = onlooker()
        await hub.welcome(room, listener)
        timed = await seated(hub, clocked)
        assert timed.timer is not None
        for id in others:
            await hub.room(id)
        assert hub.rooms[heard] is room and hub.rooms[clocked] is timed
        await hub.farewell(room, listener)
        await hub.room(others[0])
        assert heard not in hub.rooms
        await hub.close()

    asyncio.run(visit())


def test_a_table_at_which_somebody_is_being_welcomed_is_kept(
    file_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A whole log is put into words for whoever comes; meanwhile others come to other tables."""
    ids = [make(file_store) for _ in range(4)]
    begun, gate = threading.Event(), threading.Event()
    words = hub_module.whole_game

    def slow(*arguments: Any) -> str:
        begun.set()
        assert gate.wait(PATIENCE)
        return words(*arguments)

    async def visit() -> None:
        hub = Hub(file_store, Thinkers(1), most=1)
        room = await hub.room(ids[0])
        assert room is not None
        monkeypatch.setattr(hub_module, "whole_game", slow)
        listener = onlooker()
        coming = asyncio.create_task(hub.welcome(room, listener, "somebody"))
        assert await asyncio.to_thread(begun.wait, PATIENCE)
        for id in ids[1:]:
            await hub.room(id)
        assert set(hub.rooms) == {ids[0], ids[-1]}
        gate.set()
        await coming
        assert hub.rooms[ids[0]] is room and room.listeners == [listener] and room.coming == 0
        await hub.close()

    asyncio.run(visit())


def test_a_table_that_was_put_away_meanwhile_is_fetched_again(file_store: Store) -> None:
    """Between being shown to a table and sitting down at it, one waits for the socket or for the database: then it must
    still be the table at which the others are."""
    ids = [make(file_store) for _ in range(4)]

    async def visit() -> None:
        hub = Hub(file_store, Thinkers(1), most=1)
        old = await hub.room(ids[0])
        assert old is not None
        for id in ids[1:]:
            await hub.room(id)
        assert ids[0] not in hub.rooms
        listener = onlooker()
        await hub.welcome(old, listener)
        assert hub.rooms[ids[0]] is old and await hub.room(ids[0]) is old
        # The same for somebody who takes a seat: those who came meanwhile hear of it.
        await hub.farewell(old, listener)
        for id in ids[1:]:
            await hub.room(id)
        assert ids[0] not in hub.rooms
        await hub.seat(old, seating.sit_down, 0, "Ada")
        again = await hub.room(ids[0])
        assert again is old and again.hosted.seats[0].name == "Ada"
        # What another process writes reaches it, too, as long as somebody has it.
        for id in ids[1:]:
            await hub.room(id)
        file_store.set_seat(ids[0], SeatRow(1, hosting.PERSON, "Bea", "", "x"))
        await hub.reload(ids[0])
        assert old.hosted.seats[1].name == "Bea"
        await hub.close()

    asyncio.run(visit())


def test_who_comes_to_a_table_that_was_deleted_meanwhile_hears_so(file_store: Store) -> None:
    id = make(file_store)

    async def visit() -> None:
        hub = Hub(file_store, Thinkers(1))
        room = await hub.room(id)
        assert room is not None
        await hub.delete(room)
        for late in (hub.welcome(room, onlooker()), hub.seat(room, seating.sit_down, 0, "Ada")):
            with pytest.raises(Gone, match="no such table"):
                await late
        assert room.listeners == [] and await hub.room(id) is None
        await hub.close()

    asyncio.run(visit())


def test_a_table_that_many_come_to_is_read_once(file_store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    id = make(file_store)
    read: list[str] = []
    load = loading.load

    def counted(store: Store, id: str) -> Hosted | None:
        read.append(id)
        return load(store, id)

    monkeypatch.setattr(loading, "load", counted)

    async def visit() -> None:
        hub = Hub(file_store, Thinkers(1))
        rooms = await asyncio.gather(*(hub.room(id, "somebody") for _ in range(8)))
        assert rooms[0] is not None and all(room is rooms[0] for room in rooms)
        assert read == [id]
        await hub.close()

    asyncio.run(visit())


def test_after_a_restart_all_who_were_at_more_tables_than_are_kept_come_back(file_store: Store) -> None:
    ids = [make(file_store) for _ in range(8)]
    with serving(file_store, tables=2) as server:
        client = Client(server)
        with ExitStack() as stack, ThreadPoolExecutor(3 * len(ids)) as threads:

            def come(id: str) -> Socket:
                return stack.enter_context(client.socket(id))

            sockets = list(threads.map(come, ids * 3))
            # Nobody is sent away, and each hears what is said at its table.
            told = list(threads.map(lambda socket: socket.wait("game"), sockets))
            assert [frame["revision"] for frame in told] == [0] * len(sockets)
            for id in ids:
                client.sit(id, 0, f"at {id}")
            for id, socket in zip(ids * 3, sockets, strict=True):
                name = f"at {id}"
                socket.wait("table", lambda frame, name=name: frame["seats"][0]["name"] == name)
        client.http.close()


def test_so_many_may_look_on_and_players_are_never_kept_out(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_module, "MOST_LISTENERS", 2)
    monkeypatch.setattr(hub_module, "MOST_AT_SEAT", 2)
    id = client.table("free", "free", "free")
    client.sit(id, 0)
    with client.socket(id) as one, client.socket(id) as two:
        one.wait("chat")
        two.wait("chat")
        with client.socket(id) as three:
            assert three.closed() == LATER and three.frames == []
        with client.socket(id, 0) as player, client.socket(id, 0) as second:
            player.wait("chat")
            second.wait("chat")
            with client.socket(id, 0) as third:
                assert third.closed() == LATER
        two.close()
        one.wait("table", lambda frame: not frame["seats"][0]["here"])
        # A place that was left is free again.
        with client.socket(id) as three:
            three.wait("chat")


def test_who_does_not_read_is_sent_away_and_keeps_nobody_up(file_store: Store) -> None:
    id = make(file_store)

    async def visit() -> None:
        hub = Hub(file_store, Thinkers(1))
        room = await seated(hub, id)
        slow, quick = onlooker(), onlooker()
        told: list[str] = []

        async def take(text: str) -> None:
            told.append(text)

        reading = asyncio.create_task(quick.deliver(take))
        for listener in (slow, quick):
            await hub.welcome(room, listener)
        for number in range(MOST_WAITING + 5):
            await hub.say(room, 0, f"line {number}")
            await asyncio.sleep(0)
        assert slow.ending == LATER and quick.ending is None
        assert f"line {MOST_WAITING + 4}" in told[-1]
        # Whatever comes next is not even kept for it; and with the next news of the table it is gone.
        waiting = slow._queue.qsize()
        await play(hub, room)
        assert slow._queue.qsize() == waiting
        await hub.farewell(room, quick)
        assert room.listeners == []
        reading.cancel()
        await hub.close()

    asyncio.run(visit())
