"""How `make test` is run: every part to its end, and a summary that names every failure."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from io import StringIO
from pathlib import Path

import pytest

from tests.run_all import (
    FAILED,
    MAKER,
    MYPY,
    NOT_RUN,
    PASSED,
    PYTEST,
    ROOT,
    RUFF,
    STOPPED,
    SVELTE,
    VITEST,
    Outcome,
    Part,
    Running,
    Screen,
    Tool,
    house_parts,
    main,
    run,
    summary,
)

WELL, BADLY = "print('all is well')", "print('so it ends'); raise SystemExit(3)"


def python(name: str, code: str, **more: object) -> Part:
    return Part(name, (sys.executable, "-c", code), **more)  # type: ignore[arg-type]


def ran(parts: Sequence[Part], folder: Path, cores: int = 2) -> tuple[list[Outcome], str]:
    out = StringIO()
    return run(parts, cores, Screen(out), folder), out.getvalue()


def test_a_part_that_fails_keeps_no_other_from_running(tmp_path: Path) -> None:
    parts = [
        python("first", BADLY),
        python("second", WELL, wide=True),
        python("third", WELL, after=("first",)),
        python("fourth", WELL, needs=("first",)),
        python("fifth", WELL, needs=("fourth", "second")),
        Part("sixth", ("no-such-program", "at all")),
    ]
    outcomes, shown = ran(parts, tmp_path)
    assert [one.state for one in outcomes] == [FAILED, PASSED, PASSED, NOT_RUN, NOT_RUN, FAILED]
    assert outcomes[0].complaints == ["ended with status 3", "so it ends"]
    assert outcomes[3].complaints == ["it needs first"] and outcomes[4].complaints == ["it needs fourth"]
    assert outcomes[5].complaints == ["no-such-program can't be started: No such file or directory"]
    # Each part's words stand together.
    assert "--- first\nso it ends\n--- first: FAILED in 0:0" in shown
    assert "--- second\nall is well\n--- second: passed in 0:0" in shown
    lines = summary(outcomes, 61.0)
    assert [line.split()[:2] for line in lines[2:5]] == [
        ["FAILED", "first"],
        ["passed", "second"],
        ["passed", "third"],
    ]
    for heading in ("first", "fourth", "fifth", "sixth"):
        assert f"--- failures of {heading}" in lines
    assert lines[-1] == (
        "make test: FAILED in 1:01: first (FAILED), fourth (NOT RUN), fifth (NOT RUN), sixth (FAILED)"
    )


def test_all_is_well_in_one_line(tmp_path: Path) -> None:
    outcomes, _ = ran([python("only", WELL)], tmp_path)
    assert summary(outcomes, 5.0)[-1] == "make test: passed in 0:05"
    assert summary(outcomes, 5.0, ["something was left out"])[-2] == "*** something was left out"


@pytest.mark.parametrize("cores", [1, 2, 3])
def test_no_more_parts_at_once_than_cores_and_one_that_fills_them(tmp_path: Path, cores: int) -> None:
    diary = tmp_path / "diary"

    def noted(name: str, **more: object) -> Part:
        code = f"import time; f = open({str(diary)!r}, 'a', 1); print('+{name}', file=f); time.sleep(0.3); print('-{name}', file=f)"
        return python(name, code, **more)

    parts = [noted("wide1", wide=True), noted("a"), noted("wide2", wide=True), noted("b"), noted("c")]
    outcomes, _ = ran(parts, tmp_path, cores)
    assert all(one.state == PASSED for one in outcomes)
    now: set[str] = set()
    for line in diary.read_text().split():
        if line[0] == "+":
            now.add(line[1:])
        else:
            now.remove(line[1:])
        assert len(now) <= cores and not {"wide1", "wide2"} <= now


def test_a_place_is_kept_for_what_fills_the_cores(tmp_path: Path) -> None:
    """The longest parts begin as soon as they can, not when all the short ones are done."""
    parts = [
        python("first", WELL),
        python("short", WELL),
        python("shorter", WELL),
        python("long", WELL, needs=("first",), wide=True),
    ]
    _, shown = ran(parts, tmp_path)
    began = re.findall(r"^\.\.\. (\w+) begins$", shown, re.MULTILINE)
    assert began[0] == "first" and began.index("long") < began.index("shorter")


class Impatient(Screen):
    """Interrupts as soon as a part says that it has begun."""

    def glance(self, running: Sequence[Running]) -> None:
        if any("begun" in one.said() for one in running):
            raise KeyboardInterrupt


@pytest.fixture(params=["in the foreground", "in the background"])
def interrupts(request: pytest.FixtureRequest) -> Iterator[None]:
    """A shell tells what it runs in the background to ignore interrupts."""
    how = signal.SIG_IGN if request.param == "in the background" else signal.default_int_handler
    before = signal.signal(signal.SIGINT, how)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interrupts")
def test_whoever_interrupts_is_told_what_there_is(tmp_path: Path) -> None:
    parts = [
        python("long", "import time; print('begun'); time.sleep(600)"),
        python("later", WELL, after=("long",)),
    ]
    outcomes = run(parts, 1, Impatient(StringIO()), tmp_path)
    assert [one.state for one in outcomes] == [STOPPED, NOT_RUN]
    assert summary(outcomes, 1.0)[-1].startswith("make test: FAILED")


def test_a_part_that_does_not_want_to_end_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.run_all.FAREWELL", 0.2)
    deaf = (
        "import signal, time; signal.signal(signal.SIGINT, signal.SIG_IGN); print('begun'); time.sleep(600)"
    )
    outcomes = run([python("deaf", deaf)], 1, Impatient(StringIO()), tmp_path)
    assert [one.state for one in outcomes] == [STOPPED]


def test_a_log_is_told_what_still_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.run_all.REMINDER", 0.0)
    code = "import time; print('..... [ 45%]', end='', flush=True); time.sleep(2)"
    _, shown = ran([python("tests", code)], tmp_path)
    assert re.search(r"^\.\.\. tests 0:0\d 45%$", shown, re.MULTILINE)


# --- what the tools say

SAID: dict[str, tuple[Tool, str, list[str], list[str]]] = {
    "pytest": (
        PYTEST,
        "..F..E [100%]\n=== short test summary info ===\nFAILED tests/test_a.py::test_b[x y] - assert 1 == 2\n"
        "ERROR tests/test_c.py - ImportError: gone\ntests/test_a.py:3: AssertionError\n"
        "1 failed, 4 passed, 1 error in 61.02s (0:01:01)\n",
        ["FAILED tests/test_a.py::test_b[x y] - assert 1 == 2", "ERROR tests/test_c.py - ImportError: gone"],
        ["1 failed, 4 passed, 1 error in 61.02s (0:01:01)"],
    ),
    "vitest": (
        VITEST,
        " ❯ src/a.test.ts (2 tests | 1 failed) 9ms\n   × that fails 8ms\n\n FAIL  src/a.test.ts > that fails\n"
        "AssertionError: expected 1 to be 2\n\n Test Files  1 failed (1)\n      Tests  1 failed | 1 passed (2)\n",
        ["FAIL src/a.test.ts > that fails"],
        ["Tests 1 failed | 1 passed (2)"],
    ),
    "svelte-check": (
        SVELTE,
        "Getting Svelte diagnostics...\n\n/there/web/src/a.ts:1:7\nError: Type 'string' is not assignable. \nconst x\n\n"
        "/there/web/src/B.svelte:2:1\nWarn: No label (svelte)\n<a>\n\nsvelte-check found 1 error and 1 warning in 2 files\n",
        [
            "/there/web/src/a.ts:1:7 Error: Type 'string' is not assignable.",
            "/there/web/src/B.svelte:2:1 Warn: No label (svelte)",
        ],
        ["svelte-check found 1 error and 1 warning in 2 files"],
    ),
    "make": (MAKER, "cc: no such file\nmake: *** [Makefile:9: page] Error 1\n", [], []),
}


@pytest.mark.parametrize("name", SAID)
def test_failures_are_found_in_what_a_tool_says(name: str) -> None:
    tool, text, complaints, closings = SAID[name]
    outcome = Outcome(Part(name, (), tool), FAILED, 1.0, text.splitlines(), "ended with status 2")
    assert outcome.complaints == (complaints or ["ended with status 2", *text.splitlines()])
    assert outcome.closings == closings
    lines = summary([outcome], 1.0)
    assert set(complaints) <= set(lines)
    # A machine that reads the log looks for pytest's closing lines as pytest writes them.
    assert (closings[0] in lines) == (tool is PYTEST) if closings else True


FAULTY = "import os\n\ndef test_it() -> int:\n    assert 1 == 2\n    return 'a'\n"
CONCISE = ("--output-format", "concise")


@pytest.mark.parametrize(
    ("tool", "module", "arguments", "wanted", "closing"),
    [
        (RUFF, "ruff", (*("check", "--isolated", "--no-cache", "--select", "F"), *CONCISE), ":1:8: F401 ", "Found 1 error"),
        (RUFF, "ruff", ("format", "--isolated", "--no-cache", "--check", *CONCISE), ": unformatted: ", "1 file would be "),
        (MYPY, "mypy", ("--config-file=", "--cache-dir=/dev/null"), ":5: error: Incompatible return", "Found 1 error"),
        (PYTEST, "pytest", ("-q", "-c", "/dev/null", "-p", "no:cacheprovider"), "::test_it", "1 failed in "),
    ],
)  # fmt: skip
def test_the_tools_say_it_in_that_way(
    tmp_path: Path, tool: Tool, module: str, arguments: tuple[str, ...], wanted: str, closing: str
) -> None:
    faulty = tmp_path / "test_faulty.py"
    faulty.write_text(FAULTY)
    part = Part("part", (sys.executable, "-m", module, *arguments, str(faulty)), tool)
    (outcome,), _ = ran([part], tmp_path)
    assert outcome.state == FAILED
    assert len(outcome.complaints) == 1 and wanted in outcome.complaints[0], outcome.lines
    assert len(outcome.closings) == 1 and closing in outcome.closings[0]


# --- what is run here

FAKE = """#!/bin/sh
shift
echo "made: $*"
case "$1" in
  lint) echo 'src/a.py:1:2: F401 never used'; exit 1;;
  page) exit 2;;
  test-*) echo '7 passed in 1.00s';;
