"""A position: any state between turns, written as its difference from a neutral one.

In the neutral position four seats without Leaders have three garrison troops, two Agents and nothing else; hands, decks,
the Row, the Imperium deck and the Intrigue deck are empty; it is the first turn of seat 0 in round 1, with an early
Conflict open. A reader sees only what matters, and nothing is drawn that was not put there.
"""

from __future__ import annotations

from typing import Any

import yaml

import kanly.notation.position_rows  # noqa: F401
from kanly.engine import codes
from kanly.engine.content import Content
from kanly.engine.errors import KanlyError
from kanly.engine.intrigue import KNOWN_BITS
from kanly.engine.market import ASIDE_BITS
from kanly.engine.roles import counts_of, roles_of
from kanly.engine.seats import agents as agents_of
from kanly.engine.seats import is_person, scores
from kanly.engine.seats import people as people_of
from kanly.engine.setup import add_parts
from kanly.engine.state import Seat, State, new_seat, new_state
from kanly.engine.units import elsewhere
from kanly.notation import position_units as position_units
from kanly.notation import spent as spent
from kanly.notation.position_parts import (
    SEAT_PARTS,
    TABLE_PARTS,
    describe_seat_parts,
    describe_table_parts,
    read_seat_part,
    read_table_part,
    start_training,
    words_of,
)
from kanly.notation.position_possible import check_copies, check_seat, visits_behind
from kanly.notation.rows import Row

PHASES = {
    "start": codes.PHASE_START,
    "turns": codes.PHASE_TURNS,
    "combat": codes.PHASE_COMBAT,
    "makers": codes.PHASE_MAKERS,
    "recall": codes.PHASE_RECALL,
}
PHASE_NAMES = {code: name for name, code in PHASES.items()}
OWN_TABLE_KEYS = (
    "players", "round", "phase", "first", "turn", "conflict", "conflicts", "row", "imperium", "reserve",
    "intrigue_deck", "intrigue_discard", "bonus_spice", "control", "mentat", "mentat_next", "trashed", "beyond_the_box",
)  # fmt: skip
NUMBER_KEYS = ("solari", "spice", "water", "swords", "garrison", "conflict", "revealed")
CARD_KEYS = ("hand", "open_hand", "deck", "top", "discard", "play")
OWN_SEAT_KEYS = (
    *NUMBER_KEYS, *CARD_KEYS, "leader", "points", "supply", "agents", "influence", "alliances", "council",
    "swordmaster", "visited", "tokens", "once_spent", "closes", "intrigues", "waiting", "aside", "on",
)  # fmt: skip
HOME = "home"
USUAL_PLAYERS = 4


def table_keys() -> tuple[str, ...]:
    """What a position can say of the table, with what topics add."""
    return (*OWN_TABLE_KEYS, *TABLE_PARTS, "seats")


def seat_keys() -> tuple[str, ...]:
    return (*OWN_SEAT_KEYS, *SEAT_PARTS)


def read_position(row: Row | None, content: Content, usual: int = USUAL_PLAYERS) -> State:
    """The state that a position describes; `flow.advance` takes it to its first decision. `usual`: the number of players
    of a position that names none."""
    entries = row.table(table_keys()) if row is not None else {}
    c = content
    s = new_state(c)
    people = entries["players"].number() if "players" in entries else usual
    counts = counts_of(c)
    if people not in counts:
        raise entries["players"].error(f"a position has {' or '.join(map(str, counts))} players")
    roles = s.roles = roles_of(c, people)
    players = people
    if roles is not None:
        s.noted = True
        players = roles.seats(c, people)
        roles.join(s, people)
    s.rng = 1 << 31 | 1
    s.free = c.all_spaces
    s.reserve = tuple(c.reserve_counts)
    s.bonus_spice = (0,) * len(c.space_ids)
    s.control = (codes.NONE,) * len(c.space_ids)
    add_parts(s, players)
    s.phase = codes.PHASE_TURNS
    s.round = 1
    s.conflict = 0
    seats = entries["seats"].table(tuple(str(i) for i in range(players))) if "seats" in entries else {}
    for key, value in entries.items():
        if key not in ("players", "beyond_the_box", "seats"):
            read_table_entry(s, key, value, players)
    if s.phase == codes.PHASE_START:
        s.round -= 1  # it rises when the round begins
    for i in range(players):
        s.seats.append(read_seat(s, i, players, seats.get(str(i))))
    held = 0
    for i, seat in enumerate(s.seats):
        if held & seat.alliances:
            raise seats[str(i)].error("an Alliance is held by two seats")
        held |= seat.alliances
        s.reveals = max(s.reveals, seat.revealed)
        s.closed += seat.closes >= 0
        for space in seat.on:
            s.free &= ~(1 << space)
    if "conflicts" not in entries:
        s.conflict_deck = tuple(i for i in range(len(c.conflict_ids)) if i not in seen_conflicts(s))
    if roles is not None:
        roles.completes(s)
    if row is not None:
        check_roles(s, row, entries)
    for i, seat in enumerate(s.seats):
        if not scores(s, i):
            entry = seats[str(i)].table(seat_keys()) if str(i) in seats else {}
            if "points" in entry and entry["points"].count():
                raise entry["points"].error("this opponent scores nothing")
            seat.points, seat.sources = 0, ()
    if row is not None:
        more = "beyond_the_box" in entries and entries["beyond_the_box"].flag()
        for i in range(players):
            check_seat(s, i, more, seats.get(str(i), row).error)
        if not more:
            check_copies(s, "reserve" in entries, row.error)
    s.stack.append((codes.STEP_ROUND, codes.NONE, codes.NONE, 0, 0))
    return s


