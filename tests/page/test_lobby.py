"""What can be chosen in the lobby, and the tables that are listed there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.clients import Client

from .lobby_page import BOT, FREE, HERE, ME, LobbyPage
from .positions import play_out, seated
from .table_page import said
from .visiting import Visit

pytestmark = pytest.mark.everywhere


@pytest.mark.parametrize("edition", ["base", "uprising"])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_first_game_is_an_easy_one(client: Client, visit: Visit, edition: str, players: int) -> None:
    lobby = LobbyPage(visit("/"))
    lobby.page.get_by_role("button", name=re.compile(re.escape(said("page-lobby-preset-first")))).click()
    lobby.edition(edition)
    lobby.players(players)
    for seat in range(2, players + 1):
        lobby.seat(seat, HERE, f"Guest {seat}")
    if not first(lobby):
        lobby.choose("checkbox", said("page-lobby-first"))
    table = lobby.create()
    about = client.get(f"/api/tables/{table.page.url.rsplit('/', 1)[1]}")
    assert (about["edition"], about["players"], about["modules"]) == (edition, players, [])
    options = client.get("/api/options")["editions"][edition]
    easy = {leader["id"] for leader in options["leaders"] if leader["complexity"] == 1}
    people = [seat for seat in table.view["seats"] if about["seats"][seat["seat"]]["kind"] != "opponent"]
    assert {seat["leader"] for seat in people} <= easy
    rivals = [seat for seat in about["seats"] if seat["kind"] == "opponent"]
    by_name = {rival["name"]: rival for rival in options["rivals"]}
    for rival in rivals:
        known = by_name.get(rival["name"])
        if known is not None and players == 1:
            assert known["swordmaster"] is None or known["swordmaster"] >= 8
        elif known is not None:
            assert known["streamlined"]
    if players == 2 and edition == "uprising":
        assert about["variants"] == ["streamlined"]


def first(lobby: LobbyPage) -> bool:
    return lobby.page.get_by_role("checkbox", name=said("page-lobby-first"), exact=True).is_checked()


@pytest.mark.parametrize("way", ["choose", "draft"])
def test_leaders_are_chosen_at_the_table(visit: Visit, way: str) -> None:
    lobby = LobbyPage(visit("/"))
    lobby.edition("base")
    lobby.players(3)
    lobby.seat(1, ME, "Ada")
    for seat in (2, 3):
        lobby.seat(seat, BOT, "random")
    lobby.choose("radio", said(f"page-lobby-leaders-{way}"))
    lobby.settings(pace=0)
    table = lobby.create()
    moves = table.asked()
    assert {move["kind"] for move in moves} == {"leader"}
    table.make(moves[-1])
    assert table.view["seats"][0]["leader"] == moves[-1]["a"]


def test_a_seed_is_asked_for_only_where_nobody_else_plays(visit: Visit) -> None:
    lobby = LobbyPage(visit("/"))
    lobby.players(3)
    lobby.page.get_by_text(said("page-more-settings")).click()
    seed = lobby.page.get_by_label(said("page-seed"))
    expect(seed).to_be_visible()
    lobby.seat(2, FREE)
    expect(seed).to_have_count(0)
    expect(lobby.page.get_by_text(said("page-lobby-seed-not"))).to_be_visible()


def test_my_games_are_listed_and_lead_back(visit: Visit) -> None:
    lobby = LobbyPage(visit("/"))
    lobby.edition("base")
    lobby.players(3)
    lobby.seat(1, ME, "Ada <i>")
    lobby.settings(seed=3)
    table = lobby.create()
    address = table.page.url
    table.page.get_by_role("link", name="Kanly").click()
    games = table.page.get_by_role("region", name=said("page-my-games"))
    # A name is text, here as everywhere.
    expect(games.get_by_text("Ada <i>")).to_be_visible()
    games.get_by_role("link", name=said("page-lobby-continue")).click()
    table.page.wait_for_url(address)
    # Removing the only game leaves the list empty.
    table.page.goto("/")
    games.get_by_role("button", name=re.compile(re.escape(said("page-lobby-remove-named", name="")))).click()
    games.get_by_role("button", name=said("page-lobby-remove-yes")).click()
    expect(games.get_by_text(said("page-no-games"))).to_be_visible()


def test_a_rematch_takes_both_along(client: Client, visit: Visit) -> None:
    sitting = seated(client, "@Ada", "@Bob", "random", seed=None)
    play_out(client, sitting)
    ada, bob = (visit(sitting.links[seat]) for seat in (0, 1))
    over = [page.get_by_role("dialog", name=said("page-over")) for page in (ada, bob)]
    over[0].get_by_role("button", name=said("page-score-rematch"), exact=True).click()
    ada.wait_for_url(lambda url: sitting.id not in url)
    expect(over[1].get_by_text(said("page-score-rematch-there"))).to_be_visible()
    over[1].get_by_role("button", name=said("page-score-rematch-join")).click()
    bob.wait_for_url(ada.url)
    about = client.get(f"/api/tables/{ada.url.rsplit('/', 1)[1]}")
    assert [seat["name"] for seat in about["seats"][:2]] == ["Ada", "Bob"]


def test_an_unknown_address_leads_to_the_lobby(visit: Visit) -> None:
    page = visit("/nowhere/at/all")
    expect(page.get_by_role("heading", level=1)).to_have_text(said("page-nothing-here"))
    page.get_by_role("link", name=said("page-to-lobby")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(said("page-lobby-title"))
