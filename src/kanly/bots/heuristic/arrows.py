"""What stands before an arrow: what it costs this seat, or that it can't be paid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.engine import codes
from kanly.engine.codes import FACTION_COUNT, HAND, IN_PLAY, NONE
from kanly.engine.content import Node
from kanly.engine.gates import TRASH_ZONE_BITS

if TYPE_CHECKING:
    from kanly.bots.heuristic.judge import Judge

# What the parts of a cost take from somebody who will play the card on a later turn.
RESOURCE_LATER = 1.3
INFLUENCE_LATER = 4.0
TRASH_LATER = -0.5
SELF_LATER = 1.0
LATER = {
    codes.COST_TRASH_INTRIGUE: 1.3,
    codes.COST_DISCARD: 1.2,
    codes.COST_RETREAT: 0.8,
    codes.COST_RECALL_SPIES: 1.3,
    codes.COST_TURN_DOWN: 4.0,
    codes.COST_LOSE_TROOPS: 2.0,
}
# More than any reward is worth: a cost that can't be paid.
UNPAYABLE = 1000.0


def price(judge: Judge, n: Node, now: bool) -> float:
    """All parts of an arrow's cost together."""
    parts = later if not now else today
    return sum(parts(judge, n, code, a, amount) for code, a, amount in n.costs)


def later(judge: Judge, n: Node, code: int, a: int, amount: int) -> float:
    fade = judge.value.fade
    if code == codes.COST_SPEND:
        return amount * RESOURCE_LATER * fade
    if code == codes.COST_TRASH_CARD:
        return TRASH_LATER
    if code == codes.COST_TRASH_SELF:
        return SELF_LATER
    if code == codes.COST_LOSE_INFLUENCE:
        return INFLUENCE_LATER
    return LATER[code] * amount


def today(judge: Judge, n: Node, code: int, a: int, amount: int) -> float:
    t = judge.t
    if code == codes.COST_SPEND:
        return judge.value.loss(a, amount) if t.stock[a] >= amount else UNPAYABLE
    if code == codes.COST_TRASH_CARD:
        return trash(judge, n, a)
    if code == codes.COST_TRASH_SELF:
        return judge.cards.keep(n.card)
    if code == codes.COST_LOSE_INFLUENCE:
        losses = [-judge.value.influence(f, -amount) for f in range(FACTION_COUNT) if t.mine[f] >= amount]
        return min(losses, default=UNPAYABLE)
    if code == codes.COST_LOSE_TROOPS:
        return judge.fight.without(amount) if t.me.conflict >= amount else UNPAYABLE
    if code == codes.COST_TRASH_INTRIGUE:
        return judge.plays.cheapest()
    if code == codes.COST_DISCARD:
        return discard(judge, n, a, amount)
    if code == codes.COST_RETREAT:
        most = min(amount, t.me.conflict)
        gains = [judge.fight.retreat_gain(troops) for troops in range(a, most + 1)]
        return -max(gains, default=-UNPAYABLE)
    if code == codes.COST_RECALL_SPIES:
        return judge.spying.cheapest(amount)
    return judge.battles.cheapest(a)


def trash(judge: Judge, n: Node, which: int) -> float:
    """The best card to be rid of, out of those that the cost allows."""
    t, cards = judge.t, judge.cards
    if not which:
        return -cards.best_trash()[0]
    zone, faction = (which & (1 << TRASH_ZONE_BITS) - 1) - 1, (which >> TRASH_ZONE_BITS) - 1
    found = [] if zone == IN_PLAY else [(card, HAND) for card in t.hand if card != n.card]
    if zone != HAND:
        found += [(card, IN_PLAY) for card in t.in_play if card != n.card]
    gains = [
        cards.trash_gain(card, place)
        for card, place in found
        if faction == NONE or t.c.card_factions[card] >> faction & 1
    ]
    return -max(gains, default=-UNPAYABLE)


def discard(judge: Judge, n: Node, bonus: int, amount: int) -> float:
    """The cards that are missed least; one of the right faction may bring something."""
    t = judge.t
    hand = t.hand.copy()
    if t.space == NONE and n.card in hand:
        hand.remove(n.card)  # the card itself will have been played by then
    if len(hand) < amount:
        return UNPAYABLE
    return sum(sorted(judge.cards.discard_loss(card, bonus) for card in hand)[:amount])
