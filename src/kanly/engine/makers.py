"""Maker spaces: the bonus spice that lies there, and the harvest."""

from __future__ import annotations

from kanly.engine.codes import EV_HARVEST, NONE, TURN_AGENT
from kanly.engine.events import note
from kanly.engine.resources import count_spice
from kanly.engine.roles import RESOURCES
from kanly.engine.state import State


def set_bonus_spice(s: State, space: int, amount: int) -> None:
    amounts = list(s.bonus_spice)
    amounts[space] = amount
    s.bonus_spice = tuple(amounts)


def harvest(s: State, seat: int, base: int) -> None:
    """The base amount (which cards may multiply), and all bonus spice of the space (R-205, R-210)."""
    me = s.seats[seat]
    c = s.content
    amount = base * s.turn_harvest + s.bonus_spice[s.turn_space]
    if not amount:
        return  # nothing lay there and nothing is printed: no harvest
    if s.bonus_spice[s.turn_space]:
        set_bonus_spice(s, s.turn_space, 0)
    if me.leader != NONE and c.leader_harvest_less[me.leader] and not (s.tally and s.tally.harvested):
        amount = max(0, amount - c.leader_harvest_less[me.leader])
        s.pool.extend(c.leader_harvest_effects[me.leader])
    if s.tally is not None and s.turn_kind == TURN_AGENT and c.space_bonus[s.turn_space] != NONE:
        # Bonus spice and what is chosen after it are one harvest.
        s.tally.harvested = 1
    if s.roles is not None:
        me = s.seats[s.roles.receiver(s, seat, RESOURCES)]
    me.spice += amount
    note(s, EV_HARVEST, seat, amount, s.turn_space)
    if s.tally is not None:
        count_spice(s, seat, amount)
