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
LONGEST_NUMBER = 12
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


@dataclass(frozen=True)
class Order:
    """A command with the rest of its line."""

    command: str
    rest: str = ""


class NoSuchOption(KanlyError):
    """A number that stands at none of the options."""

    def __init__(self, number: str, most: int) -> None:
        super().__init__(f"{number} is no option; the numbers go from 1 to {most}")
        self.number = number
        self.most = most


def understand(line: str, menu: Menu, game: Game) -> Order | int:
    """A line as a command or as a legal move; a MoveError or NoSuchOption if it is neither."""
    text = line.strip()
    order = ordered(text)
    if order is not None:
        return order
    if text.isascii() and text.isdigit():
        number = int(text[:9])
        move = menu.pick(number)
        if move is None:
            raise NoSuchOption(typed_number(text), len(menu.options))
        return move
    word, _, rest = text.partition(" ")
    word = word.casefold()
    if word not in moves.NUMBERS:
        legal = {moves.KINDS[moves.kind_of(move)].name for move in game.legal}
        word = completed(word, sorted(legal)) or word
    return game.move(f"{word} {rest.casefold()}".strip()).code


def ordered(line: str) -> Order | None:
    """A line as a command, if it is one."""
    text = line.strip()
    if text.startswith(EXPLAIN):
        rest = text.removeprefix(EXPLAIN).strip()
        return Order(EXPLAIN, rest) if rest else Order("help")
    word, _, rest = text.partition(" ")
    word = word.casefold()
    command = None if word in moves.NUMBERS else command_of(word)
    return Order(command, rest.strip()) if command is not None else None


def typed_number(text: str) -> str:
    """A number as it was typed, unless it goes on and on."""
    return text if len(text) <= LONGEST_NUMBER else f"{text[:LONGEST_NUMBER]}…"


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
