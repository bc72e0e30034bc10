"""Personal cards and Intrigue cards: drawn, trashed, discarded, acquired, stolen, owned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.bots.heuristic.gates import UNPAYABLE, condition, cost, counted, granted, likely
from kanly.bots.heuristic.worth import register
from kanly.engine.codes import HAND, IN_PLAY, NONE
from kanly.engine.content import Node
from kanly.engine.costs import TRASH_ZONE_BITS

if TYPE_CHECKING:
    from kanly.bots.heuristic.judge import Judge

DISCARD = -1.2
TRASH_LATER = 1.2
ACQUIRE_LATER = 2.0
STEAL = 1.4
# A card set aside for the seat alone.
ASIDE = 1.0
# How many cards a turn acquires, and how likely one certain card is among them.
ACQUIRED = 1.3
ACQUIRED_ONE = 0.2
# As costs of a card that will be played on a later turn.
TRASH_COST_LATER = -0.5
SELF_COST_LATER = 1.0
INTRIGUE_COST_LATER = 1.3
DISCARD_COST_LATER = 1.2
# How many there will be on a later turn.
IN_PLAY_LATER = 2.0
REVEALED_LATER = 1.5
OTHER_SWORDS_LATER = 1.0


def draw(judge: Judge, n: Node, now: bool) -> float:
    return n.a * judge.value.draw()


def draw_intrigue(judge: Judge, n: Node, now: bool) -> float:
    return n.a * judge.value.intrigue()


def trash(judge: Judge, n: Node, now: bool) -> float:
    return judge.cards.best_trash()[0] if now else TRASH_LATER * judge.value.fade


def trash_this(judge: Judge, n: Node, now: bool) -> float:
    return -judge.cards.keep(n.card) if now else 0.0


def discard(judge: Judge, n: Node, now: bool) -> float:
    """Cards that have to go; the right one may bring something."""
    hand = judge.t.hand
    if not now or not n.kids or not hand:
        return DISCARD * n.a
    return -sum(sorted(judge.cards.discard_loss(card, n.kids[0]) for card in hand)[: n.a])


def acquire(judge: Judge, n: Node, now: bool) -> float:
    return judge.cards.best_acquire(n.a, n.b) if now else ACQUIRE_LATER * judge.value.fade


def acquire_reserve(judge: Judge, n: Node, now: bool) -> float:
    return max(0.5, judge.cards.buy_worth(n.a))


def set_aside(judge: Judge, n: Node, now: bool) -> float:
    return ASIDE * judge.value.fade


def fetch(judge: Judge, n: Node, now: bool) -> float:
    return judge.t.weights.draw


def steal(judge: Judge, n: Node, now: bool) -> float:
    return STEAL * judge.value.intrigue() * sum(1 for other in judge.t.others if other.intrigue_count >= n.a)


def on_acquire(judge: Judge, n: Node, now: bool) -> float:
    return judge.value.total(n.kids, now) * (ACQUIRED if n.a == NONE else ACQUIRED_ONE)


# --- costs


def trash_card(judge: Judge, n: Node, which: int, number: int, now: bool) -> float:
    """The best card to be rid of, out of those that the cost allows."""
    if not now:
        return TRASH_COST_LATER
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


def trash_self(judge: Judge, n: Node, a: int, number: int, now: bool) -> float:
    return judge.cards.keep(n.card) if now else SELF_COST_LATER


def trash_intrigue(judge: Judge, n: Node, a: int, number: int, now: bool) -> float:
    return judge.plays.cheapest() if now else INTRIGUE_COST_LATER * number


def discard_cards(judge: Judge, n: Node, bonus: int, number: int, now: bool) -> float:
    """The cards that are missed least; one of the right faction may bring something."""
    if not now:
        return DISCARD_COST_LATER * number
    t = judge.t
    hand = t.hand.copy()
    if t.space == NONE and n.card in hand:
        hand.remove(n.card)  # the card itself will have been played by then
    if len(hand) < number:
        return UNPAYABLE
    return sum(sorted(judge.cards.discard_loss(card, bonus) for card in hand)[:number])


# --- conditions and counts


def owns(judge: Judge, card: int, copies: int) -> bool:
    return judge.t.owned.count(card) >= copies


def owns_most(judge: Judge, card: int, b: int) -> bool:
    """How many the others own is no secret: what they bought, they bought openly."""
    t = judge.t
    name = t.c.card_ids[card]
    return t.owned.count(card) > max(judge.copies_of(other.seat, name) for other in t.others)


def another_in_play(judge: Judge, n: Node, faction: int, b: int, now: bool) -> float:
    t = judge.t
    factions = t.c.card_factions
    if now:
        others = sum(1 for card in t.in_play if factions[card] >> faction & 1)
        if n.card in t.in_play and factions[n.card] >> faction & 1:
            others -= 1
        return 1.0 if others > 0 else 0.0
    share = sum(1 for card in t.owned if factions[card] >> faction & 1) / max(1, len(t.owned))
    return float(1 - (1 - share) ** 4)


def cards_in_play(judge: Judge, faction: int, now: bool) -> float:
    if not now:
        return IN_PLAY_LATER
    t = judge.t
    # Those of the hand will be there too when it is revealed.
    return sum(1 for card in (*t.in_play, *t.hand) if t.c.card_factions[card] >> faction & 1)


def cards_revealed(judge: Judge, faction: int, now: bool) -> float:
    if not now:
        return REVEALED_LATER
    t = judge.t
    cards = t.parts.revealed if t.revealing else t.hand
    return sum(1 for card in cards if t.c.card_factions[card] >> faction & 1)


def other_sword_cards(judge: Judge, a: int, now: bool) -> float:
    if not now:
        return OTHER_SWORDS_LATER
    t = judge.t
    cards = t.parts.revealed if t.revealing else t.hand
    swords = sum(1 for card in cards if t.c.card_swords[card] or card in t.parts.gave_swords)
    return max(0, swords - 1)


register(fx.Draw, draw)
register(fx.DrawIntrigue, draw_intrigue)
register(fx.Trash, trash)
register(fx.TrashThis, trash_this)
register(fx.Discard, discard)
register(fx.Acquire, acquire)
register(fx.AcquireReserve, acquire_reserve)
register(fx.SetAside, set_aside)
register(fx.Fetch, fetch)
register(fx.StealIntrigue, steal)
register(fx.OnAcquire, on_acquire)
cost(fx.TrashCard, trash_card)
cost(fx.TrashSelf, trash_self)
cost(fx.TrashIntrigue, trash_intrigue)
cost(fx.DiscardCards, discard_cards)
condition(fx.Owns, likely(owns))
condition(fx.OwnsMost, likely(owns_most))
condition(fx.AnotherInPlay, another_in_play)
condition(fx.DeckNotEmpty, likely(granted, later=0.8, anew=True))
counted(fx.CardsInPlay, cards_in_play)
counted(fx.CardsRevealed, cards_revealed)
counted(fx.OtherSwordCards, other_sword_cards)
