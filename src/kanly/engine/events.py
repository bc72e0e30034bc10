"""Log entries for a listener, and for roles that keep some of them. Nothing is built when nobody wants to know: callers
ask `s.noted` first where it is hot."""

from __future__ import annotations

from typing import Final

from kanly.engine.state import Event, State

EVERYBODY: Final = -1


def listen(s: State, log: list[Event] | None) -> None:
    """Collect what happens in a list, or no longer."""
    s.log = log
    s.noted = log is not None or s.roles is not None


def note(s: State, code: int, seat: int, a: int = 0, b: int = 0) -> None:
    """Something that everybody sees."""
    if s.noted:
        keep(s, (code, seat, a, b, EVERYBODY, s.cause))


def note_private(s: State, code: int, seat: int, a: int, b: int, seen_by: int) -> None:
    """Everybody sees that it happened; only the seats of the mask see `a`."""
    if s.noted:
        keep(s, (code, seat, a, b, seen_by, s.cause))


def keep(s: State, event: Event) -> None:
    if s.log is not None:
        s.log.append(event)
    if s.roles is not None:
        s.roles.hears(s, event)
