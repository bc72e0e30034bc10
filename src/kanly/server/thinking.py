"""Bots think in processes of their own, so that no table waits for another's bots."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from random import Random

from kanly.bots import by_name, decide
from kanly.engine.errors import KanlyError
from kanly.game import Game
from kanly.notation.moves import write


def think(bot: str, stored: str, chance: str) -> str:
    """What a bot does at the open decision of a stored game, in notation."""
    game = Game.from_json(stored)
    return write(game.state.content, decide(by_name(bot), game, Random(chance)))


def begin() -> None:
    """What a process does before it thinks."""
    # Ctrl-C reaches every process of a terminal; the server alone answers it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=go_with_the_server, daemon=True).start()


def go_with_the_server() -> None:
    """A server that is killed can't tell anybody; whoever thought for it would wait for questions for ever."""
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(0)


def begin_to_think(pool: ProcessPoolExecutor, bot: str, stored: str, chance: str) -> Future[str]:
    """Hand a question to one of the processes of a pool."""
    try:
        return pool.submit(think, bot, stored, chance)
    except OSError as error:
        # A pool that finds one of its processes dead closes its pipes before it says that it is broken; and there may be no room
        # for another process.
        raise BrokenProcessPool(str(error)) from error


class Thinkers:
    """Some processes for all bots of a server; they are started when the first bot has to think."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, bot: str, game: Game, chance: str) -> str:
        stored = await asyncio.to_thread(game.to_json)
        for _ in range(2):
            pool = self._pool = self._pool or self._new_pool()
            try:
                return await asyncio.wrap_future(begin_to_think(pool, bot, stored, chance))
            except BrokenProcessPool:
                # A process died (of a lack of memory, say), and its pool with it: others may already have a new one.
                if self._pool is pool:
                    self._pool = None
        raise KanlyError("the processes in which bots think keep dying")

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.processes, mp_context=get_context("spawn"), initializer=begin)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
