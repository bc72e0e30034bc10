"""Combat: the round of Combat cards, the ranking, rewards, what a win allows, and the way home."""

from __future__ import annotations

from kanly.engine import moves, pieces, plots, pool, seats, units
from kanly.engine.codes import (
    AT_COMBAT,
    AT_WIN,
    EV_CONTROL,
    EV_CONTROL_LOST,
    EV_NO_WINNER,
    EV_PASS,
    EV_REWARD,
    EV_STRENGTH,
    NONE,
    ON_WON,
    PHASE_MAKERS,
    STEP_AFTER_COMBAT,
    STEP_COMBAT,
    STEP_CONTROL,
    STEP_REWARD,
    STEP_WIN,
)
from kanly.engine.events import note
from kanly.engine.reactions import fire
from kanly.engine.state import State, Step
from kanly.engine.step import StepKind, register_step


def ranking(s: State) -> list[tuple[int, int]]:
    """Pairs of seat and place (0 first, 1 second, 2 third) of all who are rewarded (R-158 to R-164)."""
    strengths = [units.strength(s, i) if s.fighters >> i & 1 else 0 for i in range(len(s.seats))]
    return places_of(strengths, len(s.seats) >= s.content.third_reward_players)


def places_of(strengths: list[int], third_is_paid: bool) -> list[tuple[int, int]]:
    """The same of strengths by seat; whoever has none does not fight."""
    levels = sorted({value for value in strengths if value > 0}, reverse=True)
    groups = [[i for i, value in enumerate(strengths) if value == level] for level in levels]
    if not groups:
        return []
    if len(groups[0]) > 1:
        places = [(i, 1) for i in groups[0]]
        if len(groups[0]) == 2 and third_is_paid and len(groups) > 1 and len(groups[1]) == 1:
            places.append((groups[1][0], 2))
        return places
    places = [(groups[0][0], 0)]
    if len(groups) > 1:
        if len(groups[1]) > 1:
            places += [(i, 2) for i in groups[1]]
        else:
            places.append((groups[1][0], 1))
            if third_is_paid and len(groups) > 2 and len(groups[2]) == 1:
                places.append((groups[2][0], 2))
    return places


def reward(s: State) -> None:
    """Rewards in order from the first player (R-168); then what the winner alone may play."""
    for i in range(len(s.seats)):
        if s.fighters >> i & 1:
            note(s, EV_STRENGTH, i, units.strength(s, i))
    places = ranking(s)
    winners = [i for i, place in places if place == 0]
    if winners:
        s.winner = winners[0]
        space = s.content.conflict_controls[s.conflict]
        if space != NONE:
            take_control(s, s.winner, space)
        if s.content.unit_control != NONE:
            s.stack.append((STEP_CONTROL, s.winner, s.winner, 0, 0))
        if s.content.win_cards and seats.is_person(s, s.winner):
            s.stack.append((STEP_WIN, s.winner, s.winner, 0, 0))
        fire(s, s.winner, ON_WON, 1)
        for topic in s.content.topics:
            topic.won(s, s.winner)
    else:
        note(s, EV_NO_WINNER, NONE)
        if s.content.unit_control != NONE:
            s.stack.append((STEP_CONTROL, NONE, NONE, 0, 0))
    turns = seats.order(s)
    places.sort(key=lambda pair: turns.index(pair[0]), reverse=True)
    for i, place in places:
        s.stack.append((STEP_REWARD, i, i, place, 0))


def take_control(s: State, seat: int, space: int) -> None:
    """Some seats control nothing: where one of them wins, nobody does (R-347)."""
    before = s.control[space]
    holds = s.roles is None or s.roles.takes_control(s, seat)
    s.control = (*s.control[:space], seat if holds else NONE, *s.control[space + 1 :])
    if holds:
        note(s, EV_CONTROL, seat, space)
    elif before != NONE:
        note(s, EV_CONTROL_LOST, before, space)


def fights(s: State, seat: int) -> bool:
    """Whether a seat plays cards or passes, where seats have roles."""
    assert s.roles is not None
    return s.roles.fights(s, seat, s.fighters >> seat & 1 != 0 and units.present(s, seat) != 0)


