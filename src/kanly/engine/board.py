"""Board spaces: where an Agent may go, what it pays, what it finds there."""

from __future__ import annotations

from kanly.engine import moves, units
from kanly.engine.codes import (
    BY_ITSELF,
    EV_CONTROL_BONUS,
    EV_RECALL,
    EV_SEND,
    EV_SWORDMASTER,
    NONE,
    ON_PAID_SOLARI,
    ON_SENT_AGENT,
    ON_VISITED,
    SOLARI,
    SPICE,
    STEP_AGENT,
    STEP_APPLY,
    STEP_TIER,
    TURN_AGENT,
    WATER,
)
from kanly.engine.content import MOST_OF_A_RESOURCE
from kanly.engine.costs import spend
from kanly.engine.events import note
from kanly.engine.reactions import fire
from kanly.engine.resources import gain
from kanly.engine.state import State


def spaces_payable(s: State, seat: int, bound: bool = True) -> int:
    """Spaces whose cost, requirement and limits let this seat in, whoever stands there; not `bound`: requirements don't
    matter (R-039)."""
    c = s.content
    me = s.seats[seat]
    most = MOST_OF_A_RESOURCE
    solari_affords = c.afford_later if c.price_drops and price_dropped(s) else c.afford_solari
    mask = (
        solari_affords[me.leader][me.solari if me.solari < most else most]
        & c.afford_spice[me.spice if me.spice < most else most]
        & c.afford_water[me.water if me.water < most else most]
        & ~me.visited
    )
    if bound:
        levels = me.influence if s.roles is None else s.roles.levels(s, seat)
        for space, faction, needed in c.space_requires:
            if levels[faction] < needed:
                mask &= ~(1 << space)
    if s.closed:
        for other in s.seats:
            if other.closes >= 0 and other is not me:
                mask &= ~(1 << other.closes)
    if s.roles is not None:
        mask &= s.roles.spaces(s, seat)
    return mask


def price_dropped(s: State) -> bool:
    """Whether a space that gets cheaper once any seat has a Swordmaster has done so (R-028)."""
    for seat in s.seats:
        if seat.swordmaster:
            return True
    return False


def cost_now(s: State, space: int) -> tuple[int, int, int]:
    """What a space without a choice of prices costs now, before a Leader takes anything off."""
    c = s.content
    cost = c.space_later[space] if c.price_drops and price_dropped(s) else c.space_cost[space]
    return cost if s.roles is None else s.roles.cost(s, space, cost)


def joinable(s: State, seat: int) -> int:
    """Spaces where an effect lets the seat join enemy Agents, without a Spy."""
    joins = s.content.all_spaces if s.turn_joins else 0
    leader = s.seats[seat].leader
    if leader != NONE:
        joins |= s.content.leader_joins[leader]
    return joins


def watched(s: State, seat: int) -> int:
    """The spaces that a seat watches, as a bit mask."""
    mask = 0
    for topic in s.content.watching:
        mask |= topic.watched(s, seat)
    return mask


def spaces_open(s: State, seat: int, seen: int) -> int:
    """Spaces that are free, or where the seat may join enemy Agents (never its own, R-020, R-216); `seen`: those that it watches."""
    me = s.seats[seat]
    joins = s.content.all_spaces if s.turn_joins else seen
    if me.leader != NONE:
        joins |= s.content.leader_joins[me.leader]
    if not joins:
        return s.free
    for space in me.on:
        joins &= ~(1 << space)
    return s.free | joins


def agent_moves(s: State, seat: int, found: list[int]) -> None:
    """Every card and the spaces it can send an Agent to."""
    me = s.seats[seat]
    if not me.hand:
        return
    c = s.content
    payable = spaces_payable(s, seat)
    seen = 0
    for topic in c.watching:
        seen |= topic.watched(s, seat)
    ready = payable & spaces_open(s, seat, seen) if me.agents else 0
    reach, card_icons, sends, extra = c.reach, c.card_icons, c.sends, s.turn_icons
    done: list[int] = []
    for card in me.hand:
        if card in done:
            continue
        done.append(card)
        mask = reach[card_icons[card] | extra] & ready
        if seen and card_icons[card] & c.spy_icon:
            mask |= seen & ready
        if mask:
            known = sends[card].get(mask)
            found.extend(c.list_sends(card, mask) if known is None else known)
    for card in c.unbound_cards:
        if card in done and me.agents:
            free = spaces_payable(s, seat, False) & ~payable & spaces_open(s, seat, seen)
            mask = reach[card_icons[card] | extra] & free
            if card_icons[card] & c.spy_icon:
                mask |= seen & free
            if mask:
                found.extend(c.list_sends(card, mask))
    for card in c.anywhere_cards:
        # Whoever stands there is no hindrance, and an Agent on the board will do.
        if card in done and (me.agents or me.on):
            mask = payable & ~(reach[extra] & ready)
            if mask:
                found.extend(c.list_sends(card, mask))


