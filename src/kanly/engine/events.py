"""Log entries for a listener, and for roles that keep some of them. Nothing is built when nobody wants to know: callers
ask `s.noted` first where it is hot.

What an event says is declared where its kind is registered: the core's own here, those of a topic in its `kinds.py`.
"""

from __future__ import annotations

from typing import Final

from kanly.engine import codes
from kanly.engine.codes import NONE
from kanly.engine.errors import KanlyError
from kanly.engine.state import Event, State

EVERYBODY: Final = -1


class EventKind:
    """`first`, `second`: the domains of its two numbers, "" for one that means nothing. `secret`: the first is hidden from some
    seats. `shown`: how many of them a short line tells, as scenarios write it. `topic`: the topic without which no game notes
    such a thing."""

    def __init__(
        self,
        name: str,
        first: str = "",
        second: str = "",
        *,
        secret: bool = False,
        shown: int = 2,
        topic: str = "",
    ) -> None:
        self.name: str = name
        self.first: str = first
        self.second: str = second
        self.secret: bool = secret
        self.shown: int = shown
        self.topic: str = topic


# By number. Where the folder of a topic was taken away, its kinds have no name.
EVENTS: Final[list[EventKind]] = []
NUMBERS: Final[dict[str, int]] = {}


def register_event(kind: EventKind, number: int = NONE) -> int:
    """From now on such things can be noted. The number is the kind's in every log; new ones are given out as they come."""
    if kind.name in NUMBERS:
        raise KanlyError(f"the event {kind.name!r} is registered twice")
    number = len(EVENTS) if number == NONE else number
    while len(EVENTS) <= number:
        EVENTS.append(EventKind(""))
    if EVENTS[number].name:
        raise KanlyError(f"the event {kind.name!r} has the number {number}, which is {EVENTS[number].name!r}")
    EVENTS[number] = kind
    NUMBERS[kind.name] = number
    return number


def number_of(name: str) -> int:
    """An event of a topic, for who reads everybody's log; NONE where its folder was taken away, and no event is that."""
    return NUMBERS.get(name, NONE)


def listen(s: State, log: list[Event] | None) -> None:
    """Collect what happens in a list, or no longer."""
    s.log = log
    s.noted = log is not None or s.roles is not None


def note(s: State, code: int, seat: int, a: int = 0, b: int = 0) -> None:
    """Something that everybody sees."""
    if s.noted:
        keep(s, (code, seat, a, b, EVERYBODY, s.cause))


def note_private(s: State, code: int, seat: int, a: int, b: int, seen_by: int) -> None:
    """Everybody sees that it happened; only the seats of the mask see `a`."""
    if s.noted:
        keep(s, (code, seat, a, b, seen_by, s.cause))


def keep(s: State, event: Event) -> None:
    if s.log is not None:
        s.log.append(event)
    if s.roles is not None:
        s.roles.hears(s, event)


