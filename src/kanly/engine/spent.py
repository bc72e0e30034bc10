"""What has reacted or been used as often as it may: this turn, this round, in this game.

A part of those games alone in which something has such a limit. What lies open can't be told apart by its copies, so it is
counted: each entry is the first node of what reacts, as often as it did.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.engine.codes import ONCE_A_GAME, ONCE_A_ROUND, ONCE_A_TURN
from kanly.engine.fields import LISTS_BY_SEAT, PartField, part_names
from kanly.engine.part import Part, PartKind, register_part
from kanly.engine.parts import with_cards

if TYPE_CHECKING:
    from kanly.engine.content import Content, Reaction
    from kanly.engine.state import State

FIELDS: Final = (
    PartField("turn", LISTS_BY_SEAT, "node"),
    PartField("round", LISTS_BY_SEAT, "node"),
    PartField("game", LISTS_BY_SEAT, "node"),
)


class Spent(Part):
    __slots__ = part_names(FIELDS)

    turn: tuple[tuple[int, ...], ...]
    round: tuple[tuple[int, ...], ...]
    game: tuple[tuple[int, ...], ...]

    def copy(self) -> Spent:
        t = Spent()
        t.turn = self.turn
        t.round = self.round
        t.game = self.game
        return t


def new_spent(c: Content, seats: int) -> Spent:
    t = Spent()
    t.turn = t.round = t.game = ((),) * seats
    return t


SPENT: Final = register_part(PartKind("spent", FIELDS, new_spent))


def begin_turn(s: State) -> None:
    part = SPENT.of(s)
    if part is not None:
        part.turn = ((),) * len(s.seats)


def begin_round(s: State) -> None:
    part = SPENT.of(s)
    if part is not None:
        part.round = ((),) * len(s.seats)


def entries(part: Spent, once: int) -> tuple[tuple[int, ...], ...]:
    """By seat, what has been used of that which may be used so often."""
    if once == ONCE_A_TURN:
        return part.turn
    if once == ONCE_A_ROUND:
        return part.round
    assert once == ONCE_A_GAME
    return part.game


def put(part: Spent, once: int, seat: int, nodes: tuple[int, ...]) -> None:
    changed = with_cards(entries(part, once), seat, tuple(sorted(nodes)))
    if once == ONCE_A_TURN:
        part.turn = changed
    elif once == ONCE_A_ROUND:
        part.round = changed
    else:
        part.game = changed


def times(s: State, seat: int, reaction: Reaction) -> int:
    """How often it has reacted or been used."""
    part = SPENT.of(s)
    return 0 if part is None else entries(part, reaction.once)[seat].count(reaction.nodes[0])


def add(s: State, seat: int, reaction: Reaction) -> None:
    part = SPENT.of(s)
    assert part is not None
    put(part, reaction.once, seat, (*entries(part, reaction.once)[seat], reaction.nodes[0]))


def forget(s: State, seat: int, reaction: Reaction) -> None:
    """A copy has left the game: the one that was used, as nobody would part with the other."""
    if reaction.once and times(s, seat, reaction):
        part = SPENT.of(s)
        assert part is not None
        left = list(entries(part, reaction.once)[seat])
        left.remove(reaction.nodes[0])
        put(part, reaction.once, seat, tuple(left))
