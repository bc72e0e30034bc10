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

from playwright.sync_api import Browser, Locator, Page, expect
from rich.progress import track

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.tasks import NOTHING, Task, traced
from kanly.engine.codes import PHASE_TURNS
from kanly.engine.moves import AGENT, REVEAL, TAKE, first, kind_of
from kanly.game import Game
from kanly.notation.moves import read
from kanly.notation.record import AUTO, CHANCE, MOVE, Line, Record, Recorder, read_record, replay
from kanly.server import app
from kanly.server.store import Store
from tests.page.browsers import running
from tests.page.standing import stand
from tests.page.table_page import Move, TablePage
from tests.server.clients import serving

GAMES = Path(__file__).parent / "games"
NAMES = ("base_medium", "uprising_medium")
WINDOW = {"width": 1366, "height": 657}
# Presses that a person makes.
COUNT = """
window.presses = { clicks: 0, keys: 0 }
addEventListener('click', (event) => { if (event.isTrusted) presses.clicks++ }, true)
addEventListener('keydown', (event) => { if (event.isTrusted) presses.keys++ }, true)
"""
# The page has sent something and waits for the answer.
BUSY = "() => document.querySelector('[data-busy]') !== null"
DOUBTS = """() =>
  document.querySelector('[data-busy]') ? ''
  : document.querySelector('[data-prompt] .staged') ? 'end'
  : document.querySelector('[data-prompt] [aria-pressed=true]') ? 'again' : ''"""
# Milliseconds in which a page is left alone with what it was told.
QUIET = 250
OPENINGS = ("agent", "reveal")
BAR = ("end", "reveal", "pass", "decline")
# What nobody has to do: whoever ends could not do it any more.
FREE = ("play", "take", "buy")
# No turn has so many decisions; a script that turns in a circle is stopped.
MOST = 40


@dataclass
class Turn:
    """One turn of a record: the lines before it, whose it is, and the moves that were made in it."""

    number: int
    seat: int
    before: list[Line]
    moves: list[str] = field(default_factory=list)
    musts: set[str] = field(default_factory=set)
    """Those that had to be made anyway, and leave no choice: the page makes them when it is told to end."""

    @property
    def kind(self) -> str:
        return next((kind for kind in map(kind_word, self.moves) if kind in OPENINGS), "")


@dataclass(frozen=True)
class Cost:
    """What a turn took."""

    turn: Turn
    clicks: int
    keys: int
    longest: Task
    styled: int
    followed: bool


def kind_word(move: str) -> str:
    return move.split(" ")[0]


def asked(record: Record) -> Record:
    """The same game as it goes at a table that people have made: there a seat is asked before its hand is revealed, also when it
    could do nothing else, so that this becomes a move of its own."""
    recorder = Recorder(record.setup)
    game = recorder.game
    for line in record.lines:
        game.state.asks = True
        if line.mark == MOVE or (line.mark == AUTO and line.text == "reveal"):
            recorder.play(read(game.state.content, line.text, game.legal))
    came = [[line.text for line in one.lines if line.mark == CHANCE] for one in (record, recorder.record)]
    assert came[0] == came[1], f"{record.source}: other cards came than in the record"
    return recorder.record


