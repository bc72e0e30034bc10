"""What can be corrected in a session, as data: whoever has no keyboard picks from it what would be typed after `set`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from kanly.companion.facts import FREE, NEW, SEAT_FACTS, TABLE_FACTS, TAKEN
from kanly.companion.questions import MOST, NO, NOBODY, YES
from kanly.companion.session import Companion
from kanly.engine import influence, units
from kanly.engine.codes import NONE, PHASE_COMBAT
from kanly.engine.part import has_part
from kanly.engine.state import State
from kanly.topics.battles import icons
from kanly.topics.opponents import house
from kanly.topics.sandworms import worms
from kanly.topics.spies import spying
from kanly.topics.spies.part import SPIES

# What the options of a correction name: components, factions and seats; fixed words and numbers name nothing.
SPACE, POST, BATTLE, CONFLICT = "space", "post", "battle", "conflict"
FACTION, SEAT, WORD = "faction", "seat", "word"


@dataclass(frozen=True)
class Part:
    """One word of a correction, out of those that can be said there."""

    domain: str
    options: tuple[str, ...]


@dataclass(frozen=True)
class Correction:
    """`set <seat> <fact> ...` or, of the table, `set <fact> ...`.

    Without parts a number belongs there, up to `most`, or a change (`+2`); with `several` any of the one part's options with
    commas, or `none`; otherwise one word of each part.
    """

    fact: str
    seat: int = NONE
    now: tuple[str, ...] = ()
    """How it stands; empty where it depends on the first part, or nothing is said of it."""
    parts: tuple[Part, ...] = ()
    several: bool = False
    most: int = MOST
    held: tuple[tuple[str, str], ...] = ()
    """How it stands for each option of the first part, where it depends on it."""


def corrections(companion: Companion) -> Iterator[Correction]:
    """All that can be corrected now, opponents first, then what is known of people, then the table."""
    s = companion.state
    for seat in (*companion.opponents, *range(companion.setup.players)):
        if seat in companion.opponents:
            for fact in SEAT_FACTS:
                if is_here(s, seat, fact):
                    yield of_a_seat(companion, seat, fact)
        for i, faction in enumerate(s.content.faction_ids):
            level = str(s.seats[seat].influence[i])
            yield Correction(faction, seat, (level,), most=s.content.track_top[i])
    for fact in (*TABLE_FACTS, "space"):
        if fact != "wall" or (s.units is not None and s.content.shield_wall):
            yield TABLE[fact](companion)


def is_here(s: State, seat: int, fact: str) -> bool:
    """Whether this game knows such a thing at all."""
    match fact:
        case "solari" | "spice" | "water" | "intrigues":
            return bool(house.table(s).takes)
        case "points":
            return not house.is_mute(s, seat)
        case "swords":
            return s.phase == PHASE_COMBAT
        case "mentat":
            return fact in s.content.space_ids
        case "spies":
            return SPIES.of(s) is not None
        case "hooks" | "sandworms":
            return s.units is not None
        case "battles":
            return has_part(s, "battles")
    return True


# --- opponents


def of_a_seat(companion: Companion, seat: int, fact: str) -> Correction:
    s = companion.state
    c, me = s.content, s.seats[seat]
    match fact:
        case "agents":
            on = tuple(c.space_ids[space] for space in me.on)
            return Correction(fact, seat, on, (Part(SPACE, tuple(c.space_ids)),), several=True)
        case "spies":
            on = tuple(name for i, name in enumerate(c.post_ids) if spying.posts_of(s, seat) >> i & 1)
            return Correction(fact, seat, on, (Part(POST, tuple(c.post_ids)),), several=True)
        case "battles":
            up = tuple(c.battle_ids[card] for card in icons.face_up(s, seat))
            return Correction(fact, seat, up, (Part(BATTLE, tuple(battle_cards(companion))),), several=True)
        case "swordmaster":
            return yes_or_no(fact, seat, bool(me.swordmaster))
        case "mentat":
            return yes_or_no(fact, seat, s.mentat == seat)
        case "hooks":
            return yes_or_no(fact, seat, worms.has_hooks(s, seat))
        case "garrison":
            return Correction(fact, seat, (str(me.garrison),), most=c.troops - me.conflict)
        case "conflict":
            return Correction(fact, seat, (str(me.conflict),), most=c.troops - me.garrison)
        case "intrigues":
            return Correction(fact, seat, (str(len(me.intrigues)),))
        case "sandworms":
            return Correction(fact, seat, (str(units.of_kind(s, seat, 0)),))
    return Correction(fact, seat, (str(getattr(me, fact)),))


def yes_or_no(fact: str, seat: int, now: bool) -> Correction:
    return Correction(fact, seat, (YES if now else NO,), (Part(WORD, (YES, NO)),))


def battle_cards(companion: Companion) -> list[str]:
    """What can lie face up before an opponent: the Conflicts, and the Objectives of this number of seats."""
    c = companion.state.content
    dealt = [c.battle_ids[card] for card in c.objectives.get(len(companion.state.seats), ())]
    return [name for name in c.battle_ids if name in c.conflict_ids or name in dealt]


# --- the table


def holders(companion: Companion, opponents_too: bool) -> Part:
    found = [*range(companion.setup.players), *(companion.opponents if opponents_too else ())]
    return Part(SEAT, (NOBODY, *map(str, found)))


def named(options: Sequence[str], holding: Sequence[int]) -> tuple[tuple[str, str], ...]:
    """Who has what: seats by option."""
    return tuple(
        (option, NOBODY if seat == NONE else str(seat)) for option, seat in zip(options, holding, strict=True)
    )


def conflict(companion: Companion) -> Correction:
    """Which Conflict it is; those of this round's level come first."""
    s, c = companion.state, companion.state.content
    level = c.conflict_levels[s.round - 1]
    order = sorted(range(len(c.conflict_ids)), key=lambda card: c.conflict_level[card] != level)
    now = () if s.conflict == NONE else (c.conflict_ids[s.conflict],)
    return Correction("conflict", now=now, parts=(Part(CONFLICT, tuple(c.conflict_ids[i] for i in order)),))


