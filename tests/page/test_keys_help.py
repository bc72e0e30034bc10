"""All keys are listed on `?`, in every language, and in the docs."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.clients import Client

from .positions import Situation, advance, offers, seated
from .table_page import TablePage, said
from .visiting import Visit

ROOT = Path(__file__).parent.parent.parent
LIB = ROOT / "web" / "src" / "lib"
LISTED = dict(re.findall(r"\['([^']+)', '([\w-]+)'\]", (LIB / "keynames.ts").read_text(encoding="utf-8")))
# How the docs write what the page draws.
CAPS = {"↵": "Enter", "⇧ Z": "Shift Z", "a b …": "then letters"}


@pytest.mark.parametrize("language", ["en", "uk", "ru", "bg"])
def test_a_question_mark_lists_all_keys(client: Client, visit: Visit, language: str) -> None:
    sitting = seated(client, "@Ada", "@Bob", "@Cid", seed=3)
    advance(client, sitting, offers("agent"))
    table = TablePage(visit(language=language), language=language).open(sitting.links[0])
    table.page.keyboard.press("?")
    dialog = table.page.get_by_role("dialog", name=said("page-table-keys", language))
    expect(dialog.locator("dt")).to_have_text(list(LISTED))
    expect(dialog.locator("dd")).to_have_text([said(words, language) for words in LISTED.values()])
    # Words that stand alone elsewhere begin large there; in one list all begin alike.
    first = "(all) => all.map((one) => getComputedStyle(one, '::first-letter').textTransform)"
    assert set(dialog.locator("dd").evaluate_all(first)) == {"uppercase"}
    table.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_every_key_that_does_something_is_listed() -> None:
    source = (LIB / "keys.ts").read_text(encoding="utf-8")
    source += (ROOT / "web/src/parts/combat/show.svelte.ts").read_text(encoding="utf-8")
    letters = set(re.findall(r"'Key([A-Z])'", source))
    named = {"Enter": "↵", "Escape": "Esc", "F6": "F6", "?": "?"}
    assert letters >= {"Z", "R", "E", "F", "H", "I", "M", "L", "P"}
    assert letters <= set(LISTED)
    assert {named[key] for key in re.findall(r"case '(Enter|Escape|F6|\?)'", source)} <= set(LISTED)


def test_the_docs_list_each_key_once() -> None:
    told = (ROOT / "docs" / "browser.md").read_text(encoding="utf-8").split("## Keys")[1].split("## ")[0]
    lines = re.findall(r"^\| ([^|]+) \|", told, flags=re.MULTILINE)[1:]
    assert max(Counter(lines).values()) == 1
    missing = [
        key for key in LISTED if not any(CAPS.get(key, key) in re.split(r", ", line) for line in lines)
    ]
    assert not missing


# Pairs of things that lie over each other, by what they say.
COVERED = """([tops, unders]) => [...document.querySelectorAll(tops)].flatMap((top) => {
  const one = top.getBoundingClientRect()
  return [...document.querySelectorAll(unders)].filter((under) => under !== top).flatMap((under) => {
    const text = document.createRange()
    text.selectNodeContents(under)
    const other = text.getBoundingClientRect()
    const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    // A line is a little higher than its letters.
    return wide > 2 && high > 2 ? [`${top.textContent} lies on ${under.textContent}`] : []
  })
})"""


def test_keys_on_the_board_cover_nothing(client: Client, visit: Visit) -> None:
    setup = {"edition": "uprising", "modules": ["choam"]}
    sitting = seated(client, "@Ada", "@Bob", "@Cid", setup=setup, seed=4)

    def two_contracts(situation: Situation) -> bool:
        return situation["view"]["decision"] == "contract" and len(situation["moves"]) > 1

    seat = advance(client, sitting, two_contracts, seat=None)["decider"]
    page = visit(size={"width": 1366, "height": 657})
    table = TablePage(page).open(sitting.links[seat])
    keys = page.locator("[data-offer] .cap")
    expect(keys).to_have_count(len(table.moves))
    under = "[data-offer] .cap, [data-offer] > b, .contracts .label b"
    assert page.evaluate(COVERED, ["[data-offer] .cap", under]) == []


def test_keys_of_spaces_cover_no_digit(client: Client, visit: Visit) -> None:
    sitting = seated(client, "@Ada", "@Bob", "@Cid", setup={"edition": "uprising"}, seed=4)
    advance(client, sitting, lambda s: "diplomacy" in s["view"]["seats"][0]["hand"] and offers("agent")(s))
    page = visit(size={"width": 1366, "height": 657})
    table = TablePage(page).open(sitting.links[0])
    table.hand_card("diplomacy").click()
    expect(page.locator(".site-tile .cap").first).to_be_visible()
    assert page.evaluate(COVERED, [".site-tile .cap", ".site-tile .row > *"]) == []
