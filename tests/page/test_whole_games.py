"""From the lobby's first click to the final score."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from .lobby_page import BOT, ME, LobbyPage
from .table_page import said
from .visiting import Visit


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["base", "uprising"])
def test_a_game_against_bots_from_the_lobby_to_the_final_score(visit: Visit, edition: str) -> None:
    lobby = LobbyPage(visit("/"))
    lobby.edition(edition)
    lobby.players(3)
    lobby.seat(1, ME, "Ada")
    lobby.seat(2, BOT, "heuristic")
    lobby.seat(3, BOT, "random")
    lobby.settings(pace=0, seed=7)
    table = lobby.create()
    table.play(random.Random(7), until=lambda: table.over)
    result = table.page.get_by_role("dialog", name=said("page-over"))
    expect(result).to_be_visible()
    standing, points = table.situation["result"]["standing"], table.situation["result"]["points"]
    places = result.get_by_role("list").first.locator("> li")
    expect(places).to_have_count(len(standing))
    for place, seat in enumerate(standing):
        expect(places.nth(place)).to_contain_text(str(points[seat]))
        if seat == 0:
            expect(places.nth(place)).to_contain_text("Ada")
