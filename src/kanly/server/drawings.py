"""How words look that the page was made without: glyphs as data, told beside the word.

The page draws the vocabulary's own words itself (`web/src/parts/effects/vocabulary/`, `web/src/topics/`), and its tests see to it
that it draws them all. A word that an expansion brings from outside registers its drawing here, in what the page knows of glyphs
(`web/src/parts/effects/glyphs.ts`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, TypeVar

from kanly import effects as fx
from kanly.engine.errors import KanlyError

Glyph = dict[str, Any]
W = TypeVar("W")
DRAWINGS: Final[dict[type, Callable[[Any], Sequence[Glyph]]]] = {}
ARROW: Final[Glyph] = {"is": "arrow"}
OR: Final[Glyph] = {"is": "or"}


def amount(n: int | str, *icons: str) -> Glyph:
    """A number with icons of the page's sprite."""
    return {"is": "amount", "n": str(n), "icons": list(icons)}


def icon(*icons: str) -> Glyph:
    return amount("", *icons)


def pill(*inside: Glyph) -> Glyph:
    """A condition or a moment, outlined, before what it governs."""
    return {"is": "pill", "inside": list(inside)}


def inside(words: object) -> Glyph:
    """Words that a word holds, drawn as everywhere."""
    return {"is": "words", "words": words}


def drawing(kind: type[W], draw: Callable[[W], Sequence[Glyph]]) -> None:
    """From now on words of this class are told with their drawing."""
    if at_home(kind):
        raise KanlyError(f"the page draws {kind.__name__} itself, in web/src")
    if kind in DRAWINGS:
        raise KanlyError(f"{kind.__name__} is drawn twice")
    DRAWINGS[kind] = draw


def at_home(kind: type) -> bool:
    """Whether the vocabulary has this word by itself."""
    return vars(fx).get(kind.__name__) is kind


def missing(words: Iterable[type]) -> list[str]:
    """The names of those words that nobody draws."""
    return sorted(kind.__name__ for kind in words if not at_home(kind) and kind not in DRAWINGS)
