"""How long the table rests before somebody moves who is no person, so that people can follow.

It depends on what everybody sees and on the host's pace alone: how long a bot seems to think tells nothing about its cards.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from kanly.engine.codes import PHASE_COMBAT
from kanly.server.hosting import Hosted, Stop

# Of the pace: what follows within a turn is seen together with what it began with. It is still more than our bots need to think
# at the usual pace, so that their time tells nothing there either.
FOLLOW_UP: Final = 1 / 15
# Most of Combat is passing, and what was played is shown once more when it is over.
IN_COMBAT: Final = 1 / 2


def rest(hosted: Hosted) -> float:
    """Seconds before a bot decides what is asked now."""
    pace = hosted.settings.pace / 1000
    if hosted.turn_line != hosted.number:
        return pace * FOLLOW_UP
    return pace * IN_COMBAT if hosted.game.state.phase == PHASE_COMBAT else pace


def at_stop(hosted: Hosted, stop: Stop) -> Hosted:
    """The table as it was on the way to where it is now. It counts as before the move, so that nobody who is told of both
    takes it for the newer one."""
    return replace(
        hosted,
        game=stop.game,
        log=hosted.log[: stop.events],
        number=hosted.number - 1,
        past=[],
        stops=[],
        between=stop.seat,
    )
