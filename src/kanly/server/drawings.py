"""How words look that the page was made without: glyphs as data, told beside the word.

The page draws the vocabulary's own words itself (`web/src/parts/effects/vocabulary/`, `web/src/topics/`), and its tests see to it
that it draws them all. A word that an expansion brings from outside registers its drawing here, in what the page knows of glyphs
(`web/src/parts/effects/glyphs.ts`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from kanly import effects as fx
from kanly.engine.errors import KanlyError
from kanly.engine.moves import NUMBERS
from kanly.opening import FAMILIES, Opened, called, when_opened
from kanly.server.told.situations import MOVE_KINDS
from kanly.server.vocabulary import PLACES

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


def look(found: Opened) -> None:
    """Refuse a box with a word or a kind of move that the page has no drawing for."""
    outside = [kind for family in FAMILIES for kind in found.of(family) if not at_home(kind)]
    if undrawn := [kind for kind in outside if kind not in DRAWINGS]:
        raise KanlyError(
            f"the page has no drawing for {called(undrawn)}: register one with kanly.server.drawings.drawing"
        )
    for kind in found.moves:
        place = PLACES.get(NUMBERS[kind.name])
        if kind.name not in MOVE_KINDS and (place is None or not place.icon):
            raise KanlyError(
                f"the page was made without the move {kind.name!r}: give it an icon with kanly.server.vocabulary.place"
            )


when_opened(look)
