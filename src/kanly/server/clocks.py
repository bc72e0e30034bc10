"""How long a seat may still think."""

from __future__ import annotations

from typing import Any

from kanly.server import hosting
from kanly.server.hosting import PERSON, RUNNING, Hosted, Moment
from kanly.server.store import Store
from kanly.server.ticking import ticks


def ticking(hosted: Hosted) -> bool:
    """Whether a person's clock runs now."""
    if hosted.row.status != RUNNING or hosted.broken or hosted.over:
        return False
    settings = hosted.settings
    limited = settings.turn_seconds > 0 or settings.game_seconds > 0
    return limited and hosted.seats[hosted.game.decider].kind == PERSON


def turn_used(hosted: Hosted) -> int:
    """Milliseconds that the seat that is asked has used in its turn, up to the open decision."""
    return used_since(hosted, hosted.game.decider, hosted.turn_line)


def used_since(hosted: Hosted, seat: int, start: int) -> int:
    """Milliseconds that a seat has used since a line, up to the open decision."""
    used = 0
    for line in reversed(hosted.lines):
        if line.number <= start:
            break
        if line.seat == seat:
            used += line.took
    return used


def left(hosted: Hosted) -> int | None:
    """Milliseconds until a bot decides for the seat that is asked; None: no clock runs."""
    if not ticking(hosted):
        return None
    settings = hosted.settings
    running = ticks() - hosted.since
    found = []
    if settings.turn_seconds:
        found.append(settings.turn_seconds * 1000 - turn_used(hosted) - running)
    if settings.game_seconds:
        found.append(settings.game_seconds * 1000 - hosted.used[hosted.game.decider] - running)
    return max(0, min(found))


def undoable(hosted: Hosted, seat: int) -> list[Moment]:
    """The decisions that a seat may take back: none once its time is up, or it could keep the table waiting for ever by
    taking back what was decided for it."""
    moments = hosting.undoable(hosted, seat)
    settings = hosted.settings
    if not moments:
        return []
    running = ticks() - hosted.since if hosted.game.decider == seat else 0
    turn = used_since(hosted, seat, moments[-1].turn) + running
    game = hosted.used[seat] + running
    if 0 < settings.turn_seconds * 1000 <= turn or 0 < settings.game_seconds * 1000 <= game:
        return []
    return moments


def undo(store: Store, hosted: Hosted, seat: int, whole_turn: bool) -> None:
    """Take back, if there is time for it."""
    if hosting.undoable(hosted, seat) and not undoable(hosted, seat):
        raise hosting.NotNow("undo_time_up")
    hosting.undo(store, hosted, seat, whole_turn)


def told(hosted: Hosted) -> dict[str, Any] | None:
    """The clocks as a client shows them; None: nobody's time is limited."""
    settings = hosted.settings
    if not settings.turn_seconds and not settings.game_seconds:
        return None
    return {
        "left": left(hosted),
        "game": [max(0, settings.game_seconds * 1000 - used) for used in hosted.used]
        if settings.game_seconds
        else None,
    }
