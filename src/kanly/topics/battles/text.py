"""Battle icons in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.text import tables

if TYPE_CHECKING:
    from kanly.text.costs import Costs
    from kanly.text.phrases import Form


def turn_down(by: Costs, it: fx.TurnDown, form: Form) -> str:
    return by.leaf("cost-turn_down", form, icon=by.bundle.text(f"battle-{it.icon.value}"))


tables.cost(fx.TurnDown, turn_down)
