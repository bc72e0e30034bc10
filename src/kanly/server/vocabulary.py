"""What words, events and moves mean to whoever is told of a game: tables that topics write into, each in its `page.py`.

- What stands in the place of a word that a game has nothing for, or nothing left.
- Which conditions are known before a visit, so that only what holds is shown of a space.
- What events of a fight add up to, and what a move costs and brings, in words of the vocabulary.
- Where moves of a kind stand among all that a seat is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from kanly.effects import Condition, Cost, Draw, DrawIntrigue, Effect, HasCouncilSeat, Points, Recruit, Trash
from kanly.engine import moves
from kanly.engine.codes import EV_DRAW, EV_INTRIGUE, EV_POINTS, EV_RECRUIT, EV_TRASH, NONE
from kanly.engine.content import Content
from kanly.engine.errors import KanlyError
from kanly.engine.state import State

C = TypeVar("C", bound=Condition)
Tree = dict[str, Any]
# What is paid and what that brings.
Both = tuple[list[Tree], list[Tree]]
Lacking = frozenset[type[Effect]]


@dataclass(frozen=True)
class Lack:
    """A word that not every game has something for."""

    in_game: Callable[[Content], bool]
    """Whether there is anything for it in this game."""
    left: Callable[[State, int | None], bool]
    """Whether anything is left for this seat, or for everybody."""
    instead: tuple[Effect, ...]


@dataclass(frozen=True)
class Sum:
    """What several events of one kind add up to."""

    words: Callable[[int], Sequence[Effect]]
    amounts: bool
    """An event tells how many, rather than of one."""


@dataclass(frozen=True)
class Place:
    """Where moves of a kind stand among all that a seat is asked."""

    source: Callable[[Content, int], int] | None
    """The component that it comes from, by its first parameter, or NONE: the rules; left out, it comes from what asks."""
    must: bool
    """It has to be done whenever it is offered."""
    block: str
    """All of the kind stand in a block of their own, headed by `asked-block-<block>`."""
    icon: str
    """What stands before its words, for a kind that the page was made without."""


LACKS: Final[dict[type[Effect], Lack]] = {}
KNOWN: Final[dict[type[Condition], Callable[[State, int, Any], bool]]] = {}
PAID: Final[dict[int, Callable[[int], Cost]]] = {}
GAINED: Final[dict[int, Sum]] = {}
MOVES: Final[dict[int, Callable[[State, int, int], Both | None]]] = {}
PLACES: Final[dict[int, Place]] = {}


# --- registering


def once(table: Mapping[Any, Any], key: object) -> None:
    """Nothing is taken from whoever registered it first."""
    if key in table:
        raise KanlyError(f"what the page is told of {key} is registered twice")


def lack(kind: type[Effect], lack: Lack) -> None:
    """From now on a game may have nothing for effects of this class."""
    once(LACKS, kind)
    LACKS[kind] = lack


def known(kind: type[C], holds: Callable[[State, int, C], bool]) -> None:
    """Whether conditions of this class hold for a seat is known before its visit."""
    once(KNOWN, kind)
    KNOWN[kind] = holds


def paid(event: int, cost: Callable[[int], Cost]) -> None:
    """So many of these events are one cost."""
    once(PAID, event)
    PAID[event] = cost


def gained(event: int, words: Callable[[int], Sequence[Effect]], amounts: bool = False) -> None:
    """So much of these events is these effects."""
    once(GAINED, event)
    GAINED[event] = Sum(words, amounts)


def move(kind: int, drawn: Callable[[State, int, int], Both | None]) -> None:
    """What a legal move with these two parameters costs and brings; None: nothing that could be drawn."""
    once(MOVES, kind)
    MOVES[kind] = drawn


def place(
    kind: int,
    source: Callable[[Content, int], int] | None = None,
    *,
    must: bool = False,
    block: str = "",
    icon: str = "",
) -> None:
    """Where moves of a kind stand that don't just answer what is asked."""
    once(PLACES, kind)
    PLACES[kind] = Place(source, must, block, icon)


# --- asking


def lacking(content: Content) -> Lacking:
    """The words that a game has nothing for."""
    return frozenset(kind for kind, lack in LACKS.items() if not lack.in_game(content))


def lacking_now(s: State, seat: int | None) -> Lacking:
    """The words that there is nothing left for."""
    return frozenset(kind for kind, lack in LACKS.items() if not lack.left(s, seat))


def in_place_of(effect: Effect, lacking: Lacking) -> tuple[Effect, ...] | None:
    """What stands in the place of an effect; None: itself."""
    return LACKS[type(effect)].instead if type(effect) in lacking else None


# --- what every game has

known(HasCouncilSeat, lambda s, seat, it: s.seats[seat].council != 0)
gained(EV_POINTS, lambda n: [Points(n)] if n else [], amounts=True)
gained(EV_RECRUIT, lambda n: [Recruit(n)], amounts=True)
gained(EV_DRAW, lambda n: [Draw(n)])
gained(EV_INTRIGUE, lambda n: [DrawIntrigue(n)])
gained(EV_TRASH, lambda n: [Trash()] * n)
place(moves.TAKE, lambda c, node: c.nodes[node].component)
place(moves.CHOOSE, lambda c, node: c.nodes[node].component)
place(moves.PLAY, lambda c, card: c.intrigue_component[card], block="intrigue")
place(moves.AGENT, lambda c, card: c.card_component[card])
place(moves.REVEAL, lambda c, _: NONE)
place(moves.BUY, lambda c, _: NONE, block="buy")
place(moves.END, lambda c, _: NONE)
place(moves.PASS, lambda c, _: NONE)
place(moves.DEPLOY, block="deploy")
place(moves.RETREAT, block="retreat")
