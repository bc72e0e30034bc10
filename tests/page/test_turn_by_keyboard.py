"""A turn without a mouse: by the letters and digits of the table, and by Tab and Enter alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.server.clients import Client

from .positions import advance, offers, seated
from .table_page import BAR, COUNTED, TablePage, said
from .visiting import Visit

# More than there are things on a page to stop at.
MANY = 400
# Where a thing stands: after what has the focus (1), before it (-1), or it has it.
WAY = """(element) => {
  const { activeElement } = document
  if (activeElement === element) return 0
  const { DOCUMENT_POSITION_PRECEDING } = Node
  return activeElement.compareDocumentPosition(element) & DOCUMENT_POSITION_PRECEDING ? -1 : 1
}"""


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
    """Press Tab until something has the focus, backwards where it stands before: past its last thing a page gives the focus to
    the browser's own bars, and a browser without a window has none that would give it back."""
    expect(wanted).to_be_visible()
    handle = wanted.element_handle()
    for _ in range(MANY):
        way = table.page.evaluate(WAY, handle)
        if way == 0:
            return
        table.page.keyboard.press("Tab" if way > 0 else "Shift+Tab")
    raise AssertionError(f"Tab never reaches {wanted}")


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
    if move.get("ends"):
        keyboard.press("e")
    table.answered(before)
    assert move["b"] in table.view["seats"][0]["on"]
    finish_by_keys(table)


def finish_by_keys(table: TablePage) -> None:
    """The rest of a turn: End where it can be ended, otherwise the first option."""
    keyboard = table.page.keyboard
    while mine(table):
        before = table.revision
        bar = table.of_kind(*BAR)[:1]
        if bar:
            keyboard.press("r" if bar[0]["kind"] == "reveal" else "e")
        else:
            first = table.prompt.locator("[data-plays]").first
            move = next(m for m in table.moves if m["move"] == first.get_attribute("data-plays"))
            keyboard.press("1")
            if move.get("ends"):
                expect(table.act("end")).to_have_attribute("data-plays", move["move"])
                keyboard.press("e")
            elif move.get("final"):
                expect(first).to_have_attribute("aria-pressed", "true")
                keyboard.press("1")
        table.answered(before)
    assert table.situation["decider"] != 0


def test_a_turn_in_three_keys(table: TablePage) -> None:
    """A card, one of its spaces by the key on it, and E: the Agent is sent, what is due is done, the turn ends."""
    keyboard = table.page.keyboard
    move = table.of_kind("agent")[0]
    keyboard.press(str(table.view["seats"][0]["hand"].index(move["a"]) + 1))
    expect(table.hand_card(move["a"])).to_have_attribute("aria-pressed", "true")
    reach = table.page.get_by_role("list", name=said("page-lit-spaces")).get_by_role("button")
    at = [one["b"] for one in table.of_kind("agent") if one["a"] == move["a"]].index(move["b"])
    keyboard.press(reach.nth(at).locator("kbd").inner_text().lower())
    expect(table.space(move["b"])).to_have_attribute("aria-pressed", "true")
    before = table.revision
    keyboard.press("e")
    table.answered(before)
    assert move["b"] in table.view["seats"][0]["on"]


def test_a_turn_by_tab_and_enter(table: TablePage) -> None:
    keyboard = table.page.keyboard
    move = table.of_kind("agent")[0]
    for thing in (table.hand_card(move["a"]), table.space(move["b"])):
        tab_to(table, thing)
        keyboard.press("Enter")
        expect(thing).to_have_attribute("aria-pressed", "true")
    tab_to(table, table.act("send"))
    before = table.revision
    keyboard.press("Enter")
    if move.get("ends"):
        tab_to(table, table.act("end"))
        keyboard.press("Enter")
    table.answered(before)
    assert move["b"] in table.view["seats"][0]["on"]
    while mine(table):
        # After a move the heading has the focus, so that Enter does nothing that nobody chose.
        expect(table.prompt.locator("[data-turn-title]")).to_be_focused()
        before = table.revision
        if table.of_kind(*BAR):
            tab_to(table, table.act("end"))
            keyboard.press("Enter")
        else:
            plain = next(one for one in table.moves if one["kind"] not in (*BAR, *COUNTED))
            tab_to(table, table.thing(plain))
            keyboard.press("Enter")
            if plain.get("ends"):
                tab_to(table, table.act("end"))
                keyboard.press("Enter")
            elif plain.get("final"):
                expect(table.thing(plain)).to_have_attribute("aria-pressed", "true")
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
    button = table.button("page-table-keys")
    tab_to(table, button)
    table.page.keyboard.press("Enter")
    dialog = table.page.get_by_role("dialog", name=said("page-table-keys"))
    expect(dialog).to_be_visible()
    table.page.keyboard.press("Tab")
    assert dialog.evaluate("(element) => element.contains(document.activeElement)")
    table.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(button).to_be_focused()
