"""What only one Imperium card does, beside its deck."""

from __future__ import annotations

from kanly.engine import board, cards, chance, influence, moves
from kanly.engine.codes import (
    CHANCE_DRAW,
    EV_DISCARD,
    EV_DRAW,
    EV_LOOK,
    STEP_SPECIAL,
    TOP_OF_DECK,
)
from kanly.engine.content import AUTO_ALWAYS
from kanly.engine.events import note, note_private
from kanly.engine.market import add
from kanly.engine.specials import register
from kanly.engine.state import State, Step


def spied_factions(s: State, seat: int) -> int:
    """The factions that the seat spies on, each once (R-223)."""
    watched = board.watched(s, seat)
    mask = 0
    for space, faction in enumerate(s.content.space_faction):
        if faction >= 0 and watched >> space & 1:
            mask |= 1 << faction
    return mask


def influence_where_spying(s: State, seat: int, node: int) -> None:
    """Guild Spy: only Spies on the board at that moment count (R-288)."""
    spied = spied_factions(s, seat)
    for faction in range(s.content.faction_count):
        if spied >> faction & 1:
            influence.gain(s, seat, faction, s.content.nodes[node].b)


def sort_top(s: State, seat: int, node: int) -> None:
    """Long Live the Fighters: nothing may be slipped in between (R-071), so the cards are looked at and then asked for."""
    me = s.seats[seat]
    number = s.content.nodes[node].b
    if not can_sort_top(s, seat, node):
        return
    while len(me.top) < number:
        me.top = (chance.take(s, CHANCE_DRAW, seat, me.deck), *me.top)
        me.top_seen = (0, *me.top_seen)
    deeper = len(me.top) - number
    me.top_seen = (*me.top_seen[:deeper], *[seen | 1 << seat for seen in me.top_seen[deeper:]])
    for card, seen in zip(me.top[deeper:], me.top_seen[deeper:], strict=True):
        note_private(s, EV_LOOK, seat, card, 0, -1 if seen == cards.everybody(s) else seen)
    s.stack.append((STEP_SPECIAL, seat, seat, node, 0))


def can_sort_top(s: State, seat: int, node: int) -> bool:
    """The discard pile does not help."""
    me = s.seats[seat]
    return len(me.deck) + len(me.top) >= s.content.nodes[node].b


def sort_moves(s: State, step: Step) -> list[int]:
    """First the card for the hand, then the one for the discard pile; the last is trashed."""
    left = s.content.nodes[step[3]].b - step[4]
    found: list[int] = []
    for card in s.seats[step[1]].top[-left:]:
        add(found, moves.make(moves.DISCARD if step[4] else moves.KEEP, card))
    s.ask = True
    return found


def sort_answer(s: State, step: Step, move: int) -> None:
    seat, node = step[1], step[3]
    me = s.seats[seat]
    card = moves.first(move)
    left = s.content.nodes[node].b - step[4]
    at = len(me.top) - left + me.top[-left:].index(card)
    seen = me.top_seen[at]
    me.top = me.top[:at] + me.top[at + 1 :]
    me.top_seen = me.top_seen[:at] + me.top_seen[at + 1 :]
    if step[4]:
        me.discard.append(card)
        note(s, EV_DISCARD, seat, card)
        cards.trash(s, seat, me.top[-1], TOP_OF_DECK)
        s.horizon = s.number
        return
    me.hand.append(card)
    if seen == cards.everybody(s):
        me.open_hand += (card,)
        seen = -1
    note_private(s, EV_DRAW, seat, card, 0, seen)
    s.stack.append((STEP_SPECIAL, seat, seat, node, 1))


def return_to_hand(s: State, seat: int, node: int) -> None:
    """Weirding Woman: not once it has been trashed (R-296)."""
    if in_play(s, seat, node):
        cards.return_to_hand(s, seat, s.content.nodes[node].card)


def in_play(s: State, seat: int, node: int) -> bool:
    return s.content.nodes[node].card in s.seats[seat].play


def deploy_recruits(s: State, seat: int, node: int) -> None:
    """Sardaukar Coordination: this turn's recruits, and no others from the garrison (R-091)."""
    assert s.tally is not None
    s.tally.recruits_deploy = 1


register("influence_where_spying", influence_where_spying)
register("sort_top", sort_top, can_sort_top, sort_moves, sort_answer)
register("return_to_hand", return_to_hand, in_play)
register("deploy_recruits", deploy_recruits, auto=AUTO_ALWAYS, tally=True)
