"""A whole state as JSON and back, with names instead of numbers, so that it outlives a change of the tables."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any

from kanly.engine import codes, flow
from kanly.engine.content import Content
from kanly.engine.errors import KanlyError, StateError
from kanly.engine.fields import LIST, NUMBER, SEAT, STATE, Field, domains
from kanly.engine.part import PARTS, has_part
from kanly.engine.seats import is_person, scores
from kanly.engine.state import (
    SEAT_LISTS,
    SEAT_NUMBERS,
    SEAT_TUPLES,
    STATE_LISTS,
    STATE_NUMBERS,
    STATE_TUPLES,
    Seat,
    State,
    Step,
    new_seat,
    new_state,
)
from kanly.engine.step import ABOVE, NUMBERS, SECOND, STEPS
from kanly.engine.units import elsewhere
from kanly.notation.names import Names, listed, number, show, stored_names, table, within
from kanly.notation.parts import check_parts, key_parts, read_parts, write_parts
from kanly.setup import Box

FORMAT = "kanly state 1"
# What the numbers of the fields name; a field that is not here is a plain number.
SEAT_DOMAINS = domains(SEAT)
STATE_DOMAINS = domains(STATE)


def write_seat(names: Names, seat: Seat) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for key in SEAT_NUMBERS:
        out[key] = names.write(SEAT_DOMAINS.get(key, ""), getattr(seat, key))
    for key in (*SEAT_LISTS, *SEAT_TUPLES):
        domain = SEAT_DOMAINS.get(key, "")
        out[key] = [names.write(domain, value) for value in getattr(seat, key)]
    return out


def write_step(names: Names, step: Step) -> list[Any]:
    kind = STEPS[step[0]]
    return [kind.name, step[1], step[2], names.write(kind.first, step[3]), names.write(kind.second, step[4])]


def write_state(s: State) -> dict[str, Any]:
    """Everything, hidden cards included: for storage, never for a seat."""
    names = stored_names(s.content)
    out: dict[str, Any] = {
        "format": FORMAT,
        **write_box(s.content.box),
        "rules_version": s.content.rules_version,
    }
    for key in STATE_NUMBERS:
        out[key] = names.write(STATE_DOMAINS.get(key, ""), getattr(s, key))
    for key in (*STATE_LISTS, *STATE_TUPLES):
        domain = STATE_DOMAINS.get(key, "")
        out[key] = [names.write(domain, value) for value in getattr(s, key)]
    out["stack"] = [write_step(names, step) for step in s.stack]
    out["seats"] = [write_seat(names, seat) for seat in s.seats]
    out.update(write_parts(names, s))
    return out


def write_box(box: Box) -> dict[str, Any]:
    """What the game is made of; modules and decks of one's own only where there are any."""
    found: dict[str, Any] = {"edition": box.edition}
    if box.modules:
        found["modules"] = list(box.modules)
    if box.decks:
        found["decks"] = {deck: list(cards) for deck, cards in box.decks}
    return found


def read_box(data: dict[str, Any]) -> Box:
    if not isinstance(data["edition"], str):
        raise StateError(f"edition: {show(data['edition'])} is not a name")
    modules = [text(entry, "modules") for entry in listed(data.get("modules", []), "modules")]
    decks = data.get("decks", {})
    if not isinstance(decks, dict):
        raise StateError(f"decks: {show(decks)} is not an object")
    rules = number(data["rules_version"], "rules_version")
    return Box(
        data["edition"],
        tuple(modules),
        tuple(
            (
                text(deck, "decks"),
                tuple(text(card, f"decks.{deck}") for card in listed(cards, f"decks.{deck}")),
            )
            for deck, cards in decks.items()
        ),
        rules,
    )


def text(value: Any, where: str) -> str:
    if not isinstance(value, str):
        raise StateError(f"{where}: {show(value)} is not a name")
    return value


def read_fields(
    names: Names, target: object, data: dict[str, Any], fields: tuple[Field, ...], where: str
) -> None:
    for field in fields:
        key = field.name
        if field.kind == NUMBER:
            value = names.read(field.domain, data[key], f"{where}{key}")
            if value < field.least:
                raise StateError(f"{where}{key}: {value} is negative")
            setattr(target, key, value)
            continue
        values = [
            names.read(field.domain, entry, f"{where}{key}[{i}]")
            for i, entry in enumerate(listed(data[key], where + key))
        ]
        if any(value < field.least for value in values):
            raise StateError(f"{where}{key}: an entry is negative or names nothing")
        setattr(target, key, values if field.kind == LIST else tuple(values))


