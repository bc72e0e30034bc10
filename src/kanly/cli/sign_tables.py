"""The signs of words of the vocabulary, by their class: `4∴→5◎ 2♙ 1▮`; and what signs a game has besides those of every game.

What every game has is registered by `kanly.cli.vocabulary`, what belongs to a topic by its `signs.py`. What has no sign is said so
as well: an ellipsis stands for it, and the words are one `?` away.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from kanly import effects as fx
from kanly.engine.errors import KanlyError
from kanly.opening import Opened
from kanly.text.lexicon import Lexicon
from kanly.text.tables import classes, new

# In the place of a sign.
MORE = "…"

E = TypeVar("E", bound=fx.Effect)
P = TypeVar("P", bound=fx.Cost)
# A sign, the style that it is drawn in, and what it means.
Meaning = tuple[str, str, str]

EFFECTS: dict[type[fx.Effect], Callable[[Lexicon, Any], str]] = {}
COSTS: dict[type[fx.Cost], Callable[[Any], str]] = {}
# Conditions and what is counted have no signs, but stand where the words do.
TABLES: dict[type, Mapping[Any, Any]] = {fx.Effect: EFFECTS, fx.Cost: COSTS}
LEGEND: list[tuple[int, Callable[[Lexicon], Iterable[Meaning]]]] = []


# --- registering


def sign(kind: type[E], write: Callable[[Lexicon, E], str]) -> None:
    """From now on effects of this class are written so."""
    new(EFFECTS, kind)[kind] = write


def cost_sign(kind: type[P], write: Callable[[P], str]) -> None:
    """From now on costs of this class are written so."""
    new(COSTS, kind)[kind] = write


def in_words(*kinds: type[fx.Effect] | type[fx.Cost]) -> None:
    """Effects and costs of these classes have no sign."""
    for kind in kinds:
        if issubclass(kind, fx.Effect):
            sign(kind, lambda lexicon, it: MORE)
        else:
            cost_sign(kind, lambda it: MORE)


def legend(place: int, meanings: Callable[[Lexicon], Iterable[Meaning]]) -> None:
    """Signs that only some games have, explained behind those with a smaller `place`."""
    LEGEND.append((place, meanings))
    LEGEND.sort(key=lambda entry: entry[0])


def missing() -> list[str]:
    """The names of those effects and costs of the vocabulary that have no sign and do not say so."""
    return [kind.__name__ for root, table in TABLES.items() for kind in classes(root) if kind not in table]


def look(found: Opened) -> None:
    """Refuse a box with a word of which nobody has thought how it is drawn."""
    refuse([kind.__name__ for root, table in TABLES.items() for kind in found.of(root) if kind not in table])


def check() -> None:
    """Refuse to draw anything as long as nobody has thought of how something is drawn."""
    refuse(missing())


def refuse(names: Sequence[str]) -> None:
    if names:
        raise KanlyError(
            f"there are no signs for {', '.join(names)}; what has none is registered as in words"
        )


# --- writing


def costs(parts: Sequence[fx.Cost]) -> str:
    return "+".join(COSTS[type(cost)](cost) if type(cost) in COSTS else MORE for cost in parts)


def effects(lexicon: Lexicon, parts: Sequence[fx.Effect]) -> str:
    return " ".join(text for text in (effect(lexicon, part) for part in parts) if text)


def effect(lexicon: Lexicon, part: fx.Effect) -> str:
    write = EFFECTS.get(type(part))
    return MORE if write is None else write(lexicon, part)


def letter(lexicon: Lexicon, icon: str) -> str:
    """The letter of a faction or another Agent icon; in every language they differ."""
    return lexicon.words.text("terminal-letter", icon=icon)
