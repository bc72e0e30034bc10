"""Writes the whole games of tests/records: python -m tests.make_records

Run it only when a rule has changed on purpose; a changed hash needs a line in the changelog.
"""

from __future__ import annotations

import random
from pathlib import Path

from kanly import Setup, catalog
from kanly.notation.record import Recorder

FOLDER = Path(__file__).parent / "records"
COUNT = 44


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    leaders = catalog.content("base").leader_ids
    for number in range(COUNT):
        players = 3 + number % 2
        chosen = [leaders[(number + 3 * i) % len(leaders)] for i in range(players)]
        if number % 4 == 3:
            chosen[0] = "choose"
        recorder = Recorder(Setup(players=players, leaders=chosen, seed=1000 + number))
        chooser = random.Random(number)
        while not recorder.game.over:
            recorder.play(chooser.choice(recorder.game.legal))
        (FOLDER / f"random_{number:02}.kanly").write_text(recorder.record.to_text(), encoding="utf-8")


if __name__ == "__main__":
    main()