def read_state(data: Any, content_of: Callable[[Box], Content]) -> State:
    """A state from JSON data, or a StateError that says what is wrong and where."""
    keys = {
        "format",
        "edition",
        "rules_version",
        "stack",
        "seats",
        *STATE_NUMBERS,
        *STATE_LISTS,
        *STATE_TUPLES,
    }
    if isinstance(data, dict):
        # What only some games have.
        keys |= {key for key in (*PARTS, "modules", "decks") if key in data}
    if isinstance(data, dict) and data.get("format") != FORMAT:
        raise StateError(f"format: {show(data.get('format'))} is not {FORMAT!r}")
    table(data, "state", keys)
    box = read_box(data)
    try:
        content = content_of(box)
    except KanlyError as error:
        raise StateError(f"edition: {error}") from None
    names = stored_names(content)
    s = new_state(content)
    read_fields(names, s, data, STATE, "")
    seats = listed(data["seats"], "seats")
    if len(seats) not in content.points_at_start:
        raise StateError(f"seats: {len(seats)} is not a number of players of this edition")
    for i, entry in enumerate(seats):
        where = f"seats[{i}]."
        table(entry, f"seats[{i}]", {*SEAT_NUMBERS, *SEAT_LISTS, *SEAT_TUPLES})
        seat = new_seat()
        read_fields(names, seat, entry, SEAT, where)
        s.seats.append(seat)
    read_parts(names, s, data)
    s.stack = [
        read_step(names, entry, len(seats), f"stack[{i}]")
        for i, entry in enumerate(listed(data["stack"], "stack"))
    ]
    check(s)
    return s


def read_step(names: Names, entry: Any, seats: int, where: str) -> Step:
    values = listed(entry, where)
    if len(values) != 5 or not isinstance(values[0], str) or values[0] not in NUMBERS:
        raise StateError(f"{where}: {show(entry)} is no step")
    code = NUMBERS[values[0]]
    kind = STEPS[code]
    owner, decider = number(values[1], where), number(values[2], where)
    if not -1 <= owner < seats or not -1 <= decider < seats:
        raise StateError(f"{where}: there is no such seat")
    first, second = names.read(kind.first, values[3], where), names.read(kind.second, values[4], where)
    if first < 0 or second < 0:
        raise StateError(f"{where}: a number is negative or names nothing")
    if (owner < 0 or decider < 0) and not kind.ownerless:
        raise StateError(f"{where}: the step belongs to no seat")
    if first > kind.most >= 0:
        raise StateError(f"{where}: {first} is too much for this step")
    return (code, owner, decider, first, second)


def check(s: State) -> None:
    """What a table of values can't say: sizes that belong together, seats that exist, a decision that can be asked."""
    c = s.content
    count = len(s.seats)
    sizes = (
        ("bonus_spice", len(c.space_ids)),
        ("control", len(c.space_ids)),
        ("reserve", len(c.reserve_cards)),
    )
    for key, size in sizes:
        if len(getattr(s, key)) != size:
            raise StateError(f"{key}: {len(getattr(s, key))} entries stand where {size} belong")
    check_parts(s)
    for key in ("first", "turn"):
        within(getattr(s, key), count, key)
    if s.roles is not None and not s.roles.may_be_first(s, s.first):
        raise StateError(f"first: seat {s.first} never has the First Player marker")
    for key in ("winner", "mentat", "mentat_next"):
        within(getattr(s, key) + 1, count + 1, key)
    for i, holder in enumerate(s.control):
        within(holder + 1, count + 1, f"control[{i}]")
    within(s.phase, codes.PHASE_OVER + 1, "phase")
    within(s.turn_kind, codes.TURN_REVEAL + 1, "turn_kind")
    within(s.round, len(c.conflict_levels) + 1, "round")
    left = [c.conflict_level[card] for card in s.conflict_deck]
    for level in set(c.conflict_levels[s.round :]):
        if left.count(level) < c.conflict_levels[s.round :].count(level):
            raise StateError(
                f"conflict_deck: too few Conflicts of level {level} are left for the coming rounds"
            )
    if len(set(s.conflict_deck)) != len(s.conflict_deck):
        raise StateError("conflict_deck: a Conflict is there twice")
    if any(c.card_reserve[card] != codes.NONE for card in (*s.row, *s.imperium)):
        raise StateError("row, imperium: a Reserve card lies there")
    if s.round == len(c.conflict_levels) and s.phase == codes.PHASE_START and s.stack and not s.stack[0][3]:
        raise StateError("phase: after the last round none can start")
    for i, seat in enumerate(s.seats):
        if len(seat.influence) != c.faction_count:
            raise StateError(
                f"seats[{i}].influence: {len(seat.influence)} entries stand where {c.faction_count} belong"
            )
        for faction, level in enumerate(seat.influence):
            within(level, c.track_top[faction] + 1, f"seats[{i}].influence[{faction}]")
        if len(seat.top) != len(seat.top_seen):
            raise StateError(f"seats[{i}].top_seen: it does not go with top")
        if seat.points != len(seat.sources):
            raise StateError(
                f"seats[{i}].points: {seat.points} are not the {len(seat.sources)} of their sources"
            )
        check_points(s, i)
        if seat.garrison + seat.supply + seat.conflict + elsewhere(s, i) > c.troops:
            raise StateError(f"seats[{i}]: more than {c.troops} troops")
    if not s.stack:
        raise StateError("stack: it is empty, so nothing can go on")
    for step in s.stack:
        check_step(s, step)
    if s.stack[0][0] not in (codes.STEP_ROUND, codes.STEP_OVER):
        raise StateError("stack: at its bottom belongs the round, or the end of the game")
    in_round = s.phase <= codes.PHASE_RECALL
    if in_round != (s.stack[0][0] == codes.STEP_ROUND):
        raise StateError("phase: it does not go with the bottom of the stack")
    if (s.stack[-1][0] == codes.STEP_OVER) != (s.phase == codes.PHASE_OVER):
        raise StateError(
            "stack: it says that the game is over, and the phase does not, or the other way round"
        )
    if s.stack[-1][0] != codes.STEP_OVER and s.stack[-1][2] < 0:
        raise StateError("stack: nobody is asked by its top step")
    try:
        flow.relist(s)
    except (LookupError, ValueError, AssertionError, TypeError, KanlyError):
        raise StateError("stack: its top step does not fit the rest of the state") from None
    if not s.options and not flow.is_over(s):
        raise StateError("stack: its top step has no legal move")


