"""Questions that an effect asks: which faction, which card, how many, which of the options."""

from __future__ import annotations

from kanly.engine import costs, moves, plots
from kanly.engine.codes import (
    CHOSEN,
    OP_SPECIAL,
    STEP_ANY_ORDER,
    STEP_APPLY,
    STEP_CHOOSE,
    STEP_INTRIGUE_DONE,
    STEP_LINES,
    STEP_MAY,
    STEP_SPECIAL,
    TAKEN,
)
from kanly.engine.resolve import apply, doable
from kanly.engine.specials import WORDS
from kanly.engine.stack import apply_all
from kanly.engine.state import State, Step
from kanly.engine.step import StepKind, register_step


class Apply(StepKind):
    def run(self, s: State, step: Step) -> list[int] | None:
        s.stack.pop()
        seat, node = step[1], step[3]
        if s.roles is None or not s.roles.applies(s, seat, node):
            n = s.content.nodes[node]
            s.cause = node
            n.rule.apply(s, seat, n, step[4])
        return None


class May(StepKind):
    def run(self, s: State, step: Step) -> list[int] | None:
        """An arrow outside the pool: pay or not."""
        if not doable(s, step[1], step[3]):
            s.stack.pop()
            return None
        return [moves.make(moves.CHOOSE, step[3]), moves.make(moves.DECLINE)]

    def answer(self, s: State, step: Step, move: int) -> None:
        s.stack.pop()
        if moves.kind_of(move) == moves.CHOOSE:
            costs.pay(s, step[1], step[3])


class Choose(StepKind):
    def run(self, s: State, step: Step) -> list[int] | None:
        """Options that can be carried out; `step[4]` holds those already named. All are named before any happens."""
        kids = s.content.nodes[step[3]].kids
        found = [
            moves.make(moves.CHOOSE, kid)
            for i, kid in enumerate(kids)
            if not step[4] >> i & 1 and doable(s, step[1], kid)
        ]
        named = step[4].bit_count()
        if named == s.content.nodes[step[3]].a or not found:
            s.stack.pop()
            apply_all(s, step[1], tuple(kid for i, kid in enumerate(kids) if step[4] >> i & 1), CHOSEN)
            return None
        return found

    def answer(self, s: State, step: Step, move: int) -> None:
        place = s.content.nodes[step[3]].kids.index(moves.first(move))
        s.stack[-1] = (step[0], step[1], step[2], step[3], step[4] | 1 << place)


class AnyOrder(StepKind):
    def run(self, s: State, step: Step) -> list[int] | None:
        """Which of several effects happens next; `step[4]`: those that have. What nobody has to do may be left (R-132)."""
        kids = s.content.nodes[step[3]].kids
        found: list[int] = []
        must = False
        for i, kid in enumerate(kids):
            if not step[4] >> i & 1 and doable(s, step[1], kid):
                found.append(moves.make(moves.CHOOSE, kid))
                must |= s.content.nodes[kid].mandatory
        if not found:
            s.stack.pop()
            return None
        if not must:
            found.append(moves.make(moves.DECLINE))
        return found

    def answer(self, s: State, step: Step, move: int) -> None:
        if moves.kind_of(move) == moves.DECLINE:
            s.stack.pop()
            return
        kid = moves.first(move)
        place = s.content.nodes[step[3]].kids.index(kid)
        s.stack[-1] = (step[0], step[1], step[2], step[3], step[4] | 1 << place)
        apply(s, step[1], kid, TAKEN)


class Lines(StepKind):
    def run(self, s: State, step: Step) -> list[int] | None:
        """Which of an Intrigue card's lines is used next."""
        found = plots.line_moves(s, step[1], step[3], step[4])
        if not found:
            s.stack.pop()
            return None
        return found

    def answer(self, s: State, step: Step, move: int) -> None:
        if moves.kind_of(move) == moves.DECLINE:
            s.stack.pop()
            return
        node = moves.first(move)
        line = plots.effects_at(s.content, step[4] & plots.MOMENT_MASK)[step[3]].index(node)
        marks = step[4] | plots.DONE_SOMETHING | 1 << line + plots.LINE_BITS
        s.stack[-1] = (step[0], step[1], step[2], step[3], marks)
        apply(s, step[1], node, CHOSEN)


class IntrigueDone(StepKind):
    def run(self, s: State, step: Step) -> list[int] | None:
        """A resolved Intrigue card goes to the common discard pile (R-136)."""
        s.stack.pop()
        s.intrigue_discard += (step[3],)
        return None


class Special(StepKind):
    def wrong(self, s: State, step: Step) -> str:
        node = s.content.nodes[step[3]]
        asks = node.op == OP_SPECIAL and WORDS[node.a].moves is not None
        return "" if asks else "a special that asks nothing waits for an answer"

    def run(self, s: State, step: Step) -> list[int] | None:
        ask = WORDS[s.content.nodes[step[3]].a].moves
        assert ask is not None
        return ask(s, step)

    def answer(self, s: State, step: Step, move: int) -> None:
        answer = WORDS[s.content.nodes[step[3]].a].answer
        assert answer is not None
        s.stack.pop()
        answer(s, step, move)


register_step(Apply("apply", "node", asks=False), STEP_APPLY)
register_step(May("may", "node"), STEP_MAY)
register_step(Choose("choose", "node"), STEP_CHOOSE)
register_step(AnyOrder("any_order", "node"), STEP_ANY_ORDER)
register_step(Lines("lines", "intrigue"), STEP_LINES)
register_step(IntrigueDone("intrigue_done", "intrigue", asks=False), STEP_INTRIGUE_DONE)
register_step(Special("special", "node"), STEP_SPECIAL)
