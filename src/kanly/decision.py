"""What a game says at its edge: moves, decisions, results. Small objects with names; the engine has ints."""

from __future__ import annotations

from dataclasses import dataclass

from kanly.engine import moves
from kanly.engine.content import Content
from kanly.notation.moves import write


class Move:
    """One decision: a kind with parameters. `str(move)` is its notation, `int(move)` its number for search."""

    __slots__ = ("_content", "code")

    def __init__(self, content: Content, code: int) -> None:
        self._content = content
        self.code = code

    @property
    def kind(self) -> str:
        """The kind's name, such as "agent" or "buy"."""
        return moves.KINDS[moves.kind_of(self.code)].name

    def __str__(self) -> str:
        return write(self._content, self.code)

    def __repr__(self) -> str:
        return f"<Move {self}>"

    def __int__(self) -> int:
        return self.code

    def __index__(self) -> int:
        return self.code

    def __eq__(self, other: object) -> bool:
        return self.code == other.code if isinstance(other, Move) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.code)


@dataclass(frozen=True)
class Decision:
    """Who is asked what. `number` rises with every decision; a move that carries another number is refused."""

    number: int
    seat: int
    kind: str
    moves: tuple[Move, ...]


@dataclass(frozen=True)
class Result:
    """The end of a game: seats from first to last, their points, and where each point came from."""

    standing: tuple[int, ...]
    points: tuple[int, ...]
    sources: tuple[dict[str, int], ...]

    @property
    def winner(self) -> int:
        return self.standing[0]
