"""Moves in real time: each of them reaches every client, in order, with nothing left out, and at once."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import ExitStack
from statistics import median

import pytest

from .clients import Client, Socket

MOVES = 20
# On an idle machine a move takes some milliseconds. Whoever asked the server again and again would take longer than this.
GUARD = 1.0


def seated(client: Client, stack: ExitStack, players: int = 3, onlookers: int = 1) -> list[Socket]:
    """A table of people only, all of whom listen, and some who look on."""
    id = client.table(*["free"] * players)
    for seat in range(players):
        client.sit(id, seat, f"person {seat}")
    sockets = [stack.enter_context(client.socket(id, seat)) for seat in range(players)]
    return sockets + [stack.enter_context(client.socket(id)) for _ in range(onlookers)]


def latest(socket: Socket) -> int:
    return next(int(frame["revision"]) for frame in reversed(socket.frames) if frame["type"] == "game")


def test_every_move_reaches_everybody_in_order_and_at_once(
    client: Client, record_property: Callable[[str, object], None]
) -> None:
    with ExitStack() as stack:
        sockets = seated(client, stack)
        for socket in sockets:
            socket.wait("game")
        taken = []
        for _ in range(MOVES):
            asked = next(
                s for s in sockets if s.frames[-1]["type"] == "game" and s.frames[-1]["situation"]["moves"]
            )
            before = latest(asked)
            sent = time.perf_counter()
            asked.move(asked.frames[-1]["situation"])
            others = [socket for socket in sockets if socket is not asked]
            for socket in others:
                socket.wait("game", lambda frame, after=before + 1: frame["revision"] == after)
            taken.append(time.perf_counter() - sent)
            asked.wait("game", lambda frame, after=before + 1: frame["revision"] == after)
    told = [[frame for frame in socket.frames if frame["type"] == "game"] for socket in sockets]
    revisions = [[frame["revision"] for frame in frames] for frames in told]
    # Nobody missed one, nobody heard one twice.
    assert all(heard == list(range(heard[0], heard[0] + MOVES + 1)) for heard in revisions)
    # Each log goes on where the last one ended, and all of them tell the same.
    logs = []
    for frames in told:
        entries = 0
        for frame in frames:
            assert frame["log"]["from"] == entries
            entries += len(frame["log"]["lines"])
        logs.append([line["event"] for frame in frames for line in frame["log"]["lines"]])
    assert all(log == logs[0] for log in logs) and len(logs[0]) > MOVES
    middle = median(taken)
    record_property("median_ms", round(middle * 1000, 1))
    print(f"a move reached {len(sockets) - 1} others in {middle * 1000:.1f} ms (median of {MOVES})")
    assert middle < GUARD


@pytest.mark.parametrize("language", ["uk", "bg"])
def test_each_hears_of_a_move_in_their_own_language(client: Client, language: str) -> None:
    with ExitStack() as stack:
        sockets = seated(client, stack, onlookers=0)
        frames = [socket.wait("game") for socket in sockets]
        id = sockets[0].frames[0]["id"]
        foreign = stack.enter_context(client.socket(id, None, language))
        here = stack.enter_context(client.socket(id))
        for socket in (foreign, here):
            socket.wait("chat")
        asked = next(i for i, frame in enumerate(frames) if frame["situation"]["moves"])
        sockets[asked].move(frames[asked]["situation"])
        after = frames[asked]["revision"] + 1
        theirs, ours = (
            socket.wait("game", lambda frame: frame["revision"] == after) for socket in (foreign, here)
        )
        assert [line["event"] for line in theirs["log"]["lines"]] == [
            line["event"] for line in ours["log"]["lines"]
        ]
        assert [line["text"] for line in theirs["log"]["lines"]] != [
            line["text"] for line in ours["log"]["lines"]
        ]
