"""How each word of the vocabulary changes the state or asks for a decision."""

from __future__ import annotations

from kanly.engine import cards, influence, intrigue, units
from kanly.engine.codes import (
    CONFLICT,
    COST_LOSE_INFLUENCE,
    COST_LOSE_TROOPS,
    COST_SPEND,
    COST_TRASH_CARD,
    COST_TRASH_SELF,
    DISCARD_PILE,
    EV_COUNCIL,
    EV_GAIN,
    EV_HARVEST,
    EV_MENTAT,
    EV_PAY,
    EV_PERSUASION,
    EV_SWORDMASTER,
    EV_SWORDS,
    FACTION_COUNT,
    FROM_ROW,
    IN_PLAY,
    NONE,
    ON_COUNCIL,
    OP_ACQUIRE,
    OP_ACQUIRE_RESERVE,
    OP_AT_REVEAL,
    OP_CHOOSE,
    OP_COUNCIL,
    OP_DEPLOY,
    OP_DISCARD,
    OP_DRAW,
    OP_EACH_OPPONENT,
    OP_FETCH,
    OP_GAIN,
    OP_HARVEST,
    OP_INFLUENCE,
    OP_INTRIGUE,
    OP_LOSE_TROOP,
    OP_MENTAT,
    OP_PAY,
    OP_PER_CARD,
    OP_PERSUASION,
    OP_POINTS,
    OP_RECALL_AGENT,
    OP_RECRUIT,
    OP_RETREAT,
    OP_SEQUENCE,
    OP_SIGNET,
    OP_SPECIAL,
    OP_STEAL,
    OP_SWORDMASTER,
    OP_SWORDS,
    OP_TRASH,
    OP_TRASH_THIS,
    OP_WHEN,
    SOLARI,
    SPICE,
    STEP_ACQUIRE,
    STEP_APPLY,
    STEP_CHOOSE,
    STEP_DEPLOY,
    STEP_DISCARD,
    STEP_FACTION,
    STEP_FETCH,
    STEP_LOSE_INFLUENCE,
    STEP_MAY,
    STEP_RECALL,
    STEP_RETREAT,
    STEP_TRASH,
    TURN_REVEAL,
)
from kanly.engine.conditions import can_pay, holds
from kanly.engine.errors import KanlyError
from kanly.engine.events import note
from kanly.engine.market import affordable_by_effect
from kanly.engine.scoring import score
from kanly.engine.specials import WORDS
from kanly.engine.state import State
from kanly.engine.triggers import fire


def gain(s: State, seat: int, resource: int, amount: int) -> None:
    me = s.seats[seat]
    if resource == SOLARI:
        me.solari += amount
    elif resource == SPICE:
        me.spice += amount
    else:
        me.water += amount
    if s.log is not None:
        note(s, EV_GAIN, seat, resource, amount)


def spend(s: State, seat: int, resource: int, amount: int) -> None:
    me = s.seats[seat]
    if resource == SOLARI:
        me.solari -= amount
    elif resource == SPICE:
        me.spice -= amount
    else:
        me.water -= amount
    if s.log is not None:
        note(s, EV_PAY, seat, resource, amount)


def factions_open(s: State, seat: int, node: int) -> int:
    """The factions that an Influence node may choose: those that the track has room for, if any (R-192)."""
    n = s.content.nodes[node]
    tops = s.content.track_top
    levels = s.seats[seat].influence
    if n.c and not n.b & (n.b - 1):
        only = n.b.bit_length() - 1
        return n.b if levels[only] < tops[only] else 0
    mask = 0
    for faction in range(FACTION_COUNT):
        if (
            n.b >> faction & 1
            and levels[faction] < tops[faction]
            and (n.c or any(other.influence[faction] > levels[faction] for other in s.seats))
        ):
            mask |= 1 << faction
    return mask