def turns_of(record: Record) -> list[Turn]:
    """The turns of a game, counted from 1."""
    seen: list[Game] = []
    replay(record, watch=lambda game: seen.append(game.copy()))
    found: list[Turn] = []
    decisions = [at for at, line in enumerate(record.lines) if line.mark == MOVE]
    # The last one shows the end.
    for at, game in zip(decisions, seen, strict=False):
        line, state = record.lines[at], game.state
        if state.phase != PHASE_TURNS or line.seat != state.turn:
            continue
        begins = any(kind_of(move) in (AGENT, REVEAL) for move in game.legal)
        # Intrigue cards may be played before an Agent is sent, and the turn is the same.
        if begins and not (found and found[-1].seat == line.seat and found[-1].kind == ""):
            found.append(Turn(len(found) + 1, line.seat, record.lines[:at]))
        if not found or found[-1].seat != line.seat:
            continue
        turn = found[-1]
        turn.moves.append(line.text)
        move = read(state.content, line.text, game.legal)
        if kind_of(move) == TAKE and state.content.nodes[first(move)].mandatory:
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
        self.round = shown.view["table"]["round"]
        self.begun = False

    def play(self) -> None:
        """The whole turn: until somebody else is asked, or this seat is asked for something that is no part of it."""
        shown = self.shown
        for _ in range(MOST):
            if self.ended():
                return
            move = self.next()
            before = shown.revision
            self.begun |= move["kind"] in OPENINGS
            self.make(move)
            self.taken(before)
            shown.answered(before)
            self.rest()
        raise AssertionError(f"turn {self.turn.number} does not end")

    def ended(self) -> bool:
        shown = self.shown
        if shown.over or shown.situation["decider"] != self.turn.seat or not shown.moves:
            return True
        table = shown.view["table"]
        if table["phase"] != "turns" or table["turn"] != self.turn.seat or table["round"] != self.round:
            return True
        return self.begun and bool(shown.of_kind(*OPENINGS))

    def taken(self, before: int) -> None:
        """Whatever was pressed is on its way; or the page wants to be sure, and is told."""
        shown = self.shown
        for _ in range(3):
            shown.wait(lambda: shown.revision > before or bool(self.doubts()), "a move or a question")
            if shown.revision > before:
                return
            self.be_sure()
        raise AssertionError(f"turn {self.turn.number}: the page is never sure enough")

    def doubts(self) -> str:
        """What the page waits for before it makes a move: `end`, `again`, or nothing."""
        return str(self.shown.page.evaluate(DOUBTS))

    def be_sure(self) -> None:
        if self.doubts() == "end":
            self.bar("end")
        elif self.keys:
            self.press(self.cap("[data-prompt] [aria-pressed=true]"))
        else:
            self.click(self.shown.page.locator("[data-prompt] [aria-pressed=true]"))

    def rest(self) -> None:
        """What the page sends by itself after one press (the deployment, the end) has arrived."""
        shown = self.shown
        shown.wait(lambda: not shown.page.evaluate(BUSY), "rest")
        shown.settle()
        while self.left and not any(move["move"] == self.left[0] for move in shown.moves):
            # It was made with the press before, or can't be made any more.
            gone = self.left.pop(0)
            self.followed &= gone in ("end", *self.turn.musts) or kind_word(gone) in ("deploy", "buy")

    def next(self) -> Move:
        shown = self.shown
        wanted = self.left.pop(0) if self.left else ""
        for move in shown.moves:
            if move["move"] == wanted:
                return move
        self.followed &= wanted == ""
        for kind in ("end", "decline", "pass"):
            for move in shown.of_kind(kind):
                return move
        return shown.moves[0]

    # --- one move

    def make(self, move: Move) -> None:
        kind = move["kind"]
        if kind == "agent":
            self.send(move)
        elif kind in BAR:
            self.bar(kind)
        elif kind in ("deploy", "retreat"):
            self.count(move)
        elif kind == "buy":
            self.buy(move)
        elif move["move"] in self.turn.musts and self.only_musts():
            self.press("Enter") if self.keys else self.click(self.shown.act("resolve"))
        elif self.keys:
            self.press(self.cap(f'[data-prompt] [data-plays="{move["move"]}"]'))
        else:
            self.click(self.shown.thing(move))

    def only_musts(self) -> bool:
        """Nothing is left but what must be done, and the end."""
        return all(text in ("end", *self.turn.musts) for text in self.left)

    def send(self, move: Move) -> None:
        shown, page = self.shown, self.shown.page
        deploys = next((text for text in self.left if text.startswith("deploy ")), "")
        rest = [text for text in self.left if text not in (deploys, "end", *self.turn.musts)]
        if self.keys:
            card = page.locator(f'[data-hand]:has([data-card="{str(move["a"]).split("/")[-1]}"])').first
            self.press(str(int(card.get_attribute("data-hand") or 0) + 1))
            self.press(self.cap(f'[data-space="{move["b"]}"]'))
        else:
            self.click(shown.hand_card(move["a"]))
            self.click(shown.space(move["b"]))
        stepper = page.locator('[data-then] [data-stepper="deploy"]')
        expect(shown.act("send")).to_be_visible()
        if rest and kind_word(rest[0]) in FREE:
            self.press("Enter") if self.keys else self.click(shown.act("send"))
        elif deploys and stepper.count():
            self.go(stepper, int(deploys.split(" ")[1]), int(move.get("deploys", 0)))
        else:
            # Where there is something to choose it stops by itself.
            self.bar("end")

    def go(self, stepper: Locator, wanted: int, most: int) -> None:
        """Send the Agent with troops, and end: with all that can go in one press, where the window has room for its button."""
        if wanted == most and self.keys:
            self.press("f")
            return
        if wanted == most and self.shown.act("all").count():
            self.click(self.shown.act("all"))
            return
        self.press(str(wanted)) if self.keys else self.set(stepper, wanted)
        self.bar("end")

    def count(self, move: Move) -> None:
        """Troops that are deployed or retreat after the Agent was sent."""
        stepper = self.shown.prompt.locator(f'[data-stepper="{move["kind"]}"]')
        self.set(stepper, int(move["a"]))
        if self.keys:
            self.press(self.cap(f'[data-prompt] [data-plays="{move["move"]}"]'))
        else:
            self.click(stepper.locator(f'[data-plays="{move["move"]}"]'))

    def set(self, stepper: Locator, wanted: int) -> None:
        """Count to a number in the shortest way."""
        shown = stepper.locator("output b")
        pips = stepper.locator(".pip")
        while int(shown.inner_text()) != wanted:
            now = int(shown.inner_text())
            if self.keys:
                self.press("+" if now < wanted else "-")
            elif pips.count() >= wanted > 0:
                self.click(pips.nth(wanted - 1))
            else:
                self.click(stepper.locator(".pm").nth(1 if now < wanted else 0))
            expect(shown).not_to_have_text(str(now))

    def buy(self, move: Move) -> None:
        """What was bought one after the other is laid together first."""
        wanted = [move]
        while self.left and kind_word(self.left[0]) == "buy":
            text = self.left[0]
            # The second of a stack is added with the basket's own button; and what replaces a bought card is not there yet.
            found = [one for one in self.shown.of_kind("buy") if one["move"] == text and one not in wanted]
            if not found or not self.shown.page.locator(f'[data-picks="{text}"]:visible').count():
                break
            wanted.append(found[0])
            self.left.pop(0)
        for one in wanted:
            picks = f'[data-picks="{one["move"]}"]'
            if self.keys:
                self.press(self.cap(f"[data-market] li:has({picks})"))
            else:
                self.click(self.shown.page.locator(f"{picks}:visible"))
        self.press("Enter") if self.keys else self.click(self.shown.act("buy"))

    def bar(self, kind: str) -> None:
        if self.keys:
            self.press("r" if kind == "reveal" else "e")
        else:
            self.click(self.shown.act("end"))

    def press(self, key: str) -> None:
        self.shown.page.keyboard.press(key)
        self.shown.page.wait_for_timeout(QUIET)

    def click(self, thing: Locator) -> None:
        """Press where a thing is: what is asked of the page meanwhile would be work that nobody else gives it."""
        expect(thing.first).to_be_enabled()
        thing.first.hover()
        self.shown.page.wait_for_timeout(QUIET)
        self.shown.page.mouse.down()
        self.shown.page.mouse.up()
        self.shown.page.wait_for_timeout(QUIET)

    def cap(self, selector: str) -> str:
        """The key that stands on a thing."""
        key = self.shown.page.locator(f"{selector} kbd").first.inner_text().strip().lower()
        return "Enter" if key == "↵" else key


