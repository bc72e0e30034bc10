"""Questions about units: how many are deployed, how many retreat, and, of those that effects of any kind move, which."""

from __future__ import annotations

from kanly.engine import moves, pieces, units
from kanly.engine.codes import (
    ANY_KIND,
    ASKING_MASK,
    CONFLICT,
    GARRISON,
    OP_DEPLOY,
    OP_RETREAT,
    STEP_DEPLOY,
    STEP_RETREAT,
    TROOPS,
    TURN_AGENT,
)
from kanly.engine.content import Content
from kanly.engine.state import State, Step
from kanly.engine.step import STEPS, StepKind, register_step


def movers(c: Content, step: Step) -> int:
    """What is moved: the effect that asks says so; troops, where it is a cost or nothing says it."""
    node = STEPS[step[0]].node(step)
    if node >= 0:
        n = c.nodes[node]
        if n.op in (OP_DEPLOY, OP_RETREAT):
            return n.b
    return TROOPS


def goes_on(s: State, step: Step, what: int, place: int, number: int) -> None:
    """Where units of any kind move, those of another kind may follow."""
    if what != ANY_KIND or not number:
        return
    left = min(step[3] - number, pieces.movable(s, step[1], what, place))
    if left > 0:
        s.stack.append((step[0], step[1], step[2], left, step[4]))


class Deploy(StepKind):
    def wrong(self, s: State, step: Step) -> str:
        there = pieces.movable(s, step[1], movers(s.content, step), GARRISON)
        return "more troops would be deployed than are there" if step[3] > there else ""

    def run(self, s: State, step: Step) -> list[int] | None:
        what = movers(s.content, step)
        if what == TROOPS:
            return [moves.make(moves.DEPLOY, troops) for troops in range(step[3] + 1)]
        return pieces.move_choices(s, step[1], what, GARRISON, 0, step[3], moves.DEPLOY)

    def answer(self, s: State, step: Step, move: int) -> None:
        s.stack.pop()
        number, kind = moves.first(move), moves.second(move) - 1
        what = movers(s.content, step)
        if number and kind < 0:
            if s.turn_kind == TURN_AGENT:
                # Troops of the garrison that a card sends are not those that the space lets go.
                s.turn_recruited = min(s.turn_recruited, units.of(s, step[1]).garrison - number)
            units.deploy(s, step[1], number)
        elif number:
            left = pieces.movable(s, step[1], kind + 1, GARRISON) - number
            pieces.set_fresh(s, step[1], kind, min(pieces.fresh(s, step[1], kind), left))
            pieces.deploy(s, step[1], kind, number)
        goes_on(s, step, what, GARRISON, number)


class Retreat(StepKind):
    def wrong(self, s: State, step: Step) -> str:
        there = pieces.movable(s, step[1], movers(s.content, step), CONFLICT)
        return "more troops would retreat than are there" if step[3] > there else ""

    def run(self, s: State, step: Step) -> list[int] | None:
        """As a cost, at least as many as the low bits of `step[4]` say."""
        what, least = movers(s.content, step), step[4] & ASKING_MASK
        if what == TROOPS:
            return [moves.make(moves.RETREAT, troops) for troops in range(least, step[3] + 1)]
        return pieces.move_choices(s, step[1], what, CONFLICT, least, step[3], moves.RETREAT)

    def answer(self, s: State, step: Step, move: int) -> None:
        s.stack.pop()
        number, kind = moves.first(move), moves.second(move) - 1
        what = movers(s.content, step)
        if number and kind < 0:
            units.retreat(s, step[1], number)
        elif number:
            pieces.retreat(s, step[1], kind, number)
        goes_on(s, step, what, CONFLICT, number)


register_step(Deploy("deploy", "", "asking", most=99), STEP_DEPLOY)
register_step(Retreat("retreat", "", "terms", most=99), STEP_RETREAT)
