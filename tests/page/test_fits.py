"""The table fits every window: all that a player needs of a position is in it, whole and on top, in every language."""

from __future__ import annotations

import os
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kanly import Game
from kanly.catalog import box_of, content
from kanly.server.store import Store

from .fitting import NARROWEST_CARD, faults, unreadable, wanted
from .standing import Position, played, stand
from .table_page import TablePage
from .visiting import Visit

SIZES = ((1366, 657), (1280, 720), (1440, 780), (1440, 900), (1920, 1080))
LANGUAGES = ("en", "uk", "ru", "bg")
# The whole walk: every size in every language (`make walk`). Every test run does all sizes in English and the
# narrowest in the others, whose words are longer.
WHOLE = bool(os.environ.get("KANLY_WALK"))


def sends(game: Game) -> bool:
    return any(str(move).startswith("agent ") for move in game.moves)


def spies(game: Game) -> int:
    part = game.state.spies
    return 0 if part is None else sum(bin(posts).count("1") for posts in part.posts)


def contracts(game: Game) -> int:
    part = game.state.contracts
    return 0 if part is None else len(part.held[game.decider])


def units(game: Game) -> int:
    return max(seat.conflict for seat in game.state.seats)


def hand(game: Game) -> int:
    return len(game.state.seats[game.decider].hand)


CHOAM = ("choam",)
POSITIONS = (
    Position("a hand of seven", "base", lambda game: sends(game) and hand(game) == 7 and units(game) >= 3),
    Position("a hand of nine", "base", lambda game: sends(game) and hand(game) >= 9),
    Position("six units", "base", lambda game: not sends(game) and units(game) >= 6 and len(game.moves) > 3),
    Position("many Spies", "uprising", lambda game: sends(game) and spies(game) >= 9, modules=CHOAM),
    Position(
        "many contracts",
        "uprising",
        lambda game: sends(game) and contracts(game) >= 4 and hand(game) >= 5,
        modules=CHOAM,
    ),
    Position(
        "a Reveal turn",
        "uprising",
        lambda game: any(str(move).startswith("buy ") for move in game.moves) and units(game) >= 6,
        modules=CHOAM,
    ),
)


def opened(
    store: Store, visit: Visit, position: Position, width: int, height: int, language: str
) -> TablePage:
    record, seat = played(position)
    sitting = stand(store, record)
    page = visit(language=language)
    page.set_viewport_size({"width": width, "height": height})
    shown = TablePage(page, language).open(sitting.links[seat])
    return shown


def looked_at(shown: TablePage, position: Position) -> list[str]:
    """What is wrong with what the page shows of a position."""
    _, seat = played(position)
    box = content(box_of(played(position)[0].setup))
    view: dict[str, Any] = {**shown.view, "spaces": list(box.space_ids), "posts": list(box.post_ids)}
    things = list(wanted(view, seat, shown.situation["number"]))
    return faults(shown.page, things) + unreadable(shown.page, shown.language) + narrow(shown.page)


def narrow(page: Page) -> list[str]:
    widths = page.eval_on_selector_all(
        "[data-hand]", "(cards) => cards.map((card) => card.firstElementChild.getBoundingClientRect().width)"
    )
    return [f"a card of the hand has {width:.0f} px" for width in widths if width < NARROWEST_CARD - 0.5]


def walked(language: str) -> tuple[tuple[int, int], ...]:
    return SIZES if WHOLE or language == "en" else (SIZES[0], SIZES[1])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: f"{position.edition}, {position.name}")
def test_all_that_a_player_needs_is_seen(
    store: Store, visit: Visit, position: Position, language: str
) -> None:
    shown = opened(store, visit, position, *SIZES[0], language)
    expect(shown.page.locator("html")).to_have_attribute("lang", language)
    found = []
    for width, height in walked(language):
        shown.page.set_viewport_size({"width": width, "height": height})
        shown.settle()
        shown.page.evaluate(
            "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )
        found += [f"{width}x{height}: {fault}" for fault in looked_at(shown, position)]
    assert not found, "\n".join(found)
