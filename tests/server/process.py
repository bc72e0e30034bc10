"""`kanly serve` in processes of their own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

import httpx2

from .clients import PATIENCE
from .postgres import free_port

SERVE = (sys.executable, "-m", "kanly", "serve")


class Process:
    """One server, once it answers."""

    def __init__(
        self, *arguments: str, port: int | None = None, env: Mapping[str, str] | None = None
    ) -> None:
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        # A group of its own, so that the processes in which its bots think go with it.
        self.process = subprocess.Popen(
            [*SERVE, "--port", str(self.port), "--no-limits", *arguments],
            start_new_session=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, **(env or {})},
        )
        end = time.monotonic() + PATIENCE
        while not self.answers():
            assert self.process.poll() is None and time.monotonic() < end, "the server does not start"
            time.sleep(0.05)

    def answers(self) -> bool:
        try:
            return httpx2.get(f"{self.address}/api/health", trust_env=False).status_code == 200
        except httpx2.TransportError:
            return False

    def end(self, how: int) -> None:
        """A signal to it and to all that it has started."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, how)
            self.process.wait(PATIENCE)

    def said(self) -> str:
        """All that it has printed, once it has ended."""
        assert self.process.stdout is not None
        return self.process.stdout.read()


@contextmanager
def process(url: str, *arguments: str, port: int | None = None) -> Iterator[Process]:
    """A server over this database."""
    with started("--database", url, *arguments, port=port) as made:
        yield made


@contextmanager
def started(
    *arguments: str, port: int | None = None, env: Mapping[str, str] | None = None
) -> Iterator[Process]:
    made = Process(*arguments, port=port, env=env)
    try:
        yield made
    finally:
        made.end(signal.SIGKILL)
        if made.process.stdout is not None:
            made.process.stdout.close()
