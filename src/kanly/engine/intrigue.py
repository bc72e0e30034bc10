"""Intrigue cards: drawing, stealing, and who knows which card is where."""

from __future__ import annotations

from typing import Final

from kanly.engine import chance
from kanly.engine.codes import (
    CHANCE_INTRIGUE,
    CHANCE_STEAL,
    EV_INTRIGUE,
    EV_PLAY,
    EV_STEAL,
    EV_TRASH_INTRIGUE,
    NONE,
)
from kanly.engine.events import note, note_private
from kanly.engine.state import State

# A held card is an int: the card, then a bit mask of the other seats that know it is there.
KNOWN_BITS: Final = 6
KNOWN_MASK: Final = 63


def draw(s: State, seat: int, cards: int) -> None:
    """From the common deck; the face-up discards are shuffled only when the deck is empty (R-145)."""
    for _ in range(cards):
        if not s.intrigue_deck:
            if not s.intrigue_discard:
                return
            s.intrigue_deck = tuple(sorted(s.intrigue_discard))
            s.intrigue_discard = ()
        at = chance.pick(s, CHANCE_INTRIGUE, NONE, s.intrigue_deck)
        card = s.intrigue_deck[at]
        s.intrigue_deck = s.intrigue_deck[:at] + s.intrigue_deck[at + 1 :]
        s.seats[seat].intrigues += (card << KNOWN_BITS,)
        note_private(s, EV_INTRIGUE, seat, card, 0, 1 << seat)


def steal(s: State, thief: int, victim: int) -> None:
    """One at random changes hands. Only thief and victim learn which (R-152), so what others knew of the victim's
    cards is no longer certain."""
    robbed = s.seats[victim]
    card = chance.take(s, CHANCE_STEAL, victim, sorted([held >> KNOWN_BITS for held in robbed.intrigues]))
    remove(s, victim, card)
    robbed.intrigues = tuple([held & ~KNOWN_MASK | held & (1 << thief) for held in robbed.intrigues])
    s.seats[thief].intrigues += (card << KNOWN_BITS | 1 << victim,)
    note_private(s, EV_STEAL, thief, card, victim, 1 << thief | 1 << victim)


def remove(s: State, seat: int, card: int) -> None:
    """Take a card out of a seat's Intrigue cards. Copies can't be told apart, so whoever knew of some of them now knows
    of one less."""
    me = s.seats[seat]
    copies = [held for held in me.intrigues if held >> KNOWN_BITS == card]
    if len(copies) == 1:
        at = me.intrigues.index(copies[0])
        me.intrigues = me.intrigues[:at] + me.intrigues[at + 1 :]
        return
    left = [card << KNOWN_BITS] * (len(copies) - 1)
    for other in range(KNOWN_BITS):
        known = sum(1 for held in copies if held >> other & 1) - 1
        for at in range(known):
            left[at] |= 1 << other
    kept = list(me.intrigues)
    kept.remove(copies[0])
    for at, held in enumerate(kept):
        if held >> KNOWN_BITS == card:
            kept[at] = left.pop(0)
    me.intrigues = tuple(kept)


def show(s: State, seat: int, card: int) -> None:
    """A card leaves the seat's hidden cards to be played."""
    remove(s, seat, card)
    note(s, EV_PLAY, seat, card)


def trash(s: State, seat: int, card: int) -> None:
    """It leaves the game for all to see, and is not shuffled again (R-130)."""
    assert s.tally is not None
    remove(s, seat, card)
    s.tally.trashed_intrigues += (card,)
    s.horizon = s.number
    note(s, EV_TRASH_INTRIGUE, seat, card)
