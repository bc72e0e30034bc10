"""What stands before an arrow: whether it can be paid now, and paying it."""

from __future__ import annotations

from typing import Final

from kanly import effects as fx
from kanly.engine import cards, seats, units
from kanly.engine.codes import (
    ASKING_BITS,
    CHOSEN,
    CONFLICT,
    COST_DISCARD,
    COST_LOSE_INFLUENCE,
    COST_LOSE_TROOPS,
    COST_RETREAT,
    COST_SPEND,
    COST_TRASH_CARD,
    COST_TRASH_INTRIGUE,
    COST_TRASH_SELF,
    EV_PAY,
    HAND,
    IN_PLAY,
    NONE,
    SOLARI,
    SPICE,
    STEP_DISCARD,
    STEP_LOSE_INFLUENCE,
    STEP_RETREAT,
    STEP_TRASH,
    STEP_TRASH_INTRIGUE,
)
from kanly.engine.content import Node
from kanly.engine.errors import KanlyError
from kanly.engine.events import note
from kanly.engine.gate import PRICES, Numbers, Price, register_cost
from kanly.engine.gates import RESOURCES
from kanly.engine.roles import INFLUENCE, UNITS
from kanly.engine.stack import apply_all
from kanly.engine.state import State

# A card to be trashed is asked for with a zone and a faction in one number: zone + 1, then faction + 1.
TRASH_ZONE_BITS: Final = 3


def held(s: State, seat: int, resource: int) -> int:
    me = s.seats[seat]
    return me.solari if resource == SOLARI else me.spice if resource == SPICE else me.water


def can_pay(s: State, seat: int, node: Node) -> bool:
    """Whether every part of an arrow's cost is there before the first is paid (R-047, R-049)."""
    costs = node.costs
    for at, (code, a, b) in enumerate(costs):
        if code == COST_SPEND:
            # By far the most usual one.
            if held(s, seat, a) < b:
                return False
            continue
        before = 0
        for other in range(at):
            if costs[other][0] == code:
                before += costs[other][2]
        if not PRICES[code].payable(s, seat, node, a, b, before):
            return False
    return True


def pay_costs(s: State, seat: int, number: int) -> None:
    """Pay all parts of an arrow; those that ask something go on the stack."""
    n = s.content.nodes[number]
    for code, a, b in n.costs:
        PRICES[code].pay(s, seat, n, a, b)


def pay(s: State, seat: int, node: int) -> None:
    """Pay all parts of an arrow, those that ask something last; then what it buys happens."""
    apply_all(s, seat, s.content.nodes[node].kids, CHOSEN)
    pay_costs(s, seat, node)


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


# --- costs


class Spend(Price):
    def lower(self, cost: fx.Cost, numbers: Numbers) -> tuple[int, int]:
        assert isinstance(cost, fx.Spend)
        return RESOURCES[cost.resource], cost.amount

    def payable(self, s: State, seat: int, node: Node, a: int, b: int, before: int) -> bool:
        return held(s, seat, a) >= b

    def pay(self, s: State, seat: int, node: Node, a: int, b: int) -> None:
        spend(s, seat, a, b)

    def paid_by_opponent(self, s: State, seat: int, node: Node, a: int, b: int) -> None:
        spend(s, seat, a, b)


class TrashCard(Price):
    def lower(self, cost: fx.Cost, numbers: Numbers) -> tuple[int, int]:
        assert isinstance(cost, fx.TrashCard)
        zones = {None: 0, fx.Zone.HAND: HAND + 1, fx.Zone.IN_PLAY: IN_PLAY + 1}
        if cost.zone not in zones:
            raise KanlyError(f"{cost}: a card is trashed as a cost from hand or from play, or from any zone")
        faction = 0 if cost.faction is None else numbers.faction_number(cost.faction) + 1
        return faction << TRASH_ZONE_BITS | zones[cost.zone], 1

    def payable(self, s: State, seat: int, node: Node, a: int, b: int, before: int) -> bool:
        if a:
            return bool(trash_choices(s, seat, node))
        me = s.seats[seat]
        return bool(me.hand or me.discard or me.play)

    def pay(self, s: State, seat: int, node: Node, a: int, b: int) -> None:
        s.stack.append((STEP_TRASH, seat, seat, 0, node.number + 1))


