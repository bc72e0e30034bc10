"""Influence tracks and Alliances."""

from __future__ import annotations

from kanly.engine.codes import (
    BY_ITSELF,
    EV_ALLIANCE,
    EV_ALLIANCE_LOST,
    EV_INFLUENCE,
    FROM_ALLIANCE,
    FROM_FRIENDSHIP,
    NONE,
    ON_BEFRIENDED,
    ON_GAINED_INFLUENCE,
    STEP_ALLIANCE,
)
from kanly.engine.content import Node
from kanly.engine.events import note
from kanly.engine.reactions import fire, hears
from kanly.engine.roles import INFLUENCE
from kanly.engine.scoring import score, unscore
from kanly.engine.stack import apply_all
from kanly.engine.state import State


def holder(s: State, faction: int) -> int:
    """Who holds the faction's Alliance token, or NONE."""
    bit = 1 << faction
    for i, seat in enumerate(s.seats):
        if seat.alliances & bit:
            return i
    return NONE


def factions_open(s: State, seat: int, n: Node) -> int:
    """The factions that an Influence node may choose: those that the track has room for, if any (R-192)."""
    tops = s.content.track_top
    if s.roles is not None:
        seat = s.roles.receiver(s, seat, INFLUENCE)
    levels = s.seats[seat].influence
    if n.c and not n.b & (n.b - 1):
        only = n.b.bit_length() - 1
        return n.b if levels[only] < tops[only] else 0
    mask = 0
    for faction in range(len(levels)):
        if (
            n.b >> faction & 1
            and levels[faction] < tops[faction]
            and (n.c or any(other.influence[faction] > levels[faction] for other in s.seats))
        ):
            mask |= 1 << faction
    return mask


def give_alliance(s: State, faction: int, seat: int, loser: int) -> None:
    """Move the token to a seat (NONE: to the board), with its point."""
    bit = 1 << faction
    if loser != NONE:
        s.seats[loser].alliances &= ~bit
        unscore(s, loser, FROM_ALLIANCE + faction)
        note(s, EV_ALLIANCE_LOST, loser, faction)
    if seat != NONE:
        s.seats[seat].alliances |= bit
        note(s, EV_ALLIANCE, seat, faction)
        score(s, seat, 1, FROM_ALLIANCE + faction)


def is_quiet(s: State, seat: int, faction: int, amount: int) -> bool:
    """Whether gaining this much changes a number and nothing else, none of it is lost, and nothing could be won by losing
    Influence first and coming past the same place again (R-193)."""
    c = s.content
    if s.roles is not None:
        seat = s.roles.receiver(s, seat, INFLUENCE)
    me = s.seats[seat]
    old = me.influence[faction]
    new = old + amount
    if new > c.track_top[faction] or new >= c.track_asked_from[faction]:
        return False
    if (
        old >= c.track_point_at[faction]
        and me.leader != NONE
        and c.leader_befriends[me.leader] >> faction & 1
    ):
        return False
    if c.heard_by[ON_GAINED_INFLUENCE] and hears(s, seat, ON_GAINED_INFLUENCE, 1 << faction):
        return False
    if old < c.track_point_at[faction] <= new or old < c.track_bonus_at[faction] <= new:
        return False
    if new < c.track_alliance_at[faction] or me.alliances >> faction & 1:
        return True
    ally = holder(s, faction)
    return ally != NONE and new <= s.seats[ally].influence[faction]


def set_level(s: State, seat: int, faction: int, level: int) -> None:
    levels = list(s.seats[seat].influence)
    levels[faction] = level
    s.seats[seat].influence = tuple(levels)


def gain(s: State, seat: int, faction: int, amount: int) -> None:
    """Move up; what goes beyond the top of the track is lost."""
    c = s.content
    if s.roles is not None:
        seat = s.roles.receiver(s, seat, INFLUENCE)
    me = s.seats[seat]
    old = me.influence[faction]
    new = min(c.track_top[faction], old + amount)
    if new == old:
        return
    set_level(s, seat, faction, new)
    if s.noted:
        note(s, EV_INFLUENCE, seat, faction, new - old)
    if c.heard_by[ON_GAINED_INFLUENCE]:
        fire(s, seat, ON_GAINED_INFLUENCE, new - old, 1 << faction)
    if old < c.track_point_at[faction] <= new:
        score(s, seat, 1, FROM_FRIENDSHIP + faction)
        fire(s, seat, ON_BEFRIENDED, 1, 1 << faction)
    if new >= c.track_alliance_at[faction] and not me.alliances >> faction & 1:
        ally = holder(s, faction)
        if ally == NONE:
            give_alliance(s, faction, seat, NONE)
        elif new > s.seats[ally].influence[faction]:
            give_alliance(s, faction, seat, ally)
    if old < c.track_bonus_at[faction] <= new and (s.roles is None or s.roles.takes_bonus(s, seat, faction)):
        apply_all(s, seat, c.track_bonus[faction], BY_ITSELF)


def lose(s: State, seat: int, faction: int, amount: int) -> None:
    """Move down. A seat that was level with the Alliance's holder takes the token; the holder picks among several."""
    c = s.content
    if s.roles is not None:
        seat = s.roles.receiver(s, seat, INFLUENCE)
    me = s.seats[seat]
    old = me.influence[faction]
    new = max(0, old - amount)
    if new == old:
        return
    set_level(s, seat, faction, new)
    note(s, EV_INFLUENCE, seat, faction, new - old)
    if new < c.track_point_at[faction] <= old:
        unscore(s, seat, FROM_FRIENDSHIP + faction)
    if not me.alliances >> faction & 1:
        return
    # Whoever was level with the holder on the way down stands above it now.
    above = max([other.influence[faction] for i, other in enumerate(s.seats) if i != seat])
    level = [i for i, other in enumerate(s.seats) if i != seat and other.influence[faction] == above]
    if above > new and above >= c.track_alliance_at[faction]:
        if len(level) == 1:
            give_alliance(s, faction, level[0], seat)
        else:
            s.stack.append((STEP_ALLIANCE, seat, seat, faction, above))
    elif new < c.track_alliance_at[faction]:
        give_alliance(s, faction, NONE, seat)
