"""Where a set registers what only one of its components does.

A special has a resolution, may say when it has something to do, and may ask its owner a question of its own: then it
pushes a STEP_SPECIAL, whose legal moves and answer it registers too.
"""

from __future__ import annotations

from typing import Protocol

from kanly.engine.content import AUTO_NEVER
from kanly.engine.errors import KanlyError
from kanly.engine.giving import Boxes
from kanly.engine.state import State, Step


class Apply(Protocol):
    def __call__(self, s: State, seat: int, node: int, /) -> None: ...


class Doable(Protocol):
    def __call__(self, s: State, seat: int, node: int, /) -> bool: ...


class Moves(Protocol):
    def __call__(self, s: State, step: Step, /) -> list[int]: ...


class Answer(Protocol):
    def __call__(self, s: State, step: Step, move: int, /) -> None: ...


class SpecialWord:
    """All that the engine needs to know of one special."""

    def __init__(
        self,
        name: str,
        apply: Apply,
        doable: Doable | None,
        moves: Moves | None,
        answer: Answer | None,
        auto: int,
        mandatory: bool,
        minds: int,
        tally: bool,
        gives: Boxes | None,
    ) -> None:
        self.name: str = name
        self.apply: Apply = apply
        self.doable: Doable | None = doable
        self.moves: Moves | None = moves
        self.answer: Answer | None = answer
        self.auto: int = auto
        self.mandatory: bool = mandatory
        self.minds: int = minds
        self.tally: bool = tally
        self.gives: Boxes | None = gives


WORDS: list[SpecialWord] = []
INDEX: dict[str, int] = {}


def register(
    name: str,
    apply: Apply,
    doable: Doable | None = None,
    moves: Moves | None = None,
    answer: Answer | None = None,
    auto: int = AUTO_NEVER,
    mandatory: bool = True,
    minds: int = 0,
    tally: bool = False,
    gives: Boxes | None = None,
) -> None:
    """Give a special its resolution. `auto` AUTO_ALWAYS: it happens at once, without asking for its order. `minds`:
    what may not be taken unasked while it is due, such as MINDS_SUPPLY. `tally`: it reads or writes what a turn has brought so far.
    `gives`: the boxes of other components whose effects its own component can give (`giving.py`).
    """
    if (moves is None) != (answer is None):
        raise KanlyError(
            f"the special {name!r} asks a question: it needs both `moves` and `answer`, or neither"
        )
    if name in INDEX:
        raise KanlyError(f"the special {name!r} is registered twice")
    INDEX[name] = len(WORDS)
    WORDS.append(SpecialWord(name, apply, doable, moves, answer, auto, mandatory, minds, tally, gives))


def index_of(name: str) -> int:
    """The number of a special; an unknown name is refused when a deck is loaded, never at the table."""
    if name not in INDEX:
        known = ", ".join(sorted(INDEX)) or "none"
        raise KanlyError(f"no resolution is registered for the special {name!r}; known specials: {known}")
    return INDEX[name]
