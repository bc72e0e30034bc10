"""What was worked out for somebody and is told to others, too, or to the same ones again with the next move.

It is kept by all that it depends on, never by the table that it was made for: so what is taken back, read anew from the rows,
looked at in a replay or told by another process can't be answered with what was true of something else.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Remembered(Generic[T]):
    """Things by all that they depend on; when there are too many, all are forgotten. Whoever is given one doesn't change it."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._known: dict[Hashable, T] = {}

    def __len__(self) -> int:
        return len(self._known)

    def of(self, key: Hashable, make: Callable[[], T]) -> T:
        try:
            return self._known[key]
        except KeyError:
            made = make()  # two threads may both do so: it is the same then
        if len(self._known) >= self.most:
            self._known.clear()
        self._known[key] = made
        return made

    def forget(self) -> None:
        self._known.clear()
