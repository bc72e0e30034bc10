"""Solari, spice and water that a seat gains."""

from __future__ import annotations

from kanly.engine.codes import EV_GAIN, ON_GAINED_SPICE, SOLARI, SPICE, TURN_NONE
from kanly.engine.events import note
from kanly.engine.reactions import fire
from kanly.engine.roles import RESOURCES
from kanly.engine.state import State


def gain(s: State, seat: int, resource: int, amount: int) -> None:
    if s.roles is not None:
        seat = s.roles.receiver(s, seat, RESOURCES)
        if s.roles.gains(s, seat, resource, amount):
            return
    me = s.seats[seat]
    if resource == SOLARI:
        me.solari += amount
    elif resource == SPICE:
        me.spice += amount
    else:
        me.water += amount
    if s.log is not None:
        note(s, EV_GAIN, seat, resource, amount)
    if s.tally is not None and resource == SPICE:
        count_spice(s, seat, amount)


def count_spice(s: State, seat: int, amount: int) -> None:
    """Spice that a seat gained on its own turn, from wherever (R-228, R-284)."""
    if s.tally is not None and s.turn == seat and s.turn_kind != TURN_NONE:
        s.tally.spice += amount
        if s.content.heard_by[ON_GAINED_SPICE]:
            fire(s, seat, ON_GAINED_SPICE, s.tally.spice)
