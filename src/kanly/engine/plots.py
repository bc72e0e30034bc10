"""When an Intrigue card may be played, and playing it."""

from __future__ import annotations

from typing import Final

from kanly.engine import intrigue, moves, plots_waiting
from kanly.engine.codes import (
    AT_COMBAT,
    AT_ENDGAME,
    AT_PLOT,
    AT_WIN,
    CHOSEN,
    OP_AT_REVEAL,
    OP_CHOOSE,
    OP_PAY,
    OP_WHEN,
    STEP_INTRIGUE_DONE,
    STEP_LINES,
    TURN_REVEAL,
)
from kanly.engine.conditions import holds
from kanly.engine.content import Content
from kanly.engine.costs import can_pay
from kanly.engine.stack import apply_all
from kanly.engine.state import State

# A step that asks for lines of an Intrigue card holds its moment, whether it has done anything yet, and a bit mask of the
# lines that are used or were no question.
MOMENT_MASK: Final = 3
DONE_SOMETHING: Final = 4
LINE_BITS: Final = 3


def effects_at(c: Content, moment: int) -> list[tuple[int, ...]]:
    """What each Intrigue card does at this moment; nothing where it can't be played then."""
    if moment == AT_PLOT:
        return c.intrigue_plot
    if moment == AT_COMBAT:
        return c.intrigue_combat
    if moment == AT_WIN:
        return c.intrigue_win
    assert moment == AT_ENDGAME
    return c.intrigue_endgame


def passes_gate(s: State, seat: int, node: int) -> bool:
    """Whether a condition, cost or choice at the head of an Intrigue card lets it be played (R-046, R-141)."""
    n = s.content.nodes[node]
    if n.op == OP_WHEN:
        if not holds(s, seat, n):
            return bool(n.otherwise)
        for kid in n.kids:
            if not passes_gate(s, seat, kid):
                return False
        return True
    if n.op == OP_PAY:
        return can_pay(s, seat, n)
    if n.op == OP_CHOOSE:
        for kid in n.kids:
            if passes_gate(s, seat, kid):
                return True
        return False
    return True


def playable(s: State, seat: int, nodes: tuple[int, ...]) -> bool:
    """A card of several lines can be played if one of them can (R-144); an effect without a target is no hindrance
    (R-059)."""
    for node in nodes:
        if passes_gate(s, seat, node):
            return True
    return False


def play_moves(s: State, seat: int, moment: int, found: list[int]) -> None:
    """Add the Intrigue cards that the seat can play at this moment."""
    c = s.content
    table = c.intrigue_plot if moment == AT_PLOT else effects_at(c, moment)
    for held in s.seats[seat].intrigues:
        card = held >> intrigue.KNOWN_BITS
        nodes = table[card]
        if not nodes:
            continue
        if moment == AT_PLOT and c.intrigue_turn_start[card] and s.turn_begun:
            continue
        move = moves.PLAY << moves.SHIFT_KIND | card << moves.SHIFT_A
        if move not in found and playable(s, seat, nodes):
            found.append(move)


def window(s: State, seat: int, moment: int) -> list[int]:
    """Cards that can be played at a moment, or pass. Whoever holds an Intrigue card is asked, or the others would learn
    that it is of no use here."""
    found: list[int] = []
    if s.seats[seat].intrigues:
        s.ask = True
        play_moves(s, seat, moment, found)
    found.append(moves.PASS << moves.SHIFT_KIND)
    return found


def play(s: State, seat: int, card: int, moment: int) -> None:
    """Play it: it is resolved whole, then goes to the common discard pile, or waits for the Reveal turn (R-142)."""
    nodes = effects_at(s.content, moment)[card]
    intrigue.show(s, seat, card)
    if moment == AT_PLOT and s.content.nodes[nodes[0]].op == OP_AT_REVEAL:
        # It lies face up until Clean Up, so that it can't come back in a reshuffle while it works.
        s.seats[seat].waiting += (card,)
        if s.turn_kind == TURN_REVEAL:
            apply_all(s, seat, nodes, CHOSEN)
        return
    if moment == AT_PLOT and plots_waiting.lies_until(s, card):
        s.seats[seat].waiting += (card,)
        plots_waiting.laid_out(s, seat)
        return
    s.stack.append((STEP_INTRIGUE_DONE, seat, seat, card, 0))
    arrows = [i for i, node in enumerate(nodes) if is_arrow(s, node)] if len(nodes) > 1 else []
    if arrows:
        others = tuple([node for i, node in enumerate(nodes) if i not in arrows])
        marks = moment | sum(1 << i + LINE_BITS for i in range(len(nodes)) if i not in arrows)
        if any(passes_gate(s, seat, node) for node in others):
            marks |= DONE_SOMETHING
        s.stack.append((STEP_LINES, seat, seat, card, marks))
        apply_all(s, seat, others, CHOSEN)
    else:
        apply_all(s, seat, nodes, CHOSEN)


def is_arrow(s: State, node: int) -> bool:
    """Whether a line of an Intrigue card is an arrow, perhaps with a condition before it."""
    n = s.content.nodes[node]
    return n.op == OP_PAY or (n.op == OP_WHEN and any(s.content.nodes[kid].op == OP_PAY for kid in n.kids))


def line_moves(s: State, seat: int, card: int, marks: int) -> list[int]:
    """The lines with an arrow that can still be used, each paid when it is used; one has to be (R-046, R-144)."""
    nodes = effects_at(s.content, marks & MOMENT_MASK)[card]
    used = marks >> LINE_BITS
    found = [
        moves.make(moves.CHOOSE, node)
        for i, node in enumerate(nodes)
        if not used >> i & 1 and passes_gate(s, seat, node)
    ]
    if found and marks & DONE_SOMETHING:
        found.append(moves.make(moves.DECLINE))
    return found


def discard_waiting(s: State, seat: int) -> None:
    """Cards whose moment is over, used or not (R-143)."""
    me = s.seats[seat]
    if me.waiting:
        s.intrigue_discard += tuple([card for card in me.waiting if not plots_waiting.lies_until(s, card)])
        me.waiting = tuple([card for card in me.waiting if plots_waiting.lies_until(s, card)])
