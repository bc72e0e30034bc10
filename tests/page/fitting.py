"""What has to be seen of a position, made from the view of a seat, and whether the page shows it: in the window, whole, and
nothing over it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

from playwright.sync_api import Page

from .sight import LOOK, READ, SETTLED

View = dict[str, Any]
# A hand as long as this lies side by side; a longer one is a fan, of which each card shows at least its edge.
SIDE_BY_SIDE = 7
SMALLEST_TEXT = 11
NARROWEST_CARD = 88
LEAST_LIST = 40
# Where a list may be longer than its place: the choices of the turn panel, the log, and on a phone the page above the tabs.
LISTS = "[data-prompt] .list, .log ol, .phone > main"
# Cards that lie over each other, and what a fight has laid aside.
HEAPS = ".fan.over, [data-heap]"
# What is scrolled for what it holds: the choices of the turn panel; where the table does not fit, the board; on a phone the page.
PANEL = "[data-prompt] .list"
FIELD = ".table > main"
LOG = ".log ol"
PHONE_PAGE = ".phone > main"
TABS = ("board", "hand", "market", "players", "log")
FIGURES = ("points", "strength", "spice", "solari", "water")
OWN = ("spice", "solari", "water", "garrison", "strength", "points")
LAST_LINES = 2
PLACES = 3


@dataclass(frozen=True)
class Thing:
    """Something to be seen: how the page marks it, what it is, and the text it shows, if that is known. `fan`: it may be covered."""

    selector: str
    name: str
    says: str | None = None
    fan: bool = False


@dataclass(frozen=True)
class Sending:
    """An Agent that is about to be sent: whether it pays, gains, and may deploy then."""

    pays: bool
    gains: bool
    deploys: bool


@dataclass(frozen=True)
class Shown:
    """What of the table is to be seen. `spaces` and `posts`: those that are not under something that was opened over them."""

    spaces: tuple[str, ...]
    posts: tuple[str, ...]
    # How far an Influence track goes; 0: the tracks are drawn as numbers.
    stops: int
    tracks: bool = True
    offers: bool = True
    conflict: bool = True
    # A fight is shown, or the market, in which something was laid into the basket, or a card and a space are picked.
    stage: bool = False
    market: bool = False
    basket: bool = False
    sending: Sending | None = None


def wanted(view: View, seat: int, prompt: int, shown: Shown) -> Iterator[Thing]:
    """All that a player needs of a position, by what the page calls it."""
    yield from board(view, shown)
    yield from seats(view)
    yield from own(view, seat)
    if shown.conflict:
        yield from conflict(view)
    if shown.stage:
        yield from fight(view)
    if shown.market:
        for at, card in enumerate(view["table"]["row"]):
            yield Thing(f'[data-market] [data-row="{at}"]', f"{card} of the Imperium Row")
    yield from turn(prompt)
    if shown.basket:
        yield Thing('[data-prompt] [data-act="buy"]', "the button that buys")
    if shown.sending:
        yield from sending(shown.sending)
    yield from log()


def turn(prompt: int) -> Iterator[Thing]:
    yield Thing(f'[data-prompt="{prompt}"]', "the turn panel")
    yield Thing("[data-turn-title]", "what is asked")
    yield Thing('[data-prompt] [data-act="end"]', "the button that ends")


def sending(agent: Sending) -> Iterator[Thing]:
    if agent.pays:
        yield Thing("[data-pay]", "Pay")
    if agent.gains:
        yield Thing("[data-gain]", "Gain")
    if agent.deploys:
        yield Thing("[data-then]", "Then")
    yield Thing('[data-prompt] [data-act="send"]', "the button that sends")


def log() -> Iterator[Thing]:
    for line in range(1, LAST_LINES + 1):
        yield Thing(f".log li:nth-child({line}) > [data-log-line]", f"line {line} of the log")


def fight(view: View) -> Iterator[Thing]:
    yield Thing("[data-stage]", "the fight")
    for one in view["seats"]:
        yield Thing(f'[data-stage] [data-fighter="{one["seat"]}"]', f"lane of seat {one['seat']}")
    for place in range(1, PLACES + 1):
        yield Thing(f"[data-stage] .conflict li:nth-child({place})", f"what place {place} of the fight wins")


def always(view: View, seat: int, prompt: int) -> Iterator[Thing]:
    """What a phone always shows: one's own things, what is asked, and the way to every tab."""
    me = view["seats"][seat]
    for good in ("spice", "solari", "water", "garrison"):
        yield Thing(f'[data-own-of="{good}"]', f"own {good}", says=str(me[good]))
    for other in TABS:
        yield Thing(f'[data-tab="{other}"]', f"the tab {other}")
    yield Thing(f'[data-prompt="{prompt}"]', "what is decided")
    yield Thing("[data-turn-title]", "what is asked")


