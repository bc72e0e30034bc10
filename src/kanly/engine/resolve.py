"""How each word of the vocabulary changes the state or asks for a decision."""

from __future__ import annotations

from kanly.engine import cards, contracts, influence, intrigue, spies, units
from kanly.engine.automa import seats, supply
from kanly.engine.codes import (
    ASKING_BITS,
    BY_ITSELF,
    CHOSEN,
    CONFLICT,
    COST_DISCARD,
    DISCARD_PILE,
    EV_COUNCIL,
    EV_GAIN,
    EV_HARVEST,
    EV_MENTAT,
    EV_PERSUASION,
    EV_SWORDS,
    FACTION_COUNT,
    FROM_ROW,
    IN_PLAY,
    NONE,
    ON_COUNCIL,
    OP_ACQUIRE,
    OP_ACQUIRE_RESERVE,
    OP_ANY_ORDER,
    OP_ASIDE,
    OP_AT_REVEAL,
    OP_CHOOSE,
    OP_CONTRACT,
    OP_COUNCIL,
    OP_DEPLOY,
    OP_DETONATE_WALL,
    OP_DISCARD,
    OP_DRAW,
    OP_EACH_OPPONENT,
    OP_FACTION_INFLUENCE,
    OP_FETCH,
    OP_FOR_EACH,
    OP_GAIN,
    OP_HARVEST,
    OP_HOOKS,
    OP_INFLUENCE,
    OP_INTRIGUE,
    OP_LOSE_TROOP,
    OP_MENTAT,
    OP_ON_ACQUIRE,
    OP_ONCE_DEPLOYED,
    OP_PAY,
    OP_PERSUASION,
    OP_POINTS,
    OP_RECALL_AGENT,
    OP_RECRUIT,
    OP_RETREAT,
    OP_SEQUENCE,
    OP_SIGNET,
    OP_SPECIAL,
    OP_SPY,
    OP_STEAL,
    OP_SUMMON,
    OP_SWORDMASTER,
    OP_SWORDS,
    OP_TRASH,
    OP_TRASH_THIS,
    OP_WHEN,
    SOLARI,
    SPICE,
    STEP_ACQUIRE,
    STEP_ANY_ORDER,
    STEP_APPLY,
    STEP_ASIDE,
    STEP_CHOOSE,
    STEP_CONTRACT,
    STEP_DEPLOY,
    STEP_DETONATE_WALL,
    STEP_DISCARD,
    STEP_FACTION,
    STEP_FETCH,
    STEP_MAY,
    STEP_POST,
    STEP_RECALL,
    STEP_RETREAT,
    STEP_TRASH,
    TAKEN,
    TURN_AGENT,
    TURN_NONE,
    TURN_REVEAL,
)
from kanly.engine.conditions import count, holds
from kanly.engine.costs import can_pay, pay_costs
from kanly.engine.errors import KanlyError
from kanly.engine.events import note
from kanly.engine.market import acquirable, aside_choices
from kanly.engine.scoring import score
from kanly.engine.specials import WORDS
from kanly.engine.stack import apply_all
from kanly.engine.state import State
from kanly.engine.triggers import fire


def gain(s: State, seat: int, resource: int, amount: int) -> None:
    if s.automa is not None and seat >= s.automa.people:
        supply.gain(s, seat, resource, amount)
        return
    me = s.seats[seat]
    if resource == SOLARI:
        me.solari += amount
    elif resource == SPICE:
        me.spice += amount
    else:
        me.water += amount
    if s.log is not None:
        note(s, EV_GAIN, seat, resource, amount)
    if s.tally is not None and resource == SPICE:
        count_spice(s, seat, amount)


