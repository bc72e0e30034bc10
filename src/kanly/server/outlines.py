"""Outlines of finished games, as they are sent: a game that is over never changes, so each is made once."""

from __future__ import annotations

import gzip
from collections import OrderedDict
from threading import Lock
from typing import Final

from kanly.server.hosting import Hosted
from kanly.server.listening import dumps
from kanly.server.reels import Reels
from kanly.text import Words

# Bytes of all that are kept: some thousand outlines, for compressed each has some twenty kilobytes.
MOST_BYTES: Final = 32_000_000
LEVEL: Final = 6

# The table, its last line, who sits there, then what was asked: the seat that looks, the language, whether cards are open.
Key = tuple[str, int, tuple[tuple[str, str], ...], int | None, str, bool]


class Outlines:
    """Those that were asked for last, compressed. They outlive the films that they were made from: a film is large."""

    def __init__(self, reels: Reels, most: int = MOST_BYTES) -> None:
        self.reels = reels
        self.most = most
        self._lock = Lock()
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._size = 0

    def known(self, hosted: Hosted, seat: int | None, words: Words, *, everything: bool) -> bytes | None:
        """An outline that was made before; None: it has to be made."""
        key = key_of(hosted, seat, words, everything)
        with self._lock:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
            return found

    def made(self, hosted: Hosted, seat: int | None, words: Words, *, everything: bool) -> bytes:
        """An outline. It takes long to make, so this is called where nobody waits for it, and of many who ask for the same
        at once those who come later find it made."""
        found = self.known(hosted, seat, words, everything=everything)
        if found is not None:
            return found
        told = dumps(self.reels.of(hosted).outline(seat, words, everything=everything))
        packed = gzip.compress(told.encode(), LEVEL, mtime=0)
        self._keep(key_of(hosted, seat, words, everything), packed)
        return packed

    def _keep(self, key: Key, packed: bytes) -> None:
        with self._lock:
            self._size += len(packed) - len(self._kept.pop(key, b""))
            self._kept[key] = packed
            while self._size > self.most and len(self._kept) > 1:
                self._size -= len(self._kept.popitem(last=False)[1])


def key_of(hosted: Hosted, seat: int | None, words: Words, everything: bool) -> Key:
    # The game stays as it is, but a seat that is freed loses its name, and names stand in the log.
    names = tuple((row.kind, row.name) for row in hosted.seats)
    return hosted.row.id, hosted.number, names, seat, words.language, everything
