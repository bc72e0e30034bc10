"""Why not: what a seat that is asked can't do now, and why, worked out from what it knows.

Everything is read from a game dealt from the seat's view, so that a reason can hold nothing that the view doesn't.
"""

from __future__ import annotations

from kanly.engine.codes import STEP_TURN
from kanly.engine.state import State
from kanly.reasons.agents import cards_idle, spaces_closed
from kanly.reasons.intrigues import not_played
from kanly.reasons.market import not_acquired, prices
from kanly.reasons.reason import Reason, Why
from kanly.reasons.said import chip, say
from kanly.view import View, sample

__all__ = ["Reason", "Why", "chip", "say", "why_in", "why_not"]


def why_not(view: View) -> Why:
    """What the viewer can't do; nothing while another seat is asked, or somebody else's effects are being decided."""
    if view.seat is None or view.decider != view.seat:
        return Why()
    return why_in(sample(view, 0), view.seat)


def why_in(s: State, seat: int) -> Why:
    """The same, from a game that was dealt from the view of the seat that is asked."""
    step = s.stack[-1]
    if step[1] != seat:
        return Why(intrigues=not_played(s, seat))
    opening = step[0] == STEP_TURN
    return Why(
        spaces=spaces_closed(s, seat) if opening else {},
        cards=cards_idle(s, seat) if opening else {},
        market=not_acquired(s, seat),
        intrigues=not_played(s, seat),
        prices=prices(s, seat),
    )
