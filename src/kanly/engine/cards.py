"""Personal cards: drawing, revealing, discarding, trashing, acquiring."""

from __future__ import annotations

from kanly.engine import chance, rows, spent
from kanly.engine.codes import (
    BY_ITSELF,
    CHANCE_DRAW,
    CHANCE_ROW,
    DISCARD_PILE,
    ELSEWHERE,
    EV_ACQUIRE,
    EV_DISCARD,
    EV_DRAW,
    EV_FETCH,
    EV_RETURN,
    EV_REVEAL,
    EV_ROW,
    EV_SHUFFLE,
    EV_TRASH,
    FROM_ASIDE,
    HAND,
    NONE,
    ON_ACQUIRED,
    ON_TRASHED,
    OP_SIGNET,
    STEP_PLACE,
    TOP_OF_DECK,
    TURN_NONE,
    TURN_REVEAL,
)
from kanly.engine.content import Content
from kanly.engine.events import note, note_private
from kanly.engine.market import aside_at
from kanly.engine.reactions import fire
from kanly.engine.roles import SWORDS
from kanly.engine.stack import apply_all
from kanly.engine.state import Seat, State


def everybody(s: State) -> int:
    return (1 << len(s.seats)) - 1


def shuffle_discards(s: State, seat: int) -> None:
    """The discard pile joins the unordered rest of the deck."""
    me = s.seats[seat]
    if not me.deck and not me.top:
        # With an empty deck all could tell what is in the hand, and will remember it.
        me.open_hand = tuple(sorted(me.hand))
    me.deck = sorted(me.deck + me.discard)
    me.discard = []
    note(s, EV_SHUFFLE, seat)


def settle_top(s: State, seat: int) -> None:
    """A prescient Leader always knows the top card, so it has to be chosen before it is drawn."""
    me = s.seats[seat]
    if me.leader != NONE and s.content.leader_prescient[me.leader] and not me.top and me.deck:
        me.top = (chance.take(s, CHANCE_DRAW, seat, me.deck),)
        me.top_seen = (1 << seat,)


def draw(s: State, seat: int, cards: int) -> None:
    """Cards from deck to hand; the discards are shuffled in only when a card is needed and the deck is empty."""
    me = s.seats[seat]
    revealing = s.turn_kind == TURN_REVEAL and s.turn == seat
    if (
        len(me.deck) >= cards
        and not me.top
        and not revealing
        and s.log is None
        and s.trace is None
        and s.script is None
    ):
        chance.deal(s, me.deck, me.hand, cards)
        settle_top(s, seat)
        return
    for _ in range(cards):
        if me.top:
            card, seen = take_top(me)
            s.horizon = s.number
        else:
            if not me.deck:
                if not me.discard:
                    break
                shuffle_discards(s, seat)
            card = chance.take(s, CHANCE_DRAW, seat, me.deck)
            seen = 0
        if revealing:
            reveal(s, seat, card)
        else:
            me.hand.append(card)
            if seen == everybody(s):
                me.open_hand += (card,)
                seen = -1
            if s.log is not None:
                note_private(s, EV_DRAW, seat, card, 0, 1 << seat | seen)
    settle_top(s, seat)


def take_top(me: Seat) -> tuple[int, int]:
    """The known top card off the deck, and who had seen it."""
    card, seen = me.top[-1], me.top_seen[-1]
    me.top = me.top[:-1]
    me.top_seen = me.top_seen[:-1]
    return card, seen


def reveal(s: State, seat: int, card: int) -> None:
    """A card comes into play by a Reveal turn; its Reveal box joins the open pool."""
    me = s.seats[seat]
    c = s.content
    me.play.append(card)
    me.persuasion += c.card_persuasion[card]
    if s.roles is None:
        me.swords += c.card_swords[card]
    else:
        s.seats[s.roles.receiver(s, seat, SWORDS)].swords += c.card_swords[card]
    box = c.card_reveal[card]
    if box:
        s.pool.extend(box)
    if s.tally is not None:
        s.tally.revealed += (card,)
    if s.log is not None:
        note(s, EV_REVEAL, seat, card)


