"""The frame of a round: Round Start, Player Turns, Combat, Makers, Recall (R-001)."""

from __future__ import annotations

from kanly.engine import cards, chance, moves, pieces, seats, spent, units
from kanly.engine.codes import (
    CHANCE_CONFLICT,
    EV_CONFLICT,
    EV_FIRST,
    EV_MAKERS,
    EV_PHASE,
    EV_ROUND,
    NONE,
    ON_ROUND_STARTED,
    PHASE_COMBAT,
    PHASE_ENDGAME,
    PHASE_MAKERS,
    PHASE_RECALL,
    PHASE_START,
    PHASE_TURNS,
    STEP_COMBAT,
    STEP_DEFEND,
    STEP_ENDGAME,
    STEP_OVER,
    STEP_ROUND,
    STEP_TURN,
    TURN_NONE,
    TURN_OPENING,
)
from kanly.engine.errors import ChanceError
from kanly.engine.events import note
from kanly.engine.makers import set_bonus_spice
from kanly.engine.reactions import fire
from kanly.engine.state import State, Step
from kanly.engine.step import StepKind, register_step


def reveal_conflict(s: State) -> None:
    """The unused Conflicts of a level stay unknown, so the next one is drawn from all that were never seen."""
    c = s.content
    s.round += 1
    note(s, EV_ROUND, NONE, s.round)
    if c.limits:
        spent.begin_round(s)
    level = c.conflict_levels[s.round - 1]
    unseen = [card for card in s.conflict_deck if c.conflict_level[card] == level]
    if not unseen:
        raise ChanceError(f"round {s.round} needs a Conflict of level {level}, and none is left")
    s.conflict = chance.take(s, CHANCE_CONFLICT, NONE, unseen)
    s.conflict_deck = tuple([card for card in s.conflict_deck if card != s.conflict])
    s.winner = NONE
    note(s, EV_CONFLICT, NONE, s.conflict)
    if s.roles is not None:
        s.roles.round_begins(s)
    defend(s)


def defend(s: State) -> None:
    """Whoever controls the place of the new Conflict may have a troop there (R-199); a seat that is nobody's has it."""
    space = s.content.conflict_controls[s.conflict]
    if space != NONE:
        controller = s.control[space] if s.units is None else units.controller(s, space)
        if controller != NONE and s.seats[controller].supply:
            if seats.is_person(s, controller):
                s.stack.append((STEP_DEFEND, controller, controller, 0, 0))
            else:
                units.deploy_from_supply(s, controller, 1)


def draw_hands(s: State) -> None:
    count = len(s.seats)
    for i in range(count):
        seat = (s.first + i) % count
        if s.roles is None or s.roles.is_person(s, seat):
            cards.draw(s, seat, s.content.hand)


def next_turn(s: State) -> None:
    """The next seat that has not revealed, clockwise; when all have, Combat (R-003, R-005)."""
    i = s.turn
    if s.roles is not None:
        i = s.roles.next_on_turn(s)
        if i == NONE:
            s.phase = PHASE_COMBAT
        else:
            s.turn = i
            open_turn(s, i)
        return
    for _ in s.seats:
        if not s.seats[i].revealed:
            s.turn = i
            open_turn(s, i)
            return
        i += 1
        if i == len(s.seats):
            i = 0
    s.phase = PHASE_COMBAT


def open_turn(s: State, seat: int) -> None:
    me = s.seats[seat]
    if me.closes >= 0:
        me.closes = NONE
        s.closed -= 1
    s.turn_kind = TURN_OPENING
    s.turn_space = NONE
    s.turn_card = NONE
    s.turn_begun = 0
    s.turn_recruited = 0
    s.turn_allowance = 0
    s.turn_deployed = 0
    s.turn_harvest = 1
    s.turn_faction = 0
    s.turn_icons = 0
    s.turn_joins = 0
    s.turn_passed = 0
    s.turn_discount = 0
    s.turn_to_top = 0
    if s.tally is not None:
        s.tally.begin_turn()
        if s.units is not None and s.units.commissioned:
            pieces.begin_turn(s)
        if s.content.limits:
            spent.begin_turn(s)
    if s.roles is None:
        s.stack.append((STEP_TURN, seat, seat, 0, 0))
    else:
        s.roles.opens_turn(s, seat)


