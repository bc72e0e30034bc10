"""Moves: a kind with up to two parameters from declared finite domains, packed into one int.

Search and self-play pass these ints around; `kanly.notation` reads and writes them as text. A kind is declared where it is
registered, the core's own here, those of a topic in its `kinds.py`; whoever writes, numbers, tells or draws moves goes by that.
"""

from __future__ import annotations

from typing import Final

from kanly.engine.codes import NONE
from kanly.engine.errors import KanlyError

SHIFT_A: Final = 12
SHIFT_KIND: Final = 24
MASK: Final = 4095

AGENT: Final = 0
REVEAL: Final = 1
PLAY: Final = 2
PASS: Final = 3
END: Final = 4
TAKE: Final = 5
CHOOSE: Final = 6
DECLINE: Final = 7
DEPLOY: Final = 8
RETREAT: Final = 9
BUY: Final = 10
ACQUIRE: Final = 11
PUT: Final = 12
FACTION: Final = 13
LOSE: Final = 14
TRASH: Final = 15
DISCARD: Final = 16
FETCH: Final = 17
RECALL: Final = 18
ORIGIN: Final = 19
TIER: Final = 20
SPACE: Final = 21
SEAT: Final = 22
ASIDE: Final = 23
LEADER: Final = 24
TOKEN: Final = 25
TRASH_INTRIGUE: Final = 34
KEEP: Final = 35
CONTROL: Final = 36


class MoveKind:
    """What a move of this kind says. `first`, `second`: the domains of its parameters, "" where there is none. `written`: how
    they stand behind its name, where that is not one after the other. `topic`: the topic without which no game has such a
    move; then it has no numbers there either."""

    def __init__(
        self, name: str, first: str = "", second: str = "", written: str = "", topic: str = ""
    ) -> None:
        self.name: str = name
        self.first: str = first
        self.second: str = second
        self.written: str = written or " ".join(
            mark for mark, domain in (("{a}", first), ("{b}", second)) if domain
        )
        self.topic: str = topic


# By number. Where the folder of a topic was taken away, its kinds have no name.
KINDS: Final[list[MoveKind]] = []
NUMBERS: Final[dict[str, int]] = {}


def register_move(kind: MoveKind, number: int = NONE) -> int:
    """From now on there are such moves. The number is the kind's in every move; new ones are given out as they come."""
    if kind.name in NUMBERS:
        raise KanlyError(f"the kind of move {kind.name!r} is registered twice")
    number = len(KINDS) if number == NONE else number
    while len(KINDS) <= number:
        KINDS.append(MoveKind(""))
    if KINDS[number].name:
        raise KanlyError(
            f"the kind of move {kind.name!r} has the number {number}, which is {KINDS[number].name!r}"
        )
    KINDS[number] = kind
    NUMBERS[kind.name] = number
    return number


def number_of(name: str) -> int:
    """A kind of a topic, for who knows all kinds of moves; NONE where its folder was taken away, and no move is that."""
    return NUMBERS.get(name, NONE)


def make(kind: int, a: int = 0, b: int = 0) -> int:
    return kind << SHIFT_KIND | a << SHIFT_A | b


def kind_of(move: int) -> int:
    return move >> SHIFT_KIND


def first(move: int) -> int:
    return move >> SHIFT_A & MASK


def second(move: int) -> int:
    return move & MASK


register_move(MoveKind("agent", "card", "space", "{a} -> {b}"), AGENT)
register_move(MoveKind("reveal"), REVEAL)
register_move(MoveKind("play", "intrigue"), PLAY)
register_move(MoveKind("pass"), PASS)
register_move(MoveKind("end"), END)
register_move(MoveKind("take", "effect"), TAKE)
register_move(MoveKind("choose", "effect"), CHOOSE)
register_move(MoveKind("decline"), DECLINE)
register_move(MoveKind("deploy", "number", "kind"), DEPLOY)
register_move(MoveKind("retreat", "number", "kind"), RETREAT)
register_move(MoveKind("buy", "card", "from"), BUY)
register_move(MoveKind("acquire", "card", "from"), ACQUIRE)
register_move(MoveKind("put", "place"), PUT)
register_move(MoveKind("influence", "faction"), FACTION)
register_move(MoveKind("lose", "faction"), LOSE)
register_move(MoveKind("trash", "card", "zone", "{a} from {b}"), TRASH)
register_move(MoveKind("discard", "card"), DISCARD)
register_move(MoveKind("fetch", "card"), FETCH)
register_move(MoveKind("recall", "space"), RECALL)
register_move(MoveKind("from", "origin"), ORIGIN)
register_move(MoveKind("price", "number", "space"), TIER)
register_move(MoveKind("close", "space"), SPACE)
register_move(MoveKind("target", "seat"), SEAT)
register_move(MoveKind("aside", "card"), ASIDE)
register_move(MoveKind("leader", "leader"), LEADER)
register_move(MoveKind("token", "faction"), TOKEN)
register_move(MoveKind("trash_intrigue", "intrigue"), TRASH_INTRIGUE)
register_move(MoveKind("keep", "card"), KEEP)
register_move(MoveKind("control", "controlled"), CONTROL)
