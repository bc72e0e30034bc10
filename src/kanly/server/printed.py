"""What is printed on the components of a box, for the page: their data, and their words in a language."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from functools import lru_cache
from typing import Any, Final

from kanly import catalog, topics
from kanly.components import Component
from kanly.effects import Effect, Faction, Influence, Symbol
from kanly.engine.content import Content
from kanly.server.drawings import DRAWINGS, Glyph
from kanly.server.vocabulary import Lacking, Tree, in_place_of, lacking
from kanly.setup import Box
from kanly.text import Words
from kanly.text.bundle import LANGUAGES

# Every table of a kind asks for the same: half a second of work, and half a megabyte to remember.
REMEMBERED: Final = 8 * len(LANGUAGES)


@lru_cache(maxsize=REMEMBERED)
def components_text(box: Box, language: str) -> bytes:
    """The components of a box as JSON, made once."""
    return json.dumps(components(box, Words(language)), ensure_ascii=False, separators=(",", ":")).encode()


def plain(value: Any) -> Any:
    """A component's data as JSON: words of the vocabulary keep their names."""
    if isinstance(value, Enum | Symbol):
        return value.value
    if isinstance(value, tuple):
        return [plain(part) for part in value]
    if is_dataclass(value) and not isinstance(value, type):
        data = {field.name: plain(getattr(value, field.name)) for field in fields(value)}
        if isinstance(value, Component):
            return data
        told = {"word": type(value).__name__, **data}
        if type(value) in DRAWINGS:
            told["glyphs"] = plain_glyphs(DRAWINGS[type(value)](value))
        return told
    return value


def plain_glyphs(glyphs: Sequence[Glyph]) -> list[Glyph]:
    """A drawing as JSON, with the words that it holds."""
    return [{**glyph, "words": plain(glyph["words"])} if "words" in glyph else glyph for glyph in glyphs]


def swapped(value: Any, swap: Callable[[Effect], tuple[Effect, ...] | None]) -> Any:
    """A component, an effect or a list of them with other effects in the place of some, however deep they stand; where `swap`
    says None, the effect stays."""
    if isinstance(value, tuple):
        found: list[Any] = []
        for part in value:
            instead = swap(part) if isinstance(part, Effect) else None
            found += (swapped(part, swap),) if instead is None else instead
        return tuple(found)
    if is_dataclass(value) and not isinstance(value, type):
        parts = {field.name: getattr(value, field.name) for field in fields(value)}
        new = {name: swapped(part, swap) for name, part in parts.items()}
        changed = {name: part for name, part in new.items() if part != parts[name]}
        return replace(value, **changed) if changed else value
    return value


def lines_told(component: Component, words: Words) -> list[dict[str, str]]:
    """What a component says, box by box."""
    return [
        {"box": line.box, "label": words.box(line.box), "title": line.title, "text": line.text}
        for line in words.rules(component)
    ]


def without(value: Any, lacking: Lacking) -> Any:
    """The same without those words that there is nothing for."""
    return swapped(value, lambda effect: in_place_of(effect, lacking)) if lacking else value


def named(c: Content, value: Any) -> Any:
    """The same with the factions by name where it is any but one of them."""

    def swap(effect: Effect) -> tuple[Effect, ...] | None:
        if not isinstance(effect, Influence) or effect.but is None:
            return None
        factions = tuple(Faction(faction) for faction in c.faction_ids if faction != effect.but.value)
        return (replace(effect, factions=factions, but=None),)

    return swapped(value, swap)


def drawn(c: Content, effects: Sequence[Any]) -> list[Tree]:
    """Effects as data, with what stands in the place of those that this game has nothing for."""
    return [plain(part) for part in named(c, without(tuple(effects), lacking(c)))]


def components(box: Box, words: Words) -> dict[str, Any]:
    """Every component of a box by its key: its data, its name and what it says in games with this box."""
    c = catalog.content(box)
    lacks = lacking(c)
    found = {key: without(component, lacks) for key, component in catalog.by_key(box).items()}
    return {
        key: {
            **plain(named(c, component)),
            "name": words.name(component),
            "lines": lines_told(component, words),
        }
        for key, component in found.items()
    }


# Here at the end, as topics draw with what stands above.
topics.load("page")
