"""What words, events and moves mean to whoever is told of a game: tables that topics write into, each in its `page.py`.

- What stands in the place of a word that a game has nothing for, or nothing left.
- Which conditions are known before a visit, so that only what holds is shown of a space.
- What events of a fight add up to, and what a move costs and brings, in words of the vocabulary.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from kanly.effects import Condition, Cost, Draw, DrawIntrigue, Effect, HasCouncilSeat, Points, Recruit, Trash
from kanly.engine.codes import EV_DRAW, EV_INTRIGUE, EV_POINTS, EV_RECRUIT, EV_TRASH
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


LACKS: Final[dict[type[Effect], Lack]] = {}
KNOWN: Final[dict[type[Condition], Callable[[State, int, Any], bool]]] = {}
PAID: Final[dict[int, Callable[[int], Cost]]] = {}
GAINED: Final[dict[int, Sum]] = {}
MOVES: Final[dict[int, Callable[[State, int, int], Both | None]]] = {}


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
