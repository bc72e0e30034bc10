"""Tracks with places, on which tokens go from stop to stop along lines: a Leader's own.

Influence is a number of steps and nothing else, so its tracks have tables of their own (`influence.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.engine.codes import NONE
from kanly.engine.content import Content, StopTable, TrackTable
from kanly.engine.errors import KanlyError
from kanly.engine.parts import with_seat
from kanly.engine.state import State

if TYPE_CHECKING:
    from kanly.engine.lowering import WordLowering


def add_track(by: WordLowering, name: str, stops: Sequence[fx.Stop], leader: int) -> int:
    """A track of the component that is being lowered; its number."""
    c = by.content
    track = len(c.place_tracks)
    made = TrackTable(name)
    made.leader = leader
    ids = [stop.id for stop in stops]
    first = len(c.stop_ids)
    made.stops = tuple(range(first, first + len(ids)))
    for at, stop in enumerate(stops):
        for following in stop.next:
            if following not in ids:
                raise KanlyError(
                    f"the stop {stop.id!r} leads to {following!r}, which is no stop of its track"
                )
            if ids.index(following) <= at:
                raise KanlyError(
                    f"the stop {stop.id!r} leads back to {following!r}: list stops in their order"
                )
        c.stop_ids.append(stop.id)
        c.stops.append(StopTable(track))
    for at, stop in enumerate(stops):
        here = c.stops[first + at]
        here.following = tuple([first + ids.index(following) for following in stop.next])
        for after in here.following:
            c.stops[after].level = max(c.stops[after].level, here.level + 1)
        here.reward = by.lower(stop.reward)
    c.place_tracks.append(made)
    return track


def of_leader(c: Content, leader: int) -> int:
    """The track that is a Leader's own, or NONE."""
    return NONE if leader == NONE else c.leader_track[leader]


def stops_of_leader(c: Content, leader: int) -> tuple[int, ...]:
    """Where the token of a Leader's own track can stand; nowhere for a Leader that has none."""
    track = of_leader(c, leader)
    return (NONE,) if track == NONE else c.place_tracks[track].stops


def at(s: State, seat: int, track: int) -> int:
    """The stop on which a seat's token stands."""
    assert s.mats is not None
    return s.mats.training[seat]


def put(s: State, seat: int, track: int, stop: int) -> None:
    assert s.mats is not None
    s.mats.training = with_seat(s.mats.training, seat, stop)


def begin(s: State, seat: int, track: int) -> None:
    put(s, seat, track, s.content.place_tracks[track].stops[0])


def following(s: State, seat: int, track: int) -> tuple[int, ...]:
    """Where the lines lead from a seat's token; nowhere at the end."""
    return s.content.stops[at(s, seat, track)].following


def reach(s: State, seat: int, stop: int) -> None:
    """Move a token; what the stop brings joins the effects of the turn."""
    here = s.content.stops[stop]
    put(s, seat, here.track, stop)
    s.pool.extend(here.reward)
