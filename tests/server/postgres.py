"""A real PostgreSQL for one test run, in a folder of its own."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

MISSING = (
    "the tests need PostgreSQL's initdb and pg_ctl, on the PATH or in /usr/lib/postgresql/*/bin; "
    "Debian and Ubuntu: sudo apt install postgresql"
)
# It refuses to run as root, so that there it runs as the user that its package makes.
USER = "postgres"


class NoPostgres(Exception):
    """There is none, or it does not start."""


def program(name: str) -> str:
    installed = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    found = str(installed[-1]) if installed else shutil.which(name)
    if found is None:
        raise NoPostgres(MISSING)
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass(frozen=True)
class Postgres:
    """A server that runs."""

    address: str
    """Up to the name of a database."""
    restart: Callable[[], None]
    """Whoever is connected is cut off."""


@contextmanager
def running() -> Iterator[Postgres]:
    """A server for as long as this lasts."""
    initdb, pg_ctl = program("initdb"), program("pg_ctl")
    folder = Path(tempfile.mkdtemp(prefix="kanly-postgres-"))
    user = None
    if os.geteuid() == 0:
        try:
            owner = pwd.getpwnam(USER)
        except KeyError:
            raise NoPostgres(f"PostgreSQL does not run as root, and there is no user {USER!r}") from None
        os.chown(folder, owner.pw_uid, owner.pw_gid)
        user = USER

    def do(*command: str) -> None:
        done = subprocess.run(command, user=user, cwd=folder, capture_output=True, text=True, timeout=180)
        if done.returncode:
            raise NoPostgres(f"{command[0]} failed: {done.stderr or done.stdout}")

    port = free_port()
    data = str(folder / "data")
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200"
    try:
        do(initdb, "-D", data, "-A", "trust", "-U", "kanly", "-E", "UTF8", "--no-sync")
        # Its output goes to a file: a pipe would stay open for as long as it runs.
        started = (pg_ctl, "-D", data, "-l", str(folder / "log"), "-o", options, "-w", "-t", "120")
        do(*started, "start")
        try:
            yield Postgres(
                f"postgresql://kanly@127.0.0.1:{port}/", lambda: do(*started, "-m", "fast", "restart")
            )
        finally:
            do(pg_ctl, "-D", data, "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
