"""What moves on the table means something, is never in the way, and stands still for those who want no motion. Sounds likewise
are heard by those who want them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from kanly.server.store import Store
from tests.server.clients import Client

from .positions import Sitting, advance, offers, seated
from .standing import Position, played, stand
from .table_page import Move, TablePage, said
from .visiting import Visit

# Keeps what begins to move, and lets it take so long that nobody would wait for it.
WATCH = """
window.moved = []
const animate = Element.prototype.animate
Element.prototype.animate = function (frames, how) {
  const from = frames[0].transform
  window.moved.push(`${this.classList[0]} ${from !== 'none' && /translate\\(-?\\d/.test(from) ? 'travels' : 'stays'}`)
  return animate.call(this, frames, { ...how, duration: 600000 })
}
addEventListener('animationstart', (event) => {
  window.moved.push(`${event.target.classList[0]} ${event.animationName.replace(/^svelte-\\w+-/, '')}`)
  for (const one of event.target.getAnimations()) one.updatePlaybackRate(0.001)
}, true)
"""
EARS = """
window.heard = 0
window.AudioContext = class {
  state = 'running'
  currentTime = 0
  destination = {}
  ramp = { setValueAtTime() {}, exponentialRampToValueAtTime() {} }
  createOscillator() {
    window.heard++
    return { type: '', frequency: this.ramp, connect: (to) => to, start() {}, stop() {} }
  }
  createGain() {
    return { gain: this.ramp, connect: (to) => to }
  }
}
"""


def moved(page: Page) -> list[str]:
    found: list[str] = page.evaluate("() => window.moved")
    return found


def watched(visit: Visit, link: str, motion: bool) -> TablePage:
    page = visit(motion=motion)
    page.add_init_script(WATCH)
    return TablePage(page).open(link)


def deploys(table: TablePage) -> Move:
    return next(move for move in table.of_kind("agent") if move.get("deploys"))


@pytest.fixture
def fighting(store: Store) -> Sitting:
    """A seat that can send an Agent with troops to the Conflict."""
    record, seat = played(
        Position("troops", "base", lambda game: sends(game) and game.state.seats[game.decider].garrison >= 2)
    )
    sitting = stand(store, record)
    return Sitting(sitting.id, {0: sitting.links[seat]})


def sends(game: object) -> bool:
    legal = [str(move).split()[0:4:3] for move in game.moves]  # type: ignore[attr-defined]
    return any(move[0] == "agent" and move[-1] in ("arrakeen", "carthag", "imperial_basin") for move in legal)


def test_agents_travel_troops_walk_and_cards_are_dealt(visit: Visit, fighting: Sitting) -> None:
    """And while all of it is still on its way, the next thing can be done."""
    table = watched(visit, fighting.links[0], motion=True)
    table.wait(lambda: "dealt deal" in moved(table.page), "the hand is dealt")
    move, keyboard = deploys(table), table.page.keyboard
    keyboard.press(
        str(next(seat for seat in table.view["seats"] if seat.get("hand"))["hand"].index(move["a"]) + 1)
    )
    expect(table.hand_card(move["a"])).to_have_attribute("aria-pressed", "true")
    keyboard.press(table.space(move["b"]).locator("kbd").inner_text().lower())
    expect(table.act("send")).to_be_visible()
    before = table.revision
    keyboard.press("Enter")
    table.answered(before)
    table.wait(lambda: "pawn travels" in moved(table.page), "an Agent")
    troops = table.prompt.locator('[data-stepper="deploy"] [data-plays]')
    plays, before = troops.get_attribute("data-plays"), table.revision
    keyboard.press(troops.locator("kbd").inner_text().lower())
    if next(one for one in table.moves if one["move"] == plays).get("ends"):
        expect(table.page.locator("[data-prompt] .staged")).to_be_visible()
        keyboard.press("e")
    table.answered(before)
    table.wait(lambda: "unit travels" in moved(table.page), "troops")
    still = "() => document.getAnimations().filter((one) => one.playState === 'running').length"
    assert table.page.evaluate(still) > len(table.view["seats"])


def test_nothing_moves_for_those_who_want_no_motion(visit: Visit, fighting: Sitting) -> None:
    table = watched(visit, fighting.links[0], motion=False)
    table.make(deploys(table))
    table.make(table.of_kind("deploy")[0])
    expect(table.page.locator(".pawn").first).to_be_visible()
    assert moved(table.page) == []
    assert table.page.evaluate("() => document.getAnimations().length") == 0


def test_the_market_is_dealt(client: Client, visit: Visit) -> None:
    sitting = seated(client, "@Ada", "@Bob", "@Cid", seed=4)
    advance(client, sitting, offers("reveal"))
    table = watched(visit, sitting.links[0], motion=True)
    before = moved(table.page).count("dealt deal")
    table.make(table.of_kind("reveal")[0])
    cards = table.page.locator("[data-market] .dealt")
    expect(cards.first).to_be_visible()
    table.wait(lambda: moved(table.page).count("dealt deal") >= before + 5, "the cards of the Row")


def test_sounds_are_heard_by_who_wants_them(client: Client, visit: Visit) -> None:
    sitting = seated(client, "@Ada", "@Bob", "@Cid", seed=4)
    advance(client, sitting, offers("agent"))
    page = visit()
    page.add_init_script(EARS)
    table = TablePage(page).open(sitting.links[0])

    def heard() -> int:
        return int(page.evaluate("() => window.heard"))

    def turn(switch: str) -> None:
        dialog = table.preferences()
        dialog.get_by_role("checkbox", name=said(switch)).click(force=True)
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)

    first = table.of_kind("agent")[0]
    table.make(first)
    assert heard() == 0
    page.keyboard.press("z")
    table.wait(lambda: bool(table.of_kind("agent")), "the Agent is back")
    table.settle()
    turn("page-table-sounds")
    before = heard()
    table.make(first)
    table.wait(lambda: heard() > before, "the Agent is heard")
    page.keyboard.press("z")
    table.wait(lambda: bool(table.of_kind("agent")), "the Agent is back")
    table.settle()
    turn("page-table-sounds")
    before = heard()
    table.make(first)
    assert heard() == before
