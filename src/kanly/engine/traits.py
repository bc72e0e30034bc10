"""Traits: what is true of a Leader all the time. The core lowers its own; those of topics are registered by their class."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from kanly import effects as fx
from kanly.engine.errors import KanlyError

if TYPE_CHECKING:
    from kanly.engine.lowering import WordLowering

# What a trait makes of the tables of a content, for the Leader of a number.
TraitRule = Callable[[fx.Trait, "WordLowering", int], None]

OF_THE_CORE: Final[tuple[type[fx.Trait], ...]] = (
    fx.Prescience,
    fx.MayJoin,
    fx.HarvestLess,
    fx.SecretFactions,
    fx.SpaceDiscount,
    fx.StartWith,
    fx.On,
    fx.AtAnyMoment,
    fx.StartWithout,
    fx.TrainingTrack,
)
TRAITS: Final[dict[type[fx.Trait], TraitRule]] = {}


def register_trait(kind: type[fx.Trait], rule: TraitRule) -> None:
    """From now on Leaders can have traits of this class."""
    if kind in TRAITS or kind in OF_THE_CORE:
        raise KanlyError(f"the trait {kind.__name__} is registered twice")
    TRAITS[kind] = rule


def lower_trait(trait: fx.Trait, by: WordLowering, leader: int) -> None:
    rule = TRAITS.get(type(trait))
    if rule is None:
        raise KanlyError(
            f"{by.content.components[by.component]}: the engine has no rule for the trait {trait}"
        )
    rule(trait, by, leader)


def has_rule(kind: type) -> bool:
    return kind in OF_THE_CORE or kind in TRAITS
