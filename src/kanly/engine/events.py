"""Log entries for a listener, and the story of an opponent's turn. Nothing is built when nobody wants to know: callers
ask `s.noted` first where it is hot."""

from __future__ import annotations

from typing import Final

from kanly.engine.codes import NONE, TURN_NONE
from kanly.engine.parts import Automa, Event
from kanly.engine.state import State

EVERYBODY: Final = -1


def listen(s: State, log: list[Event] | None) -> None:
    """Collect what happens in a list, or no longer."""
    s.log = log
    s.noted = log is not None or s.automa is not None


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
    automa = s.automa
    if automa is not None and s.turn_kind != TURN_NONE and s.turn >= automa.people:
        seat = event[1]
        if seat == s.turn or seat == NONE:
            tell(automa, s.turn, event)


def tell(automa: Automa, seat: int, event: Event) -> None:
    """Put an event into the story of an opponent's turn. Everybody reads it, so what is hidden from anybody is left out."""
    code, who, a, b, seen_by, cause = event
    if seen_by != EVERYBODY:
        a, seen_by = 0, 0
    told = (*automa.stories[seat], (code, who, a, b, seen_by, cause))
    automa.stories = (*automa.stories[:seat], told, *automa.stories[seat + 1 :])
