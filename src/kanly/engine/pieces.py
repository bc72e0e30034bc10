"""Units that are no troops, place by place: supply or bank, garrison, Conflict, and spaces that they control."""

from __future__ import annotations

from kanly.engine import moves
from kanly.engine.codes import (
    ANY_KIND,
    CONFLICT,
    EV_COME_HOME,
    EV_COMMISSION,
    EV_DEPLOY_UNIT,
    EV_HOLD,
    EV_LOSE_FROM_GARRISON,
    EV_LOSE_UNIT,
    EV_RETREAT_UNIT,
    EV_SUMMON,
    NONE,
    TROOPS,
    TURN_NONE,
)
from kanly.engine.events import note
from kanly.engine.parts import with_cards, with_seat
from kanly.engine.roles import UNITS
from kanly.engine.seats import receiver
from kanly.engine.state import State
from kanly.engine.units import count_units, may_deploy


def place_of(s: State, seat: int, kind: int) -> int:
    """Where a seat's units of a kind are counted."""
    return seat * len(s.content.unit_ids) + kind


def more_in_conflict(s: State, seat: int, kind: int, number: int) -> None:
    assert s.units is not None
    at = place_of(s, seat, kind)
    s.units.conflict = with_seat(s.units.conflict, at, s.units.conflict[at] + number)


def more_in_garrison(s: State, seat: int, kind: int, number: int) -> None:
    assert s.units is not None
    at = place_of(s, seat, kind)
    s.units.garrison = with_seat(s.units.garrison, at, s.units.garrison[at] + number)


def more_in_supply(s: State, seat: int, kind: int, number: int) -> None:
    """The bank never runs out, so nobody counts what is there (R-009)."""
    assert s.units is not None
    if s.content.unit_limit[kind] != NONE:
        at = place_of(s, seat, kind)
        s.units.supply = with_seat(s.units.supply, at, s.units.supply[at] + number)


def to_be_had(s: State, seat: int, kind: int, number: int) -> int:
    """How many of so many units the supply of whoever gets them covers."""
    assert s.units is not None
    if s.content.unit_limit[kind] == NONE:
        return number
    return min(number, s.units.supply[place_of(s, receiver(s, seat, UNITS), kind)])


def in_garrison(s: State, seat: int, kind: int) -> int:
    """How many units of a kind that is not troops stand in the garrison of a seat."""
    return 0 if s.units is None or not s.units.garrison else s.units.garrison[place_of(s, seat, kind)]


def all_of(s: State, seat: int, kind: int) -> int:
    """How many units of a kind that is not troops a seat has, wherever they are."""
    assert s.units is not None
    at = place_of(s, seat, kind)
    found = s.units.conflict[at] + in_garrison(s, seat, kind)
    if s.units.supply:
        found += s.units.supply[at]
    if kind == s.content.unit_control:
        found += len(s.units.holds[seat])
    return found


# --- into the Conflict


def may_enter(s: State, kind: int) -> bool:
    """Whether units of this kind can come to the Conflict now (R-088)."""
    if not may_deploy(s):
        return False
    for topic in s.content.topics:
        if topic.keeps_out(s, kind):
            return False
    return True


def summon(s: State, seat: int, kind: int, number: int) -> None:
    """From supply or bank straight into the Conflict; it uses up no allowance (R-087)."""
    number = to_be_had(s, seat, kind, number)
    if not number:
        return
    owner, seat = seat, receiver(s, seat, UNITS)
    more_in_supply(s, seat, kind, -number)
    more_in_conflict(s, seat, kind, number)
    note(s, EV_SUMMON, seat, number, kind)
    count_units(s, owner, number)


