"""`kanly serve`: the table in the browser."""

from __future__ import annotations

import argparse
import errno
import os
import signal
import socket
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from kanly.engine.errors import KanlyError
from kanly.server.environment import DATABASE, LIMITS, NO_LIMITS, ORIGINS, TABLES, THINKERS
from kanly.server.memory import most_tables

FACTORY = "kanly.server.app:from_environment"
# Where it listens when nobody names a port: here, or at one of those that follow.
PORT: Final = 8000
PORTS_TRIED: Final = 20
LAST_PORT: Final = 65535
# How long the browser waits for the server.
PATIENCE: Final = 30.0
EVERYWHERE: Final = ("", "0.0.0.0", "::")


def add_serve_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host", default="127.0.0.1", metavar="ADDRESS", help="where to listen (default: only here)"
    )
    parser.add_argument(
        "--port", type=int, metavar="N", help=f"the port (default {PORT}, or the next free one; 0: any)"
    )
    parser.add_argument(
        "--database",
        metavar="URL",
        help=f"sqlite:///FILE or postgresql://..., else {DATABASE}, else a file of yours",
    )
    parser.add_argument(
        "--processes",
        type=int,
        default=1,
        metavar="N",
        help="server processes (default 1); more need PostgreSQL",
    )
    parser.add_argument(
        "--thinkers",
        type=int,
        default=1,
        metavar="N",
        help="processes of each server in which bots think (default 1)",
    )
    parser.add_argument(
        "--tables",
        type=int,
        metavar="N",
        help="tables that each server keeps in memory (default: as many as fit in a quarter of it); more can be played",
    )
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="another address that the page may come from",
    )
    parser.add_argument("--no-limits", action="store_true", help="let one address ask as often as it likes")
    parser.add_argument(
        "--no-backup",
        action="store_true",
        help="bring a database of an earlier version to this one's layout without a backup",
    )
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, console: Console) -> int:
    url = arguments.database or os.environ.get(DATABASE) or own_database()
    if arguments.processes < 1 or arguments.thinkers < 1:
        raise KanlyError("--processes and --thinkers: at least 1 is needed")
    if arguments.tables is not None and arguments.tables < 1:
        raise KanlyError("--tables: at least 1 has to be in memory to be played")
    with ExitStack() as stack:
        listening = stack.enter_context(listen(arguments.host, arguments.port))
        port = listening.getsockname()[1]
        address = f"http://{shown_host(arguments.host)}:{port}/"
        # Before anything is done with it: another Kanly may be playing with an older layout.
        stack.enter_context(alone_with(file_of(url), address))
        kept, news = prepare(url, arguments.processes, backup=not arguments.no_backup)
        if news:
            say(console, news)
        os.environ[DATABASE] = url
        os.environ[THINKERS] = str(arguments.thinkers)
        os.environ[TABLES] = str(arguments.tables or most_tables(arguments.processes))
        os.environ[ORIGINS] = ",".join(arguments.origin)
        os.environ[LIMITS] = NO_LIMITS if arguments.no_limits else ""
        if arguments.port is None and port != PORT:
            say(console, f"Port {PORT} is taken, so this is another one.")
        say(console, f"Kanly is at {address}", f"Games are kept in {kept}", "Ctrl-C ends it.")
        warn_without_page(console)
        if arguments.open:
            threading.Thread(target=open_page, args=(address,), daemon=True).start()
        stack.enter_context(ending_well())
        serve(listening, arguments.host, arguments.processes)
    return 0


def say(console: Console, *lines: str) -> None:
    """Told at once, also to a file or a pipe: whoever started us may be waiting for the address."""
    for line in lines:
        console.print(line, highlight=False, markup=False, soft_wrap=True)
    console.file.flush()


def warn_without_page(console: Console) -> None:
    from kanly.server.app import PAGE

    if not (PAGE / "index.html").is_file():
        say(
            console,
            "The page has not been built, so only the API answers. "
            "In a checkout, `make page` builds it (it needs Node.js); an installed Kanly has it.",
        )


def serve(listening: socket.socket, host: str, processes: int) -> None:
    # Web and database packages take a second to load; no other command waits for them.
    import uvicorn

    from kanly.server.frames import CountingProtocol
    from kanly.server.limits import LONGEST_FRAME

    settings: dict[str, Any] = {
        "factory": True,
        "log_level": "warning",
        "ws": CountingProtocol,
        "ws_max_size": 4 * LONGEST_FRAME,
        "timeout_graceful_shutdown": 3,
    }
    if processes == 1:
        uvicorn.Server(uvicorn.Config(FACTORY, **settings)).run(sockets=[listening])
        return
    # Several processes are started by uvicorn, which makes a socket for them itself.
    port = listening.getsockname()[1]
    listening.close()
    uvicorn.run(FACTORY, host=host, port=port, workers=processes, **settings)


