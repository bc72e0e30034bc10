"""Victory Points and where each came from."""

from __future__ import annotations

from kanly.engine.codes import EV_POINTS
from kanly.engine.events import note
from kanly.engine.state import State


def score(s: State, seat: int, points: int, source: int) -> None:
    if s.roles is not None and not s.roles.scores(s, seat):
        return
    me = s.seats[seat]
    me.points += points
    me.sources += (source,) * points
    note(s, EV_POINTS, seat, points, source)


def unscore(s: State, seat: int, source: int) -> None:
    """Give back one point of this source."""
    if s.roles is not None and not s.roles.scores(s, seat):
        return
    me = s.seats[seat]
    me.points -= 1
    at = me.sources.index(source)
    me.sources = me.sources[:at] + me.sources[at + 1 :]
    note(s, EV_POINTS, seat, -1, source)
