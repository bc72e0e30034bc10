"""The rules reference: its words are asked for by themselves, in every language."""

from __future__ import annotations

import pytest

from kanly.text import LANGUAGES

from .clients import Client


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_reference_come_alone_and_whole(client: Client, language: str) -> None:
    words = client.get("/api/words", language=language, part="rules")
    english = client.get("/api/words", language="en", part="rules")
    assert set(words) == set(english) and len(words) > 300
    assert all(name.startswith("rules-") for name in words) and all(words.values())
    assert words["rules-found"].count("{n}") == 1
    # Everything else is filled in: names of spaces, phases and levels come from their own messages.
    assert not any("{" in text for name, text in words.items() if name != "rules-found")


def test_the_first_load_does_without_them(client: Client) -> None:
    page = client.get("/api/words", language="en")
    assert page and not any(name.startswith("rules-") for name in page)
    assert page == client.get("/api/words", language="en", part="page")


def test_an_unknown_part_is_refused(client: Client) -> None:
    answer = client.http.get("/api/words", params={"part": "secrets"})
    assert answer.status_code == 422 and "part" in answer.json()["error"]