def close_turn(s: State) -> None:
    """What was still due and could not be done lapses; the next seat is looked for."""
    s.pool = []
    s.turn = (s.turn + 1) % len(s.seats) if s.roles is None else s.roles.after(s, s.turn)
    s.turn_kind = TURN_NONE
    s.turn_begun = 0


def makers(s: State) -> None:
    """Bonus spice on every Maker space where no Agent stands (R-204)."""
    for space, is_maker in enumerate(s.content.space_maker):
        if is_maker and s.free >> space & 1:
            set_bonus_spice(s, space, s.bonus_spice[space] + 1)
            note(s, EV_MAKERS, NONE, space, s.bonus_spice[space])


def recall(s: State) -> None:
    """The end of the game is checked before anything returns (R-014, R-237)."""
    c = s.content
    note(s, EV_PHASE, NONE, PHASE_RECALL)
    if s.round == len(c.conflict_levels) or any(seat.points >= c.points_to_end for seat in s.seats):
        s.phase = PHASE_ENDGAME
        note(s, EV_PHASE, NONE, PHASE_ENDGAME)
        s.stack.pop()
        s.stack.append((STEP_OVER, NONE, NONE, 0, 0))
        for seat in reversed(seats.order(s)):
            s.stack.append((STEP_ENDGAME, seat, seat, 0, 0))
        return
    come_home(s)
    s.phase = PHASE_START


def come_home(s: State) -> None:
    """All Agents return, and the First Player marker moves on."""
    c = s.content
    # The Mentat goes home, unless it was won for the next round.
    s.mentat = s.mentat_next
    s.mentat_next = NONE
    for i, me in enumerate(s.seats):
        me.on = ()
        agents = c.agents if s.roles is None else s.roles.agents(s, i)
        me.agents = agents + me.swordmaster + (1 if s.mentat == i else 0)
        me.revealed = 0
    s.free = c.all_spaces
    if s.roles is None:
        s.first = (s.first + 1) % len(s.seats)
    else:
        s.roles.comes_home(s)
        s.first = s.roles.next_first(s)
    note(s, EV_FIRST, s.first)


class Round(StepKind):
    def run(self, s: State, step: Step) -> list[int] | None:
        phase = s.phase
        s.cause = NONE
        if phase == PHASE_TURNS:
            next_turn(s)
        elif phase == PHASE_START:
            if step[3] == 0:
                s.stack[-1] = (step[0], step[1], step[2], 1, 0)
                reveal_conflict(s)
            else:
                s.stack[-1] = (step[0], step[1], step[2], 0, 0)
                draw_hands(s)
                if s.content.heard_by[ON_ROUND_STARTED]:
                    for i in reversed(seats.order(s)):
                        fire(s, i, ON_ROUND_STARTED, 1)
                s.phase = PHASE_TURNS
                s.turn = s.first
        elif phase == PHASE_COMBAT:
            fighters = 0
            for i, seat in enumerate(s.seats):
                if seat.conflict or units.present(s, i):
                    fighters |= 1 << i
            s.fighters = fighters
            note(s, EV_PHASE, NONE, PHASE_COMBAT)
            s.stack.append((STEP_COMBAT, s.first, s.first, 0, 0))
            if s.roles is not None:
                s.roles.combat_begins(s)
        elif phase == PHASE_MAKERS:
            note(s, EV_PHASE, NONE, PHASE_MAKERS)
            makers(s)
            s.phase = PHASE_RECALL
        elif phase == PHASE_RECALL:
            recall(s)
        else:
            s.phase = PHASE_START  # Leaders and tokens are chosen
        return None


class Defend(StepKind):
    def run(self, s: State, step: Step) -> list[int] | None:
        """The controller of the contested space may deploy a troop from supply (R-199)."""
        return [moves.make(moves.DEPLOY, 1), moves.make(moves.DECLINE)]

    def answer(self, s: State, step: Step, move: int) -> None:
        s.stack.pop()
        if moves.kind_of(move) == moves.DEPLOY:
            units.deploy_from_supply(s, step[1], 1)


register_step(Round("round", asks=False, ownerless=True), STEP_ROUND)
register_step(Defend("defend", peoples=True), STEP_DEFEND)
