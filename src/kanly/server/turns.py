"""A lock that is given in the order in which it was asked for."""

from __future__ import annotations

import threading
from collections import deque


class Turns:
    """For writers of one SQLite file: it has room for one at a time, and lets whoever finds it busy sleep longer and longer
    while others go first. Python's own locks know no order either."""

    def __init__(self) -> None:
        self._guard = threading.Lock()
        self._taken = False
        self._waiting: deque[threading.Lock] = deque()

    def __enter__(self) -> None:
        with self._guard:
            if not self._taken:
                self._taken = True
                return
            mine = threading.Lock()
            mine.acquire()
            self._waiting.append(mine)
        # Released by whoever goes before.
        mine.acquire()

    def __exit__(self, *_: object) -> None:
        with self._guard:
            if self._waiting:
                self._waiting.popleft().release()
            else:
                self._taken = False
