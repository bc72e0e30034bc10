"""Talks with the companion in the terminal, as its tests hold them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from io import StringIO
from pathlib import Path

from rich.console import Console

from kanly.cli import style
from kanly.cli.companion import Talk
from kanly.companion import Companion
from kanly.setup import Setup

from .conftest import typed

UPRISING = ("companion", "--edition", "uprising", "--rivals", "gurney,staban", "--seed", "1")


def talk(
    tmp_path: Path,
    lines: Iterable[str] = (),
    *,
    setup: Setup | None = None,
    language: str = "en",
    printed: bool = True,
    width: int = 100,
    fresh: bool = False,
) -> Talk:
    """At a table at which people have had turns already, or on request not yet."""
    setup = setup or Setup(players=1, edition="uprising", rivals=["gurney_halleck", "staban_tuek"], seed=1)
    companion = Companion(setup, printed_cards=printed, language=language)
    if not fresh:
        companion._now = replace(companion._now, turns=len(companion.state.seats))
    console = Console(
        file=StringIO(),
        theme=style.THEME,
        width=width,
        highlight=False,
        color_system=None,
        legacy_windows=False,
    )
    return Talk(companion, console, typed(lines), tmp_path / "session.txt")


def shown(table: Talk) -> str:
    assert isinstance(table.console.file, StringIO)
    return table.console.file.getvalue()


def heard(tmp_path: Path, *lines: str, **settings: object) -> tuple[Talk, str]:
    """Say these lines and then leave; what was printed after the beginning."""
    opening = talk(tmp_path, **settings)  # type: ignore[arg-type]
    opening.open()
    table = talk(tmp_path, lines, **settings)  # type: ignore[arg-type]
    assert table.run() == 0
    return table, shown(table).removeprefix(shown(opening))
