"""A fixed number for every move that can ever be written in a game, derived from the declared domains of the moves.

For learning: a policy has one output per number, and the legal moves of a decision are a mask over them.
"""

from __future__ import annotations

from kanly.engine import moves
from kanly.engine.content import Content
from kanly.engine.errors import UnreadableMove
from kanly.notation.domains import domain


def domain_size(content: Content, name: str) -> int:
    """How many values a parameter of this domain can have."""
    return domain(name).count(content) if name else 1


def shape(content: Content, kind: moves.MoveKind) -> tuple[int, int]:
    """How many values both parameters of a kind can have; none where no game of this content has such a move."""
    if not kind.name or (kind.topic and all(kind.topic != topic.name for topic in content.topics)):
        return 0, 0
    return domain_size(content, kind.first), domain_size(content, kind.second)


class Numbering:
    """Moves of one content numbered from 0 to `size` - 1.

    >>> from kanly import Game
    >>> game = Game()
    >>> numbers = Numbering(game.state.content)
    >>> all(numbers.move(numbers.number(move)) == move for move in game.legal)
    True
    """

    def __init__(self, content: Content) -> None:
        self._shapes = [shape(content, kind) for kind in moves.KINDS]
        self._starts: list[int] = []
        self.size = 0
        for first, second in self._shapes:
            self._starts.append(self.size)
            self.size += first * second

    def number(self, move: int) -> int:
        """The number of a move given as the engine's int."""
        kind, a, b = moves.kind_of(move), moves.first(move), moves.second(move)
        if kind >= len(self._shapes) or a >= self._shapes[kind][0] or b >= self._shapes[kind][1]:
            raise UnreadableMove(f"{move} is no move of this content")
        return self._starts[kind] + a * self._shapes[kind][1] + b

    def move(self, number: int) -> int:
        """The engine's int for a number."""
        if not 0 <= number < self.size:
            raise UnreadableMove(f"moves are numbered from 0 to {self.size - 1}, not {number}")
        kind = len(self._starts) - 1
        while self._starts[kind] > number:
            kind -= 1
        a, b = divmod(number - self._starts[kind], self._shapes[kind][1])
        return moves.make(kind, a, b)