def origins(s: State, seat: int) -> list[int]:
    """Where an Agent that may come from anywhere can be taken: 0 the Leader, else a space plus one."""
    me = s.seats[seat]
    found = [moves.make(moves.ORIGIN, 0)] if me.agents else []
    for space in me.on:
        move = moves.make(moves.ORIGIN, space + 1)
        if move not in found:
            found.append(move)
    return found


def leave(s: State, seat: int, space: int) -> None:
    """An Agent goes off a space, which is empty at once if it stood alone (R-032)."""
    me = s.seats[seat]
    at = me.on.index(space)
    me.on = me.on[:at] + me.on[at + 1 :]
    if not any(space in other.on for other in s.seats):
        s.free |= 1 << space


def recall(s: State, seat: int, space: int) -> None:
    leave(s, seat, space)
    s.seats[seat].agents += 1
    note(s, EV_RECALL, seat, space)


def send(s: State, seat: int, card: int, space: int, origin: int) -> None:
    """Place the Agent, pay, and open the pool with what the card, the faction and the space give (R-040, R-052)."""
    c = s.content
    me = s.seats[seat]
    if origin == 0:
        me.agents -= 1
    else:
        leave(s, seat, origin - 1)
    me.on += (space,)
    s.free &= ~(1 << space)
    me.visited |= c.space_once & 1 << space
    s.turn_kind = TURN_AGENT
    s.turn_space = space
    s.turn_card = card
    s.turn_allowance = c.garrison_deploys if c.space_combat[space] else 0
    # The card comes first: what it changes about the visit has to be there before the visit's own gains are taken.
    s.pool.extend(c.card_agent[card])
    if s.log is not None:
        note(s, EV_SEND, seat, card, space)
    if c.space_faction[space] != NONE:
        s.pool.append(c.track_visit[c.space_faction[space]])
    s.pool.extend(c.space_nodes[space])
    s.stack.append((STEP_AGENT, seat, seat, 0, 0))
    if c.space_bonus[space] != NONE and s.bonus_spice[space]:
        s.stack.append((STEP_APPLY, seat, seat, c.space_bonus[space], BY_ITSELF))
    if c.extended:
        arrive(s, seat, space)
    if c.space_tiers[space]:
        s.stack.append((STEP_TIER, seat, seat, space, 0))
    else:
        pay_cost(s, seat, space, cost_now(s, space))
    if s.control[space] != NONE or (s.units is not None and s.units.holds):
        pay_controller(s, space)


def recallable_agents(s: State, seat: int, other: int) -> tuple[int, ...]:
    """The spaces of a seat's Agents; `other`: without the one sent this turn (R-033)."""
    on = s.seats[seat].on
    if other and s.turn == seat and s.turn_space != NONE and s.turn_space in on:
        at = on.index(s.turn_space)
        return on[:at] + on[at + 1 :]
    return on


def pay_controller(s: State, space: int) -> None:
    """An Agent came to a space: whoever controls it has the bonus."""
    controller = s.control[space] if s.units is None else units.controller(s, space)
    if controller != NONE and (s.roles is None or s.roles.takes(s, controller)):
        resource, amount = s.content.space_control_bonus[space]
        note(s, EV_CONTROL_BONUS, controller, space)
        gain(s, controller, resource, amount)


def take_swordmaster(s: State, seat: int) -> None:
    me = s.seats[seat]
    me.swordmaster = 1
    me.agents += 1
    note(s, EV_SWORDMASTER, seat)


def arrive(s: State, seat: int, space: int) -> None:
    """What else an Agent's arrival brings."""
    c = s.content
    factions = 0
    if c.space_faction[space] != NONE:
        factions = 1 << c.space_faction[space]
        fire(s, seat, ON_SENT_AGENT, 1, factions)
    # What `fire` does, without the call: every visit comes past here.
    for place in c.heard_by[ON_VISITED]:
        place.happened(s, seat, ON_VISITED, 1, factions, space)
    for topic in c.visiting:
        topic.visited(s, seat, space)
    for topic in c.coming:
        topic.came(s, seat, space)


def discounted(s: State, seat: int, space: int, solari: int) -> int:
    """The solari that a seat's Leader leaves of a printed price."""
    c = s.content
    leader = s.seats[seat].leader
    if solari and leader != NONE and c.leader_discount_mask[leader] >> space & 1:
        return max(0, solari - c.leader_discount[leader])
    return solari


def pay_cost(s: State, seat: int, space: int, cost: tuple[int, int, int]) -> None:
    """The printed cost of a space, less what the Leader takes off."""
    solari, spice, water = cost
    if solari:
        solari = discounted(s, seat, space, solari)
    if solari:
        spend(s, seat, SOLARI, solari)
        fire(s, seat, ON_PAID_SOLARI, solari)
    if spice:
        spend(s, seat, SPICE, spice)
    if water:
        spend(s, seat, WATER, water)
