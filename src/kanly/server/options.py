"""What can be chosen for a game, and the words of the page."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from fluent.syntax import ast

from kanly import catalog
from kanly.bots.registry import names as bot_names
from kanly.components import Leader
from kanly.text import Words
from kanly.text.bundle import LANGUAGES

# The messages that the page says by itself begin so; all others reach it as finished text.
PAGE_WORDS: Final = (
    "page-", "label-", "phase-", "prompt-", "icon-", "faction-", "resource-", "box-", "deck-", "set-", "house-hagal",
)  # fmt: skip
# What is asked for by itself, so that the first load stays small.
PARTS: Final = {"page": PAGE_WORDS, "rules": ("rules-",)}


def options(words: Words) -> dict[str, Any]:
    return {
        "editions": {name: edition_options(name, words) for name in catalog.EDITIONS},
        "bots": [described(words, "bot", name) for name in bot_names()],
        "languages": list(LANGUAGES),
    }


def edition_options(name: str, words: Words) -> dict[str, Any]:
    """What can be chosen for games of an edition."""
    made = catalog.edition(name)
    return {
        "name": words.text(f"set-{name}"),
        "players": sorted(
            {*(o.people for o in made.opponents), *(count for count, _ in made.points_at_start)}
        ),
        "modules": [described(words, "module", module.id) for module in made.modules],
        "leaders": [
            *leader_options(made.leaders, "", words),
            *(
                leader
                for module in made.modules
                for leader in leader_options(module.leaders, module.id, words)
            ),
        ],
        "rivals": [
            {
                "id": rival.id,
                "name": words.name(rival),
                "swordmaster": rival.swordmaster,
                "streamlined": rival.streamlined,
            }
            for rival in made.rivals
        ],
        "opponents": {
            opponents.people: {
                "levels": [described(words, "level", level.id) for level in opponents.levels if level.id],
                "usual": opponents.usual,
                "variants": [described(words, "variant", variant) for variant in opponents.variants],
                "rivals": opponents.opponents if opponents.rivals else 0,
            }
            for opponents in made.opponents
        },
    }


def leader_options(leaders: Sequence[Leader], module: str, words: Words) -> list[dict[str, Any]]:
    """The Leaders that a seat can begin with, and the module that it takes; the other side of a card is none of them."""
    backs = {leader.back for leader in leaders}
    return [
        {
            "id": leader.id,
            "name": words.name(leader),
            "house": leader.house,
            "complexity": leader.complexity,
            "module": module,
        }
        for leader in leaders
        if leader.id not in backs
    ]


def described(words: Words, kind: str, id: str) -> dict[str, str]:
    """Something that can be chosen: its name and a sentence about it. A bot or module of one's own may have neither."""
    name = f"{kind}-{id}"
    if not words.bundle.has(name):
        return {"id": id, "name": id, "about": ""}
    return {"id": id, "name": words.text(name), "about": words.text(f"{name}-about")}


@lru_cache(maxsize=len(LANGUAGES) * len(PARTS))
def page_words(language: str, part: str = "page") -> dict[str, str]:
    """The page's own words, or those of a part of it; where one of them has a variable, `{name}` stands for it."""
    words = Words(language)
    found = {}
    for id, message in words.bundle.messages.items():
        if id.startswith(PARTS[part]) and message.value:
            marks = {name: f"{{{name}}}" for name in variables(message.value)}
            found[id] = words.text(id, **marks)
    return found


def variables(node: ast.BaseNode) -> set[str]:
    """The names of the variables that a message needs."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    found: set[str] = set()
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.BaseNode):
                found |= variables(part)
    return found