def count_spice(s: State, seat: int, amount: int) -> None:
    """Spice that a seat gained on its own turn, from wherever (R-228, R-284)."""
    if s.tally is not None and s.turn == seat and s.turn_kind != TURN_NONE:
        s.tally.spice += amount
        contracts.spice_gained(s, seat)


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
        return discards_then_draws(s, node)
    if op == OP_INTRIGUE:
        return bool(s.intrigue_deck or s.intrigue_discard)
    if op == OP_INFLUENCE:
        return factions_open(s, seat, node) != 0
    if op == OP_TRASH:
        return bool(me.hand or me.discard or me.play)
    if op == OP_RECRUIT:
        return me.supply > 0
    if op == OP_WHEN:
        for kid in n.kids if holds(s, seat, n) else n.otherwise:
            if doable(s, seat, kid):
                return True
        return False
    if op == OP_CHOOSE or op == OP_SEQUENCE or op == OP_ANY_ORDER:
        for kid in n.kids:
            if doable(s, seat, kid):
                return True
        return False
    if op == OP_DEPLOY:
        return me.garrison > 0 and units.may_deploy(s)
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
        return bool(acquirable(s, seat, n.a, n.b))
    if op == OP_ACQUIRE_RESERVE:
        return s.reserve[s.content.card_reserve[n.a]] > 0
    if op == OP_FETCH:
        factions = s.content.card_factions
        return any(factions[card] >> n.a & 1 for card in me.discard)
    if op == OP_RECALL_AGENT:
        return bool(recallable_agents(s, seat, n.a))
    if op == OP_TRASH_THIS:
        return n.card in me.play
    if op == OP_SPECIAL:
        check = WORDS[n.a].doable
        return check is None or check(s, seat, node)
    if op == OP_SPY:
        return spies.placeable(s, seat, n)
    if op == OP_SUMMON:
        return units.may_enter(s, n.a)
    if op == OP_COUNCIL:
        return me.council == 0
    if op == OP_DETONATE_WALL:
        return units.wall_stands(s)
    if op == OP_FACTION_INFLUENCE:
        return has_room_beyond_visit(s, seat)
    if op == OP_FOR_EACH:
        # What counts nothing stays due.
        return count(s, seat, n) > 0 and doable(s, seat, n.kids[0])
    if op == OP_ASIDE:
        return bool(s.row)
    return True


def has_room_beyond_visit(s: State, seat: int) -> bool:
    """Whether more Influence with the faction visited this turn would move anything, besides what is still due (R-050)."""
    if s.turn_space == NONE or s.content.space_faction[s.turn_space] == NONE:
        return False
    faction = s.content.space_faction[s.turn_space]
    visit = s.content.track_visit[faction]
    due = s.content.nodes[visit].a if visit in s.pool else 0
    return s.seats[seat].influence[faction] + due < s.content.track_top[faction]


def discards_then_draws(s: State, node: int) -> bool:
    """Whether an arrow's cost puts a card on the discard pile that its draw can then find (R-050)."""
    n = s.content.nodes[node]
    return any(code == COST_DISCARD for code, _, _ in n.costs) and any(
        s.content.nodes[kid].op == OP_DRAW for kid in n.kids
    )


def recallable_agents(s: State, seat: int, other: int) -> tuple[int, ...]:
    """The spaces of a seat's Agents; `other`: without the one sent this turn (R-033)."""
    on = s.seats[seat].on
    if other and s.turn == seat and s.turn_space != NONE and s.turn_space in on:
        at = on.index(s.turn_space)
        return on[:at] + on[at + 1 :]
    return on


