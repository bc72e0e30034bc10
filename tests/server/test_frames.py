"""Frames that no application sees: pings, pieces of messages, letters that are none. Whoever floods with them is sent away,
and the others play on."""

from __future__ import annotations

import asyncio
import base64
import logging
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol

from kanly.server import frames as frames_module
from kanly.server import hosting, loading
from kanly.server.frames import MOST_FRAGMENTS, CountingProtocol
from kanly.server.hosting import Hosted, Settings, Wanted
from kanly.server.limits import Allowance
from kanly.server.store import Store
from kanly.setup import Setup

from .clients import PATIENCE, Client, Socket, serving
from .process import process

REFUSED, NO_UTF8 = 1008, 1007
PING = '{"do": "ping"}'


def frame(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def send(attacker: Socket, data: bytes) -> None:
    """Bytes as they are; who is sent away in the middle of it has not sent all."""
    with suppress(OSError):
        attacker.connection.socket.sendall(data)


@contextmanager
def opened(address: str, id: str) -> Iterator[socket.socket]:
    """A socket that asks to look on at a table and reads nothing by itself."""
    place = urlsplit(address)
    assert place.hostname and place.port
    with socket.socket() as made:
        # A small window: what is not read waits at the server.
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        made.settimeout(PATIENCE)
        made.connect((place.hostname, place.port))
        key = base64.b64encode(b"k" * 16).decode()
        made.sendall(
            f"GET /api/tables/{id}/socket HTTP/1.1\r\nHost: {place.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        yield made


@pytest.fixture
def logged() -> Iterator[list[str]]:
    """What the server complains of."""
    said: list[str] = []

    class Handler(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            said.append(self.format(record))

    handler = Handler(logging.WARNING)
    loggers = [logging.getLogger(name) for name in ("uvicorn.error", "asyncio", "kanly.server")]
    for logger in loggers:
        logger.addHandler(handler)
    yield said
    for logger in loggers:
        logger.removeHandler(handler)


FLOODS = {
    "pings": frame(Opcode.PING) * 40_000,
    "long pings": frame(Opcode.PING, b"x" * 125) * 10_000,
    "pongs": frame(Opcode.PONG, b"mine") * 40_000,
    "pieces": frame(Opcode.TEXT, b"", False) + frame(Opcode.CONT, b"", False) * 40_000,
    "messages": frame(Opcode.TEXT, b"") * 40_000,
}


@pytest.mark.parametrize("flood", FLOODS)
def test_a_flood_of_frames_ends_its_connection_and_the_others_play_on(
    file_store: Store, monkeypatch: pytest.MonkeyPatch, logged: list[str], flood: str
) -> None:
    read: list[Opcode] = []
    recv_frame = Protocol.recv_frame

    def counted(self: Protocol, frame: Frame) -> None:
        if self.side.name == "SERVER":
            read.append(frame.opcode)
        recv_frame(self, frame)

    with serving(file_store, Allowance()) as address:
        client, other = Client(address), Client(address)
        id = client.table("free", "random", "random")
        client.sit(id, 0)
        with client.socket(id, 0) as player, other.socket(id) as attacker:
            situation = player.asked()
            attacker.wait("chat")
            monkeypatch.setattr(Protocol, "recv_frame", counted)
            send(attacker, FLOODS[flood])
            assert attacker.closed() == REFUSED
            # Most of it was never read.
            assert len(read) <= Allowance().frames[0] + 50
            for _ in range(3):
                player.move(situation)
                situation = player.asked()
        for one in (client, other):
            one.http.close()
    assert logged == []


def test_pings_whose_pongs_are_not_read_end_the_connection(client: Client, logged: list[str]) -> None:
    """Also where nothing is limited: what the server keeps for one client has an end."""
    id = client.table("free", "random", "random")
    client.sit(id, 0)
    with client.socket(id, 0) as player, opened(client.address, id) as attacker:
        # It is let in, and reads no more than that.
        assert attacker.recv(8) == b"HTTP/1.1"
        pings = frame(Opcode.PING, b"x" * 125) * 500
        with pytest.raises(ConnectionError):
            # As much as systems keep by themselves for two sockets, several times.
            for _ in range(500):
                attacker.sendall(pings)
        player.move(player.asked())
        player.asked()
    assert logged == []


def test_a_message_may_come_in_pieces_but_not_in_any_number(client: Client) -> None:
    id = client.table("free", "random", "random")
    with client.socket(id) as socket:
        socket.wait("chat")
        socket.connection.send(iter(PING))
        socket.wait("pong")
        # Between the pieces a ping may come, and it is answered.
        pieces = [
            frame(Opcode.TEXT, PING[:5].encode(), False),
            frame(Opcode.PING),
            frame(Opcode.CONT, PING[5:].encode()),
        ]
        send(socket, b"".join(pieces))
        socket.wait("pong")
        send(socket, frame(Opcode.TEXT, b"", False) + frame(Opcode.CONT, b"", False) * MOST_FRAGMENTS)
        assert socket.closed() == REFUSED


def test_a_server_that_a_person_starts_counts_too(tmp_path: Path) -> None:
    with process(f"sqlite:///{tmp_path / 'kanly.sqlite'}") as server:
        client = Client(server.address)
        id = client.table("free", "free", "free")
        with client.socket(id) as socket:
            socket.wait("chat")
            send(socket, frame(Opcode.TEXT, b"", False) + frame(Opcode.CONT, b"", False) * MOST_FRAGMENTS)
            assert socket.closed() == REFUSED
        client.http.close()


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(Opcode.TEXT, b"\xff"), NO_UTF8),
        (frame(Opcode.TEXT, b'{"do": "\xc3', False) + frame(Opcode.CONT, b'"}'), NO_UTF8),
        (frame(Opcode.TEXT, b"\xed\xa0\x80") * 3 + frame(Opcode.PING), NO_UTF8),
        # Whoever says goodbye themselves hears the same.
        (frame(Opcode.TEXT, b"\xff") + frame(Opcode.CLOSE, b"\x03\xe8"), 1000),
        (frame(Opcode.CLOSE, b"\x03\xe8\xff"), NO_UTF8),
    ],
    ids=["letter", "pieces", "several", "goodbye", "reason"],
)
def test_letters_that_are_no_utf8_close_the_socket_and_are_no_fault_of_ours(
    client: Client, logged: list[str], data: bytes, code: int
) -> None:
    id = client.table("free", "random", "random")
    with client.socket(id) as socket:
        socket.wait("chat")
        send(socket, data)
        assert socket.closed() == code
    assert logged == []


