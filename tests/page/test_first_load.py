"""What a browser fetches before anything can be seen."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import Request, Route, expect

from tests.server.clients import Client

from .screens import ROUTES, opened
from .table_page import said
from .visiting import Visit

MOST = 300_000
FONTS = (".woff", ".woff2", ".ttf", ".otf")


def fetched(built: Path, paths: set[str]) -> dict[str, int]:
    """The size of each file as a server sends it, fonts left out."""
    files = {built / path.lstrip("/") if path != "/" else built / "index.html" for path in paths}
    return {file.name: len(gzip.compress(file.read_bytes(), 6)) for file in files if file.suffix not in FONTS}


def test_lobby_and_table_together_are_small(client: Client, visit: Visit, built: Path) -> None:
    asked: set[str] = set()

    def note(request: Request) -> None:
        path = re.sub(r"^https?://[^/]+", "", request.url).split("?")[0]
        if path.startswith("/assets/"):
            asked.add(path)

    for route in ("lobby", "table"):
        page = opened(client, visit, route)
        page.on("request", note)
        page.reload()
        page.wait_for_load_state("networkidle")
    sizes = fetched(built, asked | {"/"})
    assert any(name.endswith(".js") for name in sizes) and any(name.endswith(".css") for name in sizes)
    assert sum(sizes.values()) < MOST, sizes


@pytest.mark.parametrize("route", ROUTES)
def test_nothing_comes_from_elsewhere(client: Client, visit: Visit, address: str, route: str) -> None:
    page = opened(client, visit, route)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.reload()
    page.wait_for_load_state("networkidle")
    assert asked and all(url.startswith(f"{address}/") for url in asked)


def test_a_page_from_before_an_update_starts_anew(visit: Visit) -> None:
    page = visit("/")
    gone: list[str] = []

    def refuse(route: Route) -> None:
        # As after an update: the part is there under another name, which only a new page knows.
        if gone:
            route.continue_()
        else:
            gone.append(route.request.url)
            route.fulfill(status=200, content_type="text/html", body="<!doctype html>")

    visit.faults.expect("module script|dynamically imported")
    page.route(re.compile(r"/assets/Rules-[^/]*\.js"), refuse)
    page.get_by_role("link", name=said("page-lobby-rules"), exact=True).first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(said("page-lobby-rules"))
    assert gone
