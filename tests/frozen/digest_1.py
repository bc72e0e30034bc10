"""Digest 1: a state as it was written when topics were still spread over the engine.

Nothing here is taken from `kanly.notation`, so that a change there can't hide itself. Where a field moves, only the way to it
(`AT`) is written anew; what is written down stays as it is, name by name.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from kanly.engine import codes, events
from kanly.engine.content import Content
from kanly.engine.part import PARTS as PARTS_OF_STATES
from kanly.engine.state import State, Step

SEAT: Final = {
    "leader": "leader", "solari": "", "spice": "", "water": "", "points": "", "persuasion": "", "swords": "",
    "agents": "", "garrison": "", "supply": "", "conflict": "", "alliances": "factions", "council": "",
    "swordmaster": "", "visited": "spaces", "revealed": "", "tokens": "factions", "once_spent": "", "closes": "space",
}  # fmt: skip
SEAT_LISTS: Final = {
    "hand": "card", "deck": "card", "discard": "card", "play": "card", "influence": "", "open_hand": "card",
    "top": "card", "top_seen": "", "intrigues": "held", "waiting": "intrigue", "aside": "aside", "on": "space",
    "sources": "source",
}  # fmt: skip
STATE: Final = {
    "number": "", "horizon": "", "round": "", "phase": "", "first": "", "turn": "", "turn_kind": "",
    "turn_space": "space", "turn_card": "card", "turn_begun": "", "turn_recruited": "", "turn_allowance": "",
    "turn_deployed": "", "turn_harvest": "", "turn_faction": "", "turn_icons": "", "turn_joins": "", "turn_passed": "",
    "turn_discount": "discount", "turn_to_top": "", "reveals": "", "conflict": "conflict", "winner": "", "fighters": "",
    "free": "spaces", "closed": "", "mentat": "", "mentat_next": "",
}  # fmt: skip
STATE_LISTS: Final = {
    "pool": "node", "conflict_deck": "conflict", "row": "card", "imperium": "card", "reserve": "",
    "intrigue_deck": "intrigue", "intrigue_discard": "intrigue", "bonus_spice": "", "control": "", "trashed": "card",
}  # fmt: skip
ONE, MANY, ROWS, KINDS, EVENTS = "one", "many", "rows", "kinds", "events"
PARTS: Final[dict[str, dict[str, tuple[str, str]]]] = {
    "spies": {"posts": (MANY, "posts")},
    "units": {"conflict": (KINDS, "unit"), "hooks": (ONE, "seats"), "wall": (ONE, "")},
    "contracts": {
        "bank": (MANY, "contract"), "offer": (MANY, "contract"), "reserved": (MANY, "contract"),
        "held": (ROWS, "contract"), "done": (ROWS, "contract"),
    },
    "battles": {"cards": (ROWS, "battle_card")},
    "mats": {"memories": (MANY, ""), "training": (MANY, "stop")},
    "tally": {
        "recalled": (ONE, ""), "spice": (ONE, ""), "units": (ONE, ""), "barred": (ONE, ""), "recruits_deploy": (ONE, ""),
        "revealed": (MANY, "card"), "gave_swords": (MANY, "card"), "acquired": (MANY, "card"),
        "reacting": (MANY, "node"), "trashed_intrigues": (MANY, "intrigue"), "harvested": (ONE, ""),
    },
    "automa": {
        "people": (ONE, ""), "rivals": (MANY, "rival"), "level": (ONE, "level"), "variants": (ONE, "variants"),
        "deck": (MANY, "hagal"), "discard": (MANY, "hagal"), "passed": (MANY, "hagal"), "stuck": (ONE, "seats"),
        "stories": (EVENTS, ""),
    },
}  # fmt: skip
# Not written while it is nothing.
LATER: Final = ("tally", "harvested")
# What the two numbers of a step and of an event name, by the word for it. Of the node that asks (`asking`, or in the upper bits
# of `terms` and `bonus`) the digest says nothing, except where a card is trashed.
STEPS: Final[dict[str, tuple[str, str]]] = {
    "acquire": ("", "terms"), "alliance": ("faction", ""), "any_order": ("node", ""), "apply": ("node", ""),
    "aside": ("", "asking"), "choose": ("node", ""), "contract": ("", "asking"), "deploy": ("", "asking"),
    "detonate_wall": ("", "asking"), "discard": ("", "bonus"), "faction": ("node", "factions"),
    "fetch": ("faction", "asking"), "gather": ("space", ""), "infiltrate": ("card", "space"),
    "intrigue_done": ("intrigue", ""), "leader": ("leaders", ""), "lines": ("intrigue", ""),
    "lose_influence": ("", "asking"), "may": ("node", ""), "origin": ("card", "space"), "place": ("card", ""),
    "post": ("node", ""), "recall": ("", "asking"), "recall_spy": ("", "asking"), "retreat": ("", "terms"),
    "special": ("node", ""), "tier": ("space", ""), "trash": ("", "asking"), "trash_intrigue": ("", "asking"),
    "turn_down": ("", "asking"),
}  # fmt: skip
EVENTS_TOLD: Final[dict[str, tuple[str, str]]] = {
    "acquire": ("card", ""), "alliance": ("faction", ""), "alliance_lost": ("faction", ""),
    "aside": ("card", ""), "aside_gone": ("card", ""), "bonus_gone": ("", "space"), "claim": ("battle", ""),
    "close": ("space", ""), "conflict": ("conflict", ""), "contract": ("contract", ""),
    "contract_done": ("contract", ""), "contract_offer": ("contract", ""), "control": ("space", ""),
    "control_bonus": ("space", ""), "control_lost": ("space", ""), "discard": ("card", ""),
    "draft": ("leader", ""), "draw": ("card", ""), "fetch": ("card", ""), "flip_leader": ("leader", ""),
    "gain": ("resource", ""), "hagal": ("hagal", ""), "hagal_passed": ("hagal", "passed"),
    "hagal_send": ("hagal", "space"), "hagal_swords": ("hagal", ""), "harvest": ("", "space"),
    "influence": ("faction", ""), "intrigue": ("intrigue", ""), "leader": ("leader", ""),
    "look": ("card", ""), "makers": ("space", ""), "objective": ("battle", ""), "pair": ("battle", "battle"),
    "pay": ("resource", ""), "play": ("intrigue", ""), "points": ("", "source"), "recall": ("space", ""),
    "recall_spy": ("post", ""), "repeat": ("space", ""), "return": ("card", ""), "reveal": ("card", ""),
    "rival": ("rival", ""), "row": ("card", ""), "row_gone": ("card", ""), "send": ("card", "space"),
    "spend_intrigue": ("intrigue", ""), "spy": ("post", ""), "steal": ("intrigue", ""),
    "summon": ("", "unit"), "token_kept": ("faction", ""), "tokens": ("factions", ""), "train": ("stop", ""),
    "trash": ("card", ""), "trash_intrigue": ("intrigue", ""), "turn_down": ("battle", ""),
}  # fmt: skip
ONLY_ASKED: Final = {
    "aside", "contract", "deploy", "detonate_wall", "fetch", "lose_influence", "recall", "recall_spy",
    "trash_intrigue", "turn_down",
}  # fmt: skip
VARIANTS: Final = ("smart_politics", "brutal_escalation", "expert_deployment", "streamlined", "row_dice")
RESOURCES: Final = ("solari", "spice", "water")
BUNDLES: Final = (*RESOURCES, "intrigue")
PASSED: Final = ("taken", "closed", "no_bonus", "influence", "leads", "behind")
SEATS: Final = 6
LOW: Final = (1 << 12) - 1


def way(part: str) -> Callable[[State], Any]:
    return lambda s: PARTS_OF_STATES[part].of(s)


# Where the parts of a state are found.
AT: Final[dict[str, Callable[[State], Any]]] = {part: way(part) for part in PARTS}


def words(prefix: str) -> dict[int, str]:
    """The engine's words for its codes."""
    return {
        code: name.removeprefix(prefix).lower()
        for name, code in vars(codes).items()
        if name.startswith(prefix) and name != f"{prefix}COUNT"
    }