def doable(s: State, seat: int, node: int) -> bool:
    """Whether at least a part of the effect would happen now. What is not doable stays due and is not offered."""
    n = s.content.nodes[node]
    op = n.op
    me = s.seats[seat]
    if op == OP_DRAW:
        return bool(me.deck or me.top or me.discard)
    if op == OP_PAY:
        if not can_pay(s, seat, n):
            return False
        for kid in n.kids:
            if doable(s, seat, kid):
                return True
        return False
    if op == OP_INTRIGUE:
        return bool(s.intrigue_deck or s.intrigue_discard)
    if op == OP_INFLUENCE:
        return factions_open(s, seat, node) != 0
    if op == OP_TRASH:
        return bool(me.hand or me.discard or me.play)
    if op == OP_RECRUIT:
        return me.supply > 0
    if op == OP_WHEN:
        if not holds(s, seat, n):
            return False
        for kid in n.kids:
            if doable(s, seat, kid):
                return True
        return False
    if op == OP_CHOOSE or op == OP_SEQUENCE:
        for kid in n.kids:
            if doable(s, seat, kid):
                return True
        return False
    if op == OP_DEPLOY:
        return me.garrison > 0
    if op == OP_RETREAT:
        return me.conflict > 0
    if op == OP_DISCARD:
        return bool(me.hand)
    if op == OP_LOSE_TROOP:
        return (me.conflict if n.b == CONFLICT else me.garrison) > 0
    if op == OP_EACH_OPPONENT:
        for other in range(len(s.seats)):
            if other != seat and doable(s, other, n.kids[0]):
                return True
        return False
    if op == OP_STEAL:
        for other in range(len(s.seats)):
            if other != seat and len(s.seats[other].intrigues) >= n.a:
                return True
        return False
    if op == OP_ACQUIRE:
        return bool(affordable_by_effect(s, seat, n.a))
    if op == OP_ACQUIRE_RESERVE:
        return s.reserve[s.content.card_reserve[n.a]] > 0
    if op == OP_FETCH:
        factions = s.content.card_factions
        return any(factions[card] >> n.a & 1 for card in me.discard)
    if op == OP_RECALL_AGENT:
        return bool(me.on)
    if op == OP_TRASH_THIS:
        return n.card in me.play
    if op == OP_SPECIAL:
        check = WORDS[n.a].doable
        return check is None or check(s, seat, node)
    return True


def apply_all(s: State, seat: int, nodes: tuple[int, ...], forced: int) -> None:
    """Put effects on the stack so that they happen in printed order."""
    for node in reversed(nodes):
        s.stack.append((STEP_APPLY, seat, seat, node, forced))


def apply(s: State, seat: int, node: int, forced: int) -> None:
    """Make one effect happen. `forced`: an arrow is paid without asking, because choosing it was the decision."""
    n = s.content.nodes[node]
    op = n.op
    me = s.seats[seat]
    s.cause = node
    if op == OP_GAIN:
        gain(s, seat, n.a, n.b)
    elif op == OP_PERSUASION:
        me.persuasion += n.a
        note(s, EV_PERSUASION, seat, n.a)
    elif op == OP_SWORDS:
        me.swords += n.a
        note(s, EV_SWORDS, seat, n.a)
    elif op == OP_DRAW:
        cards.draw(s, seat, n.a)
    elif op == OP_RECRUIT:
        came = units.recruit(s, seat, n.a)
        if n.b and came and s.turn_kind == TURN_REVEAL and s.turn == seat:
            s.stack.append((STEP_DEPLOY, seat, seat, came, 0))
    elif op == OP_INFLUENCE:
        apply_influence(s, seat, node)
    elif op == OP_INTRIGUE:
        intrigue.draw(s, seat, n.a)
    elif op == OP_PAY:
        if forced:
            pay(s, seat, node)
        elif can_pay(s, seat, n):
            s.stack.append((STEP_MAY, seat, seat, node, 0))
    elif op == OP_TRASH:
        if me.hand or me.discard or me.play:
            s.stack.append((STEP_TRASH, seat, seat, 1 - forced, 0))
    elif op == OP_HARVEST:
        harvest(s, seat, n.a)
    elif op == OP_POINTS:
        score(s, seat, n.a, n.component)
    elif op == OP_WHEN:
        if holds(s, seat, n):
            apply_all(s, seat, n.kids, forced)
    elif op == OP_CHOOSE:
        s.stack.append((STEP_CHOOSE, seat, seat, node, 0))
    elif op == OP_SEQUENCE:
        apply_all(s, seat, n.kids, forced)
    elif op == OP_TRASH_THIS:
        if n.card in me.play:
            cards.trash(s, seat, n.card, IN_PLAY, True)
    elif op == OP_SIGNET:
        if me.leader != NONE:
            s.pool.extend(s.content.leader_signet[me.leader])
    elif op == OP_DEPLOY:
        if me.garrison:
            limit = me.garrison if n.a == NONE else min(n.a, me.garrison)
            s.stack.append((STEP_DEPLOY, seat, seat, limit, 0))
    elif op == OP_RETREAT:
        if me.conflict:
            limit = me.conflict if n.a == NONE else min(n.a, me.conflict)
            s.stack.append((STEP_RETREAT, seat, seat, limit, 0))
    elif op == OP_DISCARD:
        if me.hand:
            s.stack.append((STEP_DISCARD, seat, seat, n.a, 0))
    elif op == OP_LOSE_TROOP:
        units.lose(s, seat, n.b, n.a)
    elif op == OP_EACH_OPPONENT:
        count = len(s.seats)
        for away in range(count - 1, 0, -1):
            other = (seat + away) % count
            if doable(s, other, n.kids[0]):
                s.stack.append((STEP_APPLY, other, other, n.kids[0], 1))
    elif op == OP_ACQUIRE:
        s.stack.append((STEP_ACQUIRE, seat, seat, n.a, n.b))
    elif op == OP_ACQUIRE_RESERVE:
        if s.reserve[s.content.card_reserve[n.a]] > 0:
            cards.acquire(s, seat, n.a, FROM_ROW, DISCARD_PILE)
    elif op == OP_FETCH:
        s.stack.append((STEP_FETCH, seat, seat, n.a, 0))
    elif op == OP_RECALL_AGENT:
        if me.on:
            s.stack.append((STEP_RECALL, seat, seat, 0, 0))
    elif op == OP_STEAL:
        count = len(s.seats)
        for away in range(1, count):
            victim = (seat + away) % count
            if len(s.seats[victim].intrigues) >= n.a:
                intrigue.steal(s, seat, victim)
    elif op == OP_COUNCIL:
        me.council = 1
        note(s, EV_COUNCIL, seat)
        fire(s, seat, ON_COUNCIL, 1)
    elif op == OP_SWORDMASTER:
        me.swordmaster = 1
        me.agents += 1
        note(s, EV_SWORDMASTER, seat)
    elif op == OP_MENTAT:
        if n.a:
            s.mentat_next = seat
            note(s, EV_MENTAT, seat, 1)
        elif s.mentat == NONE:
            s.mentat = seat
            me.agents += 1
            note(s, EV_MENTAT, seat, 0)
    elif op == OP_PER_CARD:
        factions = s.content.card_factions
        count = sum(1 for card in me.play if factions[card] >> n.a & 1)
        me.persuasion += n.b * count
        note(s, EV_PERSUASION, seat, n.b * count)
    elif op == OP_AT_REVEAL:
        apply_all(s, seat, n.kids, forced)
    elif op == OP_SPECIAL:
        WORDS[n.a].apply(s, seat, node)
    else:
        raise KanlyError(f"no effect has the code {op}")


