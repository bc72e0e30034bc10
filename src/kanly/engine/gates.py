"""Conditions and costs, lowered to triples of ints: a code and two numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kanly import effects as fx
from kanly.engine.codes import (
    COST_LOSE_INFLUENCE,
    COST_LOSE_TROOPS,
    COST_SPEND,
    COST_TRASH_CARD,
    COST_TRASH_SELF,
    IF_ALLIANCE,
    IF_ANOTHER_IN_PLAY,
    IF_COUNCIL,
    IF_DECK,
    IF_ENEMY_IN_CONFLICT,
    IF_FACTIONS_AT,
    IF_INFLUENCE,
    IF_MENTAT_HOME,
    IF_OWNS,
    IF_OWNS_MOST,
)
from kanly.engine.errors import KanlyError

RESOURCES = {fx.Resource.SOLARI: 0, fx.Resource.SPICE: 1, fx.Resource.WATER: 2}
FACTIONS = list(fx.Faction)


def faction_mask(factions: Sequence[fx.Faction]) -> int:
    return sum(1 << FACTIONS.index(faction) for faction in factions)


def lower_condition(condition: fx.Condition, card_number: Callable[[str], int]) -> tuple[int, int, int]:
    match condition:
        case fx.HasAlliance():
            return (IF_ALLIANCE, faction_mask([condition.faction] if condition.faction else FACTIONS), 0)
        case fx.HasInfluence():
            return (IF_INFLUENCE, FACTIONS.index(condition.faction), condition.amount)
        case fx.AnotherInPlay():
            return (IF_ANOTHER_IN_PLAY, FACTIONS.index(condition.faction), 0)
        case fx.HasCouncilSeat():
            return (IF_COUNCIL, 0, 0)
        case fx.MentatAtHome():
            return (IF_MENTAT_HOME, 0, 0)
        case fx.EnemyInConflict():
            return (IF_ENEMY_IN_CONFLICT, 0, 0)
        case fx.DeckNotEmpty():
            return (IF_DECK, 0, 0)
        case fx.FactionsAt():
            return (IF_FACTIONS_AT, condition.influence, condition.factions)
        case fx.Owns():
            return (IF_OWNS, card_number(condition.card), condition.copies)
        case fx.OwnsMost():
            return (IF_OWNS_MOST, card_number(condition.card), 0)
    raise KanlyError(f"the engine has no rule for the condition {condition}")


def lower_cost(cost: fx.Cost) -> tuple[int, int, int]:
    match cost:
        case fx.Spend():
            return (COST_SPEND, RESOURCES[cost.resource], cost.amount)
        case fx.TrashCard():
            return (COST_TRASH_CARD, 0, 1)
        case fx.TrashSelf():
            return (COST_TRASH_SELF, 0, 1)
        case fx.LoseInfluence():
            return (COST_LOSE_INFLUENCE, 0, cost.amount)
        case fx.LoseTroops():
            return (COST_LOSE_TROOPS, 0, cost.troops)
    raise KanlyError(f"the engine has no rule for the cost {cost}")
