"""The Reveal turn: effects in any order, buying before, between and after (R-094), then Clean Up."""

from __future__ import annotations

from kanly.engine import cards, market, moves, plots, pool, reactions
from kanly.engine.codes import (
    AT_PLOT,
    DISCARD_PILE,
    EV_ASIDE_GONE,
    EV_END_TURN,
    EV_STRENGTH,
    FROM_ASIDE,
    STEP_REVEAL,
)
from kanly.engine.events import note
from kanly.engine.state import State, Step
from kanly.engine.step import StepKind, register_step
from kanly.engine.steps.round import close_turn
from kanly.engine.units import strength


def clean_up(s: State, seat: int) -> None:
    """Everything in front of the player goes to the discard pile, which is not discarding (R-107)."""
    me = s.seats[seat]
    me.discard.extend(me.play)
    me.play = []
    me.persuasion = 0
    for entry in me.aside:
        card = entry >> market.ASIDE_BITS
        s.trashed += (card,)
        note(s, EV_ASIDE_GONE, seat, card)
    me.aside = ()
    plots.discard_waiting(s, seat)
    if s.log is not None:
        note(s, EV_STRENGTH, seat, strength(s, seat))
        note(s, EV_END_TURN, seat)


class Reveal(StepKind):
    def run(self, s: State, step: Step) -> list[int] | None:
        seat = step[1]
        if s.pool:
            waiting = len(s.stack)
            pool.sweep(s, seat)
            if len(s.stack) != waiting:
                return None
        me = s.seats[seat]
        found: list[int] = []
        mandatory = pool.offers(s, seat, found) if s.pool else False
        market.buy_moves(s, seat, found)
        if me.intrigues:
            plots.play_moves(s, seat, AT_PLOT, found)
            s.ask = True
        if s.tally is not None and s.content.abilities:
            reactions.offer(s, seat, found)
        if not mandatory:
            found.append(moves.END << moves.SHIFT_KIND)
        return found

    def answer(self, s: State, step: Step, move: int) -> None:
        seat = step[1]
        kind, what = move >> moves.SHIFT_KIND, move >> moves.SHIFT_A & moves.MASK
        if kind == moves.BUY:
            card = what
            origin = move & moves.MASK
            if origin > FROM_ASIDE:
                market.pay(s, seat, card, origin)
            else:
                s.seats[seat].persuasion -= market.price(s, seat, card, origin)
            cards.acquire(s, seat, card, origin, DISCARD_PILE)
        elif kind == moves.TAKE:
            pool.take(s, seat, what)
        elif kind == moves.PLAY:
            plots.play(s, seat, what, AT_PLOT)
        else:
            s.stack.pop()
            clean_up(s, seat)
            if s.roles is not None:
                s.roles.has_revealed(s, seat)
            close_turn(s)


register_step(Reveal("reveal", peoples=True), STEP_REVEAL)
