"""The main screens of the page, each with something on it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.server.clients import Client

from .positions import advance, seated
from .table_page import TablePage
from .visiting import Visit

ROUTES = ("lobby", "table", "uprising", "cards", "rules", "replay", "companion")
RECORD = Path(__file__).parent.parent / "records" / "uprising_00.kanly"
# In the middle of a round of that record.
MOMENT = 55


def address_of(client: Client, route: str) -> str:
    """Where a screen is; for tables and replays, one is made."""
    if route == "lobby":
        return "/"
    if route in ("table", "uprising"):
        edition = "base" if route == "table" else route
        sitting = seated(client, "@Ada", "@Bob", "@Cid", "@Dan", setup={"edition": edition}, seed=2)
        advance(client, sitting, lambda situation: situation["view"]["table"]["round"] == 2)
        return sitting.links[0]
    if route == "replay":
        made = client.post("/api/records", {"record": RECORD.read_text(encoding="utf-8")}, 201)
        return f"/replay/{made['id']}?move={MOMENT}"
    return f"/{route}"


def opened(client: Client, visit: Visit, route: str, **how: Any) -> Page:
    """A screen in a new browser, as soon as all of it is there."""
    page = visit(**how)
    if route in ("table", "uprising"):
        TablePage(page).open(address_of(client, route))
    else:
        page.goto(address_of(client, route))
    there(page)
    return page


def there(page: Page) -> None:
    """Wait until all of a screen is there."""
    expect(page.get_by_role("heading", level=1)).to_be_attached()
    page.wait_for_load_state("networkidle")


def spoken(page: Page, language: str) -> None:
    """The same screen in another language, as if it had been chosen there before."""
    page.evaluate("(language) => localStorage.setItem('kanly', JSON.stringify({ language }))", language)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", language)
    there(page)
