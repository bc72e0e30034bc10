"""Plugging something in for a while: all that it registers in tables of the house is taken out again, and can be put back.

What the house shows of itself, such as a list of all kinds of moves, is tested without it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

# All layers are there before anybody plugs in, so that their tables are known.
import kanly.arena.invariants
import kanly.bots.heuristic
import kanly.cli.symbols
import kanly.notation.scenario
import kanly.server.drawings  # noqa: F401
from kanly import catalog
from kanly.components import Module
from kanly.text import add_locales, bundle
from tests.toy import LOCALES

# What each has registered, by its name: tables, and what they hold more with it.
ADDED: dict[str, list[tuple[Any, Any]]] = {}


def tables() -> list[Any]:
    """All lists, sets and tables that stand in modules of the house, each once."""
    found = {
        id(value): value
        for name, module in list(sys.modules.items())
        if name.split(".")[0] == "kanly"
        for key, value in list(vars(module).items())
        if isinstance(value, list | set | dict) and not key.startswith("__")
    }
    return list(found.values())


def more(table: Any, before: Any) -> Any:
    """What a table holds more than before."""
    if isinstance(table, list):
        return table[len(before) :]
    if isinstance(table, set):
        return table - before
    return {key: value for key, value in table.items() if key not in before}


def unplug(name: str) -> None:
    for table, added in ADDED[name]:
        if isinstance(table, list):
            del table[len(table) - len(added) :]
        else:
            for key in added:
                table.discard(key) if isinstance(table, set) else table.pop(key)


def put_back(name: str) -> None:
    for table, added in ADDED[name]:
        table.extend(added) if isinstance(table, list) else table.update(added)


@contextmanager
def plugged_in(name: str, plug_in: Callable[[], None]) -> Iterator[None]:
    """It is registered, and no longer afterwards. A module registers when it is imported, once; then it is put back."""
    if name in ADDED:
        put_back(name)
    else:
        before = [(table, table.copy()) for table in tables()]
        plug_in()
        ADDED[name] = [(table, added) for table, was in before if (added := more(table, was))]
    try:
        yield
    finally:
        unplug(name)
        catalog.forget()
        bundle.bundle.cache_clear()


@contextmanager
def modules_plugged_in(monkeypatch: pytest.MonkeyPatch, *modules: Module) -> Iterator[None]:
    """Modules of both editions, with their words, are there for a while and gone after it."""
    monkeypatch.setattr(catalog, "EDITIONS", dict(catalog.EDITIONS))
    monkeypatch.setattr(bundle, "ADDED", [])
    for module in modules:
        for edition in ("base", "uprising"):
            catalog.add_module(edition, module)
    add_locales(LOCALES)
    yield
    monkeypatch.undo()
    catalog.forget()
    bundle.bundle.cache_clear()
