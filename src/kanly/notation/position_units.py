"""What a position says of units that are no troops, of Maker Hooks and of the Shield Wall."""

from __future__ import annotations

from typing import Any

from kanly.engine.codes import MOST_UNITS, NONE
from kanly.engine.parts import with_cards, with_seat
from kanly.engine.state import State
from kanly.notation.position_parts import Words, register_words
from kanly.notation.rows import Row


class UnitWords(Words):
    def read_table(self, s: State, key: str, row: Row) -> None:
        assert s.units is not None
        s.units.wall = int(row.flag())

    def read_seat(self, s: State, seat: int, key: str, row: Row) -> None:
        assert s.units is not None
        if key == "hooks":
            s.units.hooks |= int(row.flag()) << seat
        elif key == "holds":
            read_holds(s, seat, row)
        else:
            read_units(s, seat, key, row)

    def describe_table(self, s: State) -> dict[str, Any]:
        assert s.units is not None
        return {"shield_wall": bool(s.units.wall)}

    def describe_seat(self, s: State, seat: int) -> dict[str, Any]:
        assert s.units is not None
        c = s.content
        first = seat * len(c.unit_ids)
        found: dict[str, Any] = {
            "hooks": bool(s.units.hooks >> seat & 1),
            "units": {kind: s.units.conflict[first + i] for i, kind in enumerate(c.unit_ids)},
        }
        if s.units.garrison:
            found["garrison_units"] = {
                c.unit_ids[kind]: s.units.garrison[first + kind] for kind in c.stationed
            }
        if s.units.holds:
            found["holds"] = [c.space_ids[space] for space in s.units.holds[seat]]
        return found


def read_units(s: State, seat: int, key: str, row: Row) -> None:
    """So many of each kind in the Conflict or the garrison; what has a limit comes out of the supply."""
    assert s.units is not None
    c = s.content
    for name, entry in row.table().items():
        if name not in c.unit_ids:
            raise entry.error(f"{name!r} is no kind of unit of this game; known are: {', '.join(c.unit_ids)}")
        kind = c.unit_ids.index(name)
        if key == "garrison_units" and kind not in c.stationed:
            raise entry.error(f"units of the kind {name!r} never stand in a garrison")
        if entry.count() > MOST_UNITS:
            raise entry.error(f"at most {MOST_UNITS} units of a kind can stand there")
        at = seat * len(c.unit_ids) + kind
        if key == "units":
            s.units.conflict = with_seat(s.units.conflict, at, entry.count())
        else:
            s.units.garrison = with_seat(s.units.garrison, at, entry.count())
        take_from_supply(s, at, kind, entry.count(), entry)


def read_holds(s: State, seat: int, row: Row) -> None:
    assert s.units is not None
    c = s.content
    spaces = tuple(entry.word_of(c.space_ids, "space") for entry in row.rows())
    if c.unit_control == NONE:
        raise row.error("no unit of this game takes control of a space")
    for space in spaces:
        if c.space_control_bonus[space][0] == NONE:
            raise row.error(f"{c.space_ids[space]!r} can't be controlled")
        if spaces.count(space) > 1 or any(space in other for other in s.units.holds):
            raise row.error(f"one unit at most holds {c.space_ids[space]!r}")
    s.units.holds = with_cards(s.units.holds, seat, spaces)
    at = seat * len(c.unit_ids) + c.unit_control
    take_from_supply(s, at, c.unit_control, len(spaces), row)


def take_from_supply(s: State, at: int, kind: int, number: int, row: Row) -> None:
    assert s.units is not None
    limit = s.content.unit_limit[kind]
    if limit == NONE:
        return
    left = s.units.supply[at] - number
    if left < 0:
        raise row.error(f"a seat has {limit} units of the kind {s.content.unit_ids[kind]!r} in all")
    s.units.supply = with_seat(s.units.supply, at, left)


register_words(UnitWords("units", table=("shield_wall",), seat=("hooks", "units", "garrison_units", "holds")))
