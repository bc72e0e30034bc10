"""The end: each seat's window for Endgame cards, and who has won."""

from __future__ import annotations

from kanly.engine import battles, moves, plots
from kanly.engine.automa import seats
from kanly.engine.codes import AT_ENDGAME, EV_OVER, PHASE_OVER
from kanly.engine.events import note
from kanly.engine.state import State, Step


def run_endgame(s: State, step: Step) -> list[int] | None:
    """One window each, from the first player clockwise (R-239). A wild battle icon has to be paired while it can (R-178)."""
    partners = battles.wild_partners(s, step[1])
    if s.automa is not None and step[1] >= s.automa.people:
        # It plays no cards, and which icon the wild one is paired with makes no difference.
        if partners:
            battles.pair(s, step[1], partners[0], battles.wild(s, step[1]))
        else:
            s.stack.pop()
        return None
    found = plots.window(s, step[1], AT_ENDGAME)
    if partners:
        found.pop()
        for card in partners:
            found.append(moves.make(moves.PAIR, card))
    return found


def answer_endgame(s: State, step: Step, move: int) -> None:
    if moves.kind_of(move) == moves.PLAY:
        plots.play(s, step[1], moves.first(move), AT_ENDGAME)
    elif moves.kind_of(move) == moves.PAIR:
        battles.pair(s, step[1], moves.first(move), battles.wild(s, step[1]))
    else:
        s.stack.pop()


def run_over(s: State, step: Step) -> list[int] | None:
    if s.phase != PHASE_OVER:
        s.phase = PHASE_OVER
        note(s, EV_OVER, standing(s)[0])
    return []


def standing(s: State) -> list[int]:
    """Seats from first to last: points, then spice, Solari, water, garrison, the latest Reveal turn (R-240, R-241)."""
    return sorted(range(len(s.seats)), key=lambda i: merit(s, i), reverse=True)


def merit(s: State, seat: int) -> tuple[int, int, int, int, int, int, int]:
    me = s.seats[seat]
    # Whoever can't win comes last, whatever lies in its supply.
    may_win = int(not seats.is_mute(s, seat))
    return (may_win, me.points, me.spice, me.solari, me.water, me.garrison, me.revealed)
