"""`kanly serve` as a person starts it: what it says, where it listens and keeps its games, and how it ends."""

from __future__ import annotations

import argparse
import os
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from kanly.cli import serve
from kanly.engine.errors import KanlyError
from kanly.server import app as app_module
from kanly.server.environment import DATABASE, LIMITS, ORIGINS, TABLES, THINKERS
from kanly.server.memory import most_tables

from .clients import PATIENCE, Client
from .process import SERVE, Process, process, started


@pytest.fixture
def taken() -> Iterator[int]:
    """A port at which somebody else listens."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


def refused(*arguments: str) -> str:
    """The one line with which it does not start."""
    done = subprocess.run([*SERVE, *arguments], capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr.startswith("kanly: ") and done.stderr.count("\n") == 1, done.stderr
    return done.stderr.removeprefix("kanly: ").strip()


def alive(server: Process) -> bool:
    """Whether any process that it has started still runs."""
    try:
        os.killpg(server.process.pid, 0)
    except ProcessLookupError:
        return False
    return True


def all_gone(server: Process) -> bool:
    end = time.monotonic() + PATIENCE
    while alive(server) and time.monotonic() < end:
        time.sleep(0.05)
    return not alive(server)


def with_thinkers(server: Process) -> Client:
    """Let bots think, so that the server has processes of its own."""
    client = Client(server.address)
    id = client.table("random", "random", "random", settings={"pace": 200})
    with client.socket(id) as watching:
        watching.wait("game", lambda frame: frame["revision"] >= 1)
    return client


def test_it_says_where_it_is_where_games_are_and_how_to_end_it(tmp_path: Path) -> None:
    # Nothing names a database: it is a file among the user's own data.
    with started(env={"XDG_DATA_HOME": str(tmp_path), DATABASE: ""}) as server:
        client = Client(server.address)
        client.table("free", "free", "free")
        client.http.close()
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(PATIENCE) == 0
        file = tmp_path / "kanly" / "kanly.sqlite"
        assert file.stat().st_size > 0
        assert server.said().splitlines()[:3] == [
            f"Kanly is at {server.address}/",
            f"Games are kept in {file}",
            "Ctrl-C ends it.",
        ]


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_ends_when_it_is_told_to_and_leaves_nothing_behind(tmp_path: Path, how: signal.Signals) -> None:
    with process(f"sqlite:///{tmp_path / 'kanly.sqlite'}") as server:
        client = with_thinkers(server)
        id = client.table("free", "random", "random")
        with client.socket(id) as open_socket:
            open_socket.wait("chat")
            server.process.send_signal(how)
            assert open_socket.closed() in (1001, 1012)
        assert server.process.wait(PATIENCE) == 0
        assert all_gone(server)
        assert "Traceback" not in server.said()
        client.http.close()


def test_when_it_is_killed_those_who_think_for_it_go_too(tmp_path: Path) -> None:
    with process(f"sqlite:///{tmp_path / 'kanly.sqlite'}") as server:
        with_thinkers(server).http.close()
        server.process.kill()
        server.process.wait(PATIENCE)
        assert all_gone(server)


def test_a_port_that_was_named_must_be_free(taken: int, tmp_path: Path) -> None:
    said = refused("--port", str(taken), "--database", f"sqlite:///{tmp_path / 'kanly.sqlite'}")
    assert said.startswith(f"port {taken} is taken by another program") and "--port" in said


def test_without_a_name_the_next_free_port_is_taken(taken: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "PORT", taken)
    with serve.listen("127.0.0.1", None) as found:
        assert taken < found.getsockname()[1] < taken + serve.PORTS_TRIED
    monkeypatch.setattr(serve, "PORTS_TRIED", 1)
    with pytest.raises(KanlyError, match=f"the ports {taken} to {taken} are all taken"):
        serve.listen("127.0.0.1", None)


@pytest.mark.parametrize(
    ("host", "port", "part"),
    [
        ("127.0.0.1", 70_000, "70000 is no port"),
        ("127.0.0.1", -1, "-1 is no port"),
        ("192.0.2.1", 0, "can't listen at 192.0.2.1"),
    ],
)
def test_where_nobody_can_listen_is_said(host: str, port: int, part: str) -> None:
    with pytest.raises(KanlyError, match=part):
        serve.listen(host, port)


@pytest.mark.parametrize(
    ("host", "shown"),
    [("0.0.0.0", "localhost"), ("::", "localhost"), ("::1", "[::1]"), ("127.0.0.1", "127.0.0.1")],
)
def test_the_address_is_one_that_a_browser_understands(host: str, shown: str) -> None:
    assert serve.shown_host(host) == shown


def test_open_shows_the_page_once_it_answers(tmp_path: Path) -> None:
    browser, seen = tmp_path / "browser", tmp_path / "seen"
    browser.write_text(f'#!/bin/sh\necho "$1" > {seen}.part && mv {seen}.part {seen}\n', encoding="utf-8")
    browser.chmod(0o755)
    url = f"sqlite:///{tmp_path / 'kanly.sqlite'}"
    with started("--open", "--database", url, env={"BROWSER": f"{browser} %s"}) as server:
        end = time.monotonic() + PATIENCE
        while not seen.exists() and time.monotonic() < end:
            time.sleep(0.05)
        assert seen.read_text(encoding="utf-8").strip() == f"{server.address}/"


def test_no_browser_is_opened_for_a_server_that_never_answers(
    monkeypatch: pytest.MonkeyPatch, taken: int
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr(serve, "PATIENCE", 0.3)
    serve.open_page(f"http://127.0.0.1:{taken}/")
    assert opened == []


def test_two_servers_do_not_share_a_file(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'kanly.sqlite'}"
    with process(url) as first:
        said = refused("--port", "0", "--database", url)
        assert f"it is at {first.address}/" in said and "--database" in said
        first.end(signal.SIGKILL)
        # Whoever was killed keeps nobody out.
        with process(url) as second:
            assert second.answers()


def test_a_password_is_not_shown(postgres_url: str) -> None:
    shown, news = serve.prepare(postgres_url.replace("kanly@", "kanly:sesame@"), 2)
    assert shown.startswith("postgresql://kanly:***@127.0.0.1") and news == ""


@pytest.mark.parametrize(
    ("arguments", "most"),
    [(("--tables", "7"), 7), ((), most_tables()), (("--processes", "2"), most_tables(2))],
)
def test_each_server_is_told_how_many_tables_it_keeps_in_memory(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], most: int
) -> None:
    found: list[int] = []

    def started(*_: object) -> None:
        app = app_module.from_environment()
        found.append(app.state.hub.most)
        app.state.hub.store.close()

    monkeypatch.setattr(serve, "serve", started)
    monkeypatch.setattr("sys.setswitchinterval", lambda _: None)
    monkeypatch.setattr(app_module, "learn_all", lambda: None)
    # What it tells its processes must not reach those of other tests.
    for name in (DATABASE, LIMITS, ORIGINS, TABLES, THINKERS):
        monkeypatch.setenv(name, "")
    parser = argparse.ArgumentParser()
    serve.add_serve_options(parser)
    made = parser.parse_args(["--port", "0", "--database", postgres_url, *arguments])
    assert made.run(made, Console(file=StringIO())) == 0
    assert found == [most]


def test_games_in_memory_are_said_to_be(tmp_path: Path) -> None:
    assert serve.prepare("sqlite://", 1) == ("memory, until it ends", "")


def shown_by(monkeypatch: pytest.MonkeyPatch, page: Path) -> str:
    monkeypatch.setattr(app_module, "PAGE", page)
    console = Console(file=StringIO(), width=60)
    serve.warn_without_page(console)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def test_a_page_that_was_not_built_is_missed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = shown_by(monkeypatch, tmp_path)
    assert "`make page`" in said and said.count("\n") == 1
    (tmp_path / "index.html").touch()
    assert shown_by(monkeypatch, tmp_path) == ""


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (("--processes", "0"), "at least 1"),
        (("--thinkers", "0"), "at least 1"),
        (("--tables", "0"), "at least 1"),
        (("--database", "mysql://x"), "is no database"),
        (("--port", "x"), "invalid int value"),
    ],
)
def test_what_it_can_not_do_is_said_in_one_line(
    arguments: tuple[str, ...], part: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    parser = argparse.ArgumentParser(exit_on_error=False)
    serve.add_serve_options(parser)
    with pytest.raises((KanlyError, argparse.ArgumentError), match=part):
        made = parser.parse_args([*arguments, *(() if "--port" in arguments else ("--port", "0"))])
        made.run(made, Console(file=StringIO()))
