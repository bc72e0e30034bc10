"""What only one Leader does, beside the Leaders."""

from __future__ import annotations

from kanly.engine import cards, moves, tracks
from kanly.engine.codes import EV_NO_DEPLOYMENT, EV_REPEAT, HAND, NONE, ON_SENT_AGENT, SPICE, STEP_SPECIAL
from kanly.engine.content import AUTO_ALWAYS, MINDS_SUPPLY
from kanly.engine.events import note, number_of
from kanly.engine.giving import given_by
from kanly.engine.market import add
from kanly.engine.parts import with_seat
from kanly.engine.reactions import fire
from kanly.engine.resolve import doable
from kanly.engine.resources import gain
from kanly.engine.specials import register
from kanly.engine.state import State, Step


def memory(s: State, seat: int, node: int) -> None:
    """Lady Jessica: a troop of the supply, not of the garrison, lies among the Bene Gesserit."""
    me = s.seats[seat]
    assert s.mats is not None
    if me.supply:
        me.supply -= 1
        s.mats.memories = with_seat(s.mats.memories, seat, s.mats.memories[seat] + 1)
        note(s, number_of("memory"), seat, s.mats.memories[seat])


def has_supply(s: State, seat: int, node: int) -> bool:
    return s.seats[seat].supply > 0


def other_memories(s: State, seat: int, node: int) -> None:
    """Lady Jessica: also without memories, just to turn over (R-258). The other side reacts to the same visit (R-257)."""
    me = s.seats[seat]
    assert s.mats is not None
    remembered = s.mats.memories[seat]
    s.mats.memories = with_seat(s.mats.memories, seat, 0)
    me.supply += remembered
    if remembered:
        cards.draw(s, seat, remembered)
    front = me.leader
    me.leader = s.content.leader_back[front]
    turn_signet(s, front, me.leader)
    note(s, number_of("flip_leader"), seat, me.leader)
    if s.turn_space != NONE and s.content.space_faction[s.turn_space] != NONE:
        fire(s, seat, ON_SENT_AGENT, 1, 1 << s.content.space_faction[s.turn_space])


def turn_signet(s: State, front: int, back: int) -> None:
    """A Signet ability that is still due is that of the side that now lies up."""
    c = s.content
    turned = c.leader_signet[front]
    due = [node for node in s.pool if node in turned or c.nodes[node].printed in turned]
    s.pool = [node for node in s.pool if node not in due]
    for giver in dict.fromkeys(c.nodes[node].component for node in due):
        own = giver == c.leader_component[front]
        s.pool.extend(c.leader_signet[back] if own else given_by(c, giver, c.leader_signet[back]))


def repeat_space(s: State, seat: int, node: int) -> None:
    """Reverend Mother Jessica: what is printed on the space; not the visit's Influence, the cost or an allowance (R-259)."""
    note(s, EV_REPEAT, seat, s.turn_space)
    s.pool.extend(s.content.space_nodes[s.turn_space])


def can_repeat(s: State, seat: int, node: int) -> bool:
    """Whether something printed there could be done again (R-050)."""
    return any(doable(s, seat, effect) for effect in s.content.space_nodes[s.turn_space])


def trash_from_hand(s: State, seat: int, node: int) -> None:
    """Princess Irulan: only from the hand; what has no cost brings nothing (R-261)."""
    if has_hand(s, seat, node):
        s.stack.append((STEP_SPECIAL, seat, seat, node, 0))


def has_hand(s: State, seat: int, node: int) -> bool:
    return bool(s.seats[seat].hand)


def trash_moves(s: State, step: Step) -> list[int]:
    found: list[int] = []
    for card in s.seats[step[1]].hand:
        add(found, moves.make(moves.TRASH, card, HAND))
    found.append(moves.make(moves.DECLINE))
    return found


def trash_answer(s: State, step: Step, move: int) -> None:
    if moves.kind_of(move) == moves.DECLINE:
        return
    node = s.content.nodes[step[3]]
    card = moves.first(move)
    cards.trash(s, step[1], card, HAND)
    if s.content.card_cost[card] >= node.b:
        gain(s, step[1], SPICE, node.c)


def next_stops(s: State, seat: int) -> tuple[int, ...]:
    """Where the lines of the training track lead from the token; nowhere at its end (R-253)."""
    track = tracks.of_leader(s.content, s.seats[seat].leader)
    return () if track == NONE else tracks.following(s, seat, track)


def train(s: State, seat: int, node: int) -> None:
    """Feyd-Rautha: one space along a line, where it forks the player picks."""
    stops = next_stops(s, seat)
    if len(stops) == 1:
        reach(s, seat, stops[0])
    elif stops:
        s.stack.append((STEP_SPECIAL, seat, seat, node, 0))


def can_train(s: State, seat: int, node: int) -> bool:
    """At the end of the track the ring sends an Agent and brings nothing more (R-254)."""
    return bool(next_stops(s, seat))


def train_moves(s: State, step: Step) -> list[int]:
    return [moves.make(moves.NUMBERS["train"], stop) for stop in next_stops(s, step[1])]


def train_answer(s: State, step: Step, move: int) -> None:
    reach(s, step[1], moves.first(move))


def reach(s: State, seat: int, stop: int) -> None:
    note(s, number_of("train"), seat, stop)
    tracks.reach(s, seat, stop)


def bar_deployment(s: State, seat: int, node: int) -> None:
    """Shaddam: from this moment to the end of the turn (R-267)."""
    assert s.tally is not None
    s.tally.barred = 1
    note(s, EV_NO_DEPLOYMENT, seat)


register("memory", memory, has_supply, minds=MINDS_SUPPLY)
register("other_memories", other_memories)
register("repeat_space", repeat_space, can_repeat)
register(
    "trash_from_hand", trash_from_hand, has_hand, moves=trash_moves, answer=trash_answer, mandatory=False
)
register("train", train, can_train, train_moves, train_answer)
register("bar_deployment", bar_deployment, auto=AUTO_ALWAYS, tally=True)
