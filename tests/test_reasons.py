"""Why not: a reason stands where something can't be done, and only there, and what it says is so."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from kanly import Game, catalog
from kanly.components import Card, Intrigue, Space
from kanly.effects import Icon
from kanly.engine import flow, moves
from kanly.engine.state import State
from kanly.reasons import Reason, Why, why_not
from kanly.view import SeatView, View, build_view
from tests.modes import KINDS, deal

# The questions that are answered with each kind of Intrigue card.
WINDOWS = {
    "plot": ("turn", "agent", "reveal"),
    "combat": ("combat",),
    "win": ("win",),
    "endgame": ("endgame",),
}


def decisions(kind: str, seed: int) -> Iterator[Game]:
    """A random game; Agents are sent more often than not, so that spaces fill up."""
    game, random = Game(deal(kind, seed)), Random(seed)
    while not game.over:
        yield game
        sends = [move for move in game.legal if moves.kind_of(move) == moves.AGENT]
        game.play(random.choice(sends if sends and random.random() < 0.7 else game.legal))


def named(game: Game, *kinds: int, second: bool = False) -> set[int]:
    """What legal moves of these kinds are about."""
    part = moves.second if second else moves.first
    return {part(move) for move in game.legal if moves.kind_of(move) in kinds}


@pytest.mark.parametrize("kind", KINDS)
def test_what_can_not_be_done_has_one_reason_and_nothing_else_has(kind: str) -> None:
    openings = 0
    for game in decisions(kind, 1):
        view = game.view(game.decider)
        why, c, me = why_not(view), game.state.content, view.me
        opening = view.decision == "turn"
        openings += opening
        reached = {c.space_ids[space] for space in named(game, moves.AGENT, second=True)}
        assert set(why.spaces) == (set(c.space_ids) - reached if opening else set())
        sent = {c.card_ids[card] for card in named(game, moves.AGENT)}
        assert set(why.cards) == (set(me.hand) - sent if opening else set())
        played = {c.intrigue_ids[card] for card in named(game, moves.PLAY, moves.TRASH_INTRIGUE)}
        assert set(why.intrigues) == {held["card"] for held in me.intrigues} - played
        bought = {c.card_ids[card] for card in named(game, moves.BUY, moves.ACQUIRE)}
        own = view.stack[-1][1] == view.seat
        offered = {*view.table.row, *view.table.reserve, *(entry["card"] for entry in me.aside)}
        asked = own and view.decision in ("reveal", "acquire")
        assert set(why.market) == (offered - bought if asked else set())
    assert openings > 10


@pytest.mark.parametrize("kind", KINDS)
def test_reasons_hold(kind: str) -> None:
    for game in decisions(kind, 2):
        view = game.view(game.decider)
        why = why_not(view)
        for name, reason in why.spaces.items():
            space_holds(view, name, reason)
        for name, reason in why.cards.items():
            card_holds(view, name, reason, why)
        for name, reason in why.market.items():
            market_holds(view, name, reason)
        for name, reason in why.intrigues.items():
            intrigue_holds(view, name, reason)
        for name, price in why.prices.items():
            assert view.decision == "reveal" and price < (of_card(view, name).cost or 0)


def of_card(view: View, name: str) -> Card:
    c = catalog.content(view.box)
    data = c.data[c.card_component[c.card_ids.index(name)]]
    assert isinstance(data, Card)
    return data


def of_space(view: View, name: str) -> Space:
    c = catalog.content(view.box)
    data = c.data[c.space_component[c.space_ids.index(name)]]
    assert isinstance(data, Space)
    return data


def of_intrigue(view: View, name: str) -> Intrigue:
    c = catalog.content(view.box)
    data = c.data[c.intrigue_component[c.intrigue_ids.index(name)]]
    assert isinstance(data, Intrigue)
    return data


def watched(view: View, seat: SeatView) -> set[str]:
    """The spaces that a seat's Spies watch, as the posts are printed."""
    posts = {post.id: post.spaces for post in catalog.assemble(view.box).posts}
    mine = view.parts["spies"]["posts"][seat.seat] if "spies" in view.parts else []
    return {space for post in mine for space in posts[post]}


def leads(view: View, card: Card, space: Space) -> bool:
    """Whether a card shows the way to a space, by what is printed on both; nothing this turn adds to it here."""
    return space.icon in card.icons or (Icon.SPY in card.icons and space.id in watched(view, view.me))


