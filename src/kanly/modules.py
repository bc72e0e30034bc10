"""What a module makes of an edition: it takes components away, replaces some, changes numbers of the setup, and adds its own.

Modules come one after the other, in the edition's order. Whatever they name that is not there is refused by name.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, replace
from typing import Any

from kanly.components import Component, Edition, Module, Space
from kanly.engine.errors import KanlyError

# Every deck of an edition, in the order in which components are listed.
DECKS = (
    "starters", "reserve", "imperium", "intrigue", "conflicts", "leaders", "spaces", "tracks", "place_tracks", "posts",
    "objectives", "contracts", "units", "areas", "hagal", "rivals", "wares",
)  # fmt: skip
# What of an edition is neither a deck nor a number of its setup.
NO_NUMBERS = ("id", "rules_version", "modules", "opponents", "role_starters")
NUMBERS = tuple(f.name for f in fields(Edition) if f.name not in (*DECKS, *NO_NUMBERS))


def with_module(made: Edition, module: Module) -> Edition:
    """An edition with one module."""
    return with_modules(made, (module,))


def with_modules(made: Edition, modules: Sequence[Module]) -> Edition:
    """An edition with some of its modules, each applied to what the ones before it have left."""
    gone: dict[str, str] = {}
    for module in modules:
        made = Applied(made, module, gone).edition()
    return made


class Applied:
    """One module on its way into an edition. `gone`: by key, which module has taken a component away."""

    def __init__(self, made: Edition, module: Module, gone: dict[str, str]) -> None:
        self.made = made
        self.module = module
        self.gone = gone
        self.decks: dict[str, list[Component]] = {deck: list(getattr(made, deck)) for deck in DECKS}

    def edition(self) -> Edition:
        module, made = self.module, self.made
        for name in module.removes:
            self.remove(name)
        for name, copies in module.fewer:
            self.take_copies(name, copies)
        for name, by in module.replaces:
            self.put_in_place(name, by)
        changes = dict(self.number(name, value) for name, value in module.numbers)
        for deck in DECKS:
            if deck != "spaces":
                self.decks[deck] += getattr(module, deck)
        self.decks["spaces"] = list(covered(self.decks["spaces"], module.spaces))
        for deck, cards in self.decks.items():
            changes[deck] = tuple(cards)
        people = [mode.people for mode in module.opponents]
        modes = [mode for mode in made.opponents if mode.people not in people]
        changes["opponents"] = (*modes, *module.opponents) if people else made.opponents
        changes["role_starters"] = tuple({**dict(made.role_starters), **dict(module.role_starters)}.items())
        return replace(made, **changes)

    def place_of(self, name: str, does: str) -> tuple[str, int] | None:
        """The deck of a component and its place there; None if a module before this one has taken it away."""
        *sets, deck, id = ["", *name.split("/")][-3:]
        if deck not in DECKS:
            raise KanlyError(
                f"{self.said} {does} {name!r}, whose deck there is not; write it as one of "
                f"{', '.join(DECKS)}, then a slash and the id"
            )
        found = [
            at
            for at, component in enumerate(self.decks[deck])
            if component.id == id and sets[0] in ("", component.set)
        ]
        if len(found) > 1:
            keys = " or ".join(self.decks[deck][at].key for at in found)
            raise KanlyError(f"{self.said} {does} {name!r}, which can mean {keys}: write it in full")
        if found:
            return deck, found[0]
        if self.taker(name) is not None:
            return None
        raise KanlyError(f"{self.said} {does} {name!r}, which is not in this game")

    @property
    def said(self) -> str:
        return f"the module {self.module.id!r}"

    def taker(self, name: str) -> str | None:
        """The module that has taken away what a name means."""
        for key, module in self.gone.items():
            if name in (key, key.split("/", 1)[1]):
                return module
        return None

    def remove(self, name: str) -> None:
        """What is away already need not go a second time."""
        at = self.place_of(name, "removes")
        if at is not None:
            self.gone[self.decks[at[0]].pop(at[1]).key] = self.module.id

    def take_copies(self, name: str, copies: int) -> None:
        at = self.place_of(name, "takes copies of")
        if at is None:
            return
        there = self.decks[at[0]][at[1]]
        if not 0 < copies <= there.count:
            raise KanlyError(f"{self.said} takes {copies} copies of {name!r}; there are {there.count}")
        if copies == there.count:
            self.remove(name)
        else:
            self.decks[at[0]][at[1]] = replace(there, count=there.count - copies)

    def put_in_place(self, name: str, by: Component) -> None:
        at = self.place_of(name, "replaces")
        if at is None:
            raise KanlyError(
                f"{self.said} replaces {name!r}, which the module {self.taker(name)!r} has taken away before"
            )
        there = self.decks[at[0]][at[1]]
        if type(by) is not type(there) or by.deck != at[0]:
            raise KanlyError(f"{self.said} replaces {name!r} by {by.key}, which belongs into another deck")
        if by.key != there.key:
            self.gone[there.key] = self.module.id
        self.decks[at[0]][at[1]] = by

    def number(self, name: str, value: object) -> tuple[str, Any]:
        if name not in NUMBERS:
            raise KanlyError(
                f"{self.said} changes {name!r}, which is no number of the setup; those are: "
                f"{', '.join(NUMBERS)}"
            )
        usual = getattr(self.made, name)
        if not alike(usual, value):
            raise KanlyError(f"{self.said} makes {name!r} {value!r}, which is not of the kind of {usual!r}")
        return name, value


def alike(usual: object, value: object) -> bool:
    """Whether a number of the setup is written as it has to be: a number, yes or no, a row of numbers or a row of pairs."""
    if type(value) is not type(usual) or (isinstance(value, int) and value < 0):
        return False
    if not isinstance(usual, tuple) or not isinstance(value, tuple):
        return True
    return all(pair_alike(usual[0], entry) for entry in value) if usual else True


def pair_alike(usual: object, entry: object) -> bool:
    if isinstance(usual, tuple) and isinstance(entry, tuple):
        return [type(part) for part in usual] == [type(part) for part in entry]
    return type(entry) is type(usual)


def covered(printed: Sequence[Component], laid: Sequence[Space]) -> Sequence[Component]:
    """The spaces of a board with others laid over some of them, or beside them."""
    spaces = list(printed)
    for space in laid:
        if space.covers is None:
            spaces.append(space)
            continue
        ids = [other.id for other in spaces]
        if space.covers not in ids:
            raise KanlyError(
                f"{space.key} covers {space.covers!r}, which is no space; spaces are: {', '.join(ids)}"
            )
        spaces[ids.index(space.covers)] = space
    return spaces


def brought(source: Edition | Module, deck: str) -> list[Component]:
    """What an edition or a module brings of a deck: its own, what it puts in the place of others, and decks of roles."""
    found: list[Component] = list(getattr(source, deck))
    if deck == "starters":
        found += [card for _, cards in source.role_starters for card in cards if card not in found]
    if isinstance(source, Module):
        found += [by for _, by in source.replaces if by.deck == deck]
    return found
