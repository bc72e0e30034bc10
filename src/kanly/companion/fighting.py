"""Combat and its rewards: opponents' strengths are known, people's are asked for, and the places follow from them."""

from __future__ import annotations

from collections.abc import Mapping

from kanly.companion.board import AskedBoard, Fact, possible_conflicts
from kanly.companion.facts import number
from kanly.companion.questions import NO, NOBODY, YES, NotYet, Question, Refusal
from kanly.engine import seats, units
from kanly.engine.codes import (
    EV_CONTROL_LOST,
    EV_REWARD,
    EV_STRENGTH,
    NONE,
    PHASE_COMBAT,
    PHASE_TURNS,
    STEP_AUTOMA_SWORDS,
    STEP_CLAIM,
    STEP_REWARD,
)
from kanly.engine.errors import KanlyError
from kanly.engine.events import note
from kanly.engine.part import has_part
from kanly.engine.state import State
from kanly.engine.step import STEPS
from kanly.engine.steps.combat import places_of, take_control
from kanly.topics.opponents import house
from kanly.topics.opponents.kinds import EV_NO_REWARD
from kanly.topics.opponents.part import automa_of

# A fact of the session: this opponent's reward of the round is settled.
REWARDED = "rewarded"


def nothing_more(words: list[str], command: str) -> None:
    if words:
        raise KanlyError(f"{' '.join(words)!r} means nothing after {command!r}")


def may_move(s: State, seat: int) -> bool:
    """Whether an opponent still has a turn this round."""
    return s.seats[seat].agents > 0 and not automa_of(s).stuck >> seat & 1


def still_to_move(s: State) -> list[int]:
    """The opponents without whose turns the round is not over: they take them as long as they have an Agent (R-340). One
    that only follows the First Player may have Agents left (R-347)."""
    if house.table(s).follows:
        return []
    return [seat for seat in seats.order(s) if house.is_automa(s, seat) and may_move(s, seat)]


def waiting(s: State, told: Mapping[Fact, str]) -> list[int]:
    """The opponents in the Conflict whose reward is not settled."""
    found = [seat for seat in seats.order(s) if house.is_automa(s, seat) and units.present(s, seat)]
    return [seat for seat in found if (REWARDED, str(seat)) not in told]


def make_sure(table: AskedBoard, kind: str) -> None:
    """What people seldom mean is done only if they say so."""
    if table.ask(Question(kind, options=(YES, NO))) == NO:
        raise NotYet


# --- Combat


def combat(s: State, table: AskedBoard, words: list[str]) -> None:
    """All have revealed: opponents with a unit in the Conflict turn up cards for swords."""
    nothing_more(words, "combat")
    if s.phase == PHASE_COMBAT:
        raise Refusal("fought", "Combat has begun already; `reward` or `round` comes next")
    if still_to_move(s):
        make_sure(table, "early")
    begin_combat(s, table)


def begin_combat(s: State, table: AskedBoard) -> None:
    s.phase = PHASE_COMBAT
    for me in s.seats:
        me.swords = 0
    step = (STEP_AUTOMA_SWORDS, NONE, NONE, 0, 0)
    s.stack.append(step)
    STEPS[STEP_AUTOMA_SWORDS].run(s, step)
    for seat in seats.order(s):
        if seat in table.opponents and units.present(s, seat):
            note(s, EV_STRENGTH, seat, units.strength(s, seat))


def make_sure_it_was_fought(s: State, table: AskedBoard) -> None:
    """A round does not end before its Combat, unless people say so."""
    if s.phase == PHASE_TURNS:
        make_sure(table, "unfought")


# --- rewards


