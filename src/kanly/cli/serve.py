"""`kanly serve`: the table in the browser."""

from __future__ import annotations

import argparse
import os
import socket
import threading
import time
import webbrowser
from pathlib import Path

from rich.console import Console

from kanly.engine.errors import KanlyError
from kanly.server.environment import DATABASE, LIMITS, NO_LIMITS, ORIGINS, THINKERS

FACTORY = "kanly.server.app:from_environment"


def add_serve_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host", default="127.0.0.1", metavar="ADDRESS", help="where to listen (default: only here)"
    )
    parser.add_argument("--port", type=int, default=8000, metavar="N", help="the port (default 8000; 0: any)")
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
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="another address that the page may come from",
    )
    parser.add_argument("--no-limits", action="store_true", help="let one address ask as often as it likes")
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, console: Console) -> int:
    # Web and database packages take a second to load; no other command waits for them.
    import uvicorn

    from kanly.server.limits import LONGEST_FRAME

    url = arguments.database or os.environ.get(DATABASE) or own_database()
    if arguments.processes < 1 or arguments.thinkers < 1:
        raise KanlyError("--processes and --thinkers: at least 1 is needed")
    prepare(url, arguments.processes)
    os.environ[DATABASE] = url
    os.environ[THINKERS] = str(arguments.thinkers)
    os.environ[ORIGINS] = ",".join(arguments.origin)
    os.environ[LIMITS] = NO_LIMITS if arguments.no_limits else ""
    port = arguments.port or free_port(arguments.host)
    address = f"http://{shown_host(arguments.host)}:{port}/"
    console.print(f"Kanly is at {address}   (Ctrl-C ends it)", highlight=False)
    if arguments.open:
        threading.Thread(target=open_page, args=(arguments.host, port, address), daemon=True).start()
    uvicorn.run(
        FACTORY,
        factory=True,
        host=arguments.host,
        port=port,
        workers=arguments.processes if arguments.processes > 1 else None,
        log_level="warning",
        ws_max_size=4 * LONGEST_FRAME,
        timeout_graceful_shutdown=3,
    )
    return 0


def own_database() -> str:
    """A file where programs keep their data for this user."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    folder = Path(home) / "kanly"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'kanly.sqlite'}"


def prepare(url: str, processes: int) -> None:
    """Open the database once before anything is started, so that what is wrong with it is said in one line."""
    from kanly.server.store import Store

    store = Store(url)
    try:
        if processes > 1 and not store.shared:
            raise KanlyError(
                f"--processes {processes}: several processes need PostgreSQL; name it with --database or {DATABASE}"
            )
    finally:
        store.close()


def free_port(host: str) -> int:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.bind((host, 0))
        return int(probe.getsockname()[1])


def shown_host(host: str) -> str:
    """An address that a browser on this machine understands."""
    if host in ("", "0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def open_page(host: str, port: int, address: str) -> None:
    """Open the browser as soon as somebody answers."""
    reached = "localhost" if host in ("", "0.0.0.0", "::") else host
    for _ in range(100):
        try:
            socket.create_connection((reached, port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return
