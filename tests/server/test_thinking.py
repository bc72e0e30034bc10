"""Bots think in processes of their own; one that dies is replaced, and the game goes on."""

from __future__ import annotations

import asyncio
import multiprocessing
import os

import pytest

from kanly.bots.handle import SeatHandle
from kanly.engine.errors import KanlyError
from kanly.game import Game
from kanly.server.thinking import Thinkers, think
from kanly.setup import Setup

from .clients import Client

GAME = Game(Setup(players=3, seed=6))


class Doomed:
    """Its process dies whenever it has to choose."""

    def choose(self, seat: SeatHandle, /) -> int:
        os._exit(9)


def kill_thinkers() -> int:
    """Kill every process in which bots think; how many."""
    found = multiprocessing.active_children()
    for child in found:
        child.kill()
        child.join()
    return len(found)


def legal(move: str) -> bool:
    return move in [str(known) for known in GAME.moves]


def test_the_same_chance_gives_the_same_move() -> None:
    stored = GAME.to_json()
    assert legal(think("random", stored, "a"))
    assert len({think("random", stored, "a") for _ in range(3)}) == 1
    assert len({think("random", stored, str(number)) for number in range(30)}) > 1


def test_they_begin_with_the_first_question_and_end_with_the_server() -> None:
    async def ask() -> None:
        thinkers = Thinkers(1)
        assert thinkers._pool is None
        assert legal(await thinkers.ask("random", GAME, "a"))
        pool = thinkers._pool
        assert legal(await thinkers.ask("heuristic", GAME, "a")) and thinkers._pool is pool
        thinkers.close()
        assert thinkers._pool is None

    asyncio.run(ask())


def test_after_a_killed_process_another_one_thinks() -> None:
    async def ask() -> None:
        thinkers = Thinkers(2)
        await thinkers.ask("random", GAME, "a")
        assert kill_thinkers() >= 1
        # Several tables find the same broken pool; each gets its answer.
        answers = await asyncio.gather(*(thinkers.ask("random", GAME, str(table)) for table in range(4)))
        assert all(legal(answer) for answer in answers)
        thinkers.close()

    asyncio.run(ask())


def test_a_pool_that_is_only_just_breaking_is_replaced_too() -> None:
    """Between the death of a process and the moment when its pool says so, nobody can start another one."""

    async def ask() -> None:
        thinkers = Thinkers(2)
        breaking = thinkers._pool = thinkers._new_pool()
        breaking._call_queue._reader.close()  # type: ignore[attr-defined]
        assert legal(await thinkers.ask("random", GAME, "a"))
        assert thinkers._pool is not breaking
        thinkers.close()

    asyncio.run(ask())


def test_a_bot_that_kills_its_process_again_and_again_is_given_up() -> None:
    async def ask() -> None:
        thinkers = Thinkers(1)
        with pytest.raises(KanlyError, match="keep dying"):
            await thinkers.ask(f"{__name__}:Doomed", GAME, "a")
        # The others are none the worse for it.
        assert legal(await thinkers.ask("random", GAME, "a"))
        thinkers.close()

    asyncio.run(ask())


def test_a_game_goes_on_after_its_thinker_was_killed(client: Client) -> None:
    id = client.table("random", "random", "random", settings={"pace": 50})
    with client.socket(id) as watching:
        before = watching.wait("game", lambda frame: frame["revision"] >= 2)["revision"]
        assert kill_thinkers() >= 1
        watching.wait("game", lambda frame: frame["revision"] >= before + 3)
    revisions = [frame["revision"] for frame in watching.frames if frame["type"] == "game"]
    assert revisions == list(range(revisions[0], revisions[-1] + 1))
