"""What a visit to each space costs a seat now, and what it gives: the page shows that, and works out nothing itself.

Leaders, Swordmasters, bonus spice, control, contracts on offer: all of it lies open, so a seat learns nothing here that its view
does not hold (`tests/server/test_visits.py` compares both).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

from kanly.components import Leader, Space, Track
from kanly.effects import (
    Choose,
    Condition,
    Effect,
    Gain,
    Harvest,
    HarvestLess,
    HasCouncilSeat,
    MaySummon,
    Resource,
    Spend,
    TakeContract,
    When,
)
from kanly.engine import board, contracts, units
from kanly.engine.codes import NONE
from kanly.engine.content import Content
from kanly.engine.state import State
from kanly.server.printed import lines_told, plain, swapped, without_contracts
from kanly.server.remembering import Kept
from kanly.text import Words

Cost = tuple[int, int, int]
# Solari, spice and water, as the engine counts them.
RESOURCES: Final = (Resource.SOLARI, Resource.SPICE, Resource.WATER)
# As many as the catalog keeps of their contents.
BOXES: Final = 16
# Lists of visits of one box that are remembered: from one move to the next there is seldom another.
KEPT: Final = 200


def visits(s: State, seat: int | None, words: Words) -> dict[str, Any]:
    """By space: each way to pay for it with what that gives; and its words, where the price is not the printed one. Onlookers
    are told what somebody pays whose Leader changes nothing."""
    c = s.content
    known = book(c)
    leader = NONE if seat is None else s.seats[seat].leader
    to_take = s.contracts is not None and bool(
        s.contracts.offer or (seat is not None and contracts.reserved_for(s, seat))
    )
    standing = Standing.of(s, seat)
    level = None if s.automa is None else (s.automa.level, len(s.seats))
    mine = None if seat is None else tuple(holder == seat for holder in s.control)
    key = (leader, to_take, standing, board.price_dropped(s), level, s.bonus_spice, mine, words.language)
    found = known.visits.get(key)
    if found is None:
        if len(known.visits) >= KEPT:
            known.visits.clear()
        found = known.visits[key] = Kept(listed(s, seat, words, leader, to_take, standing))
    return found


def listed(
    s: State, seat: int | None, words: Words, leader: int, to_take: bool, standing: Standing
) -> dict[str, Any]:
    c = s.content
    known = book(c)
    found: dict[str, Any] = {}
    for space, name in enumerate(c.space_ids):
        costs = prices(s, seat, space)
        own = seat is not None and s.control[space] == seat
        given = known.given(space, leader, s.bonus_spice[space], own, to_take)
        shown = known.shown(space, to_take, standing)
        told: dict[str, Any] = {
            "ways": [
                {"cost": paid(cost), "gains": got, "printed": printed}
                for cost, got, printed in zip(costs, given, shown, strict=True)
            ]
        }
        if costs != printed_prices(c, space):
            told["lines"] = known.said(space, costs, words)
        found[name] = told
    return found


@dataclass(frozen=True)
class Standing:
    """What decides which of two printed effects a visit of a seat has: all of it lies open."""

    council: bool = False
    summons: frozenset[str] = frozenset()

    @staticmethod
    def of(s: State, seat: int | None) -> Standing:
        if seat is None:
            return Standing()
        kinds = enumerate(s.content.unit_ids) if units.has_hooks(s, seat) else ()
        return Standing(
            s.seats[seat].council != 0, frozenset(kind for at, kind in kinds if units.may_enter(s, at))
        )

    def holds(self, condition: Condition) -> bool | None:
        """None: that is not known before the visit."""
        if isinstance(condition, HasCouncilSeat):
            return self.council
        if isinstance(condition, MaySummon):
            return condition.kind in self.summons
        return None


def prices(s: State, seat: int | None, space: int) -> tuple[Cost, ...]:
    """What a seat would pay, of each resource; several, where it may choose its price."""
    tiers = s.content.space_tiers[space]
    costs = tuple(cost for cost, _ in tiers) if tiers else (board.cost_now(s, space),)
    if seat is None:
        return costs
    return tuple((board.discounted(s, seat, space, cost[0]), cost[1], cost[2]) for cost in costs)


def printed_prices(c: Content, space: int) -> tuple[Cost, ...]:
    return tuple(cost for cost, _ in c.space_tiers[space]) or (c.space_cost[space],)


def spends(cost: Cost) -> tuple[Spend, ...]:
    return tuple(Spend(resource, n) for resource, n in zip(RESOURCES, cost, strict=True) if n)


@lru_cache(maxsize=256)
def paid(cost: Cost) -> list[dict[str, Any]]:
    return [plain(part) for part in spends(cost)]


def space_of(c: Content, space: int) -> Space:
    data = c.data[c.space_component[space]]
    assert isinstance(data, Space)
    return data


class Book:
    """What visits give in one box, written down once: the same few things are told with every move."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.known: dict[tuple[int, int, int, bool, bool], list[list[dict[str, Any]]]] = {}
        self.tiles: dict[tuple[int, bool, Standing], list[list[dict[str, Any]]]] = {}
        self.words: dict[tuple[int, tuple[Cost, ...], str], list[dict[str, str]]] = {}
        # By all that a list of visits depends on; whoever is told one doesn't change it.
        self.visits: dict[tuple[Any, ...], Kept] = {}

    def given(
        self, space: int, leader: int, bonus: int, own: bool, to_take: bool
    ) -> list[list[dict[str, Any]]]:
        """What each price of a space brings. `own`: to whoever controls it; `to_take`: there are contracts left."""
        key = (space, leader, bonus, own, to_take)
        if key not in self.known:
            found = gains(self.content, *key)
            self.known[key] = [[plain(effect) for effect in effects] for effects in found]
        return self.known[key]

    def shown(self, space: int, to_take: bool, standing: Standing) -> list[list[dict[str, Any]]]:
        """What is printed for each price of a space, as far as it holds for who stands so."""
        key = (space, to_take, standing)
        if key not in self.tiles:
            data = space_of(self.content, space)
            tiers = [tier.effects for tier in data.tiers] or [()]
            found = [settled((*tier, *data.effects), to_take, standing) for tier in tiers]
            self.tiles[key] = [[plain(effect) for effect in effects] for effects in found]
        return self.tiles[key]

    def printed(self, space: int, costs: tuple[Cost, ...]) -> Space:
        found: Space = priced(space_of(self.content, space), costs)
        return found if self.content.contract_ids else swapped(found, without_contracts)

    def said(self, space: int, costs: tuple[Cost, ...], words: Words) -> list[dict[str, str]]:
        """What a space says, if these were its prices."""
        key = (space, costs, words.language)
        if key not in self.words:
            self.words[key] = lines_told(self.printed(space, costs), words)
        return self.words[key]


