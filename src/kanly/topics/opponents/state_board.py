"""The board of a game: the state answers."""

from __future__ import annotations

from kanly.engine import units
from kanly.engine.asked import Board
from kanly.engine.codes import NONE
from kanly.engine.part import part_of
from kanly.engine.state import State
from kanly.topics.opponents.part import automa_of


class StateBoard:
    """Everything that a state knows."""

    def __init__(self, s: State) -> None:
        self.s: State = s

    def occupied(self, space: int) -> bool:
        return not self.s.free >> space & 1

    def closed(self, space: int) -> bool:
        return self.s.closed != 0 and any(seat.closes == space for seat in self.s.seats)

    def watched(self, post: int) -> bool:
        spies = part_of(self.s, "spies")
        return spies is not None and any(posts >> post & 1 for posts in spies.posts)

    def compare(self, spaces: list[int], skips_taken: bool) -> None:
        """A state has nobody to ask."""

    def bonus_spice(self, space: int) -> int:
        return self.s.bonus_spice[space]

    def influence(self, seat: int, faction: int) -> int:
        return self.s.seats[seat].influence[faction]

    def units(self, seat: int) -> int:
        return units.present(self.s, seat)

    def strength(self, seat: int) -> int:
        return units.strength(self.s, seat)

    def intrigues(self, seat: int) -> int:
        return len(self.s.seats[seat].intrigues)

    def level(self) -> int:
        return 0 if self.s.conflict == NONE else self.s.content.conflict_level[self.s.conflict]

    def protected(self) -> bool:
        return self.s.conflict != NONE and self.s.content.conflict_protected[self.s.conflict]

    def wall(self) -> bool:
        return self.s.units is not None and self.s.units.wall != 0


def board_of(s: State) -> Board:
    """Who answers for the table of this game."""
    board = automa_of(s).board
    return StateBoard(s) if board is None else board
