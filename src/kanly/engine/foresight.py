"""What a move would set going: whether it shows somebody something hidden, whether it ends its seat's turn, and how many troops
may go to the Conflict after it."""

from __future__ import annotations

from typing import Final

from kanly.engine import flow, moves
from kanly.engine.codes import (
    NONE,
    PHASE_OVER,
    STEP_AGENT,
    STEP_COMBAT,
    STEP_ENDGAME,
    STEP_INFILTRATE,
    STEP_ORIGIN,
    STEP_REVEAL,
    STEP_REWARD,
    STEP_TURN,
    STEP_WIN,
)
from kanly.engine.state import State

# Steps that are a seat's turn, or its part in Combat and at the end of the game.
PARTS: Final = (
    STEP_TURN, STEP_ORIGIN, STEP_INFILTRATE, STEP_AGENT, STEP_REVEAL, STEP_COMBAT, STEP_REWARD, STEP_WIN, STEP_ENDGAME,
)  # fmt: skip
# Moves with which such a part is over.
CLOSING: Final = (moves.END, moves.PASS)


def in_part(s: State, seat: int) -> bool:
    """Whether the seat is asked in a turn or a part of its own, not in another seat's."""
    for step in reversed(s.stack):
        if step[0] in PARTS:
            return step[1] == seat
    return False


def foresee(s: State, seat: int, move: int) -> tuple[bool, bool, int]:
    """Whether a legal move can't be taken back, as it shows something hidden or ends the game; whether the turn of the seat (or its
    part in Combat) is over with it; and the most troops that the seat may deploy right after it, on its Agent turn. The state is
    left as it is."""
    own = in_part(s, seat)
    ends = own and move >> moves.SHIFT_KIND in CLOSING
    number = s.number
    deploys = 0
    t = s.copy()
    step = t.stack[-1]
    t.cause = NONE
    flow.ANSWER[step[0]](t, step, move)
    while True:
        final = t.horizon >= number
        if final and (ends or not own):
            break
        step = t.stack[-1]
        options = flow.RUN[step[0]](t, step)
        if options is None:
            continue
        if len(options) != 1 or t.ask:
            if step[0] == STEP_AGENT and step[1] == seat and not ends:
                for option in options:
                    if option >> moves.SHIFT_KIND == moves.DEPLOY:
                        deploys = max(deploys, option >> moves.SHIFT_A & moves.MASK)
            break
        if step[0] == STEP_TURN:
            t.horizon = number  # a hand is laid open that its owner did not choose to show
        if own and step[1] == seat and options[0] >> moves.SHIFT_KIND in CLOSING:
            ends = True
        t.cause = NONE
        flow.ANSWER[step[0]](t, step, options[0])
    return t.horizon >= number or t.phase == PHASE_OVER, ends, deploys
