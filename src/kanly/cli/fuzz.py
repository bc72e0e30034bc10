"""`kanly fuzz`: random games on all cores, with everything checked that must hold in every game."""

from __future__ import annotations

import argparse
import os
import secrets
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from kanly.arena.invariants import InvariantBroken, play_checked, random_setup
from kanly.cli.boxes import box_asked_for, setup_of
from kanly.cli.portions import in_portions
from kanly.cli.rivals import Opposition
from kanly.engine.errors import KanlyError
from kanly.setup import Box, Setup

# With --checks some, the expensive checks run in one game of this many.
SPARSE = 10
# Games that a worker plays before it reports.
PORTION = 8


@dataclass(frozen=True)
class Task:
    """Some games, one after the other."""

    first: int
    games: int
    seed: int
    players: int | None
    thorough: str
    box: Box


@dataclass(frozen=True)
class Failure:
    """A game in which something did not hold, with its record as text."""

    game: int
    message: str
    record: str


def setup_of_game(task: Task, seed: int) -> Setup:
    found = random_setup(seed, task.players, task.box.edition)
    decks = setup_of(task.box, found.players, found.leaders, seed)
    return Opposition(tuple(found.rivals), found.level, tuple(found.variants)).against(decks)


def play_some(task: Task) -> tuple[int, int, list[Failure]]:
    """Play a task's games: how many, how many moves in all, and what broke."""
    moves = 0
    failures: list[Failure] = []
    for number in range(task.first, task.first + task.games):
        seed = task.seed + number
        thorough = task.thorough == "all" or number % SPARSE == 0
        try:
            moves += len(play_checked(setup_of_game(task, seed), seed, thorough).moves)
        except InvariantBroken as broken:
            record = broken.record.to_text() if broken.record is not None else ""
            failures.append(Failure(number, str(broken), record))
    return task.games, moves, failures


def tasks(arguments: argparse.Namespace, seed: int, box: Box) -> Iterator[Task]:
    players = None if arguments.players == "both" else int(arguments.players)
    for first in range(0, arguments.games, PORTION):
        yield Task(first, min(PORTION, arguments.games - first), seed, players, arguments.checks, box)


def keep(folder: Path, seed: int, failure: Failure) -> Path:
    """Save the record of a failing game, with what was wrong as a comment at its end."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"fuzz-{seed + failure.game}.kanly"
    message = " ".join(failure.message.split())
    path.write_text(f"{failure.record}# {message}\n", encoding="utf-8")
    return path


def run(arguments: argparse.Namespace, console: Console) -> int:
    if arguments.games < 1:
        raise KanlyError(f"--games: {arguments.games} games can't be played; at least 1")
    if arguments.jobs < 0:
        raise KanlyError(f"--jobs: {arguments.jobs} processes can't be; 0 means one for each core")
    box = box_asked_for(arguments)
    jobs = min(arguments.jobs or os.cpu_count() or 1, arguments.games)
    seed = secrets.randbelow(1 << 31) if arguments.seed is None else arguments.seed
    games = moves = 0
    failures: list[Failure] = []
    began = time.monotonic()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        bar = progress.add_task("random games", total=arguments.games)
        for count, made, broken in in_portions(play_some, tasks(arguments, seed, box), jobs):
            games += count
            moves += made
            progress.advance(bar, count)
            for failure in broken:
                path = keep(Path(arguments.out), seed, failure)
                failures.append(failure)
                progress.console.print(Text(f"{path}: {failure.message}", style="warn"), soft_wrap=True)
    seconds = time.monotonic() - began
    console.print(
        Text(
            f"{games} games, {moves} moves, {len(failures)} failed; seed {seed}, {jobs} processes, {seconds:.1f} s"
        )
    )
    return 1 if failures else 0
