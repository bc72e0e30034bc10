"""The clock by which thinking is measured: nobody sets it, so it never jumps."""

from __future__ import annotations

import time


def ticks() -> int:
    """Milliseconds since some moment; only the difference of two means anything, and only within one process. The time of day
    (`store.now`) is for rows that people read: where it is put right by an hour, nobody has thought for an hour."""
    return int(time.monotonic() * 1000)
