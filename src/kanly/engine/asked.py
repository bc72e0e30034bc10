"""What an opponent has to know of the table, besides what is its own."""

from __future__ import annotations

from typing import Protocol


class Board(Protocol):
    """Answers for the table: the state of a game, or people who play with the printed game.

    Spaces, posts, factions and seats are the numbers of the content.
    """

    def occupied(self, space: int) -> bool:
        """Whether an Agent stands there."""
        ...

    def closed(self, space: int) -> bool:
        """Whether a card keeps the others out of it."""
        ...

    def watched(self, post: int) -> bool:
        """Whether a Spy stands there."""
        ...

    def compare(self, spaces: list[int], skips_taken: bool) -> None:
        """The bonus spice of several spaces will be looked at; whoever has to ask asks for all at once."""
        ...

    def bonus_spice(self, space: int) -> int: ...

    def influence(self, seat: int, faction: int) -> int: ...

    def units(self, seat: int) -> int:
        """How many units of any kind a seat has in the Conflict."""
        ...

    def strength(self, seat: int) -> int: ...

    def intrigues(self, seat: int) -> int:
        """How many Intrigue cards a seat holds."""
        ...

    def level(self) -> int:
        """The level of this round's Conflict, 0 if there is none."""
        ...

    def protected(self) -> bool:
        """Whether the Shield Wall protects this round's Conflict while it stands."""
        ...

    def wall(self) -> bool:
        """Whether the Shield Wall stands."""
        ...
