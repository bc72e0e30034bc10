"""The opening of a turn: send an Agent, reveal, or play a Plot first (R-003, R-016)."""

from __future__ import annotations

from kanly.engine import board, cards, moves, plots, pool, reactions
from kanly.engine.codes import (
    AT_PLOT,
    EV_PASS,
    EV_PERSUASION,
    ON_REVEALED,
    OP_AT_REVEAL,
    STEP_ORIGIN,
    STEP_REVEAL,
    STEP_TIER,
    STEP_TURN,
    TURN_REVEAL,
)
from kanly.engine.events import note
from kanly.engine.reactions import fire
from kanly.engine.state import State, Step
from kanly.engine.step import StepKind, register_step
from kanly.engine.steps.round import close_turn


def may_do_more(s: State, seat: int) -> bool:
    """Whether the others must think it possible that a seat without an Agent turn has something to do before its Reveal turn: an
    Intrigue card to play, an Agent to send. Who reveals at once then tells them that it has not."""
    return bool(s.seats[seat].intrigues) or may_send(s, seat)


def may_send(s: State, seat: int) -> bool:
    """Whether the others must think it possible that a card of the hand can send an Agent: then the seat is asked, even if
    none can."""
    me = s.seats[seat]
    if not me.hand or not (me.agents or me.on):
        return False
    if me.agents:
        return True
    for card in s.content.anywhere_cards:
        if card in me.hand or card in me.deck or card in me.top:
            return True
    return False


def held_up(s: State, seat: int, card: int, space: int) -> bool:
    """Whether something has to be asked before an Agent comes to a space where others stand."""
    for topic in s.content.topics:
        if topic.holds_up(s, seat, card, space):
            return True
    return False


def reveal_hand(s: State, seat: int) -> None:
    """The whole hand comes into play (R-093), with what the High Council, Agents and waiting Plots add."""
    c = s.content
    me = s.seats[seat]
    s.turn_kind = TURN_REVEAL
    s.reveals += 1
    me.revealed = s.reveals
    me.persuasion = 0
    me.swords = 0 if s.roles is None else s.roles.swords_kept(s, seat)
    hand = me.hand
    me.hand = []
    me.open_hand = ()
    hand.sort()  # the order in which cards were drawn is nobody's business
    for card in hand:
        cards.reveal(s, seat, card)
    extra = c.council_persuasion if me.council else 0
    for space in me.on:
        extra += c.space_persuasion[space]
    if extra:
        me.persuasion += extra
        note(s, EV_PERSUASION, seat, extra)
    for card in me.waiting:
        for node in c.intrigue_plot[card]:
            if c.nodes[node].op == OP_AT_REVEAL:
                s.pool.extend(c.nodes[node].kids)
    if c.extended:
        fire(s, seat, ON_REVEALED, 1)


class Turn(StepKind):
    def run(self, s: State, step: Step) -> list[int] | None:
        seat = step[1]
        me = s.seats[seat]
        if s.turn_passed:
            s.stack.pop()
            note(s, EV_PASS, seat)
            close_turn(s)
            return None
        found: list[int] = []
        board.agent_moves(s, seat, found)
        found.append(moves.REVEAL << moves.SHIFT_KIND)
        if s.tally is not None and s.content.abilities:
            reactions.offer(s, seat, found)
        if me.intrigues:
            plots.play_moves(s, seat, AT_PLOT, found)
            s.ask = True
        elif len(found) > 1 or s.asks or may_send(s, seat):
            s.ask = True
        return found

    def answer(self, s: State, step: Step, move: int) -> None:
        seat = step[1]
        kind, card = move >> moves.SHIFT_KIND, move >> moves.SHIFT_A & moves.MASK
        s.turn_begun = 1
        if kind == moves.AGENT:
            s.stack.pop()
            me = s.seats[seat]
            cards.leave_hand(me, card)
            me.play.append(card)
            if s.content.card_anywhere[card]:
                s.stack.append((STEP_ORIGIN, seat, seat, card, moves.second(move)))
            elif s.free >> moves.second(move) & 1 or not held_up(s, seat, card, moves.second(move)):
                board.send(s, seat, card, moves.second(move), 0)
        elif kind == moves.REVEAL:
            s.stack.pop()
            s.stack.append((STEP_REVEAL, seat, seat, 0, 0))
            reveal_hand(s, seat)
        elif kind == moves.TAKE:
            pool.take(s, seat, card)
        else:
            plots.play(s, seat, card, AT_PLOT)


class Origin(StepKind):
    def run(self, s: State, step: Step) -> list[int] | None:
        return board.origins(s, step[1])

    def answer(self, s: State, step: Step, move: int) -> None:
        s.stack.pop()
        board.send(s, step[1], step[3], step[4], moves.first(move))


class Tier(StepKind):
    def run(self, s: State, step: Step) -> list[int] | None:
        """The prices of a space that the seat can pay, picked before any effect (R-040, R-042)."""
        me = s.seats[step[1]]
        found: list[int] = []
        for i, (cost, _) in enumerate(s.content.space_tiers[step[3]]):
            if (
                board.discounted(s, step[1], step[3], cost[0]) <= me.solari
                and cost[1] <= me.spice
                and cost[2] <= me.water
            ):
                found.append(moves.make(moves.TIER, i, step[3]))
        return found

    def answer(self, s: State, step: Step, move: int) -> None:
        s.stack.pop()
        cost, nodes = s.content.space_tiers[step[3]][moves.first(move)]
        board.pay_cost(s, step[1], step[3], cost)
        s.pool.extend(nodes)


register_step(Turn("turn", peoples=True), STEP_TURN)
register_step(Origin("origin", "card", "space", peoples=True), STEP_ORIGIN)
register_step(Tier("tier", "space", peoples=True), STEP_TIER)
