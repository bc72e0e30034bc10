"""`kanly bots` and `kanly match`: who can play, and how well they do against each other."""

from __future__ import annotations

import argparse
from statistics import mean

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from kanly.arena import GameResult, MatchResult, play_match
from kanly.arena.results import wilson
from kanly.bots import by_name, names
from kanly.bots.registry import YARDSTICKS
from kanly.cli.boxes import box_asked_for
from kanly.cli.rivals import opposition_asked_for
from kanly.engine.errors import KanlyError


def list_bots(console: Console) -> int:
    grid = Table.grid(padding=(0, 2))
    for name in names():
        grid.add_row(Text(name, style="pick"), Text(first_line(type(by_name(name)).__doc__)))
    for name in sorted(YARDSTICKS):
        grid.add_row(
            Text(name, style="pick"), Text("Never changes: a fixed opponent to measure others against.")
        )
    grid.add_row(
        Text("module:Class", style="pick"), Text("Your own: any importable class with a method choose.")
    )
    console.print(grid)
    return 0


def first_line(text: str | None) -> str:
    return (text or "").strip().partition("\n")[0]


def run(arguments: argparse.Namespace, console: Console) -> int:
    if arguments.games < 1:
        raise KanlyError(f"--games: {arguments.games} games can't be played; at least 1")
    box = box_asked_for(arguments)
    opposition = opposition_asked_for(arguments, box, len(arguments.bots))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        bar = progress.add_task("games", total=arguments.games)

        def advance(game: GameResult) -> None:
            progress.advance(bar)

        result = play_match(
            arguments.bots,
            arguments.games,
            arguments.seed,
            leaders=arguments.leaders.split(","),
            edition=box.edition,
            modules=box.modules,
            decks=dict(box.decks),
            rivals=opposition.rivals,
            level=opposition.level,
            variants=opposition.variants,
            processes=arguments.jobs,
            progress=advance,
        )
    console.print(standings(result))
    console.print(Text(f"{result.games} games, {result.rounds:.2f} rounds each; seed {arguments.seed}"))
    return 0


def standings(result: MatchResult) -> Table:
    """Win rates with the interval in which the true one lies with 95% confidence."""
    table = Table(box=box.SIMPLE_HEAD, header_style="heading")
    for title in ("bot", "won", "rate", "95% interval", "points", "place", "wins by seat"):
        # Names of bots of one's own are long: they break into lines, and the figures stay whole.
        if title == "bot":
            table.add_column(title, overflow="fold")
        else:
            table.add_column(title, justify="right", no_wrap=True)
    for entry in result.entries:
        low, high = entry.interval
        table.add_row(
            entry.name,
            f"{entry.wins}/{entry.games}",
            f"{entry.rate:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{entry.points:.2f}",
            f"{entry.place:.2f}",
            " ".join(str(wins) for wins in entry.wins_by_seat),
        )
    if result.played and len(result.played[0].points) > len(result.entries):
        table.add_row(*opponents(result), style="faint")
    return table


def opponents(result: MatchResult) -> list[str]:
    """The printed opponents of all games in one row: what each of them won and scored."""
    people = len(result.entries)
    seats = range(people, len(result.played[0].points))
    wins = [sum(game.standing[0] == seat for game in result.played) for seat in seats]
    points = [game.points[seat] for game in result.played for seat in seats]
    places = [game.standing.index(seat) + 1 for game in result.played for seat in seats]
    low, high = wilson(sum(wins), result.games)
    return [
        "opponents",
        f"{sum(wins)}/{result.games}",
        f"{sum(wins) / result.games:.1%}",
        f"{low:.1%} – {high:.1%}",
        f"{mean(points):.2f}",
        f"{mean(places):.2f}",
        " ".join(str(won) for won in wins),
    ]
