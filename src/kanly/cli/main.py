"""The command line: what can be said to `kanly`, and the one place where errors end."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence

from rich.console import Console

import kanly
from kanly import catalog
from kanly.cli import cards, check, fuzz, load, match, orders, play, replay, serve, style
from kanly.cli.boxes import add_box_options
from kanly.cli.prompt import Ask, ask_terminal
from kanly.cli.rivals import add_rival_options
from kanly.engine.errors import KanlyError
from kanly.modules import DECKS
from kanly.text import LANGUAGES
from kanly.topics import HAS_COMPANION

WRONG = 2
INTERRUPTED = 130
DEBUG = "KANLY_DEBUG"

Command = Callable[[argparse.Namespace, Console], int]
Talk = Callable[[argparse.Namespace, Console, Ask], int]


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are one line, like all others."""

    def error(self, message: str) -> None:  # type: ignore[override]
        raise KanlyError(f"{message}; see `{self.prog} --help`")


def whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a whole number") from None


def bot_names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def add(
    commands: argparse._SubParsersAction[Parser], name: str, what: str, examples: Sequence[tuple[str, str]]
) -> Parser:
    """A command that explains itself: what it does, and lines to try."""
    width = max(len(example) for example, _ in examples)
    shown = "\n".join(f"  {example:<{width}}  {meaning}" for example, meaning in examples)
    parser: Parser = commands.add_parser(
        name,
        help=what,
        description=what[0].upper() + what[1:] + ".",
        epilog=f"examples:\n{shown}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    return parser


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--language", "-l", choices=LANGUAGES, help="the language of names, rules and log")


def version() -> str:
    build = "compiled" if kanly.COMPILED else "pure Python"
    return f"kanly {kanly.__version__} ({build} engine)"


def parser() -> Parser:
    main_parser = Parser(
        prog="kanly",
        description="Play Dune: Imperium and its Uprising in the terminal, look up cards, test rules, match bots.",
        epilog="examples:\n"
        "  kanly play                      a game against three bots\n"
        "  kanly play --edition uprising   the same with Uprising\n"
        "  kanly play --players 1          alone, against House Hagal and its Rivals\n"
        "  kanly companion                 runs the opponents at a table with the printed game\n"
        "  kanly cards signet              look up a card, in any language\n"
        "  kanly play --help               what a command can do",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    main_parser.add_argument("--version", action="version", version=version())
    commands = main_parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    add_play(commands)
    if HAS_COMPANION:
        add_companion(commands)
    add_cards(commands)
    add_check(commands)
    add_replay(commands)
    add_fuzz(commands)
    add_orders(commands)
    add_match(commands)
    add_serve(commands)
    add_load(commands)
    return main_parser


def add_play(commands: argparse._SubParsersAction[Parser]) -> None:
    sub = add(
        commands,
        "play",
        "play a whole game in the terminal against bots or printed opponents",
        (
            ("kanly play", "four players, you choose your Leader"),
            ("kanly play --players 3 --leader paul", "three players, you are Paul Atreides"),
            ("kanly play --edition uprising --choam", "Uprising, with the CHOAM module"),
            ("kanly play --edition uprising --mix imperium,leaders", "and with cards of the base game"),
            ("kanly play --deck imperium=mine.txt", "with an Imperium Deck of your own"),
            ("kanly play --players 1 --level mentat", "alone against two Rivals who know what they do"),
            ("kanly play --players 2 --edition uprising --rivals gurney", "you, a bot and a Rival"),
            ("kanly play --bots heuristic,random,random", "one bot for each other seat"),
            ("kanly play --language uk --save game.json", "in Ukrainian, saved after each decision"),
            ("kanly play --load game.json", "go on with a saved game"),
            ("kanly play --load", "go on with the one that you left last"),
        ),
    )
    sub.add_argument(
        "--players",
        "-p",
        type=int,
        choices=(1, 2, 3, 4),
        help="how many play (default 4); one or two meet printed opponents besides",
    )
    add_box_options(sub)
    add_rival_options(sub)
    sub.add_argument("--seat", type=whole, metavar="N", help="your seat, from 0 (default 0)")
    sub.add_argument(
        "--leader",
        metavar="NAME",
        help="your Leader: an id or name, random, or choose (default)",
    )
    sub.add_argument(
        "--bots",
        type=bot_names,
        metavar="NAMES",
        help="who plays against you: one bot for all seats, or one for each, with commas (default heuristic)",
    )
    sub.add_argument("--seed", type=whole, metavar="N", help="the same number gives the same cards again")
    add_language(sub)
    sub.add_argument("--load", nargs="?", const="", metavar="FILE", help="go on with a saved game")
    sub.add_argument("--save", metavar="FILE", help="save here after each of your decisions")
    sub.set_defaults(run=None)


def add_companion(commands: argparse._SubParsersAction[Parser]) -> None:
    sub = add(
        commands,
        "companion",
        "run House Hagal or Rivals for people who play with the printed game",
        (
            ("kanly companion", "the base game alone, against two Rivals"),
            ("kanly companion --players 2", "the base game for two, with House Hagal"),
            ("kanly companion --edition uprising --level mentat", "Uprising alone, for experts"),
            ("kanly companion --edition uprising --players 2 --rivals jessica", "you two and a Rival"),
            ("kanly companion --printed-cards", "you turn up the House Hagal cards yourselves"),
            ("kanly companion --language uk --save table.txt", "in Ukrainian, saved after each line"),
            ("kanly companion --resume", "go on with the session that you left last"),
        ),
    )
    sub.add_argument("--players", "-p", type=int, choices=(1, 2), help="how many of you play (default 1)")
    add_box_options(sub)
    add_rival_options(sub)
    sub.add_argument(
        "--printed-cards", action="store_true", help="you turn up the House Hagal cards, and say which"
    )
    sub.add_argument("--seed", type=whole, metavar="N", help="the same number gives the same cards again")
    sub.add_argument("--lang", dest="language", choices=LANGUAGES, help=argparse.SUPPRESS)
    add_language(sub)
    sub.add_argument("--resume", nargs="?", const="", metavar="FILE", help="go on with a saved session")
    sub.add_argument("--save", metavar="FILE", help="save here after each line")
    sub.set_defaults(run=None)


def add_cards(commands: argparse._SubParsersAction[Parser]) -> None:
    sub = add(
        commands,
        "cards",
        "list and search cards, Leaders, Conflicts, board spaces, Rivals and all other components",
        (
            ("kanly cards", "everything"),
            ("kanly cards arrakeen", "by name or id"),
            ("kanly cards прянощі", "names and rules are searched in all languages"),
            ("kanly cards draw --deck intrigue", "what a deck has to say about drawing"),
            ("kanly cards --set uprising --deck leaders", "a deck of one set"),
            ("kanly cards --deck contracts --language bg", "a deck, in Bulgarian"),
            ("kanly cards --json", "for programs"),
        ),
    )
    sub.add_argument("text", nargs="*", metavar="TEXT", help="what the name, id or rules text holds")
    sub.add_argument("--deck", choices=DECKS, help="only this deck")
    sub.add_argument(
        "--set",
        "--edition",
        choices=tuple(catalog.EDITIONS),
        help="only what lies in this box (default: all)",
    )
    add_language(sub)
    sub.add_argument("--json", action="store_true", help="a JSON array with one object per component")
    sub.set_defaults(run=cards.run)


def add_check(commands: argparse._SubParsersAction[Parser]) -> None:
    sub = add(
        commands,
        "check",
        "run scenarios: positions with moves and what must hold afterwards",
        (
            ("kanly check tests/scenarios", "all scenarios of a folder"),
            ("kanly check bug.yaml", "one file; status 1 if anything fails"),
        ),
    )
    sub.add_argument("paths", nargs="+", metavar="FILE", help="scenario files, or folders of them")
    sub.add_argument(
        "--edition",
        metavar="NAME",
        help="for scenarios that don't name their own edition (default: the folder's name if it is one, else base)",
    )
    sub.add_argument("--verbose", "-v", action="store_true", help="name the passed ones, too")
    sub.set_defaults(run=check.run)


def add_replay(commands: argparse._SubParsersAction[Parser]) -> None:
    sub = add(
        commands,
        "replay",
        "play a record again, to its end or up to any move",
        (
            ("kanly replay game.kanly", "how it ended"),
            ("kanly replay game.kanly --log", "everything that happened"),
            ("kanly replay game.kanly --stop 40", "the position before the 40th move"),
            ("kanly replay game.kanly --stop 40 --json", "the whole state there, hidden cards included"),
        ),
    )
    sub.add_argument("file", metavar="FILE", help="a record, as `record` in a game and `kanly fuzz` write it")
    sub.add_argument("--stop", type=whole, metavar="N", help="stop before the Nth move, counted from 1")
    add_language(sub)
    sub.add_argument("--log", action="store_true", help="tell everything that happened")
    sub.add_argument("--json", action="store_true", help="print the state as JSON")
    sub.set_defaults(run=replay.run)


def add_fuzz(commands: argparse._SubParsersAction[Parser]) -> None:
    sub = add(
        commands,
        "fuzz",
        "play random games and check what must hold in every game",
        (
            ("kanly fuzz --games 10000", "on all cores; the record of a failing game is saved"),
            ("kanly fuzz --games 200 --checks all", "also the expensive checks in every game"),
            ("kanly fuzz --games 1 --players 3 --seed 7", "one game again"),
            ("kanly fuzz --edition uprising --choam --mix imperium", "Uprising, with this and that"),
            ("kanly fuzz --players 1", "solo games, all levels and variants by turns"),
        ),
    )
    sub.add_argument("--games", type=whole, default=1000, metavar="N", help="how many games (default 1000)")
    sub.add_argument(
        "--players",
        choices=("1", "2", "3", "4", "both"),
        default="both",
        help="how many play (default both: 3 and 4); one or two meet printed opponents, in every mode by turns",
    )
    add_box_options(sub)
    sub.add_argument("--seed", type=whole, metavar="S", help="the first game's seed (default: a new one)")
    sub.add_argument(
        "--jobs", "-j", type=whole, default=0, metavar="J", help="processes (default: all cores)"
    )
    sub.add_argument(
        "--checks",
        choices=("all", "some"),
        default="some",
        help="check copies, JSON, views and replays in all games, or in one of ten (default)",
    )
    sub.add_argument("--out", default="fuzz-failures", metavar="DIR", help="where failing games are saved")
    sub.set_defaults(run=fuzz.run)


def add_orders(commands: argparse._SubParsersAction[Parser]) -> None:
    sub = add(
        commands,
        "orders",
        "look for orders of effects that the game takes away by taking effects unasked",
        (
            (
                "kanly orders --turns 20000",
                "every way through random turns, compared with a game that asks for all",
            ),
            ("kanly orders --edition uprising --choam --turns 500", "the same for Uprising"),
            ("kanly orders --rules 1", "what the first version of the rules took away"),
        ),
    )
    sub.add_argument("--turns", type=whole, default=1000, metavar="N", help="how many turns (default 1000)")
    add_box_options(sub)
    sub.add_argument("--rules", type=whole, default=0, metavar="V", help="by an earlier version of the rules")
    sub.add_argument("--seed", type=whole, metavar="S", help="the first game's seed (default: a new one)")
    sub.add_argument(
        "--jobs", "-j", type=whole, default=0, metavar="J", help="processes (default: all cores)"
    )
    sub.set_defaults(run=orders.run)


def add_match(commands: argparse._SubParsersAction[Parser]) -> None:
    sub = add(commands, "bots", "list the bots", (("kanly bots", "their names, for play and match"),))
    sub.set_defaults(run=lambda arguments, console: match.list_bots(console))
    sub = add(
        commands,
        "match",
        "let bots play many games against each other, seats rotated, or against printed opponents",
        (
            ("kanly match heuristic random random random --games 400", "how much better is it?"),
            ("kanly match heuristic my_bots:Greedy random", "three seats, one bot of your own"),
            ("kanly match heuristic random random --edition uprising", "in another edition"),
            ("kanly match heuristic --level mentat", "one bot alone against two Rivals"),
        ),
    )
    sub.add_argument("bots", nargs="+", metavar="BOT", help="one to four names; see `kanly bots`")
    sub.add_argument("--games", type=whole, default=100, metavar="N", help="how many games (default 100)")
    add_box_options(sub)
    add_rival_options(sub)
    sub.add_argument("--seed", type=whole, default=0, metavar="S", help="the match's seed (default 0)")
    sub.add_argument(
        "--jobs", "-j", type=whole, default=0, metavar="J", help="processes (default: all cores)"
    )
    sub.add_argument("--leaders", default="random", help="Leaders by seat, with commas (default random)")
    sub.set_defaults(run=match.run)


def add_serve(commands: argparse._SubParsersAction[Parser]) -> None:
    sub = add(
        commands,
        "serve",
        "serve the table in the browser, for this computer or for many",
        (
            ("kanly serve --open", "on this computer; the page opens by itself"),
            ("kanly serve --host 0.0.0.0 --port 8080", "for everybody who reaches this computer"),
            ("kanly serve --database sqlite:///games.sqlite", "with the games in a file of your choice"),
            ("kanly serve --database postgresql://kanly@db/kanly --processes 4", "for many tables"),
        ),
    )
    serve.add_serve_options(sub)


def add_load(commands: argparse._SubParsersAction[Parser]) -> None:
    sub = add(
        commands,
        "load",
        "drive many tables at once and measure how soon a move reaches the others",
        (
            ("kanly load --tables 20", "with a server of its own, for twenty seconds"),
            ("kanly load --tables 50 --pace 600", "each seat thinks for 0.6 seconds"),
            ("kanly load --find-limit 250", "how many tables keep 99 of 100 moves under 250 ms"),
            ("kanly load --url http://127.0.0.1:8000 --json load.json", "a server that runs already"),
        ),
    )
    load.add_load_options(sub)


def main(arguments: Sequence[str] | None = None, ask: Ask | None = None) -> int:
    """Run a command; the answer is its exit status. What goes wrong is told in one line, never by a traceback."""
    try:
        made = parser().parse_args(arguments)
        find_own_bots(getattr(made, "bots", None) or ())
        console = style.console()
        if made.command is None:
            parser().print_help()
            return 0
        if made.run is None:
            return talk_of(made.command)(made, console, ask or ask_terminal)
        run: Command = made.run
        status = run(made, console)
        sys.stdout.flush()
        return status
    except BrokenPipeError:
        # Whoever read our output has seen enough; what Python still holds must not be written at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return complain("interrupted", INTERRUPTED)
    except KanlyError as error:
        return complain(str(error))
    except OSError as error:
        return complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except Exception as error:
        if os.environ.get(DEBUG):
            raise
        return complain(
            f"this is an error in Kanly itself, {type(error).__name__}: {error}; with {DEBUG}=1 it says where"
        )


def talk_of(command: str) -> Talk:
    """What a command does that goes on for as long as people answer."""
    if command == "companion":
        # It names topics, and may be missing with one of them.
        from kanly.cli import companion

        return companion.run
    return play.run


def find_own_bots(names: Sequence[str]) -> None:
    """A bot that is written beside us can be named: an installed command doesn't look in the current folder."""
    here = os.getcwd()
    if any(":" in name for name in names) and here not in sys.path:
        sys.path.insert(0, here)


def complain(message: str, status: int = WRONG) -> int:
    line = " ".join(message.split())
    print(f"kanly: {line}", file=sys.stderr)
    return status


if __name__ == "__main__":
    raise SystemExit(main())
