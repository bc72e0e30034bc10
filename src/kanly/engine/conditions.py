"""Whether a condition holds now, and whether a cost can be paid now."""

from __future__ import annotations

from kanly.engine.codes import (
    COST_LOSE_INFLUENCE,
    COST_LOSE_TROOPS,
    COST_SPEND,
    COST_TRASH_CARD,
    COST_TRASH_SELF,
    IF_ALLIANCE,
    IF_ANOTHER_IN_PLAY,
    IF_COUNCIL,
    IF_DECK,
    IF_ENEMY_IN_CONFLICT,
    IF_FACTIONS_AT,
    IF_INFLUENCE,
    IF_MENTAT_HOME,
    IF_OWNS,
    IF_OWNS_MOST,
    NONE,
    SOLARI,
    SPICE,
)
from kanly.engine.content import Node
from kanly.engine.errors import KanlyError
from kanly.engine.state import State


def owned(s: State, seat: int, card: int) -> int:
    """How many copies of a card a seat owns, wherever they are."""
    me = s.seats[seat]
    return (
        me.hand.count(card)
        + me.deck.count(card)
        + me.top.count(card)
        + me.discard.count(card)
        + me.play.count(card)
    )


def holds(s: State, seat: int, node: Node) -> bool:
    """Whether the condition of a When node holds for a seat."""
    code, a, b = node.costs[0]
    me = s.seats[seat]
    if code == IF_ALLIANCE:
        return me.alliances & a != 0
    if code == IF_INFLUENCE:
        return me.influence[a] >= b
    if code == IF_ANOTHER_IN_PLAY:
        factions = s.content.card_factions
        count = 0
        for card in me.play:
            if factions[card] >> a & 1:
                count += 1
        # The card itself belongs to the faction or not; another one has to be there in either case.
        own = node.card != NONE and bool(factions[node.card] >> a & 1) and node.card in me.play
        return count > int(own)
    if code == IF_COUNCIL:
        return me.council != 0
    if code == IF_MENTAT_HOME:
        return s.mentat == NONE
    if code == IF_ENEMY_IN_CONFLICT:
        return any(other.conflict > 0 for i, other in enumerate(s.seats) if i != seat)
    if code == IF_DECK:
        return bool(me.deck or me.top)
    if code == IF_FACTIONS_AT:
        return sum(1 for level in me.influence if level >= a) >= b
    if code == IF_OWNS:
        return owned(s, seat, a) >= b
    if code == IF_OWNS_MOST:
        mine = owned(s, seat, a)
        return all(owned(s, other, a) < mine for other in range(len(s.seats)) if other != seat)
    raise KanlyError(f"no condition has the code {code}")


def held(s: State, seat: int, resource: int) -> int:
    me = s.seats[seat]
    return me.solari if resource == SOLARI else me.spice if resource == SPICE else me.water


def can_pay(s: State, seat: int, node: Node) -> bool:
    """Whether every part of an arrow's cost is there before the first is paid (R-047, R-049)."""
    me = s.seats[seat]
    for code, a, amount in node.costs:
        if code == COST_SPEND:
            if held(s, seat, a) < amount:
                return False
        elif code == COST_TRASH_CARD:
            if not (me.hand or me.discard or me.play):
                return False
        elif code == COST_TRASH_SELF:
            if node.card not in me.play:
                return False
        elif code == COST_LOSE_INFLUENCE:
            if all(level < amount for level in me.influence):
                return False
        elif code == COST_LOSE_TROOPS:
            if me.conflict < amount:
                return False
        else:
            raise KanlyError(f"no cost has the code {code}")
    return True
