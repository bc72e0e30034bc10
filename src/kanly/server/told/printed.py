"""What is printed on components. Their fields are those of the data classes in `kanly.components`, so they are read from there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import reduce
from operator import or_
from types import GenericAlias, NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from pydantic import create_model

from kanly import components
from kanly.components import Component
from kanly.effects import Condition, Cost, Counted, Effect, Symbol, Trait
from kanly.server.told.base import ComponentLine, OneOf, Told, Tree

WORDS: Final = (Effect, Cost, Condition, Counted, Trait)


def written(kind: Any) -> Any:
    """The type of a field as `kanly.server.printed.plain` writes it."""
    if isinstance(kind, type) and issubclass(kind, Enum):
        return Annotated[str, OneOf(tuple(one.value for one in kind))]
    if isinstance(kind, type) and issubclass(kind, WORDS):
        return Tree
    if isinstance(kind, type) and issubclass(kind, Symbol):
        return str
    if isinstance(kind, type) and is_dataclass(kind):
        return model_of(kind)
    parts = get_args(kind)
    if get_origin(kind) is tuple:
        several = parts[1:] == (...,)
        return (
            GenericAlias(list, written(parts[0]))
            if several
            else GenericAlias(tuple, tuple(map(written, parts)))
        )
    if get_origin(kind) in (Union, UnionType):
        return reduce(or_, map(written, parts))
    assert kind in (int, str, bool, NoneType), kind
    return kind


def declared(kind: type[Any]) -> Iterator[tuple[str, Any]]:
    hints = get_type_hints(kind)
    if issubclass(kind, Component):
        yield "lines", (list[ComponentLine], ...)
    else:
        # A part of a component keeps the name of its class.
        yield "word", (Literal[kind.__name__], ...)
    for field in fields(kind):
        yield field.name, (written(hints[field.name]), ...)


def model_of(kind: type[Any]) -> type[Told]:
    if kind not in MADE:
        # A data class without words of its own has its signature there.
        about = None if (kind.__doc__ or "").startswith(f"{kind.__name__}(") else kind.__doc__
        MADE[kind] = create_model(kind.__name__, __base__=Told, __doc__=about, **dict(declared(kind)))
    return MADE[kind]


MADE: dict[type[Any], type[Told]] = {}
KINDS: Final = tuple(
    kind
    for kind in vars(components).values()
    if isinstance(kind, type) and issubclass(kind, Component) and kind is not Component
)
PRINTED: Final[dict[str, type[Told]]] = {kind.__name__: model_of(kind) for kind in KINDS}
# The components of a box by their keys.
COMPONENTS: Final[Any] = GenericAlias(dict, (str, reduce(or_, PRINTED.values())))
