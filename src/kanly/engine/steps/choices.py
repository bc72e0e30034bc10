"""Questions that an effect asks: which faction, which card, how many, which of the options."""

from __future__ import annotations

from kanly.engine import board, cards, costs, influence, intrigue, market, moves, plots, units
from kanly.engine.automa import factions, icons
from kanly.engine.codes import (
    ACQUIRE_FOR_SOLARI,
    ACQUIRE_MAY,
    ACQUIRE_TO_HAND,
    ACQUIRE_TO_TOP,
    ASKING_MASK,
    CHOSEN,
    DISCARD_PILE,
    EV_ASIDE,
    FACTION_COUNT,
    HAND,
    IN_PLAY,
    NONE,
    SOLARI,
    TAKEN,
    TOP_OF_DECK,
    TURN_AGENT,
)
from kanly.engine.errors import KanlyError
from kanly.engine.events import note
from kanly.engine.resolve import apply, doable, factions_open, pay, recallable_agents
from kanly.engine.specials import WORDS
from kanly.engine.stack import apply_all
from kanly.engine.state import State, Step


def run_apply(s: State, step: Step) -> list[int] | None:
    s.stack.pop()
    if s.automa is not None and step[1] >= s.automa.people:
        icons.apply(s, step[1], step[3])
    else:
        apply(s, step[1], step[3], step[4])
    return None


def run_may(s: State, step: Step) -> list[int] | None:
    """An arrow outside the pool: pay or not."""
    if not doable(s, step[1], step[3]):
        s.stack.pop()
        return None
    return [moves.make(moves.CHOOSE, step[3]), moves.make(moves.DECLINE)]


def answer_may(s: State, step: Step, move: int) -> None:
    s.stack.pop()
    if moves.kind_of(move) == moves.CHOOSE:
        pay(s, step[1], step[3])


def run_faction(s: State, step: Step) -> list[int] | None:
    """Which faction; `step[4]` holds those already named, for effects that want several different ones (R-061)."""
    n = s.content.nodes[step[3]]
    mask = factions_open(s, step[1], step[3]) & ~step[4]
    if s.automa is not None and step[1] >= s.automa.people:
        mask = factions.least(s, step[1], mask)
    named = step[4].bit_count()
    if named == max(1, n.c) or not mask:
        s.stack.pop()
        for faction in range(FACTION_COUNT):
            if step[4] >> faction & 1:
                if s.automa is not None and step[1] >= s.automa.people:
                    factions.gain(s, step[1], faction, n.a)
                else:
                    influence.gain(s, step[1], faction, n.a)
        return None
    return [moves.make(moves.FACTION, faction) for faction in range(FACTION_COUNT) if mask >> faction & 1]


def answer_faction(s: State, step: Step, move: int) -> None:
    s.stack[-1] = (step[0], step[1], step[2], step[3], step[4] | 1 << moves.first(move))


def run_lose_influence(s: State, step: Step) -> list[int] | None:
    levels = s.seats[step[1]].influence
    return [moves.make(moves.LOSE, faction) for faction in range(FACTION_COUNT) if levels[faction] >= step[3]]


def answer_lose_influence(s: State, step: Step, move: int) -> None:
    s.stack.pop()
    influence.lose(s, step[1], moves.first(move), step[3])


def run_alliance(s: State, step: Step) -> list[int] | None:
    """Who of several level players takes the token that its holder loses (R-187)."""
    return [
        moves.make(moves.SEAT, i)
        for i, other in enumerate(s.seats)
        if i != step[1] and other.influence[step[3]] == step[4]
    ]


def answer_alliance(s: State, step: Step, move: int) -> None:
    s.stack.pop()
    influence.give_alliance(s, step[3], moves.first(move), step[1])


def run_trash(s: State, step: Step) -> list[int] | None:
    """A card from hand, discard pile or play; `step[3]`: it may be declined (R-124, R-125). `step[4]`: the node that asks,
    plus one, which may want a zone or a faction."""
    me = s.seats[step[1]]
    found: list[int] = []
    asking = s.content.nodes[step[4] - 1] if step[4] else None
    if asking is not None and costs.trash_terms(asking) != (NONE, NONE):
        for card, zone in costs.trash_choices(s, step[1], asking):
            market.add(found, moves.make(moves.TRASH, card, zone))
        s.ask = bool(me.hand)
        return found
    for zone, zone_cards in ((HAND, me.hand), (DISCARD_PILE, me.discard), (IN_PLAY, me.play)):
        for card in zone_cards:
            market.add(found, moves.make(moves.TRASH, card, zone))
    if not found:
        s.stack.pop()
        return None
    if step[3]:
        found.append(moves.make(moves.DECLINE))
    s.ask = bool(me.hand)
    return found


