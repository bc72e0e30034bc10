"""The troops that each seat has in each area."""

from __future__ import annotations

from typing import Final

from kanly.engine.content import Content
from kanly.engine.fields import KINDS_BY_SEAT, PartField, part_names
from kanly.engine.part import Part, PartKind, register_part

FIELDS: Final = (PartField("troops", KINDS_BY_SEAT, "area", about="how many of its troops are there"),)


class AreaTroops(Part):
    __slots__ = part_names(FIELDS)

    troops: tuple[int, ...]  # by seat and area

    def copy(self) -> AreaTroops:
        t = AreaTroops()
        t.troops = self.troops
        return t


def new_areas(c: Content, seats: int) -> AreaTroops:
    t = AreaTroops()
    t.troops = (0,) * (seats * len(c.area_ids))
    return t


AREAS: Final = register_part(PartKind("areas", FIELDS, new_areas))
