"""Conditions, counts and costs, lowered to ints: a code and one or two numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from kanly import effects as fx
from kanly.engine.codes import (
    COST_DISCARD,
    COST_LOSE_INFLUENCE,
    COST_LOSE_TROOPS,
    COST_RECALL_SPIES,
    COST_RETREAT,
    COST_SPEND,
    COST_TRASH_CARD,
    COST_TRASH_INTRIGUE,
    COST_TRASH_SELF,
    COST_TURN_DOWN,
    COUNT_CONTRACTS,
    COUNT_IN_PLAY,
    COUNT_OTHER_SWORDS,
    COUNT_REVEALED,
    COUNT_UNITS,
    HAND,
    IF_ALLIANCE,
    IF_ANOTHER_IN_PLAY,
    IF_CONFLICT_LEVEL,
    IF_CONTRACTS,
    IF_COUNCIL,
    IF_DECK,
    IF_ENEMY_ALLIANCE,
    IF_ENEMY_IN_CONFLICT,
    IF_FACTIONS_AT,
    IF_GAINED_SPICE,
    IF_HOOKS,
    IF_INFLUENCE,
    IF_MAY_SUMMON,
    IF_MENTAT_HOME,
    IF_OWNS,
    IF_OWNS_MOST,
    IF_RECALLED_SPY,
    IF_SPIES,
    IF_STRENGTH,
    IF_SWORDMASTER,
    IF_UNITS,
    IF_VISITED_FACTION,
    IF_VISITED_MAKER,
    IF_WATCHES_MAKER,
    IN_PLAY,
    NONE,
)
from kanly.engine.errors import KanlyError

RESOURCES = {fx.Resource.SOLARI: 0, fx.Resource.SPICE: 1, fx.Resource.WATER: 2}
FACTIONS = list(fx.Faction)
ICONS = list(fx.Icon)
BATTLE_ICONS = list(fx.BattleIcon)

# A card to be trashed is asked for with a zone and a faction in one number: zone + 1, then faction + 1.
TRASH_ZONE_BITS = 3


class Numbers(Protocol):
    """Who knows the numbers of this game's components."""

    def card_number(self, card: str) -> int: ...

    def unit_number(self, kind: str) -> int: ...

    def needs_tally(self) -> None: ...

    def bonus(self, faction: fx.Faction | None, effects: Sequence[fx.Effect]) -> int: ...


def faction_mask(factions: Sequence[fx.Faction]) -> int:
    return sum(1 << FACTIONS.index(faction) for faction in factions)


def icon_mask(icons: Sequence[fx.Icon]) -> int:
    return sum(1 << ICONS.index(icon) for icon in icons)


def lower_condition(condition: fx.Condition, numbers: Numbers) -> list[tuple[int, int, int]]:
    """What has to hold, all of it."""
    if isinstance(condition, fx.AllOf):
        return [part for each in condition.conditions for part in lower_condition(each, numbers)]
    return [lower_one(condition, numbers)]


