"""The optional parts of a state as JSON and back; a part that a game hasn't got is not written."""

from __future__ import annotations

from typing import Any

from kanly.engine import parts
from kanly.engine.automa.arrange import fitting_rivals, leader_names
from kanly.engine.codes import NONE, PHASE_SETUP
from kanly.engine.errors import StateError
from kanly.engine.fields import EVENTS_BY_SEAT, KINDS_BY_SEAT, LIST, LISTS_BY_SEAT, NUMBER
from kanly.engine.parts import PARTS
from kanly.engine.setup import add_parts
from kanly.engine.state import STATE_PARTS, State
from kanly.notation.events import read_event, write_event
from kanly.notation.names import Names, listed, table

FIELDS = {part: {field.name: field for field in fields} for part, fields in PARTS.items()}
# No opponent keeps more of a resource.
MOST_IN_SUPPLY = 99
# No turn of an opponent has more events.
LONGEST_STORY = 5_000


def write_parts(names: Names, s: State) -> dict[str, Any]:
    """Every part that the state has, by name."""
    found: dict[str, Any] = {}
    for part in STATE_PARTS:
        held = getattr(s, part)
        if held is not None:
            found[part] = {
                key: write_field(names, part, key, getattr(held, key))
                for key, field in FIELDS[part].items()
                if getattr(held, key) or not field.later
            }
    return found


def write_field(names: Names, part: str, key: str, value: Any) -> Any:
    shape, domain = FIELDS[part][key].shape, FIELDS[part][key].domain
    if shape == NUMBER:
        return names.write(domain, value)
    if shape == KINDS_BY_SEAT:
        kinds = names.lists[domain]
        rows = [value[at : at + len(kinds)] for at in range(0, len(value), len(kinds))]
        return [dict(zip(kinds, row, strict=True)) for row in rows]
    if shape == EVENTS_BY_SEAT:
        return [[write_event(names, event) for event in story] for story in value]
    if shape == LISTS_BY_SEAT:
        return [[names.write(domain, entry) for entry in entries] for entries in value]
    return [names.write(domain, entry) for entry in value]


def read_parts(names: Names, s: State, data: dict[str, Any]) -> None:
    """The parts of a state from JSON data, or a StateError that says what is wrong and where."""
    add_parts(s, len(s.seats))
    if "automa" in data:
        s.automa = parts.new_automa(len(s.seats), len(s.seats))
        s.noted = True
    for part in STATE_PARTS:
        target = getattr(s, part)
        if target is None:
            if part in data:
                raise StateError(f"{part}: this game has no such part")
            continue
        if part not in data:
            raise StateError(f"state: the key {part!r} is missing")
        given = data[part] if isinstance(data[part], dict) else {}
        keys = [key for key, field in FIELDS[part].items() if key in given or not field.later]
        entries = table(data[part], part, set(keys))
        for key in keys:
            setattr(target, key, read_field(names, s, part, key, entries[key]))


def read_field(names: Names, s: State, part: str, key: str, value: Any) -> Any:
    shape, domain = FIELDS[part][key].shape, FIELDS[part][key].domain
    where = f"{part}.{key}"
    seats = len(s.seats)
    if shape == NUMBER:
        return least(names.read(domain, value, where), part, key, where)
    entries = listed(value, where)
    if shape != LIST and len(entries) != seats:
        raise StateError(f"{where}: {len(entries)} entries stand where {seats} belong")
    if shape == KINDS_BY_SEAT:
        kinds = names.lists[domain]
        rows = [table(entry, where, set(kinds)) for entry in entries]
        return tuple(
            least(names.read("", row[kind], where), part, key, where) for row in rows for kind in kinds
        )
    if shape == EVENTS_BY_SEAT:
        return tuple(
            tuple(read_event(names, event, where) for event in listed(story, where, LONGEST_STORY))
            for story in entries
        )
    if shape == LISTS_BY_SEAT:
        return tuple(read_list(names, domain, listed(own, where), part, key) for own in entries)
    return read_list(names, domain, entries, part, key)


def read_list(names: Names, domain: str, entries: list[Any], part: str, key: str) -> tuple[int, ...]:
    if not entries:
        return ()
    where = f"{part}.{key}"
    found = names.read_all(domain, entries, where)
    least(min(found), part, key, where)
    return tuple(found)


def least(value: int, part: str, key: str, where: str) -> int:
    if value < 0 and not FIELDS[part][key].signed:
        raise StateError(f"{where}: {value} is negative or names nothing")
    return value


