"""What people say of the table becomes part of the companion's state, and anything in it can be corrected."""

from __future__ import annotations

from collections.abc import Callable

from kanly.companion.questions import NO, YES
from kanly.engine import battles, influence, spies
from kanly.engine.automa import seats
from kanly.engine.codes import FROM_START, NONE, RECALL_PLAIN
from kanly.engine.errors import KanlyError
from kanly.engine.intrigue import KNOWN_BITS
from kanly.engine.parts import with_seat
from kanly.engine.scoring import score, unscore
from kanly.engine.state import State
from kanly.engine.steps.round import defend
from kanly.notation.numbers import whole_number

# Which Intrigue card it is means nothing to an opponent, so in a companion all are alike.
ANY_INTRIGUE = 0
MOST = 99


def number(text: str, most: int = MOST) -> int:
    found = whole_number(text)
    if found is None or not 0 <= found <= most:
        raise KanlyError(f"{text!r} is not a number from 0 to {most}")
    return found


def flag(text: str) -> bool:
    if text not in (YES, NO):
        raise KanlyError(f"{text!r} is neither {YES!r} nor {NO!r}")
    return text == YES


def word(text: str, known: list[str], what: str) -> int:
    if text not in known:
        raise KanlyError(f"{text!r} is no {what}; known are: {', '.join(known)}")
    return known.index(text)


def set_influence(s: State, seat: int, faction: int, level: int) -> None:
    """Move a cube; Alliances and points follow it as in any game."""
    now = s.seats[seat].influence[faction]
    if level > now:
        influence.gain(s, seat, faction, level - now)
    elif level < now:
        influence.lose(s, seat, faction, now - level)


def set_conflict(s: State, conflict: int) -> None:
    """The Conflict of the round is turned up."""
    s.conflict = conflict
    if conflict in s.conflict_deck:
        s.conflict_deck = tuple(card for card in s.conflict_deck if card != conflict)
    defend(s)


def set_intrigues(s: State, seat: int, count: int) -> None:
    s.seats[seat].intrigues = (ANY_INTRIGUE << KNOWN_BITS,) * count


def set_points(s: State, seat: int, points: int) -> None:
    """Up or down; what Influence and Alliances brought stays."""
    if seats.is_mute(s, seat):
        raise KanlyError("this opponent scores nothing")
    me = s.seats[seat]
    if points > me.points:
        score(s, seat, points - me.points, FROM_START)
    while me.points > points:
        loose = [source for source in me.sources if source == FROM_START or source > FROM_START + 20]
        loose = loose or [source for source in me.sources if source < FROM_START]
        if not loose:
            raise KanlyError(f"Influence and Alliances alone bring {me.points} points; correct those first")
        unscore(s, seat, loose[-1])


def set_troops(s: State, seat: int, place: str, troops: int) -> None:
    """Garrison or Conflict; the supply has the rest."""
    me = s.seats[seat]
    other = me.conflict if place == "garrison" else me.garrison
    if troops + other > s.content.troops:
        raise KanlyError(f"a seat has {s.content.troops} troops; {other} of them are elsewhere")
    setattr(me, place, troops)
    me.supply = s.content.troops - troops - other


def set_agents(s: State, seat: int, text: str) -> None:
    """The spaces of its Agents, or `none`; the others are at hand."""
    c, me = s.content, s.seats[seat]
    on = () if text == "none" else tuple(word(name, c.space_ids, "space") for name in text.split(","))
    ready = seats.agents(s, seat) + me.swordmaster + int(s.mentat == seat) - len(on)
    if ready < 0:
        raise KanlyError(f"it has only {ready + len(on)} Agents")
    me.on, me.agents = on, ready
    s.free = c.all_spaces
    for other in s.seats:
        for space in other.on:
            s.free &= ~(1 << space)


def set_swordmaster(s: State, seat: int, has: bool) -> None:
    me = s.seats[seat]
    if int(has) != me.swordmaster:
        if me.agents + (1 if has else -1) < 0:
            raise KanlyError("its Swordmaster is on the board; correct its Agents first")
        me.agents += 1 if has else -1
        me.swordmaster = int(has)


