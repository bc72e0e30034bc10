"""How many clicks and keys a turn takes at the table, and how long the page works on a move.

    python -m bench.clicks [--turns 5-24] [--slow 4]

Turns of two games that the bot `medium 1` has played against itself (`bench/games/`) are played through the page in Chromium,
with the settings as shipped: once with the mouse alone, once with the keyboard alone. The table is put where each turn began,
and the seat makes the moves of the record; what ends a turn, confirms or shows counts like any other press. Where a card that was
drawn is another than then and a move can't be made any more, the turn is ended as soon as it can be.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from dataclasses import dataclass, field, replace
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page
from rich.progress import track

sys.path.insert(0, str(Path(__file__).parent.parent))

from kanly.engine.moves import AGENT, REVEAL, TAKE, first, kind_of
from kanly.game import Game
from kanly.notation.moves import read
from kanly.notation.record import MOVE, Line, Record, read_record, replay
from kanly.server import app
from kanly.server.store import Store
from tests.page.browsers import running
from tests.page.standing import stand
from tests.page.table_page import Move, TablePage
from tests.server.clients import serving

GAMES = Path(__file__).parent / "games"
NAMES = ("base_medium", "uprising_medium")
WINDOW = {"width": 1366, "height": 657}
# Presses that a person makes, and pieces of work that keep the page from answering.
COUNT = """
window.presses = { clicks: 0, keys: 0, longest: 0 }
addEventListener('click', (event) => { if (event.isTrusted) presses.clicks++ }, true)
addEventListener('keydown', (event) => { if (event.isTrusted) presses.keys++ }, true)
new PerformanceObserver((list) => {
  for (const task of list.getEntries()) presses.longest = Math.max(presses.longest, task.duration)
}).observe({ type: 'longtask', buffered: false })
"""
BAR = ("end", "reveal", "pass", "decline")
# No turn has so many decisions; a script that turns in a circle is stopped.
MOST = 40


@dataclass
class Turn:
    """One turn of a record: the lines before it, whose it is, and the moves that were made in it."""

    number: int
    seat: int
    kind: str
    before: list[Line]
    moves: list[str] = field(default_factory=list)
    musts: set[str] = field(default_factory=set)
    """Those that had to be made anyway, and leave no choice: the page makes them when it is told to end."""


@dataclass(frozen=True)
class Cost:
    """What a turn took."""

    turn: Turn
    clicks: int
    keys: int
    longest: float
    """Milliseconds of the longest piece of work that took over 50; 0: there was none."""
    followed: bool


def turns_of(record: Record) -> list[Turn]:
    """The turns of a game, counted from 1."""
    seen: list[Game] = []
    replay(record, watch=lambda game: seen.append(game.copy()))
    found: list[Turn] = []
    decisions = [at for at, line in enumerate(record.lines) if line.mark == MOVE]
    for at, game in zip(decisions, seen, strict=False):
        line = record.lines[at]
        if any(kind_of(move) in (AGENT, REVEAL) for move in game.legal):
            found.append(Turn(len(found) + 1, line.seat, line.text.split(" ")[0], record.lines[:at]))
        if found and line.seat == found[-1].seat:
            turn = found[-1]
            turn.moves.append(line.text)
            content = game.state.content
            move = read(content, line.text, game.legal)
            if kind_of(move) == TAKE and content.nodes[first(move)].mandatory:
                turn.musts.add(line.text)
    return found


class Hands:
    """Somebody who knows the table and presses no more than it needs. `keys`: without touching the mouse."""

    def __init__(self, shown: TablePage, turn: Turn, keys: bool) -> None:
        self.shown = shown
        self.turn = turn
        self.keys = keys
        self.followed = True
        self.left = list(turn.moves)

    def play(self) -> None:
        """The whole turn: until somebody else is asked, or this seat is asked for its next turn."""
        shown, first = self.shown, True
        for _ in range(MOST):
            # The stage of a Combat and the like come after the turn.
            if shown.situation["decider"] != self.turn.seat or not shown.moves or shown.over:
                return
            kinds = {move["kind"] for move in shown.moves}
            if not first and kinds & {"agent", "reveal"} and self.began_anew():
                return
            move = self.next()
            if move is None:
                return
            before = shown.revision
            self.make(move)
            shown.answered(before)
            self.let_go(before)
            first = False
        raise AssertionError(f"turn {self.turn.number} does not end")

    def began_anew(self) -> bool:
        return not self.left or self.left[0].split(" ")[0] not in ("agent", "reveal")

    def let_go(self, before: int) -> None:
        """What the page sends by itself after one press (the deployment, the end) has arrived."""
        shown = self.shown
        shown.wait(
            lambda: not shown.page.evaluate("() => document.querySelector('[data-busy]') !== null"), "rest"
        )
        while self.left and not any(move["move"] == self.left[0] for move in shown.moves):
            # It was made with the press before, or can't be made any more.
            self.left.pop(0)

    def next(self) -> Move | None:
        shown = self.shown
        wanted = self.left.pop(0) if self.left else ""
        for move in shown.moves:
            if move["move"] == wanted:
                return move
        self.followed = not wanted
        for kind in ("end", "decline", "pass"):
            for move in shown.of_kind(kind):
                return move
        return shown.moves[0] if shown.moves else None

    # --- one move

    def make(self, move: Move) -> None:
        kind = move["kind"]
        if kind == "agent":
            self.send(move)
        elif kind in BAR:
            self.bar(kind)
        elif kind in ("deploy", "retreat"):
            self.count(move)
        elif self.keys:
            self.press(self.cap(f'[data-prompt] [data-plays="{move["move"]}"]'))
        else:
            self.shown.thing(move).click()
        if kind not in ("agent", *BAR) and (move.get("ends") or move.get("final")):
            self.make_sure(move)

    def make_sure(self, move: Move) -> None:
        if move.get("ends"):
            self.bar("end")
        elif self.keys:
            self.press(self.cap(f'[data-prompt] [data-plays="{move["move"]}"]'))
        else:
            self.shown.prompt.locator(f'[data-plays="{move["move"]}"]').first.click()

    def send(self, move: Move) -> None:
        shown, page = self.shown, self.shown.page
        deploys = next((text for text in self.left if text.startswith("deploy ")), "")
        rest = [text for text in self.left if text not in (deploys, "end", *self.turn.musts)]
        card = page.locator(f'[data-hand]:has([data-card="{str(move["a"]).split("/")[-1]}"])').first
        if self.keys:
            self.press(str(int(card.get_attribute("data-hand") or 0) + 1))
            self.press(self.cap(f'[data-space="{move["b"]}"]'))
        else:
            shown.hand_card(move["a"]).click()
            shown.space(move["b"]).click()
        planned = 0
        stepper = page.locator('[data-then] [data-stepper="deploy"]')
        if deploys and not rest and stepper.count():
            planned = int(deploys.split(" ")[1])
            if self.keys:
                for _ in range(planned):
                    self.press("+")
            elif stepper.locator(".pip").count() >= planned:
                stepper.locator(".pip").nth(planned - 1).click()
            else:
                for _ in range(planned):
                    stepper.get_by_role("button", name=shown.say("page-more")).click()
        if rest:
            self.press("Enter") if self.keys else shown.act("send").click()
        else:
            self.bar("end")

    def count(self, move: Move) -> None:
        """Troops that are deployed or retreat after the Agent was sent."""
        if self.keys:
            stepper = self.shown.prompt.locator(f'[data-stepper="{move["kind"]}"]')
            while int(stepper.locator("output b").inner_text()) < int(move["a"]):
                self.press("+")
            self.press(self.cap(f'[data-stepper="{move["kind"]}"] [data-plays]'))
        else:
            pips = self.shown.prompt.locator(f'[data-stepper="{move["kind"]}"] .pip')
            if pips.count() >= int(move["a"]):
                pips.nth(int(move["a"]) - 1).click()
                self.shown.prompt.locator(f'[data-plays="{move["move"]}"]').click()
            else:
                self.shown.step(move)

    def bar(self, kind: str) -> None:
        if self.keys:
            self.press("r" if kind == "reveal" else "e")
        else:
            self.shown.act("end").click()

    def press(self, key: str) -> None:
        self.shown.page.keyboard.press(key)

    def cap(self, selector: str) -> str:
        """The key that stands on a thing."""
        return self.shown.page.locator(f"{selector} kbd").first.inner_text().strip().lower()


def measured(
    browser: Browser, address: str, store: Store, record: Record, turn: Turn, keys: bool, slow: float
) -> Cost:
    sitting = stand(store, replace(record, lines=turn.before))
    context = browser.new_context(base_url=address, viewport=WINDOW, locale="en", reduced_motion="reduce")  # type: ignore[arg-type]
    try:
        context.add_init_script(COUNT)
        page: Page = context.new_page()
        shown = TablePage(page)
        shown.open(sitting.links[turn.seat])
        shown.asked()
        if slow > 1:
            context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
        page.evaluate("() => Object.assign(presses, { clicks: 0, keys: 0, longest: 0 })")
        hands = Hands(shown, turn, keys)
        hands.play()
        told = page.evaluate("() => presses")
        return Cost(turn, told["clicks"], told["keys"], told["longest"], hands.followed)
    finally:
        context.close()


def report(name: str, costs: list[Cost], keys: bool) -> None:
    what = "keys" if keys else "clicks"
    for kind in ("agent", "reveal"):
        own = [cost for cost in costs if cost.turn.kind == kind]
        if not own:
            continue
        counts = [cost.keys if keys else cost.clicks for cost in own]
        worst = own[counts.index(max(counts))]
        longest = max(cost.longest for cost in own)
        work = f"longest work {longest:.0f} ms" if longest else "no work over 50 ms"
        astray = sum(not cost.followed for cost in own)
        print(
            f"{name:16} {kind:6} turns: {len(own):2}  {what}: median {median(counts):g}, worst {max(counts)} "
            f"(turn {worst.turn.number})  {work}"
            + (f"  {astray} could not be followed to their end" if astray else "")
        )


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    options.add_argument("--turns", default="5-24", help="which turns of each game")
    options.add_argument(
        "--slow", type=float, default=4, help="how much slower the processor is made to seem"
    )
    given = options.parse_args()
    begin, _, end = given.turns.partition("-")
    app.PAGE = Path(os.environ.get("KANLY_PAGE") or app.PAGE)  # type: ignore[misc]
    with tempfile.TemporaryDirectory() as place, running() as browser:
        store = Store(f"sqlite:///{place}/kanly.sqlite")
        with serving(store) as address:
            for name in NAMES:
                record = read_record((GAMES / f"{name}.kanly").read_text(encoding="utf-8"), name)
                wanted = [turn for turn in turns_of(record) if int(begin) <= turn.number <= int(end or begin)]
                for keys in (False, True):
                    said = f"{name}, {'keyboard' if keys else 'mouse'}"
                    report(
                        name,
                        [
                            measured(browser, address, store, record, turn, keys, given.slow)
                            for turn in track(wanted, said)
                        ],
                        keys,
                    )


if __name__ == "__main__":
    main()
