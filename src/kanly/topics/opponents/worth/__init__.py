"""House Hagal and the Rivals, as the heuristic bot sees them."""

from __future__ import annotations

from kanly import effects as fx
from kanly.bots.heuristic import moments
from kanly.bots.heuristic.weights import Weights
from kanly.bots.heuristic.worth import nothing, register
from kanly.topics.opponents.worth.hagal import Hagal

# Printed opponents bid for no card and for no seat in the Council, but they are quick. So the third Agent comes first, the
# deck stays small, and there is no time to lose. Found by random variation over some ten thousand games.
AGAINST_HAGAL = Weights(
    pace=1.35,
    agent=4.5,
    council=0.5,
    draw=2.2,
    intrigue=2.7,
    troop=1.6,
    third=14.2,
    sends=1.1,
    icon=0.15,
    plain=2.3,
    hold=1.7,
    hold_for_combat=1.2,
)

# The part of a view that tells of printed opponents.
PART = "automa"

# Only their own cards show these.
register(fx.PickedInfluence, nothing)
register(fx.PriorityInfluence, nothing)
register(fx.RivalSpy, nothing)
register(fx.RivalHarvest, nothing)
moments.OPPONENTS.append((PART, Hagal))
moments.WEIGHTS.append((PART, AGAINST_HAGAL))
