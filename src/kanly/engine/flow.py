"""The loop: run the step on top until somebody has to decide."""

from __future__ import annotations

from collections.abc import Callable

from kanly.engine import codes
from kanly.engine.automa import seats
from kanly.engine.codes import NONE, STEP_TURN, TRACE_AUTO
from kanly.engine.state import State, Step
from kanly.engine.steps import (
    agent,
    automa,
    choices,
    combat,
    endgame,
    reveal,
    rewards,
    round,
    setup,
    spies,
    turn,
)

Run = Callable[[State, Step], list[int] | None]
Answer = Callable[[State, Step, int], None]

RUN: list[Run] = [choices.run_unknown] * codes.STEP_COUNT
ANSWER: list[Answer] = [choices.answer_nothing] * codes.STEP_COUNT


def _on(step: int, run: Run, answer: Answer = choices.answer_nothing) -> None:
    RUN[step] = run
    ANSWER[step] = answer


_on(codes.STEP_ROUND, round.run_round)
_on(codes.STEP_DEFEND, round.run_defend, round.answer_defend)
_on(codes.STEP_LEADER, setup.run_leader, setup.answer_leader)
_on(codes.STEP_TOKEN, setup.run_token, setup.answer_token)
_on(codes.STEP_SETUP_DONE, setup.run_setup_done)
_on(codes.STEP_TURN, turn.run_turn, turn.answer_turn)
_on(codes.STEP_ORIGIN, turn.run_origin, turn.answer_origin)
_on(codes.STEP_TIER, turn.run_tier, turn.answer_tier)
_on(codes.STEP_AGENT, agent.run_agent, agent.answer_agent)
_on(codes.STEP_REVEAL, reveal.run_reveal, reveal.answer_reveal)
_on(codes.STEP_COMBAT, combat.run_combat, combat.answer_combat)
_on(codes.STEP_REWARD, combat.run_reward, combat.answer_reward)
_on(codes.STEP_WIN, combat.run_win, combat.answer_win)
_on(codes.STEP_AFTER_COMBAT, combat.run_after_combat)
_on(codes.STEP_ENDGAME, endgame.run_endgame, endgame.answer_endgame)
_on(codes.STEP_OVER, endgame.run_over)
_on(codes.STEP_APPLY, choices.run_apply)
_on(codes.STEP_MAY, choices.run_may, choices.answer_may)
_on(codes.STEP_FACTION, choices.run_faction, choices.answer_faction)
_on(codes.STEP_LOSE_INFLUENCE, choices.run_lose_influence, choices.answer_lose_influence)
_on(codes.STEP_ALLIANCE, choices.run_alliance, choices.answer_alliance)
_on(codes.STEP_TRASH, choices.run_trash, choices.answer_trash)
_on(codes.STEP_DISCARD, choices.run_discard, choices.answer_discard)
_on(codes.STEP_DEPLOY, choices.run_deploy, choices.answer_deploy)
_on(codes.STEP_RETREAT, choices.run_retreat, choices.answer_retreat)
_on(codes.STEP_ACQUIRE, choices.run_acquire, choices.answer_acquire)
_on(codes.STEP_PLACE, choices.run_place, choices.answer_place)
_on(codes.STEP_FETCH, choices.run_fetch, choices.answer_fetch)
_on(codes.STEP_RECALL, choices.run_recall, choices.answer_recall)
_on(codes.STEP_CHOOSE, choices.run_choose, choices.answer_choose)
_on(codes.STEP_INTRIGUE_DONE, choices.run_intrigue_done)
_on(codes.STEP_ASIDE, choices.run_aside, choices.answer_aside)
_on(codes.STEP_ANY_ORDER, choices.run_any_order, choices.answer_any_order)
_on(codes.STEP_LINES, choices.run_lines, choices.answer_lines)
_on(codes.STEP_TRASH_INTRIGUE, choices.run_trash_intrigue, choices.answer_trash_intrigue)
_on(codes.STEP_INFILTRATE, turn.run_infiltrate, turn.answer_infiltrate)
_on(codes.STEP_GATHER, spies.run_gather, spies.answer_gather)
_on(codes.STEP_POST, spies.run_post, spies.answer_post)
_on(codes.STEP_RECALL_SPY, spies.run_recall_spy, spies.answer_recall_spy)
_on(codes.STEP_DETONATE_WALL, spies.run_detonate_wall, spies.answer_detonate_wall)
_on(codes.STEP_CONTRACT, rewards.run_contract, rewards.answer_contract)
_on(codes.STEP_TURN_DOWN, rewards.run_turn_down, rewards.answer_turn_down)
_on(codes.STEP_CLAIM, combat.run_claim)
_on(codes.STEP_AUTOMA, automa.run_automa)
_on(codes.STEP_AUTOMA_DEPLOY, automa.run_deploy)
_on(codes.STEP_AUTOMA_SWORDS, automa.run_swords)
_on(codes.STEP_SPECIAL, choices.run_special, choices.answer_special)


