"""What can be said to a companion now, and which answer is the usual one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kanly.companion.commands import is_last, next_opponent
from kanly.companion.fighting import may_move
from kanly.companion.questions import NO, YES, Question
from kanly.companion.session import Companion
from kanly.engine.codes import NONE, PHASE_COMBAT, VARIANT_DICE
from kanly.engine.state import State
from kanly.topics.opponents import house


@dataclass(frozen=True)
class Offer:
    """A command, and where it is about one opponent, which."""

    command: str
    seat: int = NONE


def offers(companion: Companion) -> Iterator[Offer]:
    """What can be done now, in the order of a menu. `influence` and `correct` are said as `set ...`."""
    if companion.over:
        return
    s = companion.state
    fighting = s.phase == PHASE_COMBAT
    if not fighting:
        yield from turns(companion)
        yield Offer("combat")
    else:
        if companion.waiting:
            yield Offer("reward")
        if not is_last(s):
            yield Offer("round")
        yield Offer("end")
    if s.conflict == NONE:
        yield Offer("conflict")
    if not fighting and visited(companion):
        yield Offer("visit")
    if any(s.seats[seat].alliances for seat in companion.opponents):
        yield Offer("influence")
    if not fighting and house.has_variant(s, VARIANT_DICE):
        yield Offer("dice")
    yield Offer("correct")


def turns(companion: Companion) -> Iterator[Offer]:
    """The opponents that still have a turn, the next one first."""
    s = companion.state
    following = next_opponent(s)
    for seat in sorted(companion.opponents, key=lambda seat: seat != following):
        if may_move(s, seat):
            yield Offer("turn", seat)


def visited(companion: Companion) -> list[str]:
    """The spaces that an opponent controls: people who come there have to say so."""
    s: State = companion.state
    return [
        s.content.space_ids[space] for space, holder in enumerate(s.control) if holder in companion.opponents
    ]


def usual(companion: Companion, question: Question) -> str | None:
    """The answer that fits most often, where there is one."""
    match question.kind:
        case "occupied" | "watched" | "early" | "unfought":
            return NO
        case "wall":
            return YES
        case "bonus_spice" | "units" | "strength" | "intrigues":
            return " ".join(["0"] * question.count)
        case "influence":
            seat, name = question.about
            faction = companion.state.content.faction_ids.index(name)
            return str(companion.state.seats[int(seat)].influence[faction])
    return None
