"""The table fits every window: all that a player needs of a position is in it, whole and on top, in every language and at every
scale.

The whole walk (`make walk`) looks at every position, at every size, in every language, at every scale, with a mouse and with a
finger. Every test run looks at a part of it: each position once, its language and a second size by turns, and at each scale and
on the phone some of the positions.
"""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import expect

from kanly.server.store import Store
from tests.server.clients import Client

from .looking import Looker, Size
from .moments import POSITIONS
from .standing import Position
from .visiting import Visit

SIZES: tuple[Size, ...] = ((1366, 657), (1280, 720), (1440, 780), (1440, 900), (1920, 1080))
TABLET: Size = (1024, 768)
PHONE: Size = (390, 844)
LANGUAGES = ("en", "uk", "ru", "bg")
# As the bar offers them, but for that at which the table is drawn.
SCALES = ("0.9", "1.1", "1.25", "1.5")
WHOLE = bool(os.environ.get("KANLY_WALK"))
# Of the longer walks every test run makes one of so many.
FEW = 4


def named(position: Position) -> str:
    return f"{position.edition}, {position.name}"


def looks() -> list[tuple[Position, str]]:
    """Every position in every language, or in one of them."""
    return [
        (position, language)
        for at, position in enumerate(POSITIONS)
        for number, language in enumerate(LANGUAGES)
        if WHOLE or (at + at // len(LANGUAGES)) % len(LANGUAGES) == number
    ]


def some(every: list[tuple[Position, str]]) -> list[tuple[Position, str]]:
    return every if WHOLE else every[::FEW]


def ids(look: object) -> str:
    return named(look) if isinstance(look, Position) else str(look)


def sizes(position: Position) -> tuple[Size, ...]:
    if WHOLE:
        return SIZES
    return (SIZES[0], SIZES[1:][POSITIONS.index(position) % (len(SIZES) - 1)])


@pytest.mark.parametrize(("position", "language"), looks(), ids=ids)
def test_all_that_a_player_needs_is_seen(
    client: Client, store: Store, visit: Visit, position: Position, language: str
) -> None:
    found = Looker(client, store, visit, position, language).walk((*sizes(position), TABLET))
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("position", "language"), some(looks()), ids=ids)
def test_on_a_tablet_under_a_finger(
    client: Client, store: Store, visit: Visit, position: Position, language: str
) -> None:
    """There everything that is pressed is larger."""
    found = Looker(client, store, visit, position, language, touch=True).walk((TABLET,))
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("position", "language"), some(looks()), ids=ids)
def test_on_a_phone(client: Client, store: Store, visit: Visit, position: Position, language: str) -> None:
    found = Looker(client, store, visit, position, language, phone=True).walk((PHONE,))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize(("position", "language"), some(looks())[:: 1 if WHOLE else 5], ids=ids)
def test_at_every_scale(
    client: Client, store: Store, visit: Visit, position: Position, language: str, scale: str
) -> None:
    looker = Looker(client, store, visit, position, language)
    looker.scale(scale)
    found = looker.walk((*(SIZES if WHOLE else SIZES[:1]), TABLET))
    assert not found, "\n".join(found)


def test_the_scale_is_kept_on_this_device(client: Client, store: Store, visit: Visit) -> None:
    looker = Looker(client, store, visit, POSITIONS[0], "en")
    before = looker.unit
    looker.scale("1.25")
    expect(looker.page.locator("[data-scale]")).to_have_value("1.25")
    looker.page.reload()
    looker.table.drawn()
    expect(looker.page.locator("[data-scale]")).to_have_value("1.25")
    assert looker.unit > before