def wall(companion: Companion) -> Correction:
    return yes_or_no("wall", NONE, worms.wall_stands(companion.state))


def control(companion: Companion) -> Correction:
    s, c = companion.state, companion.state.content
    spaces = [i for i, bonus in enumerate(c.space_control_bonus) if bonus[0] != NONE]
    names = tuple(c.space_ids[space] for space in spaces)
    return Correction(
        "control",
        parts=(Part(SPACE, names), holders(companion, house.table(s).takes)),
        held=named(names, [s.control[space] for space in spaces]),
    )


def alliance(companion: Companion) -> Correction:
    s, names = companion.state, tuple(companion.state.content.faction_ids)
    return Correction(
        "alliance",
        parts=(Part(FACTION, names), holders(companion, True)),
        held=named(names, [influence.holder(s, faction) for faction in range(len(names))]),
    )


def first(companion: Companion) -> Correction:
    s = companion.state
    options = holders(companion, house.table(s).holds_marker).options[1:]
    return Correction("first", now=(str(s.first),), parts=(Part(SEAT, options),))


def which_round(companion: Companion) -> Correction:
    s = companion.state
    rounds = tuple(str(number) for number in range(1, len(s.content.conflict_levels) + 1))
    return Correction("round", now=(str(s.round),), parts=(Part(WORD, rounds),))


def deck(companion: Companion) -> Correction:
    return Correction("deck", parts=(Part(WORD, (NEW,)),))


def space(companion: Companion) -> Correction:
    names = tuple(companion.state.content.space_ids)
    return Correction(
        "space",
        parts=(Part(SPACE, names), Part(WORD, (FREE, TAKEN))),
        held=tuple((name, TAKEN if name in companion.taken else FREE) for name in names),
    )


TABLE: dict[str, Callable[[Companion], Correction]] = {
    "conflict": conflict,
    "wall": wall,
    "control": control,
    "alliance": alliance,
    "first": first,
    "round": which_round,
    "deck": deck,
    "space": space,
}