def answer_trash(s: State, step: Step, move: int) -> None:
    s.stack.pop()
    if moves.kind_of(move) == moves.TRASH:
        card, zone = moves.first(move), moves.second(move)
        # By its own trash icon a card still does the rest of what it says.
        itself = zone == IN_PLAY and step[4] > 0 and s.content.nodes[step[4] - 1].card == card
        cards.trash(s, step[1], card, zone, itself)


def run_discard(s: State, step: Step) -> list[int] | None:
    """`step[3]` cards are still to be discarded; asked even if all cards of the hand are alike. `step[4]`: the bonus, a node
    plus one, beside the node that asks."""
    me = s.seats[step[1]]
    if not step[3] or not me.hand:
        s.stack.pop()
        return None
    found: list[int] = []
    for card in me.hand:
        market.add(found, moves.make(moves.DISCARD, card))
    if len(me.hand) <= step[3]:
        return [min(found)]  # in an order that tells nothing of how they were drawn
    s.ask = True
    return found


def answer_discard(s: State, step: Step, move: int) -> None:
    card = moves.first(move)
    s.stack[-1] = (step[0], step[1], step[2], step[3] - 1, step[4])
    cards.discard(s, step[1], card)
    extra = step[4] & ASKING_MASK
    if extra:
        # What a discarded card of one faction brings besides.
        bonus = s.content.nodes[extra - 1]
        if bonus.a == NONE or s.content.card_factions[card] >> bonus.a & 1:
            apply_all(s, step[1], bonus.kids, CHOSEN)


def run_deploy(s: State, step: Step) -> list[int] | None:
    return [moves.make(moves.DEPLOY, troops) for troops in range(step[3] + 1)]


def answer_deploy(s: State, step: Step, move: int) -> None:
    s.stack.pop()
    troops = moves.first(move)
    if troops:
        if s.turn_kind == TURN_AGENT:
            # Troops of the garrison that a card sends are not those that the space lets go.
            s.turn_recruited = min(s.turn_recruited, s.seats[step[1]].garrison - troops)
        units.deploy(s, step[1], troops)


def run_retreat(s: State, step: Step) -> list[int] | None:
    """As a cost, at least as many as the low bits of `step[4]` say."""
    return [moves.make(moves.RETREAT, troops) for troops in range(step[4] & ASKING_MASK, step[3] + 1)]


def answer_retreat(s: State, step: Step, move: int) -> None:
    s.stack.pop()
    if moves.first(move):
        units.retreat(s, step[1], moves.first(move))


def run_acquire(s: State, step: Step) -> list[int] | None:
    """`step[3]`: the most it may cost; `step[4]`: on what terms, beside the node that asks."""
    found = market.acquirable(s, step[1], step[3], step[4] & ASKING_MASK)
    if not found:
        s.stack.pop()
        return None
    if step[4] & ACQUIRE_MAY:
        found.append(moves.make(moves.DECLINE))
    return found


def answer_acquire(s: State, step: Step, move: int) -> None:
    s.stack.pop()
    if moves.kind_of(move) == moves.DECLINE:
        return
    card, flags = moves.first(move), step[4] & ASKING_MASK
    if flags & ACQUIRE_FOR_SOLARI:
        costs.spend(s, step[1], SOLARI, s.content.card_cost[card])
    place = TOP_OF_DECK if flags & ACQUIRE_TO_TOP else HAND if flags & ACQUIRE_TO_HAND else DISCARD_PILE
    cards.acquire(s, step[1], card, moves.second(move), place)


def run_aside(s: State, step: Step) -> list[int] | None:
    """Which card of the Row is kept for the seat alone; `step[3]`: what it costs less (R-122)."""
    return market.aside_choices(s)


def answer_aside(s: State, step: Step, move: int) -> None:
    s.stack.pop()
    card = moves.first(move)
    s.seats[step[1]].aside += (card << market.ASIDE_BITS | step[3],)
    note(s, EV_ASIDE, step[1], card)
    cards.refill_row(s, s.row.index(card))


def run_place(s: State, step: Step) -> list[int] | None:
    """Where a card just acquired goes, when its owner may choose."""
    return [moves.make(moves.PUT, TOP_OF_DECK), moves.make(moves.PUT, DISCARD_PILE)]


def answer_place(s: State, step: Step, move: int) -> None:
    s.stack.pop()
    if moves.first(move) == TOP_OF_DECK and step[3] in s.seats[step[1]].discard:
        s.seats[step[1]].discard.remove(step[3])
        cards.put_on_top(s, step[1], step[3])


def run_fetch(s: State, step: Step) -> list[int] | None:
    factions = s.content.card_factions
    found: list[int] = []
    for card in s.seats[step[1]].discard:
        if factions[card] >> step[3] & 1:
            market.add(found, moves.make(moves.FETCH, card))
    if not found:
        s.stack.pop()
        return None
    return found


