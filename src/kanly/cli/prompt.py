"""What a player types: a number, a move in notation (also shortened), or one of the commands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module

from kanly.cli.menu import Menu
from kanly.engine import moves
from kanly.engine.errors import KanlyError
from kanly.game import Game

Ask = Callable[[str], str]
"""Shows a prompt and gives the line that was typed; raises EOFError when there are no more."""

EXPLAIN = "?"
# Every command with the letter that is enough for it.
COMMANDS: dict[str, str] = {
    "help": "",
    "board": "b",
    "players": "p",
    "hand": "h",
    "market": "m",
    "conflict": "c",
    "deck": "d",
    "log": "l",
    "score": "s",
    "moves": "",
    "hint": "",
    "undo": "u",
    "save": "",
    "record": "",
    "quit": "q",
}
LETTERS = {letter: command for command, letter in COMMANDS.items() if letter}
KINDS: tuple[str, ...] = tuple(name for name, _, _ in moves.KINDS)


@dataclass(frozen=True)
class Order:
    """A command with the rest of its line."""

    command: str
    rest: str = ""


class NoSuchOption(KanlyError):
    """A number that stands at none of the options."""

    def __init__(self, number: int, most: int) -> None:
        super().__init__(f"{number} is no option; the numbers go from 1 to {most}")
        self.number = number
        self.most = most


def understand(line: str, menu: Menu, game: Game) -> Order | int:
    """A line as a command or as a legal move; a MoveError or NoSuchOption if it is neither."""
    text = line.strip()
    if text.startswith(EXPLAIN):
        rest = text.removeprefix(EXPLAIN).strip()
        return Order(EXPLAIN, rest) if rest else Order("help")
    if text.isascii() and text.isdigit():
        number = int(text[:9])
        move = menu.pick(number)
        if move is None:
            raise NoSuchOption(number, len(menu.options))
        return move
    word, _, rest = text.partition(" ")
    word = word.casefold()
    if word not in KINDS:
        command = command_of(word)
        if command is not None:
            return Order(command, rest.strip())
        legal = {KINDS[moves.kind_of(move)] for move in game.legal}
        word = completed(word, sorted(legal)) or word
    return game.move(f"{word} {rest.casefold()}".strip()).code


def command_of(word: str) -> str | None:
    if word in ("exit", "bye"):
        return "quit"
    return LETTERS.get(word) or completed(word, sorted(COMMANDS))


def completed(word: str, known: Sequence[str]) -> str | None:
    """The only one of the known words that begins like this, or is this very word."""
    if word in known:
        return word
    found = [entry for entry in known if word and entry.startswith(word)]
    return found[0] if len(found) == 1 else None


def ask_terminal(prompt: str) -> str:
    """A line from the terminal, with editing and history where Python has them."""
    with suppress(ImportError):
        import_module("readline")  # to have it loaded is what makes input() editable
    return input(prompt)
