"""Influence with the factions, and their Alliances."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.text import tables

if TYPE_CHECKING:
    from kanly.text.conditions import Conditions
    from kanly.text.effects import Effects
    from kanly.text.phrases import Clause, Form


def influence(by: Effects, it: fx.Influence, form: Form) -> Clause:
    return by.object_of("effect-score", gained(by, it), form)


def gained(by: Effects, it: fx.Influence) -> str:
    """The Influence that an effect brings, as the object of a verb."""
    text = by.bundle.text
    if it.behind:
        return by.phrases.told("influence-behind", n=it.amount)
    if it.different > 1:
        return text("influence-different", n=it.amount, factions=it.different)
    if len(it.factions) == 1:
        return text("influence-with", n=it.amount, faction=it.factions[0].value)
    if not it.factions and it.but is not None:
        return text("influence-except", n=it.amount, faction=it.but.value)
    if not it.factions:
        return text("influence-any", n=it.amount)
    names = [text("by-faction", "influence", faction=faction.value) for faction in it.factions]
    return text("influence-some", n=it.amount, factions=by.phrases.joined("list-or", names))


def with_all(by: Effects, effects: Sequence[fx.Effect], form: Form) -> tuple[Clause, int] | None:
    """Influence with one faction after the other is Influence with all of them."""
    first = effects[0]
    assert isinstance(first, fx.Influence)
    row = tuple(fx.Influence(first.amount, (faction,)) for faction in fx.FACTIONS)
    if tuple(effects[: len(row)]) != row:
        return None
    what = by.bundle.text("influence-all", n=first.amount)
    return by.object_of("effect-score", what, form), len(row)


def has_alliance(by: Conditions, it: fx.HasAlliance) -> str:
    if it.faction is None:
        return by.told("condition-has_any_alliance")
    return by.told("condition-has_alliance", faction=it.faction.value)


tables.effect(fx.Influence, influence, row=with_all)
tables.told_with(fx.Influence, "effect-score", "influence-any")
tables.effect(
    fx.FactionInfluence, lambda by, it, form: by.leaf("effect-faction_influence", form, n=it.amount)
)

tables.cost(
    fx.LoseInfluence,
    lambda by, it, form: by.leaf("cost-lose_influence", form, n=it.amount, times=1),
    times=lambda by, it, form, times: by.leaf("cost-lose_influence", form, n=it.amount, times=times),
)

tables.condition(fx.HasAlliance, has_alliance)
tables.condition(
    fx.HasInfluence,
    lambda by, it: by.told("condition-has_influence", faction=it.faction.value, n=it.amount),
)
tables.condition(
    fx.FactionsAt, lambda by, it: by.told("condition-factions_at", n=it.influence, factions=it.factions)
)
tables.condition(fx.EnemyAlliance, lambda by, it: by.told("condition-enemy_alliance", n=it.influence))
