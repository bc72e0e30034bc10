"""Events as data and as short lines, with names instead of numbers: `hagal_passed sardaukar taken`, `gain spice 2`."""

from __future__ import annotations

from typing import Any

from kanly.engine.errors import StateError
from kanly.engine.events import EVENTS, NUMBERS
from kanly.engine.state import Event
from kanly.notation.names import Names, number, show, table

KEYS = {"event", "seat", "a", "b", "seen_by", "cause"}


def domains(names: Names, code: int) -> tuple[str, str]:
    """What the two numbers of an event name, as it is kept: what only counts, or means nothing, is a plain number."""
    kind = EVENTS[code]
    first = kind.first if names.knows(kind.first) else ""
    return first, kind.second if names.knows(kind.second) else ""


def write_event(names: Names, event: Event) -> dict[str, Any]:
    """An event as plain data. What nobody may see is not there."""
    code, seat, a, b, seen_by, cause = event
    first, second = domains(names, code)
    return {
        "event": EVENTS[code].name,
        "seat": seat,
        "a": None if seen_by == 0 else names.write(first, a),
        "b": names.write(second, b),
        "seen_by": seen_by,
        "cause": names.write("node", cause),
    }


def read_event(names: Names, value: Any, where: str) -> Event:
    entry = table(value, where, KEYS)
    name = entry["event"]
    if not isinstance(name, str) or name not in NUMBERS:
        raise StateError(f"{where}: {show(name)} is no event")
    code = NUMBERS[name]
    first, second = domains(names, code)
    seen_by = number(entry["seen_by"], where)
    a = 0 if seen_by == 0 else names.read(first, entry["a"], where)
    b = names.read(second, entry["b"], where)
    return (code, number(entry["seat"], where), a, b, seen_by, names.read("node", entry["cause"], where))


def line(names: Names, event: Event) -> str:
    """An event in a few words, for scenarios: its name and what its numbers mean, without seat and cause."""
    code, _, a, b, seen_by, _ = event
    first, second = domains(names, code)
    parts = [EVENTS[code].name]
    if EVENTS[code].shown > 0:
        parts.append("hidden" if seen_by == 0 else str(names.write(first, a)))
    if EVENTS[code].shown > 1:
        parts.append(str(names.write(second, b)))
    return " ".join(parts)