def apply(s: State, seat: int, node: int, forced: int) -> None:
    """Make one effect happen. `forced`: an arrow is paid without asking, because choosing it was the decision; what was
    TAKEN itself is no longer declined."""
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
        if s.tally is not None and n.card != NONE:
            s.tally.gave_swords += (n.card,)
    elif op == OP_DRAW:
        cards.draw(s, seat, n.a)
    elif op == OP_RECRUIT:
        came = units.recruit(s, seat, n.a)
        if n.b and came and s.turn_kind == TURN_REVEAL and s.turn == seat:
            s.stack.append((STEP_DEPLOY, seat, seat, came, node + 1))
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
            s.stack.append((STEP_TRASH, seat, seat, int(forced != TAKEN), node + 1))
    elif op == OP_HARVEST:
        harvest(s, seat, n.a)
    elif op == OP_POINTS:
        score(s, seat, n.a, n.component)
    elif op == OP_WHEN:
        apply_all(s, seat, n.kids if holds(s, seat, n) else n.otherwise, min(forced, CHOSEN))
    elif op == OP_CHOOSE:
        s.stack.append((STEP_CHOOSE, seat, seat, node, 0))
    elif op == OP_SEQUENCE:
        apply_all(s, seat, n.kids, min(forced, CHOSEN))
    elif op == OP_TRASH_THIS:
        if n.card in me.play:
            cards.trash(s, seat, n.card, IN_PLAY, True)
    elif op == OP_SIGNET:
        if me.leader != NONE:
            s.pool.extend(s.content.leader_signet[me.leader])
    elif op == OP_DEPLOY:
        if me.garrison and units.may_deploy(s):
            limit = me.garrison if n.a == NONE else min(n.a, me.garrison)
            s.stack.append((STEP_DEPLOY, seat, seat, limit, node + 1))
    elif op == OP_RETREAT:
        if me.conflict:
            limit = me.conflict if n.a == NONE else min(n.a, me.conflict)
            s.stack.append((STEP_RETREAT, seat, seat, limit, node + 1 << ASKING_BITS))
    elif op == OP_DISCARD:
        if me.hand:
            bonus = n.kids[0] + 1 if n.kids else 0
            s.stack.append((STEP_DISCARD, seat, seat, n.a, node + 1 << ASKING_BITS | bonus))
    elif op == OP_LOSE_TROOP:
        units.lose(s, seat, n.b, n.a)
    elif op == OP_EACH_OPPONENT:
        for other in reversed(seats.others(s, seat)):
            if doable(s, other, n.kids[0]):
                s.stack.append((STEP_APPLY, other, other, n.kids[0], CHOSEN))
    elif op == OP_ACQUIRE:
        s.stack.append((STEP_ACQUIRE, seat, seat, n.a, node + 1 << ASKING_BITS | n.b))
    elif op == OP_ACQUIRE_RESERVE:
        if s.reserve[s.content.card_reserve[n.a]] > 0:
            cards.acquire(s, seat, n.a, FROM_ROW, DISCARD_PILE)
    elif op == OP_FETCH:
        s.stack.append((STEP_FETCH, seat, seat, n.a, node + 1))
    elif op == OP_RECALL_AGENT:
        if recallable_agents(s, seat, n.a):
            s.stack.append((STEP_RECALL, seat, seat, n.a, node + 1))
    elif op == OP_STEAL:
        for victim in seats.others(s, seat):
            if len(s.seats[victim].intrigues) >= n.a:
                intrigue.steal(s, seat, victim)
    elif op == OP_COUNCIL:
        if not me.council:
            me.council = 1
            note(s, EV_COUNCIL, seat)
            if s.turn == seat and s.turn_kind == TURN_REVEAL:
                # The seat gives its persuasion on this very turn.
                me.persuasion += n.a
                note(s, EV_PERSUASION, seat, n.a)
            fire(s, seat, ON_COUNCIL, 1)
    elif op == OP_SWORDMASTER:
        supply.take_swordmaster(s, seat)
    elif op == OP_MENTAT:
        if n.a:
            s.mentat_next = seat
            note(s, EV_MENTAT, seat, 1)
        elif s.mentat == NONE:
            s.mentat = seat
            me.agents += 1
            note(s, EV_MENTAT, seat, 0)
    elif op == OP_FOR_EACH:
        apply_for_each(s, seat, node)
    elif op == OP_AT_REVEAL:
        apply_all(s, seat, n.kids, forced)
    elif op == OP_SPECIAL:
        WORDS[n.a].apply(s, seat, node)
    elif op == OP_SPY:
        if spies.placeable(s, seat, n):
            s.stack.append((STEP_POST, seat, seat, node, 0))
    elif op == OP_SUMMON:
        if units.may_enter(s, n.a):
            units.summon(s, seat, n.a, n.b)
    elif op == OP_HOOKS:
        units.take_hooks(s, seat)
    elif op == OP_DETONATE_WALL:
        if units.wall_stands(s):
            # Where it is the whole of an option, picking that was the decision.
            if forced == TAKEN or n.a:
                units.detonate_wall(s, seat)
            else:
                s.stack.append((STEP_DETONATE_WALL, seat, seat, 0, node + 1))
    elif op == OP_CONTRACT:
        s.stack.append((STEP_CONTRACT, seat, seat, 0, node + 1))
    elif op == OP_FACTION_INFLUENCE:
        apply_faction_influence(s, seat, n.a)
    elif op == OP_ASIDE:
        if aside_choices(s):
            s.stack.append((STEP_ASIDE, seat, seat, n.a, node + 1))
    elif op == OP_ON_ACQUIRE:
        cards.react_to_acquiring(s, seat, node)
    elif op == OP_ONCE_DEPLOYED:
        apply_all(s, seat, n.kids, CHOSEN)
    elif op == OP_ANY_ORDER:
        s.stack.append((STEP_ANY_ORDER, seat, seat, node, 0))
    else:
        raise KanlyError(f"no effect has the code {op}")