def leave_hand(me: Seat, card: int) -> None:
    me.hand.remove(card)
    if me.open_hand and card in me.open_hand:
        at = me.open_hand.index(card)
        me.open_hand = me.open_hand[:at] + me.open_hand[at + 1 :]


def discard(s: State, seat: int, card: int) -> None:
    me = s.seats[seat]
    leave_hand(me, card)
    me.discard.append(card)
    note(s, EV_DISCARD, seat, card)
    if seat != s.turn:
        s.horizon = s.number  # the seat whose turn it is has seen a card of another's hand
    if s.content.card_discarded[card]:
        apply_all(s, seat, s.content.card_discarded[card], BY_ITSELF)


def trash(s: State, seat: int, card: int, zone: int, by_itself: bool = False) -> None:
    """Out of the game, or back on its Reserve stack (R-118).

    What a card in play has not done yet is lost, unless it trashes itself (R-060).
    """
    me = s.seats[seat]
    if zone == HAND:
        leave_hand(me, card)
    elif zone == DISCARD_PILE:
        me.discard.remove(card)
    elif zone == TOP_OF_DECK:
        take_top(me)
        settle_top(s, seat)
    else:
        me.play.remove(card)
        for reaction in s.content.card_on[card]:
            spent.forget(s, seat, reaction)
        if not by_itself:
            forget_effects(s, seat, card, me.play.count(card))
    stack = s.content.card_reserve[card]
    if stack != NONE:
        add_to_reserve(s, stack, 1)
    else:
        s.trashed += (card,)
    note(s, EV_TRASH, seat, card, zone)
    fire(s, seat, ON_TRASHED, 1)
    if s.content.card_trashed[card]:
        apply_all(s, seat, s.content.card_trashed[card], BY_ITSELF)


def forget_effects(s: State, seat: int, card: int, copies: int) -> None:
    """Of each effect of this card keep at most one for each copy still in play; the Signet ability goes with its ring,
    and what the card of this turn would have added to a visit goes with it."""
    c = s.content
    if card == s.turn_card:
        s.turn_faction = 0
    leader = s.seats[seat].leader
    signet: tuple[int, ...] = ()
    if leader != NONE and any(c.nodes[node].op == OP_SIGNET for node in c.card_agent[card]):
        signet = signet_effects(c, leader)
    kept: list[int] = []
    for node in s.pool:
        if (c.nodes[node].card != card and node not in signet) or kept.count(node) < copies:
            kept.append(node)
    s.pool = kept
    if s.tally is not None and s.tally.reacting:
        waiting: list[int] = []
        for node in s.tally.reacting:
            if c.nodes[node].card != card or waiting.count(node) < copies:
                waiting.append(node)
        s.tally.reacting = tuple(waiting)


def signet_effects(c: Content, leader: int) -> tuple[int, ...]:
    """All that a Leader's Signet ability can have laid in the pool: its own effects and what they lead to."""
    found = c.leader_signet[leader]
    for node in c.leader_signet[leader]:
        found += c.nodes[node].rule.brings_later(c, c.nodes[node])
    if c.leader_track[leader] != NONE:
        for stop in c.place_tracks[c.leader_track[leader]].stops:
            found += c.stops[stop].reward
    return found


def take_into_hand(s: State, seat: int, card: int) -> None:
    """A card that everybody sees comes into the hand; on the own Reveal turn it is revealed at once (R-096)."""
    if s.turn_kind == TURN_REVEAL and s.turn == seat:
        reveal(s, seat, card)
    else:
        me = s.seats[seat]
        me.hand.append(card)
        me.open_hand += (card,)