def measured(
    browser: Browser, address: str, store: Store, record: Record, turn: Turn, keys: bool, slow: float
) -> Cost:
    sitting = stand(store, replace(record, lines=turn.before))
    context = browser.new_context(base_url=address, viewport=WINDOW, locale="en")  # type: ignore[arg-type]
    try:
        context.add_init_script(COUNT)
        page: Page = context.new_page()
        shown = TablePage(page)
        shown.open(sitting.links[turn.seat])
        shown.asked()
        if slow > 1:
            context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
        page.evaluate("() => Object.assign(presses, { clicks: 0, keys: 0 })")
        hands = Hands(shown, turn, keys)
        with traced(browser, page) as tasks:
            hands.play()
        told = page.evaluate("() => presses")
        styled = max((task.styled for task in tasks), default=0)
        return Cost(
            turn, told["clicks"], told["keys"], tasks[0] if tasks else NOTHING, styled, hands.followed
        )
    finally:
        context.close()


def report(name: str, costs: list[Cost], keys: bool) -> None:
    what = "keys" if keys else "clicks"
    for kind in OPENINGS:
        own = [cost for cost in costs if cost.turn.kind == kind]
        if not own:
            continue
        counts = [cost.keys if keys else cost.clicks for cost in own]
        worst = own[counts.index(max(counts))]
        slowest = max(own, key=lambda cost: cost.longest.own)
        astray = [str(cost.turn.number) for cost in own if not cost.followed]
        print(
            f"{name:16} {kind:6} turns: {len(own):2}  {what}: median {median(counts):g}, worst {max(counts)} "
            f"(turn {worst.turn.number})  longest task: {slowest.longest.own:.0f} ms of the processor's time, "
            f"{slowest.longest.took:.0f} ms by the clock (turn {slowest.turn.number})"
            + (f"  not to be followed to the end: turns {', '.join(astray)}" if astray else "")
        )


