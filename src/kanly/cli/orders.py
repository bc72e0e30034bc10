"""`kanly orders`: looks for orders of a turn's effects that the game takes away by taking effects unasked."""

from __future__ import annotations

import argparse
import os
import secrets
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from kanly.arena.orders import Tried, search_turns, subjects
from kanly.cli.boxes import box_asked_for
from kanly.cli.portions import in_portions
from kanly.engine.errors import KanlyError
from kanly.setup import Box

# Turns that a worker compares before it reports.
PORTION = 50
# As many components that no turn was about are named; more say only that the turns were few.
MOST_NAMED = 12


@dataclass(frozen=True)
class Task:
    turns: int
    seed: int
    box: Box
    rules: int


def compare_some(task: Task) -> Tried:
    return search_turns(task.box, task.turns, task.seed, task.rules)


def tasks(turns: int, seed: int, box: Box, rules: int) -> Iterator[Task]:
    for number, first in enumerate(range(0, turns, PORTION)):
        yield Task(min(PORTION, turns - first), seed + number, box, rules)


def run(arguments: argparse.Namespace, console: Console) -> int:
    if arguments.turns < 1:
        raise KanlyError(f"--turns: {arguments.turns} turns can't be compared; at least 1")
    if arguments.jobs < 0:
        raise KanlyError(f"--jobs: {arguments.jobs} processes can't be; 0 means one for each core")
    box = box_asked_for(arguments)
    jobs = min(arguments.jobs or os.cpu_count() or 1, arguments.turns)
    seed = secrets.randbelow(1 << 31) if arguments.seed is None else arguments.seed
    tried = Tried()
    began = time.monotonic()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        bar = progress.add_task("turns", total=arguments.turns)
        for some in in_portions(compare_some, tasks(arguments.turns, seed, box, arguments.rules), jobs):
            tried.add(some)
            progress.advance(bar, some.turns)
            for finding in some.findings:
                progress.console.print(Text(finding.text, style="warn"), soft_wrap=True)
    for causes, number in Counter(", ".join(f.causes) or "several" for f in tried.findings).most_common():
        console.print(Text(f"{number:6} {causes}"), soft_wrap=True)
    wanted = subjects(box)
    unseen = sorted(wanted - tried.seen)
    if 0 < len(unseen) <= MOST_NAMED:
        console.print(Text(f"no turn was about {', '.join(unseen)}"), soft_wrap=True)
    console.print(
        Text(
            f"{tried.turns} turns with {len(wanted) - len(unseen)} of {len(wanted)} components, {tried.positions} results; {tried.too_large} too"
            f" large, {len(tried.findings)} with an order taken away; seed {seed}, {jobs} processes,"
            f" {time.monotonic() - began:.1f} s"
        ),
        soft_wrap=True,
    )
    return 1 if tried.findings else 0