@lru_cache(maxsize=BOXES)
def book(content: Content) -> Book:
    return Book(content)


def priced(space: Space, costs: tuple[Cost, ...]) -> Space:
    if space.tiers:
        pairs = zip(costs, space.tiers, strict=True)
        return replace(space, tiers=tuple(replace(tier, cost=spends(cost)) for cost, tier in pairs))
    return replace(space, cost=spends(costs[0]), cost_later=None)


def gains(
    c: Content, space: int, leader: int, bonus: int, own: bool, to_take: bool
) -> list[tuple[Effect, ...]]:
    """The effects of a space at each of its prices, the faction's Influence, and what control brings."""
    data = space_of(c, space)
    first: tuple[Effect, ...] = ()
    less, instead = harvest_of(c, leader)
    if bonus and c.space_bonus[space] != NONE:
        # What lies there comes before the choice, and both are one harvest.
        first = (gain(Resource.SPICE, bonus - less), *instead)
        bonus, less, instead = 0, 0, ()
    last: tuple[Effect, ...] = ()
    if data.faction is not None:
        last += tuple(one.visit for one in c.data if isinstance(one, Track) and one.faction is data.faction)
    if own and data.control_bonus is not None:
        last += (gain(*data.control_bonus),)

    def swap(effect: Effect) -> tuple[Effect, ...] | None:
        if isinstance(effect, TakeContract) and not to_take:
            return without_contracts(effect)
        if isinstance(effect, Harvest):
            spice = effect.spice + bonus
            return (gain(Resource.SPICE, spice - less), *instead) if spice else ()
        return None

    tiers = [tier.effects for tier in data.tiers] or [()]
    return [(*first, *swapped((*tier, *data.effects), swap), *last) for tier in tiers]


def settled(effects: tuple[Effect, ...], to_take: bool, standing: Standing) -> tuple[Effect, ...]:
    """Effects without what is decided already: a condition that holds or does not, an option that nobody could take."""

    def swap(effect: Effect) -> tuple[Effect, ...] | None:
        if isinstance(effect, TakeContract) and not to_take:
            return without_contracts(effect)
        if isinstance(effect, When) and (holds := standing.holds(effect.condition)) is not None:
            found: tuple[Effect, ...] = swapped(effect.effects if holds else effect.otherwise, swap)
            return found
        if isinstance(effect, Choose) and effect.number == 1:
            options = tuple(option for option in swapped(effect.options, swap) if option)
            return options[0] if len(options) == 1 else (replace(effect, options=options),)
        return None

    found: tuple[Effect, ...] = swapped(effects, swap)
    return found


def gain(resource: Resource, amount: int) -> Gain:
    return Gain(resource, max(0, amount))


def harvest_of(c: Content, leader: int) -> tuple[int, tuple[Effect, ...]]:
    """How much less spice a Leader harvests, and what comes instead."""
    if leader != NONE:
        data = c.data[c.leader_component[leader]]
        assert isinstance(data, Leader)
        for trait in data.traits:
            if isinstance(trait, HarvestLess):
                return trait.spice, trait.effects
    return 0, ()