def in_hand(view: View, seat: int, tab: str, shown: Shown) -> Iterator[Thing]:
    """What a phone shows on one of its tabs."""
    me = view["seats"][seat]
    if tab == "board" and shown.stage:
        yield from fight(view)
    elif tab == "board":
        yield from board(view, shown)
        yield from strip(view)
        yield from conflict(view)
    elif tab == "hand":
        for name, count in piles(me):
            yield Thing(f'[data-pile="{name}"]', f"own {name} of {count}")
        for at, card in enumerate(me["hand"]):
            yield Thing(f'[data-hand="{at}"]', f"card {at} of the hand, {card}")
        for contract in held(view, seat):
            yield Thing(f'.area [data-card="{contract}"]', f"own contract {contract}")
    elif tab == "market":
        for at, card in enumerate(view["table"]["row"]):
            yield Thing(f'[data-row="{at}"]', f"{card} of the Imperium Row")
    elif tab == "players":
        yield from seats(view)
    else:
        yield from log()


def strip(view: View) -> Iterator[Thing]:
    """The seats in one line: of each its points and its strength."""
    for one in view["seats"]:
        for figure in ("points", "strength"):
            yield Thing(
                f'[data-seat="{one["seat"]}"] [data-figure="{figure}"]',
                f"{figure} of seat {one['seat']}",
                says=str(one[figure]),
            )


def piles(me: View) -> tuple[tuple[str, int], ...]:
    return (("deck", me["deck_size"]), ("discard", len(me["discard"])), ("intrigue", me["intrigue_count"]))


def held(view: View, seat: int) -> list[str]:
    contracts: list[str] = view["parts"]["contracts"]["held"][seat] if "contracts" in view["parts"] else []
    return contracts


def board(view: View, shown: Shown) -> Iterator[Thing]:
    for space in shown.spaces:
        yield Thing(f'[data-space="{space}"]', f"space {space}")
    for post in shown.posts:
        yield Thing(f'[data-post="{post}"]', f"post {post}")
    if shown.tracks:
        for faction in view["seats"][0]["influence"]:
            for one in view["seats"]:
                lane = f'[data-track="{faction}"] [data-lane="{one["seat"]}"]'
                value = one["influence"][faction]
                yield Thing(
                    f'{lane}[data-value="{value}"]',
                    f"{faction}: Influence of seat {one['seat']}",
                    says="" if shown.stops else str(value),
                )
            for stop in range(shown.stops):
                yield Thing(f'[data-track="{faction}"] [data-digit="{stop}"]', f"{faction}: digit {stop}")
    if shown.offers and "contracts" in view["parts"]:
        for contract in view["parts"]["contracts"]["offer"]:
            yield Thing(f'[data-offer="{contract}"]', f"contract {contract} on offer")