STEP_WORDS: Final = words("STEP_")
EVENT_WORDS: Final = {code: kind.name for code, kind in enumerate(events.EVENTS)}


class Words:
    """Numbers as the names that stored games hold."""

    def __init__(self, c: Content) -> None:
        self.components = c.components
        self.lists: dict[str, Any] = {
            "card": c.card_ids, "intrigue": c.intrigue_ids, "conflict": c.conflict_ids, "leader": c.leader_ids,
            "space": c.space_ids, "faction": c.faction_ids, "node": [node.key for node in c.nodes],
            "post": c.post_ids, "unit": c.unit_ids, "contract": c.contract_ids, "battle": c.battle_ids,
            "stop": c.stop_ids, "hagal": c.hagal_ids, "rival": c.rival_ids, "level": c.level_ids,
            "variant": VARIANTS, "passed": PASSED, "resource": RESOURCES,
        }  # fmt: skip

    def say(self, domain: str, value: int) -> Any:
        if domain == "":
            return value
        if domain in self.lists:
            return None if value < 0 else self.lists[domain][value]
        match domain:
            case "factions" | "spaces" | "posts" | "variants" | "leaders":
                return [name for i, name in enumerate(self.lists[domain[:-1]]) if value >> i & 1]
            case "seats":
                return [seat for seat in range(SEATS) if value >> seat & 1]
            case "held":
                return {"card": self.lists["intrigue"][value >> SEATS], "known_by": self.say("seats", value)}
            case "aside":
                return {"card": self.lists["card"][value >> 4], "less": value & 15}
            case "discount":
                return {"card": self.lists["card"][value >> 8], "less": value & 255} if value else 0
            case "battle_card":
                return {"card": self.lists["battle"][value >> 1], "face_up": not value & 1}
            case "asking":
                return self.lists["node"][value - 1] if value else None
            case "terms":
                return value & LOW
            case "bonus":
                return self.say("asking", value & LOW)
            case "source":
                return self.source(value)
        raise KeyError(domain)

    def source(self, value: int) -> str:
        for first, word, of in (
            (100_040, "bundle", BUNDLES),
            (100_020, "alliance", self.lists["faction"]),
            (100_010, "influence", self.lists["faction"]),
        ):
            if first <= value < first + len(of):
                return f"{word} {of[value - first]}"
        return {100_000: "start", 100_030: "battle"}.get(value) or str(self.components[value])

    def step(self, step: Step) -> list[Any]:
        word = STEP_WORDS[step[0]]
        a, b = STEPS.get(word, ("", ""))
        second = 0 if word in ONLY_ASKED else self.say(b, step[4])
        return [word, step[1], step[2], self.say(a, step[3]), second]

    def event(self, event: tuple[int, ...]) -> dict[str, Any]:
        code, seat, a, b, seen_by, cause = event
        first, second = EVENTS_TOLD.get(EVENT_WORDS[code], ("", ""))
        return {
            "event": EVENT_WORDS[code],
            "seat": seat,
            "a": None if seen_by == 0 else self.say(first, a),
            "b": self.say(second, b),
            "seen_by": seen_by,
            "cause": self.say("node", cause),
        }

    def part(self, shape: str, domain: str, value: Any) -> Any:
        if shape == ONE:
            return self.say(domain, value)
        if shape == KINDS:
            kinds = self.lists[domain]
            rows = [value[at : at + len(kinds)] for at in range(0, len(value), len(kinds))]
            return [dict(zip(kinds, row, strict=True)) for row in rows]
        if shape == EVENTS:
            return [[self.event(event) for event in story] for story in value]
        if shape == ROWS:
            return [[self.say(domain, entry) for entry in entries] for entries in value]
        return [self.say(domain, entry) for entry in value]


