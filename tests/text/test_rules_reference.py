"""The rules reference says the same in every language: the same entries, links, lists and numbers."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from kanly.server.options import page_words
from kanly.text import LANGUAGES

OTHERS = [language for language in LANGUAGES if language != "en"]
LINK = re.compile(r"\]\(([^)]+)\)")
ITEM = re.compile(r"^(?:•|\d+\)) ", re.MULTILINE)
NUMBER = re.compile(r"\d+|\bI{1,3}\b")
# What is spelt alike everywhere: keys and Roman numbers.
ALIKE = re.compile(r"\bShift\b|\bI{1,3}V?\b|\bIV\b|\]\([^)]+\)")
FOREIGN = {
    "en": re.compile("[а-яіїєґё]", re.IGNORECASE),
    "uk": re.compile("[a-zыэъё]", re.IGNORECASE),
    "ru": re.compile("[a-zіїєґ]", re.IGNORECASE),
    "bg": re.compile("[a-zыэёіїєґ]", re.IGNORECASE),
}

# What has no full stop besides the titles.
HEADINGS = (
    "rules-title", "rules-search", "rules-edition", "rules-contents", "rules-clear", "rules-section-",
    "rules-spaces-landsraad", "rules-spaces-city", "rules-spaces-desert", "rules-spaces-choam",
)  # fmt: skip


def told(language: str) -> dict[str, str]:
    words = page_words(language, "rules")
    return {name: text for name, text in words.items() if name != "rules-found"}


@pytest.mark.parametrize("language", OTHERS)
def test_no_entry_is_missing(language: str) -> None:
    assert set(told(language)) == set(told("en"))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("kind", [LINK, ITEM, NUMBER], ids=["links", "items", "numbers"])
def test_every_language_tells_the_same(language: str, kind: re.Pattern[str]) -> None:
    english, other = told("en"), told(language)
    different = {
        name: (english[name], other[name])
        for name in english
        if Counter(kind.findall(english[name])) != Counter(kind.findall(other[name]))
    }
    assert different == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_in_its_language(language: str) -> None:
    wrong = {
        name: found.group()
        for name, text in told(language).items()
        if (found := FOREIGN[language].search(ALIKE.sub("", text)))
    }
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_sentences_and_headings_are_not(language: str) -> None:
    for name, text in told(language).items():
        heading = name.endswith("-title") or name.startswith(HEADINGS)
        assert text.endswith((".", "!", "?", ".”", ".»", ".“")) != heading, name
        assert not re.search(r" [.,;:!?]|  |\.\.", text.replace("\n", "")), name