def lower_one(condition: fx.Condition, numbers: Numbers) -> tuple[int, int, int]:
    match condition:
        case fx.HasAlliance():
            return (IF_ALLIANCE, faction_mask([condition.faction] if condition.faction else FACTIONS), 0)
        case fx.HasInfluence():
            return (IF_INFLUENCE, FACTIONS.index(condition.faction), condition.amount)
        case fx.AnotherInPlay():
            return (IF_ANOTHER_IN_PLAY, FACTIONS.index(condition.faction), 0)
        case fx.HasCouncilSeat():
            return (IF_COUNCIL, 0, 0)
        case fx.HasSwordmaster():
            return (IF_SWORDMASTER, 0, 0)
        case fx.MentatAtHome():
            return (IF_MENTAT_HOME, 0, 0)
        case fx.HasHooks():
            return (IF_HOOKS, 0, 0)
        case fx.ConflictLevel():
            return (IF_CONFLICT_LEVEL, condition.level, 0)
        case fx.EnemyInConflict():
            return (IF_ENEMY_IN_CONFLICT, 0, 0)
        case fx.DeckNotEmpty():
            return (IF_DECK, 0, 0)
        case fx.FactionsAt():
            return (IF_FACTIONS_AT, condition.influence, condition.factions)
        case fx.Owns():
            return (IF_OWNS, numbers.card_number(condition.card), condition.copies)
        case fx.OwnsMost():
            return (IF_OWNS_MOST, numbers.card_number(condition.card), 0)
        case fx.EnemyAlliance():
            return (IF_ENEMY_ALLIANCE, condition.influence, 0)
        case fx.SpiesOnBoard():
            return (IF_SPIES, condition.spies, 0)
        case fx.RecalledSpy():
            numbers.needs_tally()
            return (IF_RECALLED_SPY, 0, 0)
        case fx.WatchesMaker():
            return (IF_WATCHES_MAKER, 0, 0)
        case fx.VisitedMaker():
            return (IF_VISITED_MAKER, 0, 0)
        case fx.VisitedFaction():
            return (IF_VISITED_FACTION, 0, 0)
        case fx.UnitsInConflict():
            kind = NONE if condition.kind is None else numbers.unit_number(condition.kind)
            return (IF_UNITS, kind, condition.units)
        case fx.StrengthAtLeast():
            return (IF_STRENGTH, condition.strength, 0)
        case fx.MaySummon():
            return (IF_MAY_SUMMON, numbers.unit_number(condition.kind), 0)
        case fx.ContractsDone():
            return (IF_CONTRACTS, condition.contracts, 0)
        case fx.GainedSpice():
            numbers.needs_tally()
            return (IF_GAINED_SPICE, 0, 0)
    raise KanlyError(f"the engine has no rule for the condition {condition}")


def lower_counted(counted: fx.Counted, numbers: Numbers) -> tuple[int, int]:
    match counted:
        case fx.CardsInPlay():
            return (COUNT_IN_PLAY, FACTIONS.index(counted.faction))
        case fx.CardsRevealed():
            numbers.needs_tally()
            return (COUNT_REVEALED, FACTIONS.index(counted.faction))
        case fx.OtherSwordCards():
            numbers.needs_tally()
            return (COUNT_OTHER_SWORDS, 0)
        case fx.UnitsOfKind():
            return (COUNT_UNITS, numbers.unit_number(counted.kind))
        case fx.CompletedContracts():
            return (COUNT_CONTRACTS, 0)
    raise KanlyError(f"the engine has no rule to count {counted}")


def lower_cost(cost: fx.Cost, numbers: Numbers) -> tuple[int, int, int]:
    match cost:
        case fx.Spend():
            return (COST_SPEND, RESOURCES[cost.resource], cost.amount)
        case fx.TrashCard():
            return (COST_TRASH_CARD, lower_trash(cost), 1)
        case fx.TrashSelf():
            return (COST_TRASH_SELF, 0, 1)
        case fx.TrashIntrigue():
            numbers.needs_tally()
            return (COST_TRASH_INTRIGUE, 0, 1)
        case fx.DiscardCards():
            bonus = numbers.bonus(cost.faction, cost.bonus) if cost.bonus else NONE
            return (COST_DISCARD, bonus, cost.cards)
        case fx.LoseInfluence():
            return (COST_LOSE_INFLUENCE, 0, cost.amount)
        case fx.LoseTroops():
            return (COST_LOSE_TROOPS, 0, cost.troops)
        case fx.RetreatTroops():
            return (COST_RETREAT, cost.least, cost.most)
        case fx.RecallSpies():
            return (COST_RECALL_SPIES, 0, cost.spies)
        case fx.TurnDown():
            return (COST_TURN_DOWN, BATTLE_ICONS.index(cost.icon), 1)
    raise KanlyError(f"the engine has no rule for the cost {cost}")


def lower_trash(cost: fx.TrashCard) -> int:
    """Zone and faction in one number, 0 where both are free."""
    zones = {None: 0, fx.Zone.HAND: HAND + 1, fx.Zone.IN_PLAY: IN_PLAY + 1}
    if cost.zone not in zones:
        raise KanlyError(f"{cost}: a card is trashed as a cost from hand or from play, or from any zone")
    faction = 0 if cost.faction is None else FACTIONS.index(cost.faction) + 1
    return faction << TRASH_ZONE_BITS | zones[cost.zone]
