"""Tracks with places, on which tokens go from stop to stop along lines: a Leader's own, whose token lies on its mat, and those of
every seat, whose tokens are the business of a topic.

Influence is a number of steps and nothing else, so its tracks have tables of their own (`influence.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.engine.codes import BY_ITSELF, NONE, TURN_AGENT, TURN_REVEAL
from kanly.engine.content import Content, StopTable, TrackTable
from kanly.engine.errors import KanlyError
from kanly.engine.parts import with_seat
from kanly.engine.stack import apply_all
from kanly.engine.state import State

if TYPE_CHECKING:
    from kanly.engine.lowering import WordLowering


def add_track(by: WordLowering, name: str, stops: Sequence[fx.Stop], kept: Sequence[str] = ()) -> int:
    """A track and its stops, without what they bring; its number. `kept`: ids of stops that others have."""
    c = by.content
    track = len(c.place_tracks)
    made = TrackTable(name)
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
                    f"the stop {stop.id!r} leads to {following!r}, which stands before it: list stops so that all lines lead on"
                )
        taken = stop.id in c.stop_ids or stop.id in kept
        c.stop_ids.append(f"{name}/{stop.id}" if taken else stop.id)
        c.stops.append(StopTable(track))
    for at, stop in enumerate(stops):
        here = c.stops[first + at]
        here.following = tuple([first + ids.index(following) for following in stop.next])
        for after in here.following:
            c.stops[after].level = max(c.stops[after].level, here.level + 1)
    c.place_tracks.append(made)
    return track


def lower_stops(by: WordLowering, track: int, stops: Sequence[fx.Stop]) -> None:
    """What the stops of a track bring."""
    c = by.content
    for number, stop in zip(c.place_tracks[track].stops, stops, strict=True):
        here = c.stops[number]
        here.once = stop.once
        here.reward, here.first, here.back = by.lower(stop.reward), by.lower(stop.first), by.lower(stop.back)


def of_leader(c: Content, leader: int) -> int:
    """The track that is a Leader's own, or NONE."""
    return NONE if leader == NONE else c.leader_track[leader]


def stops_of_leader(c: Content, leader: int) -> tuple[int, ...]:
    """Where the token of a Leader's own track can stand; nowhere for a Leader that has none."""
    track = of_leader(c, leader)
    return (NONE,) if track == NONE else c.place_tracks[track].stops


def begin(s: State, seat: int, track: int) -> None:
    """A Leader's token stands on its first stop."""
    assert s.mats is not None
    s.mats.training = with_seat(s.mats.training, seat, s.content.place_tracks[track].stops[0])


def following(s: State, seat: int, track: int) -> tuple[int, ...]:
    """Where the lines of a Leader's track lead from its token; nowhere at the end."""
    assert s.mats is not None
    return s.content.stops[s.mats.training[seat]].following


def reach(s: State, seat: int, stop: int) -> None:
    """Move a Leader's token, and take what the stop brings."""
    assert s.mats is not None
    s.mats.training = with_seat(s.mats.training, seat, stop)
    give(s, seat, s.content.stops[stop].reward, False)


def give(s: State, seat: int, reward: tuple[int, ...], at_once: bool) -> None:
    """What a stop brings joins the effects of its owner's turn; outside of it, or where the track says so, it comes at once."""
    if not at_once and s.turn == seat and s.turn_kind in (TURN_AGENT, TURN_REVEAL):
        s.pool.extend(reward)
    else:
        apply_all(s, seat, reward, BY_ITSELF)
