"""Plots that lie face up until their owner has sent enough units to the Conflict in one turn."""

from __future__ import annotations

from kanly.engine.codes import CHOSEN, OP_ONCE_DEPLOYED, STEP_INTRIGUE_DONE
from kanly.engine.stack import apply_all
from kanly.engine.state import State


def waits_for_units(s: State, card: int) -> bool:
    """Whether an Intrigue card lies there until units are deployed, not until the Reveal turn."""
    plot = s.content.intrigue_plot[card]
    return bool(plot) and s.content.nodes[plot[0]].op == OP_ONCE_DEPLOYED


def deployed(s: State, seat: int) -> None:
    """Cards whose number of units is reached now do what they say, if they can, and are done."""
    assert s.tally is not None
    me = s.seats[seat]
    for card in me.waiting:
        if not waits_for_units(s, card):
            continue
        node = s.content.nodes[s.content.intrigue_plot[card][0]]
        if s.tally.units < node.a:
            continue
        effects = [s.content.nodes[kid] for kid in node.kids]
        if all(effect.rule.waits(s, seat, effect) for effect in effects):
            continue
        at = me.waiting.index(card)
        me.waiting = me.waiting[:at] + me.waiting[at + 1 :]
        s.stack.append((STEP_INTRIGUE_DONE, seat, seat, card, 0))
        apply_all(s, seat, node.kids, CHOSEN)


def declined(s: State, seat: int) -> None:
    """Its owner did without what a waiting card brings, so it goes on lying there (R-143)."""
    top = s.stack[-1]
    if top[0] == STEP_INTRIGUE_DONE and waits_for_units(s, top[3]):
        s.stack.pop()
        s.seats[seat].waiting += (top[3],)