def check_roles(s: State, row: Row, entries: dict[str, Row]) -> None:
    """What a whole position says of seats that are no plain people fits together."""
    for topic in words_of(s):
        topic.check(s, entries)
    if s.roles is None:
        return
    if not s.roles.may_be_first(s, s.first):
        raise entries["first"].error("only people hold the First Player marker here")
    wrong = s.roles.impossible(s)
    if wrong:
        raise row.error(wrong)


def seen_conflicts(s: State) -> set[int]:
    """The open Conflict and those that somebody has won."""
    return {s.conflict, *(conflict for topic in words_of(s) for conflict in topic.conflicts_won(s))}


def seat_number(value: Row, players: int) -> int:
    number = value.number()
    if not 0 <= number < players:
        raise value.error(f"there is no seat {number}; seats are 0 to {players - 1}")
    return number


def words(value: Row, known: list[str], what: str) -> tuple[int, ...]:
    return tuple(entry.word_of(known, what) for entry in value.rows())


def mask_of(value: Row, known: list[str], what: str) -> int:
    """A set of words as a bit mask; one that stands there twice would become another bit."""
    mask = 0
    for row in value.rows():
        bit = 1 << row.word_of(known, what)
        if mask & bit:
            raise row.error(f"{row.text()!r} stands here twice")
        mask |= bit
    return mask


def by_word(value: Row, known: list[str], what: str) -> dict[int, Row]:
    """A mapping whose keys are words of this game."""
    found: dict[int, Row] = {}
    for key, entry in value.table().items():
        if key not in known:
            raise entry.error(f"{key!r} is no {what} of this game; known are: {', '.join(known)}")
        found[known.index(key)] = entry
    return found


