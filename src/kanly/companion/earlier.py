"""Sessions that were saved by version 1: it asked for more, and for opponents' places. Their lines are heard as they were said."""

from __future__ import annotations

from collections.abc import Callable

from kanly.companion.board import AskedBoard
from kanly.companion.commands import COMMANDS, count_points, go_home, is_last
from kanly.companion.fighting import REWARDED, ask_controller, ask_winner, begin_combat, nothing_more
from kanly.companion.questions import NOBODY, Question, Refusal
from kanly.engine import seats, units
from kanly.engine.codes import NONE, PHASE_COMBAT, STEP_CLAIM, STEP_REWARD
from kanly.engine.errors import KanlyError
from kanly.engine.part import has_part
from kanly.engine.state import State
from kanly.engine.steps.combat import take_control
from kanly.topics.opponents import house

PLACE = "place"
PLACES = ("first", "second", "third")


class EarlierBoard(AskedBoard):
    """Asks for everything, each thing by itself."""

    @property
    def is_fresh(self) -> bool:
        return False

    @property
    def is_bare(self) -> bool:
        return False

    def compare(self, spaces: list[int], skips_taken: bool) -> None:
        """One after the other."""

    def behind(self, kind: str, person: int, count: Callable[[int], int]) -> int:
        return int(self.ask(Question(kind, (str(person),))))

    def level(self) -> int:
        return self.s.content.conflict_level[self.conflict()]

    def protected(self) -> bool:
        return self.s.content.conflict_protected[self.conflict()]


def combat(s: State, table: AskedBoard, words: list[str]) -> None:
    nothing_more(words, "combat")
    if s.phase == PHASE_COMBAT:
        raise Refusal("fought", "Combat has begun already; `reward` or `round` comes next")
    begin_combat(s, table)


def reward(s: State, table: AskedBoard, words: list[str]) -> None:
    """`reward [seat] first|second|third`: what was said was paid."""
    if s.phase != PHASE_COMBAT:
        raise Refusal("not_fought", "rewards come after Combat; `combat` begins it")
    for seat, place in (said_place(table, words) if words else asked_places(s, table)).items():
        if not units.present(s, seat) or (REWARDED, str(seat)) in table.told:
            raise KanlyError(f"seat {seat} takes no reward now")
        if place == PLACES[0] and s.winner != NONE:
            raise KanlyError(f"seat {s.winner} has won this Conflict already")
        if place != NOBODY:
            give_reward(s, table, seat, PLACES.index(place))


def said_place(table: AskedBoard, words: list[str]) -> dict[int, str]:
    *who, place = words
    named = [str(seat) for seat in table.opponents]
    if not who and len(named) == 1:
        who = named
    if len(who) != 1 or who[0] not in named or place not in PLACES:
        raise KanlyError(
            f"'reward' is said with the seat of an opponent: {' or '.join(named)}, and its place"
        )
    return {int(who[0]): place}


def asked_places(s: State, table: AskedBoard) -> dict[int, str]:
    places: dict[int, str] = {}
    won = s.winner != NONE
    for seat in seats.order(s):
        waits = seat in table.opponents and (REWARDED, str(seat)) not in table.told
        if waits and units.present(s, seat):
            places[seat] = table.ask(Question(PLACE, (str(seat),), (*PLACES[won:], NOBODY)))
            won = won or places[seat] == PLACES[0]
    if not places:
        raise Refusal("no_reward", "no opponent is in the Conflict and waits for a reward")
    return places


def give_reward(s: State, table: AskedBoard, seat: int, place: int) -> None:
    conflict = table.conflict()
    if place == 0:
        s.winner = seat
        space = s.content.conflict_controls[conflict]
        if space != NONE:
            if not house.table(s).takes:
                ask_controller(s, table, space)
            take_control(s, seat, space)
        if has_part(s, "battles"):
            s.stack.append((STEP_CLAIM, seat, seat, 0, 0))
    s.stack.append((STEP_REWARD, seat, seat, place, 0))


def next_round(s: State, table: AskedBoard, words: list[str]) -> None:
    nothing_more(words, "round")
    if is_last(s):
        raise Refusal("last_round", "this was the last round; `end` counts the points")
    ask_winner(s, table)
    go_home(s, table)


def end(s: State, table: AskedBoard, words: list[str]) -> None:
    nothing_more(words, "end")
    count_points(s, table)


EARLIER_COMMANDS = {**COMMANDS, "combat": combat, "reward": reward, "round": next_round, "end": end}