def say(cost: Cost, keys: bool) -> None:
    turn, count = cost.turn, cost.keys if keys else cost.clicks
    print(
        f"{turn.number:3} {turn.kind:6} {count:2} presses, {cost.longest}, at most {cost.styled} elements styled: {', '.join(turn.moves)}"
    )


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    options.add_argument("--turns", default="5-24", help="which turns of each game")
    options.add_argument(
        "--slow", type=float, default=4, help="how much slower the processor is made to seem"
    )
    options.add_argument("--each", action="store_true", help="say what each turn took")
    given = options.parse_args()
    begin, _, end = given.turns.partition("-")
    app.PAGE = Path(os.environ.get("KANLY_PAGE") or app.PAGE)  # type: ignore[misc]
    with tempfile.TemporaryDirectory() as place, running() as browser:
        store = Store(f"sqlite:///{place}/kanly.sqlite")
        together: dict[bool, list[Cost]] = {False: [], True: []}
        with serving(store) as address:
            for name in NAMES:
                record = asked(read_record((GAMES / f"{name}.kanly").read_text(encoding="utf-8"), name))
                wanted = [turn for turn in turns_of(record) if int(begin) <= turn.number <= int(end or begin)]
                for keys in (False, True):
                    costs: list[Cost] = []
                    for turn in track(wanted, f"{name}, {'keyboard' if keys else 'mouse'}"):
                        costs.append(measured(browser, address, store, record, turn, keys, given.slow))
                        if given.each:
                            say(costs[-1], keys)
                    report(name, costs, keys)
                    together[keys] += costs
            for keys, costs in together.items():
                report("both", costs, keys)


if __name__ == "__main__":
    main()
