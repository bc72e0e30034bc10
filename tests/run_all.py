"""Everything that `make test` runs: each part to its end, whatever becomes of the others, and then what failed.

    python -m tests.run_all [--make PROGRAM] [--cores N]

Parts that need one core run beside one that fills them all. What a part prints goes to build/logs and is shown in one piece when
it ends; the last thing printed is a summary with every failure of every part.
"""

from __future__ import annotations

import argparse
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parent.parent
LOGS = ROOT / "build" / "logs"
PASSED, FAILED, NOT_RUN, STOPPED = "passed", "FAILED", "NOT RUN", "STOPPED"
# How often it is looked whether a part has ended, and how often a log without a screen is told what still runs.
GLANCE, REMINDER = 0.1, 60.0
# How long a part may take to end what it has started, when it is stopped.
FAREWELL = 60.0
# Of a part that failed without a word that we know, the end of what it said.
LAST_WORDS = 12

COLOUR = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PERCENT = re.compile(r"\[ *(\d+)%\]")


@dataclass(frozen=True)
class Tool:
    """How a tool says what is wrong, place and reason in one piece, and how it closes."""

    complaint: str
    closing: str


COUNTED = r"\d+ (?:passed|failed|errors?|warnings?|deselected|skipped|xfailed)"
PYTEST = Tool(r"(?:FAILED|ERROR) \S.*", rf"(?:=+ )?(?:{COUNTED}|no tests ran).* in [\d.]+s.*")
RUFF = Tool(r"\S+:\d+:\d+: .+", r"Found \d+ error.*|\d+ files? (?:already|would be) .*")
MYPY = Tool(r"\S+:(?:\d+:)* error: .+", r"Success: .*|Found \d+ error.*")
VITEST = Tool(r" *FAIL  .+", r" *Tests  .+")
SVELTE = Tool(r"\S+:\d+:\d+\n(?:Error|Warn).*", r"svelte-check found .*")
# What only makes something, and has no form of its own for what goes wrong.
MAKER = Tool(r"(?!)", r"(?!)")


@dataclass(frozen=True)
class Part:
    """One thing to run."""

    name: str
    command: tuple[str, ...]
    tool: Tool = MAKER
    needs: tuple[str, ...] = ()
    """Parts that have to have passed."""
    after: tuple[str, ...] = ()
    """Parts that have to have ended, however."""
    wide: bool = False
    """Whether it fills all cores by itself; one such part runs at a time."""


@dataclass
class Outcome:
    """What became of a part."""

    part: Part
    state: str
    seconds: float = 0.0
    lines: list[str] = field(default_factory=list)
    why: str = ""

    @property
    def closings(self) -> list[str]:
        return self._found(self.part.tool.closing)

    @property
    def complaints(self) -> list[str]:
        """Each failure once; without any, why the part did not run, or the last that it said."""
        said = [line.rstrip() for line in self.lines if line.strip()][-LAST_WORDS:]
        return self._found(self.part.tool.complaint) or ([self.why] if self.why else []) + said

    def _found(self, pattern: str) -> list[str]:
        found = re.findall(rf"^(?:{pattern})$", "\n".join(self.lines), re.MULTILINE)
        return [" ".join(one.split()) for one in dict.fromkeys(found)]


