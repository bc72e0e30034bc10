"""Every component by id, and the content of each edition."""

from __future__ import annotations

from functools import lru_cache

from kanly.components import Component, Edition
from kanly.engine.content import Content
from kanly.engine.errors import SetupError
from kanly.engine.program import Lowering
from kanly.sets.base import BASE

EDITIONS: dict[str, Edition] = {BASE.id: BASE}


def edition(name: str) -> Edition:
    if name not in EDITIONS:
        raise SetupError(f"there is no edition {name!r}; known are: {', '.join(EDITIONS)}")
    return EDITIONS[name]


@lru_cache(maxsize=16)
def content(name: str) -> Content:
    """The lowered tables of an edition, made once."""
    return Lowering(edition(name)).build()


def lower(made: Edition) -> Content:
    """The tables of an edition that is not in the catalog, such as a mutated or an expanded one."""
    return Lowering(made).build()


def components(made: Edition) -> list[Component]:
    """Everything that an edition holds, deck by deck, in the order of its lists."""
    return [
        *made.starters,
        *made.reserve,
        *made.imperium,
        *made.intrigue,
        *made.conflicts,
        *made.leaders,
        *made.spaces,
        *made.tracks,
    ]


@lru_cache(maxsize=16)
def by_key(name: str) -> dict[str, Component]:
    """The components of an edition by `set/deck/id`."""
    return {component.key: component for component in components(edition(name))}
