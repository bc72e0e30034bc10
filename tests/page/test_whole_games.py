"""From the lobby's first click to the final score."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from .table_page import TablePage, said
from .visiting import Visit


@pytest.mark.parametrize(("edition", "players"), [("base", "3"), ("uprising", "3")])
def test_a_game_against_bots_from_the_lobby_to_the_final_score(
    visit: Visit, edition: str, players: str
) -> None:
    page = visit("/")
    table = TablePage(page)
    page.locator(f"input[name=edition][value={edition}]").locator("..").click()
    page.get_by_role("radio", name=players, exact=True).locator("..").click()
    page.get_by_role("textbox", name=said("page-your-name")).fill("Ada")
    page.get_by_text(said("page-more-settings")).click()
    page.get_by_label(said("page-pace")).select_option("0")
    page.get_by_label(said("page-seed")).fill("7")
    page.get_by_role("button", name=said("page-create")).click()
    page.wait_for_url("**/table/*")
    table.wait(lambda: bool(table.situation), "the game")
    table.play(random.Random(7), until=lambda: table.over)
    result = page.get_by_role("dialog", name=said("page-over"))
    expect(result).to_be_visible()
    rows = result.get_by_role("listitem")
    standing, points = table.situation["result"]["standing"], table.situation["result"]["points"]
    assert rows.count() == len(standing) == 3
    for place, seat in enumerate(standing):
        expect(rows.nth(place)).to_contain_text(str(points[seat]))
    expect(result.get_by_text("Ada").first).to_be_visible()