def check_parts(s: State) -> None:
    """Sizes that belong together, and numbers that a game can reach."""
    c = s.content
    seats = len(s.seats)
    if s.units is not None:
        if len(s.units.conflict) != seats * len(c.unit_ids):
            raise StateError(
                f"units.conflict: {len(s.units.conflict)} entries stand where {seats * len(c.unit_ids)} belong"
            )
        if s.units.hooks >> seats or s.units.wall not in (0, 1) or max(s.units.conflict, default=0) > 99:
            raise StateError("units: hooks, wall or numbers of units are out of bounds")
    check_automa(s)
    if s.spies is not None and any(posts.bit_count() > c.spies for posts in s.spies.posts):
        raise StateError(f"spies.posts: a seat has more than {c.spies} Spies on the board")
    if s.mats is not None:
        for seat, stop in enumerate(s.mats.training):
            leader = s.seats[seat].leader
            if leader == NONE or s.phase == PHASE_SETUP:
                continue  # a token is placed when all Leaders are known
            own = [place for place, _, _ in c.leader_training[leader]]
            if stop not in (own or [NONE]):
                raise StateError(f"mats.training: seat {seat} has no such stop on its track")


def impossible_opponents(s: State) -> str:
    """What no game could have brought about among printed opponents; empty if all is well."""
    automa, c = s.automa, s.content
    assert automa is not None
    mode = c.opponents[automa.people]
    named = [rival for rival in automa.rivals if rival != NONE]
    fitting = fitting_rivals(c, automa.variants)
    if len(set(named)) != len(named):
        return "one Rival sits there twice"
    if mode.leaders and any(c.rival_ids[rival] in leader_names(s) for rival in named):
        return "a Leader sits there as a player and as a Rival"
    if any(rival not in fitting for rival in named):
        return "streamlined Rivals and the variant 'streamlined' go together"
    if automa.variants & ~(mode.variants | mode.levels[automa.level].variants):
        return "a variant is not for so many people"
    for seat in range(automa.people, len(s.seats)):
        me = s.seats[seat]
        if (
            me.leader != NONE
            or me.council
            or any((me.hand, me.deck, me.top, me.discard, me.play, me.waiting))
        ):
            return f"seat {seat} has a Leader, a council seat or cards, which opponents never have"
        if max(me.solari, me.spice, me.water) > MOST_IN_SUPPLY:
            return f"seat {seat} has more than {MOST_IN_SUPPLY} of a resource, which it would have spent"
        if s.spies is not None and s.spies.posts[seat].bit_count() >= c.spies:
            return f"seat {seat} has all of its Spies on the board, and would have carried out its Scheme"
    return ""


def check_automa(s: State) -> None:
    """Opponents that the edition has for so many people, with a level and a deck of theirs."""
    automa = s.automa
    if automa is None:
        return
    c = s.content
    mode = c.opponents.get(automa.people)
    if mode is None or automa.people + mode.opponents != len(s.seats):
        raise StateError(
            f"automa.people: nobody prints opponents for {automa.people} of {len(s.seats)} seats"
        )
    if automa.level not in mode.levels:
        raise StateError("automa.level: it is no level for so many people")
    for seat, rival in enumerate(automa.rivals):
        if (rival != NONE) != (mode.rivals and seat >= automa.people):
            raise StateError(f"automa.rivals: seat {seat} has a Rival, or has none, where that can't be")
    wrong = impossible_opponents(s)
    if wrong:
        raise StateError(f"automa: {wrong}")
    if any(card not in mode.deck for card in automa.passed):
        raise StateError("automa.passed: a card is not in the House Hagal deck")
    if sorted((*automa.deck, *automa.discard)) != sorted(mode.deck):
        raise StateError("automa.deck: deck and discard pile together are not the House Hagal cards")
    if list(automa.deck) != sorted(automa.deck):
        raise StateError("automa.deck: it has to be sorted")
    if automa.stuck >> len(s.seats) or automa.stuck & (1 << automa.people) - 1:
        raise StateError("automa.stuck: only opponents can be stuck")
    for story in automa.stories:
        if any(not NONE <= event[1] < len(s.seats) or event[4] not in (0, -1) for event in story):
            raise StateError("automa.stories: an event names a seat or a viewer that is not there")


def key_parts(s: State) -> list[object]:
    """What of the parts makes two states equal."""
    found: list[object] = []
    for part in STATE_PARTS:
        held = getattr(s, part)
        if held is not None:
            found += [getattr(held, key) for key in FIELDS[part]]
    return found
