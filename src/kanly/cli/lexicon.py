"""What a text could mean, in any language."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher
from functools import lru_cache

from kanly.components import Component, HagalCard, Post, Rival, Track
from kanly.text import LANGUAGES, Words
from kanly.text.lexicon import Dictionary

# From this likeness on a misspelt name counts as meant.
CLOSE = 0.72


@lru_cache(maxsize=2048)
def names_everywhere(component: Component) -> tuple[str, ...]:
    """A component's id and its names in all languages, ready to be compared."""
    said = [Words(language).name(component) for language in LANGUAGES]
    house = {HagalCard: "house-hagal", Rival: "deck-rivals"}.get(type(component))
    if house is not None:
        # Most are called like a space or a Leader, so "hagal arrakeen" has to be enough to tell them apart.
        houses = [Words(language).text(house) for language in LANGUAGES]
        said += [f"{before} {name}" for before, name in zip(houses, said, strict=True)]
    return tuple(plain(name) for name in (component.id, component.id.replace("_", " "), *said))


@lru_cache(maxsize=64)
def said_everywhere(kind: str, name: str) -> tuple[str, ...]:
    """What a level or a variant is called: its id, and its name in all languages, ready to be compared."""
    said = [Words(language).text(f"{kind}-{name}") for language in LANGUAGES]
    return tuple(plain(text) for text in (name.replace("_", " "), *said))


def meant_switches(known: Sequence[tuple[str, str]], text: str) -> list[tuple[str, str]]:
    """Which of these levels and variants a name, in any language, whole or begun, could mean."""
    wanted = plain(text.replace("_", " "))
    for test in (exactly, begins):
        found = [one for one in known if wanted and any(test(name, wanted) for name in said_everywhere(*one))]
        if found:
            return found
    return []


def plain(text: str) -> str:
    """Text as it is compared: without capitals, quotation marks and different apostrophes."""
    kept = [" " if letter in "\"'’«»„“”.,:-/()" else letter for letter in text.casefold().replace("ё", "е")]
    return " ".join("".join(kept).split())


def meant(lexicon: Dictionary, text: str, seated: Sequence[Component] = ()) -> list[Component]:
    """What a name, in any language, whole or begun or misspelt, could mean; the best guesses only.

    `seated`: the Rivals at the table, who are meant rather than a Leader of the same name that nobody plays.
    """
    wanted = plain(text)
    if not wanted:
        return []
    for test in (exactly, begins, holds):
        found = [c for c in lexicon.components if any(test(name, wanted) for name in names_everywhere(c))]
        if found:
            return [c for c in found if c in seated] or prefer_cards(found)
    rated = [(max(likeness(name, wanted) for name in names_everywhere(c)), c) for c in lexicon.components]
    best = max(rating for rating, _ in rated)
    found = [c for rating, c in rated if best >= CLOSE and rating >= best - 0.02]
    return [c for c in found if c in seated] or prefer_cards(found)


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
    """An Influence track shares its name with much else, so it answers only to its very own name; an observation post has
    none, a House Hagal card has that of its space and a Rival that of a Leader, so they answer only where nothing else
    does."""
    for kinds in ((Track, Post, HagalCard, Rival), (Post, HagalCard, Rival), (HagalCard,)):
        others = [component for component in found if not isinstance(component, kinds)]
        if others:
            return others
    return list(found)


@lru_cache(maxsize=2048)
def rules_everywhere(component: Component) -> tuple[str, ...]:
    """A component's rules text in all languages, with the titles of its boxes."""
    told = [Words(language).rules(component) for language in LANGUAGES]
    return tuple(plain(" ".join(f"{line.title} {line.text}" for line in lines)) for lines in told)


def everywhere(component: Component) -> tuple[str, ...]:
    return names_everywhere(component) + rules_everywhere(component)


def matching(lexicon: Dictionary, text: str, deck: str | None = None) -> list[Component]:
    """All components whose id, name or rules text, in any language, holds the text, or if none does, all its words."""
    wanted = plain(text)
    found = [c for c in lexicon.components if deck in (None, c.deck)]
    if not wanted:
        return found
    whole = [c for c in found if any(wanted in place for place in everywhere(c))]
    words = wanted.split()
    return whole or [c for c in found if any(all(word in place for word in words) for place in everywhere(c))]