def set_spies(s: State, seat: int, text: str) -> None:
    """The posts of its Spies, or `none`."""
    if s.spies is None:
        raise KanlyError("there are no Spies in this game")
    wanted = (
        0 if text == "none" else sum(1 << word(p, s.content.post_ids, "post") for p in set(text.split(",")))
    )
    if wanted.bit_count() >= s.content.spies:
        raise KanlyError(f"of {s.content.spies} Spies one is always in the supply")
    for post in range(len(s.content.post_ids)):
        if spies.posts_of(s, seat) >> post & 1 and not wanted >> post & 1:
            spies.recall(s, seat, post, RECALL_PLAIN)
        elif wanted >> post & 1 and not spies.posts_of(s, seat) >> post & 1:
            spies.place(s, seat, post)


def set_hooks(s: State, seat: int, has: bool) -> None:
    if s.units is None:
        raise KanlyError("there are no Maker Hooks in this game")
    s.units.hooks = s.units.hooks | 1 << seat if has else s.units.hooks & ~(1 << seat)


def set_worms(s: State, seat: int, count: int) -> None:
    if s.units is None:
        raise KanlyError("there are no sandworms in this game")
    s.units.conflict = with_seat(s.units.conflict, seat * len(s.content.unit_ids), count)


def set_battles(s: State, seat: int, text: str) -> None:
    """The Objectives and Conflicts that lie face up before it, or `none`."""
    if s.battles is None:
        raise KanlyError("there are no battle icons in this game")
    wanted = [] if text == "none" else [word(n, s.content.battle_ids, "card") for n in text.split(",")]
    for card in battles.face_up(s, seat):
        if card not in wanted:
            battles.turn_down(s, seat, card)
    for card in wanted:
        if card not in battles.face_up(s, seat):
            battles.take(s, seat, card)


SEAT_FACTS: dict[str, Callable[[State, int, str], None]] = {
    "solari": lambda s, seat, text: setattr(s.seats[seat], "solari", number(text)),
    "spice": lambda s, seat, text: setattr(s.seats[seat], "spice", number(text)),
    "water": lambda s, seat, text: setattr(s.seats[seat], "water", number(text)),
    "intrigues": lambda s, seat, text: set_intrigues(s, seat, number(text)),
    "points": lambda s, seat, text: set_points(s, seat, number(text)),
    "garrison": lambda s, seat, text: set_troops(s, seat, "garrison", number(text)),
    "conflict": lambda s, seat, text: set_troops(s, seat, "conflict", number(text)),
    "agents": set_agents,
    "swordmaster": lambda s, seat, text: set_swordmaster(s, seat, flag(text)),
    "spies": set_spies,
    "hooks": lambda s, seat, text: set_hooks(s, seat, flag(text)),
    "sandworms": lambda s, seat, text: set_worms(s, seat, number(text)),
    "battles": set_battles,
}
TABLE_FACTS = ("conflict", "wall", "control", "first", "round")


def correct_seat(s: State, seat: int, words: list[str]) -> None:
    """`solari 3`, `influence guild 2`, `agents arrakeen,carthag`, `spies none` ..."""
    c = s.content
    known = (*SEAT_FACTS, *c.faction_ids)
    if len(words) == 2 and words[0] in c.faction_ids:
        faction = c.faction_ids.index(words[0])
        set_influence(s, seat, faction, number(words[1], c.track_top[faction]))
    elif len(words) == 2 and words[0] in SEAT_FACTS:
        if not seats.is_automa(s, seat):
            raise KanlyError("of people only Influence is kept: a faction and a number")
        SEAT_FACTS[words[0]](s, seat, words[1])
    else:
        raise KanlyError(f"what is corrected is one of {', '.join(known)}, and then what is right")


def correct_table(s: State, words: list[str]) -> None:
    """`conflict skirmish_1`, `wall no`, `control arrakeen 2`, `first 0`, `round 3`."""
    c = s.content
    match words:
        case ["conflict", name]:
            s.conflict = word(name, c.conflict_ids, "conflict")
        case ["wall", text]:
            if s.units is None:
                raise KanlyError("there is no Shield Wall in this game")
            s.units.wall = int(flag(text))
        case ["control", name, who]:
            space = word(name, c.space_ids, "space")
            if c.space_control_bonus[space][0] == NONE:
                raise KanlyError(f"nobody can control {name!r}")
            seat = NONE if who == "none" else number(who, len(s.seats) - 1)
            s.control = (*s.control[:space], seat, *s.control[space + 1 :])
        case ["first", who]:
            s.first = number(who, len(s.seats) - 1)
        case ["round", text]:
            s.round = max(1, number(text, len(c.conflict_levels)))
        case _:
            raise KanlyError(f"what is corrected is a seat, or one of {', '.join(TABLE_FACTS)}")