def changed(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    return (*values[:at], value, *values[at + 1 :])


def read_table_entry(s: State, key: str, value: Row, players: int) -> None:
    c = s.content
    if key == "round":
        s.round = value.number()
        if not 1 <= s.round <= len(c.conflict_levels):
            raise value.error(f"rounds are 1 to {len(c.conflict_levels)}")
    elif key == "phase":
        if value.text() not in PHASES:
            raise value.error(
                f"{value.text()!r} is no phase; a position can stand before: {', '.join(PHASES)}"
            )
        s.phase = PHASES[value.text()]
    elif key == "first":
        s.first = seat_number(value, players)
    elif key == "turn":
        s.turn = seat_number(value, players)
    elif key == "conflict":
        s.conflict = value.word_of(c.conflict_ids, "conflict")
    elif key == "conflicts":
        s.conflict_deck = tuple(sorted(words(value, c.conflict_ids, "conflict")))
    elif key == "row":
        s.row = words(value, c.card_ids, "card")
    elif key == "imperium":
        s.imperium = tuple(sorted(words(value, c.card_ids, "card")))
    elif key == "trashed":
        s.trashed = words(value, c.card_ids, "card")
    elif key == "intrigue_deck":
        s.intrigue_deck = tuple(sorted(words(value, c.intrigue_ids, "intrigue")))
    elif key == "intrigue_discard":
        s.intrigue_discard = words(value, c.intrigue_ids, "intrigue")
    elif key == "reserve":
        stacks = [c.card_ids[card] for card in c.reserve_cards]
        for stack, entry in by_word(value, stacks, "Reserve stack").items():
            s.reserve = changed(s.reserve, stack, entry.count())
    elif key == "bonus_spice":
        for space, entry in by_word(value, c.space_ids, "space").items():
            s.bonus_spice = changed(s.bonus_spice, space, entry.count())
    elif key == "control":
        for space, entry in by_word(value, c.space_ids, "space").items():
            s.control = changed(s.control, space, seat_number(entry, players))
    elif key == "mentat":
        s.mentat = codes.NONE if value.text() == HOME else seat_number(value, players)
    elif key == "mentat_next":
        s.mentat_next = seat_number(value, players)
    else:
        read_table_part(s, key, value)


def read_seat(s: State, i: int, players: int, row: Row | None) -> Seat:
    c = s.content
    me = new_seat()
    me.influence = (0,) * c.faction_count
    me.garrison = c.garrison_at_start if s.roles is None else s.roles.garrison(s, i)
    entries = row.table(seat_keys()) if row is not None else {}
    for key in NUMBER_KEYS:
        if key in entries:
            setattr(me, key, entries[key].count())
    for key in CARD_KEYS:
        if key in entries:
            cards = words(entries[key], c.card_ids, "card")
            setattr(me, key, cards if key in ("open_hand", "top") else list(cards))
    me.deck.sort()
    me.top_seen = (1 << i if prescient(entries, c) else (1 << players) - 1,) * len(me.top)
    if "leader" in entries:
        me.leader = entries["leader"].word_of(c.leader_ids, "leader")
    for key in ("council", "swordmaster", "once_spent"):
        if key in entries:
            setattr(me, key, int(entries[key].flag()))
    if "influence" in entries:
        for faction, entry in by_word(entries["influence"], c.faction_ids, "faction").items():
            level = entry.number()
            if not 0 <= level <= c.track_top[faction]:
                raise entry.error(f"Influence is 0 to {c.track_top[faction]}")
            me.influence = changed(me.influence, faction, level)
    for key in ("alliances", "tokens"):
        if key in entries:
            setattr(me, key, mask_of(entries[key], c.faction_ids, "faction"))
    if "visited" in entries:
        me.visited = mask_of(entries["visited"], c.space_ids, "space")
    if is_person(s, i):
        me.visited |= visits_behind(c, me)
    if "closes" in entries:
        me.closes = entries["closes"].word_of(c.space_ids, "space")
    if "on" in entries:
        me.on = words(entries["on"], c.space_ids, "space")
    if "intrigues" in entries:
        me.intrigues = tuple(
            card << KNOWN_BITS for card in words(entries["intrigues"], c.intrigue_ids, "intrigue")
        )
    if "waiting" in entries:
        me.waiting = words(entries["waiting"], c.intrigue_ids, "intrigue")
    if "aside" in entries:
        me.aside = tuple(card << ASIDE_BITS | 1 for card in words(entries["aside"], c.card_ids, "card"))
    for key in SEAT_PARTS:
        if key in entries:
            read_seat_part(s, i, key, entries[key])
    start_training(s, i, me, row)
    away = me.garrison + me.conflict + elsewhere(s, i)
    me.supply = entries["supply"].count() if "supply" in entries else c.troops - away
    if me.supply < 0 or me.supply + away > c.troops:
        assert row is not None
        raise row.error(
            f"a seat has {c.troops} troops in supply, garrison, Conflict and all other places together"
        )
    agents = agents_of(s, i) + me.swordmaster + int(s.mentat == i) - len(me.on)
    me.agents = entries["agents"].count() if "agents" in entries else max(0, agents)
    read_points(me, entries, c)
    return me


def prescient(entries: dict[str, Row], c: Content) -> bool:
    return "leader" in entries and c.leader_prescient[entries["leader"].word_of(c.leader_ids, "leader")]


def read_points(me: Seat, entries: dict[str, Row], c: Content) -> None:
    """Influence and Alliances bring their points; what is left of the given total counts as points of the start."""
    sources: list[int] = []
    for faction, level in enumerate(me.influence):
        if level >= c.track_point_at[faction]:
            sources.append(codes.FROM_FRIENDSHIP + faction)
        if me.alliances >> faction & 1:
            sources.append(codes.FROM_ALLIANCE + faction)
    if "points" in entries:
        points = entries["points"].count()
        if points < len(sources):
            raise entries["points"].error(f"Influence and Alliances alone bring {len(sources)} points")
        sources += [codes.FROM_START] * (points - len(sources))
    me.points = len(sources)
    me.sources = tuple(sources)


def describe(s: State) -> dict[str, Any]:
    """A state in the words of a position: everything that a scenario can expect."""
    c = s.content
    cards, intrigues = c.card_ids, c.intrigue_ids
    table: dict[str, Any] = {
        "players": people_of(s),
        # Before a round starts its number has not risen yet.
        "round": s.round + int(s.phase == codes.PHASE_START and len(s.stack) == 1),
        "phase": PHASE_NAMES.get(s.phase, "endgame" if s.phase == codes.PHASE_ENDGAME else "over"),
        "first": s.first,
        "turn": s.turn,
        "conflict": c.conflict_ids[s.conflict] if s.conflict >= 0 else None,
        "conflicts": [c.conflict_ids[card] for card in s.conflict_deck],
        "row": [cards[card] for card in s.row],
        "imperium": [cards[card] for card in s.imperium],
        "reserve": {cards[card]: s.reserve[i] for i, card in enumerate(c.reserve_cards)},
        "intrigue_deck": [intrigues[card] for card in s.intrigue_deck],
        "intrigue_discard": [intrigues[card] for card in s.intrigue_discard],
        "bonus_spice": {c.space_ids[i]: n for i, n in enumerate(s.bonus_spice) if c.space_maker[i]},
        "control": {c.space_ids[i]: seat for i, seat in enumerate(s.control) if seat >= 0},
        "mentat": HOME if s.mentat < 0 else s.mentat,
        "mentat_next": s.mentat_next,
        "trashed": [cards[card] for card in s.trashed],
        **describe_table_parts(s),
        "seats": {
            i: {**describe_seat(c, seat), **describe_seat_parts(s, i)} for i, seat in enumerate(s.seats)
        },
    }
    return table


def describe_seat(c: Content, me: Seat) -> dict[str, Any]:
    cards, intrigues = c.card_ids, c.intrigue_ids
    seat: dict[str, Any] = {
        key: getattr(me, key) for key in (*NUMBER_KEYS, "points", "supply", "agents", "persuasion")
    }
    for key in CARD_KEYS:
        seat[key] = [cards[card] for card in getattr(me, key)]
    seat["leader"] = c.leader_ids[me.leader] if me.leader >= 0 else None
    seat["influence"] = dict(zip(c.faction_ids, me.influence, strict=True))
    seat["alliances"] = [name for i, name in enumerate(c.faction_ids) if me.alliances >> i & 1]
    seat["tokens"] = [name for i, name in enumerate(c.faction_ids) if me.tokens >> i & 1]
    for key in ("council", "swordmaster", "once_spent"):
        seat[key] = bool(getattr(me, key))
    seat["visited"] = [name for i, name in enumerate(c.space_ids) if me.visited >> i & 1]
    seat["closes"] = c.space_ids[me.closes] if me.closes >= 0 else None
    seat["on"] = [c.space_ids[space] for space in me.on]
    seat["intrigues"] = [intrigues[held >> KNOWN_BITS] for held in me.intrigues]
    seat["waiting"] = [intrigues[card] for card in me.waiting]
    seat["aside"] = [cards[entry >> ASIDE_BITS] for entry in me.aside]
    return seat


def write_position(s: State) -> str:
    """YAML of a state between turns: only what differs from the neutral position."""
    if s.stack[-1][0] not in (codes.STEP_TURN, codes.STEP_ROUND) or s.turn_begun:
        raise KanlyError("inside a turn there is no position; store the state as JSON")
    table = describe(s)
    neutral = describe(read_position(None, s.content, table["players"]))
    out: dict[str, Any] = {}
    for key in table_keys():
        if (
            key in table
            and key not in ("seats", "conflicts", "hagal")
            and table[key] != neutral[key]
            and table[key] not in (None, codes.NONE)
        ):
            out[key] = table[key]
    if table["players"] != USUAL_PLAYERS:
        out = {"players": table["players"], **out}
    seen = seen_conflicts(s)
    others = [conflict for i, conflict in enumerate(s.content.conflict_ids) if i not in seen]
    if table["conflicts"] != others:
        out["conflicts"] = table["conflicts"]
    out["seats"] = {}
    for i, seat in table["seats"].items():
        away = seat["garrison"] + seat["conflict"] + elsewhere(s, i)
        blank = neutral["seats"][i]
        derived = {"supply": s.content.troops - away}
        if s.roles is not None:
            derived["garrison"] = s.roles.garrison(s, i)
        out["seats"][i] = {
            key: seat[key]
            for key in seat_keys()
            # Who an opponent is depends on who the others are, so it is always said.
            if key in seat
            and seat[key] is not None
            and (key == "rival" or seat[key] != derived.get(key, blank[key]))
        }
    return yaml.safe_dump(out, sort_keys=False, allow_unicode=True, default_flow_style=None, width=110)
