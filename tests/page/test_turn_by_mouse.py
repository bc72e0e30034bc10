"""A turn with the mouse: a card and a space in either order, or the one carried to the other."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.server.clients import Client

from .browsers import FIREFOX, kind
from .positions import advance, offers, seated
from .table_page import Move, TablePage, said
from .visiting import Visit

pytestmark = pytest.mark.everywhere

PEOPLE = ("@Ada", "@Bob", "@Cid")


@pytest.fixture
def table(client: Client, visit: Visit) -> TablePage:
    """Ada's Agent turn, in a browser."""
    sitting = seated(client, *PEOPLE)
    advance(client, sitting, offers("agent"))
    return TablePage(visit()).open(sitting.links[0])


def sent(table: TablePage, move: Move) -> None:
    """The Agent stands where it was sent, for the server and on the screen."""
    assert move["b"] in table.view["seats"][0]["on"]
    assert not table.of_kind("agent")
    there = re.compile(re.escape(f"{said('label-agents')}: Ada"))
    expect(table.space(move["b"])).to_have_accessible_name(there)


def lit(table: TablePage) -> set[str]:
    """The spaces that the page calls available."""
    word = re.compile(re.escape(said("page-board-available")))
    spaces = table.page.get_by_role("button", name=word).and_(table.page.locator("[data-space]"))
    return {space.get_attribute("data-space") or "" for space in spaces.all()}


def test_a_card_then_a_space_that_lights_up(table: TablePage) -> None:
    move = table.of_kind("agent")[0]
    reached = {one["b"] for one in table.of_kind("agent") if one["a"] == move["a"]}
    everywhere = {one["b"] for one in table.of_kind("agent")}
    assert lit(table) == everywhere and reached < everywhere
    table.hand_card(move["a"]).click()
    expect(table.hand_card(move["a"])).to_have_attribute("aria-pressed", "true")
    assert lit(table) == reached
    table.space(move["b"]).click()
    expect(table.space(move["b"])).to_have_attribute("aria-pressed", "true")
    # Nothing has happened until it is confirmed.
    assert move["b"] not in table.view["seats"][0]["on"]
    before = table.revision
    table.send()
    table.confirm(move)
    table.answered(before)
    sent(table, move)


def test_a_space_then_a_card_that_reaches_it(table: TablePage) -> None:
    move = next(
        one
        for one in table.of_kind("agent")
        if any(
            card not in {o["a"] for o in table.of_kind("agent") if o["b"] == one["b"]} for card in hand(table)
        )
    )
    reaching = {one["a"] for one in table.of_kind("agent") if one["b"] == move["b"]}
    table.space(move["b"]).click()
    expect(table.space(move["b"])).to_have_attribute("aria-pressed", "true")
    for card in hand(table):
        reason = re.compile(re.escape(said("page-cards-no_way")))
        named = expect(table.hand_card(card))
        if card in reaching:
            named.not_to_have_accessible_name(reason)
        else:
            named.to_have_accessible_name(reason)
    table.hand_card(move["a"]).click()
    before = table.revision
    table.send()
    table.confirm(move)
    table.answered(before)
    sent(table, move)


# A Firefox without a window lifts what is dragged and never lets it fall; so the page is told what it would be told.
CARRY = """([thing, place]) => {
  const dataTransfer = new DataTransfer()
  const tell = (where, what) => where.dispatchEvent(
    new DragEvent(what, { bubbles: true, cancelable: true, composed: true, dataTransfer }))
  tell(thing, 'dragstart')
  if (!tell(place, 'dragover')) tell(place, 'drop')
  tell(thing, 'dragend')
}"""


def carry(thing: Locator, place: Locator) -> None:
    expect(thing).to_have_attribute("draggable", "true")
    if kind() is FIREFOX:
        thing.page.evaluate(CARRY, [thing.element_handle(), place.element_handle()])
    else:
        thing.drag_to(place)


def test_a_card_carried_to_a_space(table: TablePage) -> None:
    move = table.of_kind("agent")[-1]
    carry(table.hand_card(move["a"]), table.space(move["b"]))
    expect(table.space(move["b"])).to_have_attribute("aria-pressed", "true")
    expect(table.hand_card(move["a"])).to_have_attribute("aria-pressed", "true")
    before = table.revision
    table.send()
    table.confirm(move)
    table.answered(before)
    sent(table, move)


def test_a_card_carried_elsewhere_goes_nowhere(table: TablePage) -> None:
    sends = table.of_kind("agent")
    card = sends[0]["a"]
    away = next(
        space.get_attribute("data-space") or ""
        for space in table.page.locator("[data-space]").all()
        if not any(one["a"] == card and one["b"] == space.get_attribute("data-space") for one in sends)
    )
    carry(table.hand_card(card), table.space(away))
    expect(table.space(away)).not_to_have_attribute("aria-pressed", "true")
    expect(table.prompt.get_by_role("button", name=said("page-send-agent"))).to_have_count(0)


def test_what_is_picked_can_be_put_back(table: TablePage) -> None:
    move = table.of_kind("agent")[0]
    everywhere = lit(table)
    table.pick(move)
    table.button("page-put-back").click()
    expect(table.hand_card(move["a"])).to_have_attribute("aria-pressed", "false")
    assert lit(table) == everywhere


def hand(table: TablePage) -> list[str]:
    return list(dict.fromkeys(table.view["seats"][0]["hand"]))
