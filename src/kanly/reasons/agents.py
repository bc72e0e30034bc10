"""Why an Agent can't be sent to a space, and why a card of the hand sends none."""

from __future__ import annotations

from kanly import effects as fx
from kanly.components import Space
from kanly.engine import board, moves, seats
from kanly.engine.costs import held
from kanly.engine.gates import RESOURCES
from kanly.engine.state import State
from kanly.reasons.reason import Reason

# One hindrance is named, the one that is hardest to overcome: each `of_` below returns it or None.


def spaces_closed(s: State, seat: int) -> dict[str, Reason]:
    """The spaces that no card of the hand reaches, when the seat may send an Agent."""
    reached = {moves.second(move) for move in s.options if moves.kind_of(move) == moves.AGENT}
    return {
        name: hindrance(s, seat, space)
        for space, name in enumerate(s.content.space_ids)
        if space not in reached
    }


def cards_idle(s: State, seat: int) -> dict[str, Reason]:
    """The cards of the hand that send no Agent anywhere, when the seat may send one."""
    sent = {moves.first(move) for move in s.options if moves.kind_of(move) == moves.AGENT}
    return {
        s.content.card_ids[card]: of_card(s, seat, card) for card in s.seats[seat].hand if card not in sent
    }


def hindrance(s: State, seat: int, space: int) -> Reason:
    me = s.seats[seat]
    if not me.hand:
        return Reason("no_cards")
    anywhere = goes_anywhere(s, seat)
    if not me.agents and not anywhere:
        return Reason("no_agent")
    return (
        of_limits(s, seat, space)
        or (None if anywhere else of_agents(s, seat, space))
        or of_requirement(s, seat, space)
        or of_cost(s, seat, space)
        or of_icon(s, seat, space)
    )


def goes_anywhere(s: State, seat: int) -> bool:
    """Whether a card of the hand needs neither an icon nor an empty space, nor an Agent that is at home."""
    me = s.seats[seat]
    return bool(me.agents or me.on) and any(card in me.hand for card in s.content.anywhere_cards)


def of_limits(s: State, seat: int, space: int) -> Reason | None:
    """What nothing in the hand could change: visited already, sold to nobody at this level, kept closed."""
    me = s.seats[seat]
    if me.visited >> space & 1:
        sold = effects_of(s, space)
        if me.council and any(isinstance(effect, fx.TakeCouncilSeat) for effect in sold):
            return Reason("has_council_seat")
        if me.swordmaster and any(isinstance(effect, fx.TakeSwordmaster) for effect in sold):
            return Reason("has_swordmaster")
        return Reason("once")
    if s.roles is not None and s.roles.sold_out(s, seat, space):
        return Reason("level")
    closers = tuple(i for i, other in enumerate(s.seats) if other.closes == space and i != seat)
    return Reason("closed", seats=closers) if closers else None


def effects_of(s: State, space: int) -> tuple[fx.Effect, ...]:
    data = s.content.data[s.content.space_component[space]]
    assert isinstance(data, Space)
    return data.effects


def of_agents(s: State, seat: int, space: int) -> Reason | None:
    if board.spaces_open(s, seat, board.watched(s, seat)) >> space & 1:
        return None
    if space in s.seats[seat].on:
        return Reason("own_agent")
    there = tuple(i for i, other in enumerate(s.seats) if space in other.on)
    return Reason("occupied_unwatched" if s.content.space_posts[space] else "occupied", seats=there)


def of_requirement(s: State, seat: int, space: int) -> Reason | None:
    """Too little Influence, unless a card that needs none leads there."""
    c = s.content
    if any(card in s.seats[seat].hand and ways(s, seat, card) >> space & 1 for card in c.unbound_cards):
        return None
    for required, faction, needs in c.space_requires:
        has = seats.levels(s, seat)[faction]
        if required == space and has < needs:
            return Reason("influence", needs=needs, has=has, faction=c.faction_ids[faction])
    return None


def of_cost(s: State, seat: int, space: int) -> Reason | None:
    for (resource, code), needs in zip(RESOURCES.items(), price(s, seat, space), strict=True):
        has = held(s, seat, code)
        if has < needs:
            return Reason("cost", needs=needs, has=has, resource=resource.value)
    return None


def price(s: State, seat: int, space: int) -> tuple[int, int, int]:
    """The least of each resource that lets the seat in."""
    tiers = s.content.space_tiers[space]
    costs = [cost for cost, _ in tiers] if tiers else [board.cost_now(s, space)]
    return (
        min(board.discounted(s, seat, space, cost[0]) for cost in costs),
        min(cost[1] for cost in costs),
        min(cost[2] for cost in costs),
    )


def of_icon(s: State, seat: int, space: int) -> Reason:
    """No card leads there; one with the Spy icon would, if a Spy were beside it."""
    c = s.content
    data = c.data[c.space_component[space]]
    assert isinstance(data, Space)
    spying = c.space_posts[space] and any(c.card_icons[card] & c.spy_icon for card in s.seats[seat].hand)
    return Reason("icon_or_spy" if spying else "icon", icon=data.icon.value)


def ways(s: State, seat: int, card: int) -> int:
    """The spaces that a card leads to by its icons and by those of this turn, open or not."""
    c = s.content
    icons = c.card_icons[card]
    return c.reach[icons | s.turn_icons] | (board.watched(s, seat) if icons & c.spy_icon else 0)


def of_card(s: State, seat: int, card: int) -> Reason:
    c = s.content
    me = s.seats[seat]
    if not me.agents and not (c.card_anywhere[card] and me.on):
        return Reason("no_agent")
    if c.card_anywhere[card]:
        return Reason("card_shut")
    leads = ways(s, seat, card)
    if not leads:
        return Reason("card_unwatched" if c.card_icons[card] & c.spy_icon else "card_reveal_only")
    if not leads & board.spaces_open(s, seat, board.watched(s, seat)):
        return Reason("card_occupied")
    if all(of_cost(s, seat, space) for space in range(len(c.space_ids)) if leads >> space & 1):
        return Reason("card_cost")
    return Reason("card_shut")
