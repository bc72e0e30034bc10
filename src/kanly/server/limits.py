"""How much and how often: sizes and rates, so that nobody can flood a table."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final

LONGEST_BODY: Final = 200_000
# A whole game takes a third of it.
LONGEST_RECORD: Final = 150_000
LONGEST_FRAME: Final = 4_000
# Addresses that are remembered at once.
MOST_REMEMBERED: Final = 10_000


@dataclass(frozen=True)
class Allowance:
    """How many requests and new tables one address may ask for, and how many frames a socket and all sockets of an address
    may bring: so many at once, so many a second. How many sockets an address may have, and for how many things that take
    long it may wait."""

    requests: tuple[float, float] = (200, 50)
    tables: tuple[float, float] = (30, 0.2)
    frames: tuple[float, float] = (60, 20)
    all_frames: tuple[float, float] = (200, 30)
    sockets: float = 100
    onlookers: float = 20
    """Sockets of an address that only look on at one table."""
    waiting: float = 20


# For measuring, and for a server that only its own people reach.
WITHOUT_END: Final = (1e9, 1e9)
UNLIMITED: Final = Allowance(WITHOUT_END, WITHOUT_END, WITHOUT_END, WITHOUT_END, 1e9, 1e9, 1e9)


@dataclass
class Bucket:
    """A leaky bucket: so many at once, so many a second after that."""

    size: float
    refill: float
    level: float = field(init=False)
    at: float = field(init=False)

    def __post_init__(self) -> None:
        self.level = self.size
        self.at = time.monotonic()

    def take(self) -> bool:
        moment = time.monotonic()
        self.level = min(self.size, self.level + (moment - self.at) * self.refill)
        self.at = moment
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Rates:
    """A bucket for each address."""

    def __init__(self, size: float, refill: float) -> None:
        self.size = size
        self.refill = refill
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, address: str) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self.size, self.refill)
            while len(self._buckets) > MOST_REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take()


class Present:
    """How many sockets each address has."""

    def __init__(self, most: float) -> None:
        self.most = most
        self._open: Counter[str] = Counter()

    @contextmanager
    def one_more(self, address: str) -> Iterator[bool]:
        """Whether an address may have one more; if so, for as long as this lasts."""
        allowed = self._open[address] < self.most
        self._open[address] += allowed
        try:
            yield allowed
        finally:
            self._open[address] -= allowed
            if self._open[address] <= 0:
                del self._open[address]
