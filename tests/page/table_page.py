"""The page of a table as somebody uses it who looks and presses, by mouse or by finger."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, WebSocket, expect

from kanly.server.options import page_words
from tests.server.clients import PATIENCE

from .browsers import FIREFOX, kind

Move = dict[str, Any]
# The last place of the turn panel's foot has a button for the first of these.
BAR = ("reveal", "pass", "end", "decline")
# One press of these is meant; and the panel's own buttons are what confirms these.
MEANT = ("pass", "end", "decline", "agent", "buy")
COUNTED = ("deploy", "retreat")


@cache
def words(language: str) -> dict[str, str]:
    return page_words(language)


def said(id: str, language: str = "en", **variables: str | int) -> str:
    """What the page says for a message, as the browser fills it in."""
    return re.sub(r"\{\s*\$?(\w+)\s*\}", lambda found: str(variables[found[1]]), words(language)[id])


class TablePage:
    """One browser at one table. What the server told it is read along, for what is true can be compared with what is
    shown; every move is made by pressing what the page shows."""

    def __init__(self, page: Page, language: str = "en", phone: bool = False) -> None:
        self.page = page
        self.language = language
        self.phone = phone
        self.situation: dict[str, Any] = {}
        self.revision = -1
        self.refusals: list[str] = []
        page.on("websocket", self._connected)
        self.overhears = kind() is FIREFOX

    # --- what the server said

    def _connected(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._heard(frame))

    def _heard(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "game":
            self.situation = message["situation"]
            self.revision = message["revision"]
        elif message["type"] == "error":
            self.refusals.append(message["error"])

    def wait(self, such: Callable[[], bool], what: str) -> None:
        end = time.monotonic() + PATIENCE
        while not self._holds(such):
            assert time.monotonic() < end, f"{what} never came; asked: {self.prompt.all_inner_texts()}"
            # Frames are only read while the browser is listened to.
            self.page.wait_for_timeout(5)

    def _holds(self, such: Callable[[], bool]) -> bool:
        if self.overhears:
            for frame in self.page.evaluate("() => (window.overheard ?? []).splice(0)"):
                self._heard(frame)
        return such()

    def open(self, path: str) -> TablePage:
        self.page.goto(path)
        self.drawn()
        return self

    def drawn(self) -> None:
        """Wait until the game is there and all that is printed in it, or what covers it."""
        self.wait(lambda: bool(self.situation), "the game")
        expect(self.page.locator("[data-space], dialog").first).to_be_attached()
        # The map's spaces come in steps.
        expect(self.page.locator("[aria-busy=true]")).to_have_count(0)

    def settle(self) -> None:
        """Wait until the page shows what the server has told it last, or something that lies over the table. Bots may move
        on meanwhile, so what is looked for can change."""
        self.wait(lambda: not self.leave_stage() and self.shown().count() > 0, "what the server has told")

    def leave_stage(self) -> bool:
        """Whoever plays on has looked at a fight that is over; whether there was one."""
        way = self.page.locator("[data-continue]:visible")
        if not way.count():
            return False
        with suppress(TimeoutError):
            # It may go by itself at this very moment.
            way.first.click(timeout=1000)
        return True

    def shown(self) -> Locator:
        return self.page.locator(f'[data-prompt="{self.situation["number"]}"], dialog[open]')

    def asked(self) -> list[Move]:
        """The moves from which this seat chooses, as soon as it is asked."""
        self.wait(lambda: bool(self.moves) or self.over, "a decision of this seat or the end")
        self.settle()
        return self.moves

    @property
    def moves(self) -> list[Move]:
        return list(self.situation["moves"])

    @property
    def over(self) -> bool:
        return self.situation["result"] is not None

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.situation["view"]
        return view

    def of_kind(self, *kinds: str) -> list[Move]:
        return [move for move in self.moves if move["kind"] in kinds]

    # --- what the page shows

    def say(self, id: str, **variables: str | int) -> str:
        return said(id, self.language, **variables)

    def button(self, id: str, **variables: str | int) -> Locator:
        """A button by the message on it."""
        return self.page.get_by_role("button", name=self.say(id, **variables))

    def preferences(self) -> Locator:
        """What this browser remembers of how its reader likes the table, opened."""
        self.button("page-menu").click()
        self.page.get_by_role("dialog").get_by_role("button", name=self.say("page-preferences")).click()
        return self.page.get_by_role("dialog", name=self.say("page-preferences"))

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("page-prompt"))

    def hand_card(self, card: str) -> Locator:
        """A card in hand; of several copies the first."""
        return self.page.locator(f'[data-hand] [data-card="{card.split("/")[-1]}"]').first

    def space(self, space: str) -> Locator:
        return self.page.locator(f'[data-space="{space}"]')

    def tab(self, name: str) -> None:
        """On a phone: one of the tabs below."""
        self.page.get_by_role("navigation").get_by_role("button", name=self.say(f"page-tab-{name}")).click()

    # --- making moves

    def make(self, move: Move) -> None:
        """Press what makes a move, and wait until the server has taken it."""
        before = self.revision
        self.press(move)
        self.answered(before)

    def answered(self, before: int) -> None:
        """Wait until the server has taken what was sent in a revision, and the page shows it."""
        self.wait(lambda: self.revision > before or bool(self.refusals), "an answer")
        assert not self.refusals, self.refusals
        self.settle()

    def press(self, move: Move) -> None:
        """Press whatever makes this move, wherever it is drawn, and say yes where the page wants to be sure."""
        kind = move["kind"]
        self.unfold()
        if kind == "agent":
            self.pick(move)
            self.send()
        elif move in self.of_kind(*BAR)[:1]:
            self.press_bar(kind)
        elif kind in COUNTED:
            self.step(move)
        elif kind == "buy":
            self.buy(move)
        elif kind == "leader":
            self.lead(move)
            return
        else:
            self.thing(move).click()
        self.confirm(move)

    def confirm(self, move: Move) -> None:
        """What ends the turn is ended with; what shows something hidden is pressed again."""
        kind = move["kind"]
        if move.get("ends") and kind not in BAR[1:]:
            self.press_bar("end")
        elif move.get("final") and kind not in MEANT:
            self.prompt.locator(f'[data-plays="{move["move"]}"]').click()

    def unfold(self) -> None:
        """On a phone: open the sheet of what is decided."""
        fold = self.prompt.locator('[data-act="fold"][aria-expanded="false"]')
        if self.phone and fold.count():
            fold.click()

    def pick(self, move: Move) -> None:
        """Pick a card up and then a space."""
        if self.phone:
            self.tab("hand")
            self.hand_card(move["a"]).tap()
            expect(self.hand_card(move["a"])).to_have_count(0)
            self.space(move["b"]).tap()
        else:
            self.hand_card(move["a"]).click()
            self.space(move["b"]).click()

    def send(self) -> None:
        """Confirm the picked card and space."""
        self.act("send").click()

    def act(self, act: str) -> Locator:
        """A button of the turn panel's foot: back or undo, send or resolve, end."""
        return self.prompt.locator(f'[data-act="{act}"]')

    def press_bar(self, kind: str) -> None:
        button = self.act("end")
        expect(button).to_have_accessible_name(re.compile(re.escape(self.say(f"page-move-{kind}"))))
        button.click()

    def thing(self, move: Move) -> Locator:
        """What is pressed for a move: a choice, a card, something on the board, or a card in a pile that is opened."""
        shown = self.page.locator(f'[data-plays="{move["move"]}"]:visible')
        listed = self.prompt.locator(f'[data-plays="{move["move"]}"]:visible')
        piles = self.page.locator("[data-pile][data-lit]:visible")
        end = time.monotonic() + PATIENCE
        while not shown.count():
            assert time.monotonic() < end, f"nothing on the page makes the move {move['move']}"
            if self.page.get_by_role("dialog").count():
                self.page.keyboard.press("Escape")
            for pile in piles.all():
                pile.click()
                if shown.count():
                    break
                self.page.keyboard.press("Escape")
            self.page.wait_for_timeout(20)
        # The turn panel lists everything that has no better place.
        return listed.first if listed.count() else shown.first

    def buy(self, *wanted: Move) -> None:
        """Lay cards of the market into the basket, then buy them."""
        if self.phone:
            self.tab("market")
        for move in wanted:
            self.page.locator(f'[data-picks="{move["move"]}"]:visible').first.click()
        self.act("buy").first.click()

    def step(self, move: Move) -> None:
        """Deploy or retreat as many as a move says: step by step, then the button."""
        stepper = self.page.get_by_role("group", name=self.say(f"page-{move['kind']}"), exact=True)
        shown = stepper.get_by_role("status").locator("b")
        wanted = int(move["a"])
        while int(shown.inner_text()) != wanted:
            now = int(shown.inner_text())
            stepper.get_by_role(
                "button", name=self.say("page-more" if now < wanted else "page-fewer")
            ).click()
            expect(shown).not_to_have_text(str(now))
        stepper.locator(f'[data-plays="{move["move"]}"]').click()

    def lead(self, move: Move) -> None:
        """Choose a Leader among those that are laid out."""
        card = self.page.locator(f'[data-leader="{str(move["a"]).split("/")[-1]}"] button')
        if not card.count():
            self.button("page-table-leader-show").click()
        card.click()
        self.page.get_by_role("dialog").get_by_role("button", name=self.say("page-table-leader-take")).click()

    # --- whole games

    def play(self, chance: random.Random, until: Callable[[], bool]) -> None:
        """Choose by chance among what is offered, again and again."""
        while not until():
            moves = self.asked()
            if self.over or until():
                return
            self.make(chance.choice(moves))
