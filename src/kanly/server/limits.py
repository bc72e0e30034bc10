"""How much and how often: sizes and rates, so that nobody can flood a table."""

from __future__ import annotations

import time
from collections import OrderedDict
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
    """How many requests and new tables one address may ask for, and how many frames a socket may bring: so many at once,
    so many a second."""

    requests: tuple[float, float] = (200, 50)
    tables: tuple[float, float] = (30, 0.2)
    frames: tuple[float, float] = (60, 20)


# For measuring, and for a server that only its own people reach.
UNLIMITED: Final = Allowance((1e9, 1e9), (1e9, 1e9), (1e9, 1e9))


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