esac
"""


@pytest.fixture
def fake(tmp_path: Path) -> str:
    """A make that fails in lint, and can't build the page."""
    made = tmp_path / "fake" / "make"
    made.parent.mkdir()
    made.write_text(FAKE)
    made.chmod(0o755)
    return str(made)


def test_every_part_is_run_and_named(tmp_path: Path, fake: str) -> None:
    out = StringIO()
    assert main(["--make", fake, "--cores", "2"], out, lambda: "", tmp_path) == 1
    shown = out.getvalue()
    parts = house_parts(fake, True)
    assert all(f"--- {part.name}: " in shown for part in parts)
    assert "made: test-pure FAST=1" in shown and "made: test-compiled\n" in shown
    end = shown[shown.index("--- summary") :].splitlines()
    assert "src/a.py:1:2: F401 never used" in end
    assert end.count("7 passed in 1.00s") == 2
    assert "--- failures of test-table" in end and "it needs page" in end
    assert end[-1].endswith(
        "lint (FAILED), page (FAILED), page-types (NOT RUN), page-tests (NOT RUN), test-table (NOT RUN), "
        "test-firefox (NOT RUN)"
    )


def test_without_a_compiler_all_is_tested_pure_and_that_is_said(tmp_path: Path, fake: str) -> None:
    out = StringIO()
    main(["--make", fake], out, lambda: "kanly: no compiler.", tmp_path)
    shown = out.getvalue()
    assert "made: test-pure\n" in shown and "compiled" not in shown.split("--- summary")[0]
    assert "*** kanly: no compiler.\n*** The compiled build was NOT tested, for the reason above.\n" in shown


def test_every_part_is_a_target_of_the_makefile() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert {part.command[2] for part in house_parts("make", True)} <= targets


@pytest.mark.parametrize("status", [0, 2])
def test_what_a_machine_runs_ends_as_make_does(tmp_path: Path, status: int) -> None:
    made = tmp_path / "make"
    made.write_text(f'#!/bin/sh\necho "asked for: $*"\nexit {status}\n')
    made.chmod(0o755)
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        [ROOT / ".ci" / "run"], capture_output=True, text=True, env={**os.environ, "PATH": path}
    )
    assert done.returncode == status
    ending = "make test: passed" if status == 0 else "make test: FAILED (exit 2)"
    assert done.stdout.splitlines() == ["asked for: test", "", ending]
