"""Several people at one device: nobody sees another's cards."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .lobby_page import HERE, ME, LobbyPage
from .table_page import TablePage, said
from .visiting import Visit


def cover(page: Page, name: str) -> None:
    """The cover asks for somebody by name and shows nothing of anybody's hand."""
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text(said("page-cover-about", name=name))).to_be_visible()
    box = dialog.bounding_box()
    size = page.viewport_size
    assert box is not None and size is not None
    assert (box["width"], box["height"]) == (size["width"], size["height"])


def test_the_cover_lies_between_two_people(visit: Visit) -> None:
    lobby = LobbyPage(visit("/"))
    lobby.edition("base")
    lobby.players(3)
    lobby.seat(1, ME, "Ada")
    lobby.seat(2, HERE, "Bob")
    lobby.seat(3, HERE, "Cid")
    lobby.settings(seed=5)
    table = lobby.create()
    page = table.page
    names = ["Ada", "Bob", "Cid"]
    seen: set[int] = set()
    while len(seen) < len(names):
        seat = table.situation["decider"]
        cover(page, names[seat])
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        cover(page, names[seat])
        page.get_by_role("button", name=said("page-cover-ready")).click()
        expect(page.get_by_role("dialog")).to_have_count(0)
        table.wait(lambda seat=seat: table.view["seat"] == seat and bool(table.moves), "the seat's own view")  # type: ignore[misc]
        # Nobody else's cards came with it.
        assert not any(one["hand"] for one in table.view["seats"] if one["seat"] != seat)
        hand = table.view["seats"][seat]["hand"]
        expect(page.locator("[data-hand]")).to_have_count(len(hand))
        if hand:
            seen.add(seat)
        play_turn(table, seat)


def play_turn(table: TablePage, seat: int) -> None:
    """Decide until somebody else is asked; the last offer ends a turn soonest."""
    while table.situation["decider"] == seat:
        if not table.moves:
            table.wait(lambda: bool(table.moves) or table.situation["decider"] != seat, "a decision")
            continue
        bar = table.of_kind("end", "decline", "pass")
        table.make((bar or table.moves)[0])


def test_reloaded_the_cover_lies_there_again(visit: Visit) -> None:
    lobby = LobbyPage(visit("/"))
    lobby.edition("base")
    lobby.players(3)
    for seat, (kind, name) in enumerate([(ME, "Ada"), (HERE, "Bob"), (HERE, "Cid")], start=1):
        lobby.seat(seat, kind, name)
    lobby.settings(seed=5)
    table = lobby.create()
    table.page.get_by_role("button", name=said("page-cover-ready")).click()
    expect(table.page.get_by_role("dialog")).to_have_count(0)
    name = ["Ada", "Bob", "Cid"][table.situation["decider"]]
    table.page.reload()
    cover(table.page, name)


def three_at_one_device(visit: Visit) -> TablePage:
    """Three people at one device; the cover asks for one of them."""
    lobby = LobbyPage(visit("/"))
    lobby.edition("base")
    lobby.players(3)
    lobby.seat(1, ME, "Ada")
    lobby.seat(2, HERE, "Bob")
    lobby.seat(3, HERE, "Cid")
    lobby.settings(seed=5)
    return lobby.create()


def test_the_key_that_ended_a_turn_does_not_lift_the_cover(visit: Visit) -> None:
    table = three_at_one_device(visit)
    page = table.page
    name = ["Ada", "Bob", "Cid"][table.situation["decider"]]
    cover(page, name)
    for key in ("Enter", "Space"):
        page.keyboard.press(key)
        cover(page, name)
    # By the keyboard somebody has to go to the button.
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name=said("page-cover-ready"))).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)


def reveal(table: TablePage) -> int:
    """Take the device as whoever is asked, until one of them reveals; some Leaders have something to choose before."""
    while True:
        seat = table.situation["decider"]
        ready = table.page.get_by_role("button", name=said("page-cover-ready"))
        if table.view["seat"] != seat or not table.moves:
            expect(ready).to_be_visible()
        if ready.count():
            ready.click()
        table.wait(lambda seat=seat: table.view["seat"] == seat and bool(table.moves), "the seat's own view")  # type: ignore[misc]
        found = table.of_kind("reveal")
        table.make((found or table.moves)[0])
        if found:
            return int(seat)


def test_a_basket_is_emptied_after_the_device_was_handed_over_as_well(visit: Visit) -> None:
    table = three_at_one_device(visit)
    page = table.page
    play_turn(table, reveal(table))
    seat = reveal(table)
    page.locator("[data-picks]:visible").first.click()
    expect(page.locator("[data-basket]").first).to_have_attribute("data-basket", "1")
    # Taken back and begun anew, the turn begins without it.
    page.keyboard.press("z")
    expect(page.locator("[data-basket]")).to_have_count(0)
    table.settle()
    assert reveal(table) == seat
    expect(page.locator("[data-basket]").first).to_have_attribute("data-basket", "0")
