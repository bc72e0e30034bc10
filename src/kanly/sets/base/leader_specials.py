"""What only one Leader does, beside the Leaders."""

from __future__ import annotations

from kanly.engine import influence
from kanly.engine.codes import EV_TOKENS
from kanly.engine.events import note
from kanly.engine.specials import register
from kanly.engine.state import State


def masterstroke(s: State, seat: int, node: int) -> None:
    """Baron Harkonnen: the secret tokens are shown and each brings Influence (R-245)."""
    me = s.seats[seat]
    note(s, EV_TOKENS, seat, me.tokens)
    for faction in range(s.content.faction_count):
        if me.tokens >> faction & 1:
            influence.gain(s, seat, faction, s.content.nodes[node].b)


register("masterstroke", masterstroke)
