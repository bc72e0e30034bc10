"""Every screen checked with axe."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.clients import Client

from .axe import AXE, check
from .positions import Situation, advance, offers, seated
from .screens import ROUTES, opened
from .table_page import Move, TablePage, said
from .test_combat import fighting, finish
from .visiting import Scheme, Visit

SCHEMES: tuple[Scheme, ...] = ("dark", "light")


@pytest.fixture(scope="session")
def axe() -> str:
    if not AXE.is_file():
        pytest.fail(f"{AXE} is missing; make page installs it")
    return AXE.read_text(encoding="utf-8")


@pytest.mark.parametrize("route", ROUTES)
def test_a_screen(client: Client, visit: Visit, axe: str, route: str) -> None:
    check(opened(client, visit, route), axe)


@pytest.mark.parametrize("route", ROUTES)
def test_a_screen_in_light_colours(client: Client, visit: Visit, axe: str, route: str) -> None:
    check(opened(client, visit, route, scheme="light"), axe, colours_only=True)


@pytest.mark.parametrize("route", ROUTES)
def test_a_screen_on_a_phone(client: Client, visit: Visit, axe: str, route: str) -> None:
    check(opened(client, visit, route, phone=True), axe)


@pytest.fixture
def table(client: Client, visit: Visit) -> TablePage:
    sitting = seated(client, "@Ada", "@Bob", "@Cid", setup={"edition": "uprising"}, seed=4)
    advance(client, sitting, offers("agent"))
    return TablePage(visit()).open(sitting.links[0])


def test_the_preferences(table: TablePage, axe: str) -> None:
    expect(table.preferences()).to_be_visible()
    check(table.page, axe)


@pytest.mark.parametrize("dialog", ["page-seats", "page-menu", "page-in-front", "page-table-score"])
def test_a_dialog_of_the_table(table: TablePage, axe: str, dialog: str) -> None:
    if dialog == "page-preferences":
        expect(table.preferences()).to_be_visible()
    else:
        table.page.get_by_role("banner").get_by_role("button", name=said(dialog), exact=True).click()
        expect(table.page.get_by_role("dialog")).to_be_visible()
    check(table.page, axe)


LEADERS = ["feyd_rautha_harkonnen", "lady_jessica", "muad_dib"]


@pytest.mark.parametrize("scheme", SCHEMES)
def test_a_player_the_whole_log_and_the_chat(client: Client, visit: Visit, axe: str, scheme: Scheme) -> None:
    setup = {"edition": "uprising", "modules": ["choam"], "leaders": LEADERS}
    sitting = seated(client, "@Ada", "@Bob", "@Cid", setup=setup, seed=4)
    advance(client, sitting, lambda s: s["view"]["table"]["round"] == 3 and offers("agent")(s))
    page = TablePage(visit(scheme=scheme)).open(sitting.links[0]).page
    for seat in range(2):
        page.locator(f'[data-seat="{seat}"] button').first.click()
        expect(page.locator(f'[data-inspect="{seat}"]')).to_be_visible()
        check(page, axe)
    page.keyboard.press("Escape")
    page.locator("[data-all-log]").click()
    expect(page.get_by_role("dialog", name=said("page-log"))).to_be_visible()
    check(page, axe)
    page.keyboard.press("Escape")
    page.get_by_role("tab", name=said("page-chat")).click()
    expect(page.get_by_role("textbox", name=said("page-chat-say"))).to_be_visible()
    check(page, axe)


def test_the_setup_in_light_colours(client: Client, visit: Visit, axe: str) -> None:
    """Somebody is asked before the first Conflict is there."""
    leaders = ["baron_vladimir_harkonnen", "paul_atreides", "helena_richese"]
    sitting = seated(client, "@Ada", "@Bob", "@Cid", setup={"leaders": leaders})
    table = TablePage(visit(scheme="light")).open(sitting.links[0])
    assert table.view["table"]["round"] == 0 and table.asked()
    check(table.page, axe, colours_only=True)


def test_a_picked_card_and_space(table: TablePage, axe: str) -> None:
    table.pick(table.of_kind("agent")[0])
    check(table.page, axe)


def test_the_list_of_the_keys(table: TablePage, axe: str) -> None:
    table.page.keyboard.press("?")
    expect(table.page.get_by_role("dialog", name=said("page-table-keys"))).to_be_visible()
    check(table.page, axe)


@pytest.mark.parametrize("scheme", SCHEMES)
def test_troops_beside_an_agent_and_an_end_that_waits(
    client: Client, visit: Visit, axe: str, scheme: Scheme
) -> None:
    """Card and space picked, troops to count, then a move that would end the turn."""
    sitting = seated(client, "@Ada", "@Bob", "@Cid", seed=4)
    situation = advance(client, sitting, lambda s: bool(troops(s)) and bool(endings(s)))
    table = TablePage(visit(scheme=scheme)).open(sitting.links[0])
    table.pick(troops(situation)[0])
    expect(table.act("all")).to_be_visible()
    check(table.page, axe)
    table.act("back").click()
    table.pick(endings(situation)[0])
    table.act("send").click()
    expect(table.page.locator("[data-prompt] .staged")).to_be_visible()
    check(table.page, axe)


def troops(situation: Situation) -> list[Move]:
    return [move for move in situation["moves"] if move.get("deploys")]


def endings(situation: Situation) -> list[Move]:
    return [move for move in situation["moves"] if move["kind"] == "agent" and move.get("ends")]


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("scheme", SCHEMES)
def test_a_reveal_turn_with_its_basket(
    client: Client, visit: Visit, axe: str, scheme: Scheme, phone: bool
) -> None:
    sitting = seated(client, "@Ada", "@Bob", "@Cid", setup={"edition": "uprising"}, seed=4)
    advance(client, sitting, offers("buy"))
    table = TablePage(visit(scheme=scheme, phone=phone), phone=phone).open(sitting.links[0])
    move = table.asked() and table.of_kind("buy")[0]
    if phone:
        table.tab("market")
    table.page.locator(f'[data-picks="{move["move"]}"]:visible').first.click()
    expect(table.act("buy").first).to_be_visible()
    check(table.page, axe)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_stage_of_a_fight(client: Client, visit: Visit, axe: str, scheme: Scheme, phone: bool) -> None:
    """While cards are played, and when it is over."""
    sitting, asked = fighting(client)
    page = visit(sitting.links[asked["decider"]], scheme=scheme, phone=phone)
    expect(page.locator("[data-stage=cards][data-complete]")).to_be_visible()
    check(page, axe)
    finish(client, sitting)
    expect(page.locator("[data-stage=done][data-complete]")).to_be_visible()
    check(page, axe)


def test_a_large_card(table: TablePage, axe: str) -> None:
    table.page.locator("[data-conflict] .look").click()
    expect(table.page.get_by_role("dialog")).to_be_visible()
    check(table.page, axe)


@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_tabs_of_a_phone(client: Client, visit: Visit, axe: str, scheme: Scheme) -> None:
    sitting = seated(client, "@Ada", "@Bob", "@Cid", seed=4)
    advance(client, sitting, offers("agent"))
    table = TablePage(visit(phone=True, scheme=scheme), phone=True).open(sitting.links[0])
    for tab in ("hand", "market", "players", "log"):
        table.tab(tab)
        check(table.page, axe)
    table.unfold()
    expect(table.prompt.locator('[data-act="fold"][aria-expanded="true"]')).to_be_visible()
    check(table.page, axe)


def test_the_final_score(client: Client, visit: Visit, axe: str) -> None:
    id = client.table("random", "random", "random")
    client.until_over(id)
    page = visit(f"/table/{id}")
    expect(page.get_by_role("dialog", name=said("page-over"))).to_be_visible()
    check(page, axe)


def test_the_cover_between_two_people(client: Client, visit: Visit, axe: str) -> None:
    sitting = seated(client, "@Ada", "@Bob", "@Cid")
    page = visit(sitting.links[0])
    expect(page.get_by_role("heading", level=1)).to_be_attached()
    table = TablePage(page).open(sitting.links[1])
    expect(table.page.get_by_role("dialog")).to_be_visible()
    check(page, axe)
