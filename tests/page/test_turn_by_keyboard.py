"""A turn without a mouse: by the letters and digits of the table, and by Tab and Enter alone."""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.sync_api import Locator, TimeoutError, expect

from tests.server.clients import Client

from .positions import advance, offers, seated
from .table_page import BAR, COUNTED, TablePage, said
from .visiting import Visit

# More than there are things on a page to stop at.
MANY = 400


pytestmark = pytest.mark.everywhere


@pytest.fixture
def table(client: Client, visit: Visit) -> TablePage:
    """Ada's Agent turn, in a browser."""
    sitting = seated(client, "@Ada", "@Bob", "@Cid", seed=3)
    advance(client, sitting, offers("agent"))
    return TablePage(visit()).open(sitting.links[0])


def mine(table: TablePage) -> bool:
    return bool(table.moves)


def tab_to(table: TablePage, wanted: Locator) -> None:
    """Press Tab until something has the focus."""
    expect(wanted).to_be_visible()
    handle = wanted.element_handle()
    for _ in range(MANY):
        if table.page.evaluate("(element) => document.activeElement === element", handle):
            return
        table.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {wanted}")


def sure(table: TablePage) -> Locator:
    """The question before a turn ends."""
    return table.page.get_by_role("alertdialog", name=said("page-table-end-sure"))


def ask_to_end(table: TablePage) -> None:
    """E, until the question stands there: on a busy machine a key can come while the table is drawn anew."""
    for _ in range(MANY):
        table.page.keyboard.press("e")
        with suppress(TimeoutError):
            sure(table).wait_for(state="visible", timeout=3000)
            return
    raise AssertionError("nobody asked whether the turn should end")


def test_a_turn_by_letters_and_digits(table: TablePage) -> None:
    keyboard = table.page.keyboard
    move = table.of_kind("agent")[-1]
    keyboard.press(str(table.view["seats"][0]["hand"].index(move["a"]) + 1))
    expect(table.hand_card(move["a"])).to_have_attribute("aria-pressed", "true")
    for _ in range(MANY):
        keyboard.press("ArrowRight")
        if table.space(move["b"]).get_attribute("aria-pressed") == "true":
            break
    before = table.revision
    keyboard.press("Enter")
    table.answered(before)
    assert move["b"] in table.view["seats"][0]["on"]
    while mine(table):
        before = table.revision
        bar = table.of_kind(*BAR)[:1]
        if bar:
            if bar[0]["kind"] == "end":
                ask_to_end(table)
            keyboard.press("r" if bar[0]["kind"] == "reveal" else "e")
        else:
            keyboard.press("1")
        table.answered(before)
    assert table.situation["decider"] != 0


def test_a_turn_by_tab_and_enter(table: TablePage) -> None:
    keyboard = table.page.keyboard
    move = table.of_kind("agent")[0]
    for thing in (table.hand_card(move["a"]), table.space(move["b"])):
        tab_to(table, thing)
        keyboard.press("Enter")
        expect(thing).to_have_attribute("aria-pressed", "true")
    tab_to(table, table.prompt.get_by_role("button", name=said("page-send-agent")))
    before = table.revision
    keyboard.press("Enter")
    table.answered(before)
    assert move["b"] in table.view["seats"][0]["on"]
    while mine(table):
        before = table.revision
        bar = table.of_kind(*BAR)[:1]
        plain = [one for one in table.moves if one["kind"] not in (*BAR, *COUNTED)]
        if bar:
            tab_to(table, table.prompt.get_by_role("button", name=said(f"page-move-{bar[0]['kind']}")))
            keyboard.press("Enter")
            if bar[0]["kind"] == "end":
                expect(sure(table).get_by_role("button").first).to_be_focused()
                keyboard.press("Space")
        else:
            tab_to(table, table.thing(plain[0]))
            keyboard.press("Enter")
        table.answered(before)
    assert table.situation["decider"] != 0


def test_escape_puts_back_and_z_takes_back(table: TablePage) -> None:
    keyboard = table.page.keyboard
    move = table.of_kind("agent")[0]
    keyboard.press(str(table.view["seats"][0]["hand"].index(move["a"]) + 1))
    expect(table.hand_card(move["a"])).to_have_attribute("aria-pressed", "true")
    keyboard.press("Escape")
    expect(table.hand_card(move["a"])).to_have_attribute("aria-pressed", "false")
    view, before = table.view, table.revision
    table.make(move)
    assert table.view != view
    before = table.revision
    keyboard.press("z")
    table.answered(before)
    assert table.view == view


def test_letters_typed_into_the_chat_are_no_moves(table: TablePage) -> None:
    table.button("page-chat").click()
    box = table.page.get_by_role("textbox", name=said("page-chat-say"))
    before = table.revision
    box.press_sequentially("re1")
    box.press("Enter")
    expect(table.page.get_by_role("region", name=said("page-chat")).get_by_text("re1")).to_be_visible()
    assert table.revision == before


def test_a_dialog_gives_the_focus_back(table: TablePage) -> None:
    button = table.button("page-preferences")
    tab_to(table, button)
    table.page.keyboard.press("Enter")
    dialog = table.page.get_by_role("dialog", name=said("page-preferences"))
    expect(dialog).to_be_visible()
    table.page.keyboard.press("Tab")
    assert dialog.evaluate("(element) => element.contains(document.activeElement)")
    table.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(button).to_be_focused()
