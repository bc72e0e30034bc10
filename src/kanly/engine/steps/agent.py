"""The rest of an Agent turn: effects in any order, deployment, Plots, and the end (R-017, R-052, R-078)."""

from __future__ import annotations

from kanly.engine import board, market, moves, pieces, plots, pool, reactions, units
from kanly.engine.codes import (
    AT_PLOT,
    EV_END_TURN,
    STEP_AGENT,
    STEP_RECALL,
)
from kanly.engine.events import note
from kanly.engine.state import State, Step
from kanly.engine.step import StepKind, register_step
from kanly.engine.steps.round import close_turn


class Agent(StepKind):
    def run(self, s: State, step: Step) -> list[int] | None:
        seat = step[1]
        if s.pool:
            waiting = len(s.stack)
            pool.sweep(s, seat)
            if len(s.stack) != waiting:
                return None
        me = s.seats[seat]
        found: list[int] = []
        mandatory = pool.offers(s, seat, found) if s.pool else False
        most = 0
        tally = s.tally
        if s.content.space_combat[s.turn_space]:
            most = s.turn_recruited + s.turn_allowance
        elif tally is not None and tally.recruits_deploy:
            most = s.turn_recruited
        if most:
            most = min(most, me.garrison if s.roles is None else units.of(s, seat).garrison)
        if most and (tally is None or units.may_deploy(s)):
            for troops in range(1, most + 1):
                found.append(moves.DEPLOY << moves.SHIFT_KIND | troops << moves.SHIFT_A)
        if tally is not None and s.units is not None and s.units.garrison:
            pieces.deploy_moves(s, seat, found)
        if me.intrigues:
            plots.play_moves(s, seat, AT_PLOT, found)
            s.ask = True
        if tally is not None and s.content.abilities:
            reactions.offer(s, seat, found)
        if not mandatory:
            found.append(moves.END << moves.SHIFT_KIND)
        return found

    def answer(self, s: State, step: Step, move: int) -> None:
        seat = step[1]
        kind, what = move >> moves.SHIFT_KIND, move >> moves.SHIFT_A & moves.MASK
        if kind == moves.TAKE:
            pool.take(s, seat, what)
        elif kind == moves.DEPLOY:
            if move & moves.MASK:
                pieces.deploy_after_visit(s, seat, (move & moves.MASK) - 1, what)
            else:
                fresh = min(what, s.turn_recruited)
                s.turn_recruited -= fresh
                s.turn_allowance -= what - fresh
                units.deploy(s, seat, what)
        elif kind == moves.PLAY:
            plots.play(s, seat, what, AT_PLOT)
        else:
            s.stack.pop()
            if s.log is not None:
                note(s, EV_END_TURN, seat)
            close_turn(s)


class Recall(StepKind):
    def run(self, s: State, step: Step) -> list[int] | None:
        found: list[int] = []
        for space in board.recallable_agents(s, step[1], step[3]):
            market.add(found, moves.make(moves.RECALL, space))
        return found

    def answer(self, s: State, step: Step, move: int) -> None:
        s.stack.pop()
        board.recall(s, step[1], moves.first(move))


register_step(Agent("agent", peoples=True), STEP_AGENT)
register_step(Recall("recall", "", "asking"), STEP_RECALL)
