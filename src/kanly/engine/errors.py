"""What the engine refuses, by type."""

from __future__ import annotations


class KanlyError(Exception):
    """The base of every error that Kanly raises on purpose."""


class SetupError(KanlyError):
    """A setup that can't be."""


class ChanceError(KanlyError):
    """A record or scenario dictated a card that can't come now, or none where one is needed."""


class DictationError(ChanceError):
    """Dictated chance that does not fit the draw that has come: `what` is drawn for `seat` out of `zone`. `line`: the place
    of the line that does not fit, or -1 where they have run out."""

    def __init__(self, message: str, what: int, seat: int, zone: list[int], line: int) -> None:
        super().__init__(message)
        self.what = what
        self.seat = seat
        self.zone = zone
        self.line = line


class StateError(KanlyError):
    """A stored state that can't be read."""


class MoveError(KanlyError):
    """A move that was not played; the game is unchanged."""


class UnreadableMove(MoveError):
    """The text is no move of this game."""


class IllegalMove(MoveError):
    """The move can be read, but it is not one of the legal moves now."""


class AmbiguousMove(MoveError):
    """The text fits several legal moves."""


class StaleMove(IllegalMove):
    """The move was meant for an earlier decision."""