def can_be_interrupted() -> None:
    """Whoever runs this in the background of a shell has told it to ignore interrupts, and what it starts inherits that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Running:
    """A part at work. What it says goes to a file, for a pipe that nobody reads would stop it."""

    def __init__(self, part: Part, logs: Path) -> None:
        self.part = part
        self.log = logs / f"{part.name}.log"
        self.began = time.monotonic()
        self.problem = ""
        self.process: subprocess.Popen[bytes] | None = None
        environment = {**os.environ, "NO_COLOR": "1", "PYTHONUNBUFFERED": "1"}
        # Without bytecode on disk each of the many processes that the tests start would compile everything anew.
        for name in ("FORCE_COLOR", "PYTHONDONTWRITEBYTECODE"):
            environment.pop(name, None)
        with self.log.open("wb") as output:
            try:
                # A group of its own, so that all it has started can be ended with it.
                self.process = subprocess.Popen(
                    part.command,
                    cwd=ROOT,
                    stdin=subprocess.DEVNULL,
                    stdout=output,
                    stderr=subprocess.STDOUT,
                    env=environment,
                    start_new_session=True,
                    preexec_fn=can_be_interrupted,
                )
            except OSError as problem:
                self.problem = f"{part.command[0]} can't be started: {problem.strerror}"

    def ended(self) -> bool:
        return self.process is None or self.process.poll() is not None

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            # As from the keyboard: tests then end the servers and browsers that they have started.
            os.killpg(self.process.pid, signal.SIGINT)
            try:
                self.process.wait(FAREWELL)
            except subprocess.TimeoutExpired:
                os.killpg(self.process.pid, signal.SIGKILL)
                self.process.wait()

    @property
    def seconds(self) -> float:
        return time.monotonic() - self.began

    def said(self) -> list[str]:
        return COLOUR.sub("", self.log.read_text(encoding="utf-8", errors="replace")).splitlines()

    def outcome(self, stopped: bool = False) -> Outcome:
        status = None if self.process is None else self.process.returncode
        state = STOPPED if stopped else PASSED if status == 0 else FAILED
        why = self.problem or (f"ended with status {status}" if status else "")
        return Outcome(self.part, state, self.seconds, self.said(), why)

    def progress(self) -> str:
        """How long it has been running, and how far it says it is."""
        far = [found[-1] for line in self.said()[-3:] if (found := PERCENT.findall(line))]
        return f"{self.part.name} {clock(self.seconds)}" + (f" {far[-1]}%" if far else "")


def clock(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


class Screen:
    """What is shown while parts run: on a screen one line that changes, in a log now and then a line."""

    def __init__(self, out: IO[str]) -> None:
        self.out = out
        self.alive = out.isatty()
        self.shown = ""
        self.reminded = time.monotonic()

    def say(self, *lines: str) -> None:
        self._wipe()
        for line in lines:
            print(line, file=self.out)
        self.out.flush()

    def glance(self, running: Sequence[Running]) -> None:
        now = time.monotonic()
        if now - self.reminded < (1.0 if self.alive else REMINDER):
            return
        self.reminded = now
        line = "... " + ", ".join(one.progress() for one in running)
        if not self.alive:
            self.say(line)
        elif line != self.shown:
            self._wipe()
            self.shown = line[: os.get_terminal_size(self.out.fileno()).columns - 1]
            print(self.shown, end="", file=self.out, flush=True)

    def _wipe(self) -> None:
        if self.shown:
            print("\r\x1b[K", end="", file=self.out)
            self.shown = ""


def has_room(part: Part, running: Sequence[Running], waiting: Sequence[Part], cores: int) -> bool:
    """Whether a part may begin now. While one that fills all cores waits, a place is kept for it."""
    taken = any(one.part.wide for one in running)
    kept = cores > 1 and not part.wide and not taken and any(one.wide for one in waiting)
    return len(running) + kept < max(cores, 1) and not (part.wide and taken)


def run(parts: Sequence[Part], cores: int, screen: Screen, logs: Path = LOGS) -> list[Outcome]:
    """Run all parts that can be run, at most as many at once as there are cores; who interrupts gets what there is."""
    logs.mkdir(parents=True, exist_ok=True)
    waiting, running = list(parts), list[Running]()
    done: dict[str, Outcome] = {}

    def end(outcome: Outcome) -> None:
        done[outcome.part.name] = outcome
        if outcome.state != NOT_RUN:
            screen.say("", f"--- {outcome.part.name}", *outcome.lines)
        ending = f" in {clock(outcome.seconds)}" if outcome.state != NOT_RUN else f": {outcome.why}"
        screen.say(f"--- {outcome.part.name}: {outcome.state}{ending}")

    try:
        while waiting or running:
            for one in [one for one in running if one.ended()]:
                running.remove(one)
                end(one.outcome())
            for part in list(waiting):
                lacking = [name for name in part.needs if name in done and done[name].state != PASSED]
                if lacking:
                    waiting.remove(part)
                    end(Outcome(part, NOT_RUN, why=f"it needs {' and '.join(lacking)}"))
                elif has_room(part, running, waiting, cores) and done.keys() >= {*part.needs, *part.after}:
                    waiting.remove(part)
                    running.append(Running(part, logs))
                    screen.say(f"... {part.name} begins")
            screen.glance(running)
            time.sleep(GLANCE)
    except KeyboardInterrupt:
        for one in running:
            one.stop()
            end(one.outcome(stopped=True))
        for part in waiting:
            end(Outcome(part, NOT_RUN, why="it was stopped before"))
    return [done[part.name] for part in parts]


def summary(outcomes: Sequence[Outcome], seconds: float, notes: Sequence[str] = ()) -> list[str]:
    """Each part with its time and its counts, then every failure, then how the tests closed."""
    lines = ["", "--- summary"]
    width = max((len(outcome.part.name) for outcome in outcomes), default=0)
    for outcome in outcomes:
        counts = "; ".join(outcome.closings) or outcome.why
        taken = "" if outcome.state == NOT_RUN else clock(outcome.seconds)
        lines.append(f"{outcome.state:8} {outcome.part.name:{width}} {taken:>6}  {counts}".rstrip())
    bad = [outcome for outcome in outcomes if outcome.state != PASSED]
    for outcome in bad:
        lines += ["", f"--- failures of {outcome.part.name}", *outcome.complaints]
    lines += ["", *(one for each in outcomes if each.part.tool is PYTEST for one in each.closings)]
    lines += [f"*** {note}" for note in notes]
    if bad:
        named = ", ".join(f"{outcome.part.name} ({outcome.state})" for outcome in bad)
        lines.append(f"make test: FAILED in {clock(seconds)}: {named}")
    else:
        lines.append(f"make test: passed in {clock(seconds)}")
    return lines


def no_compiler() -> str:
    """Why nothing can be compiled here; empty if something can."""
    asked = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "can_compile"], cwd=ROOT, capture_output=True, text=True
    )
    said = (asked.stderr or asked.stdout).strip()
    return "" if asked.returncode == 0 else said or "setup.py can_compile failed without a word"


def house_parts(make: str, compiles: bool) -> list[Part]:
    """What is run here. The pure tests begin at once, and what the others wait for is made beside them."""

    def target(*words: str) -> tuple[str, ...]:
        return (make, "--no-print-directory", *words)

    # Long random games are played on the compiled build, and on the pure one where nothing can be compiled.
    pure = target("test-pure", "FAST=1") if compiles else target("test-pure")
    parts = [
        Part("lint", target("lint"), RUFF),
        Part("test-pure", pure, PYTEST, wide=True),
        Part("tools", target("tools")),
        Part("page", target("page")),
        Part("types", target("types"), MYPY),
    ]
    if compiles:
        # The compiler is a mypy too, and two at once would write into one cache.
        parts.append(Part("compiled", target("compiled"), after=("types",)))
    parts += [
        Part("page-types", target("page-types"), SVELTE, needs=("page",)),
        Part("page-tests", target("page-tests"), VITEST, needs=("page",)),
        Part("test-table", target("test-table"), PYTEST, needs=("page", "tools"), wide=True),
        Part("test-firefox", target("test-firefox"), PYTEST, needs=("page", "tools"), wide=True),
    ]
    if compiles:
        tests = target("test-compiled")
        parts.append(Part("test-compiled", tests, PYTEST, needs=("compiled",), wide=True))
    return parts


def main(
    arguments: Sequence[str] | None = None,
    out: IO[str] = sys.stdout,
    probe: Callable[[], str] = no_compiler,
    logs: Path = LOGS,
) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.run_all", description=__doc__)
    parser.add_argument("--make", default="make", help="the make to call")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1, help="how many parts at once")
    chosen = parser.parse_args(arguments)
    began = time.monotonic()
    reason = probe()
    notes = [] if not reason else [reason, "The compiled build was NOT tested, for the reason above."]
    outcomes = run(house_parts(chosen.make, not reason), chosen.cores, screen := Screen(out), logs)
    screen.say(*summary(outcomes, time.monotonic() - began, notes))
    return 0 if all(outcome.state == PASSED for outcome in outcomes) else 1


if __name__ == "__main__":
    sys.exit(main())
