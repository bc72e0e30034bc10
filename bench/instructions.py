"""How many instructions the processor works through for a decision, counted by valgrind: noise can't touch that.

    python -m bench.instructions [--games N] [--builds pure compiled]

Each build plays the same games to the end in a process of its own, once under the counter with all games, once with all but
their moves; the difference, divided by the decisions, is what `Game.play` costs. The moves are picked by their place in the
list of legal ones, which costs next to nothing.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BOXES = {"base": ("base", ()), "uprising": ("uprising", ("choam",))}
# Where the compiled copy lies, unless the environment names another (see the Makefile).
COMPILED = Path(os.environ.get("KANLY_COMPILED") or ROOT / "build" / "compiled")
TOTAL = re.compile(r"Collected : (\d+)")


def play(edition: str, games: int, moves: bool) -> int:
    """What the counted process does: set all games up, and play them or not. How many decisions they have."""
    from kanly import Game, Setup

    name, modules = BOXES[edition]
    ready = [
        Game(Setup(players=4, leaders=["random"], seed=seed, edition=name, modules=list(modules)))
        for seed in range(games)
    ]
    decisions = 0
    if moves:
        for game in ready:
            while not game.over:
                legal = game.legal
                game.play(legal[game.number * 7919 % len(legal)])
                decisions += 1
    return decisions


def counted(build: str, edition: str, games: int, moves: bool) -> tuple[int, int]:
    """Instructions and decisions of one process."""
    paths = [str(COMPILED)] if build == "compiled" else [str(ROOT / "src")]
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([*paths, str(ROOT)]),
        "PYTHONHASHSEED": "0",
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    with tempfile.TemporaryDirectory() as place:
        told = subprocess.run(
            [
                "valgrind", "--tool=callgrind", f"--callgrind-out-file={place}/out",
                sys.executable, "-m", "bench.instructions", "--play", edition, str(games), str(int(moves)),
            ],
            env=environment, cwd=place, capture_output=True, text=True,
        )  # fmt: skip
    found = TOTAL.search(told.stderr)
    if told.returncode or found is None:
        raise SystemExit(f"the {build} build could not be counted:\n{told.stderr[-2000:]}")
    return int(found[1]), int(told.stdout)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    options.add_argument("--games", type=int, default=4, help="how many games each build plays")
    options.add_argument("--builds", nargs="+", default=["pure", "compiled"], choices=["pure", "compiled"])
    options.add_argument("--editions", nargs="+", default=list(BOXES), choices=list(BOXES))
    options.add_argument("--play", nargs=3, help=argparse.SUPPRESS)
    given = options.parse_args()
    if given.play:
        edition, games, moves = given.play
        print(play(edition, int(games), moves == "1"))
        return
    if shutil.which("valgrind") is None:
        raise SystemExit("valgrind is missing; Debian and Ubuntu: sudo apt install valgrind")
    if "compiled" in given.builds and not COMPILED.is_dir():
        raise SystemExit(f"there is no compiled engine in {COMPILED}; `make compiled` builds it")
    for edition in given.editions:
        for build in given.builds:
            without, _ = counted(build, edition, given.games, False)
            instructions, decisions = counted(build, edition, given.games, True)
            each = (instructions - without) / decisions
            print(f"{edition:9} {build:9} {each:9,.0f} instructions a decision ({decisions:,} decisions)")


if __name__ == "__main__":
    main()
