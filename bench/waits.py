"""How long somebody waits for three bots at a table as shipped, through the page: from the end of a turn until the page asks again.

python -m bench.waits [--turns 12]
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parent.parent))

from kanly.server import app
from kanly.server.hosting import Settings
from kanly.server.store import Store
from tests.page.browsers import running
from tests.page.table_page import TablePage
from tests.server.clients import Client, serving

BOT = "heuristic"
WINDOW = {"width": 1366, "height": 657}


def waits(shown: TablePage, turns: int, chance: random.Random) -> list[float]:
    """Seconds of each wait between two turns of a round; what Combat asks and shows lies apart."""
    found: list[float] = []
    while len(found) < turns:
        moves = shown.asked()
        if shown.over:
            break
        shown.make(chance.choice(moves))
        begun, during = time.monotonic(), shown.view["table"]["round"]
        if shown.over or shown.moves:
            continue
        # Frames are only read while the browser is listened to.
        shown.asked()
        if (
            not shown.over
            and shown.view["table"]["phase"] == "turns"
            and shown.view["table"]["round"] == during
        ):
            found.append(time.monotonic() - begun)
    return found


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    options.add_argument("--turns", type=int, default=12, help="how many waits of each edition")
    given = options.parse_args()
    app.PAGE = Path(os.environ.get("KANLY_PAGE") or app.PAGE)  # type: ignore[misc]
    with tempfile.TemporaryDirectory() as place, running() as browser:
        store = Store(f"sqlite:///{place}/kanly.sqlite")
        with serving(store) as address:
            client = Client(address)
            for edition in ("base", "uprising"):
                # The pace of a table whose host has changed nothing.
                settings = {"local": True, "pace": Settings().pace}
                id = client.table(
                    "free", BOT, BOT, BOT, setup={"edition": edition, "seed": 3}, settings=settings
                )
                context = browser.new_context(base_url=address, viewport=WINDOW, locale="en")  # type: ignore[arg-type]
                shown = TablePage(context.new_page()).open(client.sit(id, 0, "Ada"))
                took = waits(shown, given.turns, random.Random(3))
                print(
                    f"{edition:9} {len(took)} waits: median {median(took):.1f} s, longest {max(took):.1f} s"
                )
                context.close()
            client.http.close()


if __name__ == "__main__":
    main()
