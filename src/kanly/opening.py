"""Who has to know what a box says: each layer looks at every box that is opened, and refuses by name what it has nothing for.

The engine refuses a word without a rule, or without a meaning for printed opponents, while it lowers the box. The layers above it
register a look of their own: texts, signs, the worth for bots, drawings for the page.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import lru_cache
from typing import Final

from kanly.components import Edition
from kanly.effects import Condition, Cost, Counted, Effect, Trait
from kanly.engine.content import Content
from kanly.engine.events import EVENTS, EventKind
from kanly.engine.moves import KINDS, MoveKind

FAMILIES: Final = (Effect, Condition, Counted, Cost, Trait)


@dataclass(frozen=True)
class Opened:
    """What is said in the games of a box."""

    words: frozenset[type]
    """Classes of the vocabulary: effects, conditions, counts, costs, traits."""
    moves: tuple[MoveKind, ...]
    events: tuple[EventKind, ...]
    rows: tuple[str, ...] = ()
    """The names of its rows besides the Imperium Row; what is paid there is among the words."""

    def of(self, family: type) -> list[type]:
        """The words of one family, by name."""
        return sorted(
            (kind for kind in self.words if issubclass(kind, family)), key=lambda kind: kind.__name__
        )


CHECKS: Final[list[Callable[[Opened], None]]] = []


def when_opened(check: Callable[[Opened], None]) -> None:
    """From now on this looks at every box that is opened, and raises a KanlyError where it has nothing for something of it."""
    CHECKS.append(check)


def look(made: Edition, content: Content) -> None:
    """Whoever is there knows all that these components say, or says what not."""
    topics = {"", *(topic.name for topic in content.topics)}
    if not content.opponents:
        # Their cards are in the box, and nobody plays them.
        made = replace(made, hagal=(), rivals=(), opponents=())
    found = Opened(
        words_in(made) | {type(row.currency.printed(1)) for row in content.rows},
        tuple(kind for kind in KINDS if kind.name and kind.topic in topics),
        tuple(kind for kind in EVENTS if kind.name and kind.topic in topics),
        tuple(row.name for row in content.rows),
    )
    for check in CHECKS:
        check(found)


def words_in(made: Edition) -> frozenset[type]:
    """All words that stand anywhere on the components of an edition."""
    found: set[type] = set()
    waiting: list[object] = [made]
    while waiting:
        one = waiting.pop()
        kind = type(one)
        if isinstance(one, tuple):
            waiting += one
        elif is_dataclass(kind):
            if issubclass(kind, FAMILIES):
                found.add(kind)
            waiting += [getattr(one, name) for name in names_of(kind)]
    return frozenset(found)


@lru_cache(maxsize=1024)
def names_of(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


def called(kinds: Iterable[type]) -> str:
    """Words by name, for whoever refuses them."""
    return ", ".join(kind.__name__ for kind in kinds)