class Combat(StepKind):
    def run(self, s: State, step: Step) -> list[int] | None:
        """Each participant in turn plays cards or passes, until all have passed in a row (R-155, R-156)."""
        kind, seat, _, passes, _ = step
        active = 0
        if s.roles is not None:
            for i in range(len(s.seats)):
                active += fights(s, i)
        elif s.fighters:
            for i, me in enumerate(s.seats):
                if s.fighters >> i & 1 and (me.conflict or units.present(s, i)):
                    active += 1
        if passes >= active:
            s.stack.pop()
            s.stack.append((STEP_AFTER_COMBAT, NONE, NONE, 0, 0))
            reward(s)
            return None
        if s.roles is not None:
            speaks = fights(s, seat)
        else:
            speaks = s.fighters >> seat & 1 != 0 and (s.seats[seat].conflict or units.present(s, seat)) != 0
        if not speaks:
            # Nothing to say here; what others passed still counts.
            following = (seat + 1) % len(s.seats) if s.roles is None else s.roles.following(s, seat)
            s.stack[-1] = (kind, following, following, passes, 0)
            return None
        return plots.window(s, seat, AT_COMBAT)

    def answer(self, s: State, step: Step, move: int) -> None:
        kind, seat, _, passes, played = step
        if moves.kind_of(move) == moves.PLAY:
            s.stack[-1] = (kind, seat, seat, 0, 1)
            plots.play(s, seat, moves.first(move), AT_COMBAT)
            return
        following = seats.following(s, seat)
        s.stack[-1] = (kind, following, following, 0 if played else passes + 1, 0)
        note(s, EV_PASS, seat)


class Reward(StepKind):
    def run(self, s: State, step: Step) -> list[int] | None:
        """A place's rewards lie in the pool like the effects of a turn."""
        kind, seat, decider, place, opened = step
        if s.roles is not None and s.roles.rewarded(s, seat, place):
            return None
        if not opened:
            nodes = s.content.conflict_rewards[s.conflict][place]
            # Taken twice means paid for twice and chosen twice, so the effects simply lie there twice.
            s.pool = [*nodes, *nodes] if units.doubles(s, seat) else list(nodes)
            s.stack[-1] = (kind, seat, decider, place, 1)
            note(s, EV_REWARD, seat, place)
            return None
        if s.pool:
            waiting = len(s.stack)
            pool.sweep(s, seat)
            if len(s.stack) != waiting:
                return None
        found: list[int] = []
        if not pool.offers(s, seat, found):
            found.append(moves.END << moves.SHIFT_KIND)
        return found

    def answer(self, s: State, step: Step, move: int) -> None:
        if moves.kind_of(move) == moves.TAKE:
            pool.take(s, step[1], moves.first(move))
        else:
            s.stack.pop()
            s.pool = []


class Win(StepKind):
    def run(self, s: State, step: Step) -> list[int] | None:
        """Cards for the winner of a Conflict: after the rewards, before the next phase (R-147)."""
        return plots.window(s, step[1], AT_WIN)

    def answer(self, s: State, step: Step, move: int) -> None:
        if moves.kind_of(move) == moves.PLAY:
            plots.play(s, step[1], moves.first(move), AT_WIN)
        else:
            s.stack.pop()


class Control(StepKind):
    def run(self, s: State, step: Step) -> list[int] | None:
        """After all rewards the winner has to put a unit that takes control on a space, and whoever has won nothing keeps none
        (R-309, R-400, R-402)."""
        seat = step[1]
        spaces = [] if seat == NONE else pieces.to_control(s, seat)
        if spaces and seats.is_person(s, seat):
            return [moves.make(moves.CONTROL, space) for space in spaces]
        s.stack.pop()
        if spaces:
            assert s.roles is not None
            pieces.hold(s, seat, s.roles.holds(s, seat, spaces))
        else:
            pieces.relieve(s)
        return None

    def answer(self, s: State, step: Step, move: int) -> None:
        s.stack.pop()
        pieces.hold(s, step[1], moves.first(move))


class AfterCombat(StepKind):
    def run(self, s: State, step: Step) -> list[int] | None:
        """Troops return to the supplies, not to the garrisons (R-166)."""
        s.stack.pop()
        s.cause = NONE
        s.phase = PHASE_MAKERS
        for i, me in enumerate(s.seats):
            if me.conflict:
                units.send_troops_home(s, i)
            me.swords = 0
        pieces.send_home(s)
        return None


register_step(Combat("combat"), STEP_COMBAT)
register_step(Reward("reward", most=2), STEP_REWARD)
register_step(Win("win", peoples=True), STEP_WIN)
register_step(Control("control", part="units", ownerless=True), STEP_CONTROL)
register_step(AfterCombat("after_combat", asks=False, ownerless=True), STEP_AFTER_COMBAT)
