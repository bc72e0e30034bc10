"""Plots that lie face up until what they react to has happened: enough units were sent to the Conflict in one turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kanly.engine.codes import CHOSEN, NONE, ON_DEPLOYED_UNITS, STEP_INTRIGUE_DONE
from kanly.engine.content import Content, Reaction
from kanly.engine.reactions import WAITING, Place, register_place
from kanly.engine.stack import apply_all
from kanly.engine.state import State


def lies_until(s: State, card: int) -> bool:
    """Whether an Intrigue card lies there until something happens, not until the Reveal turn."""
    return reaction_of(s.content, card) is not None


def declined(s: State, seat: int) -> None:
    """Its owner did without what a waiting card brings, so it goes on lying there (R-143)."""
    top = s.stack[-1]
    if top[0] == STEP_INTRIGUE_DONE and lies_until(s, top[3]):
        s.stack.pop()
        s.seats[seat].waiting += (top[3],)


class Plots(Place):
    """Cards whose moment has come do what they say, if they can, and are done."""

    def heard(self, c: Content) -> int:
        mask = 0
        for card in range(len(c.intrigue_ids)):
            reaction = reaction_of(c, card)
            if reaction is not None:
                mask |= 1 << reaction.trigger
        return mask

    def happened(self, s: State, seat: int, trigger: int, count: int, factions: int, of: int) -> None:
        if s.seats[seat].waiting:
            super().happened(s, seat, trigger, count, factions, of)

    def lying(self, s: State, seat: int) -> Sequence[Reaction]:
        if not s.seats[seat].waiting:
            return ()
        found: list[Reaction] = []
        for card in s.seats[seat].waiting:
            reaction = reaction_of(s.content, card)
            if reaction is not None:
                found.append(reaction)
        return found

    def respond(self, s: State, seat: int, reaction: Reaction) -> None:
        effects = [s.content.nodes[kid] for kid in reaction.nodes]
        if all(effect.rule.waits(s, seat, effect) for effect in effects):
            return
        me = s.seats[seat]
        at = me.waiting.index(reaction.owner)
        me.waiting = me.waiting[:at] + me.waiting[at + 1 :]
        s.stack.append((STEP_INTRIGUE_DONE, seat, seat, reaction.owner, 0))
        apply_all(s, seat, reaction.nodes, CHOSEN)


def reaction_of(c: Content, card: int) -> Reaction | None:
    """What an Intrigue card waits for while it lies there."""
    plot = c.intrigue_plot[card]
    return c.nodes[plot[0]].reaction if plot and c.nodes[plot[0]].rule.lies_until() else None


PLOTS: Final = Plots("waiting plots", WAITING)

register_place(PLOTS)


def laid_out(s: State, seat: int) -> None:
    """A card has just come to lie there: so many units may be in the Conflict already."""
    if s.tally is not None:
        PLOTS.happened(s, seat, ON_DEPLOYED_UNITS, s.tally.units, -1, NONE)
