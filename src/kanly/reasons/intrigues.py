"""Why an Intrigue card can't be played now: another moment, a condition that fails, a cost that can't be paid."""

from __future__ import annotations

from typing import Final

from kanly import effects as fx
from kanly.engine import moves, plots
from kanly.engine.codes import (
    AT_COMBAT,
    AT_ENDGAME,
    AT_PLOT,
    AT_WIN,
    OP_CHOOSE,
    OP_PAY,
    OP_WHEN,
    STEP_AGENT,
    STEP_COMBAT,
    STEP_ENDGAME,
    STEP_REVEAL,
    STEP_TURN,
    STEP_WIN,
)
from kanly.engine.conditions import holds
from kanly.engine.content import Node
from kanly.engine.costs import can_pay, held
from kanly.engine.gates import RESOURCES
from kanly.engine.intrigue import KNOWN_BITS
from kanly.engine.state import State
from kanly.reasons.reason import Reason

# The questions that may be answered with an Intrigue card, and of which kind.
WINDOWS: Final[dict[int, int]] = {
    STEP_TURN: AT_PLOT,
    STEP_AGENT: AT_PLOT,
    STEP_REVEAL: AT_PLOT,
    STEP_COMBAT: AT_COMBAT,
    STEP_WIN: AT_WIN,
    STEP_ENDGAME: AT_ENDGAME,
}
MOMENTS: Final[dict[str, int]] = {
    "plot": AT_PLOT,
    "combat": AT_COMBAT,
    "win": AT_WIN,
    "endgame": AT_ENDGAME,
}


def not_played(s: State, seat: int) -> dict[str, Reason]:
    """The Intrigue cards of a seat that is asked something, and does not answer it with them."""
    named = (moves.PLAY, moves.TRASH_INTRIGUE)
    useful = {moves.first(move) for move in s.options if moves.kind_of(move) in named}
    cards = dict.fromkeys(known >> KNOWN_BITS for known in s.seats[seat].intrigues)
    return {s.content.intrigue_ids[card]: of_intrigue(s, seat, card) for card in cards if card not in useful}


def of_intrigue(s: State, seat: int, card: int) -> Reason:
    c = s.content
    window = next(
        (WINDOWS[step[0]] for step in reversed(s.stack) if step[0] in WINDOWS and step[1] == seat), None
    )
    nodes = () if window is None else plots.effects_at(c, window)[card]
    if not nodes or window is None:
        moments = [name for name, moment in MOMENTS.items() if plots.effects_at(c, moment)[card]]
        return Reason("moment", moments=tuple(moments))
    if s.stack[-1][0] not in WINDOWS:
        return Reason("question")
    if window == AT_PLOT and c.intrigue_turn_start[card] and s.turn_begun:
        return Reason("turn_start")
    return any_of([of_line(s, seat, node) for node in nodes])


def any_of(reasons: list[Reason]) -> Reason:
    """Each of several ways is closed; those closed for one reason are named once."""
    different = tuple(dict.fromkeys(reasons))
    return different[0] if len(different) == 1 else Reason("either", either=different)


def of_line(s: State, seat: int, node: int) -> Reason:
    """What `plots.passes_gate` stops at."""
    n = s.content.nodes[node]
    if n.op == OP_CHOOSE:
        return any_of([of_line(s, seat, kid) for kid in n.kids])
    (effect,) = s.content.nodes[node].effects
    if n.op == OP_PAY:
        assert isinstance(effect, fx.Pay)
        return of_payment(s, seat, n, effect.costs)
    assert n.op == OP_WHEN and isinstance(effect, fx.When)
    if not holds(s, seat, n):
        return Reason("condition", condition=effect.condition)
    return next(of_line(s, seat, kid) for kid in n.kids if not plots.passes_gate(s, seat, kid))


def of_payment(s: State, seat: int, node: Node, costs: tuple[fx.Cost, ...]) -> Reason:
    """The first part of a cost that can't be paid together with those before it."""
    at = next(at for at in range(len(costs)) if not can_pay(s, seat, beginning(node, at + 1)))
    cost = costs[at]
    if isinstance(cost, fx.Spend):
        has = held(s, seat, RESOURCES[cost.resource])
        return Reason("cost", needs=cost.amount, has=has, resource=cost.resource.value)
    # Parts that are alike have to be there together, so they are named together.
    return Reason("unpaid", costs=tuple(other for other in costs[: at + 1] if other == cost))


def beginning(node: Node, parts: int) -> Node:
    """An arrow with the first parts of its cost alone."""
    made = Node(node.rule, node.a, node.b)
    made.card = node.card
    made.costs = node.costs[:parts]
    return made
