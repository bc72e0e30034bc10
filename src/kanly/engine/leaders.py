"""Who leads which House: named, random, chosen freely or out of a draft (R-012)."""

from __future__ import annotations

from typing import Final

from kanly.engine import chance
from kanly.engine.codes import CHANCE_DRAFT, CHANCE_LEADER, EV_DRAFT, EV_LEADER, NONE, STEP_LEADER
from kanly.engine.content import Content
from kanly.engine.errors import SetupError
from kanly.engine.events import note
from kanly.engine.state import State
from kanly.setup import CHOOSE, DRAFT, RANDOM, Setup

WORDS: Final = (RANDOM, CHOOSE, DRAFT)
# So many Leaders more than seats are dealt for a draft, so that whoever picks last still has a choice of three.
DRAFT_SPARE: Final = 2


def by_seat(content: Content, setup: Setup) -> list[str]:
    """The Leader entry of each seat, or a SetupError that says what is wrong."""
    # Read by name: compiled code would refuse a tuple before it can become a list.
    wanted: list[str] = list(getattr(setup, "leaders"))  # noqa: B009
    if len(wanted) == 1 and setup.players > 1 and wanted[0] in WORDS:
        wanted = wanted * setup.players
    if len(wanted) != setup.players:
        raise SetupError(
            f"{len(wanted)} leaders are named for {setup.players} players; name one for each seat"
        )
    free = content.leader_is_back.count(False)
    if free < setup.players:
        raise SetupError(f"too few leaders for {setup.players} players: this game has {free}")
    named: list[str] = []
    for leader in wanted:
        if leader in WORDS:
            continue
        if leader not in content.leader_ids or content.leader_is_back[content.leader_ids.index(leader)]:
            known = ", ".join(id for i, id in enumerate(content.leader_ids) if not content.leader_is_back[i])
            words = ", ".join(repr(word) for word in WORDS)
            raise SetupError(f"there is no leader {leader!r}; known are {known}, or {words}")
        if leader in named:
            raise SetupError(f"the leader {leader!r} is named twice; each leader can sit at the table once")
        named.append(leader)
    if setup.apart:
        check_houses(content, named, setup.players)
    return wanted


def check_houses(content: Content, named: list[str], players: int) -> None:
    """Whether Leaders can be kept apart by House: those who are named, and whoever still comes."""
    seen: dict[str, str] = {}
    for leader in named:
        house = house_of(content, content.leader_ids.index(leader))
        if house in seen:
            raise SetupError(
                f"{seen[house]!r} and {leader!r} are of one House; name another leader, or leave out `apart`"
            )
        seen[house] = leader
    houses = {house_of(content, i) for i, back in enumerate(content.leader_is_back) if not back}
    if len(houses) < players:
        raise SetupError(
            f"leaders can't be kept apart: {players} players need so many Houses, and this game has {len(houses)}"
        )


def house_of(content: Content, leader: int) -> str:
    """Whoever belongs to no House stands apart from everybody."""
    return content.leader_house[leader] or content.leader_ids[leader]


def open_to(s: State, taken: list[int], dealt: int, apart: bool) -> list[int]:
    """The Leaders whom a seat may still get; `dealt` are those of a draft, 0: all."""
    c = s.content
    houses = [house_of(c, leader) for leader in taken if leader != NONE] if apart else []
    return [
        i
        for i, back in enumerate(c.leader_is_back)
        if not back
        and i not in taken
        and (not dealt or dealt >> i & 1)
        and not (houses and house_of(c, i) in houses)
    ]


def give(s: State, wanted: list[str], others: list[str], apart: bool) -> None:
    """Leaders who are named or come at random; `others` are kept for somebody else."""
    c = s.content
    known = [i for i, leader in enumerate(c.leader_ids) if leader in wanted]
    kept = [i for i, leader in enumerate(c.leader_ids) if leader in others]
    for seat, name in enumerate(wanted):
        if name in (CHOOSE, DRAFT):
            continue
        if name == RANDOM:
            free = [i for i in open_to(s, known, 0, apart) if i not in kept]
            leader = chance.take(s, CHANCE_LEADER, seat, free)
            known.append(leader)
        else:
            leader = c.leader_ids.index(name)
        s.seats[seat].leader = leader
        note(s, EV_LEADER, seat, leader)


def ask(s: State, wanted: list[str], apart: bool) -> None:
    """Whoever chooses does so in the order of the seats; a draft goes against the order of turns."""
    for seat in reversed(range(len(wanted))):
        if wanted[seat] == CHOOSE:
            s.stack.append((STEP_LEADER, seat, seat, 0, int(apart)))
    picking = [seat for seat in range(len(wanted)) if wanted[seat] == DRAFT]
    if not picking:
        return
    dealt = deal(s, len(picking), apart)
    count = len(s.seats)
    for seat in sorted(picking, key=lambda seat: (seat - s.first) % count):
        s.stack.append((STEP_LEADER, seat, seat, dealt, int(apart)))


def deal(s: State, picking: int, apart: bool) -> int:
    """The Leaders of a draft. Where Houses are kept apart, as many Houses are dealt as there are seats, so that nobody is
    left without a Leader."""
    taken = [seat.leader for seat in s.seats if seat.leader != NONE]
    kept = [] if s.roles is None else s.roles.leaders_taken(s)
    dealt: list[int] = []
    while len(dealt) < picking + DRAFT_SPARE:
        strangers = apart and len(dealt) < picking
        free = [
            i
            for i in open_to(s, taken + dealt if strangers else taken, 0, apart)
            if i not in kept and i not in dealt
        ]
        if not free:
            break
        dealt.append(chance.take(s, CHANCE_DRAFT, NONE, free))
        note(s, EV_DRAFT, NONE, dealt[-1])
    return sum(1 << leader for leader in dealt)
