"""Long work in portions, on one core or on all."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")


def ignore_interrupts() -> None:
    """Ctrl-C reaches every process of the terminal; only the first one is to answer it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def in_portions(work: Callable[[Task], Done], tasks: Iterable[Task], jobs: int) -> Iterator[Done]:
    """What comes of each task, as it is done."""
    if jobs == 1:
        yield from map(work, tasks)
        return
    # Only a few tasks wait at a time, so that any number of them fits into memory and Ctrl-C is quick.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=ignore_interrupts) as pool:
        waiting: set[Future[Done]] = set()
        try:
            for task in tasks:
                waiting.add(pool.submit(work, task))
                if len(waiting) >= 3 * jobs:
                    done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    yield from (future.result() for future in done)
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        finally:
            pool.shutdown(cancel_futures=True)
