"""Components by id, with their names and rules in one language; and what a text could mean in any language."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher
from functools import lru_cache

from kanly import catalog
from kanly.components import Component, Track
from kanly.engine.content import Content
from kanly.text import LANGUAGES, Line, Words
from kanly.text.bundle import capital

DECKS = ("starters", "reserve", "imperium", "intrigue", "conflicts", "leaders", "spaces")
# From this likeness on a misspelt name counts as meant.
CLOSE = 0.72


class Lexicon:
    """The components of an edition in one language."""

    def __init__(self, language: str, edition: str = "base") -> None:
        self.words = Words(language)
        self.content: Content = catalog.content(edition)
        self.edition = catalog.edition(edition)
        self.components = catalog.components(self.edition)
        self._by_key = catalog.by_key(edition)
        self._names: dict[str, str] = {}
        self._rules: dict[str, list[Line]] = {}
        c = self.content
        numbers = {
            "card": dict(zip(c.card_ids, c.card_component, strict=True)),
            "space": dict(zip(c.space_ids, c.space_component, strict=True)),
            "intrigue": dict(zip(c.intrigue_ids, c.intrigue_component, strict=True)),
            "conflict": dict(zip(c.conflict_ids, c.conflict_component, strict=True)),
            "leader": dict(zip(c.leader_ids, c.leader_component, strict=True)),
        }
        self._domains = {
            domain: {name: self._by_key[c.components[number]] for name, number in found.items()}
            for domain, found in numbers.items()
        }

    @property
    def language(self) -> str:
        return self.words.language

    def of(self, domain: str, name: str) -> Component:
        """The component that the notation calls by this name: a card, space, intrigue, conflict or leader."""
        return self._domains[domain][name]

    def name(self, component: Component) -> str:
        if component.key not in self._names:
            self._names[component.key] = capital(self.words.name(component))
        return self._names[component.key]

    def rules(self, component: Component) -> list[Line]:
        """What a component says, box by box. Kept, because the table shows the same cards again and again."""
        if component.key not in self._rules:
            self._rules[component.key] = self.words.rules(component)
        return self._rules[component.key]

    def called(self, domain: str, name: str) -> str:
        """The printed name behind a name of the notation."""
        return self.name(self.of(domain, name))

    def boxes(self, component: Component, *boxes: str) -> str:
        """What some boxes of a component say, in one line."""
        return " ".join(line.text for line in self.rules(component) if line.box in boxes)


@lru_cache(maxsize=4)
def names_everywhere(edition: str) -> dict[str, tuple[str, ...]]:
    """Every component's id and its names in all languages, by key, ready to be compared."""
    said = [Words(language) for language in LANGUAGES]
    found: dict[str, tuple[str, ...]] = {}
    for component in catalog.components(catalog.edition(edition)):
        names = [component.id, component.id.replace("_", " "), *(words.name(component) for words in said)]
        found[component.key] = tuple(plain(name) for name in names)
    return found


def plain(text: str) -> str:
    """Text as it is compared: without capitals, quotation marks and different apostrophes."""
    kept = [" " if letter in "\"'’«»„“”.,:-" else letter for letter in text.casefold().replace("ё", "е")]
    return " ".join("".join(kept).split())


def meant(lexicon: Lexicon, text: str) -> list[Component]:
    """What a name, in any language, whole or begun or misspelt, could mean; the best guesses only."""
    wanted = plain(text)
    if not wanted:
        return []
    names = names_everywhere(lexicon.edition.id)
    for test in (exactly, begins, holds):
        found = [c for c in lexicon.components if any(test(name, wanted) for name in names[c.key])]
        if found:
            return prefer_cards(found)
    rated = [(max(likeness(name, wanted) for name in names[c.key]), c) for c in lexicon.components]
    best = max(rating for rating, _ in rated)
    return [c for rating, c in rated if best >= CLOSE and rating >= best - 0.02]


def likeness(name: str, wanted: str) -> float:
    """How alike a name and a text are; one word of the name alone counts a little less than the whole name."""
    whole = SequenceMatcher(None, name, wanted).ratio()
    parts = [SequenceMatcher(None, part, wanted).ratio() for part in name.split() if len(part) > 3]
    return max([whole, *(0.95 * part for part in parts)])


def exactly(name: str, wanted: str) -> bool:
    return name == wanted


def begins(name: str, wanted: str) -> bool:
    return name.startswith(wanted)


def holds(name: str, wanted: str) -> bool:
    return all(any(part.startswith(word) for part in name.split()) for word in wanted.split())


def prefer_cards(found: Sequence[Component]) -> list[Component]:
    """An Influence track shares its name with much else, so it answers only to its very own name."""
    others = [component for component in found if not isinstance(component, Track)]
    return others if others and len(found) > 1 else list(found)


@lru_cache(maxsize=4)
def rules_everywhere(edition: str) -> dict[str, tuple[str, ...]]:
    """Every component's rules text in all languages, with the titles of its boxes, by key."""
    said = [Words(language) for language in LANGUAGES]
    found: dict[str, tuple[str, ...]] = {}
    for component in catalog.components(catalog.edition(edition)):
        told = [words.rules(component) for words in said]
        found[component.key] = tuple(
            plain(" ".join(f"{line.title} {line.text}" for line in lines)) for lines in told
        )
    return found


def matching(lexicon: Lexicon, text: str, deck: str | None = None) -> list[Component]:
    """All components whose id, name or rules text, in any language, holds the text, or if none does, all its words."""
    wanted = plain(text)
    found = [c for c in lexicon.components if c.deck == deck or (deck is None and c.deck in DECKS)]
    if not wanted:
        return found
    names, rules = names_everywhere(lexicon.edition.id), rules_everywhere(lexicon.edition.id)
    whole = [c for c in found if any(wanted in place for place in (*names[c.key], *rules[c.key]))]
    words = wanted.split()
    return whole or [
        c
        for c in found
        if any(all(word in place for word in words) for place in (*names[c.key], *rules[c.key]))
    ]
