"""What effects do to an opponent: the icons of House Hagal's cards, its own abilities, rewards, and what others do to it."""

from __future__ import annotations

from typing import Final

from kanly.engine import costs, intrigue, spies, units
from kanly.engine.automa import factions, seats, supply
from kanly.engine.automa.state_board import board_of
from kanly.engine.codes import (
    BY_ITSELF,
    CHOSEN,
    COST_RECALL_SPIES,
    COST_SPEND,
    EV_BONUS_GONE,
    EV_HARVEST,
    EV_MENTAT,
    EV_NO_POST,
    EV_SCHEME,
    IF_CONFLICT_LEVEL,
    IF_INFLUENCE,
    NONE,
    OP_ACQUIRE,
    OP_ACQUIRE_RESERVE,
    OP_ANY_ORDER,
    OP_ASIDE,
    OP_CHOOSE,
    OP_CONTRACT,
    OP_DETONATE_WALL,
    OP_DISCARD,
    OP_DRAW,
    OP_FETCH,
    OP_GAIN,
    OP_HOOKS,
    OP_INFLUENCE,
    OP_INTRIGUE,
    OP_LOSE_TROOP,
    OP_MENTAT,
    OP_PAY,
    OP_PERSUASION,
    OP_PICKED_INFLUENCE,
    OP_POINTS,
    OP_PRIORITY_INFLUENCE,
    OP_RECRUIT,
    OP_RIVAL_HARVEST,
    OP_RIVAL_SPY,
    OP_SEQUENCE,
    OP_SIGNET,
    OP_SPY,
    OP_STEAL,
    OP_TRASH,
    OP_TRASH_THIS,
    OP_WHEN,
    RECALL_PLAIN,
    SOLARI,
    STEP_CHOOSE,
    STEP_MAY,
)
from kanly.engine.conditions import one_holds
from kanly.engine.content import Node
from kanly.engine.contracts import SOLARI_FOR_A_CONTRACT
from kanly.engine.errors import KanlyError
from kanly.engine.events import note
from kanly.engine.resolve import doable, set_bonus_spice
from kanly.engine.scoring import score
from kanly.engine.stack import apply_all
from kanly.engine.state import State

# Whoever has no deck and no hand has no part in these.
OF_DECKS: Final = (
    OP_DRAW, OP_DISCARD, OP_TRASH, OP_TRASH_THIS, OP_PERSUASION, OP_ACQUIRE, OP_ACQUIRE_RESERVE, OP_FETCH, OP_ASIDE,
)  # fmt: skip


def met(s: State, seat: int, node: Node) -> bool:
    """Whether all conditions of a node hold for an opponent; what is not its own it asks the board."""
    for code, a, b in node.costs:
        if code == IF_CONFLICT_LEVEL:
            fits = board_of(s).level() >= a
        elif code == IF_INFLUENCE:
            fits = s.seats[seat].influence[a] >= b
        else:
            fits = one_holds(s, seat, node, code, a, b)
        if not fits:
            return False
    return True


def apply(s: State, seat: int, node: int) -> None:
    """Make one effect happen to an opponent."""
    n = s.content.nodes[node]
    op = n.op
    s.cause = node
    if op == OP_GAIN:
        supply.gain(s, seat, n.a, n.b)
    elif op == OP_RECRUIT:
        units.recruit(s, seat, n.a)
    elif op == OP_INFLUENCE:
        if n.c and not n.b & (n.b - 1):
            factions.gain(s, seat, n.b.bit_length() - 1, n.a)
        else:
            factions.choose(s, seat, node)
    elif op == OP_PICKED_INFLUENCE:
        factions.gain(s, seat, factions.pick(s, seat, n.a, n.b), n.a)
    elif op == OP_PRIORITY_INFLUENCE:
        factions.gain(s, seat, factions.priority(s, seat)[n.b], n.a)
    elif op == OP_INTRIGUE:
        supply.draw_intrigues(s, seat, n.a)
    elif op == OP_STEAL:
        steal(s, seat, n.a)
    elif op == OP_RIVAL_SPY:
        place_spy(s, seat, faction_posts(s, seat) if n.a == NONE else s.content.rival_posts[n.a])
    elif op == OP_SPY:
        place_spy(s, seat, faction_posts(s, seat))
    elif op == OP_HOOKS:
        units.take_hooks(s, seat)
    elif op == OP_DETONATE_WALL:
        if board_of(s).wall():
            units.detonate_wall(s, seat)
    elif op == OP_RIVAL_HARVEST:
        harvest(s, seat, n)
    elif op == OP_SIGNET:
        assert s.automa is not None
        rival = s.automa.rivals[seat]
        if rival != NONE:
            apply_all(s, seat, s.content.rival_signet[rival], BY_ITSELF)
    elif op == OP_WHEN:
        apply_all(s, seat, n.kids if met(s, seat, n) else n.otherwise, BY_ITSELF)
    elif op == OP_SEQUENCE or op == OP_ANY_ORDER:
        apply_all(s, seat, n.kids, BY_ITSELF)
    elif op == OP_CHOOSE:
        s.stack.append((STEP_CHOOSE, seat, seat, node, 0))
    elif op == OP_PAY:
        pay(s, seat, node)
    elif op == OP_POINTS:
        score(s, seat, n.a, n.component)
    elif op == OP_CONTRACT:
        supply.gain(s, seat, SOLARI, SOLARI_FOR_A_CONTRACT)
    elif op == OP_MENTAT:
        if n.a:
            s.mentat_next = seat
            note(s, EV_MENTAT, seat, 1)
    elif op == OP_LOSE_TROOP:
        units.lose(s, seat, n.b, n.a)
    elif op not in OF_DECKS:
        raise KanlyError(f"no rule says what {n.name!r} does to a printed opponent")


