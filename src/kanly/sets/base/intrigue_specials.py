"""What only one Intrigue card does, beside its deck."""

from __future__ import annotations

from kanly.engine import cards, chance, moves, units
from kanly.engine.codes import CHANCE_DRAW, CONFLICT, EV_LOOK, STEP_SPECIAL, TOP_OF_DECK
from kanly.engine.content import AUTO_ALWAYS, MINDS_SUPPLY
from kanly.engine.events import note_private
from kanly.engine.specials import register
from kanly.engine.state import State, Step


def may_pass(s: State, seat: int, node: int) -> None:
    """Bindu Suspension: this turn may be skipped, decided at once (R-015)."""
    s.stack.append((STEP_SPECIAL, seat, seat, node, 0))


def may_pass_moves(s: State, step: Step) -> list[int]:
    return [moves.make(moves.PASS), moves.make(moves.DECLINE)]


def may_pass_answer(s: State, step: Step, move: int) -> None:
    s.turn_passed = int(moves.kind_of(move) == moves.PASS)


def faction_icons(s: State, seat: int, node: int) -> None:
    """Dispatch an Envoy: the card played this turn has the four faction icons besides its own (R-278)."""
    s.turn_icons |= s.content.faction_icons


def join_enemies(s: State, seat: int, node: int) -> None:
    """Infiltrate: the next Agent of this turn may join enemy Agents."""
    s.turn_joins = 1


def double_cross(s: State, seat: int, node: int) -> None:
    """Double Cross: an opponent of your choice loses a troop in the Conflict, one of yours enters it (R-272)."""
    s.stack.append((STEP_SPECIAL, seat, seat, node, 0))


def double_cross_moves(s: State, step: Step) -> list[int]:
    return [moves.make(moves.SEAT, i) for i, other in enumerate(s.seats) if i != step[1] and other.conflict]


def double_cross_answer(s: State, step: Step, move: int) -> None:
    units.lose(s, moves.first(move), CONFLICT, 1)
    units.deploy_from_supply(s, step[1], 1)


def reshuffle(s: State, seat: int, node: int) -> None:
    """Refocus: deck and discard pile become one deck, also when the pile is empty (R-139)."""
    me = s.seats[seat]
    me.deck = sorted([*me.deck, *me.top])
    me.top = me.top_seen = ()
    cards.shuffle_discards(s, seat)
    cards.settle_top(s, seat)


def look_at_top(s: State, seat: int, node: int) -> None:
    """Poison Snooper: the card is chosen now, so that its owner can decide about it."""
    me = s.seats[seat]
    if not me.top and not me.deck:
        return
    if not me.top:
        me.top = (chance.take(s, CHANCE_DRAW, seat, me.deck),)
        me.top_seen = (0,)
    me.top_seen = (*me.top_seen[:-1], me.top_seen[-1] | 1 << seat)
    seen = me.top_seen[-1]
    note_private(s, EV_LOOK, seat, me.top[-1], 0, -1 if seen == cards.everybody(s) else seen)


def trash_top(s: State, seat: int, node: int) -> None:
    if s.seats[seat].top:
        cards.trash(s, seat, s.seats[seat].top[-1], TOP_OF_DECK)


def acquire_to_top(s: State, seat: int, node: int) -> None:
    """Recruitment Mission: each card acquired on this Reveal turn may go on top of the deck (R-121)."""
    s.turn_to_top = 1


register("may_pass", may_pass, moves=may_pass_moves, answer=may_pass_answer)
register("faction_icons", faction_icons, auto=AUTO_ALWAYS)
register("join_enemies", join_enemies, auto=AUTO_ALWAYS)
register(
    "double_cross", double_cross, moves=double_cross_moves, answer=double_cross_answer, minds=MINDS_SUPPLY
)
register("reshuffle", reshuffle)
register("look_at_top", look_at_top)
register("trash_top", trash_top)
register("acquire_to_top", acquire_to_top, auto=AUTO_ALWAYS)
