"""Taking back, coming back: what was there is there again."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from kanly.server.store import Store
from tests.server.clients import Client, serving
from tests.server.postgres import free_port

from .browsers import Faults
from .positions import advance, reaches, seated
from .table_page import Move, TablePage, said
from .visiting import Visit

# A space of the desert: whoever goes there deploys and ends the turn, and nothing hidden is seen.
DESERT = "imperial_basin"


pytestmark = pytest.mark.everywhere


def open_turn(client: Client, visit: Visit) -> TablePage:
    """Ada's Agent turn, in a browser."""
    sitting = seated(client, "@Ada", "@Bob", "@Cid", seed=4)
    advance(client, sitting, reaches(DESERT))
    return TablePage(visit()).open(sitting.links[0])


@pytest.fixture
def table(client: Client, visit: Visit) -> TablePage:
    return open_turn(client, visit)


def to_the_desert(table: TablePage) -> Move:
    return next(move for move in table.of_kind("agent") if move["b"] == DESERT)


def hand_shown(table: TablePage) -> list[str]:
    return [
        card.get_attribute("data-card") or "" for card in table.page.locator("[data-hand] [data-card]").all()
    ]


def test_one_decision_is_taken_back(table: TablePage) -> None:
    view, hand = table.view, hand_shown(table)
    table.make(to_the_desert(table))
    expect(table.page.locator("[data-hand]")).to_have_count(len(hand) - 1)
    undo(table)
    assert table.view == view
    expect(table.page.locator("[data-hand]")).to_have_count(len(hand))
    assert hand_shown(table) == hand
    expect(table.act("undo")).to_be_disabled()


def test_the_whole_turn_is_taken_back(table: TablePage) -> None:
    start = table.view
    table.make(to_the_desert(table))
    between = table.view
    table.make(table.of_kind("deploy")[0])
    undo(table)
    assert table.view == between
    table.make(table.of_kind("deploy")[0])
    before = table.revision
    table.button("page-table-undo-turn").click()
    table.answered(before)
    assert table.view == start


def test_reloaded_the_same_situation_is_there(table: TablePage) -> None:
    table.make(to_the_desert(table))
    situation, hand = table.situation, hand_shown(table)
    text = table.prompt.inner_text()
    table.situation = {}
    table.page.reload()
    table.drawn()
    assert table.situation == situation
    expect(table.prompt).to_have_text(text, use_inner_text=True)
    assert hand_shown(table) == hand
    table.make(table.asked()[0])


def test_a_restarted_server_is_found_again(
    browser: Browser, built: Path, tmp_path: Path, faults: Faults
) -> None:
    url, port = f"sqlite:///{tmp_path / 'kanly.sqlite'}", free_port()
    # That a connection ends and can't be made for a while is what this test is about.
    faults.expect("WebSocket connection to .* failed")
    faults.expect(
        "establish a connection to the server at ws:|/socket\\?.* NS_ERROR_|connection to ws:.* was interrupted"
    )
    with serving(Store(url), port=port) as address:
        client = Client(address)
        visit = Visit(browser, address, faults)
        table = open_turn(client, visit)
        table.make(to_the_desert(table))
        situation = table.situation
    client.http.close()
    notice = table.page.get_by_text(said("page-reconnecting"))
    expect(notice).to_be_visible()
    # It leaves what is asked its whole width.
    title, told = table.prompt.get_by_role("heading").first.bounding_box(), notice.bounding_box()
    assert title is not None and told is not None and told["y"] >= title["y"] + title["height"]
    table.situation = {}
    with serving(Store(url), port=port):
        table.wait(lambda: bool(table.situation), "the game")
        expect(table.page.get_by_text(said("page-reconnecting"))).to_have_count(0)
        assert {**table.situation, "undo": 0} == {**situation, "undo": 0}
        table.make(table.asked()[0])
        visit.close()
    assert not faults.left


def undo(table: TablePage) -> None:
    before = table.revision
    table.act("undo").click()
    table.answered(before)
