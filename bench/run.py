"""Measure Kanly's speed beside catanatron's, on random games of four players.

All contestants play by turns on the same core, each in a process of its own: Kanly's sources (pure), the
compiled build, both with the base game and with Uprising, catanatron, and, if asked for, an older Kanly. The result is a report, not a gate: a missed target is shown and the exit
status stays 0; it is 1 if a contestant broke and 2 for a wrong option.
"""

import argparse
import json
import math
import os
import sys
from contextlib import ExitStack
from pathlib import Path

import machine
from report import (
    BEFORE_COMPILED,
    BEFORE_PURE,
    COMPILED,
    PEER,
    PURE,
    UPRISING_COMPILED,
    UPRISING_PURE,
    as_json,
    as_table,
)
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rounds import Figures, run_rounds, steps
from sides import BENCH, BenchError, Side, compiled_side, peer_side, pure_side

COMPILED_PLACE = BENCH.parent / "build" / "compiled"
PEER_RELEASE = "3.2.1"
EXAMPLES = """\
examples:
  python bench/run.py                            about two minutes
  python bench/run.py --seconds 0.5 --rounds 3   a quick look
  python bench/run.py --json bench.json          keep every round's figures
  python bench/run.py --compiled /tmp/venv       a compiled build that lives elsewhere
  python bench/run.py --before ../older          beside an older checkout, and its compiled build if it has one
"""


def main() -> int:
    """Run the benchmark that the command line asks for."""
    options = read_options()
    screen = Console()
    notes = Console(stderr=True)
    where = machine.describe()
    with ExitStack() as stack:
        try:
            sides = start_sides(options.compiled, options.before, notes, stack)
            figures = measure(sides, options.rounds, options.seconds, notes)
        except BenchError as error:
            notes.print(f"The benchmark broke: {error}", style="red", markup=False, highlight=False)
            return 1
    screen.print(where, highlight=False)
    screen.print(as_table(figures, options.rounds, options.seconds))
    for remark in remarks(figures):
        screen.print(remark, style="yellow", highlight=False)
    if options.json is not None:
        content = as_json(figures, where, options.rounds, options.seconds)
        try:
            options.json.write_text(json.dumps(content, indent=2) + "\n", encoding="utf-8")
        except OSError as error:
            notes.print(f"The figures could not be written: {error}", style="red", markup=False)
            return 1
    return 0


def read_options() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, epilog=EXAMPLES, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--seconds", type=positive, default=1.0, help="length of one slice of play (default 1)"
    )
    parser.add_argument("--rounds", type=count, default=15, help="how many rounds (default 15)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write all figures to this file")
    parser.add_argument(
        "--compiled",
        "--python",
        type=Path,
        metavar="PATH",
        default=Path(os.environ.get("KANLY_COMPILED") or COMPILED_PLACE),
        help="the compiled build: a folder that holds it, a virtual environment, or its interpreter "
        "(default: $KANLY_COMPILED, else build/compiled)",
    )
    parser.add_argument(
        "--before",
        type=Path,
        metavar="PATH",
        help="an older checkout of Kanly to be measured in the same run",
    )
    options = parser.parse_args()
    if options.before is not None and not (options.before / "src" / "kanly").is_dir():
        parser.error(f"--before {options.before}: there is no checkout of Kanly, with src/kanly in it")
    if options.json is not None and not options.json.absolute().parent.is_dir():
        parser.error(f"--json {options.json}: there is no folder {options.json.parent} to write to")
    return options


def positive(text: str) -> float:
    """A length of time above zero."""
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not 0 < value < math.inf:
        raise argparse.ArgumentTypeError(f"{text!r} is not a length of time; give seconds above 0, such as 1")
    return value


def count(text: str) -> int:
    """A whole number of at least one."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of rounds; give 1 or more")
    return int(text)


def start_sides(compiled: Path, before: Path | None, notes: Console, stack: ExitStack) -> list[Side]:
    """Start whoever is there; only the pure build must be."""
    core = machine.last_core()

    def start(side: Side) -> Side:
        return stack.enter_context(side.running(core))

    pure = start(pure_side())
    if pure.facts["build"] != "pure":
        raise BenchError("the source tree imports compiled modules; remove the .so files in src (make clean)")
    ours = [pure, start(pure_side(UPRISING_PURE, edition="uprising"))]
    fast = compiled_side(compiled)
    if fast is None:
        notes.print(
            f"No compiled build in {compiled}: run `make compiled` first. Measuring the pure one only."
        )
    elif start(fast).facts["build"] != "compiled":
        raise BenchError(
            f"the build in {compiled} is pure Python; run `make compiled`, or name another --compiled"
        )
    else:
        ours.append(fast)
        uprising = compiled_side(compiled, UPRISING_COMPILED, "uprising")
        assert uprising is not None
        ours.append(start(uprising))
    if before is not None:
        ours.append(start(pure_side(BEFORE_PURE, before / "src")))
        older = compiled_side(before / "build" / "compiled", BEFORE_COMPILED)
        if older is not None:
            ours.append(start(older))
    try:
        return [start(peer_side()), *ours]
    except BenchError as error:
        if "No module named 'catanatron'" not in str(error):
            raise
        notes.print(
            f"catanatron is missing: pip install catanatron=={PEER_RELEASE}. Measuring without a peer."
        )
    return ours


def measure(sides: list[Side], rounds: int, seconds: float, notes: Console) -> dict[str, Figures]:
    """Run all rounds behind a progress bar.

    The bar is drawn between slices only: a refreshing thread would take processor time from those it watches.
    """
    columns = (TextColumn("{task.description:<40}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=notes, auto_refresh=False, transient=True) as bar:
        task = bar.add_task("starting", total=steps(sides, rounds))
        started = 0

        def progress(description: str) -> None:
            nonlocal started
            bar.update(task, description=description, completed=started, refresh=True)
            started += 1

        return run_rounds(sides, rounds, seconds, progress)


def remarks(figures: dict[str, Figures]) -> list[str]:
    """What a reader should know before believing the table."""
    found = []
    interpreters = {figure.facts["python"] for figure in figures.values()}
    if len(interpreters) > 1:
        found.append(
            f"Not comparable: the contestants ran on different interpreters ({', '.join(interpreters)})."
        )
    if PEER in figures and figures[PEER].facts["version"] != PEER_RELEASE:
        found.append(f"The targets were set against catanatron {PEER_RELEASE}.")
    if COMPILED in figures:
        lengths = [figures[label].untimed["profiled_moves"] for label in (PURE, COMPILED)]
        if lengths[0] != lengths[1]:
            found.append(
                "The two builds played different games from equal seeds: is the compiled one out of date?"
            )
    return found


if __name__ == "__main__":
    sys.exit(main())