def return_to_hand(s: State, seat: int, card: int) -> None:
    """A card in play goes back to the hand it was played from."""
    s.seats[seat].play.remove(card)
    note(s, EV_RETURN, seat, card)
    take_into_hand(s, seat, card)


def fetch(s: State, seat: int, card: int) -> None:
    """From discard pile to hand, for all to see."""
    s.seats[seat].discard.remove(card)
    note(s, EV_FETCH, seat, card)
    take_into_hand(s, seat, card)


def add_to_reserve(s: State, stack: int, cards: int) -> None:
    counts = list(s.reserve)
    counts[stack] += cards
    s.reserve = tuple(counts)


def refill_row(s: State, gap: int) -> None:
    """A gap in the Row is filled at once while the Imperium deck lasts (R-112, R-114)."""
    if s.imperium:
        at = chance.pick(s, CHANCE_ROW, NONE, s.imperium)
        card = s.imperium[at]
        s.imperium = s.imperium[:at] + s.imperium[at + 1 :]
        s.row = (*s.row[:gap], card, *s.row[gap + 1 :])
        if s.log is not None:
            note(s, EV_ROW, NONE, card)
    else:
        s.row = s.row[:gap] + s.row[gap + 1 :]


def leave_elsewhere(s: State, seat: int, card: int, origin: int, place: int) -> int:
    """A card that lies neither in the Imperium Row nor in the Reserve is gone from there; where it goes."""
    if origin == FROM_ASIDE:
        me = s.seats[seat]
        at = aside_at(s, seat, card)
        me.aside = me.aside[:at] + me.aside[at + 1 :]
        return place
    rows.leave(s, card, origin)
    goes = rows.row_at(s.content, origin).goes
    return place if goes is None else goes(s, seat, card, place)


def acquire(s: State, seat: int, card: int, origin: int, place: int) -> None:
    """Take a card from where it lies; a row is refilled before its effect (R-113)."""
    me = s.seats[seat]
    c = s.content
    stack = c.card_reserve[card]
    if origin:
        place = leave_elsewhere(s, seat, card, origin, place)
    elif stack != NONE:
        add_to_reserve(s, stack, -1)
    else:
        refill_row(s, s.row.index(card))
    if s.log is not None:
        note(s, EV_ACQUIRE, seat, card, place)
    if s.tally is not None:
        tell_of_acquiring(s, seat, card)
    if place == TOP_OF_DECK:
        put_on_top(s, seat, card)
    elif place == HAND:
        take_into_hand(s, seat, card)
    elif place != ELSEWHERE:
        me.discard.append(card)
        if s.turn_to_top and s.turn_kind == TURN_REVEAL and s.turn == seat:
            s.stack.append((STEP_PLACE, seat, seat, card, 0))
    # The card's own effect comes before what waits for a purchase, so it goes on top of the stack.
    if c.card_acquire[card]:
        apply_all(s, seat, c.card_acquire[card], BY_ITSELF)


def put_on_top(s: State, seat: int, card: int) -> None:
    """Everybody has seen it go there."""
    me = s.seats[seat]
    me.top += (card,)
    me.top_seen += (everybody(s),)


def tell_of_acquiring(s: State, seat: int, card: int) -> None:
    """What reacts to a card being acquired: cards in play first, then a contract, then Intrigue cards (R-119)."""
    assert s.tally is not None
    if s.turn == seat and s.turn_kind != TURN_NONE:
        s.tally.acquired += (card,)
    fire(s, seat, ON_ACQUIRED, 1, s.content.card_factions[card], card)


def react_to_acquiring(s: State, seat: int, node: int) -> None:
    """From now on this turn the node waits for cards to be acquired; one that names a card may find it already there."""
    assert s.tally is not None
    n = s.content.nodes[node]
    if n.a != NONE and n.a in s.tally.acquired:
        apply_all(s, seat, n.kids, BY_ITSELF)
    else:
        s.tally.reacting += (node,)
