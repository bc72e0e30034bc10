"""What it costs to tell a table of each move: whole games of chance in both editions, every seat told of every move as the
server tells it, in milliseconds of processor time for all seats together.

`--before` names another checkout with its own `.venv`: both are measured by turns, move by move of the same games.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

HERE = Path(__file__).resolve().parent.parent
EDITIONS = ("base", "uprising")


def told_of(edition: str, seats: int, seed: int, languages: list[str]) -> dict[str, Any]:
    """One game in this process: how long each move took to tell, and which moves they were."""
    from kanly.server import hosting, loading
    from kanly.server.hub import Hub, Room
    from kanly.server.listening import Listener
    from kanly.server.store import Store
    from kanly.server.thinking import Thinkers
    from kanly.setup import Setup
    from kanly.text import Words

    modules = ["choam"] if edition == "uprising" else []
    setup = Setup(players=seats, edition=edition, modules=modules, leaders=["random"], seed=seed)
    random, took, moves = Random(seed), [], []
    sizes: list[int] = []

    class Seat(Listener):
        """Somebody at the table; nothing waits for them."""

        def post(self, message: dict[str, Any] | str) -> None:
            sizes.append(len(message))

    with TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{folder}/frames.db")
        wanted = [hosting.Wanted(hosting.BOT, f"Bot {seat}", "random") for seat in range(seats)]
        id, _ = hosting.make(store, setup, wanted, hosting.Settings(pace=0, seeded=True))
        hosted = loading.load(store, id)
        assert hosted is not None
        hub, room = Hub(store, Thinkers(1)), Room(hosted)
        room.listeners += [Seat(seat, Words(languages[seat % len(languages)])) for seat in range(seats)]
        while not hosted.over:
            began = time.thread_time()
            hub.tell_game(room)
            took.append(1000 * (time.thread_time() - began))
            move = random.choice(sorted(str(move) for move in hosted.game.moves))
            moves.append(move)
            hosting.play(store, hosted, hosted.game.decider, move, None)
        store.close()
    return {"took": took, "moves": moves, "size": sum(sizes) / len(took)}


def asked(checkout: Path, arguments: list[str]) -> dict[str, Any]:
    """The same in a process of its own, with what is installed in a checkout."""
    command = [str(checkout / ".venv/bin/python"), str(Path(__file__).resolve()), "--one", *arguments]
    found: dict[str, Any] = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=5, help="of each edition")
    parser.add_argument("--languages", default="en", help="of the seats, in turn, as en,uk")
    parser.add_argument("--before", type=Path, help="another checkout")
    parser.add_argument("--one", nargs=2, metavar=("EDITION", "SEED"), help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.one:
        edition, seed = options.one
        found = told_of(edition, options.seats, int(seed), options.languages.split(","))
        json.dump(found, sys.stdout)
        return
    sides = {"now": HERE} | ({"before": options.before.resolve()} if options.before else {})
    for edition in EDITIONS:
        took: dict[str, list[float]] = {side: [] for side in sides}
        size: dict[str, list[float]] = {side: [] for side in sides}
        for seed in range(options.games):
            arguments = [edition, str(seed), "--seats", str(options.seats), "--languages", options.languages]
            found = {side: asked(checkout, arguments) for side, checkout in sides.items()}
            if len({tuple(one["moves"]) for one in found.values()}) > 1:
                print(f"{edition}, seed {seed}: the games differ, so only their middle can be compared")
            for side, one in found.items():
                took[side] += one["took"]
                size[side].append(one["size"])
        for side in sides:
            shown = sorted(took[side])
            print(
                f"{edition}, {options.seats} seats, {side}: median {median(shown):.2f} ms, "
                f"mean {sum(shown) / len(shown):.2f}, 95 of 100 below {shown[len(shown) * 95 // 100]:.2f}, "
                f"{median(size[side]) / 1000:.0f} kB, {len(shown)} moves"
            )
        if "before" in sides:
            print(f"{edition}: {median(took['now']) / median(took['before']) - 1:+.0%}")


if __name__ == "__main__":
    main()
