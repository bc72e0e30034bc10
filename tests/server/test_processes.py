"""Servers as they run: two processes at one table, and processes that are killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest

from kanly.server import loading
from kanly.server.store import Store

from .clients import PATIENCE, Client, Socket
from .postgres import free_port


class Process:
    """`kanly serve` in a process of its own."""

    def __init__(self, url: str, port: int | None = None) -> None:
        self.url = url
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        command = [
            sys.executable,
            "-m",
            "kanly",
            "serve",
            "--port",
            str(self.port),
            "--database",
            url,
            "--no-limits",
        ]
        # A group of its own, so that the processes in which its bots think go with it.
        self.process = subprocess.Popen(command, start_new_session=True, stdout=subprocess.DEVNULL)
        end = time.monotonic() + PATIENCE
        while not self.answers():
            assert self.process.poll() is None and time.monotonic() < end, "the server does not start"
            time.sleep(0.05)

    def answers(self) -> bool:
        try:
            return httpx2.get(f"{self.address}/api/health", trust_env=False).status_code == 200
        except httpx2.TransportError:
            return False

    def end(self, how: int) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, how)
            self.process.wait(PATIENCE)


@contextmanager
def process(url: str, port: int | None = None) -> Iterator[Process]:
    made = Process(url, port)
    try:
        yield made
    finally:
        made.end(signal.SIGKILL)


def listen(socket: Socket, latest: dict[Socket, dict[str, Any]]) -> None:
    """Hear what there is to hear, and remember the latest of the game."""
    try:
        while True:
            frame = socket.hear(0.05)
            if frame["type"] == "game":
                latest[socket] = frame
    except TimeoutError:
        return


def test_two_processes_serve_one_table(postgres_url: str) -> None:
    with process(postgres_url) as first, process(postgres_url) as second:
        ada, bob = Client(first.address), Client(second.address)
        id = ada.table("free", "free", "random")
        ada.sit(id, 0, "Ada")
        with ada.socket(id, 0) as one:
            bob.sit(id, 1, "Bob")
            with bob.socket(id, 1) as two:
                # Ada hears of Bob, who came by the other process.
                one.wait("table", lambda frame: frame["seats"][1]["name"] == "Bob")
                two.send(do="chat", text="hello from the other side")
                assert one.wait("chat", lambda frame: bool(frame["lines"]))["lines"][0]["name"] == "Bob"
                moved = {one: [-1], two: [-1]}
                # What came while they waited for something else counts, too.
                latest = {
                    socket: [frame for frame in socket.frames if frame["type"] == "game"][-1]
                    for socket in (one, two)
                    if any(frame["type"] == "game" for frame in socket.frames)
                }
                while min(len(revisions) for revisions in moved.values()) < 5:
                    for socket in (one, two):
                        listen(socket, latest)
                        frame = latest.get(socket)
                        if frame and frame["situation"]["moves"] and frame["revision"] > moved[socket][-1]:
                            moved[socket].append(frame["revision"])
                            socket.move(frame["situation"])
                # Each has heard of every move of the other.
                last = max(revisions[-1] for revisions in moved.values())
                for socket in (one, two):
                    while latest[socket]["revision"] <= last:
                        listen(socket, latest)
        revisions = [[f["revision"] for f in s.frames if f["type"] == "game"] for s in (one, two)]
        assert all(heard == sorted(heard) for heard in revisions)
        ada.http.close()
        bob.http.close()


@pytest.mark.parametrize("rounds", [3])
def test_killed_and_started_again_no_accepted_move_is_lost(url: str, rounds: int) -> None:
    port = free_port()
    client = Client(f"http://127.0.0.1:{port}")
    id, accepted = "", 0
    for number in range(rounds):
        with process(url, port) as server:
            if not id:
                id = client.table("free", "random", "random")
                client.sit(id, 0)
            with client.socket(id, 0) as socket:
                first = socket.wait("game")
                # Whatever anybody was told before the kill is there after it.
                assert first["revision"] >= accepted
                frame = first
                for _ in range(4 + number):
                    while not frame["situation"]["moves"]:
                        frame = socket.wait("game")
                    socket.move(frame["situation"])
                    frame = socket.wait("game")
                accepted = frame["revision"]
                # In the middle of a move of ours, or of a bot's.
                if frame["situation"]["moves"]:
                    socket.move(frame["situation"])
                server.end(signal.SIGKILL)
    store = Store(url)
    hosted = loading.load(store, id)
    assert hosted is not None and not hosted.broken and hosted.number >= accepted
    assert [line.number for line in store.lines(id)] == list(range(hosted.number + 1))
    store.close()
    client.http.close()


def test_it_stops_when_it_is_told_to(tmp_path: Path) -> None:
    with process(f"sqlite:///{tmp_path / 'kanly.sqlite'}") as server:
        client = Client(server.address)
        id = client.table("free", "random", "random")
        with client.socket(id) as socket:
            socket.wait("chat")
            server.process.send_signal(signal.SIGTERM)
            assert socket.closed() in (1001, 1012, 1006)
        assert server.process.wait(PATIENCE) in (0, -signal.SIGTERM)
        client.http.close()


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "kanly", "serve", "--processes", "2"]
    done = subprocess.run(
        [*command, "--database", f"sqlite:///{tmp_path / 'kanly.sqlite'}"], capture_output=True, text=True
    )
    assert done.returncode == 2
    assert done.stderr.startswith("kanly: --processes 2: several processes need PostgreSQL")
