"""A finished game looked at again: by slider, by link, through others' eyes, and as a file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kanly.notation.record import read_record, replay
from tests.server.clients import Client

from .browsers import Faults
from .screens import MOMENT, RECORD
from .table_page import said
from .visiting import Visit


@pytest.fixture(scope="module")
def text() -> str:
    return RECORD.read_text(encoding="utf-8")


@pytest.fixture
def id(client: Client, text: str) -> str:
    return str(client.post("/api/records", {"record": text}, 201)["id"])


def shown(page: Page, move: int, total: int) -> None:
    """This moment is on the screen."""
    expect(page.get_by_text(said("page-replay-moment", n=move, total=total), exact=True)).to_be_visible()


def test_the_slider_goes_through_the_game(visit: Visit, client: Client, id: str) -> None:
    whole = client.get(f"/api/tables/{id}/replay")["moves"]
    page = visit(f"/replay/{id}")
    shown(page, 0, whole)
    slider = page.get_by_role("slider", name=said("page-replay-slider"))
    assert slider.get_attribute("max") == str(whole)
    for move in (MOMENT, whole, 7):
        slider.fill(str(move))
        shown(page, move, whole)
    slider.press("ArrowRight")
    shown(page, 8, whole)
    page.get_by_role("button", name=said("page-replay-last")).click()
    shown(page, whole, whole)
    page.get_by_role("button", name=said("page-replay-move-back")).click()
    shown(page, whole - 1, whole)
    page.get_by_role("button", name=said("page-replay-first")).click()
    shown(page, 0, whole)


def test_it_plays_by_itself_and_stops(visit: Visit, client: Client, id: str) -> None:
    whole = client.get(f"/api/tables/{id}/replay")["moves"]
    page = visit(f"/replay/{id}?move={whole - 2}")
    shown(page, whole - 2, whole)
    page.get_by_label(said("page-replay-speed")).select_option("4")
    page.get_by_role("button", name=said("page-replay-play"), exact=True).click()
    # The last fight is looked at before it goes on.
    page.locator("[data-continue]").click()
    shown(page, whole, whole)
    expect(page.get_by_role("button", name=said("page-replay-play"), exact=True)).to_be_visible()


def test_a_link_opens_its_moment_and_the_address_follows(visit: Visit, client: Client, id: str) -> None:
    then = client.get(f"/api/tables/{id}/replay", moves=MOMENT)
    whole, view = then["moves"], then["situation"]["view"]
    page = visit(f"/replay/{id}?move={MOMENT}")
    shown(page, MOMENT, whole)
    # The board is the one of that moment: every Agent stands where it stood.
    for seat in view["seats"]:
        for space in seat["on"]:
            expect(page.locator(f'[data-space="{space}"]')).to_have_accessible_name(
                re.compile(re.escape(said("label-agents")))
            )
    assert any(seat["on"] for seat in view["seats"])
    page.get_by_role("button", name=said("page-replay-move-on")).click()
    shown(page, MOMENT + 1, whole)
    page.wait_for_url(re.compile(rf"move={MOMENT + 1}"))
    address = page.url
    again = visit(address)
    shown(again, MOMENT + 1, whole)


def test_eyes_of_a_seat_and_of_an_onlooker(visit: Visit, client: Client, id: str) -> None:
    whole = client.get(f"/api/tables/{id}/replay")["moves"]
    page = visit(f"/replay/{id}?move={MOMENT}")
    shown(page, MOMENT, whole)
    eyes = page.get_by_label(said("page-replay-view"))
    hand = page.get_by_role("heading", name=re.compile(re.escape(said("page-replay-hand-of", name="")[2:])))
    expect(hand).to_have_count(1)
    eyes.select_option("onlooker")
    expect(hand).to_have_count(0)
    shown(page, MOMENT, whole)


def test_a_record_is_exported_and_opened_again(
    visit: Visit, client: Client, id: str, text: str, tmp_path: Path
) -> None:
    whole = client.get(f"/api/tables/{id}/replay")["moves"]
    page = visit(f"/replay/{id}")
    shown(page, 0, whole)
    with page.expect_download() as download:
        page.get_by_role("link", name=said("page-replay-download")).click()
    kept = tmp_path / "game.kanly"
    download.value.save_as(kept)
    first, again = replay(read_record(text)), replay(read_record(kept.read_text(encoding="utf-8")))
    assert first.game.result == again.game.result
    # By a file, and by pasting it.
    other = visit("/")
    other.get_by_label(said("page-replay-import-file")).last.set_input_files(kept)
    other.wait_for_url("**/replay/*")
    shown(other, 0, whole)
    other.goto("/")
    other.get_by_label(said("page-replay-import-paste")).fill(kept.read_text(encoding="utf-8"))
    other.get_by_role("button", name=said("page-replay-import-open")).click()
    other.wait_for_url("**/replay/*")
    shown(other, 0, whole)


def test_what_is_no_record_is_refused_with_a_reason(visit: Visit, faults: Faults) -> None:
    faults.expect("/api/records 409")
    faults.expect("409")
    page = visit("/")
    page.get_by_label(said("page-replay-import-paste")).fill("no record at all")
    page.get_by_role("button", name=said("page-replay-import-open")).click()
    expect(page.get_by_text(said("page-replay-import-wrong"))).to_be_visible()
    assert page.url.endswith("/")
