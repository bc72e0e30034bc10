"""Units: troops in supply, garrison and Conflict, and the strength that they make with units of other kinds.

Troops are three numbers of a seat; the other kinds are the part `units`, and what they alone do stands in `pieces.py`."""

from __future__ import annotations

from kanly.engine.codes import (
    CONFLICT,
    EV_DEPLOY,
    EV_LOSE_TROOP,
    EV_RECRUIT,
    EV_RETREAT,
    ON_DEPLOYED,
    ON_DEPLOYED_UNITS,
    ON_RECRUITED,
    TURN_NONE,
)
from kanly.engine.events import note
from kanly.engine.reactions import fire
from kanly.engine.roles import UNITS
from kanly.engine.seats import receiver
from kanly.engine.state import Seat, State


def recruit(s: State, seat: int, troops: int) -> int:
    """From supply to garrison; what the supply can't cover is lost. Returns how many came."""
    owner = seat
    if s.roles is not None:
        seat = s.roles.receiver(s, seat, UNITS)
    me = s.seats[seat]
    came = min(troops, me.supply)
    if came:
        me.supply -= came
        me.garrison += came
        if s.turn == owner and s.turn_kind != TURN_NONE:
            s.turn_recruited += came
        if s.noted:
            note(s, EV_RECRUIT, seat, came)
        if s.content.heard_by[ON_RECRUITED]:
            fire(s, owner, ON_RECRUITED, came)
    return came


def may_deploy(s: State) -> bool:
    """Whether units may be sent to the Conflict this turn (R-267)."""
    return s.tally is None or not s.tally.barred


def deploy(s: State, seat: int, troops: int) -> None:
    """From garrison to Conflict."""
    s.seats[seat if s.roles is None else s.roles.receiver(s, seat, UNITS)].garrison -= troops
    enter_conflict(s, seat, troops)


def deploy_from_supply(s: State, seat: int, troops: int) -> None:
    me = of(s, seat)
    came = min(troops, me.supply)
    me.supply -= came
    if came:
        enter_conflict(s, seat, came)


def of(s: State, seat: int) -> Seat:
    """Whose units a seat's effects move."""
    return s.seats[seat if s.roles is None else s.roles.receiver(s, seat, UNITS)]


def enter_conflict(s: State, seat: int, troops: int) -> None:
    whose = seat if s.roles is None else s.roles.receiver(s, seat, UNITS)
    s.seats[whose].conflict += troops
    if s.noted:
        note(s, EV_DEPLOY, whose, troops)
    if s.turn == seat and s.turn_kind != TURN_NONE:
        s.turn_deployed += troops
        fire(s, seat, ON_DEPLOYED, s.turn_deployed)
        if s.tally is not None:
            count_units(s, seat, troops)


def count_units(s: State, seat: int, units: int) -> None:
    """Units of any kind came into the Conflict on their owner's turn, or left it (R-286)."""
    if s.tally is not None and s.turn == seat and s.turn_kind != TURN_NONE:
        s.tally.units += units
        if units > 0:
            fire(s, seat, ON_DEPLOYED_UNITS, s.tally.units)


def retreat(s: State, seat: int, troops: int) -> None:
    """From Conflict to garrison."""
    me = of(s, seat)
    me.conflict -= troops
    me.garrison += troops
    note(s, EV_RETREAT, receiver(s, seat, UNITS), troops)
    count_units(s, seat, -troops)


def lose(s: State, seat: int, place: int, troops: int) -> None:
    """Back to the supply, as many as are there."""
    seat = receiver(s, seat, UNITS)
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


def send_troops_home(s: State, seat: int) -> None:
    """After Combat they go back to the supply of whoever they belong to."""
    me = s.seats[seat]
    gone = me.conflict
    me.conflict = 0
    me.supply += gone
    note(s, EV_LOSE_TROOP, seat, gone, CONFLICT)


def elsewhere(s: State, seat: int) -> int:
    """How many troops of a seat are in no supply, garrison or Conflict."""
    found = 0 if s.mats is None else s.mats.memories[seat]
    for topic in s.content.topics:
        found += topic.troops_elsewhere(s, seat)
    return found


def of_kind(s: State, seat: int, kind: int) -> int:
    """How many units of a kind that is not troops a seat has in the Conflict."""
    return 0 if s.units is None else s.units.conflict[seat * len(s.content.unit_ids) + kind]


def controller(s: State, space: int) -> int:
    """Who controls a space, or NONE: a unit that holds it lies over any marker (R-309, R-399)."""
    if s.units is not None and s.units.holds:
        for seat, spaces in enumerate(s.units.holds):
            if space in spaces:
                return seat
    return s.control[space]


def present(s: State, seat: int) -> int:
    """How many units of any kind a seat has in the Conflict."""
    found = s.seats[seat].conflict
    if s.units is not None:
        kinds = len(s.content.unit_ids)
        for at in range(seat * kinds, seat * kinds + kinds):
            found += s.units.conflict[at]
    return found


def strength(s: State, seat: int) -> int:
    """Swords count only with a unit in the Conflict (R-100, R-101)."""
    me = s.seats[seat]
    total = me.conflict * s.content.troop_strength
    if s.units is not None:
        for kind, each in enumerate(s.content.unit_strength):
            total += each * of_kind(s, seat, kind)
    return total + me.swords if total else 0


def doubles(s: State, seat: int) -> bool:
    """Whether a unit of the seat doubles its reward; more of them double no further (R-171)."""
    if s.units is not None:
        for kind, doubling in enumerate(s.content.unit_doubles):
            if doubling and of_kind(s, seat, kind):
                return True
    return False
