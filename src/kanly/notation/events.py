"""Events as data and as short lines, with names instead of numbers: `hagal_passed sardaukar taken`, `gain spice 2`."""

from __future__ import annotations

from typing import Any

from kanly.engine import codes
from kanly.engine.errors import StateError
from kanly.engine.state import Event
from kanly.notation.domains import names_by_code
from kanly.notation.names import Names, number, show, table

EVENT_NAMES = names_by_code("EV_")
EVENT_CODES = {name: code for code, name in EVENT_NAMES.items()}
# What the two numbers of an event name; those that are not here count something, or mean nothing.
DOMAINS = {
    codes.EV_CONFLICT: ("conflict", ""),
    codes.EV_LEADER: ("leader", ""),
    codes.EV_DRAFT: ("leader", ""),
    codes.EV_DRAW: ("card", ""),
    codes.EV_SEND: ("card", "space"),
    codes.EV_PAY: ("resource", ""),
    codes.EV_GAIN: ("resource", ""),
    codes.EV_HARVEST: ("", "space"),
    codes.EV_INFLUENCE: ("faction", ""),
    codes.EV_ALLIANCE: ("faction", ""),
    codes.EV_ALLIANCE_LOST: ("faction", ""),
    codes.EV_POINTS: ("", "source"),
    codes.EV_INTRIGUE: ("intrigue", ""),
    codes.EV_STEAL: ("intrigue", ""),
    codes.EV_PLAY: ("intrigue", ""),
    codes.EV_REVEAL: ("card", ""),
    codes.EV_ACQUIRE: ("card", ""),
    codes.EV_ROW: ("card", ""),
    codes.EV_TRASH: ("card", ""),
    codes.EV_DISCARD: ("card", ""),
    codes.EV_FETCH: ("card", ""),
    codes.EV_CONTROL: ("space", ""),
    codes.EV_CLOSE: ("space", ""),
    codes.EV_RECALL: ("space", ""),
    codes.EV_MAKERS: ("space", ""),
    codes.EV_ASIDE: ("card", ""),
    codes.EV_ASIDE_GONE: ("card", ""),
    codes.EV_TOKENS: ("factions", ""),
    codes.EV_CONTROL_BONUS: ("space", ""),
    codes.EV_TOKEN_KEPT: ("faction", ""),
    codes.EV_LOOK: ("card", ""),
    codes.EV_SPY: ("post", ""),
    codes.EV_RECALL_SPY: ("post", ""),
    codes.EV_SUMMON: ("", "unit"),
    codes.EV_CONTRACT_OFFER: ("contract", ""),
    codes.EV_CONTRACT: ("contract", ""),
    codes.EV_CONTRACT_DONE: ("contract", ""),
    codes.EV_OBJECTIVE: ("battle", ""),
    codes.EV_CLAIM: ("battle", ""),
    codes.EV_PAIR: ("battle", "battle"),
    codes.EV_TURN_DOWN: ("battle", ""),
    codes.EV_TRASH_INTRIGUE: ("intrigue", ""),
    codes.EV_TRAIN: ("stop", ""),
    codes.EV_FLIP_LEADER: ("leader", ""),
    codes.EV_RETURN: ("card", ""),
    codes.EV_REPEAT: ("space", ""),
    codes.EV_RIVAL: ("rival", ""),
    codes.EV_HAGAL: ("hagal", ""),
    codes.EV_HAGAL_PASSED: ("hagal", "passed"),
    codes.EV_HAGAL_SEND: ("hagal", "space"),
    codes.EV_HAGAL_SWORDS: ("hagal", ""),
    codes.EV_BONUS_GONE: ("", "space"),
    codes.EV_SPEND_INTRIGUE: ("intrigue", ""),
    codes.EV_CONTROL_LOST: ("space", ""),
    codes.EV_ROW_GONE: ("card", ""),
    codes.EV_COMMISSION: ("", "unit"),
    codes.EV_DEPLOY_UNIT: ("", "unit"),
    codes.EV_RETREAT_UNIT: ("", "unit"),
    codes.EV_LOSE_UNIT: ("", "unit"),
    codes.EV_LOSE_FROM_GARRISON: ("", "unit"),
    codes.EV_HOLD: ("space", "unit"),
    codes.EV_COME_HOME: ("", "unit"),
}
KEYS = {"event", "seat", "a", "b", "seen_by", "cause"}
# Events of an opponent's turn whose numbers mean nothing, and those with only a first one: a line leaves out the rest.
SILENT = {
    codes.EV_HAGAL_SHUFFLE, codes.EV_HAGAL_STUCK, codes.EV_NO_POST, codes.EV_SCHEME, codes.EV_SWORDMASTER,
    codes.EV_HOOKS, codes.EV_SHIELD_WALL, codes.EV_END_TURN,
}  # fmt: skip
SINGLE = {
    codes.EV_RECRUIT, codes.EV_DEPLOY, codes.EV_STAYS_HOME, codes.EV_HAGAL, codes.EV_ALLIANCE,
    codes.EV_ALLIANCE_LOST, codes.EV_SPY, codes.EV_RECALL_SPY, codes.EV_INTRIGUE, codes.EV_SPEND_INTRIGUE,
}  # fmt: skip


def write_event(names: Names, event: Event) -> dict[str, Any]:
    """An event as plain data. What nobody may see is not there."""
    code, seat, a, b, seen_by, cause = event
    first, second = DOMAINS.get(code, ("", ""))
    return {
        "event": EVENT_NAMES[code],
        "seat": seat,
        "a": None if seen_by == 0 else names.write(first, a),
        "b": names.write(second, b),
        "seen_by": seen_by,
        "cause": names.write("node", cause),
    }


def read_event(names: Names, value: Any, where: str) -> Event:
    entry = table(value, where, KEYS)
    name = entry["event"]
    if not isinstance(name, str) or name not in EVENT_CODES:
        raise StateError(f"{where}: {show(name)} is no event")
    code = EVENT_CODES[name]
    first, second = DOMAINS.get(code, ("", ""))
    seen_by = number(entry["seen_by"], where)
    a = 0 if seen_by == 0 else names.read(first, entry["a"], where)
    b = names.read(second, entry["b"], where)
    return (code, number(entry["seat"], where), a, b, seen_by, names.read("node", entry["cause"], where))


def line(names: Names, event: Event) -> str:
    """An event in a few words, for scenarios: its name and what its numbers mean, without seat and cause."""
    code, _, a, b, seen_by, _ = event
    first, second = DOMAINS.get(code, ("", ""))
    parts = [EVENT_NAMES[code]]
    if code not in SILENT:
        parts.append("hidden" if seen_by == 0 else str(names.write(first, a)))
        if code not in SINGLE:
            parts.append(str(names.write(second, b)))
    return " ".join(parts)