def seats(view: View) -> Iterator[Thing]:
    for one in view["seats"]:
        at = one["seat"]
        for figure in FIGURES:
            yield Thing(
                f'[data-seat="{at}"] [data-figure="{figure}"]',
                f"{figure} of seat {at}",
                says=str(one[figure]),
            )
        yield Thing(
            f'[data-seat="{at}"] [data-figure="intrigue"]',
            f"Intrigue of seat {at}",
            says=str(one["intrigue_count"]),
        )
        if "contracts" in view["parts"]:
            held = len(view["parts"]["contracts"]["held"][at])
            yield Thing(
                f'[data-seat="{at}"] [data-figure="contracts"]', f"contracts of seat {at}", says=str(held)
            )
        if "spies" in view["parts"]:
            spies = len(view["parts"]["spies"]["posts"][at])
            yield Thing(f'[data-seat="{at}"] [data-figure="spies"]', f"Spies of seat {at}", says=str(spies))


def own(view: View, seat: int) -> Iterator[Thing]:
    me = view["seats"][seat]
    for name in OWN:
        yield Thing(f'[data-own="{name}"]', f"own {name}", says=str(me[name]))
    for name, count in piles(me):
        yield Thing(f'[data-own="{name}"]', f"own {name}", says=str(count))
    for at, card in enumerate(me["hand"]):
        yield Thing(
            f'[data-hand="{at}"]', f"card {at} of the hand, {card}", fan=len(me["hand"]) > SIDE_BY_SIDE
        )
    for contract in held(view, seat):
        yield Thing(f'[data-contract="{contract}"]', f"own contract {contract}")


def conflict(view: View) -> Iterator[Thing]:
    yield Thing("[data-conflict]", "the Conflict")
    for place in range(1, PLACES + 1):
        yield Thing(f"[data-conflict] ol li:nth-child({place})", f"what place {place} of the Conflict wins")
    for one in view["seats"]:
        row = f'[data-conflict] [data-fighter="{one["seat"]}"]'
        yield Thing(row, f"seat {one['seat']} in the Conflict")
        yield Thing(
            f"{row} [data-strength]", f"strength of seat {one['seat']} there", says=str(one["strength"])
        )
        yield Thing(f"{row} [data-garrison]", f"garrison of seat {one['seat']}", says=str(one["garrison"]))


def faults(page: Page, things: list[Thing], scrolls: str = "") -> list[str]:
    """What of these things is not seen. `scrolls`: in what may be scrolled for it."""
    return list(page.evaluate(LOOK, [[asdict(thing) for thing in things], scrolls]))


def unreadable(page: Page, scrolls: str = "") -> list[str]:
    """What text can't be read. `scrolls`: what may hide some of it, besides the lists that always may."""
    lists = ", ".join(part for part in (LISTS, scrolls) if part)
    return list(page.evaluate(READ, [SMALLEST_TEXT, lists, HEAPS]))


def narrow(page: Page) -> list[str]:
    widths = page.eval_on_selector_all(
        "[data-hand]", "(cards) => cards.map((card) => card.firstElementChild.getBoundingClientRect().width)"
    )
    return [f"a card of the hand has {width:.0f} px" for width in widths if width < NARROWEST_CARD - 0.5]


def cramped(page: Page) -> list[str]:
    """A list that is to be scrolled shows something of itself."""
    found: list[str] = page.eval_on_selector_all(
        PANEL,
        """(lists, least) => lists.filter((list) => list.clientHeight < Math.min(list.scrollHeight, least))
          .map((list) => `the list of the turn panel has ${list.clientHeight} px`)""",
        LEAST_LIST,
    )
    return found


def heaped(page: Page) -> list[str]:
    """A hand that lies side by side in every window for which the table is drawn lies over itself."""
    over = page.eval_on_selector_all(
        ".fan.over", "(fans) => fans.map((fan) => fan.querySelectorAll('[data-hand]').length)"
    )
    return [f"{cards} cards of the hand lie over each other" for cards in over if 0 < cards <= SIDE_BY_SIDE]


def settled(page: Page) -> None:
    """Wait until everything lies where it will stay."""
    assert page.evaluate(SETTLED), "the table never comes to rest"
