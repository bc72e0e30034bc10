"""How often a bot beats the printed opponents: every solo level of both editions, and the games for two.

Prints a table in Markdown. Won means that a bot won rather than a printed opponent; the interval is Wilson's, at 95%.
"""

import argparse
import sys
from dataclasses import dataclass

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kanly import KanlyError
from kanly.arena import GameResult, play_match, wilson

LEVELS = ("mercenary", "sardaukar", "mentat", "kwisatz_haderach")
EXAMPLES = """\
examples:
  python bench/solo_levels.py                           500 games of each kind, on one core
  python bench/solo_levels.py --games 40 --processes 0  a quick look, on all cores
  python bench/solo_levels.py --bot random              the yardstick
"""


@dataclass(frozen=True)
class Kind:
    """A kind of game: who sits there, and how hard the opponents are."""

    game: str
    opponents: str
    people: int
    edition: str
    level: str = ""
    variants: tuple[str, ...] = ()


def kinds() -> list[Kind]:
    """Every kind of game that is measured, in the order of the table."""
    found = []
    for game, edition in (("base", "base"), ("Uprising", "uprising")):
        for level in LEVELS:
            found.append(Kind(f"{game}, solo", level.replace("_", " ").title(), 1, edition, level))
    found.append(Kind("base, for two", "House Hagal, can't win", 2, "base"))
    found.append(Kind("Uprising, for two", "one Rival", 2, "uprising"))
    found.append(
        Kind("Uprising, for two", "streamlined, can't win", 2, "uprising", variants=("streamlined",))
    )
    return found


def main() -> int:
    """Play what the command line asks for, and print the table."""
    options = read_options()
    notes = Console(stderr=True)
    rows = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=notes) as bar:
        task = bar.add_task("", total=options.games * len(kinds()))
        for kind in kinds():
            bar.update(task, description=f"{kind.game}: {kind.opponents}")
            try:
                result = play_match(
                    [options.bot] * kind.people,
                    options.games,
                    options.seed,
                    edition=kind.edition,
                    level=kind.level,
                    variants=kind.variants,
                    processes=options.processes,
                    progress=lambda _: bar.advance(task),
                )
            except KanlyError as error:
                notes.print(f"The games broke: {error}", style="red", markup=False, highlight=False)
                return 1
            rows.append(row(kind, result.played))
    print("| game | opponents | won | share | 95% | points of a bot | of an opponent | rounds |")
    print("|---|---|---|---|---|---|---|---|")
    print(*rows, sep="\n")
    return 0


def row(kind: Kind, played: tuple[GameResult, ...]) -> str:
    """One line of the table."""
    games = len(played)
    won = sum(game.winner is not None for game in played)
    low, high = wilson(won, games)
    ours = sum(sum(game.points[: kind.people]) for game in played) / (kind.people * games)
    theirs = sum(sum(game.points[kind.people :]) for game in played) / ((3 - kind.people) * games)
    rounds = sum(game.rounds for game in played) / games
    return (
        f"| {kind.game} | {kind.opponents} | {won}/{games} | {won / games:.1%} | {low:.1%} to {high:.1%} "
        f"| {ours:.1f} | {theirs:.1f} | {rounds:.1f} |"
    )


def read_options() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, epilog=EXAMPLES, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=count, default=500, help="games of each kind (default 500)")
    parser.add_argument("--seed", type=int, default=100, help="seed of the matches (default 100)")
    parser.add_argument("--bot", default="heuristic", help="who plays (default heuristic)")
    parser.add_argument("--processes", type=int, default=1, help="games at once, 0: one per core (default 1)")
    return parser.parse_args()


def count(text: str) -> int:
    """A number of games."""
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is no number of games; 1 or more is wanted")
    return int(text)


if __name__ == "__main__":
    sys.exit(main())
