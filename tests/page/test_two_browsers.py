"""Several people, each with a browser of their own, at one table."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.server.clients import Client

from .lobby_page import BOT, FREE, ME, LobbyPage
from .positions import advance, offers, seated
from .table_page import TablePage, said
from .visiting import Visit

MARKUP = "<b>bold</b><img src=x onerror=alert(1)>"


def sit_down(page: Page, name: str, seat: int) -> None:
    dialog = page.get_by_role("dialog", name=said("page-lobby-join"))
    dialog.get_by_label(said("page-your-name")).fill(name)
    dialog.get_by_role("button", name=said("page-lobby-sit-at", n=seat)).click()


def holding(text: str) -> re.Pattern[str]:
    return re.compile(re.escape(text))


class SlowLine:
    """A line on which what the server says can be late."""

    def __init__(self, page: Page) -> None:
        self.slow = False
        self.late: list[str] = []
        self.sides: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/socket"), self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        self.sides.append(route)
        route.connect_to_server().on_message(self._pass)

    def _pass(self, message: str | bytes) -> None:
        if self.slow:
            self.late.append(str(message))
        else:
            self.sides[-1].send(message)

    def catch_up(self, table: TablePage, such: Callable[[], bool]) -> None:
        """Wait for what is to be late, then let all of it through."""
        table.wait(such, "what is to be late")
        self.slow = False
        for message in self.late:
            self.sides[-1].send(message)


def private_link(page: Page) -> str:
    return page.get_by_label(said("page-lobby-private"), exact=True).input_value()


def to_the_table(page: Page) -> None:
    page.get_by_role("dialog").get_by_role("button", name=said("page-lobby-to-table")).click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_one_link_invites_and_the_game_begins(visit: Visit) -> None:
    lobby = LobbyPage(visit("/"))
    lobby.edition("base")
    lobby.players(3)
    lobby.seat(1, ME, "Ada")
    lobby.seat(2, FREE)
    lobby.seat(3, BOT, "random")
    lobby.settings(pace=0)
    ada = lobby.create()
    waiting = ada.page.get_by_role("dialog", name=said("page-seats"))
    expect(waiting.get_by_text(said("page-waiting-for-players"))).to_be_visible()
    invitation = waiting.get_by_label(said("page-invite"), exact=True).input_value()
    # Bob opens the link, says his name and sits down; both play.
    bob = TablePage(visit()).open(invitation)
    sit_down(bob.page, "Bob", 2)
    to_the_table(bob.page)
    expect(waiting).to_have_count(0)
    expect(ada.page.locator('[data-seat="1"]')).to_contain_text("Bob")
    both = (ada, bob)
    for _ in range(6):
        ada.wait(lambda: any(one.moves for one in both), "somebody's decision")
        one, other = both if ada.moves else (bob, ada)
        before = other.revision
        one.make(one.moves[-1])
        other.wait(lambda o=other, b=before: o.revision > b, "the other's move")  # type: ignore[misc]
    # The private link gives the seat back in a third browser, and its secret leaves the address.
    bob.page.get_by_role("button", name=said("page-seats")).first.click()
    link = private_link(bob.page)
    again = TablePage(visit()).open(link)
    again.wait(lambda: again.revision >= bob.revision, "the same moment")
    assert again.view["seat"] == 1 and again.view["seats"][1]["hand"] == bob.view["seats"][1]["hand"]
    assert "#" not in again.page.url and again.page.url.endswith(invitation.rsplit("/", 1)[1])


@pytest.fixture
def three(client: Client, visit: Visit) -> tuple[TablePage, TablePage, TablePage]:
    """Ada and Bob in two browsers, and somebody who looks on; Ada is asked where to send an Agent."""
    sitting = seated(client, "@Ada", "@Bob", "@Cid", seed=None)
    advance(client, sitting, offers("agent"))
    ada, bob = (TablePage(visit()).open(sitting.links[seat]) for seat in (0, 1))
    onlooker = TablePage(visit()).open(sitting.path)
    return ada, bob, onlooker


def test_a_move_of_one_appears_at_the_other(three: tuple[TablePage, TablePage, TablePage]) -> None:
    ada, bob, onlooker = three
    move = ada.of_kind("agent")[0]
    there = f"{said('label-agents')}: Ada"
    for one in (bob, onlooker):
        expect(one.space(move["b"])).not_to_have_accessible_name(holding(there))
    ada.make(move)
    for one in three:
        expect(one.space(move["b"])).to_have_accessible_name(holding(there))


def test_whoever_looks_on_sees_no_hand_and_has_no_moves(
    three: tuple[TablePage, TablePage, TablePage],
) -> None:
    ada, bob, onlooker = three
    assert ada.view["seats"][0]["hand"] and not onlooker.view["seats"][0]["hand"]
    assert not bob.view["seats"][0]["hand"] and bob.view["seats"][1]["hand"]
    expect(onlooker.page.locator("[data-hand]")).to_have_count(0)
    expect(ada.page.locator("[data-hand]")).to_have_count(len(ada.view["seats"][0]["hand"]))
    assert not onlooker.moves
    expect(onlooker.prompt.locator("[data-plays], [data-act]")).to_have_count(0)
    expect(onlooker.page.get_by_role("textbox", name=said("page-chat-say"))).to_have_count(0)


def test_a_late_answer_is_refused_and_the_table_shown_anew(client: Client, visit: Visit) -> None:
    """The same seat in two browsers: the second answers what the first has answered already."""
    sitting = seated(client, "@Ada", "@Bob", "@Cid", seed=4)
    advance(client, sitting, offers("agent"))
    first = TablePage(visit()).open(sitting.links[0])
    second = TablePage(visit())
    line = SlowLine(second.page)
    second.open(sitting.links[0])
    one, other = first.of_kind("agent")[0], first.of_kind("agent")[-1]
    second.pick(other)
    line.slow = True
    first.make(one)
    second.send()
    line.catch_up(second, lambda: any('"error"' in text for text in line.late))
    expect(second.page.get_by_text(said("page-table-too-late"))).to_be_visible()
    second.wait(lambda: second.revision == first.revision, "the fresh view")
    assert second.view == first.view
    expect(second.space(one["b"])).to_have_accessible_name(holding(f"{said('label-agents')}: Ada"))


def test_chat_and_names_are_text_and_never_markup(client: Client, visit: Visit) -> None:
    sitting = seated(client, f"@{MARKUP[:40]}", "@Bob", "@Cid", seed=None)
    ada, bob = (TablePage(visit()).open(sitting.links[seat]) for seat in (0, 1))
    for one in (ada, bob):
        one.page.get_by_role("button", name=said("page-chat")).first.click()
    said_there = bob.page.get_by_role("region", name=said("page-chat"))
    box = ada.page.get_by_role("textbox", name=said("page-chat-say"))
    box.fill(MARKUP)
    box.press("Enter")
    expect(said_there.get_by_text(MARKUP)).to_be_visible()
    expect(said_there.get_by_text(MARKUP[:40]).first).to_be_visible()
    for one in (ada, bob):
        expect(one.page.locator("img")).to_have_count(0)
        expect(one.page.locator("b b")).to_have_count(0)


def test_a_bot_plays_for_somebody_and_everybody_reads_so(client: Client, visit: Visit) -> None:
    sitting = seated(client, "@Ada", "@Bob", "@Cid", seed=None)
    ada, bob = (TablePage(visit()).open(sitting.links[seat]) for seat in (0, 1))
    assert bob.view["seat"] == 1
    client.post(f"/api{sitting.path.replace('/table/', '/tables/')}/host", {"do": "bot", "seat": 1})
    # Whoever has lent the seat looks on like anybody else.
    bob.wait(lambda: bob.view["seat"] is None, "what an onlooker sees")
    expect(bob.page.locator("[data-hand]")).to_have_count(0)
    for one in (ada, bob):
        one.page.get_by_role("button", name=said("page-chat")).first.click()
        told = one.page.get_by_role("region", name=said("page-notices"))
        expect(told.get_by_text("The host lets a bot play for Bob.")).to_be_visible()
        expect(told.get_by_text("Seat 3 at the start: Cid.")).to_be_visible()
        one.page.keyboard.press("Escape")
    client.post(f"/api{sitting.path.replace('/table/', '/tables/')}/host", {"do": "back", "seat": 1})
    bob.wait(lambda: bob.view["seat"] == 1, "what the seat sees")
