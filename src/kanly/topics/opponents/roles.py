"""What is different about the seats of printed opponents, and about people who sit with them."""

from __future__ import annotations

from kanly.engine import resolve, units
from kanly.engine.asked import Board
from kanly.engine.codes import (
    BY_ITSELF,
    EV_REWARD,
    NONE,
    STEP_AUTOMA,
    STEP_AUTOMA_SWORDS,
    STEP_TURN,
    TURN_AGENT,
    TURN_NONE,
    VARIANT_DICE,
)
from kanly.engine.content import Content
from kanly.engine.events import EVERYBODY, note
from kanly.engine.lowering import WordLowering
from kanly.engine.roles import Roles, register_roles
from kanly.engine.stack import apply_all
from kanly.engine.state import Event, Seat, State, Step
from kanly.setup import Setup
from kanly.topics.opponents import arrange, dice, factions, house, possible, prices, supply
from kanly.topics.opponents.kinds import EV_NO_REWARD
from kanly.topics.opponents.lowering import OpponentLowering
from kanly.topics.opponents.part import AUTOMA, automa_of
from kanly.topics.opponents.state_board import board_of


class Opponents(Roles):
    """People sit first, the opponents after them."""

    # --- which games have them

    def counts(self, c: Content) -> list[int]:
        return list(c.opponents)

    def held_by(self, s: State) -> bool:
        return AUTOMA.of(s) is not None

    def lower(self, by: WordLowering) -> None:
        OpponentLowering(by).add_all()

    def check(self, c: Content, setup: Setup) -> None:
        arrange.check(c, setup)

    # --- the setup

    def seats(self, c: Content, people: int) -> int:
        return people + c.opponents[people].opponents

    def arrange(self, s: State, setup: Setup) -> None:
        arrange.arrange(s, setup)

    def join(self, s: State, people: int) -> None:
        mode = s.content.opponents[people]
        arrange.join(s, people, mode, mode.usual, 0)

    def sits_down(self, s: State, seat: int, me: Seat) -> bool:
        if not house.is_automa(s, seat):
            return False
        arrange.seat_down(s, me)
        return True

    def begins(self, s: State) -> int:
        return house.table(s).starts

    def leaders_wanted(self, s: State, setup: Setup) -> list[str]:
        return arrange.wanted(setup) if house.table(s).leaders else []

    def leaders_given(self, s: State, setup: Setup) -> None:
        arrange.name_rivals(s, setup)
        arrange.give_help(s)

    def leaders_taken(self, s: State) -> list[int]:
        return arrange.leaders_taken(s)

    def objective(self, s: State, seat: int) -> int:
        return house.table(s).objective if house.is_automa(s, seat) else NONE

    # --- who is who

    def is_person(self, s: State, seat: int) -> bool:
        return not house.is_automa(s, seat)

    def people(self, s: State) -> int:
        return automa_of(s).people

    def decider(self, s: State, step: Step) -> int:
        return house.decider_for_opponents(s) if house.is_automa(s, step[2]) else step[2]

    def board(self, s: State) -> Board:
        return board_of(s)

    def priority(self, s: State, seat: int) -> tuple[int, ...]:
        return factions.priority(s, seat)

    # --- the order

    def following(self, s: State, seat: int) -> int:
        """An opponent that never has the First Player marker sits after whoever has it (R-363)."""
        count, people = len(s.seats), automa_of(s).people
        if house.table(s).holds_marker:
            return (seat + 1) % count
        if seat == s.first:
            return people
        if seat >= people:
            if seat + 1 < count:
                return seat + 1
            return (s.first + 1) % people
        return (seat + 1) % people

    def after(self, s: State, seat: int) -> int:
        """Some opponents come only after an Agent turn of the First Player (R-347)."""
        found = self.following(s, seat)
        if house.table(s).follows and house.is_automa(s, found) and s.turn_kind != TURN_AGENT:
            found = self.following(s, found)
        return found

    def next_on_turn(self, s: State) -> int:
        automa = automa_of(s)
        seat = s.turn
        for away in range(len(s.seats)):
            me = s.seats[seat]
            if seat < automa.people:
                if not me.revealed:
                    return seat
            elif me.agents and not automa.stuck >> seat & 1 and (away == 0 or not house.table(s).follows):
                return seat
            seat = self.following(s, seat)
        return NONE

    def next_first(self, s: State) -> int:
        return (s.first + 1) % (len(s.seats) if house.table(s).holds_marker else automa_of(s).people)

    def may_be_first(self, s: State, seat: int) -> bool:
        return house.table(s).holds_marker or not house.is_automa(s, seat)

    # --- what a seat gains

    def open_factions(self, s: State, seat: int, mask: int) -> int:
        return factions.least(s, seat, mask) if house.is_automa(s, seat) else mask

    def picks_influence(self, s: State, seat: int, faction: int, amount: int) -> bool:
        if not house.is_automa(s, seat):
            return False
        factions.gain(s, seat, faction, amount)
        return True

    def takes_bonus(self, s: State, seat: int, faction: int) -> bool:
        """Printed opponents never take it (R-346)."""
        return not house.is_automa(s, seat)

    def gains(self, s: State, seat: int, resource: int, amount: int) -> bool:
        if not house.is_automa(s, seat):
            return False
        supply.gain(s, seat, resource, amount)
        return True

    def takes(self, s: State, seat: int) -> bool:
        return not house.is_automa(s, seat) or supply.takes(s, seat)

    def takes_control(self, s: State, seat: int) -> bool:
        return not house.is_automa(s, seat) or house.table(s).takes

    def applies(self, s: State, seat: int, node: int) -> bool:
        if not house.is_automa(s, seat):
            return False
        resolve.apply_to_opponent(s, seat, node)
        return True

    def owns(self, s: State, seat: int, card: int) -> int:
        return house.table(s).counts_as.get(card, 0)

    def all_placed(self, s: State, seat: int) -> None:
        factions.scheme(s, seat)

    # --- spaces and turns

    def agents(self, s: State, seat: int) -> int:
        return house.table(s).agents if house.is_automa(s, seat) else s.content.agents

    def spaces(self, s: State, seat: int) -> int:
        return prices.within_level(s, seat)

    def sold_out(self, s: State, seat: int, space: int) -> bool:
        return house.level(s).no_swordmaster and s.content.swordmaster_spaces >> space & 1 != 0

    def cost(self, s: State, space: int, cost: tuple[int, int, int]) -> tuple[int, int, int]:
        return prices.cost(s, space, cost)

    def round_begins(self, s: State) -> None:
        supply.bring_swordmasters(s)

    def opens_turn(self, s: State, seat: int) -> None:
        automa = automa_of(s)
        if not house.is_automa(s, seat):
            s.stack.append((STEP_TURN, seat, seat, 0, 0))
            return
        automa.passed = ()
        automa.stories = (*automa.stories[:seat], (), *automa.stories[seat + 1 :])
        s.stack.append((STEP_AUTOMA, seat, seat, 0, 0))

    def has_revealed(self, s: State, seat: int) -> None:
        if house.has_variant(s, VARIANT_DICE):
            dice.roll(s, seat)

    def comes_home(self, s: State) -> None:
        automa_of(s).stuck = 0

    def hears(self, s: State, event: Event) -> None:
        """The story of an opponent's turn. Everybody reads it, so what is hidden from anybody is left out."""
        automa = automa_of(s)
        if s.turn_kind == TURN_NONE or s.turn < automa.people or event[1] not in (s.turn, NONE):
            return
        code, who, a, b, seen_by, cause = event
        if seen_by != EVERYBODY:
            a, seen_by = 0, 0
        told = (*automa.stories[s.turn], (code, who, a, b, seen_by, cause))
        automa.stories = (*automa.stories[: s.turn], told, *automa.stories[s.turn + 1 :])

    # --- Combat and the end

    def combat_begins(self, s: State) -> None:
        s.stack.append((STEP_AUTOMA_SWORDS, NONE, NONE, 0, 0))

    def fights(self, s: State, seat: int, present: bool) -> bool:
        return present and not house.is_automa(s, seat)

    def rewarded(self, s: State, seat: int, place: int) -> bool:
        """What an opponent takes for its place (R-350, R-370), if it takes anything at all."""
        if not house.is_automa(s, seat):
            return False
        s.stack.pop()
        if not house.table(s).takes:
            note(s, EV_NO_REWARD, seat, place)
            return True
        note(s, EV_REWARD, seat, place)
        nodes = s.content.conflict_rewards[s.conflict][place]
        apply_all(s, seat, (*nodes, *nodes) if units.doubles(s, seat) else nodes, BY_ITSELF)
        return True

    def called(self, s: State, seat: int) -> int:
        rival = automa_of(s).rivals[seat]
        return NONE if rival == NONE else s.content.rival_component[rival]

    def variety(self, s: State) -> int:
        automa = automa_of(s)
        return automa.people << 8 | automa.level

    def garrison(self, s: State, seat: int) -> int:
        return house.level(s).garrison if house.is_automa(s, seat) else s.content.garrison_at_start

    def completes(self, s: State) -> None:
        arrange.name_missing_rivals(s)

    def impossible(self, s: State) -> str:
        return possible.impossible_opponents(s)

    def wrong(self, s: State) -> str:
        return possible.wrong(s)

    def scores(self, s: State, seat: int) -> bool:
        return not house.is_mute(s, seat)


register_roles(Opponents("opponents"))
