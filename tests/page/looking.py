"""Somebody who looks at a position: at every size, with whatever stands over the board, on every tab of a phone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

from playwright.sync_api import Locator, Page, expect

from kanly.notation.record import MOVE
from kanly.server.store import Store
from tests.server.clients import Client

from .fitting import (
    FIELD,
    LOG,
    PANEL,
    PHONE_PAGE,
    TABS,
    Sending,
    Shown,
    Thing,
    always,
    cramped,
    faults,
    heaped,
    in_hand,
    narrow,
    sending,
    settled,
    unreadable,
    wanted,
)
from .standing import Position, played, stand
from .table_page import TablePage
from .visiting import Visit

Size = tuple[int, int]
# A window in which no scale makes a phone of the table, so that the scale can be chosen in its bar.
LARGE: Size = (1920, 1080)
# How far an Influence track goes.
STOPS = 7
# What the market hides while it stands over the map, by form.
HIDDEN = {
    "desktop": ("city", "desert"),
    "tablet": ("city", "desert", "landsraad", "choam"),
}
# The bar to which what is decided shrinks on a phone, in units; and the share of a phone that is left to the map then.
BAR = 4.25
MAP = 0.6


@cache
def printed(client: Client, edition: str, modules: tuple[str, ...]) -> tuple[dict[str, Any], ...]:
    asked = {"edition": edition, "modules": ",".join(modules), "language": "en"}
    return tuple(client.http.get("/api/components", params=asked).json().values())


class Looker:
    """One position in one browser."""

    def __init__(
        self, client: Client, store: Store, visit: Visit, position: Position, language: str, **how: Any
    ) -> None:
        self.position = position
        # What is about to be sent, once it was picked.
        self.agent: Sending | None = None
        # Whether a reader wants everything larger than it is drawn.
        self.enlarged = False
        record, self.seat = played(position)
        sitting = stand(store, record)
        self.page: Page = visit(language=language, **how)
        self.parts = printed(client, position.edition, position.modules)
        self.table = TablePage(self.page, language, phone=bool(how.get("phone")))
        self.table.open(sitting.links[self.seat])
        self.table.settle()
        # What is looked at is that position and no other.
        moves = sum(line.mark == MOVE for line in record.lines)
        assert self.table.revision == moves and self.table.moves, (
            f"the table stands at {self.table.revision} of {moves}"
        )
        expect(self.page.locator("html")).to_have_attribute("lang", language)

    # --- how the table is shown

    @property
    def form(self) -> str:
        return str(self.page.evaluate("() => document.documentElement.dataset.form"))

    @property
    def unit(self) -> float:
        return float(
            self.page.evaluate("() => parseFloat(getComputedStyle(document.documentElement).fontSize)")
        )

    @property
    def low(self) -> bool:
        return self.page.locator(".table.low").count() > 0

    def resize(self, size: Size) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        settled(self.page)

    def scale(self, scale: str) -> None:
        self.resize(LARGE)
        self.page.locator("[data-scale]").select_option(scale)
        self.enlarged = float(scale) > 1

    def deck(self, name: str) -> list[dict[str, Any]]:
        return [one for one in self.parts if one["deck"] == name]

    # --- what is to be seen

    def plan(self, step: str) -> Shown:
        """What is to be seen while something stands over the board, or nothing does."""
        groups = {space["id"]: space["group"] for space in self.deck("spaces")}
        posts = {post["id"]: groups[post["spaces"][0]] for post in self.deck("posts")}
        compact = self.page.locator(".board.compact").count() > 0
        everything = Shown(tuple(groups), tuple(posts), stops=0 if compact else STOPS)
        if step == "fight":
            return replace(
                everything, spaces=(), posts=(), tracks=False, offers=False, conflict=False, stage=True
            )
        if step in ("market", "basket") and self.form in HIDDEN:
            hidden = HIDDEN[self.form]
            return replace(
                everything,
                spaces=tuple(space for space, group in groups.items() if group not in hidden),
                posts=tuple(post for post, group in posts.items() if group not in hidden),
                offers=False,
                market=True,
                basket=step == "basket",
            )
        return replace(everything, sending=self.agent if step == "picked" else None)

    @property
    def scrolled(self) -> str:
        """What may be scrolled: the list of the turn panel; the log of a tablet, or where a reader wants more than fits; the
        board of a window that is too low for that; on a phone the page."""
        log = self.enlarged or self.form == "tablet"
        return ", ".join((PANEL, PHONE_PAGE, *([LOG] if log else []), *([FIELD] if self.low else [])))

    def wrong(self, step: str) -> Iterator[str]:
        """What is wrong as the table is shown now."""
        if self.form == "phone":
            yield from self.wrong_in_hand(step)
            return
        settled(self.page)
        shown = self.table
        things = list(wanted(shown.view, self.seat, shown.situation["number"], self.plan(step)))
        yield from faults(self.page, things, self.scrolled)
        yield from self.wrong_text()
        if not self.enlarged:
            yield from cramped(self.page)
        if self.form == "desktop":
            yield from heaped(self.page)

    def wrong_text(self) -> list[str]:
        return unreadable(self.page, self.scrolled) + narrow(self.page)

    def wrong_in_hand(self, step: str) -> Iterator[str]:
        """The same on a phone, tab by tab, then with what is decided unfolded over the map."""
        for tab in TABS[1:] if step == "" else ():
            self.turn(tab)
            yield from (f"{tab}: {fault}" for fault in self.wrong_tab(tab, step))
        self.turn("board")
        self.unfold()
        yield from (f"board: {fault}" for fault in self.wrong_tab("board", step))
        yield from self.wrong_sheet(step)

    def turn(self, tab: str) -> None:
        button = self.page.locator(f'[data-tab="{tab}"]')
        # Whether a finger would find it is looked at, not waited for.
        button.dispatch_event("click")
        expect(button).to_have_attribute("aria-current", "page")

    def press(self, button: Locator) -> None:
        """With a finger where there is one: what a mouse lies on tells more of itself."""
        if self.table.phone:
            button.tap()
        else:
            button.click()
            self.rest()

    def unfold(self) -> None:
        """What lies folded on the board of a phone: the Conflict, Landsraad and CHOAM."""
        for closed in ("button.strip[data-conflict]:visible", "details.rows:not([open]) > summary:visible"):
            if self.page.locator(closed).count():
                self.page.locator(closed).evaluate("(one) => one.scrollIntoView({ block: 'center' })")
                self.press(self.page.locator(closed))
                expect(self.page.locator(closed)).to_have_count(0)

    def wrong_tab(self, tab: str, step: str) -> Iterator[str]:
        settled(self.page)
        things = [*self.always(), *in_hand(self.table.view, self.seat, tab, self.plan(step))]
        yield from faults(self.page, things, self.scrolled)
        yield from self.wrong_text()

    def always(self) -> Iterator[Thing]:
        return always(self.table.view, self.seat, self.table.situation["number"])

    def wrong_sheet(self, step: str) -> Iterator[str]:
        """What is decided shrinks to a bar and leaves the map its room; open it hides neither the tabs nor one's own things."""
        fold = self.page.locator('[data-prompt] [data-act="fold"]')
        if not fold.count():
            return
        for open in ("false", "true"):
            if fold.get_attribute("aria-expanded") != open:
                self.press(fold)
                expect(fold).to_have_attribute("aria-expanded", open)
            settled(self.page)
            box = self.page.locator("[data-prompt]").bounding_box()
            field = self.page.locator(PHONE_PAGE).bounding_box()
            window = self.page.viewport_size
            assert box and field and window
            if open == "false" and box["height"] > BAR * self.unit:
                yield f"the bar of what is decided is {box['height']:.0f} px high"
            if open == "false" and field["height"] < MAP * window["height"] and self.unit <= 16:
                yield f"the map has {field['height']:.0f} px"
            if open == "true" and field["height"] < window["height"] / 8:
                yield f"the sheet leaves {field['height']:.0f} px"
            things = list(self.always())
            if self.agent and step == "picked" and open == "true":
                things += sending(self.agent)
            yield from (
                f"sheet: {fault}" for fault in [*faults(self.page, things, self.scrolled), *self.wrong_text()]
            )

    # --- the steps of a look

    def steps(self) -> Iterator[str]:
        """First as the position opens, then with the whole board, then with a card and a space picked."""
        phone = self.form == "phone"
        if self.position.stage and not (phone and self.position.stage == "market"):
            yield self.position.stage
            if self.position.stage == "market":
                self.page.locator("[data-market] [data-picks]:visible").first.click()
                self.rest()
                yield "basket"
            self.put_away()
        yield ""
        if self.agents():
            self.pick()
            yield "picked"

    def rest(self) -> None:
        if not self.table.phone:
            self.page.mouse.move(0, 0)

    def put_away(self) -> None:
        """What stands over the board."""
        if self.position.stage == "market":
            self.page.locator('[data-act="map"]').click()
            expect(self.page.locator("[data-market]")).to_have_count(0)
        elif self.position.stage == "fight":
            self.press(self.page.locator("[data-stage] .fold"))
            expect(self.page.locator("[data-stage]")).to_have_count(0)
        self.rest()

    def agents(self) -> list[dict[str, Any]]:
        return self.table.of_kind("agent")

    def pick(self) -> None:
        """The card and the space of which there is most to say."""
        visits = self.table.situation["visits"]

        def told(move: dict[str, Any]) -> int:
            ways = visits[move["b"]]["ways"]
            return sum(len(way["cost"]) + len(way["gains"]) for way in ways) + 2 * bool(move.get("deploys"))

        move = max(self.agents(), key=told)
        ways = visits[move["b"]]["ways"]
        self.agent = Sending(
            any(way["cost"] for way in ways), any(way["gains"] for way in ways), bool(move.get("deploys"))
        )
        self.table.pick(move)
        self.rest()

    def walk(self, sizes: tuple[Size, ...]) -> list[str]:
        """What is wrong at each size, in each step."""
        found: list[str] = []
        for step in self.steps():
            for size in sizes:
                self.resize(size)
                found += [f"{size[0]}x{size[1]} {step}: {fault}" for fault in self.wrong(step)]
            if not self.table.phone:
                self.resize(LARGE)
        return found