def answer_fetch(s: State, step: Step, move: int) -> None:
    s.stack.pop()
    cards.fetch(s, step[1], moves.first(move))


def run_recall(s: State, step: Step) -> list[int] | None:
    found: list[int] = []
    for space in recallable_agents(s, step[1], step[3]):
        market.add(found, moves.make(moves.RECALL, space))
    return found


def answer_recall(s: State, step: Step, move: int) -> None:
    s.stack.pop()
    board.recall(s, step[1], moves.first(move))


def run_choose(s: State, step: Step) -> list[int] | None:
    """Options that can be carried out; `step[4]` holds those already named. All are named before any happens."""
    kids = s.content.nodes[step[3]].kids
    found = [
        moves.make(moves.CHOOSE, kid)
        for i, kid in enumerate(kids)
        if not step[4] >> i & 1 and doable(s, step[1], kid)
    ]
    named = step[4].bit_count()
    if named == s.content.nodes[step[3]].a or not found:
        s.stack.pop()
        apply_all(s, step[1], tuple(kid for i, kid in enumerate(kids) if step[4] >> i & 1), CHOSEN)
        return None
    return found


def answer_choose(s: State, step: Step, move: int) -> None:
    place = s.content.nodes[step[3]].kids.index(moves.first(move))
    s.stack[-1] = (step[0], step[1], step[2], step[3], step[4] | 1 << place)


def run_lines(s: State, step: Step) -> list[int] | None:
    """Which of an Intrigue card's lines is used next."""
    found = plots.line_moves(s, step[1], step[3], step[4])
    if not found:
        s.stack.pop()
        return None
    return found


def answer_lines(s: State, step: Step, move: int) -> None:
    if moves.kind_of(move) == moves.DECLINE:
        s.stack.pop()
        return
    node = moves.first(move)
    line = plots.effects_at(s.content, step[4] & plots.MOMENT_MASK)[step[3]].index(node)
    marks = step[4] | plots.DONE_SOMETHING | 1 << line + plots.LINE_BITS
    s.stack[-1] = (step[0], step[1], step[2], step[3], marks)
    apply(s, step[1], node, CHOSEN)


def run_trash_intrigue(s: State, step: Step) -> list[int] | None:
    """Which Intrigue card leaves the game; asked even if all are alike, as nobody else may know that."""
    found: list[int] = []
    for held in s.seats[step[1]].intrigues:
        market.add(found, moves.make(moves.TRASH_INTRIGUE, held >> intrigue.KNOWN_BITS))
    s.ask = True
    return found


def answer_trash_intrigue(s: State, step: Step, move: int) -> None:
    s.stack.pop()
    intrigue.trash(s, step[1], moves.first(move))


def run_any_order(s: State, step: Step) -> list[int] | None:
    """Which of several effects happens next; `step[4]`: those that have. What nobody has to do may be left (R-132)."""
    kids = s.content.nodes[step[3]].kids
    found: list[int] = []
    must = False
    for i, kid in enumerate(kids):
        if not step[4] >> i & 1 and doable(s, step[1], kid):
            found.append(moves.make(moves.CHOOSE, kid))
            must |= s.content.nodes[kid].mandatory
    if not found:
        s.stack.pop()
        return None
    if not must:
        found.append(moves.make(moves.DECLINE))
    return found


def answer_any_order(s: State, step: Step, move: int) -> None:
    if moves.kind_of(move) == moves.DECLINE:
        s.stack.pop()
        return
    kid = moves.first(move)
    place = s.content.nodes[step[3]].kids.index(kid)
    s.stack[-1] = (step[0], step[1], step[2], step[3], step[4] | 1 << place)
    apply(s, step[1], kid, TAKEN)


def run_intrigue_done(s: State, step: Step) -> list[int] | None:
    """A resolved Intrigue card goes to the common discard pile (R-136)."""
    s.stack.pop()
    s.intrigue_discard += (step[3],)
    return None


def run_special(s: State, step: Step) -> list[int] | None:
    ask = WORDS[s.content.nodes[step[3]].a].moves
    assert ask is not None
    return ask(s, step)


def answer_special(s: State, step: Step, move: int) -> None:
    answer = WORDS[s.content.nodes[step[3]].a].answer
    assert answer is not None
    s.stack.pop()
    answer(s, step, move)


def run_unknown(s: State, step: Step) -> list[int] | None:
    raise KanlyError(f"no step has the code {step[0]}")


def answer_nothing(s: State, step: Step, move: int) -> None:
    raise KanlyError(f"the step {step[0]} asks nothing, so it can't be answered")
