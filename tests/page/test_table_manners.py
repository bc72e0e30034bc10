"""What a table does for its people besides the moves: whose turn it is, what has changed, where points come from."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.clients import Client

from .positions import advance, offers, seated
from .table_page import TablePage, said
from .visiting import Visit


@pytest.fixture
def table(client: Client, visit: Visit) -> TablePage:
    """Ada's Agent turn in the second round."""
    sitting = seated(client, "@Ada", "@Bob", "@Cid", seed=4)
    advance(client, sitting, lambda s: s["view"]["table"]["round"] == 2 and offers("agent")(s))
    return TablePage(visit()).open(sitting.links[0])


def test_the_title_says_whose_turn_it_is(client: Client, visit: Visit) -> None:
    sitting = seated(client, "@Ada", "@Bob", "@Cid", seed=4)
    advance(client, sitting, offers("agent"))
    ada, bob = (TablePage(visit()).open(sitting.links[seat]) for seat in (0, 1))
    expect(ada.page).to_have_title(re.compile(re.escape(said("page-your-turn"))))
    expect(bob.page).to_have_title(re.compile("Ada"))


def test_what_has_changed_is_told_when_the_turn_begins(table: TablePage) -> None:
    news = table.prompt.get_by_role("region", name=said("page-table-since"))
    expect(news).to_be_visible()
    expect(news).to_contain_text(re.compile("Bob|Cid"))
    # It makes room for what is picked.
    table.hand_card(table.of_kind("agent")[0]["a"]).click()
    expect(news).to_have_count(0)


def test_the_score_names_its_sources(table: TablePage) -> None:
    table.page.get_by_role("banner").get_by_role("button", name=said("page-table-score"), exact=True).click()
    dialog = table.page.get_by_role("dialog", name=said("page-score-title"))
    for seat in table.view["seats"]:
        expect(dialog.get_by_text(["Ada", "Bob", "Cid"][seat["seat"]], exact=True).first).to_be_visible()
        expect(dialog).to_contain_text(str(seat["points"]))


def test_a_card_in_the_log_can_be_pointed_at(table: TablePage) -> None:
    log = table.page.get_by_role("region", name=said("page-log"))
    named = log.get_by_role("list").get_by_role("button").first
    named.hover()
    large = table.page.get_by_role("tooltip")
    expect(large).to_contain_text(named.inner_text().replace("\u00ad", ""))
    table.page.mouse.move(5, 5)
    expect(large).to_have_count(0)


def test_dark_and_light_are_remembered(visit: Visit) -> None:
    page = visit("/", scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name=said("page-theme")).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


# Eleven pixels, less what is lost in counting them.
SMALL = """(dialog) => [...dialog.querySelectorAll('*')].flatMap((part) =>
  [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim())
    && parseFloat(getComputedStyle(part).fontSize) < 10.99 ? [part.textContent] : [])"""


def test_nothing_of_the_score_is_told_too_small(table: TablePage) -> None:
    table.page.get_by_role("button", name=said("page-table-score"), exact=True).first.click()
    score = table.page.get_by_role("dialog")
    expect(score.locator(".who small").first).to_be_visible()
    assert score.evaluate(SMALL) == []