def reward(s: State, table: AskedBoard, words: list[str]) -> None:
    """`reward [strength ...]`: what everybody's place is, and what opponents have for theirs; the people's strengths are
    asked for, or said in the order of their seats."""
    if s.phase != PHASE_COMBAT:
        raise Refusal("not_fought", "rewards come after Combat; `combat` begins it")
    rewarded = waiting(s, table.told)
    if not rewarded:
        raise Refusal("no_reward", "no opponent is in the Conflict and waits for a reward")
    strengths = [*said_strengths(table, words)]
    strengths += [units.strength(s, seat) if units.present(s, seat) else 0 for seat in table.opponents]
    places = dict(places_of(strengths, len(s.seats) >= s.content.third_reward_players))
    first = next((seat for seat, place in places.items() if place == 0), NONE)
    if s.winner not in (NONE, first):
        raise Refusal(
            "won", f"seat {s.winner} has won this Conflict already; undo takes that back", seat=s.winner
        )
    for seat in sorted(range(len(s.seats)), key=lambda seat: -strengths[seat]):
        if strengths[seat]:
            note(s, EV_STRENGTH, seat, strengths[seat])
    for person in table.people:
        if strengths[person]:
            note(s, EV_REWARD if person in places else EV_NO_REWARD, person, places.get(person, NONE))
    if first != NONE and s.winner == NONE:
        win(s, table, first)
    # The first player's is taken first, so it comes to lie on top.
    for seat in reversed(rewarded):
        if seat not in places:
            note(s, EV_NO_REWARD, seat, NONE)
            continue
        if house.table(s).takes:
            table.conflict()
        s.stack.append((STEP_REWARD, seat, seat, places[seat], 0))


def said_strengths(table: AskedBoard, words: list[str]) -> list[int]:
    if not words:
        return [int(table.ask(Question("total", (str(person),)))) for person in table.people]
    if len(words) != len(table.people):
        wanted = "your strength" if len(table.people) == 1 else "the strengths of all people"
        raise KanlyError(
            f"'reward' is said alone or with {wanted} in the Conflict: {len(table.people)} in all"
        )
    return [number(text) for text in words]


def win(s: State, table: AskedBoard, seat: int) -> None:
    """Control changes with the first place, and the winner takes the Conflict itself after all rewards."""
    s.winner = seat
    if seat in table.people:
        if is_contested(s):
            table.conflict()
    elif house.table(s).takes or any(s.content.conflict_controls[card] != NONE for card in at_stake(s)):
        table.conflict()
    if s.conflict == NONE:
        return
    space = s.content.conflict_controls[s.conflict]
    if space != NONE:
        if seat in table.opponents and not house.table(s).takes:
            ask_controller(s, table, space)
        loser = s.control[space]
        take_control(s, seat, space)
        if loser in table.opponents and seat in table.people:
            note(s, EV_CONTROL_LOST, loser, space)
    if has_part(s, "battles") and seat in table.opponents:
        s.stack.append((STEP_CLAIM, seat, seat, 0, 0))


def at_stake(s: State) -> list[int]:
    """The Conflicts that this round's can be."""
    return possible_conflicts(s) if s.conflict == NONE else [s.conflict]


def is_contested(s: State) -> bool:
    """Whether this round's Conflict can be one for a space that an opponent controls."""
    spaces = [s.content.conflict_controls[card] for card in at_stake(s)]
    return any(house.is_automa(s, s.control[space]) for space in spaces if space != NONE)


def ask_controller(s: State, table: AskedBoard, space: int) -> None:
    """House Hagal takes a person's marker away, so it has to be known whose lies there."""
    people = tuple(str(seat) for seat in table.people)
    holder = table.ask(Question("control", (s.content.space_ids[space],), (NOBODY, *people)))
    if holder != NOBODY:
        s.control = (*s.control[:space], int(holder), *s.control[space + 1 :])


def ask_winner(s: State, table: AskedBoard) -> None:
    """Where an opponent controls the place of the Conflict, somebody may have taken it from it while no opponent fought."""
    space = NONE if s.conflict == NONE else s.content.conflict_controls[s.conflict]
    holder = NONE if space == NONE else s.control[space]
    if holder not in table.opponents or s.winner != NONE:
        return
    options = (str(holder), *[str(seat) for seat in table.people])
    now = int(table.ask(Question("control", (s.content.space_ids[space],), options)))
    if now != holder:
        s.control = (*s.control[:space], now, *s.control[space + 1 :])
        note(s, EV_CONTROL_LOST, holder, space)