@lru_cache(maxsize=8)
def words_of(c: Content) -> Words:
    return Words(c)


def written(s: State) -> dict[str, Any]:
    """Everything but the generator."""
    c = s.content
    say = words_of(c)
    out: dict[str, Any] = {
        "format": "kanly state 1",
        "edition": c.box.edition,
        "rules_version": c.rules_version,
        "stack": [say.step(step) for step in s.stack],
    }
    if c.box.modules:
        out["modules"] = list(c.box.modules)
    if c.box.decks:
        out["decks"] = {deck: list(cards) for deck, cards in c.box.decks}
    for key, domain in STATE.items():
        out[key] = say.say(domain, getattr(s, key))
    for key, domain in STATE_LISTS.items():
        out[key] = [say.say(domain, value) for value in getattr(s, key)]
    out["seats"] = []
    for seat in s.seats:
        told = {key: say.say(domain, getattr(seat, key)) for key, domain in SEAT.items()}
        told |= {
            key: [say.say(domain, value) for value in getattr(seat, key)]
            for key, domain in SEAT_LISTS.items()
        }
        out["seats"].append(told)
    for part, fields in PARTS.items():
        held = AT[part](s)
        if held is not None:
            out[part] = {
                key: say.part(shape, domain, getattr(held, key))
                for key, (shape, domain) in fields.items()
                if (part, key) != LATER or getattr(held, key)
            }
    return out


def digest_1(s: State) -> str:
    return hashlib.sha256(json.dumps(written(s), sort_keys=True).encode()).hexdigest()[:16]
