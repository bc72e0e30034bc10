"""`kanly load`: how many tables a server bears, and how soon a move reaches the others."""

from __future__ import annotations

import argparse
import asyncio
import json
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich import box
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from kanly import catalog
from kanly.engine.errors import KanlyError

if TYPE_CHECKING:
    from kanly.load import Figures, Plan, Server, Tell

# What the table in the browser is to keep.
LIMIT = 250.0
COLUMNS = ("tables", "moves", "moves/s", "p50", "p90", "p95", "p99", "max", "errors")


def add_load_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--tables", type=int, default=10, metavar="N", help="how many tables (default 10)")
    parser.add_argument(
        "--seconds", type=float, default=20.0, metavar="S", help="for how long moves are made (default 20)"
    )
    parser.add_argument("--edition", default="base", metavar="NAME", help=" or ".join(catalog.EDITIONS))
    parser.add_argument("--choam", action="store_true", help="with the CHOAM module")
    parser.add_argument(
        "--players",
        "-p",
        type=int,
        choices=(1, 2, 3, 4),
        default=4,
        help="people at each table (default 4)",
    )
    parser.add_argument(
        "--watchers", type=int, default=1, metavar="K", help="who look on at each table (default 1)"
    )
    parser.add_argument(
        "--pace",
        type=int,
        default=0,
        metavar="MS",
        help="how long each of them thinks, in milliseconds, on average (default 0: they play at once)",
    )
    parser.add_argument(
        "--url", metavar="URL", help="the server to drive (default: one is started for this, and ended)"
    )
    parser.add_argument(
        "--find-limit",
        type=float,
        nargs="?",
        const=LIMIT,
        metavar="MS",
        help=f"search for the most tables that keep the 99th percentile under this (default {LIMIT:g} ms)",
    )
    parser.add_argument(
        "--seed", type=int, default=0, metavar="S", help="the seed of the choices (default 0)"
    )
    parser.add_argument("--json", metavar="FILE", help="write the figures to a file, too")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, console: Console) -> int:
    # Sockets take a moment to load; no other command waits for them.
    from kanly.load import Plan, Server, own_server

    if arguments.find_limit is not None and arguments.find_limit <= 0:
        raise KanlyError(f"--find-limit: {arguments.find_limit:g} ms can't be kept; above 0 can")
    plan = Plan(
        arguments.tables,
        arguments.seconds,
        arguments.players,
        catalog.edition(arguments.edition).id,
        ("choam",) if arguments.choam else (),
        arguments.watchers,
        arguments.pace,
        arguments.seed,
    )
    file = None if arguments.json is None else Path(arguments.json)
    if file is not None:
        # What can't be written is better known before than after.
        file.open("a").close()
    allow_sockets()
    with nullcontext(Server(arguments.url)) if arguments.url else own_server() as server:
        done = asyncio.run(measured(server, plan, arguments.find_limit, console))
    found, steps = done
    console.print(shown(steps))
    for line in remarks(steps, arguments.find_limit, found):
        console.print(Text(line), soft_wrap=True)
    if file is not None:
        data = [figures.to_json() for figures in steps]
        whole: Any = data[0]
        if arguments.find_limit is not None:
            whole = {"limit": arguments.find_limit, "tables": found, "steps": data}
        file.write_text(json.dumps(whole, indent=2) + "\n", encoding="utf-8")
    if arguments.find_limit is not None:
        return 0 if found else 1
    return 1 if steps[-1].errors else 0


async def measured(
    server: Server, plan: Plan, limit: float | None, console: Console
) -> tuple[int, list[Figures]]:
    """The figures of one run; or those of every step of the search, and what it found."""
    from kanly.load import drive, find_limit

    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        tell = teller(progress)
        if limit is None:
            return plan.tables, [await drive(server, plan, tell)]
        steps: list[Figures] = []

        def add(figures: Figures) -> None:
            steps.append(figures)
            p99 = figures.to_json()["latency"]["p99"]
            progress.console.print(Text(f"{figures.plan.tables} tables: 99% within {p99:.0f} ms"))

        return await find_limit(server, plan, limit, tell, add), steps


def teller(progress: Progress) -> Tell:
    bar = progress.add_task("", total=None)

    def tell(what: str, done: float, of: float) -> None:
        progress.update(bar, description=what, completed=done, total=of)

    return tell


def shown(steps: list[Figures]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, header_style="heading", title="latency in milliseconds")
    for title in COLUMNS:
        table.add_column(title, justify="right", no_wrap=True)
    for figures in steps:
        latency = figures.to_json()["latency"]
        table.add_row(
            str(figures.plan.tables),
            str(figures.moves),
            f"{figures.rate:.1f}",
            *(f"{latency[name]:.1f}" for name in COLUMNS[3:8]),
            str(figures.errors.total()),
        )
    return table


def remarks(steps: list[Figures], limit: float | None, found: int) -> list[str]:
    """What the figures mean, and how far they can be relied on."""
    from kanly.load.figures import DRIVER, MACHINE, SOON

    last = steps[-1]
    lines = [
        f"At each table people: {last.plan.players}, onlookers: {last.plan.watchers}; they think for {last.plan.pace} ms. "
        "A move has arrived when the last of the others has it."
    ]
    if limit is None:
        lines.append(f"{last.soon:.1%} of the moves arrived within {SOON:g} ms.")
    else:
        lines.append(f"Tables that keep the 99th percentile under {limit:g} ms: {found}.")
    for figures in steps:
        for error, count in figures.errors.most_common(5):
            lines.append(f"{figures.plan.tables} tables: {count} times: {error}")
    driver = last.to_json()["driver"]
    lines.append(
        f"The driver itself was late by {driver['lag']['p50']:.1f} ms (median), {driver['lag']['p99']:.1f} ms (p99), "
        f"and used {driver['busy']:.0%} of a core."
    )
    for what, meaning in (
        (DRIVER, "the driver had no time left: the server alone may do better"),
        (MACHINE, "the machine let the driver wait: something else runs on it, and the server may do better"),
    ):
        strained = [str(figures.plan.tables) for figures in steps if figures.strained == what]
        if strained:
            lines.append(f"With {', '.join(strained)} tables {meaning}.")
    return lines


def allow_sockets() -> None:
    """As many open files as this user may have: each client is one, here and at the server that we start."""
    try:
        import resource
    except ImportError:
        return  # not on this system, which has no such limit
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
