"""Servers as they run: two processes at one table, and processes that are killed."""

from __future__ import annotations

import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest

from kanly.server import loading
from kanly.server.store import Store

from .clients import Client, Socket
from .postgres import free_port
from .process import SERVE, process


def listen(socket: Socket, latest: dict[Socket, dict[str, Any]]) -> None:
    """Hear what there is to hear, and remember the latest of the game."""
    try:
        while True:
            frame = socket.hear(0.05)
            if frame["type"] == "game":
                latest[socket] = frame
    except TimeoutError:
        return


@pytest.mark.slow
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


@pytest.mark.slow
@pytest.mark.parametrize("rounds", [3])
def test_killed_and_started_again_no_accepted_move_is_lost(url: str, rounds: int) -> None:
    port = free_port()
    client = Client(f"http://127.0.0.1:{port}")
    id, accepted = "", 0
    for number in range(rounds):
        with process(url, port=port) as server:
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


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    done = subprocess.run(
        [*SERVE, "--processes", "2", "--database", f"sqlite:///{tmp_path / 'kanly.sqlite'}"],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 2
    assert done.stderr.startswith("kanly: --processes 2: several processes need PostgreSQL")
