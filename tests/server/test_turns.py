"""Writers of one SQLite file take turns, and nobody waits for those who came later."""

from __future__ import annotations

import threading
import time

import pytest

from kanly.server.store import Store
from kanly.server.turns import Turns

from .clients import PATIENCE


def wait_until(turns: Turns, waiting: int) -> None:
    end = time.monotonic() + PATIENCE
    while len(turns._waiting) < waiting and time.monotonic() < end:
        time.sleep(0.001)
    assert len(turns._waiting) == waiting


def test_whoever_came_first_goes_first() -> None:
    turns, order = Turns(), []

    def come(number: int) -> None:
        with turns:
            order.append(number)

    with turns:
        comers = [threading.Thread(target=come, args=(number,)) for number in range(8)]
        for at, comer in enumerate(comers, start=1):
            comer.start()
            wait_until(turns, at)
        assert order == []
    for comer in comers:
        comer.join(PATIENCE)
    assert order == list(range(8))
    # Nobody waits, so it is free.
    come(8)
    assert order[-1] == 8


def test_one_at_a_time_and_a_failure_keeps_nobody_out() -> None:
    turns, inside, most = Turns(), 0, 0

    def work() -> None:
        nonlocal inside, most
        for _ in range(200):
            with turns:
                inside += 1
                most = max(most, inside)
                inside -= 1

    with pytest.raises(ZeroDivisionError), turns:
        raise ZeroDivisionError
    workers = [threading.Thread(target=work) for _ in range(6)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join(PATIENCE)
    assert (most, inside) == (1, 0)


def test_writers_of_a_file_never_find_it_busy(file_store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    inside, most = 0, 0
    guard = threading.Lock()
    begin = file_store.engine.begin

    class Watched:
        """A transaction that counts how many are open with it."""

        def __init__(self) -> None:
            self.real = begin()

        def __enter__(self) -> object:
            nonlocal inside, most
            with guard:
                inside += 1
                most = max(most, inside)
            return self.real.__enter__()

        def __exit__(self, *problem: object) -> object:
            nonlocal inside
            try:
                return self.real.__exit__(*problem)  # type: ignore[arg-type]
            finally:
                with guard:
                    inside -= 1

    monkeypatch.setattr(file_store.engine, "begin", Watched)

    def write() -> None:
        for _ in range(10):
            file_store.change("none", status="closed")

    writers = [threading.Thread(target=write) for _ in range(4)]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join(PATIENCE)
    assert (most, inside) == (1, 0)
