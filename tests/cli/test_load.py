"""`kanly load` before it drives anything: what it refuses, and what its figures say."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from kanly.cli import load, style
from kanly.load import Figures, Plan
from kanly.load.figures import percentile

from .conftest import Run


@contextmanager
def answering(status: int, text: str) -> Iterator[str]:
    """The address of somebody who answers everything alike."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status)
            self.end_headers()
            self.wfile.write(text.encode())

        def log_message(self, *_: object) -> None:
            return

    with HTTPServer(("127.0.0.1", 0), Answer) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            thread.join()


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["--tables", "0"], "--tables: 0 can't be; from 1 to 1000 can"),
        (["--tables", "1001"], "--tables: 1001 can't be"),
        (["--seconds", "0"], "--seconds: 0 can't be; from 1 to 3600 can"),
        (["--seconds", "nan"], "--seconds: nan can't be"),
        (["--watchers", "51"], "--watchers: 51 can't be"),
        (["--pace", "-1"], "--pace: -1 can't be"),
        (["--players", "1", "--watchers", "0"], "needs somebody whom its moves can reach"),
        (["--players", "5"], "--players"),
        (["--edition", "third"], "there is no edition 'third'"),
        (["--find-limit", "0"], "--find-limit: 0 ms can't be kept"),
        (["--url", "ftp://x"], "'ftp://x' is no address of a server"),
        (["--url", "http://x:y"], "names a port that can't be"),
        (["--json", "no/such/folder"], "No such file"),
    ],
)
def test_what_can_not_be_driven_is_said_in_one_line(run: Run, arguments: list[str], part: str) -> None:
    assert part in run("load", *arguments).complaint


def test_where_no_server_is_one_can_be_started(run: Run) -> None:
    said = run("load", "--url", "http://127.0.0.1:1").complaint
    assert said.startswith("no server answers at http://127.0.0.1:1 (Connection refused)")
    assert "kanly serve --no-limits" in said


@pytest.mark.parametrize("text", ["<html>", "[]", "{}"])
def test_another_server_is_not_driven(run: Run, text: str) -> None:
    with answering(200, text) as address:
        assert "is no Kanly server" in run("load", "--url", address).complaint


def test_a_server_with_limits_is_told_from_a_broken_one(run: Run) -> None:
    with answering(429, '{"error": "too many requests"}') as address:
        assert "--no-limits" in run("load", "--url", address).complaint
    with answering(503, '{"error": "the database is gone"}') as address:
        assert "refuses (503): the database is gone" in run("load", "--url", address).complaint


@pytest.mark.parametrize(
    ("percent", "value"), [(1, 1.0), (50, 50.0), (90, 90.0), (95, 95.0), (99, 99.0), (100, 100.0)]
)
def test_percentiles(percent: float, value: float) -> None:
    assert percentile([float(i) for i in range(100, 0, -1)], percent) == value
    assert percentile([7.0], percent) == 7.0
    assert percentile([], percent) == 0.0


def test_a_limit_is_kept_only_without_errors() -> None:
    good = Figures(Plan(), 10.0, [10.0] * 99 + [300.0])
    assert good.keeps(250) and good.rate == 10.0
    assert not Figures(Plan(), 10.0, [10.0] * 98 + [300.0] * 2).keeps(250)
    assert not Figures(Plan(), 10.0, [10.0] * 99, errors=Counter({"lost": 1})).keeps(250)
    assert not Figures(Plan(), 10.0).keeps(250)


def test_a_driver_that_is_late_says_so() -> None:
    assert Figures(Plan(), lags=[1.0] * 100, busy=0.5).strained == ""
    assert Figures(Plan(), lags=[60.0] * 100, busy=0.5).strained == "machine"
    assert Figures(Plan(), lags=[60.0] * 100, busy=0.95).strained == "driver"


def test_the_figures_are_a_table_with_remarks() -> None:
    calm = Figures(Plan(3), 10.0, [float(i) for i in range(1, 201)], lags=[1.0], busy=0.25)
    tight = Figures(Plan(6), 10.0, [300.0], errors=Counter({"lost": 4}), lags=[80.0], busy=0.99)
    console = Console(file=StringIO(), width=100, theme=style.THEME)
    console.print(load.shown([calm, tight]))
    assert isinstance(console.file, StringIO)
    rows = [line.split() for line in console.file.getvalue().splitlines()]
    assert ["3", "200", "20.0", "100.0", "180.0", "190.0", "198.0", "200.0", "0"] in rows
    assert ["6", "1", "0.1", *["300.0"] * 5, "4"] in rows
    slow = Figures(Plan(4), 10.0, [300.0], lags=[80.0], busy=0.1)
    said = "\n".join(load.remarks([calm, slow, tight], 250.0, 3))
    assert "Tables that keep the 99th percentile under 250 ms: 3." in said
    assert "6 tables: 4 times: lost" in said
    assert "used 99% of a core" in said and "With 6 tables the driver had no time left" in said
    assert "With 4 tables the machine let the driver wait" in said
    said = "\n".join(load.remarks([calm], None, 3))
    assert "With" not in said and "49.5% of the moves arrived within 100 ms." in said


def test_a_file_that_can_not_be_written_is_known_before(run: Run, tmp_path: Path) -> None:
    assert "Is a directory" in run("load", "--json", str(tmp_path)).complaint
