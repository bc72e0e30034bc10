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
        if self.page.locator(".asked fieldset").count():
            self.page.locator(".asked fieldset .number").nth(random.randrange(4)).click()
            self.press(self.page.locator(".asked form .btn"))
            return
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
    # The faces of cards come a moment later.
    page.wait_for_function("before => document.querySelector('.right').innerText === before", arg=before)
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


# What is only of interest in one place of a game: a session is opened there.
TABLE = (
    "kanly companion 2\nedition: uprising\nplayers: 1\nrivals: gurney_halleck staban_tuek\ncards: printed\n"
)
FIGHT = [
    "set 1 conflict 4",
    "set 2 conflict 1",
    "set conflict propaganda",
    "combat",
    "yes",
    "fremkit",
    "fremkit",
]


def opened(visit: Visit, tmp_path: Path, *lines: str, language: str = "en", text: str = "") -> Sitting:
    file = tmp_path / "table.txt"
    file.write_text(text or "\n".join([TABLE, *lines, ""]), encoding="utf-8")
    page = visit("/companion", language=language)
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".stage")).to_be_visible()
    return Sitting(page, language)


def test_a_won_conflict_is_settled_before_the_round_ends(visit: Visit, tmp_path: Path) -> None:
    sitting = opened(visit, tmp_path, *FIGHT)
    page, stage = sitting.page, sitting.page.locator(".stage")
    page.keyboard.press("n")
    expect(stage.locator(".words")).to_contain_text("how much strength in the Conflict")
    expect(stage.locator(".words")).to_contain_text("Gurney Halleck 9, Staban Tuek 3.")
    # A tie for second: both have the third reward, and everything that the line brought is told.
    sitting.press(stage.get_by_role("button", name="3", exact=True))
    for part in (
        "Take the reward for third place.",
        "Its reward for third place",
        "Its reward for first place",
        "Round 2:",
    ):
        expect(stage).to_contain_text(part)
    expect(page.locator("h1")).to_contain_text("Round 2 of 10")
    sitting.press(page.get_by_role("button", name=said("page-companion-undo"), exact=True))
    expect(stage.locator(".words")).to_contain_text("how much strength")
    # By keyboard, more than nine.
    page.keyboard.type("12")
    page.keyboard.press("Enter")
    expect(stage).to_contain_text("Take the reward for first place.")
    assert sitting.journal.endswith("\nround\n12\n")


def test_combat_warns_and_a_tenth_point_is_announced(visit: Visit, tmp_path: Path) -> None:
    sitting = opened(visit, tmp_path, "set 1 points 9", "set first 0")
    page, stage = sitting.page, sitting.page.locator(".stage")
    expect(page.locator("p.turn")).to_have_text("It is your turn, unless you have revealed.")
    page.keyboard.press("c")
    expect(stage).to_contain_text(
        "Opponents still have turns: Gurney Halleck (2 Agents), Staban Tuek (2 Agents)."
    )
    expect(page.locator("p.turn")).to_be_hidden()
    sitting.press(stage.locator("[data-answer=no]"))
    expect(page.locator("[data-command=combat]")).to_be_visible()
    page.locator("[data-command=correct]").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Gurney Halleck", exact=True).click()
    dialog.locator("[data-fact=points]").click()
    dialog.get_by_role("button", name=said("page-more"), exact=True).click()
    sitting.press(dialog.get_by_role("button", name=said("page-companion-apply"), exact=True))
    expect(stage).to_contain_text("Gurney Halleck has 10 Victory Points: this round is the last.")
    expect(page.locator("h1")).to_contain_text(said("page-companion-last"))


@pytest.mark.parametrize("language", ["en", "bg"])
def test_bonus_spice_of_several_spaces_is_one_answer(visit: Visit, tmp_path: Path, language: str) -> None:
    lines = ["set round 2", "turn 1", "hagga_basin_imperial_basin"]
    sitting = opened(visit, tmp_path, *lines, language=language)
    page = sitting.page
    expect(page.locator(".asked fieldset")).to_have_count(2)
    page.locator(".asked fieldset").nth(1).get_by_role("button", name="2", exact=True).click()
    page.locator(".asked fieldset").nth(0).locator("input").fill("7")
    sitting.press(page.locator(".asked form .btn"))
    assert sitting.journal.endswith("\n7 2\n")
    # What was said is seen among what is known.
    sitting.press(page.locator("[data-answer=no]"))
    expect(page.locator("section[aria-labelledby=known] li")).to_have_count(3)
    # Enter alone: there is none.
    for _ in range(2):
        sitting.press(page.get_by_role("button", name=said("page-companion-undo", language), exact=True))
    expect(page.locator(".asked fieldset")).to_have_count(2)
    page.keyboard.press("Enter")
    page.wait_for_function(
        "() => JSON.parse(localStorage.getItem('kanly-companion'))[0].journal.endsWith('\\n0 0\\n')"
    )


def test_a_session_of_version_1_goes_on(visit: Visit, tmp_path: Path) -> None:
    """It was left at a question that is no longer asked."""
    folder = Path(__file__).parents[1] / "companion" / "journals"
    sitting = opened(visit, tmp_path, text=(folder / "base_alone_in_a_place.txt").read_text(encoding="utf-8"))
    expect(sitting.page.locator(".stage .words")).to_contain_text("how much strength in the Conflict")
    sitting.press(sitting.page.locator(".asked .number").first)
    assert sitting.journal.startswith("kanly companion 2\n") and "\nearlier: 59\n" in sitting.journal


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