def check_points(s: State, i: int) -> None:
    """Influence and Alliances have brought their points, and no others."""
    c, seat = s.content, s.seats[i]
    if not scores(s, i):
        if seat.sources:
            raise StateError(f"seats[{i}].sources: this opponent scores nothing")
        return
    for faction, level in enumerate(seat.influence):
        friends = seat.sources.count(codes.FROM_FRIENDSHIP + faction)
        if friends != int(level >= c.track_point_at[faction]):
            raise StateError(f"seats[{i}].sources: the points for Influence don't go with the tracks")
        if seat.sources.count(codes.FROM_ALLIANCE + faction) != seat.alliances >> faction & 1:
            raise StateError(f"seats[{i}].sources: the points for Alliances don't go with the tokens")


def check_step(s: State, step: Step) -> None:
    """A step that asks for what this game hasn't got, or for more than there is, would fail later."""
    kind, owner = STEPS[step[0]], step[1]
    if kind.part and not has_part(s, kind.part):
        raise StateError(f"stack: {kind.name!r} asks for {kind.part}, which this game hasn't got")
    if kind.peoples and not is_person(s, owner):
        raise StateError(f"stack: {kind.name!r} is a step of people, and seat {owner} is an opponent's")
    if kind.opponents and is_person(s, owner):
        raise StateError(f"stack: {kind.name!r} is a step of printed opponents, not of seat {owner}")
    wrong = kind.wrong(s, step)
    if wrong:
        raise StateError(f"stack: {wrong}")


def key_of(s: State) -> tuple[object, ...]:
    """Everything that makes two states equal, as one hashable value."""
    fields: list[object] = [s.content.box, len(s.seats), tuple(s.stack)]
    fields += [getattr(s, key) for key in STATE_NUMBERS]
    fields += [tuple(getattr(s, key)) for key in (*STATE_LISTS, *STATE_TUPLES)]
    for seat in s.seats:
        fields += [getattr(seat, key) for key in SEAT_NUMBERS]
        fields += [tuple(getattr(seat, key)) for key in (*SEAT_LISTS, *SEAT_TUPLES)]
    fields += key_parts(s)
    return tuple(fields)


def digest(s: State) -> str:
    """A hash of all that lies on the table, the same on every machine and in every build; the generator is left out,
    so that a replayed record has the hash of the game that it records."""
    data = write_state(s)
    del data["rng"]
    for entry in data["stack"]:
        # What a step is asked by tells nothing that the rest doesn't, and hashes are older than it.
        kind = STEPS[NUMBERS[entry[0]]]
        if kind.asked_in == SECOND and not kind.hashed:
            entry[4] = 0
        elif isinstance(entry[4], list) and kind.asked_in == ABOVE:
            entry[4] = entry[4][0]
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16]