def test_who_speaks_before_being_let_in_is_not_heard(
    client: Client, file_store: Store, monkeypatch: pytest.MonkeyPatch, logged: list[str]
) -> None:
    # Made behind the server's back, so that it has to be read first.
    id, _ = hosting.make(file_store, Setup(players=3), [Wanted()] * 3, Settings())
    asked, gate = threading.Event(), threading.Event()
    load = loading.load

    def slow(store: Store, id: str) -> Hosted | None:
        asked.set()
        assert gate.wait(PATIENCE)
        return load(store, id)

    monkeypatch.setattr(loading, "load", slow)
    with opened(client.address, id) as attacker:
        assert asked.wait(PATIENCE)
        attacker.sendall(frame(Opcode.PING) * 1000)
        heard = b""
        with suppress(ConnectionError):
            heard = attacker.recv(100)
        assert heard == b""
    gate.set()
    with client.socket(id) as socket:
        socket.wait("chat")
    assert logged == []


# --- one connection by itself


class Transport(asyncio.Transport):
    """A line whose other end never reads."""

    def __init__(self) -> None:
        super().__init__()
        self.aborted = self.closed = False

    def write(self, data: Any) -> None:
        pass

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.aborted = True


async def nothing(scope: Any, receive: Any, send: Any) -> None:
    pass


def connection() -> tuple[CountingProtocol, Transport]:
    config = uvicorn.Config(nothing, log_config=None)
    config.load()
    made, transport = CountingProtocol(config, ServerState(), {}), Transport()
    made.connection_made(transport)
    return made, transport


def test_the_answer_to_a_ping_of_ours_counts_for_nothing_once() -> None:
    async def talk() -> None:
        made, _ = connection()
        made.meter.one_more = lambda: False
        for payload in (b"1234", b"5678"):
            made.pending_ping_payload = payload
            assert not made.counts(Frame(Opcode.PONG, b"other"))
            assert made.counts(Frame(Opcode.PONG, payload))
            assert not made.counts(Frame(Opcode.PONG, payload))
        made.pending_ping_payload = None
        assert not made.counts(Frame(Opcode.PONG, b""))

    asyncio.run(talk())


def test_a_connection_that_should_end_does_although_nobody_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames_module, "LINGER", 0.01)

    async def wait() -> None:
        made, transport = connection()
        made.keepalive_timeout()
        assert transport.closed and not transport.aborted
        while not transport.aborted:
            await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(wait(), PATIENCE))
