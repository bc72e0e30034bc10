"""Where storms lie, and how many each seat has weathered."""

from __future__ import annotations

from typing import Final

from kanly.engine.content import Content
from kanly.engine.fields import BY_SEAT, LIST, PartField, part_names
from kanly.engine.part import Part, PartKind, register_part

FIELDS: Final = (
    PartField("light", LIST, "space"),
    PartField("fierce", LIST, "space"),
    PartField("weathered", BY_SEAT),
)


class Storms(Part):
    __slots__ = part_names(FIELDS)

    light: tuple[int, ...]  # the spaces under a light storm, sorted
    fierce: tuple[int, ...]  # those under a fierce one, sorted
    weathered: tuple[int, ...]  # by seat

    def copy(self) -> Storms:
        t = Storms()
        t.light = self.light
        t.fierce = self.fierce
        t.weathered = self.weathered
        return t


def new_storms(c: Content, seats: int) -> Storms:
    t = Storms()
    t.light = t.fierce = ()
    t.weathered = (0,) * seats
    return t


STORMS: Final = register_part(PartKind("storms", FIELDS, new_storms))
