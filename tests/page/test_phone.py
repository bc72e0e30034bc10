"""The page in the hand: 390 points wide, pressed with a finger."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.server.clients import Client

from .positions import advance, offers, reaches, seated
from .screens import ROUTES, opened, spoken
from .table_page import TablePage, said
from .visiting import PHONE, Visit

DESERT = "imperial_basin"
TABS = ("board", "hand", "market", "players", "log")


# How far Agents on the spaces of a faction stand over the figures above them, in pixels.
COVERED = """() => [...document.querySelectorAll('[data-faction]')].flatMap((faction) =>
  [...faction.querySelectorAll('.pawn')].flatMap((pawn) => [...faction.querySelectorAll('.others [data-lane]')].map((figure) => {
    const [one, other] = [pawn.getBoundingClientRect(), figure.getBoundingClientRect()]
    const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    return wide > 0 ? Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)) : 0
  })))"""
# As far as the line is higher than its digits.
LEADING = 2


# What can be pressed and sticks out; what lies in a row that is meant to be pushed does not count.
CUT = """(width) => {
  const pushed = (element) => {
    for (let above = element.parentElement; above && above !== document.body; above = above.parentElement)
      if (['auto', 'scroll'].includes(getComputedStyle(above).overflowX) && above.scrollWidth > above.clientWidth) return true
    return false
  }
  const out = []
  for (const element of document.querySelectorAll('button, a, input:not(.sr), select, textarea, summary')) {
    const { left, right, width: wide } = element.getBoundingClientRect()
    if (wide > 1 && (left < -1 || right > width + 1) && !pushed(element)) out.push(element.outerHTML.slice(0, 120))
  }
  return out
}"""


def fits(page: Page) -> None:
    """The page can't be pushed to the side, and nothing that can be pressed is cut off."""
    width = PHONE["width"]
    # A browser on a phone shrinks what is too wide, so that its own width is no measure.
    assert page.evaluate("Math.max(document.documentElement.scrollWidth, innerWidth)") == width
    assert page.evaluate(CUT, width) == []


@pytest.mark.parametrize("route", ROUTES)
def test_nothing_is_wider_than_the_phone(client: Client, visit: Visit, route: str) -> None:
    page = opened(client, visit, route, phone=True)
    fits(page)
    # Long words are in other languages.
    for language in ("uk", "ru", "bg"):
        spoken(page, language)
        fits(page)


@pytest.mark.parametrize("edition", ["base", "uprising"])
def test_no_tab_of_the_table_is_wider_than_the_phone(client: Client, visit: Visit, edition: str) -> None:
    sitting = seated(client, "@Ada", "@Bob", "@Cid", "@Dan", setup={"edition": edition})
    advance(client, sitting, lambda situation: situation["view"]["table"]["round"] == 3)
    table = TablePage(visit(phone=True, language="uk"), language="uk", phone=True).open(sitting.links[0])
    for tab in TABS:
        table.tab(tab)
        fits(table.page)


def test_a_turn_with_a_finger(client: Client, visit: Visit) -> None:
    sitting = seated(client, "@Ada", "@Bob", "@Cid", seed=4)
    advance(client, sitting, reaches(DESERT))
    table = TablePage(visit(phone=True), phone=True).open(sitting.links[0])
    move = next(move for move in table.of_kind("agent") if move["b"] == DESERT)
    table.make(move)
    assert DESERT in table.view["seats"][0]["on"]
    table.make(table.of_kind("deploy")[0])
    assert table.view["seats"][0]["conflict"] > 0
    table.make(table.of_kind("end")[0])
    assert table.situation["decider"] != 0
    fits(table.page)


def test_the_spaces_of_a_card_are_also_a_list(client: Client, visit: Visit) -> None:
    sitting = seated(client, "@Ada", "@Bob", "@Cid", seed=4)
    advance(client, sitting, reaches(DESERT))
    table = TablePage(visit(phone=True), phone=True).open(sitting.links[0])
    move = next(move for move in table.of_kind("agent") if move["b"] == DESERT)
    table.tab("hand")
    table.hand_card(move["a"]).tap()
    # What is decided stays slim, so that the map can be seen; it opens to the list.
    table.unfold()
    rows = table.page.get_by_role("list", name=said("page-lit-spaces")).get_by_role("button")
    expect(rows).to_have_count(len([one for one in table.of_kind("agent") if one["a"] == move["a"]]))
    name = client.get("/api/components")["base/spaces/imperial_basin"]["name"]
    rows.filter(has_text=name).tap()
    before = table.revision
    table.send()
    table.answered(before)
    assert DESERT in table.view["seats"][0]["on"]


def test_a_round_on_the_phone(client: Client, visit: Visit) -> None:
    """Whatever is asked in a round can be answered with a finger."""
    sitting = seated(client, "@Ada", "random", "random", setup={"edition": "uprising"})
    table = TablePage(visit(phone=True), phone=True).open(sitting.links[0])
    table.play(random.Random(5), until=lambda: table.view["table"]["round"] > 1)
    assert table.view["table"]["round"] > 1


def test_a_long_press_shows_the_card_large(client: Client, visit: Visit) -> None:
    sitting = seated(client, "@Ada", "@Bob", "@Cid", seed=4)
    advance(client, sitting, offers("agent"))
    table = TablePage(visit(phone=True), phone=True).open(sitting.links[0])
    table.tab("hand")
    card = table.page.locator("[data-hand] [data-card]").first
    box = card.bounding_box()
    assert box is not None
    session = table.page.context.new_cdp_session(table.page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + 20}
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    large = table.page.get_by_role("dialog")
    expect(large).to_be_visible()
    table.page.wait_for_timeout(700)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(card).to_have_attribute("aria-pressed", "false")
    large.get_by_role("button", name=said("page-close")).tap()
    expect(large).to_have_count(0)


def test_an_agent_covers_no_influence(client: Client, visit: Visit) -> None:
    sitting = seated(client, "@Ada", "@Bob", "@Cid", "@Dan", setup={"edition": "uprising"})
    first = {"dutiful_service", "deliver_supplies", "espionage", "desert_tactics"}
    advance(
        client, sitting, lambda situation: any(first & {*seat["on"]} for seat in situation["view"]["seats"])
    )
    page = TablePage(visit(phone=True), phone=True).open(sitting.links[0]).page
    covered = page.evaluate(COVERED)
    assert covered and max(covered) <= LEADING


def test_what_is_unfolded_comes_into_sight(client: Client, visit: Visit) -> None:
    sitting = seated(client, "@Ada", "@Bob", "@Cid", "@Dan", setup={"edition": "uprising"})
    # Nothing there is asked of Ada, so that it is folded.
    advance(client, sitting, lambda _: True, seat=1)
    table = TablePage(visit(phone=True), phone=True).open(sitting.links[0])
    expect(table.space("high_council")).not_to_be_in_viewport()
    table.page.locator("main summary").tap()
    expect(table.space("high_council")).to_be_in_viewport()
