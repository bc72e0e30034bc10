"""What Agents do on spaces: harvesting, taking a seat or a Swordmaster, coming back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.text import tables
from kanly.text.phrases import Clause, Form

if TYPE_CHECKING:
    from kanly.text.effects import Effects


def harvest(by: Effects, it: fx.Harvest, form: Form) -> Clause | str:
    if it.spice == 0:
        return Clause(by.leaf("effect-harvest_bonus", form))
    return by.leaf("effect-harvest", form, n=it.spice)


def recall_agent(by: Effects, it: fx.RecallAgent, form: Form) -> str:
    return by.leaf("effect-recall_other" if it.other else "effect-recall_agent", form)


tables.effect(fx.Harvest, harvest)
tables.effect(fx.UseSignet, lambda by, it, form: by.leaf("effect-use_signet", form))
tables.effect(
    fx.TakeCouncilSeat, lambda by, it, form: by.leaf("effect-take_council_seat", form, n=it.persuasion)
)
tables.effect(fx.TakeSwordmaster, lambda by, it, form: by.leaf("effect-take_swordmaster", form))
tables.effect(fx.RecallAgent, recall_agent)
tables.effect(fx.PersuasionHere, lambda by, it, form: by.leaf("effect-persuasion_here", form, n=it.amount))

tables.held(fx.HasCouncilSeat, "held-council_seat")
tables.held(fx.HasSwordmaster, "held-swordmaster")
tables.condition(fx.VisitedMaker, lambda by, it: by.told("condition-visited_maker"))
tables.condition(fx.VisitedFaction, lambda by, it: by.told("condition-visited_faction"))
