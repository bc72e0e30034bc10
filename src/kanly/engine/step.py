"""A kind of step: what waits on the stack. It does its work or lists the legal moves, and takes the one that is played.

All that is true of a kind stands where it is registered: its name in stored games, what its two numbers name, what bounds them,
which part of the state it needs, whose step it can be.
"""

from __future__ import annotations

from typing import Final

from kanly.engine.codes import ASKING_BITS, ASKING_MASK, NONE, STEP_COUNT
from kanly.engine.errors import KanlyError
from kanly.engine.state import State, Step
from kanly.open_class import mypyc_attr

# Where a step keeps the node that asks: nowhere; as its first number; as its second, plus one; above the low bits of the
# second, plus one.
NOWHERE: Final = 0
FIRST: Final = 1
SECOND: Final = 2
ABOVE: Final = 3
ASKED_IN: Final = {"asking": SECOND, "terms": ABOVE, "bonus": ABOVE}


@mypyc_attr(allow_interpreted_subclasses=True)
class StepKind:
    """`first` and `second`: the domains of its two numbers, "" for a plain number. `most`: the largest that the first can be.
    `part`: what of the state it needs. `asks`: whether a seat answers it. `peoples`, `opponents`: whose alone it is. `ownerless`:
    it belongs to the game itself. `hashed`: the node that asks is a part of what the hash of a state is made of."""

    def __init__(
        self,
        name: str,
        first: str = "",
        second: str = "",
        *,
        most: int = NONE,
        part: str = "",
        asks: bool = True,
        peoples: bool = False,
        opponents: bool = False,
        ownerless: bool = False,
        hashed: bool = False,
    ) -> None:
        self.name: str = name
        self.first: str = first
        self.second: str = second
        self.most: int = most
        self.part: str = part
        self.asks: bool = asks
        self.peoples: bool = peoples
        self.opponents: bool = opponents
        self.ownerless: bool = ownerless
        self.hashed: bool = hashed
        self.asked_in: int = FIRST if asks and first == "node" else ASKED_IN.get(second, NOWHERE)

    def run(self, s: State, step: Step) -> list[int] | None:
        """Do the work and return None, or list the legal moves."""
        raise KanlyError(f"no step has the code {step[0]}")

    def answer(self, s: State, step: Step, move: int) -> None:
        """Take one of the legal moves."""
        raise KanlyError(f"the step {step[0]} asks for no move")

    def wrong(self, s: State, step: Step) -> str:
        """What can't be with such a step in a state that comes out of a file; empty if all is well."""
        return ""

    def node(self, step: Step) -> int:
        """The effect that asks, or NONE where the rules do, or where a stored game does not say it."""
        if self.asked_in == FIRST:
            return step[3]
        if self.asked_in == SECOND:
            return step[4] - 1
        if self.asked_in == ABOVE:
            asking = step[4] >> ASKING_BITS
            if not asking and self.second == "bonus":
                asking = step[4] & ASKING_MASK
            return asking - 1
        return NONE


STEPS: Final[list[StepKind]] = []
NUMBERS: Final[dict[str, int]] = {}


def register_step(kind: StepKind, number: int = NONE) -> int:
    """From now on the engine knows this kind of step. Those of topics get their numbers as they come."""
    if kind.name in NUMBERS:
        raise KanlyError(f"the step {kind.name!r} is registered twice")
    # The steps that `codes.py` names keep their numbers, whenever they are registered.
    number = max(len(STEPS), STEP_COUNT) if number == NONE else number
    while len(STEPS) <= number:
        STEPS.append(StepKind(""))
    STEPS[number] = kind
    NUMBERS[kind.name] = number
    return number