@contextmanager
def ending_well() -> Iterator[None]:
    """Whoever stops a server has not interrupted it: after Ctrl-C or SIGTERM all is closed, and the status is 0."""

    def stop(*_: object) -> None:
        raise SystemExit(0)

    before = signal.signal(signal.SIGTERM, stop)
    try:
        yield
    except KeyboardInterrupt:
        return
    finally:
        signal.signal(signal.SIGTERM, before)


def own_database() -> str:
    """A file where programs keep their data for this user."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    folder = Path(home) / "kanly"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'kanly.sqlite'}"


def file_of(url: str) -> Path | None:
    """The file of a SQLite database, if the URL names one that can be opened."""
    from sqlalchemy import make_url
    from sqlalchemy.exc import SQLAlchemyError

    try:
        named = make_url(url)
    except SQLAlchemyError:
        return None
    if not url.startswith("sqlite:///") or not named.database or named.database == ":memory:":
        return None
    file = Path(named.database).resolve()
    return file if file.parent.is_dir() and not file.is_dir() else None


def prepare(url: str, processes: int, *, backup: bool = True) -> tuple[str, str]:
    """Open the database once before anything is started, so that what is wrong with it is said in one line. Where it is,
    as people may read it, and what its host should know of it."""
    from kanly.server.store import Store

    store = Store(url, backup=backup)
    try:
        if processes > 1 and not store.shared:
            raise KanlyError(
                f"--processes {processes}: several processes need PostgreSQL; name it with --database or {DATABASE}"
            )
        where = store.engine.url
        if store.shared:
            return where.set(drivername="postgresql").render_as_string(hide_password=True), store.news
        return str(file_of(url) or "memory, until it ends"), store.news
    finally:
        store.close()


@contextmanager
def alone_with(file: Path | None, address: str) -> Iterator[None]:
    """One server for a SQLite file: a second one would not hear what people do at the first."""
    if file is None:
        yield
        return
    import fcntl

    # Locked for as long as this process lives, however it ends; what stands in it is where the others may go.
    with ExitStack() as stack:
        try:
            lock = stack.enter_context(Path(f"{file}.lock").open("a+", encoding="utf-8"))
        except OSError as error:
            raise KanlyError(f"nothing can be kept in {file.parent}: {error.strerror}") from None
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            lock.seek(0)
            raise KanlyError(
                f"another Kanly keeps its games in {file}: it is at {lock.read(200).strip()}; "
                "end it first, or name another file with --database sqlite:///FILE"
            ) from None
        lock.truncate(0)
        lock.write(address)
        lock.flush()
        yield


def listen(host: str, port: int | None) -> socket.socket:
    """A socket at the port that was named, or at the first free one if none was."""
    if port is not None and not 0 <= port <= LAST_PORT:
        raise KanlyError(f"--port: {port} is no port; they go from 0 to {LAST_PORT}")
    for tried in range(PORT, PORT + PORTS_TRIED) if port is None else (port,):
        try:
            return bound(host, tried)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise KanlyError(f"can't listen at {host}, port {tried}: {error.strerror}") from None
    if port is None:
        raise KanlyError(
            f"the ports {PORT} to {PORT + PORTS_TRIED - 1} are all taken; name another: --port N"
        )
    raise KanlyError(
        f"port {port} is taken by another program; name another one, or leave --port out and a free one is found"
    )


def bound(host: str, port: int) -> socket.socket:
    family, *_, address = socket.getaddrinfo(
        host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    made = socket.socket(family, socket.SOCK_STREAM)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(address)
        # Two can be bound to one port, but only one can listen there.
        made.listen()
    except OSError:
        made.close()
        raise
    return made


def shown_host(host: str) -> str:
    """An address that a browser on this machine understands."""
    if host in EVERYWHERE:
        return "localhost"
    return f"[{host}]" if ":" in host else host


def open_page(address: str) -> None:
    """Open the browser as soon as the server answers."""
    # A proxy of the surroundings knows nothing of this machine.
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            direct.open(f"{address}api/health", timeout=PATIENCE).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return
