"""A server over real sockets, and clients that talk to it as a browser would."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx2
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from kanly.server.app import make_app
from kanly.server.frames import CountingProtocol
from kanly.server.limits import LONGEST_FRAME, UNLIMITED, Allowance
from kanly.server.store import Store
from kanly.server.told import FromServer

# How long a busy machine may take for anything. Nothing becomes slower by it: whoever waits goes on as soon as it is there.
PATIENCE = 120.0
# What people are called where it makes no difference, by their seats.
PEOPLE = ("Ada", "Bruno", "Cleo", "Dara")


class Socket:
    """One connection to a table, and the latest of what it was told."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.frames: list[dict[str, Any]] = []
        self.raw: list[str] = []

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        text = self.connection.recv(timeout=timeout)
        assert isinstance(text, str)
        # Whatever is told is declared.
        FromServer.model_validate_json(text, strict=True)
        frame: dict[str, Any] = json.loads(text)
        self.raw.append(text)
        self.frames.append(frame)
        return frame

    def wait(self, kind: str, such: Callable[[dict[str, Any]], bool] = lambda _: True) -> dict[str, Any]:
        """The next message of a kind of which something holds; what comes before it is kept in `frames`."""
        end = time.monotonic() + PATIENCE
        while True:
            frame = self.hear(max(0.01, end - time.monotonic()))
            if frame["type"] == kind and such(frame):
                return frame

    def asked(self) -> dict[str, Any]:
        """The next situation in which this seat has moves to choose from."""
        frame = self.wait("game", lambda frame: bool(frame["situation"]["moves"]))
        situation: dict[str, Any] = frame["situation"]
        return situation

    def move(self, situation: dict[str, Any], which: int = 0) -> None:
        self.send(do="move", number=situation["number"], move=situation["moves"][which]["move"])

    def closed(self) -> int:
        """The code with which the server closes the connection; what it says before that is read."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006

    def close(self) -> None:
        self.connection.close()


class Client:
    """A browser: cookies, requests, sockets."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx2.Client(base_url=address, timeout=PATIENCE, trust_env=False)

    def get(self, path: str, **query: Any) -> Any:
        answer = self.http.get(path, params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        answer = self.http.post(path, json={} if body is None else body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def table(self, *seats: str, **more: Any) -> str:
        """A new table: each seat `free` or the name of a bot."""
        wanted = [{"kind": "free"} if seat == "free" else {"kind": "bot", "bot": seat} for seat in seats]
        settings = {"pace": 0, **more.pop("settings", {})}
        setup = {"players": len(seats), **more.pop("setup", {})}
        assert not more
        made = self.post("/api/tables", {"setup": setup, "seats": wanted, "settings": settings}, 201)
        return str(made["id"])

    def sit(self, id: str, seat: int, name: str = "") -> str:
        body = {"name": name or PEOPLE[seat]}
        return str(self.post(f"/api/tables/{id}/seats/{seat}", body)["link"])

    def connect(
        self, id: str, seat: int | None = None, language: str = "en", headers: dict[str, str] | None = None
    ) -> ClientConnection:
        query = f"language={language}" + ("" if seat is None else f"&seat={seat}")
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return connect(
            f"{self.address.replace('http', 'ws')}/api/tables/{id}/socket?{query}",
            additional_headers={"Cookie": cookies, **(headers or {})},
            proxy=None,
            max_size=None,
            # Else whoever leaves with much unread waits ten seconds for a goodbye that stands behind it.
            max_queue=None,
        )

    @contextmanager
    def socket(self, id: str, seat: int | None = None, language: str = "en") -> Iterator[Socket]:
        with self.connect(id, seat, language) as connection:
            yield Socket(connection)

    def until_over(self, id: str) -> None:
        """Wait until the game at a table has ended."""
        end = time.monotonic() + PATIENCE
        while self.get(f"/api/tables/{id}")["status"] != "over":
            assert time.monotonic() < end, "the game does not end"
            time.sleep(0.05)


@contextmanager
def serving(
    store: Store, allowance: Allowance = UNLIMITED, port: int = 0, tables: int | None = None
) -> Iterator[str]:
    """The address of a server over this store, in a thread of its own; port 0 is any that is free. `tables`: how many it
    keeps in memory."""
    config = uvicorn.Config(
        make_app(store, allowance=allowance, tables=tables),
        port=port,
        log_level="warning",
        ws=CountingProtocol,
        ws_max_size=4 * LONGEST_FRAME,
        timeout_graceful_shutdown=1,
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        end = time.monotonic() + PATIENCE
        while not server.started:
            assert thread.is_alive() and time.monotonic() < end, "the server does not start"
            time.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join()