def steal(s: State, seat: int, holding: int) -> None:
    """From every opponent with so many Intrigue cards, other Rivals among them."""
    for victim in seats.others(s, seat):
        if supply.takes(s, seat) and board_of(s).intrigues(victim) >= holding:
            intrigue.steal(s, seat, victim)
            supply.settle(s, seat)


def faction_posts(s: State, seat: int) -> tuple[int, ...]:
    return tuple([s.content.faction_post[faction] for faction in factions.priority(s, seat)])


def place_spy(s: State, seat: int, posts: tuple[int, ...]) -> None:
    """To the first post where no Spy stands; the last Spy of the supply sets the Scheme off (R-368, R-369)."""
    automa = s.automa
    assert automa is not None
    for post in posts:
        if not board_of(s).watched(post):
            break
    else:
        note(s, EV_NO_POST, seat)
        return
    spies.place(s, seat, post)
    if spies.in_supply(s, seat):
        return
    for other in range(len(s.content.post_ids)):
        if other != post and spies.posts_of(s, seat) >> other & 1:
            spies.recall(s, seat, other, RECALL_PLAIN)
    rival = automa.rivals[seat]
    if rival != NONE:
        note(s, EV_SCHEME, seat)
        apply_all(s, seat, s.content.rival_scheme[rival], BY_ITSELF)


def harvest(s: State, seat: int, node: Node) -> None:
    """All bonus spice, and sandworms or what the space yields (R-349, R-366)."""
    space = s.turn_space
    me = s.seats[seat]
    bonus = board_of(s).bonus_spice(space)
    if bonus:
        set_bonus_spice(s, space, 0)
    summons = node.a != NONE and units.has_hooks(s, seat) and may_enter(s, node.a)
    if summons:
        units.summon(s, seat, node.a, node.b)
    if not supply.takes(s, seat):
        note(s, EV_BONUS_GONE, seat, bonus, space)
        return
    amount = bonus if summons else bonus + s.content.space_yield[space]
    me.spice += amount
    note(s, EV_HARVEST, seat, amount, space)
    supply.settle(s, seat)


def may_enter(s: State, kind: int) -> bool:
    board = board_of(s)
    return not (s.content.unit_stopped[kind] and board.protected() and board.wall())


def pay(s: State, seat: int, node: int) -> None:
    """What an arrow offers is always bought, if it brings anything (R-371); where no priorities are printed, a person
    decides (R-352)."""
    n = s.content.nodes[node]
    if not costs.can_pay(s, seat, n):
        return
    if any(s.content.nodes[kid].op == OP_INFLUENCE and not s.content.nodes[kid].c for kid in n.kids):
        factions.ask(s, seat)
    if not any(brings(s, seat, kid) for kid in n.kids):
        return
    if not factions.priority(s, seat):
        s.stack.append((STEP_MAY, seat, seat, node, 0))
        return
    for code, a, amount in n.costs:
        if code == COST_SPEND:
            costs.spend(s, seat, a, amount)
        elif code == COST_RECALL_SPIES:
            for post in range(len(s.content.post_ids)):
                if amount and spies.posts_of(s, seat) >> post & 1:
                    spies.recall(s, seat, post, RECALL_PLAIN)
                    amount -= 1
        else:
            raise KanlyError(f"no rule says how a printed opponent pays for {n.name!r}")
    apply_all(s, seat, n.kids, CHOSEN)


def brings(s: State, seat: int, node: int) -> bool:
    """Points are nothing to an opponent that scores none (R-376)."""
    if s.content.nodes[node].op == OP_POINTS and seats.is_mute(s, seat):
        return False
    return doable(s, seat, node)
