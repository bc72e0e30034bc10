"""What a Reveal turn has brought so far, and what brought it: read from the turn's own events, which everybody has seen."""

from __future__ import annotations

from typing import Any, Final

from kanly.engine.codes import (
    EV_END_TURN,
    EV_PASS,
    EV_PERSUASION,
    EV_PHASE,
    EV_REVEAL,
    EV_ROUND,
    EV_SWORDS,
    NONE,
    OP_COUNCIL,
    TURN_REVEAL,
)
from kanly.engine.content import Content
from kanly.engine.state import Event, State
from kanly.engine.units import strength
from kanly.text import Words

# With one of these something else began.
BORDERS: Final = frozenset((EV_END_TURN, EV_PASS, EV_PHASE, EV_ROUND))
KINDS: Final = {
    "imperium": "card",
    "reserve": "card",
    "starters": "card",
    "spaces": "space",
    "intrigue": "intrigue",
    "leaders": "leader",
    "contracts": "contract",
    "conflicts": "conflict",
    "tracks": "faction",
}


def revealed(s: State, log: list[Event], words: Words) -> dict[str, Any] | None:
    """The sums of the Reveal turn that is being taken, and each component that gave of them; None: nobody takes one."""
    if s.turn_kind != TURN_REVEAL or s.turn == NONE:
        return None
    me = s.seats[s.turn]
    gave = parts(s, log)
    return {
        "seat": s.turn,
        "persuasion": sum(persuasion for persuasion, _ in gave.values()),
        "left": me.persuasion,
        "swords": me.swords,
        "strength": strength(s, s.turn),
        "cards": [s.content.card_ids[event[2]] for event in turn_so_far(s, log) if event[0] == EV_REVEAL],
        "parts": [
            {"source": source(s.content, component, words), "persuasion": persuasion, "swords": swords}
            for component, (persuasion, swords) in gave.items()
        ],
    }


def parts(s: State, log: list[Event]) -> dict[int, tuple[int, int]]:
    """By component, in the order in which they gave something: persuasion and swords."""
    c = s.content
    found: dict[int, tuple[int, int]] = {}

    def add(component: int, persuasion: int, swords: int) -> None:
        if persuasion or swords:
            before = found.get(component, (0, 0))
            found[component] = (before[0] + persuasion, before[1] + swords)

    for code, seat, a, _, _, cause in turn_so_far(s, log):
        if seat != s.turn:
            continue
        if code == EV_REVEAL:
            add(c.card_component[a], c.card_persuasion[a], c.card_swords[a])
        elif code == EV_PERSUASION and cause == NONE:
            for component, amount in standing(s, a):
                add(component, amount, 0)
        elif code == EV_PERSUASION:
            add(c.nodes[cause].component, a, 0)
        elif code == EV_SWORDS and cause != NONE:
            add(c.nodes[cause].component, 0, a)
    return found


def turn_so_far(s: State, log: list[Event]) -> list[Event]:
    """The events since the hand was revealed: what was played before that counts for nothing any more."""
    begin = len(log)
    while begin and log[begin - 1][0] not in BORDERS:
        begin -= 1
    shown = next((i for i in range(begin, len(log)) if log[i][:2] == (EV_REVEAL, s.turn)), begin)
    return log[shown:]


def standing(s: State, amount: int) -> list[tuple[int, int]]:
    """Who gave what the hand did not: the High Council, and spaces where Agents stand. The turn tells it as one number."""
    c = s.content
    found: list[tuple[int, int]] = []
    for space in s.seats[s.turn].on:
        given = min(amount, c.space_persuasion[space])
        if given:
            found.append((c.space_component[space], given))
            amount -= given
    if amount:
        found.append((c.space_component[council_space(c)], amount))
    return found


def council_space(c: Content) -> int:
    """Where seats in the High Council are taken."""
    component = next(
        node.component for node in c.nodes if node.op == OP_COUNCIL and node.component in c.space_component
    )
    return c.space_component.index(component)


def source(c: Content, component: int, words: Words) -> dict[str, str]:
    _, deck, id = str(c.components[component]).split("/")
    return {"kind": KINDS.get(deck, "rule"), "id": id, "name": words.name(c.components[component])}
