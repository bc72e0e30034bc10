"""The table fits every window: all that a player needs of a position is in it, whole and on top, in every language."""

from __future__ import annotations

import os
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kanly.notation.record import MOVE
from kanly.server.store import Store
from tests.server.clients import Client

from .fitting import Shown, faults, narrow, settled, unreadable, wanted
from .moments import POSITIONS
from .standing import Position, played, stand
from .table_page import TablePage
from .visiting import Visit

Size = tuple[int, int]
SIZES: tuple[Size, ...] = ((1366, 657), (1280, 720), (1440, 780), (1440, 900), (1920, 1080))
TABLET: Size = (1024, 768)
LANGUAGES = ("en", "uk", "ru", "bg")
# The whole walk: every position at every size in every language (`make walk`). Every test run looks at a part of that.
WHOLE = bool(os.environ.get("KANLY_WALK"))
STOPS = 7
# What the market hides while it stands over the map, by form.
HIDDEN = {
    "desktop": ("city", "desert"),
    "tablet": ("city", "desert", "landsraad", "choam"),
}


@cache
def printed(client: Client, edition: str, modules: tuple[str, ...]) -> tuple[dict[str, Any], ...]:
    asked = {"edition": edition, "modules": ",".join(modules), "language": "en"}
    return tuple(client.http.get("/api/components", params=asked).json().values())


class Looker:
    """Somebody who looks at a position in one browser after the other size."""

    def __init__(self, client: Client, store: Store, visit: Visit, position: Position, language: str, **how: Any) -> None:
        self.position = position
        record, self.seat = played(position)
        sitting = stand(store, record)
        self.page: Page = visit(language=language, **how)
        self.parts = printed(client, position.edition, position.modules)
        self.table = TablePage(self.page, language, phone=bool(how.get("phone")))
        self.table.open(sitting.links[self.seat])
        self.table.settle()
        # What is looked at is that position and no other.
        moves = sum(line.mark == MOVE for line in record.lines)
        assert self.table.revision == moves and self.table.moves, f"the table stands at {self.table.revision} of {moves}"
        expect(self.page.locator("html")).to_have_attribute("lang", language)

    @property
    def form(self) -> str:
        return str(self.page.evaluate("() => document.documentElement.dataset.form"))

    def deck(self, name: str) -> list[dict[str, Any]]:
        return [one for one in self.parts if one["deck"] == name]

    def plan(self, stage: str) -> Shown:
        """What is to be seen while something stands over the board, or nothing does."""
        groups = {space["id"]: space["group"] for space in self.deck("spaces")}
        posts = {post["id"]: groups[post["spaces"][0]] for post in self.deck("posts")}
        compact = self.page.locator(".board.compact").count() > 0
        everything = Shown(tuple(groups), tuple(posts), stops=0 if compact else STOPS)
        if stage == "fight":
            return replace(
                everything, spaces=(), posts=(), tracks=False, offers=False, conflict=False, stage=True
            )
        if stage == "market":
            hidden = HIDDEN[self.form]
            return replace(
                everything,
                spaces=tuple(space for space, group in groups.items() if group not in hidden),
                posts=tuple(post for post, group in posts.items() if group not in hidden),
                offers=False,
                market=True,
            )
        return everything

    def put_away(self) -> None:
        """What stands over the board."""
        if self.position.stage == "market":
            self.page.locator('[data-act="map"]').click()
            expect(self.page.locator("[data-market]")).to_have_count(0)
        elif self.position.stage == "fight":
            self.page.locator("[data-stage] .fold").click()
            expect(self.page.locator("[data-stage]")).to_have_count(0)
        # What the mouse lies on tells more of itself.
        self.page.mouse.move(0, 0)

    def wrong(self, stage: str, scrolls: str = "") -> list[str]:
        settled(self.page)
        shown = self.table
        things = list(wanted(shown.view, self.seat, shown.situation["number"], self.plan(stage)))
        return faults(self.page, things, scrolls) + unreadable(self.page, scrolls) + narrow(self.page)

    def walk(self, sizes: tuple[Size, ...], scrolls: str = "") -> list[str]:
        """What is wrong at each size, first as the position opens, then with the whole board."""
        found: list[str] = []
        for stage in dict.fromkeys((self.position.stage, "")):
            if not stage and self.position.stage:
                self.put_away()
            for width, height in sizes:
                self.page.set_viewport_size({"width": width, "height": height})
                found += [f"{width}x{height} {stage}: {fault}" for fault in self.wrong(stage, scrolls)]
        return found


def walked(language: str) -> tuple[Size, ...]:
    return (*SIZES, TABLET) if WHOLE or language == "en" else (SIZES[0], TABLET)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: f"{position.edition}, {position.name}")
def test_all_that_a_player_needs_is_seen(
    client: Client, store: Store, visit: Visit, position: Position, language: str
) -> None:
    found = Looker(client, store, visit, position, language).walk(walked(language))
    assert not found, "\n".join(found)
