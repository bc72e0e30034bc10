"""The lobby as somebody uses it who wants a table."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from .table_page import TablePage, said

BOT, FREE, HERE, ME = "bot", "free", "here", "me"


class LobbyPage:
    def __init__(self, page: Page, language: str = "en") -> None:
        self.page = page
        self.language = language

    def say(self, id: str, **variables: str | int) -> str:
        return said(id, self.language, **variables)

    def choose(self, kind: str, name: str) -> None:
        """One of several things, by its name; what is seen of it is its label."""
        wanted = self.page.get_by_role("radio" if kind == "radio" else "checkbox", name=name, exact=True)
        self.page.locator("label").filter(has=wanted).click()

    def edition(self, edition: str) -> None:
        self.choose("radio", self.say(f"set-{edition}"))

    def players(self, count: int) -> None:
        self.choose("radio", str(count))

    def seat(self, number: int, kind: str, name: str = "") -> None:
        """Who sits at a seat, counted from 1; for a bot, which."""
        row = self.say("page-seat", n=number)
        self.page.get_by_label(f"{row}: {self.say('page-who-sits')}").select_option(kind)
        if kind == ME:
            self.named(name)
        elif kind == HERE:
            self.page.get_by_label(f"{row}: {self.say('page-name')}").fill(name)
        elif kind == BOT and name:
            self.page.get_by_label(f"{row}: {self.say('page-bot')}").select_option(name)

    def named(self, name: str) -> None:
        self.page.get_by_role("textbox", name=self.say("page-your-name")).fill(name)

    def settings(self, pace: int = 0, seed: int | None = None) -> None:
        self.page.get_by_text(self.say("page-more-settings")).click()
        self.page.get_by_label(self.say("page-pace")).select_option(str(pace))
        if seed is not None:
            self.page.get_by_label(self.say("page-seed")).fill(str(seed))

    @property
    def open_button(self) -> Locator:
        return self.page.get_by_role("button", name=self.say("page-create"))

    def create(self) -> TablePage:
        """Open the table, and be there."""
        table = TablePage(self.page, self.language)
        self.open_button.click()
        self.page.wait_for_url("**/table/*")
        table.drawn()
        return table
