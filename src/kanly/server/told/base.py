"""What all that is told has in common."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal

from pydantic import BaseModel, ConfigDict, GetCoreSchemaHandler, GetJsonSchemaHandler
from pydantic.json_schema import JsonSchemaValue


class Told(BaseModel):
    """Nothing is told that is not declared; what stands below a field is its description."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)


# Of words that are known only once the program runs.
LITERAL: Final[Any] = Literal


@dataclass(frozen=True)
class OneOf:
    """One of these words, which others list already."""

    names: tuple[str, ...]

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> Any:
        return handler.generate_schema(LITERAL[self.names])


@dataclass(frozen=True)
class Listed:
    """One of these words as far as the page is concerned; whoever plugs in from outside may tell others."""

    names: tuple[str, ...]

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> Any:
        return handler(source)

    def __get_pydantic_json_schema__(self, schema: Any, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        return {"type": "string", "enum": list(self.names)}


class Missing:
    """On a field that may be missing: it is never null."""

    def __get_pydantic_json_schema__(self, schema: Any, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        found = handler(schema)
        kinds = [kind for kind in found.pop("anyOf") if kind != {"type": "null"}]
        return found | (kinds[0] if len(kinds) == 1 else {"anyOf": kinds})


class Tree(BaseModel):
    """An effect, cost, condition or trait: `word` is its class in the vocabulary, the rest its fields."""

    model_config = ConfigDict(extra="allow")

    word: str


class ComponentLine(Told):
    """What a component says in one of its boxes."""

    box: str
    label: str
    title: str
    text: str
