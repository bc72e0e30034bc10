"""A toy topic that brings a whole of everything from outside: storms lie over spaces, and whoever comes there weathers them.

Each file has the part in one layer of the house, as those of a topic in `src/kanly/topics/` have theirs; `plug_in` lets them all
register.
"""

from __future__ import annotations

from importlib import import_module

# From the engine up: who registers names what those before have registered.
FILES = ("kinds", "part", "rules", "position", "text", "worth", "invariants", "signs", "page")


def plug_in() -> None:
    for file in FILES:
        import_module(f"{__name__}.{file}")
