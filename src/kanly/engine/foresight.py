"""What a move would set going: whether it shows somebody something hidden, whether it ends its seat's turn, how many troops may
go to the Conflict after it, and what has to be done then and shows something hidden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kanly.engine import moves, rows
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
    TURN_REVEAL,
)
from kanly.engine.state import State
from kanly.engine.step import STEPS

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


def foresee(s: State, seat: int, move: int) -> tuple[bool, bool, int, tuple[int, ...]]:
    """Whether a legal move can't be taken back, as it shows something hidden or ends the game; whether the turn of the seat
    (or its part in Combat) is over with it, though the seat did not end it; how many troops may be deployed right after it;
    and, of sending an Agent, which effects have to be taken then and show something hidden. The state is left as it is.

    What chance gives may allow more: a card of the Row that can be bought, persuasion of a card that is drawn and revealed. So
    a move that asks chance ends the turn if it does so when nothing of use comes: nobody's turn ends unannounced.
    """
    # Whoever ends it with a move of its own is told nothing new.
    own = move >> moves.SHIFT_KIND not in CLOSING and in_part(s, seat)
    t = like(s)
    final, ends, options = followed(t, seat, move, own)
    troops, shows = after_agent(t, seat, options) if move >> moves.SHIFT_KIND == moves.AGENT else (0, ())
    if final and own and s.turn_kind == TURN_REVEAL:
        t = like(s)
        t.imperium = ()
        if t.content.rows:
            rows.dry_up(t)
        if move >> moves.SHIFT_KIND != moves.BUY:
            me = t.seats[seat]
            me.deck, me.top, me.top_seen, me.discard = [], (), (), []
        ends = followed(t, seat, move, own)[1]
    return final, ends, troops, shows


def like(s: State) -> State:
    """A copy that asks as this state does."""
    t = s.copy()
    t.asks = s.asks
    return t


def after_agent(t: State, seat: int, options: Sequence[int]) -> tuple[int, tuple[int, ...]]:
    """Of what a seat may go on with in its Agent turn: the most troops it may deploy, and what it has to take that shows
    something hidden."""
    troops = 0
    shows: list[int] = []
    for option in options:
        kind = option >> moves.SHIFT_KIND
        if kind == moves.DEPLOY and not moves.second(option):
            troops = max(troops, moves.first(option))
        elif kind == moves.TAKE and t.content.nodes[moves.first(option)].mandatory:
            t.horizon = NONE  # what the Agent's coming itself has shown is told of that
            if followed(like(t), seat, option, False)[0]:
                shows.append(option)
    return troops, tuple(shows)


def followed(t: State, seat: int, move: int, own: bool) -> tuple[bool, bool, Sequence[int]]:
    """Play a move and what follows from it by itself, as far as it tells all that; `own`: the seat has a turn that may end.
    With it, what the seat may go on with in an Agent turn that it has not ended."""
    number, ends = t.number, False
    left: Sequence[int] = ()
    step = t.stack[-1]
    t.cause = NONE
    STEPS[step[0]].answer(t, step, move)
    while True:
        if t.horizon >= number and (ends or not own):
            break
        step = t.stack[-1]
        options = STEPS[step[0]].run(t, step)
        if options is None:
            continue
        if len(options) != 1 or t.ask:
            if step[0] == STEP_AGENT and step[1] == seat and not ends:
                left = options
            break
        if step[0] == STEP_TURN:
            t.horizon = number  # a hand is laid open that its owner did not choose to show
        if own and step[1] == seat and options[0] >> moves.SHIFT_KIND in CLOSING:
            ends = True
        t.cause = NONE
        STEPS[step[0]].answer(t, step, options[0])
    return t.horizon >= number or t.phase == PHASE_OVER, ends, left
