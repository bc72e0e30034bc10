"""The Fluent files of one language, read strictly: what is missing is an error, never another language's text."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from kanly.engine.errors import KanlyError

LANGUAGES: tuple[str, ...] = ("en", "uk", "ru", "bg")


class Bundle:
    """All messages of one language.

    >>> Bundle("uk").text("term-card", "acc", n=5)
    '5 карт'
    """

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise KanlyError(f"there is no language {language!r}; known are: {', '.join(LANGUAGES)}")
        self.language = language
        # Isolating marks around variables would show up in terminals and break comparisons.
        self._fluent = FluentBundle([language], use_isolating=False)
        folder = files("kanly.text").joinpath("locales", language)
        for source in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if source.name.endswith(".ftl"):
                self._fluent.add_resource(FluentResource(source.read_text(encoding="utf-8")))

    def has(self, message: str, attribute: str = "") -> bool:
        if not self._fluent.has_message(message):
            return False
        found = self._fluent.get_message(message)
        return attribute in found.attributes if attribute else found.value is not None

    def text(self, message: str, attribute: str = "", /, **variables: int | str) -> str:
        """A message, or one of its attributes, with its variables filled in."""
        name = f"{message}.{attribute}" if attribute else message
        pattern = None
        if self._fluent.has_message(message):
            found = self._fluent.get_message(message)
            pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise KanlyError(f"the words in {self.language!r} have no message {name!r}")
        text, errors = self._fluent.format_pattern(pattern, dict(variables))
        if errors:
            raise KanlyError(
                f"the message {name!r} in {self.language!r} can't be filled in from "
                f"{', '.join(variables) or 'no variables'}: {errors[0]}"
            )
        return str(text)


@lru_cache(maxsize=len(LANGUAGES))
def bundle(language: str) -> Bundle:
    """The messages of a language, read once."""
    return Bundle(language)


def sentence(text: str) -> str:
    """The text with a capital at its start and a full stop at its end.

    >>> sentence("«а» і б")
    '«А» і б.'
    """
    return f"{capital(text)}." if text and text[-1] not in ".!?…" else capital(text)


def capital(text: str) -> str:
    """The text with its first letter as a capital; a quotation mark or a figure before it stays."""
    for at, letter in enumerate(text):
        if letter.isdigit():
            return text
        if letter.isalpha():
            return text[:at] + letter.upper() + text[at + 1 :]
    return text
