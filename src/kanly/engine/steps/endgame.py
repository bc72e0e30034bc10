"""The end: each seat's window for Endgame cards, and who has won."""

from __future__ import annotations

from kanly.engine import moves, plots, seats
from kanly.engine.codes import AT_ENDGAME, EV_OVER, PHASE_OVER, STEP_ENDGAME, STEP_OVER
from kanly.engine.events import note
from kanly.engine.state import State, Step
from kanly.engine.step import StepKind, register_step


def standing(s: State) -> list[int]:
    """Seats from first to last: points, then spice, Solari, water, garrison, the latest Reveal turn (R-240, R-241)."""
    return sorted(range(len(s.seats)), key=lambda i: merit(s, i), reverse=True)


def merit(s: State, seat: int) -> tuple[int, ...]:
    # Whoever wins together with another stands right behind it.
    side = seat if s.roles is None else s.roles.side(s, seat)
    me = s.seats[side]
    # Whoever can't win comes last, whatever lies in its supply.
    may_win = int(seats.scores(s, side))
    return (may_win, me.points, me.spice, me.solari, me.water, me.garrison, me.revealed, int(side == seat))


def winners(s: State) -> list[int]:
    """Who has won: the first of the standing, and all who win together with it."""
    first = standing(s)[0]
    if s.roles is None:
        return [first]
    return [seat for seat in range(len(s.seats)) if s.roles.side(s, seat) == s.roles.side(s, first)]


class Endgame(StepKind):
    def run(self, s: State, step: Step) -> list[int] | None:
        """One window each, from the first player clockwise (R-239)."""
        if s.roles is not None and not s.roles.is_person(s, step[1]):
            # It plays no cards.
            for topic in s.content.topics:
                if topic.settled_last(s, step[1]):
                    return None
            s.stack.pop()
            return None
        found = plots.window(s, step[1], AT_ENDGAME)
        for topic in s.content.topics:
            topic.last_moves(s, step[1], found)
        return found

    def answer(self, s: State, step: Step, move: int) -> None:
        if moves.kind_of(move) == moves.PLAY:
            plots.play(s, step[1], moves.first(move), AT_ENDGAME)
            return
        for topic in s.content.topics:
            if topic.answered_last(s, step[1], move):
                return
        s.stack.pop()


class Over(StepKind):
    def run(self, s: State, step: Step) -> list[int] | None:
        if s.phase != PHASE_OVER:
            s.phase = PHASE_OVER
            note(s, EV_OVER, standing(s)[0])
        return []


register_step(Endgame("endgame"), STEP_ENDGAME)
register_step(Over("over", asks=False, ownerless=True), STEP_OVER)