class TrashSelf(Price):
    def payable(self, s: State, seat: int, node: Node, a: int, b: int, before: int) -> bool:
        return node.card in s.seats[seat].play

    def pay(self, s: State, seat: int, node: Node, a: int, b: int) -> None:
        cards.trash(s, seat, node.card, IN_PLAY, True)


class TrashIntrigue(Price):
    def lower(self, cost: fx.Cost, numbers: Numbers) -> tuple[int, int]:
        numbers.needs_tally()
        return 0, 1

    def payable(self, s: State, seat: int, node: Node, a: int, b: int, before: int) -> bool:
        return bool(s.seats[seat].intrigues)

    def pay(self, s: State, seat: int, node: Node, a: int, b: int) -> None:
        s.stack.append((STEP_TRASH_INTRIGUE, seat, seat, 0, node.number + 1))


class DiscardCards(Price):
    """`a`: the node of the bonus, or NONE."""

    def lower(self, cost: fx.Cost, numbers: Numbers) -> tuple[int, int]:
        assert isinstance(cost, fx.DiscardCards)
        return numbers.bonus(cost.faction, cost.bonus) if cost.bonus else NONE, cost.cards

    def payable(self, s: State, seat: int, node: Node, a: int, b: int, before: int) -> bool:
        return len(s.seats[seat].hand) >= b

    def pay(self, s: State, seat: int, node: Node, a: int, b: int) -> None:
        s.stack.append((STEP_DISCARD, seat, seat, b, node.number + 1 << ASKING_BITS | a + 1))


class LoseInfluence(Price):
    def lower(self, cost: fx.Cost, numbers: Numbers) -> tuple[int, int]:
        assert isinstance(cost, fx.LoseInfluence)
        return 0, cost.amount

    def payable(self, s: State, seat: int, node: Node, a: int, b: int, before: int) -> bool:
        # Parts of one kind have to be there together.
        levels = s.seats[seats.receiver(s, seat, INFLUENCE)].influence
        return max(levels) >= b and sum(levels) >= before + b

    def pay(self, s: State, seat: int, node: Node, a: int, b: int) -> None:
        s.stack.append((STEP_LOSE_INFLUENCE, seat, seat, b, node.number + 1))


class LoseTroops(Price):
    def lower(self, cost: fx.Cost, numbers: Numbers) -> tuple[int, int]:
        assert isinstance(cost, fx.LoseTroops)
        return 0, cost.troops

    def payable(self, s: State, seat: int, node: Node, a: int, b: int, before: int) -> bool:
        return s.seats[seats.receiver(s, seat, UNITS)].conflict >= b

    def pay(self, s: State, seat: int, node: Node, a: int, b: int) -> None:
        units.lose(s, seat, CONFLICT, b)


class RetreatTroops(Price):
    """`a`: at least; `b`: at most."""

    def lower(self, cost: fx.Cost, numbers: Numbers) -> tuple[int, int]:
        assert isinstance(cost, fx.RetreatTroops)
        return cost.least, cost.most

    def payable(self, s: State, seat: int, node: Node, a: int, b: int, before: int) -> bool:
        return s.seats[seats.receiver(s, seat, UNITS)].conflict >= a

    def pay(self, s: State, seat: int, node: Node, a: int, b: int) -> None:
        if a == b:
            units.retreat(s, seat, b)
        else:
            most = min(b, s.seats[seats.receiver(s, seat, UNITS)].conflict)
            s.stack.append((STEP_RETREAT, seat, seat, most, node.number + 1 << ASKING_BITS | a))


register_cost(fx.Spend, Spend(""), COST_SPEND)
register_cost(fx.TrashCard, TrashCard("trash"), COST_TRASH_CARD)
register_cost(fx.TrashSelf, TrashSelf("trash_this"), COST_TRASH_SELF)
register_cost(fx.LoseInfluence, LoseInfluence("influence"), COST_LOSE_INFLUENCE)
register_cost(fx.LoseTroops, LoseTroops("troops"), COST_LOSE_TROOPS)
register_cost(fx.TrashIntrigue, TrashIntrigue("intrigue"), COST_TRASH_INTRIGUE)
register_cost(fx.DiscardCards, DiscardCards("discard"), COST_DISCARD)
register_cost(fx.RetreatTroops, RetreatTroops("retreat"), COST_RETREAT)
