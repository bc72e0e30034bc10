"""The companion of the printed game in a browser: sessions by mouse and by keyboard, reloads, files, corrections."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from kanly.companion import read_companion

from .axe import AXE, check
from .table_page import said
from .visiting import Visit

# What can be pressed now, once the last press is answered.
SETTLED = """() => document.querySelector('.stage') &&
  !document.querySelector('.stage button:disabled:not(.btn), .offers button:disabled')"""
MODES: dict[str, dict[str, Any]] = {
    "base, alone": {"phone": True},
    "base, two people": {"players": 2},
    "uprising, alone, printed cards": {"edition": 1, "printed": True, "phone": True, "variants": True},
    "uprising, two people": {"edition": 1, "players": 2},
}


class Sitting:
    """Somebody with the companion open."""

    def __init__(self, page: Page, language: str = "en") -> None:
        self.page = page
        self.language = language

    def begin(
        self, *, edition: int = 0, players: int = 1, printed: bool = False, variants: bool = False
    ) -> Sitting:
        page = self.page
        page.locator("input[name=edition]").nth(edition).check(force=True)
        page.locator("input[name=players]").nth(players - 1).check(force=True)
        page.locator("input[name=cards]").nth(int(printed)).check(force=True)
        if variants:
            for box in page.locator("fieldset").last.locator("input[type=checkbox]").all():
                box.check(force=True)
        page.get_by_placeholder(said("page-companion-name", self.language)).fill("Sunday")
        page.locator("details").last.locator("summary").click()
        page.locator(".seed input").fill("4")
        page.get_by_role("button", name=said("page-companion-begin", self.language), exact=True).click()
        expect(page.locator(".step").first).to_be_visible()
        return self

    def settle(self) -> None:
        self.page.wait_for_function(SETTLED)

    def press(self, button: Locator) -> None:
        """Press, and wait until the journal has one line more or less."""
        before = self.journal
        button.click()
        self.page.wait_for_function(
            "before => JSON.parse(localStorage.getItem('kanly-companion'))[0].journal !== before", arg=before
        )
        self.settle()

    def step(self, random: Random) -> None:
        self.settle()
        answers = self.page.locator(".asked .option, .asked .number")
        count = answers.count()
        self.press(
            answers.nth(random.randrange(min(count, 4))) if count else self.page.locator(".step").first
        )

    @property
    def kept(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.page.evaluate("localStorage.getItem('kanly-companion')"))[0]
        return found

    @property
    def journal(self) -> str:
        return str(self.kept["journal"])

    @property
    def standing(self) -> str:
        return self.page.locator(".right").inner_text()


@pytest.mark.parametrize("mode", MODES)
def test_a_session_goes_on_after_a_reload(visit: Visit, mode: str) -> None:
    how = dict(MODES[mode])
    page = visit("/companion", phone=how.pop("phone", False))
    sitting = Sitting(page).begin(**how)
    random = Random(2)
    while sitting.kept["round"] < 2:
        sitting.step(random)
    # The last round comes sooner if it is said so.
    while page.locator(".asked").count():
        sitting.step(random)
    correct(sitting, "page-companion-of_table", "round", "10")
    expect(page.locator("h1")).to_contain_text("Round 10 of 10")
    before = sitting.standing
    page.reload()
    expect(page.locator(".step").first).to_be_visible()
    expect(page.locator(".right")).to_have_text(before, use_inner_text=True)
    while not sitting.kept["over"]:
        sitting.step(random)
    expect(page.locator("h1")).to_contain_text(said("page-companion-over"))
    expect(page.locator(".stage")).to_contain_text("The winner:")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert read_companion(sitting.journal).over


def correct(sitting: Sitting, whose: str, fact: str, right: str) -> None:
    """Through the dialog for corrections; `whose` is a message or a name."""
    page = sitting.page
    page.locator("[data-command=correct]").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name=said(whose) if whose.startswith("page-") else whose, exact=True).click()
    dialog.locator(f"[data-fact={fact}]").click()
    dialog.get_by_role("button", name=right, exact=True).click()
    sitting.press(dialog.get_by_role("button", name=said("page-companion-apply"), exact=True))
    expect(dialog).to_be_hidden()


def test_corrections_and_taking_back(visit: Visit) -> None:
    sitting = Sitting(visit("/companion", phone=True)).begin(edition=1)
    page = sitting.page
    name = page.locator("article h3").first.locator("button").inner_text()
    page.locator("[data-command=correct]").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name=name, exact=True).click()
    dialog.locator("[data-fact=spice]").click()
    for _ in range(3):
        dialog.get_by_role("button", name=said("page-more"), exact=True).click()
    sitting.press(dialog.get_by_role("button", name=said("page-companion-apply"), exact=True))
    spice = page.locator("article").first.locator(".c-spice").first
    expect(spice).to_have_text("3")
    assert sitting.journal.endswith("set 1 spice 3\n")
    sitting.press(page.get_by_role("button", name=said("page-companion-undo"), exact=True))
    expect(spice).to_have_text("0")
    expect(page.get_by_role("button", name=said("page-companion-undo"), exact=True)).to_be_disabled()
    # A Rival's card is a press away.
    page.locator("article h3 button").first.click()
    expect(page.get_by_role("dialog").locator(".kcard")).to_be_visible()


def test_the_keyboard_is_enough(visit: Visit) -> None:
    sitting = Sitting(visit("/companion")).begin(edition=1, players=2)
    page = sitting.page
    for _ in range(12):
        sitting.settle()
        before = sitting.journal
        page.keyboard.press("1" if page.locator(".asked").count() else "t")
        page.wait_for_function(
            "before => JSON.parse(localStorage.getItem('kanly-companion'))[0].journal !== before", arg=before
        )
        if not page.locator("[data-command=turn]").count() and not page.locator(".asked").count():
            break
    before = sitting.journal
    page.keyboard.press("u")
    page.wait_for_function(
        "before => JSON.parse(localStorage.getItem('kanly-companion'))[0].journal !== before", arg=before
    )
    assert len(sitting.journal) < len(before)


def test_a_lost_connection_loses_nothing(visit: Visit) -> None:
    sitting = Sitting(visit("/companion")).begin()
    page = sitting.page
    sitting.page.context.set_offline(True)
    visit.faults.expect("ERR_INTERNET_DISCONNECTED")
    page.locator(".step").first.click()
    expect(page.get_by_role("alert")).to_contain_text(said("page-companion-offline"))
    page.context.set_offline(False)
    sitting.press(page.get_by_role("button", name=said("page-companion-again"), exact=True))
    expect(page.get_by_role("alert")).to_be_hidden()
    assert sitting.journal.endswith("\nturn\n")


def test_a_file_leaves_and_comes_back(visit: Visit, tmp_path: Path) -> None:
    sitting = Sitting(visit("/companion")).begin(edition=1)
    random = Random(1)
    for _ in range(8):
        sitting.step(random)
    page = sitting.page
    with page.expect_download() as saved:
        page.get_by_role("button", name=said("page-companion-export"), exact=True).click()
    file = tmp_path / "table.txt"
    saved.value.save_as(file)
    assert saved.value.suggested_filename == "companion-Sunday.txt"
    assert (
        file.read_text(encoding="utf-8") == sitting.journal
        and len(read_companion(sitting.journal).journal) == 8
    )
    other = visit("/companion", language="uk")
    other.locator("input[type=file]").set_input_files(file)
    expect(other.locator(".stage")).to_be_visible()
    assert Sitting(other).kept["name"] == "table"
    visit.faults.expect("409")
    broken = tmp_path / "broken.txt"
    broken.write_text("no session", encoding="utf-8")
    other.goto("/companion")
    other.locator("input[type=file]").set_input_files(broken)
    expect(other.get_by_role("alert")).to_contain_text("broken.txt")


def test_sessions_are_named_and_dropped(visit: Visit) -> None:
    page = Sitting(visit("/companion")).begin().page
    page.goto("/companion")
    session = page.locator("aside li")
    expect(session).to_have_count(1)
    session.get_by_role("button", name=said("page-companion-rename"), exact=True).click()
    session.get_by_label(said("page-companion-name")).fill("Monday")
    page.keyboard.press("Enter")
    expect(session).to_contain_text("Monday")
    session.get_by_role("button", name=said("page-companion-delete"), exact=True).click()
    session.get_by_role("button", name=said("page-companion-delete"), exact=True).click()
    expect(session).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
def test_a_session_is_for_everybody(visit: Visit, phone: bool) -> None:
    """With axe: a story, a question, the corrections."""
    sitting = Sitting(visit("/companion", phone=phone, scheme="light" if phone else "dark")).begin(edition=1)
    axe = AXE.read_text(encoding="utf-8")
    random = Random(3)
    check(sitting.page, axe)
    sitting.step(random)
    expect(sitting.page.locator(".asked")).to_be_visible()
    check(sitting.page, axe)
    while sitting.page.locator(".asked").count():
        sitting.step(random)
    check(sitting.page, axe)
    sitting.page.locator("[data-command=correct]").click()
    sitting.page.get_by_role("dialog").locator(".fact").first.click()
    check(sitting.page, axe)
