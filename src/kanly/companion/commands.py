"""What people can tell a companion to do with the opponents: each command changes a state, and may ask before it does."""

from __future__ import annotations

from collections.abc import Callable

from kanly.companion.board import AskedBoard
from kanly.companion.facts import correct_seat, correct_table, word
from kanly.companion.fighting import (
    REWARDED,
    ask_winner,
    combat,
    make_sure_it_was_fought,
    may_move,
    nothing_more,
    reward,
)
from kanly.companion.questions import Question, Refusal
from kanly.engine import board, chance, influence, pieces, seats, units
from kanly.engine.codes import (
    CHANCE_DIE,
    CONFLICT,
    EV_OVER,
    EV_ROUND,
    NONE,
    PHASE_OVER,
    PHASE_TURNS,
    TURN_NONE,
    VARIANT_DICE,
)
from kanly.engine.errors import KanlyError
from kanly.engine.events import note
from kanly.engine.state import State
from kanly.engine.steps.round import come_home, open_turn
from kanly.notation.numbers import whole_number
from kanly.topics.battles import icons
from kanly.topics.opponents import dice, house, supply
from kanly.topics.opponents.kinds import EV_ROW_DICE

# What decides between those who have as many points, in this order.
TIE_BREAKERS = ("spice", "solari", "water", "garrison")


def on_turn(s: State) -> int:
    """Whose turn it is, as far as can be known: whether people have revealed is theirs to say."""
    seat = s.turn
    while house.is_automa(s, seat) and not may_move(s, seat):
        seat = seats.following(s, seat)
    return seat


def next_opponent(s: State) -> int:
    """The opponent whose turn comes next, or NONE if none of them has one left."""
    seat = s.turn
    for _ in s.seats:
        if house.is_automa(s, seat) and may_move(s, seat):
            return seat
        seat = seats.following(s, seat)
    return NONE


def is_last(s: State) -> bool:
    """Whether no round can follow: the Conflicts are used up, or an opponent has points enough."""
    c = s.content
    return s.round >= len(c.conflict_levels) or any(seat.points >= c.points_to_end for seat in s.seats)


# --- a round


def turn(s: State, table: AskedBoard, words: list[str]) -> None:
    """`turn [seat]`: an opponent's Agent turn; without a seat, of the one that is next."""
    if s.phase != PHASE_TURNS:
        raise Refusal(
            "fighting", "Combat has begun, so there are no more turns; `round` begins the next round"
        )
    named = [str(seat) for seat in table.opponents]
    if not words:
        seat = next_opponent(s)
        if seat == NONE:
            raise Refusal("no_turns", "no opponent has a turn left this round; `combat` comes next")
    elif len(words) == 1 and words[0] in named:
        seat = int(words[0])
    else:
        raise KanlyError(f"'turn' is said alone or with the seat of an opponent: {' or '.join(named)}")
    if not may_move(s, seat):
        raise Refusal(
            "no_agent", f"seat {seat} has no Agent left to send; its turns of this round are over", seat=seat
        )
    s.turn = seat
    s.turn_kind = TURN_NONE
    open_turn(s, seat)


def next_round(s: State, table: AskedBoard, words: list[str]) -> None:
    """Combat is over: all go home, and the next round begins."""
    nothing_more(words, "round")
    if is_last(s):
        raise Refusal("last_round", "this was the last round; `end` counts the points")
    make_sure_it_was_fought(s, table)
    if not any(fact[0] == REWARDED for fact in table.told):
        ask_winner(s, table)
    go_home(s, table)


def go_home(s: State, table: AskedBoard) -> None:
    leave_conflict(s, table)
    s.round += 1
    note(s, EV_ROUND, NONE, s.round)
    come_home(s)
    s.phase = PHASE_TURNS
    s.turn = s.first
    s.conflict = s.winner = NONE
    supply.bring_swordmasters(s)


def leave_conflict(s: State, table: AskedBoard) -> None:
    for seat in table.opponents:
        units.lose(s, seat, CONFLICT, s.seats[seat].conflict)
        s.seats[seat].swords = 0
    pieces.send_home(s)


