"""An opponent's turn: cards are turned up until one sends an Agent, then it deploys (R-340 to R-344)."""

from __future__ import annotations

from typing import Final

from kanly.engine import board as spaces
from kanly.engine import pieces, units
from kanly.engine.codes import (
    NONE,
    PASSED_BEHIND,
    PASSED_CLOSED,
    PASSED_INFLUENCE,
    PASSED_LEADS,
    PASSED_NO_BONUS,
    PASSED_TAKEN,
    TURN_AGENT,
    VARIANT_BRUTAL,
    VARIANT_EXPERT,
    VARIANT_SMART,
)
from kanly.engine.events import note
from kanly.engine.state import State
from kanly.topics.opponents import house, icons
from kanly.topics.opponents.kinds import EV_HAGAL_SEND, EV_STAYS_HOME
from kanly.topics.opponents.part import automa_of
from kanly.topics.opponents.state_board import board_of

# Smart Politics: with so much Influence a faction may be left alone, if the leader is so far ahead.
WORTH_LEAVING: Final = 2
TOO_FAR_BEHIND: Final = 2
# The level of the Conflicts in which nothing is held back.
DECISIVE: Final = 3


def destination(s: State, seat: int, card: int) -> tuple[int, int]:
    """The space that a card sends to as things stand, and the node with what it brings; or NONE, and why."""
    c = s.content
    if c.hagal_richest[card]:
        return richest(s, card)
    for space, node in c.hagal_spaces[card]:
        if icons.met(s, seat, c.nodes[node]):
            return space, node
    return NONE, PASSED_INFLUENCE


def richest(s: State, card: int) -> tuple[int, int]:
    """The Maker space with the most bonus spice; on a tie, the one with more spice in all."""
    c = s.content
    board = board_of(s)
    board.compare([space for space, _ in c.hagal_spaces[card]], c.hagal_skips_taken[card])
    best, found, most = NONE, NONE, 0
    for space, node in c.hagal_spaces[card]:
        bonus = board.bonus_spice(space)
        if not bonus:
            continue
        if c.hagal_skips_taken[card] and (board.occupied(space) or board.closed(space)):
            continue
        if best == NONE or (bonus, c.space_yield[space]) > (most, c.space_yield[best]):
            best, found, most = space, node, bonus
    return (NONE, PASSED_NO_BONUS) if best == NONE else (best, found)


def refusal(s: State, seat: int, space: int) -> int:
    """Why no Agent is sent to a space, or NONE."""
    if board_of(s).occupied(space):
        return PASSED_TAKEN
    if board_of(s).closed(space):
        return PASSED_CLOSED
    if house.has_variant(s, VARIANT_SMART) and s.content.free_faction_spaces >> space & 1:
        return politics(s, seat, s.content.space_faction[space])
    return NONE


def politics(s: State, seat: int, faction: int) -> int:
    """Smart Politics: what a visit to a free faction space is not worth (R-375)."""
    me = s.seats[seat]
    mine = me.influence[faction]
    ally = me.alliances >> faction & 1 != 0
    if not ally and mine < WORTH_LEAVING:
        return NONE
    board = board_of(s)
    best = max([board.influence(other, faction) for other in range(len(s.seats)) if other != seat])
    if ally and mine > best:
        return PASSED_LEADS
    if mine >= WORTH_LEAVING and best - mine >= TOO_FAR_BEHIND:
        return PASSED_BEHIND
    return NONE


def is_stuck(s: State) -> bool:
    """Whether every card that could send an Agent has been turned up this turn in vain."""
    automa = automa_of(s)
    if not automa.passed:
        return False
    return all(card in automa.passed or not s.content.hagal_spaces[card] for card in house.table(s).deck)


def send(s: State, seat: int, card: int, space: int) -> None:
    """Place the Agent. It pays nothing, and the space's own effects are not for it; others may gain by its coming."""
    c = s.content
    me = s.seats[seat]
    me.agents -= 1
    me.on += (space,)
    s.free &= ~(1 << space)
    s.turn_kind = TURN_AGENT
    s.turn_space = space
    s.turn_allowance = c.garrison_deploys if c.space_combat[space] else 0
    note(s, EV_HAGAL_SEND, seat, card, space)
    for topic in c.coming:
        topic.came(s, seat, space)
    spaces.pay_controller(s, space)


def deploy(s: State, seat: int) -> None:
    """All recruits of the turn and two of the garrison, unless Expert Deployment keeps them (R-344, R-354, R-374). Units that are
    no troops go first."""
    me = s.seats[seat]
    troops = min(me.garrison, s.turn_recruited + s.turn_allowance)
    ships = any([pieces.deployable(s, seat, kind) for kind in s.content.stationed])
    if not (troops or ships) or not s.content.space_combat[s.turn_space]:
        return
    if house.has_variant(s, VARIANT_EXPERT) and board_of(s).level() < DECISIVE:
        ahead = lead(s, seat)
        if ahead >= house.table(s).lead:
            note(s, EV_STAYS_HOME, seat, ahead)
            return
    if ships:
        pieces.deploy_all(s, seat)
        troops = min(me.garrison, s.turn_recruited + s.turn_allowance)
    if troops:
        units.deploy(s, seat, troops)


def lead(s: State, seat: int) -> int:
    """By how much a seat is ahead of all others in the Conflict, in strength or in units."""
    board = board_of(s)
    others = [other for other in range(len(s.seats)) if other != seat]
    if house.table(s).lead_in_strength:
        return board.strength(seat) - max([board.strength(other) for other in others])
    return board.units(seat) - max([board.units(other) for other in others])


def combat_cards(s: State) -> int:
    """How many cards an opponent turns up for their swords in Combat (R-345, R-373)."""
    brutal = house.has_variant(s, VARIANT_BRUTAL) and board_of(s).level() >= DECISIVE
    return 2 if brutal else 1