register_event(EventKind("round", "number"), codes.EV_ROUND)
register_event(EventKind("conflict", "conflict"), codes.EV_CONFLICT)
register_event(EventKind("first"), codes.EV_FIRST)
register_event(EventKind("leader", "leader"), codes.EV_LEADER)
register_event(EventKind("draw", "card", secret=True), codes.EV_DRAW)
register_event(EventKind("shuffle"), codes.EV_SHUFFLE)
register_event(EventKind("send", "card", "space"), codes.EV_SEND)
register_event(EventKind("pay", "resource", "number"), codes.EV_PAY)
register_event(EventKind("gain", "resource", "number"), codes.EV_GAIN)
register_event(EventKind("harvest", "number", "space"), codes.EV_HARVEST)
register_event(EventKind("recruit", "number", shown=1), codes.EV_RECRUIT)
register_event(EventKind("deploy", "number", shown=1), codes.EV_DEPLOY)
register_event(EventKind("retreat", "number"), codes.EV_RETREAT)
register_event(EventKind("lose_troop", "number", "garrison"), codes.EV_LOSE_TROOP)
register_event(EventKind("influence", "faction", "number"), codes.EV_INFLUENCE)
register_event(EventKind("alliance", "faction", shown=1), codes.EV_ALLIANCE)
register_event(EventKind("alliance_lost", "faction", shown=1), codes.EV_ALLIANCE_LOST)
register_event(EventKind("points", "number", "source"), codes.EV_POINTS)
register_event(EventKind("intrigue", "intrigue", secret=True, shown=1), codes.EV_INTRIGUE)
register_event(EventKind("steal", "intrigue", "seat", secret=True), codes.EV_STEAL)
register_event(EventKind("play", "intrigue"), codes.EV_PLAY)
register_event(EventKind("reveal", "card"), codes.EV_REVEAL)
register_event(EventKind("persuasion", "number"), codes.EV_PERSUASION)
register_event(EventKind("swords", "number"), codes.EV_SWORDS)
register_event(EventKind("acquire", "card", "acquired"), codes.EV_ACQUIRE)
register_event(EventKind("row", "card", "from"), codes.EV_ROW)
register_event(EventKind("trash", "card", "zone"), codes.EV_TRASH)
register_event(EventKind("discard", "card"), codes.EV_DISCARD)
register_event(EventKind("fetch", "card"), codes.EV_FETCH)
register_event(EventKind("control", "space"), codes.EV_CONTROL)
register_event(EventKind("council"), codes.EV_COUNCIL)
register_event(EventKind("swordmaster", shown=0), codes.EV_SWORDMASTER)
register_event(EventKind("mentat", "next_round"), codes.EV_MENTAT)
register_event(EventKind("close", "space"), codes.EV_CLOSE)
register_event(EventKind("recall", "space"), codes.EV_RECALL)
register_event(EventKind("pass"), codes.EV_PASS)
register_event(EventKind("end_turn", shown=0), codes.EV_END_TURN)
register_event(EventKind("strength", "number"), codes.EV_STRENGTH)
register_event(EventKind("reward", "rank"), codes.EV_REWARD)
register_event(EventKind("makers", "space", "number"), codes.EV_MAKERS)
register_event(EventKind("aside", "card"), codes.EV_ASIDE)
register_event(EventKind("aside_gone", "card"), codes.EV_ASIDE_GONE)
register_event(EventKind("tokens", "factions"), codes.EV_TOKENS)
register_event(EventKind("control_bonus", "space"), codes.EV_CONTROL_BONUS)
register_event(EventKind("token_kept", "faction", secret=True), codes.EV_TOKEN_KEPT)
register_event(EventKind("phase", "phase"), codes.EV_PHASE)
register_event(EventKind("over"), codes.EV_OVER)
register_event(EventKind("look", "card", secret=True), codes.EV_LOOK)
register_event(EventKind("no_winner"), codes.EV_NO_WINNER)
register_event(EventKind("trash_intrigue", "intrigue"), codes.EV_TRASH_INTRIGUE)
register_event(EventKind("return", "card"), codes.EV_RETURN)
register_event(EventKind("no_deployment"), codes.EV_NO_DEPLOYMENT)
register_event(EventKind("repeat", "space"), codes.EV_REPEAT)
register_event(EventKind("control_lost", "space"), codes.EV_CONTROL_LOST)
register_event(EventKind("draft", "leader"), codes.EV_DRAFT)
register_event(EventKind("summon", "number", "unit"), codes.EV_SUMMON)
register_event(EventKind("commission", "number", "unit"), codes.EV_COMMISSION)
register_event(EventKind("deploy_unit", "number", "unit"), codes.EV_DEPLOY_UNIT)
register_event(EventKind("retreat_unit", "number", "unit"), codes.EV_RETREAT_UNIT)
register_event(EventKind("lose_unit", "number", "unit"), codes.EV_LOSE_UNIT)
register_event(EventKind("lose_from_garrison", "number", "unit"), codes.EV_LOSE_FROM_GARRISON)
register_event(EventKind("hold", "space", "unit"), codes.EV_HOLD)
register_event(EventKind("come_home", "number", "unit"), codes.EV_COME_HOME)
