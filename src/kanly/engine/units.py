"""Troops: supply, garrison, Conflict, and the strength they make."""

from __future__ import annotations

from kanly.engine.codes import (
    CONFLICT,
    EV_DEPLOY,
    EV_LOSE_TROOP,
    EV_RECRUIT,
    EV_RETREAT,
    ON_DEPLOYED,
    TURN_NONE,
)
from kanly.engine.events import note
from kanly.engine.state import State
from kanly.engine.triggers import fire


def recruit(s: State, seat: int, troops: int) -> int:
    """From supply to garrison; what the supply can't cover is lost. Returns how many came."""
    me = s.seats[seat]
    came = min(troops, me.supply)
    if came:
        me.supply -= came
        me.garrison += came
        if s.turn == seat and s.turn_kind != TURN_NONE:
            s.turn_recruited += came
        if s.log is not None:
            note(s, EV_RECRUIT, seat, came)
    return came


def deploy(s: State, seat: int, troops: int) -> None:
    """From garrison to Conflict."""
    s.seats[seat].garrison -= troops
    enter_conflict(s, seat, troops)


def deploy_from_supply(s: State, seat: int, troops: int) -> None:
    came = min(troops, s.seats[seat].supply)
    s.seats[seat].supply -= came
    if came:
        enter_conflict(s, seat, came)


def enter_conflict(s: State, seat: int, troops: int) -> None:
    s.seats[seat].conflict += troops
    if s.log is not None:
        note(s, EV_DEPLOY, seat, troops)
    if s.turn == seat and s.turn_kind != TURN_NONE:
        s.turn_deployed += troops
        fire(s, seat, ON_DEPLOYED, s.turn_deployed)


def retreat(s: State, seat: int, troops: int) -> None:
    """From Conflict to garrison."""
    me = s.seats[seat]
    me.conflict -= troops
    me.garrison += troops
    note(s, EV_RETREAT, seat, troops)


def lose(s: State, seat: int, place: int, troops: int) -> None:
    """Back to the supply, as many as are there."""
    me = s.seats[seat]
    if place == CONFLICT:
        gone = min(troops, me.conflict)
        me.conflict -= gone
    else:
        gone = min(troops, me.garrison)
        me.garrison -= gone
    me.supply += gone
    if gone:
        note(s, EV_LOSE_TROOP, seat, gone, place)


def strength(s: State, seat: int) -> int:
    """Swords count only with a troop in the Conflict (R-100)."""
    me = s.seats[seat]
    return me.conflict * s.content.troop_strength + me.swords if me.conflict else 0