def commission(s: State, seat: int, kind: int, number: int) -> None:
    """From supply or bank to the garrison; what the supply can't cover is lost."""
    assert s.units is not None
    number = to_be_had(s, seat, kind, number)
    if not number:
        return
    owner, seat = seat, receiver(s, seat, UNITS)
    more_in_supply(s, seat, kind, -number)
    more_in_garrison(s, seat, kind, number)
    if s.turn == owner and s.turn_kind != TURN_NONE:
        at = place_of(s, owner, kind)
        s.units.commissioned = with_seat(s.units.commissioned, at, s.units.commissioned[at] + number)
    note(s, EV_COMMISSION, seat, number, kind)


def deploy(s: State, seat: int, kind: int, number: int) -> None:
    """From garrison to Conflict. What asks for troops that were deployed does not count them (R-404)."""
    owner, seat = seat, receiver(s, seat, UNITS)
    more_in_garrison(s, seat, kind, -number)
    more_in_conflict(s, seat, kind, number)
    note(s, EV_DEPLOY_UNIT, seat, number, kind)
    count_units(s, owner, number)


def fresh(s: State, seat: int, kind: int) -> int:
    """How many units of a kind were commissioned this turn and not deployed."""
    assert s.units is not None
    return s.units.commissioned[place_of(s, seat, kind)]


def set_fresh(s: State, seat: int, kind: int, number: int) -> None:
    assert s.units is not None
    s.units.commissioned = with_seat(s.units.commissioned, place_of(s, seat, kind), number)


def deploy_moves(s: State, seat: int, found: list[int]) -> None:
    """After a visit to a Combat space: those of this turn, and of the garrison as many as the space still lets go, whatever
    their kind (R-078)."""
    if not s.content.space_combat[s.turn_space]:
        return
    for kind in s.content.stationed:
        for number in range(1, deployable(s, seat, kind) + 1):
            found.append(moves.make(moves.DEPLOY, number, kind + 1))


def deployable(s: State, seat: int, kind: int) -> int:
    """How many units of a kind may go from the garrison after a visit to a Combat space."""
    there = in_garrison(s, receiver(s, seat, UNITS), kind)
    return min(fresh(s, seat, kind) + s.turn_allowance, there) if there and may_enter(s, kind) else 0


def deploy_all(s: State, seat: int) -> None:
    """A seat that the rules move sends what it may."""
    if s.units is not None and s.units.garrison:
        for kind in s.content.stationed:
            number = deployable(s, seat, kind)
            if number:
                deploy_after_visit(s, seat, kind, number)


def deploy_after_visit(s: State, seat: int, kind: int, number: int) -> None:
    """One of these moves was played: those of this turn go first."""
    new = min(number, fresh(s, seat, kind))
    set_fresh(s, seat, kind, fresh(s, seat, kind) - new)
    s.turn_allowance -= number - new
    deploy(s, seat, kind, number)


def begin_turn(s: State) -> None:
    """What was commissioned before is in the garrison like any other."""
    assert s.units is not None
    s.units.commissioned = (0,) * len(s.units.commissioned)


# --- between Conflict and garrison, by an effect


def movable(s: State, seat: int, movers: int, place: int) -> int:
    """How many of what an effect moves (see `TROOPS` and `ANY_KIND`) a seat has in the garrison or the Conflict."""
    seat = receiver(s, seat, UNITS)
    me = s.seats[seat]
    troops = me.conflict if place == CONFLICT else me.garrison
    if movers == TROOPS:
        return troops
    found = troops if movers == ANY_KIND else 0
    for kind in s.content.stationed:
        if movers in (ANY_KIND, kind + 1):
            found += count_in(s, seat, kind, place)
    return found


def count_in(s: State, seat: int, kind: int, place: int) -> int:
    """How many units of a kind a seat has there; those that may not enter the Conflict can't be counted on in the garrison."""
    assert s.units is not None
    if place == CONFLICT:
        return s.units.conflict[place_of(s, seat, kind)]
    return in_garrison(s, seat, kind) if may_enter(s, kind) else 0


