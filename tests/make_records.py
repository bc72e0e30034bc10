"""Writes the whole games of tests/records: python -m tests.make_records [base] [uprising]

Run it only when a rule has changed on purpose; a changed hash needs a line in the changelog.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from kanly import Setup, catalog
from kanly.notation.record import Recorder
from tests.modes import MIXED

FOLDER = Path(__file__).parent / "records"
COUNT = 44
# Every third game of Uprising is plain, has its module, or is mixed.
UPRISING: tuple[list[str], ...] = ([], ["choam"], MIXED)


def leaders_of(setup: Setup) -> list[str]:
    """Those that can be chosen."""
    content = catalog.content(catalog.box_of(setup))
    return [leader for i, leader in enumerate(content.leader_ids) if not content.leader_is_back[i]]


def write(name: str, number: int, setup: Setup) -> None:
    leaders = leaders_of(setup)
    stride = 3 if setup.edition == "base" else 2  # no two seats may meet on the same Leader
    setup.leaders = [leaders[(number + stride * i) % len(leaders)] for i in range(setup.players)]
    if number % 4 == 3:
        setup.leaders[0] = "choose"
    recorder = Recorder(setup)
    chooser = random.Random(number)
    while not recorder.game.over:
        recorder.play(chooser.choice(recorder.game.legal))
    (FOLDER / f"{name}_{number:02}.kanly").write_text(recorder.record.to_text(), encoding="utf-8")


def main(editions: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for number in range(COUNT):
        players = 3 + number % 2
        if "base" in editions:
            write("random", number, Setup(players=players, seed=1000 + number))
        if "uprising" in editions:
            modules = list(UPRISING[number % len(UPRISING)])
            write(
                "uprising",
                number,
                Setup(players=players, seed=2000 + number, edition="uprising", modules=modules),
            )


if __name__ == "__main__":
    main(sys.argv[1:] or ["base", "uprising"])
