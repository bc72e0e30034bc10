"""The parts of a state as they are told: a model for each, made from the declaration of its fields (`kanly.engine.part`)."""

from __future__ import annotations

from types import GenericAlias
from typing import Annotated, Any, Final

from pydantic import Field, create_model

from kanly.engine.fields import (
    BY_SEAT,
    EVENTS_BY_SEAT,
    KINDS_BY_SEAT,
    LISTS_BY_ROW,
    LISTS_BY_SEAT,
    NUMBER,
    PartField,
)
from kanly.engine.part import PARTS, PartKind
from kanly.notation.names import MASKS
from kanly.server.told.base import Missing, Told


class BattleCard(Told):
    card: str
    face_up: bool


class EventView(Told):
    """Something that happened in the last turn of a printed opponent."""

    event: str
    seat: int | None
    a: str | int | None
    b: str | int | None
    seen_by: int
    cause: str | None


# Domains that are neither names nor plain numbers, by what they are told as.
FORMS: Final[dict[str, Any]] = {"": int, "seats": list[int], "battle_card": BattleCard}
SHAPES: Final = {
    BY_SEAT: "By seat",
    LISTS_BY_SEAT: "By seat",
    KINDS_BY_SEAT: "By seat and kind",
    EVENTS_BY_SEAT: "By seat",
    LISTS_BY_ROW: "By row",
}


def entry(field: PartField) -> Any:
    """What one number of a field is told as."""
    if field.domain in FORMS:
        return FORMS[field.domain]
    if field.domain in MASKS:
        return list[str]
    return str | None if field.signed else str


def told_as(field: PartField) -> Any:
    one = entry(field)
    if field.shape == NUMBER:
        return one
    if field.shape == KINDS_BY_SEAT:
        return list[dict[str, int]]
    if field.shape == EVENTS_BY_SEAT:
        return list[list[EventView]]
    listed = GenericAlias(list, one)
    return GenericAlias(list, listed) if field.shape in (LISTS_BY_SEAT, LISTS_BY_ROW) else listed


def description(field: PartField) -> str | None:
    words = [words for words in (SHAPES.get(field.shape, ""), field.about) if words]
    return ": ".join(words) + "." if words else None


def model(kind: PartKind[Any]) -> type[Told]:
    fields: dict[str, Any] = {}
    for field in kind.fields:
        told = Field(description=description(field))
        if field.later:
            # Nobody writes it while it is nothing.
            fields[field.name] = (Annotated[told_as(field) | None, Missing(), told], None)
        else:
            fields[field.name] = (Annotated[told_as(field), told], ...)
    return create_model(f"{kind.name.capitalize()}View", __base__=Told, **fields)


def parts_model() -> type[Told]:
    """What only some games have; one that a game has not got is left out."""
    # What plugs in from outside is no part of the protocol.
    ours = [kind for kind in PARTS.values() if kind.new.__module__.startswith("kanly.")]
    fields: dict[str, Any] = {
        kind.name: (Annotated[model(kind) | None, Missing()], None)
        for kind in sorted(ours, key=lambda kind: kind.name)
    }
    return create_model("Parts", __base__=Told, __doc__=parts_model.__doc__, **fields)
