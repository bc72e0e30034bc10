"""Rows that only some games have: their cards lie in the market, with what is paid for them, and are bought there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from kanly import catalog
from kanly.text import add_locales
from kanly.text import bundle as bundles
from tests.server.clients import Client
from tests.toy import LOCALES
from tests.toy.rows import WELL_MODULE

from .positions import Situation, advance, seated
from .table_page import TablePage
from .visiting import Visit


@pytest.fixture(autouse=True)
def plugged_in(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy module is there for one test and gone after it."""
    monkeypatch.setattr(catalog, "EDITIONS", dict(catalog.EDITIONS))
    monkeypatch.setattr(bundles, "ADDED", [])
    catalog.add_module("base", WELL_MODULE)
    add_locales(LOCALES)
    yield
    monkeypatch.undo()
    catalog.forget()
    bundles.bundle.cache_clear()


def bucket_for_sale(situation: Situation) -> bool:
    return any(move["move"] == "buy bucket from well" for move in situation["moves"])


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_card_is_bought_where_it_lies(client: Client, visit: Visit, phone: bool) -> None:
    setup = {"modules": ["well"]}
    sitting = seated(client, "@Ada", "@Bob", "@Cid", seed=3, setup=setup)
    advance(client, sitting, bucket_for_sale, seed=3)
    table = TablePage(visit(phone=phone), phone=phone).open(sitting.links[0])
    if phone:
        table.tab("market")
        expect(table.page.get_by_role("heading", name="Well", exact=True)).to_be_attached()
    move = next(move for move in table.of_kind("buy") if move["b"] == "well")
    bucket = table.page.locator(f'[data-picks="{move["move"]}"]:visible').first
    expect(bucket.locator(".sold")).to_have_text("Well: 1 water")
    # Its price is no Persuasion, so none is missing for it and none is counted.
    expect(bucket.locator(".short, .cost")).to_have_count(0)
    bucket.scroll_into_view_if_needed()
    before = table.revision
    water = table.view["seats"][0]["water"]
    table.buy(move)
    table.wait(lambda: table.revision > before, "the purchase")
    assert not table.refusals and table.view["seats"][0]["water"] == water - 1
