"""What was worked out for somebody and is told to others, too, or to the same ones again with the next move.

It is kept by all that it depends on, never by the table that it was made for: so what is taken back, read anew from the rows,
looked at in a replay or told by another process can't be answered with what was true of something else.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable
from functools import cached_property
from typing import Any, Final, Generic, TypeVar

T = TypeVar("T")
# Nothing that is told holds itself, and to look for that takes a third of the time.
ENCODER: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), check_circular=False)


class Kept(dict[str, Any]):
    """Something that is told again and again, with its JSON. Nobody changes it."""

    @cached_property
    def text(self) -> str:
        return ENCODER.encode(self)


def encoded(message: dict[str, Any], depth: int = 1) -> str:
    """A message as JSON. What is kept needs not be written again; it lies in the message itself or in a part of it."""
    texts: list[str] = []
    rest: dict[str, Any] = {}
    for key, value in message.items():
        if isinstance(value, Kept):
            texts.append(f'"{key}":{value.text}')
        elif depth and isinstance(value, dict) and any(isinstance(part, Kept) for part in value.values()):
            texts.append(f'"{key}":{encoded(value, depth - 1)}')
        else:
            rest[key] = value
    if rest:
        texts.append(ENCODER.encode(rest)[1:-1])
    return f"{{{','.join(texts)}}}"


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
