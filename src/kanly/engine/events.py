"""Log entries for a listener. Nothing is built when nobody listens: callers ask `s.log` first where it is hot."""

from __future__ import annotations

from kanly.engine.state import State


def note(s: State, code: int, seat: int, a: int = 0, b: int = 0) -> None:
    """Something that everybody sees."""
    if s.log is not None:
        s.log.append((code, seat, a, b, -1, s.cause))


def note_private(s: State, code: int, seat: int, a: int, b: int, seen_by: int) -> None:
    """Everybody sees that it happened; only the seats of the mask see `a`."""
    if s.log is not None:
        s.log.append((code, seat, a, b, seen_by, s.cause))
