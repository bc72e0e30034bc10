"""How long what people have said holds: for a command, until they have a turn again, or to the end of the round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kanly.companion.board import Fact
from kanly.companion.commands import next_opponent, on_turn
from kanly.companion.earlier import PLACE
from kanly.companion.facts import FREE, TAKEN, word
from kanly.companion.fighting import REWARDED
from kanly.companion.questions import NO, NOBODY, YES
from kanly.engine.codes import EV_HARVEST, EV_REWARD
from kanly.engine.errors import KanlyError
from kanly.engine.state import Event, State
from kanly.topics.opponents import house
from kanly.topics.opponents.kinds import EV_BONUS_GONE, EV_NO_REWARD

# What only a turn of a person's can change.
OF_THE_MOMENT = ("occupied", "watched", "bonus_spice", "influence", "units", "strength", "intrigues", "wall")
# A fact of the session: people have moved this cube and said so.
STATED = "stated"


def lasts(fact: Fact, answer: str) -> bool:
    """Whether a fact outlives its command: till the end of the round."""
    return fact[0] == REWARDED or (fact[0] == "occupied" and answer == YES)


def is_listed(fact: Fact) -> bool:
    """Whether it is several facts that were said at once; each of them is remembered by itself too."""
    return fact[0] == "bonus_spice" and len(fact) > 2


def settled(s: State, told: Mapping[Fact, str], log: Sequence[Event]) -> dict[Fact, str]:
    """Which opponents have had their rewards, or were said to have none."""
    none = [fact[1] for fact, answer in told.items() if fact[0] == PLACE and answer == NOBODY]
    given = [event[1] for event in log if event[0] in (EV_REWARD, EV_NO_REWARD)]
    given = [seat for seat in given if house.is_automa(s, seat)]
    return {(REWARDED, str(seat)): YES for seat in (*none, *given)}


def still_holds(s: State, told: Mapping[Fact, str], words: tuple[str, ...], fact: Fact) -> bool:
    """Whether what was said of people is so when the next command is said.

    Two opponents' turns may come one after the other, with none of the people's between them. And where people move their
    own cubes (`set 0 fremen 5`), they say so when they are done.
    """
    turn = next_opponent(s) if words[0] == "turn" else on_turn(s)
    if words not in (("turn",), ("turn", str(turn))) and words[0] not in ("set", "conflict", "visit", "dice"):
        return False
    if words[:2] in (("set", "first"), ("set", "round"), ("set", "wall")):
        return False
    if fact[0] == STATED or (STATED, *fact[1:]) in told:
        return True
    return fact[0] in OF_THE_MOMENT and house.is_automa(s, turn) and on_turn(s) == turn


def known_after(
    s: State, told: dict[Fact, str], command: tuple[str, ...], log: Sequence[Event], earlier: bool
) -> dict[Fact, str]:
    """What is remembered when a command is done."""
    c = s.content
    match command:
        case ("round",):
            return {}
        case ("reward", *_):
            return {**told, **settled(s, told, log)}
        case ("visit", space) if not earlier:
            return {**told, ("occupied", space): YES}
        case ("set", seat, name, _) if not earlier and is_cube(s, seat, name):
            level = s.seats[int(seat)].influence[c.faction_ids.index(name)]
            return {**told, ("influence", seat, name): str(level), (STATED, seat, name): YES}
        case ("turn", *_) if house.is_automa(s, on_turn(s)):
            gone = [event[3] for event in log if event[0] in (EV_HARVEST, EV_BONUS_GONE)]
            return {**told, **{("bonus_spice", c.space_ids[space]): "0" for space in gone}}
        case ("turn", *_):
            # Now people have their turns.
            return {fact: answer for fact, answer in told.items() if lasts(fact, answer)}
    return told


def is_cube(s: State, seat: str, name: str) -> bool:
    """Whether a correction is about a person's Influence."""
    return seat.isdecimal() and not house.is_automa(s, int(seat)) and name in s.content.faction_ids


def said_of_space(s: State, words: tuple[str, ...]) -> dict[Fact, str]:
    """`space arrakeen free`: what is remembered of a space till the end of the round."""
    if len(words) != 2 or words[1] not in (FREE, TAKEN):
        raise KanlyError(f"'space' is said with a space and {FREE!r} or {TAKEN!r}")
    word(words[0], s.content.space_ids, "space")
    return {("occupied", words[0]): YES if words[1] == TAKEN else NO}
