"""One table: a client with its own socket at each seat, and some who look on."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from kanly.engine.errors import KanlyError
from kanly.load.figures import Figures
from kanly.load.plan import Plan
from kanly.load.server import LIMITED, PATIENCE, Limited, Server

# How long moves that are on their way may take after the last one was sent.
GRACE: Final = 10.0
# The close code for whoever sends too much.
REFUSED: Final = 1008
# A table at which so many moves were refused is given up.
MOST_REFUSED: Final = 20


@dataclass
class Run:
    """What all tables of one run share."""

    plan: Plan
    figures: Figures
    go: asyncio.Event = field(default_factory=asyncio.Event)
    """Nobody moves before this."""
    ends: float = float("inf")
    """Nobody moves after this."""

    def begin(self) -> None:
        self.ends = perf_counter() + self.plan.seconds
        self.go.set()


@dataclass(eq=False)
class Client:
    seat: int | None
    socket: ClientConnection
    revision: int = -1
    """What it was told last."""
    refused: int = 0
    """Moves of its own that were not taken."""
    told_again: bool = False
    """Whoever was refused is told once more how things stand."""


@dataclass
class Sent:
    """A move on its way."""

    at: float
    awaited: int
    """How many of the other clients don't have it yet."""


class Table:
    def __init__(self, server: Server, run: Run, chance: Random) -> None:
        self.server = server
        self.run = run
        self.chance = chance
        self.id = ""
        self.host = ""
        self.clients: list[Client] = []
        self.sent: dict[int, Sent] = {}
        """Moves on their way, by the revision that they make."""
        self.listening: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Make the table, sit down at every seat, and listen."""
        plan = self.run.plan
        setup = {"players": plan.players, "edition": plan.edition, "modules": list(plan.modules)}
        form = {"setup": setup, "seats": [{"kind": "free"}] * plan.players, "settings": {"pace": 0}}
        made, self.host = await self.server.post("/api/tables", form)
        self.id = made["id"]
        # All sit before anybody listens: from then on nothing but moves changes the game.
        cookies = [await self._sit(seat) for seat in range(plan.players)]
        for seat, cookie in enumerate(cookies):
            self.clients.append(await self._connect(seat, cookie))
        for _ in range(plan.watchers):
            self.clients.append(await self._connect(None, ""))
        self.listening = [asyncio.create_task(self._listen(client)) for client in self.clients]
        await self._welcomed()

    async def _welcomed(self) -> None:
        """Everybody has been told how the game stands; before that there is nothing to measure."""
        until = perf_counter() + PATIENCE
        while any(client.revision < 0 for client in self.clients):
            problem = self._failed()
            if problem is not None:
                raise problem
            if perf_counter() > until:
                raise KanlyError(f"a new client is not told of the game in {PATIENCE:g} s")
            await asyncio.sleep(0.01)

    async def _sit(self, seat: int) -> str:
        name = {"name": f"load {seat + 1}"}
        return (await self.server.post(f"/api/tables/{self.id}/seats/{seat}", name))[1]

    async def _connect(self, seat: int | None, cookie: str) -> Client:
        try:
            socket = await connect(
                self.server.socket_address(self.id, seat),
                additional_headers={"Cookie": cookie} if cookie else {},
                proxy=None,
                max_size=None,
                open_timeout=PATIENCE,
                ping_interval=None,
            )
        except InvalidHandshake:
            raise Limited(LIMITED) from None
        except OSError as error:
            raise KanlyError(f"a socket can't be opened: {error.strerror or error}") from None
        return Client(seat, socket)

    async def finish(self) -> bool:
        """Play until the game is over (True), the time is up, or something went wrong."""
        left = max(0.0, self.run.ends - perf_counter())
        await asyncio.wait(self.listening, timeout=left, return_when=asyncio.FIRST_EXCEPTION)
        until = perf_counter() + GRACE
        while self.sent and not self._failed() and perf_counter() < until:
            await asyncio.sleep(0.01)
        problem = self._failed()
        if isinstance(problem, Limited):
            raise problem
        if problem is not None:
            self.run.figures.errors[str(problem)] += 1
        elif self.sent:
            self.run.figures.errors[f"moves did not arrive in {GRACE:g} s"] += len(self.sent)
        over = problem is None and all(task.done() for task in self.listening)
        self.run.figures.games += over
        return over

    def _failed(self) -> BaseException | None:
        done = [task for task in self.listening if task.done() and not task.cancelled()]
        return next((task.exception() for task in done if task.exception() is not None), None)

    async def close(self) -> None:
        """Go, and leave nothing behind."""
        for task in self.listening:
            task.cancel()
        await asyncio.gather(*self.listening, return_exceptions=True)
        for client in self.clients:
            await client.socket.close()
        if self.id:
            await self.server.post(f"/api/tables/{self.id}/host", {"do": "delete"}, self.host)

    # --- what a client hears and says

    async def _listen(self, client: Client) -> None:
        """Hear everything, and answer when asked, until the game is over."""
        while True:
            try:
                text = await client.socket.recv()
            except ConnectionClosed as end:
                code = end.rcvd.code if end.rcvd else 1006
                if code == REFUSED:
                    raise Limited(LIMITED) from None
                raise KanlyError(f"the server closed a socket ({code})") from None
            arrived = perf_counter()
            frame = json.loads(text)
            if frame["type"] == "error":
                self._refused(client, str(frame["error"]))
            elif frame["type"] == "game":
                self._arrived(client, frame["revision"], arrived)
                if frame["situation"]["result"] is not None:
                    return
                if frame["situation"]["moves"]:
                    await self._answer(client, frame)

    def _refused(self, client: Client, why: str) -> None:
        self.run.figures.errors[f"refused: {why}"] += 1
        client.refused += 1
        client.told_again = True
        self.sent.pop(client.revision + 1, None)
        if client.refused > MOST_REFUSED:
            raise KanlyError("the server refuses one move after the other")

    def _arrived(self, client: Client, revision: int, at: float) -> None:
        expected = client.revision + (0 if client.told_again else 1)
        if client.revision >= 0 and revision != expected:
            self.run.figures.errors["a client missed a move, or heard it twice"] += 1
        client.revision, client.told_again = revision, False
        move = self.sent.get(revision)
        if move is None:
            return
        move.awaited -= 1
        if move.awaited == 0:
            self.run.figures.latencies.append((at - move.at) * 1000)
            del self.sent[revision]

    async def _answer(self, client: Client, frame: dict[str, Any]) -> None:
        """One of the moves that the server offers, after as long as the pace says."""
        run, revision, situation = self.run, frame["revision"], frame["situation"]
        await run.go.wait()
        if run.plan.pace:
            # Not all tables at once: half of the time to one and a half.
            wait = run.plan.pace / 1000 * (0.5 + self.chance.random())
            await asyncio.sleep(max(0.0, min(wait, run.ends - perf_counter())))
        if perf_counter() >= run.ends:
            return
        move = self.chance.choice(situation["moves"])["move"]
        said = {"do": "move", "number": situation["number"], "revision": revision, "move": move}
        self.sent[revision + 1] = Sent(perf_counter(), len(self.clients) - 1)
        await client.socket.send(json.dumps(said))
