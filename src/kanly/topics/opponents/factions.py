"""With which faction an opponent gains Influence (R-352, R-364, R-371)."""

from __future__ import annotations

from collections.abc import Sequence

from kanly.engine import influence
from kanly.engine.codes import BY_ITSELF, NONE, PICK_ALLIANCE, PICK_MOST, STEP_FACTION, TURN_OPENING
from kanly.engine.content import Node
from kanly.engine.events import note
from kanly.engine.influence import factions_open
from kanly.engine.stack import apply_all
from kanly.engine.state import State
from kanly.topics.opponents.kinds import EV_SCHEME
from kanly.topics.opponents.part import automa_of
from kanly.topics.opponents.state_board import board_of


def priority(s: State, seat: int) -> tuple[int, ...]:
    """The factions in the order of the Rival's card; empty where a person breaks ties."""
    rival = automa_of(s).rivals[seat]
    return () if rival == NONE else s.content.rival_priority[rival]


def with_room(s: State, seat: int) -> int:
    """The factions whose tracks the seat can still climb, as a bit mask."""
    levels = s.seats[seat].influence
    mask = 0
    for faction in range(len(levels)):
        if levels[faction] < s.content.track_top[faction]:
            mask |= 1 << faction
    return mask


def least(s: State, seat: int, mask: int) -> int:
    """Those of the factions with which the seat has the least Influence."""
    levels = s.seats[seat].influence
    lowest = min([levels[f] for f in range(len(levels)) if mask >> f & 1], default=0)
    return sum([1 << f for f in range(len(levels)) if mask >> f & 1 and levels[f] == lowest])


def most(s: State, seat: int, mask: int) -> int:
    levels = s.seats[seat].influence
    highest = max([levels[f] for f in range(len(levels)) if mask >> f & 1], default=0)
    return sum([1 << f for f in range(len(levels)) if mask >> f & 1 and levels[f] == highest])


def leftmost(s: State, seat: int, mask: int) -> int:
    """The first of the factions in the Rival's order of priority; NONE if there is none. Those that its card does not name, as they
    came with a module, stand behind the others."""
    order = priority(s, seat)
    for faction in order:
        if mask >> faction & 1:
            return faction
    return (mask & -mask).bit_length() - 1 if order else NONE


def wins_alliance(s: State, seat: int, faction: int, amount: int) -> bool:
    """Whether gaining this much would bring the Alliance token."""
    if s.seats[seat].alliances >> faction & 1:
        return False
    new = min(s.content.track_top[faction], s.seats[seat].influence[faction] + amount)
    if new < s.content.track_alliance_at[faction]:
        return False
    board = board_of(s)
    return all(board.influence(other, faction) < new for other in range(len(s.seats)) if other != seat)


def pick(s: State, seat: int, amount: int, how: int) -> int:
    """The faction that a Rival picks, or NONE."""
    mask = with_room(s, seat)
    if how == PICK_MOST:
        return leftmost(s, seat, most(s, seat, mask))
    if how == PICK_ALLIANCE:
        winning = 0
        for faction in range(s.content.faction_count):
            if mask >> faction & 1 and wins_alliance(s, seat, faction, amount):
                winning |= 1 << faction
        mask = winning or mask
    return leftmost(s, seat, least(s, seat, mask))


def gain(s: State, seat: int, faction: int, amount: int) -> None:
    """Influence with one faction."""
    if faction == NONE:
        return
    new = s.seats[seat].influence[faction] + amount
    if new >= s.content.track_alliance_at[faction] and not s.seats[seat].alliances >> faction & 1:
        ask(s, seat, (faction,))
    before = s.seats[seat].influence
    influence.gain(s, seat, faction, amount)
    if s.turn_kind == TURN_OPENING and s.seats[seat].influence != before:
        # Before the Agent is sent: a card that was passed over may send it now.
        automa_of(s).passed = ()


def ask(s: State, seat: int, factions: Sequence[int]) -> None:
    """Where all others stand with these factions. The answers are thrown away: a real table writes them into the state, where the rules that
    people and opponents share look for them."""
    board = board_of(s)
    for other in range(len(s.seats)):
        if other != seat:
            for faction in factions:
                board.influence(other, faction)


def choose(s: State, seat: int, n: Node) -> None:
    """An Influence effect that leaves the choice of factions open."""
    if not n.c:  # only where somebody is ahead
        ask(s, seat, range(s.content.faction_count))
    mask = factions_open(s, seat, n)
    if not mask:
        return
    if not priority(s, seat):
        s.stack.append((STEP_FACTION, seat, seat, n.number, 0))
        return
    # All are named before any is gained.
    named: list[int] = []
    for _ in range(max(1, n.c)):
        if mask:
            named.append(leftmost(s, seat, least(s, seat, mask)))
            mask &= ~(1 << named[-1])
    for faction in named:
        gain(s, seat, faction, n.a)


def scheme(s: State, seat: int) -> None:
    """The Rival has placed the last of its Spies (R-369)."""
    rival = automa_of(s).rivals[seat]
    if rival != NONE:
        note(s, EV_SCHEME, seat)
        apply_all(s, seat, s.content.rival_scheme[rival], BY_ITSELF)
