"""YAML with line numbers: every error names the file and the line, and unknown keys are errors."""

from __future__ import annotations

import yaml

from kanly.engine.errors import KanlyError
from kanly.notation.numbers import whole_number


class FileError(KanlyError):
    """A file that can't be read; the message names file and line."""


class Row:
    """A YAML node and where it stands."""

    def __init__(self, node: yaml.Node, source: str) -> None:
        self.node = node
        self.source = source

    @property
    def where(self) -> str:
        return f"{self.source}:{self.node.start_mark.line + 1}"

    def error(self, message: str) -> FileError:
        return FileError(f"{self.where}: {message}")

    def table(self, allowed: tuple[str, ...] | None = None) -> dict[str, Row]:
        """The entries of a mapping; a key that is not allowed or comes twice is an error."""
        if not isinstance(self.node, yaml.MappingNode):
            raise self.error("a mapping of keys to values belongs here")
        found: dict[str, Row] = {}
        for key_node, value_node in self.node.value:
            key = Row(key_node, self.source).text()
            if allowed is not None and key not in allowed:
                raise Row(key_node, self.source).error(
                    f"unknown key {key!r}; known are: {', '.join(allowed)}"
                )
            if key in found:
                raise Row(key_node, self.source).error(f"the key {key!r} stands here twice")
            found[key] = Row(value_node, self.source)
        return found

    def rows(self) -> list[Row]:
        if not isinstance(self.node, yaml.SequenceNode):
            raise self.error("a list belongs here")
        return [Row(entry, self.source) for entry in self.node.value]

    def text(self) -> str:
        if not isinstance(self.node, yaml.ScalarNode):
            raise self.error("a single word or line belongs here")
        return str(self.node.value)

    def number(self) -> int:
        text = self.text()
        number = whole_number(text)
        if number is None:
            raise self.error(f"a whole number belongs here, not {text[:40]!r}")
        return number

    def count(self) -> int:
        """How many of something: a number from 0 to 999."""
        number = self.number()
        if not 0 <= number <= 999:
            raise self.error(f"a number from 0 to 999 belongs here, not {number}")
        return number

    def flag(self) -> bool:
        text = self.text()
        if text not in ("true", "false"):
            raise self.error(f"true or false belongs here, not {text[:40]!r}")
        return text == "true"

    def word_of(self, known: list[str], what: str) -> int:
        """The place of the word in a list of known ones."""
        text = self.text()
        if text not in known:
            near = [word for word in known if word.startswith(text[:4])]
            hint = f"; did you mean {' or '.join(near[:4])}?" if near else ""
            raise self.error(f"{text[:60]!r} is no {what} of this game{hint}")
        return known.index(text)


def read_yaml(text: str, source: str) -> Row | None:
    """The root of a YAML document, or None if it is empty."""
    try:
        node = yaml.compose(text, Loader=yaml.SafeLoader)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        line = mark.line + 1 if mark is not None else 1
        problem = getattr(error, "problem", None) or "this is not YAML"
        raise FileError(f"{source}:{line}: {problem}") from None
    except RecursionError:
        raise FileError(f"{source}:1: lists and mappings are nested too deeply") from None
    return None if node is None else Row(node, source)
