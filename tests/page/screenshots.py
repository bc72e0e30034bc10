"""Makes the pictures of the main screens for the documentation: python -m tests.page.screenshots [folder]

Every picture shows a game from a seed, so that it can be made anew. The page is the built one, or that of the folder
named by KANLY_PAGE.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from kanly.server import app
from kanly.server.store import Store
from tests.server.clients import Client, serving

from .chromium import Faults, running
from .positions import advance, offers, seated
from .screens import opened
from .table_page import TablePage, said
from .visiting import Visit

FOLDER = Path(__file__).parent.parent.parent / "docs" / "images"
LARGEST = 400_000
NAMES = ("@Chani", "@Leto", "@Irulan", "@Feyd")


def table(client: Client, visit: Visit, edition: str, round: int, **how: object) -> TablePage:
    """Somebody's Agent turn in the middle of a game."""
    modules = ["choam"] if edition == "uprising" else []
    sitting = seated(client, *NAMES, setup={"edition": edition, "modules": modules}, seed=11)
    advance(client, sitting, lambda s: s["view"]["table"]["round"] == round and offers("agent")(s), seed=3)
    page = visit(**how)  # type: ignore[arg-type]
    return TablePage(page, phone=bool(how.get("phone"))).open(sitting.links[0])


def lobby(client: Client, visit: Visit) -> Page:
    return opened(client, visit, "lobby")


def base(client: Client, visit: Visit) -> Page:
    """A card is picked up: the spaces that it reaches light up."""
    shown = table(client, visit, "base", 4)
    sends = shown.of_kind("agent")
    # The card that reaches the most.
    card = max(
        dict.fromkeys(move["a"] for move in sends), key=lambda card: [m["a"] for m in sends].count(card)
    )
    shown.hand_card(card).click()
    shown.page.mouse.move(0, 0)
    return shown.page


def uprising(client: Client, visit: Visit) -> Page:
    return table(client, visit, "uprising", 5, scheme="light").page


def phone(client: Client, visit: Visit) -> Page:
    shown = table(client, visit, "uprising", 4, phone=True)
    shown.tab("hand")
    shown.hand_card(shown.of_kind("agent")[0]["a"]).tap()
    return shown.page


def cards(client: Client, visit: Visit) -> Page:
    return opened(client, visit, "cards")


def rules(client: Client, visit: Visit) -> Page:
    return opened(client, visit, "rules")


def replay(client: Client, visit: Visit) -> Page:
    page = opened(client, visit, "replay")
    expect(page.get_by_role("slider", name=said("page-replay-slider"))).to_be_visible()
    return page


def companion(client: Client, visit: Visit) -> Page:
    return opened(client, visit, "companion")


SCREENS: dict[str, Callable[[Client, Visit], Page]] = {
    "lobby": lobby,
    "table": base,
    "uprising": uprising,
    "phone": phone,
    "cards": cards,
    "rules": rules,
    "replay": replay,
    "companion": companion,
}


def main(folder: Path) -> None:
    app.PAGE = Path(os.environ.get("KANLY_PAGE") or app.PAGE)  # type: ignore[misc]
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as place,
        running() as browser,
        serving(Store(f"sqlite:///{place}/kanly.sqlite")) as address,
    ):
        client = Client(address)
        for name, screen in SCREENS.items():
            visit = Visit(browser, address, Faults())
            page = screen(client, visit)
            page.wait_for_load_state("networkidle")
            page.wait_for_timeout(400)
            picture = page.screenshot(path=folder / f"{name}.png", animations="disabled", caret="initial")
            visit.close()
            size = len(picture)
            assert size < LARGEST, f"{name}.png has {size} bytes; pictures of the docs stay below {LARGEST}"
            print(f"{folder / name}.png  {size // 1000} kB")
        client.http.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
