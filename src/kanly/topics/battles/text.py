"""Battle icons in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.engine.content import Content
from kanly.text import kinds, tables

if TYPE_CHECKING:
    from kanly.text.costs import Costs
    from kanly.text.events import Events
    from kanly.text.moves import Moves
    from kanly.text.phrases import Form


def turn_down(by: Costs, it: fx.TurnDown, form: Form) -> str:
    return by.leaf("cost-turn_down", form, icon=by.bundle.text(f"battle-{it.icon.value}"))


tables.cost(fx.TurnDown, turn_down)


def pair(said: Events, c: Content, who: str, a: int, b: int, seats: Sequence[str]) -> str:
    return said.bundle.text(
        "event-pair", seat=who, card=battle(said.moves, c, a), other=battle(said.moves, c, b)
    )


def battle(said: Moves, c: Content, card: int) -> str:
    """A Conflict or an Objective with its battle icon."""
    return said.component(c, c.battle_component[card])


kinds.part("battle", "card", battle)
kinds.event("pair", pair)
kinds.caused("turn_down")
