"""Battle icons: the Conflicts that a seat has won and its Objective; two alike are worth a Victory Point."""

from __future__ import annotations

from kanly.engine.codes import EV_CLAIM, EV_PAIR, EV_TURN_DOWN, FROM_BATTLE, NONE, WILD
from kanly.engine.events import note
from kanly.engine.parts import with_cards
from kanly.engine.scoring import score
from kanly.engine.state import State


def face_up(s: State, seat: int) -> list[int]:
    """The seat's Conflicts and Objectives whose battle icon still counts."""
    if s.battles is None:
        return []
    return [entry >> 1 for entry in s.battles.cards[seat] if not entry & 1]


def take(s: State, seat: int, card: int) -> None:
    """A Conflict or Objective comes to lie face up before a seat."""
    assert s.battles is not None
    s.battles.cards = with_cards(s.battles.cards, seat, (*s.battles.cards[seat], card << 1))


def turn_down(s: State, seat: int, card: int) -> None:
    """Its icon never counts again (R-177)."""
    assert s.battles is not None
    mine = s.battles.cards[seat]
    at = mine.index(card << 1)
    s.battles.cards = with_cards(s.battles.cards, seat, (*mine[:at], card << 1 | 1, *mine[at + 1 :]))


def claim(s: State, seat: int, card: int) -> None:
    """The winner takes the Conflict, and has to pair its icon with one like it (R-176, R-177)."""
    icon = s.content.battle_icon[card]
    # A wild icon matches nothing before the end, and a Conflict of a set without icons never does.
    partners = (
        [] if icon in (NONE, WILD) else [c for c in face_up(s, seat) if s.content.battle_icon[c] == icon]
    )
    take(s, seat, card)
    note(s, EV_CLAIM, seat, card)
    if partners:
        pair(s, seat, partners[0], card)


def pair(s: State, seat: int, one: int, other: int) -> None:
    turn_down(s, seat, one)
    turn_down(s, seat, other)
    note(s, EV_PAIR, seat, one, other)
    score(s, seat, 1, FROM_BATTLE)


def wild(s: State, seat: int) -> int:
    """A face-up card with the wild icon, or NONE."""
    for card in face_up(s, seat):
        if s.content.battle_icon[card] == WILD:
            return card
    return NONE


def wild_partners(s: State, seat: int) -> list[int]:
    """What the wild icon can be paired with at the end of the game (R-178)."""
    if wild(s, seat) == NONE:
        return []
    return [card for card in face_up(s, seat) if s.content.battle_icon[card] not in (NONE, WILD)]


def to_turn_down(s: State, seat: int, icon: int) -> list[int]:
    """Face-up cards with this icon or the wild one."""
    return [card for card in face_up(s, seat) if s.content.battle_icon[card] in (icon, WILD)]


def turn_down_for_effect(s: State, seat: int, card: int) -> None:
    turn_down(s, seat, card)
    note(s, EV_TURN_DOWN, seat, card)
