"""The open pool: the effects of a turn, taken in the order that the player wants.

Plain gains are taken at once, because nothing is ever won by waiting with them; everything else is offered. A
mandatory effect that can't be done yet stays due, and lapses when the turn ends (R-058).
"""

from __future__ import annotations

from kanly.engine import influence, moves, reactions
from kanly.engine.codes import BY_ITSELF, NONE, OP_RECRUIT, TAKEN, TURN_REVEAL
from kanly.engine.conditions import holds
from kanly.engine.content import (
    AUTO_ALWAYS,
    AUTO_BRANCH,
    AUTO_INFLUENCE,
    AUTO_LONE,
    AUTO_RECRUIT,
    MINDS_INFLUENCE,
    MINDS_SUPPLY,
    Node,
)
from kanly.engine.state import State
from kanly.engine.units import of


def sweep(s: State, seat: int) -> None:
    """Take what is taken without asking. A gain can make a condition true that stood before it, so start over."""
    nodes = s.content.nodes
    at = 0
    while at < len(s.pool):
        node = s.pool[at]
        n = nodes[node]
        auto = n.auto
        if not auto:
            at += 1
            continue
        if auto == AUTO_ALWAYS:
            ready = True
        elif auto == AUTO_BRANCH:
            # One of two boxes: which one is settled at once, then each of its effects is taken like any other.
            del s.pool[at]
            s.pool[at:at] = n.kids if holds(s, seat, n) else n.otherwise
            at = 0
            continue
        elif auto == AUTO_LONE:
            only = lone_option(s, seat, n)
            if only != NONE:
                s.pool[at] = only
                at = 0
            else:
                at += 1
            continue
        elif auto == AUTO_RECRUIT:
            # Recruits that may go straight into the Conflict on a Reveal turn wait for their moment. The last troops of the
            # supply are asked for: what else wants them may be in anybody's hand, or still to be drawn.
            mine = s.seats[seat] if s.roles is None else of(s, seat)
            left = mine.supply - (recruits_due(s) if n.c else n.a)
            ready = left >= n.c and not (n.b and s.turn_kind == TURN_REVEAL)
            if ready and left == n.c and any_minds(s, MINDS_SUPPLY):
                ready = False
        elif auto == AUTO_INFLUENCE:
            amount = n.a
            faction = n.b.bit_length() - 1
            if s.turn_faction and node == s.content.track_visit[faction]:
                amount = s.turn_faction
            ready = influence.is_quiet(s, seat, faction, amount) and not any_minds(s, MINDS_INFLUENCE)
        else:
            ready = holds(s, seat, n)
        if ready:
            del s.pool[at]
            s.cause = node
            n.rule.apply(s, seat, n, BY_ITSELF)
            at = 0
        else:
            at += 1


def lone_option(s: State, seat: int, n: Node) -> int:
    """Of a choice that may be none, the only option that is left, or NONE."""
    for topic in s.content.topics:
        only = topic.lone_option(s, seat, n)
        if only != NONE:
            return only
    return NONE


def recruits_due(s: State) -> int:
    """How many troops all recruits of the pool want together."""
    nodes = s.content.nodes
    troops = 0
    for node in s.pool:
        if nodes[node].op == OP_RECRUIT:
            troops += nodes[node].a
    return troops


def any_minds(s: State, what: int) -> bool:
    """Whether something is due for which it makes a difference that this has not been taken yet."""
    nodes = s.content.nodes
    for node in s.pool:
        if nodes[node].minds & what:
            return True
    return False


def offers(s: State, seat: int, found: list[int]) -> bool:
    """Add a move for each effect that can be taken now; tell whether one of them is mandatory."""
    nodes = s.content.nodes
    mandatory = False
    for node in s.pool:
        move = moves.TAKE << moves.SHIFT_KIND | node << moves.SHIFT_A
        n = nodes[node]
        if move not in found and n.rule.doable(s, seat, n):
            found.append(move)
            if n.mandatory and (not n.rule.may_not_bind or n.rule.binding(s, seat, n)):
                mandatory = True
        elif n.secret and s.seats[seat].hand:
            s.ask = True
    return mandatory


def take(s: State, seat: int, node: int) -> None:
    """Taking an effect is the decision to pay for it; what can be used at any moment lies in no pool."""
    if s.tally is not None and node in s.content.abilities:
        reactions.spend(s, seat, s.content.abilities[node])
    else:
        s.pool.remove(node)
    n = s.content.nodes[node]
    s.cause = node
    n.rule.apply(s, seat, n, TAKEN)
