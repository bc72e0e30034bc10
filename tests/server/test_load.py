"""`kanly load` at work: it drives real tables through the API, counts every move, and leaves nothing behind."""

from __future__ import annotations

import asyncio
import json
import signal
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import pytest

from kanly.cli.main import main
from kanly.engine.errors import KanlyError
from kanly.load import Figures, Plan, Server, driver, own_server
from kanly.load.plan import MOST_TABLES
from kanly.load.table import MOST_REFUSED, Client, Run, Sent, Table
from kanly.server.limits import UNLIMITED, Allowance
from kanly.server.store import Store

from .clients import serving
from .process import process

SMALL = Plan(tables=2, seconds=2.0, players=3)


def quiet(what: str, done: float, of: float) -> None:
    """Nobody listens."""


def test_tables_are_driven_and_deleted(file_store: Store) -> None:
    with serving(file_store) as address:
        heard: list[tuple[str, float, float]] = []
        figures = asyncio.run(driver.drive(Server(address), SMALL, lambda *news: heard.append(news)))
        store = Store(file_store.url)
        assert store.unfinished() == []
        store.close()
    assert figures.moves > 0 and not figures.errors
    assert all(latency > 0 for latency in figures.latencies)
    assert figures.lags and figures.busy > 0
    assert ("tables", 2, 2) in heard and any(what.endswith("moves") for what, _, _ in heard)


def test_a_game_is_played_to_its_end_and_the_next_one_begins(server: str) -> None:
    async def play() -> tuple[Figures, int]:
        plan = Plan(tables=1, players=1, edition="uprising")
        figures = Figures(plan)
        run = Run(plan, figures)
        tables = [first := Table(Server(server), run, Random(1))]
        await driver.make(tables, quiet)
        run.go.set()
        playing = asyncio.create_task(driver.keep_playing(tables, 0))
        while tables[0] is first or not tables[0].listening:
            await asyncio.sleep(0.05)
        run.ends = perf_counter()
        # Its time is over while it waits for the second game to end.
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        over = await tables[0].finish()
        await driver.leave(tables[0])
        return figures, int(over)

    figures, over = asyncio.run(play())
    assert (figures.games, over) == (1, 0) and figures.moves > 20 and not figures.errors


@pytest.mark.parametrize(
    "allowance",
    [
        replace(UNLIMITED, requests=(12, 0.1)),
        replace(UNLIMITED, tables=(1, 0.01)),
        replace(UNLIMITED, frames=(2, 0.1)),
    ],
    ids=["requests", "tables", "frames"],
)
def test_limits_of_the_server_are_named(file_store: Store, allowance: Allowance) -> None:
    with serving(file_store, allowance) as address, pytest.raises(KanlyError, match="--no-limits"):
        asyncio.run(driver.drive(Server(address), SMALL, quiet))


def test_what_the_server_refuses_is_said(server: str) -> None:
    with pytest.raises(KanlyError, match=r"the server refuses \(4\d\d\): .*choam"):
        asyncio.run(driver.drive(Server(server), Plan(modules=("choam",)), quiet))


def test_a_server_that_dies_is_an_error_of_each_table(tmp_path: Path) -> None:
    with process(f"sqlite:///{tmp_path / 'kanly.sqlite'}") as doomed:

        def kill(what: str, done: float, of: float) -> None:
            if what.endswith("moves") and not what.startswith("0 "):
                doomed.end(signal.SIGKILL)

        plan = Plan(tables=2, seconds=30.0, players=3)
        figures = asyncio.run(driver.drive(Server(doomed.address), plan, kill))
    assert figures.errors == {"the server closed a socket (1006)": 2}
    assert not figures.keeps(1e9)


def test_the_command_starts_a_server_and_ends_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    file = tmp_path / "load.json"
    status = main(["load", "--tables", "1", "--seconds", "3", "--pace", "10", "--json", str(file)])
    shown = capsys.readouterr().out
    assert status == 0 and "moves/s" in shown and "The driver itself was late by" in shown
    written = json.loads(file.read_text(encoding="utf-8"))
    assert written["tables"] == 1 and written["errors"] == {} and written["moves"] > 0
    latency = written["latency"]
    assert 0 < latency["p50"] <= latency["p90"] <= latency["p95"] <= latency["p99"] <= latency["max"]


def test_a_server_of_our_own_ends_with_us() -> None:
    with own_server() as server:
        asyncio.run(server.check())
    with pytest.raises(KanlyError, match="no server answers"):
        asyncio.run(server.check())


# --- the search for the limit


def measured(latency: Callable[[int], float], start: int = 10) -> tuple[int, list[int]]:
    """What the search finds, and what it tries, at a server that takes so long with so many tables."""
    tried: list[int] = []

    async def drive(server: Server, plan: Plan, tell: driver.Tell) -> Figures:
        return Figures(plan, 1.0, [latency(plan.tables)] * 10)

    async def search() -> int:
        server = Server("127.0.0.1:1")
        return await driver.find_limit(
            server, Plan(start), 250.0, quiet, lambda figures: tried.append(figures.plan.tables)
        )

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(driver, "drive", drive)
        return asyncio.run(search()), tried


@pytest.mark.parametrize("bears", [1, 2, 7, 25, 26, 99, 640])
def test_the_limit_is_found_to_a_tenth(bears: int) -> None:
    found, tried = measured(lambda tables: 250.0 if tables <= bears else 251.0)
    assert bears * 0.9 - 1 <= found <= bears
    assert len(tried) == len(set(tried)) <= 16


def test_a_server_that_bears_nothing_or_everything() -> None:
    assert measured(lambda tables: 300.0) == (0, [10, 5, 2, 1])
    found, tried = measured(lambda tables: 1.0, 300)
    assert found == MOST_TABLES and tried == [300, 600, MOST_TABLES]


# --- what a client notices


def fake_table(clients: int = 3) -> tuple[Table, Figures]:
    figures = Figures(Plan())
    table = Table(Server("127.0.0.1:1"), Run(figures.plan, figures), Random(1))
    nobody: Any = None
    table.clients = [Client(seat, nobody) for seat in range(clients)]
    return table, figures


def test_a_move_has_arrived_when_the_last_of_the_others_has_it() -> None:
    table, figures = fake_table()
    for client in table.clients:
        table._arrived(client, 4, 0.0)
    table.sent[5] = Sent(1.0, 2)
    table._arrived(table.clients[0], 5, 1.1)
    assert figures.moves == 0
    table._arrived(table.clients[2], 5, 1.25)
    assert figures.latencies == [pytest.approx(250.0)] and not table.sent
    # Who moved hears of it, too; that is no arrival.
    table._arrived(table.clients[1], 5, 9.0)
    assert figures.moves == 1 and not figures.errors


@pytest.mark.parametrize("revision", [4, 6, 3])
def test_a_move_that_is_missed_or_heard_twice_is_noticed(revision: int) -> None:
    table, figures = fake_table()
    table._arrived(table.clients[0], 4, 0.0)
    table._arrived(table.clients[0], revision, 0.0)
    assert figures.errors.total() == 1


def test_who_is_refused_is_told_again_and_gives_up_at_last() -> None:
    table, figures = fake_table()
    client = table.clients[0]
    table._arrived(client, 4, 0.0)
    table.sent[5] = Sent(1.0, 2)
    table._refused(client, "not now")
    table._arrived(client, 4, 0.0)
    assert figures.errors == {"refused: not now": 1} and not table.sent
    with pytest.raises(KanlyError, match="one move after the other"):
        for _ in range(MOST_REFUSED):
            table._refused(client, "not now")
