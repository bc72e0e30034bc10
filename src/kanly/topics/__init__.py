"""The topics of the rules that not every game has: Spies, sandworms, contracts and the like.

A topic is a folder here, with a file for each layer of the house that it has a part in. The core names no topic: whoever has
a table lets all topics write into it. Boxes name those that they need, and faces what they show. So a topic that is taken
away is missed by those games alone that want it.

| file | belongs to | registers |
|---|---|---|
| `rules.py`, and what it imports | `kanly.engine` | words, conditions, costs, steps, what happens at named moments |
| `part.py` | `kanly.engine` | its part of the state |
| `kinds.py` | `kanly.engine` | kinds of moves and of events, which all layers above may name |
| `position.py` | `kanly.notation` | what positions call its part of the state |
| `text.py` | `kanly.text` | words in sentences |
| `worth.py` | `kanly.bots` | what words are worth |
| `invariants.py` | `kanly.arena` | what must always hold |
| `signs.py` | `kanly.cli` | signs of the terminal |
| `page.py` | `kanly.server` | what the page is told of words, events and moves |

How the page draws a topic's words is in `web/src/topics/`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

TOPICS: tuple[str, ...] = tuple(sorted(found.name for found in iter_modules(__path__) if found.ispkg))
# The companion runs printed opponents among all that they can meet; without one of these nobody offers it.
COMPANION = ("battles", "opponents", "sandworms", "spies")
HAS_COMPANION = set(COMPANION) <= set(TOPICS)


def load(file: str) -> None:
    """Let every topic that has this file register what stands in it."""
    for topic in TOPICS:
        if find_spec(f"{__name__}.{topic}.{file}") is not None:
            import_module(f"{__name__}.{topic}.{file}")
