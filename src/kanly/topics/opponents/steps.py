"""The turns and the combat cards of printed opponents. These steps ask nobody; what a person decides for an opponent
is asked by the steps of effects."""

from __future__ import annotations

from kanly.engine import seats, units
from kanly.engine.codes import (
    BY_ITSELF,
    EV_END_TURN,
    NONE,
    STEP_AUTOMA,
    STEP_AUTOMA_DEPLOY,
    STEP_AUTOMA_SWORDS,
)
from kanly.engine.events import note
from kanly.engine.stack import apply_all
from kanly.engine.state import State, Step
from kanly.engine.step import StepKind, register_step
from kanly.engine.steps.round import close_turn
from kanly.topics.opponents import deck, turn
from kanly.topics.opponents.kinds import EV_HAGAL, EV_HAGAL_PASSED, EV_HAGAL_STUCK, EV_HAGAL_SWORDS
from kanly.topics.opponents.part import automa_of


class Automa(StepKind):
    def run(self, s: State, step: Step) -> list[int] | None:
        """Turn up one card, and do what it says."""
        seat = step[1]
        automa = automa_of(s)
        c = s.content
        s.cause = NONE
        if turn.is_stuck(s):
            automa.stuck |= 1 << seat
            note(s, EV_HAGAL_STUCK, seat)
            s.stack.pop()
            close_turn(s)
            return None
        card = deck.turn_up(s)
        note(s, EV_HAGAL, seat, card)
        if c.hagal_reshuffles[card]:
            deck.shuffle(s)
            return None
        if not c.hagal_spaces[card]:
            # It sends no Agent: when its effects are done, the next card is turned up.
            apply_all(s, seat, c.hagal_effects[card], BY_ITSELF)
            return None
        space, node = turn.destination(s, seat, card)
        why = node if space == NONE else turn.refusal(s, seat, space)
        if why != NONE:
            automa.passed += (card,)
            note(s, EV_HAGAL_PASSED, seat, card, why)
            return None
        s.stack[-1] = (STEP_AUTOMA_DEPLOY, seat, seat, 0, 0)
        apply_all(s, seat, c.nodes[node].kids, BY_ITSELF)
        turn.send(s, seat, card, space)
        return None


class AutomaDeploy(StepKind):
    def run(self, s: State, step: Step) -> list[int] | None:
        """The end of the turn, when all icons are resolved."""
        s.cause = NONE
        s.stack.pop()
        turn.deploy(s, step[1])
        note(s, EV_END_TURN, step[1])
        close_turn(s)
        return None


class AutomaSwords(StepKind):
    def run(self, s: State, step: Step) -> list[int] | None:
        """Each opponent with a unit in the Conflict, in turn order, turns up a card or two and adds their swords."""
        s.stack.pop()
        s.cause = NONE
        automa = automa_of(s)
        for seat in seats.order(s):
            if seat < automa.people or not units.present(s, seat):
                continue
            for _ in range(turn.combat_cards(s)):
                card = deck.turn_up(s)
                while s.content.hagal_reshuffles[card]:
                    note(s, EV_HAGAL, seat, card)
                    deck.shuffle(s)
                    card = deck.turn_up(s)
                s.seats[seat].swords += s.content.hagal_swords[card]
                note(s, EV_HAGAL_SWORDS, seat, card, s.content.hagal_swords[card])
        return None


register_step(Automa("automa", part="automa", asks=False, opponents=True), STEP_AUTOMA)
register_step(AutomaDeploy("automa_deploy", part="automa", asks=False, opponents=True), STEP_AUTOMA_DEPLOY)
register_step(AutomaSwords("automa_swords", part="automa", asks=False, ownerless=True), STEP_AUTOMA_SWORDS)
