"""What a check says when something that must always hold does not."""

from __future__ import annotations

from kanly.engine.errors import KanlyError
from kanly.notation.record import Record


class InvariantBroken(KanlyError):
    """Something that must always hold did not; `record` holds the game so far."""

    def __init__(self, message: str, record: Record | None = None) -> None:
        super().__init__(message)
        self.record = record


def require(holds: bool, message: str) -> None:
    if not holds:
        raise InvariantBroken(message)
