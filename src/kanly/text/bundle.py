"""The Fluent files of one language, read strictly: what is missing is an error, never another language's text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from kanly.engine.errors import KanlyError


def languages() -> Iterator[str]:
    """The folders that hold a language, English first: it is what everybody gets who asked for nothing else."""
    yield "en"
    for folder in sorted(files("kanly.text").joinpath("locales").iterdir(), key=lambda entry: entry.name):
        if folder.name != "en" and folder.joinpath("language.ftl").is_file():
            yield folder.name


LANGUAGES: tuple[str, ...] = tuple(languages())
# Folders with the words of expansions, each with a folder for every language.
ADDED: list[Path] = []
# Names of factions, and the message that says the one that a variable holds.
FACTION = "faction-"
BY_FACTION = "by-faction"
MESSAGE = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
# Sentences of one language that are remembered at once.
MOST_SAID = 20_000


def add_locales(folder: Path) -> None:
    """Let an expansion bring its own words: `folder` holds <language>/*.ftl for every language.

    Whoever already speaks keeps the words that he has, so this comes before the first `Words` that need them. What
    they are called: a component `<set>-<deck>-<id>`, a Special `special-<name>`, a kind of units `unit-<id>`, an
    area `area-<id>`, a stop of
    a track `stop-<id>`, a faction `faction-<id>` in all forms that ours have, an Agent icon `icon-<id>`.
    """
    for language in LANGUAGES:
        if not any((folder / language).glob("*.ftl")):
            raise KanlyError(
                f"{folder} has no words in {language!r}; it needs {language}/*.ftl, and so for each of: "
                f"{', '.join(LANGUAGES)}"
            )
    if folder not in ADDED:
        ADDED.append(folder)
        bundle.cache_clear()


def sources(language: str) -> Iterator[tuple[str, str]]:
    """Every Fluent file of a language, ours first: its name and its text."""
    yield from own_sources(language)
    yield from added_sources(language)


def own_sources(language: str) -> Iterator[tuple[str, str]]:
    folder = files("kanly.text").joinpath("locales", language)
    for source in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if source.name.endswith(".ftl"):
            yield source.name, source.read_text(encoding="utf-8")


def added_sources(language: str) -> Iterator[tuple[str, str]]:
    for added in ADDED:
        for path in sorted((added / language).glob("*.ftl")):
            yield str(path), path.read_text(encoding="utf-8")


def by_faction(messages: dict[str, ast.Message]) -> str:
    """The message `by-faction`: the faction that $faction holds, in every form that the names of factions have."""
    named = [name for name in messages if name.startswith(FACTION)]
    forms = {name: [attribute.id.name for attribute in messages[name].attributes] for name in named}
    usual = forms[named[0]]
    lines = [f"{BY_FACTION} = {one_of(named, '')}"]
    for name in named:
        missing = [form for form in usual if form not in forms[name]]
        if missing:
            raise KanlyError(f"{name!r} lacks the forms {', '.join(missing)}; write them as for {named[0]!r}")
    lines += [f"    .{form} = {one_of(named, f'.{form}')}" for form in usual]
    return "\n".join(lines)


def one_of(named: Sequence[str], form: str) -> str:
    """A form of the faction that $faction holds; the last stands for any that has no name, as Fluent wants one that does."""
    options = [f"[{name.removeprefix(FACTION)}] {{ {name}{form} }}" for name in named]
    return "{ $faction ->\n         " + "\n         ".join([*options[:-1], f"*{options[-1]}"]) + "\n    }"


@lru_cache(maxsize=512)
def messages_in(text: str) -> frozenset[str]:
    """The messages of a Fluent file, by name: found without reading it as Fluent."""
    return frozenset(MESSAGE.findall(text))


@lru_cache(maxsize=len(LANGUAGES))
def own_messages(language: str) -> frozenset[str]:
    return frozenset().union(*(messages_in(text) for _, text in own_sources(language)))


def messages_of(language: str) -> frozenset[str]:
    """The names of all messages of a language, for those who only want to know whether something can be said."""
    return own_messages(language).union(*(messages_in(text) for _, text in added_sources(language)))


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
        self._names: dict[tuple[str, str], list[str]] = {}
        self.messages: dict[str, ast.Message] = {}
        self._said: dict[tuple[object, ...], str] = {}
        for name, text in sources(language):
            self._add(name, text)
        self._add(BY_FACTION, by_faction(self.messages))

    def _add(self, name: str, text: str) -> None:
        resource = FluentResource(text)
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                self._register(entry.id.name, name)
                self.messages[entry.id.name] = entry
        self._fluent.add_resource(resource)

    def _register(self, message: str, source: str) -> None:
        if self._fluent.has_message(message):
            raise KanlyError(f"{source} says {message!r} again; a message is there once in a language")
        parts = message.split("-")
        if len(parts) == 3:
            self._names.setdefault((parts[1], parts[2]), []).append(message)

    def named(self, decks: Sequence[str], component: str, home: str = "") -> str | None:
        """The message that names the component with this bare id in one of these decks, of the set `home` if it can be.

        >>> Bundle("en").named(("reserve", "spaces"), "foldspace")
        'base-reserve-foldspace'
        """
        found = [message for deck in decks for message in self._names.get((deck, component), ())]
        at_home = [message for message in found if message.startswith(f"{home}-")]
        return next(iter(at_home or found), None)

    def has(self, message: str, attribute: str = "") -> bool:
        if not self._fluent.has_message(message):
            return False
        found = self._fluent.get_message(message)
        return attribute in found.attributes if attribute else found.value is not None

    def text(self, message: str, attribute: str = "", /, **variables: int | str) -> str:
        """A message, or one of its attributes, with its variables filled in."""
        # Everybody at a table reads the same lines, so most of what is said has been said before.
        key = (message, attribute, *variables.items())
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= MOST_SAID:
                self._said.clear()
            said = self._said[key] = self._filled_in(message, attribute, variables)
        return said

    def _filled_in(self, message: str, attribute: str, variables: dict[str, int | str]) -> str:
        name = f"{message}.{attribute}" if attribute else message
        pattern = None
        if self._fluent.has_message(message):
            found = self._fluent.get_message(message)
            pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise KanlyError(f"the words in {self.language!r} have no message {name!r}")
        text, errors = self._fluent.format_pattern(pattern, variables)
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
