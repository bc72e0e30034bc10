"""A part of the state: what only some games have, in an object of its own with fields that are declared once.

Each kind of part has a slot of the state. Copies, equality, hashes, JSON and views go through all that are registered and name
none; whoever registers a part keeps what `register_part` gives back, and reaches the part through it. A game that has none
holds one empty list, which no copy makes anew.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from kanly.engine.codes import NONE
from kanly.engine.errors import KanlyError
from kanly.engine.fields import STATE, PartField
from kanly.open_class import mypyc_attr

if TYPE_CHECKING:
    from kanly.engine.content import Content
    from kanly.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """What a part is kept in: a class with a slot for each of its fields, and no `__init__`, which every copy would run."""

    __slots__ = ()

    def copy(self) -> Part:
        """Another object with the same fields. They hold numbers and tuples, so nothing below them is copied."""
        raise KanlyError(f"the part {type(self).__name__} doesn't say how it is copied")

    def stand_in(self, other: Part) -> None:
        """This copy is put in the place of the part that it was made of: what copies leave out comes with it."""


P = TypeVar("P", bound=Part)
# What a state holds that has no part; never changed, as states share it.
NO_PARTS: Final[list[Part | None]] = []


class PartKind(Generic[P]):
    """`new`: one for so many seats, as it is before anything is laid out. `of_setup`: the content alone does not say whether a game
    has the part, so a stored game says it by having it."""

    def __init__(
        self,
        name: str,
        fields: tuple[PartField, ...],
        new: Callable[[Content, int], P],
        of_setup: bool = False,
    ) -> None:
        self.name: str = name
        self.fields: tuple[PartField, ...] = fields
        self.new: Callable[[Content, int], P] = new
        self.of_setup: bool = of_setup
        # Its place in the list of a state.
        self.number: int = NONE

    def of(self, s: State) -> P | None:
        """The part of a state, or None in a game that hasn't got it."""
        held = s.parts
        if self.number >= len(held):
            return None
        found: Any = held[self.number]
        part: P | None = found
        return part

    def put(self, s: State, part: P) -> None:
        """The state has the part from now on, in the place of the one that it had."""
        if self.number == NONE:
            raise KanlyError(f"the part {self.name!r} is not registered")
        held = s.parts.copy()
        while len(held) <= self.number:
            held.append(None)
        held[self.number] = part
        s.parts = held

    def begin(self, s: State, seats: int) -> P:
        """The state gets a new one."""
        part = self.new(s.content, seats)
        self.put(s, part)
        return part


# By name: all that are registered, and the names of those that lie in the list, by number.
PARTS: Final[dict[str, PartKind[Any]]] = {}
LISTED: Final[list[str]] = []


def register_part(kind: PartKind[P]) -> PartKind[P]:
    """From now on states can have the part. Its name is its key in stored games and in views."""
    declare(kind)
    kind.number = len(LISTED)
    LISTED.append(kind.name)
    return kind


def declare(kind: PartKind[P]) -> PartKind[P]:
    """The fields of a part are known. Those of the core itself need no more: they have typed slots of their own."""
    if kind.name in PARTS:
        raise KanlyError(f"the part {kind.name!r} is registered twice")
    if any(kind.name == field.name for field in STATE):
        raise KanlyError(f"the part {kind.name!r} needs another name: a field of every state is called so")
    if len({field.name for field in kind.fields}) < len(kind.fields):
        raise KanlyError(f"the part {kind.name!r} declares a field twice")
    PARTS[kind.name] = kind
    return kind


def has_part(s: State, name: str) -> bool:
    """Whether a game has the part of this name."""
    return name in PARTS and PARTS[name].of(s) is not None


def part_of(s: State, name: str) -> Any:
    """The part of this name, or None, for those who may not name its topic; never on the hot path."""
    return PARTS[name].of(s) if name in PARTS else None


def stand_in(copy: State, other: State) -> None:
    """A copy is put in the place of the state that it was made of."""
    for number, part in enumerate(copy.parts):
        was = other.parts[number]
        if part is not None and was is not None:
            part.stand_in(was)
