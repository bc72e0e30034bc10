"""Printed opponents, as the judge asks for them: here there are none, and a topic that has some says how they differ."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from kanly import effects as fx
from kanly.engine.content import Node
from kanly.engine.errors import KanlyError
from kanly.engine.word import WORDS, Word
from kanly.view import SeatView

if TYPE_CHECKING:
    from kanly.bots.heuristic.combat import Rival
    from kanly.bots.heuristic.judge import Judge


class Opponents:
    """The seats that the rules move, and what they change for this one."""

    no_swordmaster: bool = False
    """Whether there is no third Agent to be had."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.t = judge.t

    def printed(self, seat: int) -> bool:
        """Whether it is the seat of a printed opponent."""
        return False

    def price(self, space: int, solari: int) -> int:
        """What a space costs that costs so many Solari among people."""
        return solari

    def copies_of(self, seat: int, card: int) -> int:
        """How many copies of a card a printed opponent counts as owning."""
        return 0

    def strength(self, other: SeatView) -> Rival:
        """What a printed opponent will show in the Conflict."""
        raise KanlyError(f"seat {other.seat} is no printed opponent")

    @property
    def kept(self) -> tuple[float, float]:
        """What the first and the second place keep from them."""
        return (0.0, 0.0)

    def block(self, space: int) -> float:
        """What an Agent on a space keeps from them."""
        return 0.0

    def loses_alliance(self, holder: int) -> float:
        """What taking an Alliance from its holder does besides."""
        return 0.0

    def gains(self, seat: int, kind: int, a: int) -> float:
        """What a move does for the printed opponent on whose behalf it is asked."""
        return 0.0

    # --- for the words of topics

    def gain(self, other: SeatView, kind: int, amount: int) -> float:
        """Some more of a resource, or of Intrigue cards."""
        return 0.0


class ToOpponent(Protocol):
    """What a node is worth to a printed opponent whose Agent stands on a space, or on none."""

    def __call__(self, opponents: Opponents, other: SeatView, n: Node, space: int, /) -> float: ...


# A word that is not here is worth nothing to a printed opponent.
TO_OPPONENTS: dict[Word, ToOpponent] = {}


def worth_to_opponents(kind: type[fx.Effect], worth: ToOpponent | float) -> None:
    word = WORDS[kind]
    if word in TO_OPPONENTS:
        raise KanlyError(f"the worth of {kind.__name__} to a printed opponent is registered twice")
    TO_OPPONENTS[word] = always(worth) if isinstance(worth, float) else worth


def always(worth: float) -> ToOpponent:
    return lambda opponents, other, n, space: worth