def advance(s: State) -> None:
    """Go on until a seat has to decide or the game is over.

    A lone answer is taken without asking, unless the missing question would tell the others what the seat holds
    (`s.ask`).
    """
    while True:
        step = s.stack[-1]
        options = RUN[step[0]](s, step)
        if options is None:
            continue
        if len(options) == 1 and not s.ask:
            if s.trace is not None:
                s.trace.append((TRACE_AUTO, decider(s), options[0]))
            if step[0] == STEP_TURN:
                s.horizon = s.number  # a hand is laid open that its owner did not choose to show
            s.cause = NONE
            ANSWER[step[0]](s, step, options[0])
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
        ANSWER[s.stack[-1][0]](s, s.stack[-1], move)
    while before == s.phase or s.phase != phase:
        before = s.phase
        step = s.stack[-1]
        options = RUN[step[0]](s, step)
        if options is None:
            continue
        if len(options) != 1 or s.ask:
            s.ask = False
            s.options = options
            s.number += 1
            return False
        s.cause = NONE
        ANSWER[step[0]](s, step, options[0])
    s.options = []
    return True


def play_watched(s: State, move: int, watch: Callable[[State], None]) -> None:
    """The same as `play` for those who show the turns of printed opponents one after another: `watch` is called before each.
    Apart from it, so that games don't pay for it."""
    step = s.stack[-1]
    s.cause = NONE
    ANSWER[step[0]](s, step, move)
    before = codes.STEP_COUNT
    while True:
        step = s.stack[-1]
        if step[0] == codes.STEP_AUTOMA and before == codes.STEP_ROUND:
            watch(s)
        before = step[0]
        options = RUN[step[0]](s, step)
        if options is None:
            continue
        if len(options) == 1 and not s.ask:
            if s.trace is not None:
                s.trace.append((TRACE_AUTO, decider(s), options[0]))
            if step[0] == STEP_TURN:
                s.horizon = s.number
            s.cause = NONE
            ANSWER[step[0]](s, step, options[0])
            continue
        s.ask = False
        s.options = options
        s.number += 1
        return


def decider(s: State) -> int:
    """Who is asked now; for a printed opponent a person decides."""
    seat = s.stack[-1][2]
    if s.automa is not None and seat >= s.automa.people:
        return seats.decider_for_opponents(s)
    return seat


def play(s: State, move: int) -> None:
    """Take one of the legal moves and go on."""
    step = s.stack[-1]
    s.cause = NONE
    ANSWER[step[0]](s, step, move)
    advance(s)


def relist(s: State) -> None:
    """List the legal moves again without moving on, for a state that came out of a file."""
    step = s.stack[-1]
    options = RUN[step[0]](s, step)
    s.options = [] if options is None else options
    s.ask = False


def is_over(s: State) -> bool:
    return s.phase == codes.PHASE_OVER


__all__ = ["advance", "advance_until", "decider", "is_over", "play", "play_watched", "relist"]
