"""Many tables at once, and the search for how many are too many."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from dataclasses import replace
from random import Random
from time import perf_counter, process_time
from typing import Any, Final

from kanly.engine.errors import KanlyError
from kanly.load.figures import Figures
from kanly.load.plan import MOST_TABLES, Plan
from kanly.load.server import Limited, Server
from kanly.load.table import Run, Table

# So many tables are made at a time.
AT_ONCE: Final = 4
# How often it is measured whether we ourselves are late, and how often somebody hears how far we are.
TICK: Final = 0.02
NEWS: Final = 0.25
# The limit is searched for to a tenth.
FINE: Final = 10

Tell = Callable[[str, float, float], None]
"""Hears what is being done, how much of it is done, and of how much."""


async def drive(server: Server, plan: Plan, tell: Tell) -> Figures:
    """Drive the tables of a plan for its time. Whatever was made at the server is deleted afterwards."""
    await server.check()
    figures = Figures(plan)
    run = Run(plan, figures)
    chance = Random(plan.seed)
    tables = [Table(server, run, Random(chance.random())) for _ in range(plan.tables)]
    try:
        await make(tables, tell)
        used, began = process_time(), perf_counter()
        beside = [asyncio.create_task(work) for work in (measure_lag(figures), tell_news(run, tell))]
        try:
            run.begin()
            await together(keep_playing(tables, slot) for slot in range(plan.tables))
        finally:
            for task in beside:
                task.cancel()
            await asyncio.gather(*beside, return_exceptions=True)
        figures.seconds = plan.seconds
        figures.busy = (process_time() - used) / (perf_counter() - began)
    finally:
        await asyncio.gather(*(leave(table) for table in tables))
    return figures


async def make(tables: list[Table], tell: Tell) -> None:
    doors = asyncio.Semaphore(AT_ONCE)
    made = 0

    async def one(table: Table) -> None:
        nonlocal made
        async with doors:
            await table.open()
        made += 1
        tell("tables", made, len(tables))

    tell("tables", 0, len(tables))
    await together(one(table) for table in tables)


async def together(works: Iterable[Coroutine[Any, Any, None]]) -> None:
    """All at once; when one of them fails the others are stopped, and what it says is said."""
    try:
        async with asyncio.TaskGroup() as group:
            for work in works:
                group.create_task(work)
    except ExceptionGroup as failed:
        raise failed.exceptions[0] from None


async def keep_playing(tables: list[Table], slot: int) -> None:
    """One table after the other until the time is up: where a game is over, the next one begins."""
    while await tables[slot].finish():
        old = tables[slot]
        await leave(old)
        if perf_counter() >= old.run.ends:
            return
        tables[slot] = Table(old.server, old.run, old.chance)
        try:
            await tables[slot].open()
        except Limited:
            raise
        except KanlyError as error:
            old.run.figures.errors[str(error)] += 1
            return


async def leave(table: Table) -> None:
    """The server may be gone by now, which was said before."""
    with suppress(KanlyError):
        await table.close()


async def measure_lag(figures: Figures) -> None:
    """How much later than wanted we ourselves wake up: so much of what we measure is our own."""
    while True:
        before = perf_counter()
        await asyncio.sleep(TICK)
        figures.lags.append(max(0.0, (perf_counter() - before - TICK) * 1000))


async def tell_news(run: Run, tell: Tell) -> None:
    while True:
        left = max(0.0, run.ends - perf_counter())
        tell(f"{run.figures.moves} moves", run.plan.seconds - left, run.plan.seconds)
        await asyncio.sleep(NEWS)


async def find_limit(
    server: Server, plan: Plan, limit: float, tell: Tell, measured: Callable[[Figures], None]
) -> int:
    """The most tables that keep the 99th percentile under so many milliseconds, to a tenth: twice as many each time until
    they don't, then between the last two. At most MOST_TABLES are tried."""
    good, bad = 0, MOST_TABLES + 1
    tables = plan.tables
    while True:
        figures = await drive(server, replace(plan, tables=tables), tell)
        measured(figures)
        if figures.keeps(limit):
            good = tables
        else:
            bad = tables
        if bad - good <= max(1, good // FINE):
            return good
        tables = min(2 * good, MOST_TABLES) if bad > MOST_TABLES else (good + bad) // 2
