"""Four languages: the browser chooses the first, a switch another, and no text stays behind."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, expect

from kanly.text.bundle import LANGUAGES
from tests.server.clients import PATIENCE, Client

from .positions import advance, offers, seated
from .screens import ROUTES, opened, spoken
from .table_page import TablePage, said, words
from .visiting import Visit

NAMES = {"en": "English", "uk": "Українська", "ru": "Русский", "bg": "Български"}
# Everything that is seen or read aloud, the words of what is switched off included.
TEXTS = """() => {
  const found = [document.title]
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) if (!walk.currentNode.parentElement.closest('script, style')) found.push(walk.currentNode.data)
  for (const element of document.body.querySelectorAll('*'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-description'])
      if (element.hasAttribute(name)) found.push(element.getAttribute(name))
  return found.map((text) => text.trim()).filter(Boolean)
}"""
MESSAGE = re.compile(
    r"\b(?:page|label|phase|prompt|icon|faction|resource|box|deck|set|rules|move|event|why|server)"
    r"-[a-z]+(?:[-_][a-z_]+)*\b"
)
# What Fluent leaves where something is missing.
UNFILLED = re.compile(r"\{\s*\$\w+\s*\}|\{[a-z_]+\}|\bundefined\b|\bNaN\b|\[object ")


def texts(page: Page) -> list[str]:
    found: list[str] = page.evaluate(TEXTS)
    return found


def raw(page: Page) -> list[str]:
    """Texts with a message's id or an unfilled place in them."""
    known = words("en")
    return [
        text
        for text in texts(page)
        if UNFILLED.search(text) or any(id in known or id.startswith("page-") for id in MESSAGE.findall(text))
    ]


def only_words(page: Page) -> None:
    """No such text is left once all has come."""
    end = time.monotonic() + PATIENCE
    while left := raw(page):
        assert time.monotonic() < end, left
        page.wait_for_timeout(20)


def test_the_languages_are_those_that_the_tests_know() -> None:
    assert set(NAMES) == set(LANGUAGES)


@pytest.mark.parametrize("language", NAMES)
def test_the_browser_chooses_the_first_language(visit: Visit, language: str) -> None:
    page = visit("/", language=f"{language}-{language.upper()}")
    expect(page.get_by_role("heading", level=1)).to_have_text(said("page-lobby-title", language))
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_a_browser_of_another_language_gets_english(visit: Visit) -> None:
    page = visit("/", language="fi-FI")
    expect(page.get_by_role("heading", level=1)).to_have_text(said("page-lobby-title", "en"))


def test_the_switch_changes_all_words_and_is_remembered(visit: Visit) -> None:
    page = visit("/")
    for language in ("uk", "bg", "ru"):
        page.get_by_role("button", name=NAMES[language]).click()
        expect(page.get_by_role("heading", level=1)).to_have_text(said("page-lobby-title", language))
        expect(page.get_by_role("button", name=NAMES[language])).to_have_attribute("aria-pressed", "true")
        expect(page.locator("html")).to_have_attribute("lang", language)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(said("page-lobby-title", "ru"))


@pytest.mark.parametrize("edition", ["base", "uprising"])
def test_the_table_speaks_each_language(client: Client, visit: Visit, edition: str) -> None:
    sitting = seated(client, "@Ada", "@Bob", "@Cid", setup={"edition": edition}, seed=4)
    advance(client, sitting, lambda s: s["view"]["table"]["round"] == 2 and offers("agent")(s))
    table = TablePage(visit()).open(sitting.links[0])
    moves = [move["move"] for move in table.moves]
    seen = {}
    for language, name in NAMES.items():
        before = table.situation
        table.preferences().get_by_role("radio", name=name).check()
        table.page.keyboard.press("Escape")
        if language != "en":
            table.wait(lambda before=before: table.situation is not before, "the game in another language")  # type: ignore[misc]
        table.language = language
        expect(table.prompt.get_by_role("heading", name=table.situation["asked"]["title"])).to_be_visible()
        # The same game: only its words are others.
        assert [move["move"] for move in table.moves] == moves
        only_words(table.page)
        log = table.page.get_by_role("region", name=said("page-log", language)).get_by_role("listitem")
        # It is drawn after what is asked.
        for _, line, _ in seen.values():
            expect(log.first).not_to_have_text(line)
        seen[language] = (
            table.situation["prompt"],
            log.first.inner_text(),
            table.space("arrakeen").inner_text(),
        )
    assert len({prompt for prompt, _, _ in seen.values()}) == len(NAMES)
    assert len({line for _, line, _ in seen.values()}) == len(NAMES)


@pytest.mark.parametrize("route", ROUTES)
def test_no_screen_shows_a_message_instead_of_its_words(client: Client, visit: Visit, route: str) -> None:
    page = opened(client, visit, route)
    only_words(page)
    for language in [one for one in NAMES if one != "en"]:
        spoken(page, language)
        only_words(page)
        # Nothing is the English sentence of a message that has another one in this language.
        english, own = words("en"), words(language)
        untranslated = {text for id, text in english.items() if " " in text and own[id] != text}
        assert [text for text in texts(page) if text in untranslated] == []