def move_choices(s: State, seat: int, movers: int, place: int, least: int, most: int, move: int) -> list[int]:
    """The moves of a kind for up to so many units."""
    seat = receiver(s, seat, UNITS)
    me = s.seats[seat]
    found = [moves.make(move, 0)] if not least else []
    if movers == ANY_KIND:
        troops = min(most, me.conflict if place == CONFLICT else me.garrison)
        found += [moves.make(move, number) for number in range(max(1, least), troops + 1)]
    for kind in s.content.stationed:
        if movers in (ANY_KIND, kind + 1):
            there = min(most, count_in(s, seat, kind, place))
            found += [moves.make(move, number, kind + 1) for number in range(max(1, least), there + 1)]
    return found


def retreat(s: State, seat: int, kind: int, number: int) -> None:
    """From Conflict to garrison."""
    owner, seat = seat, receiver(s, seat, UNITS)
    more_in_conflict(s, seat, kind, -number)
    more_in_garrison(s, seat, kind, number)
    note(s, EV_RETREAT_UNIT, seat, number, kind)
    count_units(s, owner, -number)


def lose(s: State, seat: int, kind: int, place: int, number: int) -> None:
    """Back to supply or bank, as many as are there."""
    assert s.units is not None
    seat = receiver(s, seat, UNITS)
    at = place_of(s, seat, kind)
    if place == CONFLICT:
        number = min(number, s.units.conflict[at])
        more_in_conflict(s, seat, kind, -number)
    else:
        number = min(number, in_garrison(s, seat, kind))
        if number:
            more_in_garrison(s, seat, kind, -number)
    more_in_supply(s, seat, kind, number)
    if number:
        note(s, EV_LOSE_UNIT if place == CONFLICT else EV_LOSE_FROM_GARRISON, seat, number, kind)


# --- after Combat


def to_control(s: State, seat: int) -> list[int]:
    """The spaces on which the winner of a Conflict can put a unit: those that can be controlled and hold none (R-309, R-400)."""
    c = s.content
    if s.units is None or c.unit_control == NONE or not s.units.conflict[place_of(s, seat, c.unit_control)]:
        return []
    if s.roles is not None and not s.roles.takes_control(s, seat):
        return []
    held = [space for spaces in s.units.holds for space in spaces]
    return [
        space for space, bonus in enumerate(c.space_control_bonus) if bonus[0] != NONE and space not in held
    ]


def hold(s: State, seat: int, space: int) -> None:
    """The winner puts a unit on a space; then those of the Combat before come back to their garrisons (R-400)."""
    assert s.units is not None
    kind = s.content.unit_control
    before = s.units.holds
    more_in_conflict(s, seat, kind, -1)
    s.units.holds = with_cards(((),) * len(before), seat, (space,))
    note(s, EV_HOLD, seat, space, kind)
    bring_back(s, before)


def relieve(s: State) -> None:
    """Nobody puts a unit on a space: only those of the Combat before come back."""
    assert s.units is not None
    before = s.units.holds
    s.units.holds = ((),) * len(before)
    bring_back(s, before)


def bring_back(s: State, held: tuple[tuple[int, ...], ...]) -> None:
    """Units that held these spaces are in the garrisons again."""
    kind = s.content.unit_control
    for seat, spaces in enumerate(held):
        if spaces:
            more_in_garrison(s, seat, kind, len(spaces))
            note(s, EV_COME_HOME, seat, len(spaces), kind)


def send_home(s: State) -> None:
    """After Combat units that are no troops go to the garrison, to the supply or to the bank, as their kind says (R-166,
    R-308)."""
    if s.units is None or not any(s.units.conflict):
        return
    for seat in range(len(s.seats)):
        for kind, returns in enumerate(s.content.unit_returns):
            number = s.units.conflict[place_of(s, seat, kind)]
            if number and returns:
                more_in_garrison(s, seat, kind, number)
                note(s, EV_COME_HOME, seat, number, kind)
            elif number:
                more_in_supply(s, seat, kind, number)
    s.units.conflict = (0,) * len(s.units.conflict)
