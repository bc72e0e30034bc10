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
from typing import Any

from playwright.sync_api import Page, ViewportSize, expect

from kanly.server import app
from kanly.server.store import Store
from tests.server.clients import Client, serving

from .browsers import Faults, running
from .pictures import smaller
from .positions import Situation, advance, offers, seated
from .screens import opened
from .table_page import TablePage, said
from .visiting import Visit

FOLDER = Path(__file__).parent.parent.parent / "docs" / "images"
LARGEST = 400_000
LAPTOP: ViewportSize = {"width": 1366, "height": 657}
TABLET: ViewportSize = {"width": 1024, "height": 768}
NAMES = ("@Chani", "@Leto", "@Irulan", "@Feyd")


def busy(round: int) -> Callable[[Situation], bool]:
    """Somebody's Agent turn in a round in which others have been already, and fight."""

    def such(situation: Situation) -> bool:
        seats = situation["view"]["seats"]
        return (
            situation["view"]["table"]["round"] >= round
            and offers("agent")(situation)
            and sum(len(seat["on"]) for seat in seats) >= 3
            and len([seat for seat in seats if seat["strength"]]) >= 2
        )

    return such


def table(client: Client, visit: Visit, edition: str, round: int, **how: Any) -> TablePage:
    """A game that was played up to there."""
    modules = ["choam"] if edition == "uprising" else []
    sitting = seated(client, *NAMES, setup={"edition": edition, "modules": modules}, seed=11)
    advance(client, sitting, busy(round), seed=3)
    return TablePage(visit(**how), phone=bool(how.get("phone"))).open(sitting.links[0])


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


def fighting(situation: Situation) -> bool:
    """Somebody is asked for a card in a Combat of several, in which one was played already."""
    view = situation["view"]
    return (
        view["decision"] == "combat"
        and sum(seat["strength"] > 0 for seat in view["seats"]) >= 3
        and view["table"]["round"] >= 3
    )


def combat(client: Client, visit: Visit) -> Page:
    sitting = seated(client, *NAMES, setup={"edition": "uprising", "modules": ["choam"]}, seed=11)
    decider = advance(client, sitting, fighting, seat=None, seed=3)["decider"]
    page = visit(sitting.links[decider], size=LAPTOP)
    expect(page.locator("[data-stage]")).to_be_visible()
    return page


def market(client: Client, visit: Visit) -> Page:
    """A Reveal turn: what is bought together lies in the basket."""
    sitting = seated(client, *NAMES, setup={"edition": "uprising", "modules": ["choam"]}, seed=11)

    def rich(situation: Situation) -> bool:
        return (
            situation["view"]["table"]["round"] >= 4
            and len({m["a"] for m in situation["moves"] if m["kind"] == "buy"}) >= 4
        )

    decider = advance(client, sitting, rich, seat=None, seed=3)["decider"]
    shown = TablePage(visit(size=TABLET)).open(sitting.links[decider])
    shown.settle()
    shown.page.locator("[data-market] [data-picks]:visible").first.click()
    return shown.page


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
    """A session that has begun: what an opponent does is told."""
    page = opened(client, visit, "companion")
    page.get_by_text(said("page-more-settings")).click()
    page.get_by_label(said("page-seed")).fill("11")
    page.get_by_role("button", name=said("page-companion-begin"), exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    return page


SCREENS: dict[str, Callable[[Client, Visit], Page]] = {
    "lobby": lobby,
    "table": base,
    "uprising": uprising,
    "combat": combat,
    "market": market,
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
            shot = page.screenshot(animations="disabled", caret="initial")
            page.goto("about:blank")
            picture = smaller(shot, page)
            visit.close()
            assert len(picture) < LARGEST, f"{name}.png has {len(picture)} bytes, more than {LARGEST}"
            (folder / f"{name}.png").write_bytes(picture)
            print(f"{folder / name}.png  {len(picture) // 1000} kB")
        client.http.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
