"""Troops come to an area out of the supply, and go back there when they are spent."""

from __future__ import annotations

from kanly.engine.content import Content
from kanly.engine.errors import KanlyError
from kanly.engine.events import note
from kanly.engine.parts import with_seat
from kanly.engine.roles import UNITS
from kanly.engine.seats import receiver
from kanly.engine.state import State
from kanly.engine.topic import Topic, register_topic
from kanly.topics.areas.kinds import EV_SEND_TO, EV_SPEND_FROM
from kanly.topics.areas.part import AREAS


class Areas(Topic):
    def belongs(self, c: Content) -> bool:
        return bool(c.area_ids)

    def set_up(self, s: State, players: int) -> None:
        AREAS.begin(s, players)

    def troops_elsewhere(self, s: State, seat: int) -> int:
        areas = AREAS.of(s)
        if areas is None:
            return 0
        count = len(s.content.area_ids)
        return sum(areas.troops[seat * count : seat * count + count])


def number_of(c: Content, area: str) -> int:
    if area not in c.area_ids:
        known = ", ".join(c.area_ids) or "none"
        raise KanlyError(f"there is no area {area!r} in this game; it has {known}")
    return c.area_ids.index(area)


def troops_in(s: State, seat: int, area: int) -> int:
    """How many troops of whoever pays for a seat are in an area."""
    areas = AREAS.of(s)
    assert areas is not None
    return areas.troops[receiver(s, seat, UNITS) * len(s.content.area_ids) + area]


def put(s: State, seat: int, area: int, troops: int) -> None:
    areas = AREAS.of(s)
    assert areas is not None
    at = seat * len(s.content.area_ids) + area
    areas.troops = with_seat(areas.troops, at, areas.troops[at] + troops)
    s.seats[seat].supply -= troops


def send(s: State, seat: int, area: int, troops: int) -> None:
    """What the supply can't cover is lost."""
    seat = receiver(s, seat, UNITS)
    troops = min(troops, s.seats[seat].supply)
    if troops:
        put(s, seat, area, troops)
        note(s, EV_SEND_TO, seat, troops, area)


def spend(s: State, seat: int, area: int, troops: int) -> None:
    seat = receiver(s, seat, UNITS)
    put(s, seat, area, -troops)
    note(s, EV_SPEND_FROM, seat, troops, area)


register_topic(Areas("areas"))
