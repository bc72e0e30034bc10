"""Which seats the rules move, who decides for them, and in which order all take their turns."""

from __future__ import annotations

from kanly.engine.codes import NONE, TURN_AGENT
from kanly.engine.content import LevelTable, OpponentTable
from kanly.engine.state import State


def is_automa(s: State, seat: int) -> bool:
    return s.automa is not None and seat >= s.automa.people


def table(s: State) -> OpponentTable:
    """How the opponents of this game play."""
    assert s.automa is not None
    return s.content.opponents[s.automa.people]


def level(s: State) -> LevelTable:
    assert s.automa is not None
    return table(s).levels[s.automa.level]


def has_variant(s: State, variant: int) -> bool:
    return s.automa is not None and s.automa.variants & variant != 0


def is_mute(s: State, seat: int) -> bool:
    """Whether a seat never scores, and so can't win (R-347, R-376)."""
    automa = s.automa
    if automa is None or seat < automa.people:
        return False
    rival = automa.rivals[seat]
    return not table(s).scores or (rival != NONE and s.content.rival_streamlined[rival])


def decider_for_opponents(s: State) -> int:
    """Who is asked what an opponent does: the first of the people from the First Player on."""
    assert s.automa is not None
    person = s.first
    while person >= s.automa.people:
        person = (person + 1) % len(s.seats)
    return person


def following(s: State, seat: int) -> int:
    """Who comes after a seat. An opponent that never has the First Player marker sits after whoever has it (R-363)."""
    count = len(s.seats)
    automa = s.automa
    if automa is None or table(s).holds_marker:
        return (seat + 1) % count
    people = automa.people
    if seat == s.first:
        return people
    if seat >= people:
        if seat + 1 < count:
            return seat + 1
        return (s.first + 1) % people
    return (seat + 1) % people


def order(s: State) -> list[int]:
    """All seats from the First Player on."""
    found = [s.first]
    while len(found) < len(s.seats):
        found.append(following(s, found[-1]))
    return found


def others(s: State, seat: int) -> list[int]:
    """All other seats in the order of turns, from the left of this one."""
    found = [following(s, seat)]
    while len(found) < len(s.seats) - 1:
        found.append(following(s, found[-1]))
    return found


def after(s: State, seat: int) -> int:
    """Who may be on turn after a turn of this seat; some opponents come only after an Agent turn of the First Player
    (R-347)."""
    found = following(s, seat)
    if s.automa is not None and table(s).follows and found >= s.automa.people and s.turn_kind != TURN_AGENT:
        found = following(s, found)
    return found


def next_on_turn(s: State) -> int:
    """The first seat from `s.turn` on that still has a turn this round, or NONE."""
    automa = s.automa
    assert automa is not None
    seat = s.turn
    for away in range(len(s.seats)):
        me = s.seats[seat]
        if seat < automa.people:
            if not me.revealed:
                return seat
        elif me.agents and not automa.stuck >> seat & 1 and (away == 0 or not table(s).follows):
            return seat
        seat = following(s, seat)
    return NONE


def next_first(s: State) -> int:
    """Who has the First Player marker in the next round."""
    automa = s.automa
    if automa is None or table(s).holds_marker:
        return (s.first + 1) % len(s.seats)
    return (s.first + 1) % automa.people


def agents(s: State, seat: int) -> int:
    """How many Agents a seat has without Swordmaster and Mentat."""
    return table(s).agents if is_automa(s, seat) else s.content.agents
