"""Processes at one PostgreSQL hear of each other's moves, also after it was away."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import psycopg
import pytest

from kanly.engine.errors import KanlyError
from kanly.server import hosting, notify
from kanly.server.database import StoreError
from kanly.server.hosting import Settings, Wanted
from kanly.server.hub import Hub
from kanly.server.store import Store
from kanly.server.thinking import Thinkers
from kanly.setup import Setup

from .clients import PATIENCE, Client, Socket, serving
from .postgres import NoPostgres, Postgres, running


@pytest.fixture
def own() -> Iterator[Postgres]:
    """A PostgreSQL that may be stopped: the other tests have theirs."""
    try:
        with running() as made:
            yield made
    except NoPostgres as problem:
        pytest.fail(str(problem))


def new_database(postgres: Postgres) -> str:
    with psycopg.connect(postgres.address + "postgres", autocommit=True) as connection:
        connection.execute("CREATE DATABASE kanly")
    return postgres.address + "kanly"


def make(store: Store) -> str:
    return hosting.make(store, Setup(players=3, seed=2), [Wanted()] * 3, Settings())[0]


def move(socket: Socket, frame: dict[str, Any]) -> int:
    """Move, and again if the database was away in that moment; the revision that it makes."""
    before = frame["revision"]
    for _ in range(5):
        socket.move(frame["situation"])
        while (heard := socket.hear())["type"] != "error":
            # Whoever has read everything anew tells it anew, so that an old revision can come again.
            if heard["type"] == "game" and heard["revision"] > before:
                return int(heard["revision"])
    raise AssertionError("the database does not come back")


def test_moves_are_heard_again_after_postgresql_was_restarted(own: Postgres) -> None:
    url = new_database(own)
    with ExitStack() as stack:
        here, there = (Client(stack.enter_context(serving(Store(url)))) for _ in range(2))
        id = here.table("free", "free", "free")
        for seat in range(3):
            here.sit(id, seat, f"person {seat}")
        seats = [stack.enter_context(here.socket(id, seat)) for seat in range(3)]
        watching = stack.enter_context(there.socket(id))
        for _ in range(3):
            frames = [
                next((frame for frame in reversed(seat.frames) if frame["type"] == "game"), None)
                or seat.wait("game")
                for seat in seats
            ]
            asked = next(i for i, frame in enumerate(frames) if frame["situation"]["moves"])
            after = move(seats[asked], frames[asked])
            for i, seat in enumerate(seats):
                if i != asked:
                    seat.wait("game", lambda frame, after=after: frame["revision"] == after)
            # By the other process, which has lost its connection each time but the first.
            watching.wait("game", lambda frame, after=after: frame["revision"] == after)
            own.restart()
        for client in (here, there):
            client.http.close()


def test_what_can_not_be_read_is_read_again_and_nothing_ends_the_listening(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notify, "PAUSE", 0.05)
    ours, theirs = Store(postgres_url), Store(postgres_url)
    ids = [make(ours) for _ in range(2)]
    # The database fails once when all is read at first, and once when somebody else has written; one table is no good.
    answers: dict[str, list[type[KanlyError] | None]] = {
        ids[0]: [StoreError, None, KanlyError, None],
        ids[1]: [None, None, None],
    }
    read: list[str] = []

    class Unlucky(Hub):
        async def reload(self, id: str) -> None:
            read.append(id)
            problem = answers[id].pop(0)
            if problem is not None:
                raise problem("it can't be read")

    async def listen() -> None:
        hub = Unlucky(ours, Thinkers(1))
        for id in ids:
            await hub.room(id)
        hearing = asyncio.create_task(notify.hear_others(ours, hub))

        async def heard(*wanted: str) -> None:
            async with asyncio.timeout(PATIENCE):
                while len(read) < len(wanted):
                    assert not hearing.done(), hearing
                    await asyncio.sleep(0.01)
            assert read == list(wanted)
            read.clear()

        try:
            await heard(ids[0], *ids)
            # What this process has written itself it knows.
            await asyncio.to_thread(ours.change, ids[1], status="closed")
            await asyncio.to_thread(theirs.change, ids[0], status="closed")
            await heard(ids[0])
            answers[ids[1]].insert(0, StoreError)
            await asyncio.to_thread(theirs.change, ids[1], status="closed")
            await heard(ids[1], *ids)
        finally:
            hearing.cancel()
            await asyncio.gather(hearing, return_exceptions=True)
            await hub.close()

    asyncio.run(listen())
    ours.close()
    theirs.close()
