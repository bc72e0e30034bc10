"""Tables in memory: which are forgotten and come back, and how many may listen."""

from __future__ import annotations

import asyncio

import pytest

from kanly.server import hosting, seating
from kanly.server import hub as hub_module
from kanly.server.hosting import NotNow, Settings, Wanted
from kanly.server.hub import Hub, Room
from kanly.server.listening import LATER, MOST_WAITING, Listener
from kanly.server.store import Store
from kanly.server.thinking import Thinkers
from kanly.setup import Setup
from kanly.text import Words

from .clients import Client


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


def test_tables_that_nobody_looks_at_are_forgotten_and_come_back(
    file_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_module, "MOST_IN_MEMORY", 2)
    ids = [make(file_store) for _ in range(6)]

    async def visit() -> None:
        hub = Hub(file_store, Thinkers(1))
        first = await seated(hub, ids[0])
        await play(hub, first)
        for id in ids[1:]:
            await hub.room(id)
            assert len(hub.rooms) <= 3
        assert ids[0] not in hub.rooms and ids[-1] in hub.rooms
        again = await hub.room(ids[0])
        assert again is not None and again is not first
        assert again.hosted.number == first.hosted.number == 1
        assert again.hosted.game.to_json() == first.hosted.game.to_json()
        await play(hub, again)
        await hub.close()

    asyncio.run(visit())


def test_tables_with_listeners_or_clocks_are_kept(file_store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_module, "MOST_IN_MEMORY", 1)
    heard, clocked = make(file_store), make(file_store, Settings(turn_seconds=60))
    others = [make(file_store) for _ in range(4)]

    async def visit() -> None:
        hub = Hub(file_store, Thinkers(1))
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


def test_nobody_listens_at_a_table_that_was_forgotten_meanwhile(
    file_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between being shown to a table and sitting down at it, one waits for the socket: then it must still be the table at
    which the others are."""
    monkeypatch.setattr(hub_module, "MOST_IN_MEMORY", 1)
    ids = [make(file_store) for _ in range(4)]

    async def visit() -> None:
        hub = Hub(file_store, Thinkers(1))
        old = await hub.room(ids[0])
        assert old is not None
        for id in ids[1:]:
            await hub.room(id)
        with pytest.raises(NotNow, match="come again"):
            await hub.welcome(old, onlooker())
        assert old.listeners == []
        await hub.close()

    asyncio.run(visit())


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
