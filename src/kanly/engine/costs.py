"""What stands before an arrow: whether it can be paid now, and paying it."""

from __future__ import annotations

from kanly.engine import battles, cards, spies, units
from kanly.engine.codes import (
    ASKING_BITS,
    CONFLICT,
    COST_DISCARD,
    COST_LOSE_INFLUENCE,
    COST_LOSE_TROOPS,
    COST_RECALL_SPIES,
    COST_RETREAT,
    COST_SPEND,
    COST_TRASH_CARD,
    COST_TRASH_INTRIGUE,
    COST_TRASH_SELF,
    COST_TURN_DOWN,
    EV_PAY,
    HAND,
    IN_PLAY,
    NONE,
    SOLARI,
    SPICE,
    STEP_DISCARD,
    STEP_LOSE_INFLUENCE,
    STEP_RECALL_SPY,
    STEP_RETREAT,
    STEP_TRASH,
    STEP_TRASH_INTRIGUE,
    STEP_TURN_DOWN,
)
from kanly.engine.content import Node
from kanly.engine.errors import KanlyError
from kanly.engine.events import note
from kanly.engine.gates import TRASH_ZONE_BITS
from kanly.engine.state import State


def held(s: State, seat: int, resource: int) -> int:
    me = s.seats[seat]
    return me.solari if resource == SOLARI else me.spice if resource == SPICE else me.water


def can_pay(s: State, seat: int, node: Node) -> bool:
    """Whether every part of an arrow's cost is there before the first is paid (R-047, R-049)."""
    me = s.seats[seat]
    lost = 0
    for code, a, amount in node.costs:
        if code == COST_SPEND:
            if held(s, seat, a) < amount:
                return False
        elif code == COST_TRASH_CARD:
            if a:
                if not trash_choices(s, seat, node):
                    return False
            elif not (me.hand or me.discard or me.play):
                return False
        elif code == COST_TRASH_SELF:
            if node.card not in me.play:
                return False
        elif code == COST_LOSE_INFLUENCE:
            # Parts of one kind have to be there together.
            lost += amount
            if max(me.influence) < amount or sum(me.influence) < lost:
                return False
        elif code == COST_LOSE_TROOPS:
            if me.conflict < amount:
                return False
        elif code == COST_TRASH_INTRIGUE:
            if not me.intrigues:
                return False
        elif code == COST_DISCARD:
            if len(me.hand) < amount:
                return False
        elif code == COST_RETREAT:
            if me.conflict < a:
                return False
        elif code == COST_RECALL_SPIES:
            if spies.on_board(s, seat) < amount:
                return False
        elif code == COST_TURN_DOWN:
            if not battles.to_turn_down(s, seat, a):
                return False
        else:
            raise KanlyError(f"no cost has the code {code}")
    return True


def trash_terms(node: Node) -> tuple[int, int]:
    """The zone and the faction of the card that an arrow's cost, or a trash effect, wants; NONE where any will do."""
    for code, which, _ in node.costs:
        if code == COST_TRASH_CARD:
            return (which & (1 << TRASH_ZONE_BITS) - 1) - 1, (which >> TRASH_ZONE_BITS) - 1
    return NONE, NONE


def trash_choices(s: State, seat: int, node: Node) -> list[tuple[int, int]]:
    """The cards, each with its zone, that a cost which names a zone or a faction may trash."""
    me = s.seats[seat]
    factions = s.content.card_factions
    source = node.card
    zone, faction = trash_terms(node)
    found: list[tuple[int, int]] = []
    if zone in (NONE, HAND):
        found += [(card, HAND) for card in me.hand]
    if zone in (NONE, IN_PLAY):
        others = me.play.copy()
        if source in others:
            others.remove(source)  # another card than the one with the arrow
        found += [(card, IN_PLAY) for card in others]
    return [pair for pair in found if faction == NONE or factions[pair[0]] >> faction & 1]


def spend(s: State, seat: int, resource: int, amount: int) -> None:
    me = s.seats[seat]
    if resource == SOLARI:
        me.solari -= amount
    elif resource == SPICE:
        me.spice -= amount
    else:
        me.water -= amount
    if s.noted:
        note(s, EV_PAY, seat, resource, amount)


def pay_costs(s: State, seat: int, number: int) -> None:
    """Pay all parts of an arrow; those that ask something go on the stack."""
    n = s.content.nodes[number]
    for code, a, amount in n.costs:
        if code == COST_SPEND:
            spend(s, seat, a, amount)
        elif code == COST_TRASH_CARD:
            s.stack.append((STEP_TRASH, seat, seat, 0, number + 1))
        elif code == COST_TRASH_SELF:
            cards.trash(s, seat, n.card, IN_PLAY, True)
        elif code == COST_LOSE_INFLUENCE:
            s.stack.append((STEP_LOSE_INFLUENCE, seat, seat, amount, number + 1))
        elif code == COST_LOSE_TROOPS:
            units.lose(s, seat, CONFLICT, amount)
        elif code == COST_TRASH_INTRIGUE:
            s.stack.append((STEP_TRASH_INTRIGUE, seat, seat, 0, number + 1))
        elif code == COST_DISCARD:
            s.stack.append((STEP_DISCARD, seat, seat, amount, number + 1 << ASKING_BITS | a + 1))
        elif code == COST_RETREAT:
            if a == amount:
                units.retreat(s, seat, amount)
            else:
                most = min(amount, s.seats[seat].conflict)
                s.stack.append((STEP_RETREAT, seat, seat, most, number + 1 << ASKING_BITS | a))
        elif code == COST_RECALL_SPIES:
            for _ in range(amount):
                s.stack.append((STEP_RECALL_SPY, seat, seat, 0, number + 1))
        elif code == COST_TURN_DOWN:
            s.stack.append((STEP_TURN_DOWN, seat, seat, a, number + 1))
