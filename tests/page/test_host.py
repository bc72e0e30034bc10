"""What the host of a table may do, and what the others see of it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from .browsers import Faults
from .lobby_page import BOT, FREE, ME, LobbyPage
from .table_page import TablePage, said
from .visiting import Visit


@pytest.fixture
def both(visit: Visit) -> tuple[TablePage, TablePage]:
    """The host and somebody who was invited; the game runs."""
    lobby = LobbyPage(visit("/"))
    lobby.edition("base")
    lobby.players(3)
    lobby.seat(1, ME, "Ada")
    lobby.seat(2, FREE)
    lobby.seat(3, BOT, "random")
    lobby.settings(pace=0)
    ada = lobby.create()
    bob = TablePage(visit()).open(ada.page.url)
    dialog = bob.page.get_by_role("dialog", name=said("page-lobby-join"))
    dialog.get_by_label(said("page-your-name")).fill("Bob")
    dialog.get_by_role("button", name=said("page-lobby-sit-at", n=2)).click()
    bob.page.get_by_role("dialog").get_by_role("button", name=said("page-lobby-to-table")).click()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    # Up to now Bob has looked on.
    bob.wait(lambda: bob.view["seat"] == 1, "Bob's own view")
    return ada, bob


def seats(table: TablePage) -> Locator:
    """The dialog of the seats."""
    table.page.get_by_role("banner").get_by_role("button", name=said("page-seats"), exact=True).click()
    return table.page.get_by_role("dialog", name=said("page-seats"))


def of_seat(number: int, name: str, word: str) -> str:
    return f"{said('page-host-seat', n=number, name=name)}: {said(word)}"


def test_a_seat_is_given_to_a_bot_and_back(both: tuple[TablePage, TablePage]) -> None:
    ada, bob = both
    dialog = seats(ada)
    dialog.get_by_role("button", name=of_seat(2, "Bob", "page-host-bot")).click()
    back = dialog.get_by_role("button", name=said("page-host-back"))
    expect(back).to_be_visible()
    bob.wait(lambda: not bob.moves, "the bot's moves in Bob's place")
    back.click()
    expect(dialog.get_by_role("button", name=of_seat(2, "Bob", "page-host-bot"))).to_be_visible()


def test_a_freed_seat_is_nobodys(both: tuple[TablePage, TablePage]) -> None:
    ada, bob = both
    dialog = seats(ada)
    dialog.get_by_role("button", name=of_seat(2, "Bob", "page-host-free")).click()
    dialog.get_by_role("button", name=said("page-host-yes-free")).click()
    # Bob looks on now: he sees no hand, and the seat is offered to him as to anybody.
    bob.wait(lambda: bob.view["seat"] is None, "an onlooker's view")
    expect(bob.page.locator("[data-hand]")).to_have_count(0)
    expect(bob.page.get_by_role("dialog", name=said("page-lobby-join"))).to_be_visible()


def test_others_have_no_controls(both: tuple[TablePage, TablePage]) -> None:
    ada, bob = both
    expect(seats(ada).get_by_role("heading", name=said("page-host-title"))).to_be_visible()
    expect(seats(bob).get_by_role("heading", name=said("page-host-title"))).to_have_count(0)


def test_a_closed_table_asks_nobody(both: tuple[TablePage, TablePage]) -> None:
    ada, bob = both
    dialog = seats(ada)
    dialog.get_by_role("button", name=said("page-host-close")).click()
    dialog.get_by_role("button", name=said("page-host-yes-close")).click()
    expect(bob.prompt).to_contain_text(said("page-status-closed"))


def test_a_deleted_table_is_gone(both: tuple[TablePage, TablePage], faults: Faults) -> None:
    faults.expect("/api/tables/.* 404|status of 404")
    ada, bob = both
    address = bob.page.url
    dialog = seats(ada)
    dialog.get_by_role("button", name=said("page-host-delete")).click()
    dialog.get_by_role("button", name=said("page-host-yes-delete")).click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(said("page-lobby-title"))
    bob.page.goto(address)
    expect(bob.page.get_by_role("heading", level=1)).to_have_text(said("page-no-table"))


def test_settings_change_for_everybody(both: tuple[TablePage, TablePage]) -> None:
    ada, bob = both
    expect(bob.prompt.get_by_role("button", name=said("page-hint"))).to_have_count(0)
    dialog = seats(ada)
    dialog.get_by_text(said("page-host-settings")).click()
    dialog.get_by_role("checkbox", name=said("page-lobby-hints"), exact=True).locator("xpath=..").click()
    dialog.get_by_role("button", name=said("page-host-save")).click()
    ada.page.keyboard.press("Escape")
    ada.wait(lambda: bool(ada.moves or bob.moves), "somebody's decision")
    one = ada if ada.moves else bob
    hint = one.prompt.get_by_role("button", name=said("page-hint"))
    hint.click()
    expect(one.prompt).to_contain_text(said("page-advice", move=""))
