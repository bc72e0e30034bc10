"""How kinds of moves and events are told: what their parameters are called in messages, and sentences of their own.

A move is said with the message `move-<name>`, an event with `event-<name>`, and with `event-<name>_hidden` for those who may not
see what it hides. Its parameters fill in the variables that their domains have here. What every game has is registered by
`moves.py` and `events.py`, what belongs to a topic by its `text.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from kanly.engine.content import Content
from kanly.engine.errors import KanlyError
from kanly.engine.events import EventKind
from kanly.engine.moves import MoveKind

if TYPE_CHECKING:
    from kanly.text.events import Events
    from kanly.text.moves import Moves

# What stands for a number of a domain.
Say = Callable[["Moves", Content, int], "int | str"]
# The whole sentence of a move, by its two parameters; seats go by their names.
TellMove = Callable[["Moves", Content, int, int, Sequence[str]], str]
# The whole sentence of an event: who it is about, and its two numbers.
TellEvent = Callable[["Events", Content, str, int, int, Sequence[str]], str]

PARTS: dict[str, tuple[str, Say]] = {}
MOVES: dict[str, TellMove] = {}
EVENTS: dict[str, TellEvent] = {}
# Events that say which component brought them about: the others name it themselves or come from a player's move. By what kinds
# of words; without any: by whatever there is.
CAUSED: dict[str, frozenset[int]] = {}
ANY: frozenset[int] = frozenset()
# How events sum up over a turn: by how often; by the names of what they are about; likewise, of one thing at a time; by having
# happened at all.
COUNTED, NAMED, SINGLE, PLAIN = "counted", "named", "single", "plain"
CHRONICLE: dict[str, tuple[str, int]] = {}


def part(domain: str, variable: str, say: Say) -> None:
    """From now on messages have this variable for numbers of the domain."""
    if domain in PARTS:
        raise KanlyError(f"how a {domain} of a move is told is registered twice")
    PARTS[domain] = (variable, say)


def move(name: str, tell: TellMove) -> None:
    """A kind of move whose sentence is more than its message and parameters."""
    if name in MOVES:
        raise KanlyError(f"how the move {name!r} is told is registered twice")
    MOVES[name] = tell


def event(name: str, tell: TellEvent) -> None:
    """A kind of event whose sentence is more than its message and numbers."""
    if name in EVENTS:
        raise KanlyError(f"how the event {name!r} is told is registered twice")
    EVENTS[name] = tell


def caused(*names: str, ops: frozenset[int] = ANY) -> None:
    """Such events say which component brought them about, if it did so by one of these words."""
    for name in names:
        if name in CAUSED:
            raise KanlyError(f"what brings about the event {name!r} is registered twice")
        CAUSED[name] = ops


def chronicle(name: str, how: str, place: int) -> None:
    """Such an event is a part of the sentence that sums up a turn, `chronicle-<name>`, behind those with a smaller `place`."""
    if name in CHRONICLE:
        raise KanlyError(f"how the event {name!r} sums up is registered twice")
    CHRONICLE[name] = (how, place)


def chronicled(*hows: str) -> list[str]:
    """The events that sum up in one of these ways, in their order."""
    found = [(place, name) for name, (how, place) in CHRONICLE.items() if how in hows]
    return [name for _, name in sorted(found)]


def variables(said: Moves, content: Content, first: str, a: int, second: str, b: int) -> dict[str, int | str]:
    """What two numbers fill in; those that mean nothing to people fill in nothing."""
    found: dict[str, int | str] = {}
    for domain, value in ((first, a), (second, b)):
        if domain in PARTS:
            variable, say = PARTS[domain]
            found[variable] = say(said, content, value)
    return found


def messages(moves: Iterable[MoveKind], events: Iterable[EventKind]) -> list[str]:
    """The messages that every language needs for these kinds."""
    found = [f"move-{kind.name}" for kind in moves]
    for kind in events:
        found.append(f"event-{kind.name}")
        if kind.secret:
            found.append(f"event-{kind.name}_hidden")
        if kind.name in CHRONICLE:
            found.append(f"chronicle-{kind.name}")
    return found