def space_holds(view: View, name: str, reason: Reason) -> None:
    me, space = view.me, of_space(view, name)
    hand = [of_card(view, card) for card in me.hand]
    standing = tuple(seat.seat for seat in view.seats if name in seat.on)
    match reason.kind:
        case "no_cards":
            assert not me.hand
        case "no_agent":
            assert me.agents == 0
        case "has_council_seat":
            assert me.council and name in me.visited
        case "has_swordmaster":
            assert me.swordmaster and name in me.visited
        case "level":
            assert name == "swordmaster" and "automa" in view.parts
        case "closed":
            assert reason.seats and all(view.seats[seat].closes == name for seat in reason.seats)
        case "own_agent":
            assert me.seat in standing
        case "occupied" | "occupied_unwatched":
            assert reason.seats == standing and standing and me.seat not in standing
            assert name not in view.table.free and name not in watched(view, me)
            assert (reason.kind == "occupied_unwatched") == any(
                name in post.spaces for post in catalog.assemble(view.box).posts
            )
        case "influence":
            assert space.requires is not None
            assert (reason.faction, reason.needs) == (space.requires[0].value, space.requires[1])
            assert me.influence[reason.faction] == reason.has < reason.needs
        case "cost":
            assert getattr(me, reason.resource) == reason.has < reason.needs
        case "icon" | "icon_or_spy":
            assert reason.icon == space.icon.value and not any(leads(view, card, space) for card in hand)
            if reason.kind == "icon_or_spy":
                assert any(Icon.SPY in card.icons for card in hand)
        case _:
            raise AssertionError(f"{name}: {reason}")


def card_holds(view: View, name: str, reason: Reason, why: Why) -> None:
    me, card = view.me, of_card(view, name)
    ways = [space for space in catalog.assemble(view.box).spaces if leads(view, card, space)]
    match reason.kind:
        case "no_agent":
            assert me.agents == 0
        case "card_reveal_only":
            assert not card.icons and not card.anywhere
        case "card_unwatched":
            assert card.icons == (Icon.SPY,) and not watched(view, me)
        case "card_occupied":
            assert ways and not any(space.id in view.table.free for space in ways)
        case "card_cost":
            assert ways and all(space.id in why.spaces for space in ways)
        case "card_shut":
            assert ways or card.anywhere
        case _:
            raise AssertionError(f"{name}: {reason}")


def market_holds(view: View, name: str, reason: Reason) -> None:
    card = of_card(view, name)
    match reason.kind:
        case "not_for_sale":
            assert card.cost is None
        case "none_left":
            assert view.table.reserve[name] == 0
        case "price":
            assert reason.has == view.me.persuasion < reason.needs <= (card.cost or 0)
        case "at_most":
            assert reason.needs == card.cost and reason.needs > reason.has
        case "exactly":
            assert reason.needs == card.cost and reason.needs != reason.has
        case "cost":
            assert reason.needs == card.cost and reason.has == view.me.solari < reason.needs
        case _:
            raise AssertionError(f"{name}: {reason}")


def intrigue_holds(view: View, name: str, reason: Reason) -> None:
    printed = of_intrigue(view, name)
    own = view.stack[-1][1] == view.seat
    match reason.kind:
        case "moment":
            assert reason.moments == tuple(moment for moment in WINDOWS if getattr(printed, moment))
            assert not own or not any(view.decision in WINDOWS[moment] for moment in reason.moments)
        case "question":
            assert not any(view.decision in windows for windows in WINDOWS.values())
        case "turn_start":
            assert printed.turn_start and (view.decision != "turn" or view.table.turn_marks["turn_begun"])
        case "condition":
            assert repr(reason.condition) in repr(printed)
        case "cost":
            assert getattr(view.me, reason.resource) == reason.has < reason.needs
        case "unpaid":
            assert all(repr(cost) in repr(printed) for cost in reason.costs)
        case "either":
            assert len(set(reason.either)) > 1
            for one in reason.either:
                intrigue_holds(view, name, one)
        case _:
            raise AssertionError(f"{name}: {reason}")


# --- what would have to be otherwise


def otherwise(game: Game, change: Callable[[State], None]) -> Why:
    """The same question if something of its seat were different."""
    s = game.state.copy()
    change(s)
    flow.relist(s)
    return why_not(build_view(s, game.decider))


def changed(game: Game, reason: Reason, value: int) -> Callable[[State], None]:
    """Gives the seat this much of what the reason says it lacks."""

    def change(s: State) -> None:
        me = s.seats[game.decider]
        if reason.kind == "influence":
            at = s.content.faction_ids.index(reason.faction)
            me.influence = (*me.influence[:at], value, *me.influence[at + 1 :])
        else:
            setattr(me, reason.resource if reason.kind == "cost" else "persuasion", value)

    return change


def same(one: Reason | None, two: Reason) -> bool:
    """Whether two reasons lack the same thing."""
    return one is not None and (one.kind, one.resource, one.faction) == (two.kind, two.resource, two.faction)


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_needed_is_enough_and_not_too_much(kind: str) -> None:
    random, seen = Random(3), dict.fromkeys(("cost", "influence", "price"), 0)
    for game in decisions(kind, 3):
        why = why_not(game.view(game.decider))
        lacking = [
            (part, name, reason)
            for part in ("spaces", "market")
            for name, reason in getattr(why, part).items()
            if reason.kind in seen
        ]
        for part, name, reason in random.sample(lacking, min(2, len(lacking))):
            seen[reason.kind] += 1
            enough = getattr(otherwise(game, changed(game, reason, reason.needs)), part)
            assert not same(enough.get(name), reason), (name, reason)
            short = getattr(otherwise(game, changed(game, reason, reason.needs - 1)), part)
            assert same(short.get(name), reason), (name, reason)
    assert min(seen["cost"], seen["price"]) > 5 and seen["influence"] > 0
