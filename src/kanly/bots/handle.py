"""What a bot gets: the handle of its seat. It shows what the seat may know, and nothing of it leads to the state."""

from __future__ import annotations

from random import Random
from typing import Protocol

from kanly.decision import Move
from kanly.engine.errors import KanlyError, MoveError
from kanly.game import Game
from kanly.notation.moves import listing, read
from kanly.view import View, sample


class BotError(KanlyError):
    """A bot that can't be found, or one that answered with something that is no legal move."""


Answer = Move | int | str
"""A legal move as an object, as its number, or as notation."""


class SeatHandle:
    """One decision, seen from the seat that has to take it.

    A handle is good for its own decision only: a view that is asked for later would show another moment than the
    one that the bot decides about.
    """

    __slots__ = ("_game", "_view", "legal", "number", "random", "seat")

    def __init__(self, game: Game, random: Random) -> None:
        if game.over:
            raise BotError("the game is over, so no seat has anything to decide")
        self._game = game
        self._view: View | None = None
        self.seat: int = game.decider
        """The seat that decides."""
        self.number: int = game.number
        """The number of the decision."""
        self.legal: tuple[int, ...] = tuple(game.legal)
        """The legal moves as numbers. A tuple, so that no bot can change what the game takes for legal."""
        self.random: Random = random
        """The seat's own source of chance: use no other, and a match can be played again from its seed."""

    @property
    def view(self) -> View:
        """What the seat may know. Built when it is first asked for, because it costs more than a simple bot does."""
        if self._view is None:
            if self._game.number != self.number:
                raise BotError(
                    f"this handle was for decision {self.number}; the game is at {self._game.number}: "
                    "a bot must look while it chooses, not later"
                )
            self._view = self._game.view(self.seat)
        return self._view

    @property
    def moves(self) -> list[Move]:
        """The legal moves as objects, in the order of `legal`."""
        content = self._game.state.content
        return [Move(content, code) for code in self.legal]

    def sample(self, seed: int | None = None) -> Game:
        """A whole game that could be the real one, everything hidden dealt anew. To look ahead, play on in it.

        It depends on the view and the seed alone; without a seed, the seat's own chance gives one.
        """
        return Game.of(sample(self.view, self.random.getrandbits(32) if seed is None else seed))

    def __repr__(self) -> str:
        return f"<SeatHandle seat {self.seat}, decision {self.number}, {len(self.legal)} moves>"


class Bot(Protocol):
    """A player. The same object may sit at several tables, so what it remembers must not belong to one game."""

    def choose(self, seat: SeatHandle, /) -> Answer:
        """One of the seat's legal moves."""


def decide(bot: Bot, game: Game, random: Random) -> int:
    """Ask a bot for the pending decision; its answer as a legal move. The game is not changed."""
    seat = SeatHandle(game, random)
    who = f"{type(bot).__name__} at seat {seat.seat}, decision {seat.number},"
    try:
        answer = bot.choose(seat)
    except KanlyError:
        raise
    except Exception as error:  # a bot is somebody else's program: say whose fault it is
        raise BotError(f"{who} failed with {type(error).__name__}: {error}") from error
    content = game.state.content
    if isinstance(answer, str):
        try:
            return read(content, answer, game.legal)
        except MoveError as error:
            raise BotError(f"{who} answered {answer!r}: {error}") from error
    if isinstance(answer, bool) or not isinstance(answer, Move | int):
        raise BotError(f"{who} answered {answer!r}; a move, its number or its notation is wanted")
    code = int(answer)
    if code not in game.legal:
        shown = str(answer) if isinstance(answer, Move) else code
        raise BotError(f"{who} answered {shown}, which is not legal now; {listing(content, game.legal)}")
    return code
