"""The optional parts of a state as JSON and back; a part that a game hasn't got is not written."""

from __future__ import annotations

from typing import Any

from kanly.engine import parts, pieces, rows
from kanly.engine.codes import MOST_UNITS, NONE
from kanly.engine.errors import StateError
from kanly.engine.fields import (
    EVENTS_BY_SEAT,
    KINDS_BY_SEAT,
    LIST,
    LISTS_BY_ROW,
    LISTS_BY_SEAT,
    NUMBER,
    PartField,
)
from kanly.engine.part import PARTS
from kanly.engine.roles import recognize
from kanly.engine.setup import add_parts
from kanly.engine.state import State
from kanly.notation.events import read_event, write_event
from kanly.notation.names import Names, listed, table
from kanly.notation.position_parts import words_of

# No turn of an opponent has more events.
LONGEST_STORY = 5_000


def write_parts(names: Names, s: State) -> dict[str, Any]:
    """Every part that the state has, by name."""
    found: dict[str, Any] = {}
    for name, kind in PARTS.items():
        held = kind.of(s)
        if held is not None:
            found[name] = {
                field.name: write_field(names, field, getattr(held, field.name))
                for field in kind.fields
                if getattr(held, field.name) or not field.later
            }
    return found


def write_field(names: Names, field: PartField, value: Any) -> Any:
    shape, domain = field.shape, field.domain
    if shape == NUMBER:
        return names.write(domain, value)
    if shape == KINDS_BY_SEAT:
        kinds = names.lists[domain]
        rows = [value[at : at + len(kinds)] for at in range(0, len(value), len(kinds))]
        return [dict(zip(kinds, row, strict=True)) for row in rows]
    if shape == EVENTS_BY_SEAT:
        return [[write_event(names, event) for event in story] for story in value]
    if shape in (LISTS_BY_SEAT, LISTS_BY_ROW):
        return [[names.write(domain, entry) for entry in entries] for entries in value]
    return [names.write(domain, entry) for entry in value]


def read_parts(names: Names, s: State, data: dict[str, Any]) -> None:
    """The parts of a state from JSON data, or a StateError that says what is wrong and where."""
    add_parts(s, len(s.seats))
    for name, kind in PARTS.items():
        if kind.of_setup and name in data:
            kind.begin(s, len(s.seats))
        target = kind.of(s)
        if target is None:
            if name in data:
                raise StateError(f"{name}: this game has no such part")
            continue
        if name not in data:
            raise StateError(f"state: the key {name!r} is missing")
        given = data[name] if isinstance(data[name], dict) else {}
        fields = [field for field in kind.fields if field.name in given or not field.later]
        entries = table(data[name], name, {field.name for field in fields})
        for field in fields:
            value = read_field(names, s, field, entries[field.name], f"{name}.{field.name}")
            setattr(target, field.name, value)
    recognize(s)


def read_field(names: Names, s: State, field: PartField, value: Any, where: str) -> Any:
    shape, domain = field.shape, field.domain
    seats = len(s.seats)
    if shape == NUMBER:
        return least(names.read(domain, value, where), field, where)
    entries = listed(value, where)
    size = len(s.content.rows) if shape == LISTS_BY_ROW else seats
    if shape != LIST and len(entries) != size:
        raise StateError(f"{where}: {len(entries)} entries stand where {size} belong")
    if shape == KINDS_BY_SEAT:
        kinds = names.lists[domain]
        rows = [table(entry, where, set(kinds)) for entry in entries]
        return tuple(least(names.read("", row[kind], where), field, where) for row in rows for kind in kinds)
    if shape == EVENTS_BY_SEAT:
        return tuple(
            tuple(read_event(names, event, where) for event in listed(story, where, LONGEST_STORY))
            for story in entries
        )
    if shape in (LISTS_BY_SEAT, LISTS_BY_ROW):
        return tuple(read_list(names, field, listed(own, where), where) for own in entries)
    return read_list(names, field, entries, where)


def read_list(names: Names, field: PartField, entries: list[Any], where: str) -> tuple[int, ...]:
    if not entries:
        return ()
    found = names.read_all(field.domain, entries, where)
    least(min(found), field, where)
    return tuple(found)


def least(value: int, field: PartField, where: str) -> int:
    if value < 0 and not field.signed:
        raise StateError(f"{where}: {value} is negative or names nothing")
    return value


def check_parts(s: State) -> None:
    """Sizes that belong together, and numbers that a game can reach."""
    wrong = "" if s.roles is None else s.roles.wrong(s)
    if wrong:
        raise StateError(wrong)
    if s.units is not None:
        check_units(s, s.units)
    if s.content.rows:
        wrong = rows.wrong(s)
        if wrong:
            raise StateError(f"rows: {wrong}")
    for topic in words_of(s):
        wrong = topic.wrong(s)
        if wrong:
            raise StateError(wrong)


def check_units(s: State, units: parts.Units) -> None:
    c = s.content
    seats, kinds = len(s.seats), len(c.unit_ids)
    like = parts.new_units(c, seats)
    for field in ("conflict", "supply", "garrison", "commissioned"):
        counts, size = getattr(units, field), len(getattr(like, field))
        if len(counts) != size:
            raise StateError(f"units.{field}: {len(counts)} entries stand where {size} belong")
        if max(counts, default=0) > MOST_UNITS:
            raise StateError("units: hooks, wall or numbers of units are out of bounds")
    if units.hooks >> seats or units.wall not in (0, 1):
        raise StateError("units: hooks, wall or numbers of units are out of bounds")
    for at in range(len(units.garrison)):
        if (units.garrison[at] or units.commissioned[at]) and at % kinds not in c.stationed:
            raise StateError(f"units.garrison: a unit of the kind {c.unit_ids[at % kinds]!r} stands there")
    held = [space for spaces in units.holds for space in spaces]
    if len(units.holds) != len(like.holds) or len(held) != len(set(held)):
        raise StateError("units.holds: a space is held twice, or nobody can hold any")
    if any(c.space_control_bonus[space][0] == NONE for space in held):
        raise StateError("units.holds: a space is held that can't be controlled")
    for seat in range(seats):
        for kind, limit in enumerate(c.unit_limit):
            if limit != NONE and pieces.all_of(s, seat, kind) != limit:
                raise StateError(
                    f"units: seat {seat} has {pieces.all_of(s, seat, kind)} units of the kind "
                    f"{c.unit_ids[kind]!r}, not {limit}"
                )


def key_parts(s: State) -> list[object]:
    """What of the parts makes two states equal."""
    found: list[object] = []
    for kind in PARTS.values():
        held = kind.of(s)
        if held is not None:
            found += [getattr(held, field.name) for field in kind.fields]
    return found