def conflict(s: State, table: AskedBoard, words: list[str]) -> None:
    """Ask which Conflict was turned up, before an opponent has to know."""
    nothing_more(words, "conflict")
    if s.conflict != NONE and ("conflict",) not in table.told:
        raise Refusal("conflict_known", "this round's Conflict is known; `set conflict <name>` corrects it")
    table.conflict()


def visit(s: State, table: AskedBoard, words: list[str]) -> None:
    """`visit <space>`: an Agent of a person's came to a space that an opponent controls."""
    if len(words) != 1:
        raise KanlyError("'visit' is said with the space that an Agent of a person's came to")
    space = word(words[0], s.content.space_ids, "space")
    if s.control[space] not in table.opponents:
        raise Refusal(
            "not_controlled",
            f"no opponent controls {words[0]!r}; `set control {words[0]} <seat>` if one does",
            space=words[0],
        )
    board.pay_controller(s, space)


def roll(s: State, table: AskedBoard, words: list[str]) -> None:
    """A person's Reveal turn is over: the Imperium Row dice."""
    nothing_more(words, "dice")
    if not house.has_variant(s, VARIANT_DICE):
        raise Refusal("no_dice", "this game is played without the Imperium Row dice, the variant 'row_dice'")
    # House Hagal's cards may be dictated, dice are not.
    s.script = None
    one, other = (chance.pick(s, CHANCE_DIE, NONE, dice.SIDES) for _ in range(2))
    note(s, EV_ROW_DICE, NONE, one + 1, other + 1)


def correct(s: State, table: AskedBoard, words: list[str]) -> None:
    """`set <seat> ...` or `set <what> ...`."""
    seat = whole_number(words[0]) if words else None
    if seat is None:
        correct_table(s, words)
    elif 0 <= seat < len(s.seats):
        correct_seat(s, table, seat, words[1:])
    else:
        raise KanlyError(f"there is no seat {seat}; seats are 0 to {len(s.seats) - 1}")


# --- the end


def end(s: State, table: AskedBoard, words: list[str]) -> None:
    """The last round is over: opponents pair what they can, and all points are compared."""
    nothing_more(words, "end")
    make_sure_it_was_fought(s, table)
    count_points(s, table)


def count_points(s: State, table: AskedBoard) -> None:
    for faction in range(s.content.faction_count):
        if influence.holder(s, faction) in table.opponents:
            for person in table.people:
                table.influence(person, faction)
    leave_conflict(s, table)
    for seat in table.opponents:
        while partners := icons.wild_partners(s, seat):
            icons.pair(s, seat, partners[0], icons.wild(s, seat))
    for person in table.people:
        s.seats[person].points = int(table.ask(Question("points", (str(person),))))
    s.phase = PHASE_OVER
    note(s, EV_OVER, winner(s, table))


def winner(s: State, table: AskedBoard) -> int:
    """People are asked only for what decides."""
    best = [seat for seat in range(len(s.seats)) if not house.is_mute(s, seat)]
    for what in ("points", *TIE_BREAKERS):
        if len(best) == 1:
            break
        if what != "points":
            for person in best:
                if person in table.people:
                    setattr(s.seats[person], what, int(table.ask(Question(what, (str(person),)))))
        most: int = max(getattr(s.seats[seat], what) for seat in best)
        best = [seat for seat in best if getattr(s.seats[seat], what) == most]
    people = [seat for seat in best if seat in table.people]
    if len(people) > 1:
        return int(table.ask(Question("revealed", options=tuple(str(seat) for seat in people))))
    # An opponent never reveals, so a person did it later.
    return people[0] if people else best[0]


COMMANDS: dict[str, Callable[[State, AskedBoard, list[str]], None]] = {
    "turn": turn,
    "combat": combat,
    "reward": reward,
    "round": next_round,
    "conflict": conflict,
    "visit": visit,
    "dice": roll,
    "set": correct,
    "end": end,
}
