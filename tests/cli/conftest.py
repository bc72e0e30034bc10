"""The command as a person uses it: arguments in, lines typed, what is printed and the exit status out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from kanly.cli import style
from kanly.cli.main import main
from kanly.cli.play import Play
from kanly.cli.prompt import Ask
from kanly.cli.save import seated
from kanly.cli.table import Settings, Table
from kanly.setup import Setup


@dataclass(frozen=True)
class Outcome:
    status: int
    out: str
    err: str

    @property
    def complaint(self) -> str:
        """The one line of an error; anything else printed with it fails the test."""
        assert self.status == 2, (self.status, self.err)
        assert self.err.startswith("kanly: ") and self.err.count("\n") == 1 and self.err.endswith("\n"), (
            self.err
        )
        return self.err.removeprefix("kanly: ").strip()


Run = Callable[..., Outcome]


def typed(lines: Iterable[str]) -> Ask:
    """A player who types these lines and then is gone."""
    rest = iter(lines)

    def ask(prompt: str) -> str:
        try:
            return next(rest)
        except StopIteration:
            raise EOFError from None

    return ask


@pytest.fixture
def run(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Callable[..., Outcome]:
    """Runs the command in an empty folder, with nobody's saved games."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.delenv("KANLY_DEBUG", raising=False)
    monkeypatch.chdir(tmp_path)

    def command(*arguments: str, lines: Iterable[str] = ()) -> Outcome:
        capsys.readouterr()
        status = main(list(arguments), typed(lines))
        printed = capsys.readouterr()
        return Outcome(status, printed.out, printed.err)

    return command


Sit = Callable[..., Play]


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Sit:
    """Sits down at a new table; what is printed gathers in `play.console.file`."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))

    def sat_down(
        lines: Iterable[str] = (),
        *,
        players: int = 3,
        seed: int = 5,
        language: str = "en",
        leader: str = "random",
        size: tuple[int, int] | None = None,
        seat: int = 0,
        bots: Sequence[str] = ("heuristic",),
        edition: str = "base",
        modules: Sequence[str] = (),
        rivals: Sequence[str] = ("random",),
        level: str = "",
        variants: Sequence[str] = (),
    ) -> Play:
        leaders = ["random"] * players
        leaders[seat] = leader
        settings = Settings(seated(seat, players, bots if players > 1 else ()), language)
        setup = Setup(
            players=players,
            leaders=leaders,
            seed=seed,
            edition=edition,
            modules=list(modules),
            rivals=list(rivals),
            level=level,
            variants=list(variants),
        )
        table = Table.new(setup, settings)
        width, height = size or (100, 40)
        console = Console(
            file=StringIO(),
            theme=style.THEME,
            width=width,
            height=height,
            force_terminal=size is not None,
            highlight=False,
            color_system=None if size is None else "256",
        )
        return Play(table, console, typed(lines))

    return sat_down


def printed(play: Play) -> str:
    """What a table has printed so far."""
    assert isinstance(play.console.file, StringIO)
    return play.console.file.getvalue()