def apply_influence(s: State, seat: int, node: int) -> None:
    n = s.content.nodes[node]
    mask = factions_open(s, seat, node)
    if not mask:
        return
    if mask & (mask - 1) or n.c > 1:
        s.stack.append((STEP_FACTION, seat, seat, node, 0))
        return
    faction = mask.bit_length() - 1
    amount = n.a
    if s.turn_faction and node == s.content.track_visit[faction]:
        amount = s.turn_faction
    influence.gain(s, seat, faction, amount)


def set_bonus_spice(s: State, space: int, amount: int) -> None:
    amounts = list(s.bonus_spice)
    amounts[space] = amount
    s.bonus_spice = tuple(amounts)


def harvest(s: State, seat: int, base: int) -> None:
    """The base amount (which cards may multiply), and all bonus spice of the space (R-205, R-210)."""
    me = s.seats[seat]
    c = s.content
    amount = base * s.turn_harvest + s.bonus_spice[s.turn_space]
    if s.bonus_spice[s.turn_space]:
        set_bonus_spice(s, s.turn_space, 0)
    if me.leader != NONE and c.leader_harvest_less[me.leader]:
        amount = max(0, amount - c.leader_harvest_less[me.leader])
        s.pool.extend(c.leader_harvest_effects[me.leader])
    me.spice += amount
    note(s, EV_HARVEST, seat, amount, s.turn_space)


def pay(s: State, seat: int, node: int) -> None:
    """Pay all parts of an arrow, those that ask something last; then what it buys happens."""
    n = s.content.nodes[node]
    apply_all(s, seat, n.kids, 1)
    for code, a, amount in n.costs:
        if code == COST_SPEND:
            spend(s, seat, a, amount)
        elif code == COST_TRASH_CARD:
            s.stack.append((STEP_TRASH, seat, seat, 0, 0))
        elif code == COST_TRASH_SELF:
            cards.trash(s, seat, n.card, IN_PLAY, True)
        elif code == COST_LOSE_INFLUENCE:
            s.stack.append((STEP_LOSE_INFLUENCE, seat, seat, amount, 0))
        elif code == COST_LOSE_TROOPS:
            units.lose(s, seat, CONFLICT, amount)
