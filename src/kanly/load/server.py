"""The server that is driven: requests to it, and one of our own where nobody names another."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, Final, TextIO
from urllib.parse import urlsplit

from kanly.engine.errors import KanlyError

# How long an answer may take, and how long a server may take to start or to end.
PATIENCE: Final = 30.0
TOO_MANY: Final = 429
LIMITED: Final = (
    "the server limits how often one address may ask; for measuring, start it with `kanly serve --no-limits`"
)


class Limited(KanlyError):
    """The server turned us away because we ask too much."""


class Server:
    """A Kanly server at an address."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url if "://" in url else f"http://{url}")
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise KanlyError(f"--url: {url!r} is no address of a server, such as http://127.0.0.1:8000")
        try:
            self.port = parts.port
        except ValueError:
            raise KanlyError(f"--url: {url!r} names a port that can't be") from None
        self.host = parts.hostname
        self.secure = parts.scheme == "https"
        self.address = f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"
        self.path = parts.path.rstrip("/")

    def socket_address(self, id: str, seat: int | None) -> str:
        query = "language=en" + ("" if seat is None else f"&seat={seat}")
        return f"{self.address.replace('http', 'ws', 1)}/api/tables/{id}/socket?{query}"

    async def get(self, path: str) -> Any:
        return (await asyncio.to_thread(self._ask, "GET", path, None, ""))[0]

    async def post(self, path: str, body: dict[str, Any], cookies: str = "") -> tuple[Any, str]:
        """The answer, and the cookie that came with it."""
        return await asyncio.to_thread(self._ask, "POST", path, body, cookies)

    def _ask(self, method: str, path: str, body: dict[str, Any] | None, cookies: str) -> tuple[Any, str]:
        made = HTTPSConnection if self.secure else HTTPConnection
        connection = made(self.host, self.port, timeout=PATIENCE)
        headers = {"Content-Type": "application/json", **({"Cookie": cookies} if cookies else {})}
        try:
            sent = None if body is None else json.dumps(body)
            connection.request(method, self.path + path, sent, headers)
            answer = connection.getresponse()
            return self._read(answer), cookie_of(answer)
        except (OSError, HTTPException) as error:
            why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
            raise KanlyError(
                f"no server answers at {self.address} ({why or type(error).__name__}); "
                "start one with `kanly serve --no-limits`, or leave --url out and one is started"
            ) from None
        finally:
            connection.close()

    def _read(self, answer: HTTPResponse) -> Any:
        with answer:
            text = answer.read()
        if answer.status == TOO_MANY:
            raise Limited(LIMITED)
        try:
            data = json.loads(text)
        except ValueError:
            raise KanlyError(f"what answers at {self.address} is no Kanly server") from None
        if answer.status >= 400:
            said = data.get("error", "") if isinstance(data, dict) else ""
            raise KanlyError(f"the server refuses ({answer.status}): {said}")
        return data

    async def check(self) -> None:
        """That a Kanly server is there at all."""
        about = await self.get("/api/health")
        if not isinstance(about, dict) or "version" not in about:
            raise KanlyError(f"what answers at {self.address} is no Kanly server")


def cookie_of(answer: HTTPResponse) -> str:
    cookies = SimpleCookie(answer.headers.get("Set-Cookie", ""))
    return "; ".join(f"{name}={cookie.value}" for name, cookie in cookies.items())


@contextmanager
def own_server() -> Iterator[Server]:
    """A server that only this machine reaches, with an empty database that goes when it does."""
    with (
        tempfile.TemporaryDirectory(prefix="kanly-load-") as folder,
        (Path(folder) / "log").open("w+") as log,
    ):
        url = f"sqlite:///{Path(folder) / 'kanly.sqlite'}"
        command = [sys.executable, "-m", "kanly", "serve", "--port", "0", "--no-limits", "--database", url]
        # A session of its own: Ctrl-C is for us, and we end it. What it complains of goes to a file, for a pipe that nobody
        # empties would stop it.
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=log, text=True, start_new_session=True
        )
        assert process.stdout is not None
        try:
            yield Server(announced(process.stdout.readline(), log))
        finally:
            process.terminate()
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            process.stdout.close()


def announced(line: str, log: TextIO) -> str:
    """The address in the first line that a server prints."""
    address = next((word for word in line.split() if word.startswith("http://")), "")
    if not address:
        log.seek(0)
        raise KanlyError(f"the server of our own does not start: {log.read(500).strip() or line.strip()}")
    return address
