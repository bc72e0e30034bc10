"""The eye of the walk is sharp: whatever is done to a table that makes it worse to look at is found."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Page

from kanly.server.store import Store
from tests.server.clients import Client

from .looking import Looker
from .moments import POSITIONS
from .visiting import Visit

SEEN = next(one for one in POSITIONS if one.name == "many contracts")
IN_HAND = next(one for one in POSITIONS if one.edition == "base" and one.name == "six units")
SMALL = (1366, 657)
PHONE = (390, 844)
# Rules that the page's policy can't refuse, and text of its own, as wide as so many letters.
PAINT = """(css) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}"""
CLEAN = "() => { document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1) }"
WRITE = """([html, letters]) => {
  const text = document.createElement('p')
  text.id = 'mutant'
  text.style.cssText = `position: fixed; left: 40%; top: 40%; z-index: 99; background: #000; font: 20px monospace; overflow-wrap: anywhere; width: ${letters}ch`
  text.innerHTML = html
  document.body.append(text)
}"""


@dataclass(frozen=True)
class Mutant:
    """Something that spoils the page, and what is to be said of it."""

    name: str
    said: str
    css: str = ""
    html: str = ""
    letters: int = 0
    # What is done once the rest was, and how it is undone.
    script: str = ""
    undo: str = ""


def cover(selector: str, share: float = 1) -> str:
    """Something over the middle of a thing."""
    return f"""() => {{
      const box = document.querySelector('{selector}').getBoundingClientRect()
      const lid = document.createElement('div')
      lid.id = 'mutant'
      const [width, height] = [box.width * {share}, box.height * {share}]
      lid.style.cssText = `position: fixed; z-index: 99; background: #123; pointer-events: none; width: ${{width}}px; height: ${{height}}px;
        left: ${{box.left + (box.width - width) / 2}}px; top: ${{box.top + (box.height - height) / 2}}px`
      document.body.append(lid)
    }}"""


AWAY = "() => document.querySelector('#mutant')?.remove()"
TABLE = (
    Mutant("a lid over a space", "space arrakeen: lies under", script=cover('[data-space="arrakeen"]'), undo=AWAY),
    Mutant("a small lid over a post", "post deep_desert: lies under", script=cover('[data-post="deep_desert"]', 0.4), undo=AWAY),
    Mutant("a lid over a contract", "on offer: lies under", script=cover("[data-offer]"), undo=AWAY),
    Mutant("a digit is not there", "fremen: digit 3: is nowhere", '[data-track="fremen"] [data-digit="3"] { display: none }'),
    Mutant("a digit is hidden", "fremen: digit 3: lies under", '[data-track="fremen"] [data-digit="3"] { visibility: hidden }'),
    Mutant("a digit is faint", "fremen: digit 3: is too faint", '[data-track="fremen"] [data-digit="3"] { opacity: 0.1 }'),
    Mutant("digits without colour", "can't be seen: «1»", "[data-digit] { color: transparent !important }"),
    Mutant("small digits", "10.0 px: «1»", "[data-digit] { font-size: 10px !important }"),
    Mutant("a marker beside its digit", "does not stand at", ".bead { transform: translateX(12px) }"),
    Mutant("narrow cards", "a card of the hand has 80 px", "[data-hand] > * { width: 80px !important }"),
    Mutant("cards over each other", "lie over each other", script="() => document.querySelector('.fan').classList.add('over')",
           undo="() => document.querySelector('.fan').classList.remove('over')"),
    Mutant("a card that is covered", "of the hand", script=cover("[data-hand]", 0.3), undo=AWAY),
    Mutant("small names", "10.0 px: «", ".site .called { font-size: 10px !important }"),
    Mutant("a broken word", "broken: «", ".site .called, .site .called span { white-space: normal !important; word-break: break-all; width: 2.5rem }"),
    Mutant("a cut word", "cut by span.called", ".site .called { display: block !important; overflow: hidden; width: 1.5rem; white-space: nowrap }"),
    Mutant("dots at the end", "cut off: «", ".site .called > span { display: block !important; flex: none !important; overflow: hidden; width: 1.5rem; white-space: nowrap; text-overflow: ellipsis }"),
    Mutant("text under something", "under div.", script=cover('[data-space="arrakeen"] .called'), undo=AWAY),
    Mutant("the dock slides out", "reaches out of the window", ".bottom { transform: translateY(4rem) }"),
    Mutant("the board has to be scrolled", "is cut by main", ".board { min-height: 60rem !important }"),
    Mutant("the fan has to be scrolled", "is cut by ol.fan", ".fan li { flex-basis: 14rem !important }"),
    Mutant("a panel that needs more than there is", "the button that ends: ", "[data-prompt] footer { margin-bottom: -4rem }"),
    Mutant("a list that shows nothing", "the list of the turn panel has", "[data-prompt] .list { flex: none !important; height: 8px !important; min-height: 0 !important }"),
    Mutant("no log", "line 2 of the log: ", ".talk { max-height: 3rem !important; min-height: 0 !important; overflow: hidden }"),
    Mutant("own spice is wrong", "own spice: says «99»", script="() => { const one = document.querySelector('[data-own=spice]'); one.dataset.was = one.innerHTML; one.textContent = '99' }",
           undo="() => { const one = document.querySelector('[data-own=spice]'); one.innerHTML = one.dataset.was }"),
    Mutant("a seat is away", "of seat 2: is nowhere", '[data-seat="2"] { display: none !important }'),
    Mutant("a bracket on a line of its own", ") stands apart", html="abcdef)", letters=6),
    Mutant("a quotation mark after a name", "» stands apart", html="<b>abcdef</b>»", letters=6),
    Mutant("a quotation mark before a name", "« stands apart", html="abcd «<br><b>xyz</b>", letters=6),
    Mutant("a word without its hyphen", "broken: «abcdefgh»", html="abcdefgh", letters=5),
)  # fmt: skip
HAND = (
    Mutant("the sheet over the tabs", "the tab log: lies under", ".turn.sheet { position: fixed !important; inset: auto 0 0; z-index: 99; min-height: 20rem }"),
    Mutant("a high bar", "the bar of what is decided is", ".turn.sheet.folded { min-height: 9rem !important }"),
    Mutant("own things are away", "own spice: is nowhere", "dl.own { display: none !important }"),
    Mutant("own things are covered", "own water: lies under", script=cover("dl.own"), undo=AWAY),
    Mutant("a low map", "the map has", ".phone { grid-template-rows: 3rem minmax(0, 1fr) auto 16rem 3.5rem !important }"),
    Mutant("a sheet over everything", "the sheet leaves", ".turn.sheet:not(.folded) { max-height: none !important; height: 39rem }"),
    Mutant("narrow cards", "a card of the hand has 80 px", "[data-hand] > * { width: 80px !important }"),
    Mutant("a space under the tab bar", "space arrakeen", '[data-space="arrakeen"] { visibility: hidden }'),
)  # fmt: skip


def spoiled(looker: Looker, mutant: Mutant) -> list[str]:
    """What is said of a spoiled page; it is whole again afterwards."""
    page: Page = looker.page
    if mutant.css:
        page.evaluate(PAINT, mutant.css)
    if mutant.html:
        page.evaluate(WRITE, [mutant.html, mutant.letters])
    if mutant.script:
        page.evaluate(mutant.script)
    found = list(looker.wrong(""))
    if mutant.css:
        page.evaluate(CLEAN)
    page.evaluate(mutant.undo or AWAY)
    return found


def overlooked(looker: Looker, mutants: tuple[Mutant, ...]) -> list[str]:
    assert not list(looker.wrong("")), "the page is bad before anything spoils it"
    missed = []
    for mutant in mutants:
        found = spoiled(looker, mutant)
        if not any(mutant.said in fault for fault in found):
            missed.append(f"{mutant.name}: nobody says «{mutant.said}», only {found[:6]}")
    return missed


def test_whatever_spoils_the_table_is_seen(client: Client, store: Store, visit: Visit) -> None:
    looker = Looker(client, store, visit, SEEN, "en")
    looker.resize(SMALL)
    missed = overlooked(looker, TABLE)
    assert not missed, "\n".join(missed)
    assert not list(looker.wrong(""))


def test_whatever_spoils_the_phone_is_seen(client: Client, store: Store, visit: Visit) -> None:
    looker = Looker(client, store, visit, IN_HAND, "en", phone=True)
    missed = overlooked(looker, HAND)
    assert not missed, "\n".join(missed)
    assert not list(looker.wrong(""))
