"""What takes long: it waits for its turn, so that nobody's moves have to wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, TypeVar

from kanly.engine.errors import KanlyError
from kanly.server.refusing import Why

# Python computes in one thread at a time: more of them would only take time from whoever writes moves.
THREADS: Final = 2
# Who does not have to queue with others: the server itself.
OURSELVES: Final = ""

T = TypeVar("T")


class TooMuch(Why, KanlyError):
    """Somebody asks for more at once than one may."""


@dataclass
class Queue:
    """What one address waits for."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    waiting: int = 0


class Work:
    """Few threads besides those in which moves are written; each address gets one thing done after the other, so that
    nobody who asks for a lot keeps others from getting a little."""

    def __init__(self, most_waiting: float) -> None:
        self.most_waiting = most_waiting
        self._threads = ThreadPoolExecutor(THREADS, "work")
        self._queues: dict[str, Queue] = {}

    async def do(self, who: str, function: Callable[..., T], *arguments: Any, **named: Any) -> T:
        """Call a function in one of the threads when it is this address's turn."""
        queue = self._queues.setdefault(who, Queue())
        if who != OURSELVES and queue.waiting >= self.most_waiting:
            raise TooMuch("too_much")
        queue.waiting += 1
        try:
            async with queue.lock:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self._threads, partial(function, *arguments, **named))
        finally:
            queue.waiting -= 1
            if not queue.waiting:
                del self._queues[who]

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