def apply_for_each(s: State, seat: int, node: int) -> None:
    """Counted once, at the moment of its owner's choosing (R-062)."""
    n = s.content.nodes[node]
    each = s.content.nodes[n.kids[0]]
    me = s.seats[seat]
    times = count(s, seat, n)
    if each.op == OP_PERSUASION:
        me.persuasion += each.a * times
        note(s, EV_PERSUASION, seat, each.a * times)
    elif each.op == OP_SWORDS:
        me.swords += each.a * times
        note(s, EV_SWORDS, seat, each.a * times)
        if s.tally is not None and times and each.card != NONE:
            s.tally.gave_swords += (each.card,)
    else:
        for _ in range(times):
            s.stack.append((STEP_APPLY, seat, seat, n.kids[0], BY_ITSELF))


def apply_faction_influence(s: State, seat: int, amount: int) -> None:
    """More Influence from the faction visited this turn: instead of what is still due, or what is missing to it."""
    if s.turn_space == NONE or s.content.space_faction[s.turn_space] == NONE:
        return
    faction = s.content.space_faction[s.turn_space]
    visit = s.content.track_visit[faction]
    if visit in s.pool:
        s.turn_faction = amount
    else:
        influence.gain(s, seat, faction, amount - s.content.nodes[visit].a)


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
    if not amount:
        return  # nothing lay there and nothing is printed: no harvest
    if s.bonus_spice[s.turn_space]:
        set_bonus_spice(s, s.turn_space, 0)
    if me.leader != NONE and c.leader_harvest_less[me.leader] and not (s.tally and s.tally.harvested):
        amount = max(0, amount - c.leader_harvest_less[me.leader])
        s.pool.extend(c.leader_harvest_effects[me.leader])
    if s.tally is not None and s.turn_kind == TURN_AGENT and c.space_bonus[s.turn_space] != NONE:
        # Bonus spice and what is chosen after it are one harvest.
        s.tally.harvested = 1
    me.spice += amount
    note(s, EV_HARVEST, seat, amount, s.turn_space)
    if s.tally is not None:
        count_spice(s, seat, amount)


def pay(s: State, seat: int, node: int) -> None:
    """Pay all parts of an arrow, those that ask something last; then what it buys happens."""
    apply_all(s, seat, s.content.nodes[node].kids, CHOSEN)
    pay_costs(s, seat, node)
