"""The loop: run the step on top until somebody has to decide."""

from __future__ import annotations

from collections.abc import Callable

from kanly.engine import codes
from kanly.engine.codes import NONE, STEP_TURN, TRACE_AUTO, TURN_OPENING
from kanly.engine.seats import is_person
from kanly.engine.state import State
from kanly.engine.step import STEPS
from kanly.engine.steps import (
    agent,
    cards,
    choices,
    combat,
    endgame,
    influence,
    reveal,
    round,
    setup,
    troops,
    turn,
)

# Importing them registers their steps.
CORE = (agent, cards, choices, combat, endgame, influence, reveal, round, setup, troops, turn)


def advance(s: State) -> None:
    """Go on until a seat has to decide or the game is over.

    A lone answer is taken without asking, unless the missing question would tell the others what the seat holds
    (`s.ask`).
    """
    while True:
        step = s.stack[-1]
        options = STEPS[step[0]].run(s, step)
        if options is None:
            continue
        if len(options) == 1 and not s.ask:
            if s.trace is not None:
                s.trace.append((TRACE_AUTO, decider(s), options[0]))
            if step[0] == STEP_TURN:
                s.horizon = s.number  # a hand is laid open that its owner did not choose to show
            s.cause = NONE
            STEPS[step[0]].answer(s, step, options[0])
            continue
        s.ask = False
        s.options = options
        s.number += 1
        return


def advance_until(s: State, phase: int, move: int = NONE) -> bool:
    """Go on, after a move if one is given, for those who want to look at the table between two phases: it also stops when
    this phase is about to begin, with no legal moves, and then says so. Apart from `advance`, so that games don't pay
    for it."""
    before = s.phase
    if move != NONE:
        s.cause = NONE
        STEPS[s.stack[-1][0]].answer(s, s.stack[-1], move)
    while before == s.phase or s.phase != phase:
        before = s.phase
        step = s.stack[-1]
        options = STEPS[step[0]].run(s, step)
        if options is None:
            continue
        if len(options) != 1 or s.ask:
            s.ask = False
            s.options = options
            s.number += 1
            return False
        s.cause = NONE
        STEPS[step[0]].answer(s, step, options[0])
    s.options = []
    return True


def play_watched(s: State, move: int, watch: Callable[[State], None]) -> None:
    """The same as `play` for those who show the turns of seats that are nobody's one after another: `watch` is called before each.
    Apart from it, so that games don't pay for it."""
    step = s.stack[-1]
    s.cause = NONE
    STEPS[step[0]].answer(s, step, move)
    before = codes.STEP_COUNT
    while True:
        step = s.stack[-1]
        if before == codes.STEP_ROUND and s.turn_kind == TURN_OPENING and not is_person(s, step[1]):
            watch(s)
        before = step[0]
        options = STEPS[step[0]].run(s, step)
        if options is None:
            continue
        if len(options) == 1 and not s.ask:
            if s.trace is not None:
                s.trace.append((TRACE_AUTO, decider(s), options[0]))
            if step[0] == STEP_TURN:
                s.horizon = s.number
            s.cause = NONE
            STEPS[step[0]].answer(s, step, options[0])
            continue
        s.ask = False
        s.options = options
        s.number += 1
        return


def decider(s: State) -> int:
    """Who is asked now."""
    step = s.stack[-1]
    return step[2] if s.roles is None else s.roles.decider(s, step)


def play(s: State, move: int) -> None:
    """Take one of the legal moves and go on."""
    step = s.stack[-1]
    s.cause = NONE
    STEPS[step[0]].answer(s, step, move)
    advance(s)


def relist(s: State) -> None:
    """List the legal moves again without moving on, for a state that came out of a file."""
    step = s.stack[-1]
    options = STEPS[step[0]].run(s, step)
    s.options = [] if options is None else options
    s.ask = False


def is_over(s: State) -> bool:
    return s.phase == codes.PHASE_OVER


__all__ = ["advance", "advance_until", "decider", "is_over", "play", "play_watched", "relist"]
