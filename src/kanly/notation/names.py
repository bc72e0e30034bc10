"""Numbers to names and back: the words in which a state is stored."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from kanly.engine import codes
from kanly.engine.content import Content
from kanly.engine.errors import StateError
from kanly.engine.intrigue import KNOWN_BITS, KNOWN_MASK
from kanly.engine.market import ASIDE_BITS, ASIDE_MASK, DISCOUNT_BITS, DISCOUNT_MASK
from kanly.notation.domains import RESOURCES, ids, named

MOST = 1 << 62
# Domains whose number is a bit mask of another domain's.
MASKS = ("factions", "spaces", "posts", "variants", "leaders")
# Domains with the node that asks beside something else, and what that is.
ASKED = {"terms": "", "bonus": "asking"}
BATTLE = "battle"
# What a printed opponent bought Victory Points with, by code.
BUNDLES = (*RESOURCES, "intrigue")


class Names:
    """Numbers to names and back, for every domain of one content. `stored`: effects go by their keys, which never change,
    instead of the names that people read."""

    def __init__(self, content: Content, stored: bool) -> None:
        self.lists: dict[str, list[str]] = {domain: ids(content, domain) for domain in named()}
        if not stored:
            self.lists["node"] = ids(content, "effect")
        self.numbers = {
            domain: {name: i for i, name in enumerate(names)} for domain, names in self.lists.items()
        }
        self.components = content.components
        self.component_numbers = content.component_index

    def knows(self, domain: str) -> bool:
        """Whether what an event says of this domain is kept by name; all else stays a number."""
        return domain in self.lists or domain in MASKS or domain == "source"

    def write(self, domain: str, value: int) -> Any:
        if domain == "":
            return value
        plain = self.lists.get(domain)
        if plain is not None:  # most are, so they come before all that have a form of their own
            return None if value < 0 else plain[value]
        if domain in MASKS:
            names = self.lists[domain[:-1]]
            return [names[i] for i in range(len(names)) if value >> i & 1]
        if domain == "held":
            known = [i for i in range(KNOWN_BITS) if value >> i & 1]
            return {"card": self.lists["intrigue"][value >> KNOWN_BITS], "known_by": known}
        if domain == "aside":
            return {"card": self.lists["card"][value >> ASIDE_BITS], "less": value & ASIDE_MASK}
        if domain == "asking":
            # A node plus one, or nothing.
            return self.lists["node"][value - 1] if value else None
        if domain in ASKED:
            # What was there before the node that asks was kept beside it still reads as it did.
            low = self.write(ASKED[domain], value & codes.ASKING_MASK)
            return (
                [low, self.write("asking", value >> codes.ASKING_BITS)] if value >> codes.ASKING_BITS else low
            )
        if domain == "discount":
            return (
                {"card": self.lists["card"][value >> DISCOUNT_BITS], "less": value & DISCOUNT_MASK}
                if value
                else 0
            )
        if domain == "seats":
            return [seat for seat in range(KNOWN_BITS) if value >> seat & 1]
        if domain == "battle_card":
            return {"card": self.lists["battle"][value >> 1], "face_up": not value & 1}
        if domain == "source":
            return self.write_source(value)
        raise KeyError(domain)

    def write_all(self, domain: str, values: Iterable[int]) -> list[Any]:
        plain = self.lists.get(domain)
        if plain is None:
            return [self.write(domain, value) for value in values]
        return [None if value < 0 else plain[value] for value in values]

    def write_source(self, value: int) -> str:
        if value == codes.FROM_START:
            return "start"
        if value == codes.FROM_BATTLE:
            return BATTLE
        if value >= codes.FROM_BUNDLE:
            return f"bundle {BUNDLES[value - codes.FROM_BUNDLE]}"
        if value >= codes.FROM_ALLIANCE:
            return f"alliance {self.lists['faction'][value - codes.FROM_ALLIANCE]}"
        if value >= codes.FROM_FRIENDSHIP:
            return f"influence {self.lists['faction'][value - codes.FROM_FRIENDSHIP]}"
        return self.components[value]

    def read(self, domain: str, value: Any, where: str) -> int:
        if domain == "":
            return number(value, where)
        plain = self.numbers.get(domain)
        if plain is not None:
            if value is None:
                return codes.NONE
            found = plain.get(value) if isinstance(value, str) else None
            if found is None:
                raise StateError(f"{where}: {show(value)} is no {domain} of this game")
            return found
        if domain in MASKS:
            mask = 0
            for name in listed(value, where):
                mask |= 1 << within(self.read(domain[:-1], name, where), 62, where)
            return mask
        if domain == "held":
            entry = table(value, where, {"card", "known_by"})
            mask = 0
            for seat in listed(entry["known_by"], where):
                mask |= 1 << within(number(seat, where), KNOWN_BITS, where)
            return self.read("intrigue", entry["card"], where) << KNOWN_BITS | mask & KNOWN_MASK
        if domain == "aside":
            entry = table(value, where, {"card", "less"})
            less = within(number(entry["less"], where), ASIDE_MASK + 1, where)
            return self.read("card", entry["card"], where) << ASIDE_BITS | less
        if domain == "asking":
            return 0 if value in (None, 0) else self.read("node", value, where) + 1
        if domain in ASKED:
            if not isinstance(value, list):
                return within(self.read(ASKED[domain], value, where), codes.ASKING_MASK + 1, where)
            if len(value) != 2:
                raise StateError(f"{where}: {show(value)} is not a number and the effect that asks")
            low = within(self.read(ASKED[domain], value[0], where), codes.ASKING_MASK + 1, where)
            return self.read("asking", value[1], where) << codes.ASKING_BITS | low
        if domain == "discount":
            if value == 0:
                return 0
            entry = table(value, where, {"card", "less"})
            less = within(number(entry["less"], where), DISCOUNT_MASK + 1, where)
            return self.read("card", entry["card"], where) << DISCOUNT_BITS | less
        if domain == "seats":
            mask = 0
            for seat in listed(value, where):
                mask |= 1 << within(number(seat, where), KNOWN_BITS, where)
            return mask
        if domain == "battle_card":
            entry = table(value, where, {"card", "face_up"})
            if not isinstance(entry["face_up"], bool):
                raise StateError(f"{where}: face_up is true or false, not {show(entry['face_up'])}")
            return self.read("battle", entry["card"], where) << 1 | int(not entry["face_up"])
        if domain == "source":
            return self.read_source(value, where)
        raise KeyError(domain)

    def read_all(self, domain: str, values: Iterable[Any], where: str) -> list[int]:
        plain = self.numbers.get(domain)
        if plain is not None:
            try:
                return [plain[value] for value in values]
            except (KeyError, TypeError):
                pass  # None among them, or something that is no name: one by one it is found out which
        return [self.read(domain, value, where) for value in values]

    def read_source(self, value: Any, where: str) -> int:
        if isinstance(value, str):
            if value == "start":
                return codes.FROM_START
            if value == BATTLE:
                return codes.FROM_BATTLE
            kind, _, name = value.partition(" ")
            if kind in ("alliance", "influence") and name in self.numbers["faction"]:
                base = codes.FROM_ALLIANCE if kind == "alliance" else codes.FROM_FRIENDSHIP
                return base + self.numbers["faction"][name]
            if kind == "bundle" and name in BUNDLES:
                return codes.FROM_BUNDLE + BUNDLES.index(name)
            if value in self.component_numbers:
                return self.component_numbers[value]
        raise StateError(f"{where}: {show(value)} is no source of Victory Points")


@lru_cache(maxsize=8)
def names_of(content: Content) -> Names:
    """The names of a content as moves are written with them, for views and events; made once."""
    return Names(content, False)


@lru_cache(maxsize=8)
def stored_names(content: Content) -> Names:
    """The names that stored games and hashes hold; made once."""
    return Names(content, True)


def show(value: Any) -> str:
    """A value in an error message, never longer than a line."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def number(value: Any, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not -MOST < value < MOST:
        raise StateError(f"{where}: {show(value)} is not a number that can stand here")
    return value


def within(value: int, bound: int, where: str) -> int:
    if not 0 <= value < bound:
        raise StateError(f"{where}: {value} is not between 0 and {bound - 1}")
    return value


def listed(value: Any, where: str, longest: int = 500) -> list[Any]:
    if not isinstance(value, list):
        raise StateError(f"{where}: {show(value)} is not a list")
    if len(value) > longest:
        raise StateError(f"{where}: a list of {len(value)} entries is too long")
    return value


def table(value: Any, where: str, keys: set[str]) -> dict[str, Any]:
    """A JSON object with exactly these keys."""
    if not isinstance(value, dict):
        raise StateError(f"{where}: {show(value)} is not an object")
    for key in value:
        if key not in keys:
            raise StateError(f"{where}: the key {show(key)} is unknown; known are {', '.join(sorted(keys))}")
    for key in keys:
        if key not in value:
            raise StateError(f"{where}: the key {key!r} is missing")
    return value
