"""The parent's end of a worker: where each build is found, how it is started, asked and stopped."""

import json
import os
import select
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

BENCH = Path(__file__).resolve().parent
SOURCE = BENCH.parent / "src"
START_SECONDS = 120.0


class BenchError(Exception):
    """A contestant could not be started, or stopped answering."""


@dataclass
class Side:
    """One contestant and its process."""

    label: str
    contestant: str
    python: str = sys.executable
    package_path: Path | None = None
    edition: str = "base"
    facts: dict[str, str] = field(default_factory=dict)

    @contextmanager
    def running(self, core: int | None) -> Iterator["Side"]:
        """Start the process, wait until it has introduced itself, and end it when the block is left."""
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        if self.package_path is not None:
            environment["PYTHONPATH"] = str(self.package_path)
        command = [self.python, str(BENCH / "worker.py"), self.contestant, "--edition", self.edition]
        if core is not None:
            command += ["--core", str(core)]
        with tempfile.TemporaryFile() as self._complaints:
            self._process = subprocess.Popen(
                command,
                env=environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._complaints,
            )
            try:
                self.facts = self._read(START_SECONDS)
                yield self
            finally:
                # Not asked politely: it holds nothing worth saving, and may hang in a game that never ends.
                self._process.kill()
                self._process.communicate()

    def ask(self, order: str, seconds: float = 0.0) -> dict[str, float]:
        """Send one order and wait for its answer."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps({"do": order, "seconds": seconds}).encode() + b"\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise self._failure("ended too early") from None
        answer: dict[str, float] = self._read(START_SECONDS + 20 * seconds)
        return answer

    def _read(self, patience: float) -> Any:
        assert self._process.stdout is not None
        ready, _, _ = select.select([self._process.stdout], [], [], patience)
        if not ready:
            raise self._failure(f"gave no answer for {patience:.0f} s; does one of its games never end?")
        line = self._process.stdout.readline()
        if not line:
            self._process.wait()
            raise self._failure("ended too early")
        return json.loads(line)

    def _failure(self, what: str) -> BenchError:
        self._complaints.seek(0)
        complaint = self._complaints.read().decode(errors="replace").strip()
        return BenchError(f"{self.label} {what}" + (f":\n{complaint}" if complaint else ""))


def pure_side(label: str = "kanly, pure", place: Path = SOURCE, edition: str = "base") -> Side:
    """The source tree itself, run by this interpreter."""
    return Side(label, "ours", package_path=place, edition=edition)


def compiled_side(place: Path, label: str = "kanly, compiled", edition: str = "base") -> Side | None:
    """The compiled build at this place, or None if there is nothing that could be one.

    The place is a folder that holds the package, a virtual environment that has it installed, or the
    interpreter of one.
    """
    if (place / "kanly").is_dir():
        return Side(label, "ours", package_path=place, edition=edition)
    # Not resolved: the interpreter of a virtual environment is a link, and its own place matters.
    for interpreter in (place / "bin" / "python", place):
        if interpreter.is_file():
            return Side(label, "ours", python=str(interpreter.absolute()), edition=edition)
    return None


def peer_side() -> Side:
    """catanatron, as installed for this interpreter."""
    return Side("catanatron", "peer")
