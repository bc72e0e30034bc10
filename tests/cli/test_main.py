"""Commands explain themselves, and whatever goes wrong is one line on the error output with status 2."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import kanly
from kanly.cli import main as main_module
from kanly.cli.main import main, parser

from .conftest import Run

COMMANDS = (
    "play",
    "companion",
    "cards",
    "check",
    "replay",
    "fuzz",
    "orders",
    "bots",
    "match",
    "serve",
    "load",
)


def test_alone_it_says_what_it_can_do(run: Run) -> None:
    outcome = run()
    assert outcome.status == 0
    first_words = [line.split()[0] for line in outcome.out.splitlines() if line.startswith("    ")]
    assert all(command in first_words for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_with_examples(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main([command, "--help"])
    assert left.value.code == 0
    shown = capsys.readouterr().out
    assert f"examples:\n  kanly {command}" in shown


def test_the_examples_can_be_read(run: Run) -> None:
    """Each line of the examples is understood by the parser itself."""
    shown = []
    for command in COMMANDS:
        text = parser()._subparsers._group_actions[0].choices[command].epilog  # type: ignore[union-attr,index]
        shown += [line.split("  ")[1] for line in text.splitlines()[1:]]
    assert len(shown) > 15
    for line in shown:
        made = parser().parse_args(line.split()[1:])
        assert made.command == line.split()[1]


def test_version_names_the_build(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    build = "compiled" if kanly.COMPILED else "pure Python"
    assert capsys.readouterr().out == f"kanly {kanly.__version__} ({build} engine)\n"


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["dance"], "invalid choice: 'dance'"),
        (["play", "--players", "5"], "--players"),
        (["play", "--players", "2", "--seat", "2"], "seats are 0 to 1"),
        (["play", "--players", "1", "--seat", "1"], "there is no seat 1; yours is 0"),
        (["play", "--players", "1", "--bots", "random"], "no bot can sit down in a solo game"),
        (["play", "--players", "2", "--bots", "random,random"], "2 bots are named for one other seat"),
        (["play", "--seat", "7"], "seats are 0 to 3"),
        (["play", "--seat", "x"], "'x' is not a whole number"),
        (["play", "--leader", "nobody_at_all"], "is no Leader"),
        (["play", "--leader", "richese"], "fits several Leaders"),
        (["play", "--bots", "cleverest"], "there is no bot 'cleverest'"),
        (["play", "--bots", "random,random"], "2 bots are named for the 3 other seats"),
        (["play", "--language", "fr"], "--language"),
        (["play", "--load", "missing.json"], "missing.json: No such file"),
        (["play", "--load"], "there is no saved game in"),
        (["cards", "xyzzyplugh"], "nothing is called or says 'xyzzyplugh'"),
        (["cards", "--deck", "tarot"], "--deck"),
        (["check", "missing.yaml"], "missing.yaml: No such file"),
        (["check", "--edition", "other", "x.yaml"], "there is no edition 'other'"),
        (["replay", "missing.kanly"], "missing.kanly: No such file"),
        (["replay", "."], "Is a directory"),
        (["fuzz", "--games", "0"], "--games: 0 games can't be played"),
        (["fuzz", "--games", "many"], "'many' is not a whole number"),
        (["fuzz", "--jobs", "-1"], "--jobs: -1 processes"),
        (["companion", "--seed", "-3"], "--seed: -3 is less than nothing"),
        (["orders", "--turns", "0"], "--turns: 0 turns can't be compared"),
        (["orders", "--jobs", "-1"], "--jobs: -1 processes"),
        (
            ["orders", "--turns", "1", "--jobs", "1", "--rules", "9"],
            "'base' has no rules 9; known are 1 to 2",
        ),
        (["match", *["random"] * 5], "a game of 5 players can't be set up"),
        (["match", "random", "random", "nobody"], "there is no bot 'nobody'"),
        (["match", "random", "random", "random", "--games", "0"], "--games: 0 games can't be played"),
        (["match", "random", "random", "random", "--leaders", "a,b"], "2 leaders are named for 3 players"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(run: Run, arguments: list[str], part: str) -> None:
    assert part in run(*arguments).complaint


def test_an_error_of_our_own_is_no_traceback(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> int:
        raise ZeroDivisionError("by zero")

    monkeypatch.setattr(main_module.cards, "run", broken)
    assert "an error in Kanly itself, ZeroDivisionError: by zero" in run("cards").complaint
    monkeypatch.setenv("KANLY_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        run("cards")


def test_an_interrupt_has_its_own_status(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(main_module.cards, "run", stopped)
    outcome = run("cards")
    assert (outcome.status, outcome.err) == (130, "kanly: interrupted\n")


def test_whoever_reads_us_may_stop_reading(tmp_path: Path) -> None:
    """As in `kanly cards | head -1`, by way of `python -m kanly`."""
    with subprocess.Popen(
        [sys.executable, "-m", "kanly", "cards"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        text=True,
        encoding="utf-8",
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        assert process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""
        assert process.wait() == 0
