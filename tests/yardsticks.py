"""Games in which every choice of a bot that must never change is written down.

    python -m tests.yardsticks "medium 1"

plays them and writes tests/bots/games_of_medium_1.json.xz. That is done once, when a bot is frozen: a file that is there is
left alone, because it is what later work is measured against.
"""

from __future__ import annotations

import json
import lzma
import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

from kanly import Game, Setup
from kanly.bots import by_name, decide
from kanly.notation.moves import read, write
from tests.modes import KINDS, deal

GAMES = 200
FIRST_SEED = 4_000


def path_of(bot: str) -> Path:
    return Path(__file__).parent / "bots" / f"games_of_{bot.replace(' ', '_')}.json.xz"


def setups() -> Iterator[tuple[str, Setup]]:
    """All modes by turns."""
    for number in range(GAMES):
        kind = KINDS[number % len(KINDS)]
        yield kind, deal(kind, FIRST_SEED + number)


def choices(bot: str, setup: Setup, moves: list[str] | None = None) -> Iterator[tuple[str, str]]:
    """What the bot chooses in a game, and what is played: its choice, or the moves given. Both in the names of today, which
    may be others than those of the day when the moves were written."""
    player = by_name(bot)
    chance = [Random(f"seed {setup.seed} seat {seat}") for seat in range(setup.players)]
    game = Game(setup)
    number = 0
    while not game.over:
        content = game.state.content
        chosen = decide(player, game, chance[game.decider])
        played = chosen if moves is None else read(content, moves[number], game.legal)
        yield write(content, chosen), write(content, played)
        game.play(played)
        number += 1


def stored(bot: str) -> list[dict[str, Any]]:
    with lzma.open(path_of(bot), "rt", encoding="utf-8") as file:
        games: list[dict[str, Any]] = json.load(file)
    return games


def main(bot: str) -> None:
    if path_of(bot).exists():
        raise SystemExit(f"{path_of(bot).name} is there already: {bot!r} is frozen")
    games = []
    for number, (kind, setup) in enumerate(setups()):
        print(f"{number + 1} of {GAMES}: {kind}", flush=True)
        # By the rules of that day, whatever rules come later.
        setup.rules = Game(setup).state.content.rules_version
        games.append(
            {"kind": kind, "setup": asdict(setup), "moves": [move for move, _ in choices(bot, setup)]}
        )
    with lzma.open(path_of(bot), "wt", encoding="utf-8", preset=9) as file:
        json.dump(games, file, separators=(",", ":"))


if __name__ == "__main__":
    main(sys.argv[1])
