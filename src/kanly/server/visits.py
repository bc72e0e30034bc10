"""What a visit to each space costs a seat now, and what it gives: the page shows that, and works out nothing itself.

Leaders, Swordmasters, bonus spice, control, contracts on offer: all of it lies open, so a seat learns nothing here that its view
does not hold (`tests/server/test_visits.py` compares both).
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from kanly.components import Leader, Space, Track, inside
from kanly.effects import Choose, Condition, Effect, Gain, Harvest, HarvestLess, Resource, Spend, When
from kanly.engine import board
from kanly.engine.codes import NONE
from kanly.engine.content import Content
from kanly.engine.state import State
from kanly.engine.units import controller
from kanly.server.printed import lines_told, plain, swapped, without
from kanly.server.remembering import Kept
from kanly.server.vocabulary import KNOWN, Lacking, in_place_of, lacking, lacking_now
from kanly.text import Words

Cost = tuple[int, int, int]
# Of the conditions that are known before a visit those that hold for a seat.
Standing = frozenset[Condition]
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
    gone = lacking_now(s, seat)
    standing = known.standing(s, seat)
    level = None if s.roles is None else (s.roles.variety(s), len(s.seats))
    mine = None if seat is None else tuple(controller(s, space) == seat for space in range(len(c.space_ids)))
    key = (leader, gone, standing, board.price_dropped(s), level, s.bonus_spice, mine, words.language)
    found = known.visits.get(key)
    if found is None:
        if len(known.visits) >= KEPT:
            known.visits.clear()
        found = known.visits[key] = Kept(listed(s, seat, words, leader, gone, standing))
    return found


def listed(
    s: State, seat: int | None, words: Words, leader: int, gone: Lacking, standing: Standing
) -> dict[str, Any]:
    c = s.content
    known = book(c)
    found: dict[str, Any] = {}
    for space, name in enumerate(c.space_ids):
        costs = prices(s, seat, space)
        own = seat is not None and controller(s, space) == seat
        given = known.given(space, leader, s.bonus_spice[space], own, gone)
        shown = known.shown(space, gone, standing)
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
        self.known: dict[tuple[int, int, int, bool, Lacking], list[list[dict[str, Any]]]] = {}
        self.tiles: dict[tuple[int, Lacking, Standing], list[list[dict[str, Any]]]] = {}
        self.words: dict[tuple[int, tuple[Cost, ...], str], list[dict[str, str]]] = {}
        # By all that a list of visits depends on; whoever is told one doesn't change it.
        self.visits: dict[tuple[Any, ...], Kept] = {}
        spaces = [space_of(content, space) for space in range(len(content.space_ids))]
        parts = [
            part for space in spaces for part in (space.effects, *(tier.effects for tier in space.tiers))
        ]
        effects = [effect for part in parts for effect in inside(part)]
        # What decides which of two printed effects a visit of a seat has, as far as that is known before it.
        self.conditions = {
            effect.condition
            for effect in effects
            if isinstance(effect, When) and type(effect.condition) in KNOWN
        }

    def standing(self, s: State, seat: int | None) -> Standing:
        """What holds for a seat; for onlookers nothing does."""
        if seat is None:
            return frozenset()
        return frozenset(one for one in self.conditions if KNOWN[type(one)](s, seat, one))

    def given(
        self, space: int, leader: int, bonus: int, own: bool, gone: Lacking
    ) -> list[list[dict[str, Any]]]:
        """What each price of a space brings. `own`: to whoever controls it; `gone`: what there is nothing left for."""
        key = (space, leader, bonus, own, gone)
        if key not in self.known:
            found = gains(self.content, *key)
            self.known[key] = [[plain(effect) for effect in effects] for effects in found]
        return self.known[key]

    def shown(self, space: int, gone: Lacking, standing: Standing) -> list[list[dict[str, Any]]]:
        """What is printed for each price of a space, as far as it holds for who stands so."""
        key = (space, gone, standing)
        if key not in self.tiles:
            data = space_of(self.content, space)
            tiers = [tier.effects for tier in data.tiers] or [()]
            found = [settled((*tier, *data.effects), gone, standing) for tier in tiers]
            self.tiles[key] = [[plain(effect) for effect in effects] for effects in found]
        return self.tiles[key]

    def printed(self, space: int, costs: tuple[Cost, ...]) -> Space:
        found: Space = priced(space_of(self.content, space), costs)
        found = without(found, lacking(self.content))
        return found

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
    c: Content, space: int, leader: int, bonus: int, own: bool, gone: Lacking
) -> list[tuple[Effect, ...]]:
    """The effects of a space at each of its prices, the faction's Influence, and what control brings."""
    data = space_of(c, space)
    first: tuple[Effect, ...] = ()
    less, instead = harvest_of(c, leader)
    if bonus and c.space_bonus[space] != NONE:
        # What lies there comes before the choice, and both are one harvest.
        first = (gain(Resource.SPICE, bonus - less), *instead)
        bonus, less, instead = 0, 0, ()
    # Influence as every space says it: before what may depend on something, for it does not.
    influence: tuple[Effect, ...] = ()
    if data.faction is not None:
        influence = tuple(
            one.visit for one in c.data if isinstance(one, Track) and one.faction == data.faction
        )
    last: tuple[Effect, ...] = ()
    if own and data.control_bonus is not None:
        last += (gain(*data.control_bonus),)

    def swap(effect: Effect) -> tuple[Effect, ...] | None:
        if type(effect) in gone:
            return in_place_of(effect, gone)
        if isinstance(effect, Harvest):
            spice = effect.spice + bonus
            return (gain(Resource.SPICE, spice - less), *instead) if spice else ()
        return None

    tiers = [tier.effects for tier in data.tiers] or [()]
    return [(*influence, *first, *swapped((*tier, *data.effects), swap), *last) for tier in tiers]


def settled(effects: tuple[Effect, ...], gone: Lacking, standing: Standing) -> tuple[Effect, ...]:
    """Effects without what is decided already: a condition that holds or does not, an option that nobody could take."""

    def swap(effect: Effect) -> tuple[Effect, ...] | None:
        if type(effect) in gone:
            return in_place_of(effect, gone)
        if isinstance(effect, When) and type(effect.condition) in KNOWN:
            holds = effect.condition in standing
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
