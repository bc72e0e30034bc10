"""How often something happens in a round in which a card lies in play: for what reacts to it, on a card that may be acquired.

Topics add their triggers in their `worth.py`. A trigger that nobody has thought of is refused by name.
"""

from __future__ import annotations

from kanly.effects import Trigger
from kanly.engine import codes
from kanly.engine.content import Reaction
from kanly.engine.errors import KanlyError
from kanly.engine.triggers import TRIGGERS

OFTEN: dict[int, float] = {}
# What can be used at any moment is used where it is worth most, and mostly once while its card lies there.
AT_WILL = 0.9
# A reaction that names one faction, card or space happens so much less often than one to any.
NAMED = 0.4


def often(trigger: Trigger, times: float) -> None:
    """From now on this is how often a trigger happens to a seat in a round."""
    number = TRIGGERS[trigger].number
    if number in OFTEN:
        raise KanlyError(f"how often {trigger.value!r} happens is registered twice")
    OFTEN[number] = times


def times(reaction: Reaction) -> float:
    """How often it will react, or be used, in a round in which it lies there."""
    if reaction.trigger == codes.AT_ANY_MOMENT:
        return AT_WILL
    found = OFTEN[reaction.trigger]
    if reaction.once:
        found = min(1.0, found)
    named = reaction.of != codes.NONE or reaction.factions != -1 or reaction.at_least > 1
    return found * NAMED if named else found


def missing() -> list[str]:
    """Triggers of which nobody says how often they happen."""
    return sorted(trigger.value for trigger, kind in TRIGGERS.items() if kind.number not in OFTEN)


often(Trigger.PAID_SOLARI_FOR_SPACE, 0.4)
often(Trigger.TOOK_COUNCIL_SEAT, 0.1)
often(Trigger.DEPLOYED, 0.7)
often(Trigger.SENT_AGENT, 0.8)
often(Trigger.REVEALED, 1.0)
often(Trigger.BEFRIENDED, 0.3)
often(Trigger.ACQUIRED, 1.2)
often(Trigger.VISITED, 1.5)
often(Trigger.GAINED_SPICE, 0.6)
often(Trigger.DEPLOYED_UNITS, 0.7)
often(Trigger.GAINED_INFLUENCE, 0.9)
often(Trigger.RECRUITED, 0.8)
often(Trigger.TRASHED, 0.3)
often(Trigger.WON, 0.3)
often(Trigger.ROUND_STARTED, 1.0)
