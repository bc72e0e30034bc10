"""The words of each domain that a move, a line of chance, an event or a field of the state is written in.

What every game may have stands here; a topic with things of its own registers what they are called in its `position.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from kanly.effects import TROOP
from kanly.engine.codes import FROM_ASIDE, FROM_ROW, NONE, TROOPS, VARIANTS
from kanly.engine.content import Content
from kanly.engine.errors import KanlyError

MOST_SEATS = 6
RESOURCES = ["solari", "spice", "water"]
DIE = ["1", "2", "3", "4", "5", "6"]
LEADER = "leader"
# Zones that a card is trashed from, and where one is put: by their codes.
ZONES = ["hand", "discard", "play", "top"]
# Why a House Hagal card is passed over.
PASSED = ["taken", "closed", "no_bonus", "influence", "leads", "behind"]


@dataclass(frozen=True)
class Domain:
    """What can stand for a parameter of a move. Each number has a word, where `names` are listed."""

    names: Callable[[Content], Sequence[str]]
    shape: str = ""
    """How it is written, where that is not its name in angle brackets."""
    size: Callable[[Content], int] | None = None
    """How many numbers there are, where not as many as names."""
    left_out: int | None = None
    """The number that is not written."""
    allowed: frozenset[int] | None = None
    """The numbers that mean something, where not all do."""
    stored: bool = False
    """Stored games and events hold its words, not its numbers."""

    def name(self, content: Content, number: int) -> str:
        return self.names(content)[number]

    def write(self, content: Content, number: int) -> str:
        """A number as it stands in a move, "" if it is left out there; LookupError if it means nothing."""
        if number == self.left_out:
            return ""
        if self.allowed is not None and number not in self.allowed:
            raise LookupError(number)
        return self.name(content, number)

    def words(self, content: Content) -> set[str]:
        """All that can be written for it."""
        names = self.names(content)
        numbers = range(len(names)) if self.allowed is None else self.allowed
        return {word for i in numbers if i != self.left_out for word in names[i].split()}

    def count(self, content: Content) -> int:
        return len(self.names(content)) if self.size is None else self.size(content)


class Counted(Domain):
    """Something is counted."""

    def name(self, content: Content, number: int) -> str:
        return str(number)


class Effects(Domain):
    """An effect goes by its name; there are hundreds, so nobody lists them all to write one."""

    def name(self, content: Content, number: int) -> str:
        return content.nodes[number].name

    def words(self, content: Content) -> set[str]:
        """Those of old names as well."""
        return {word for name in content.node_names for word in name.split()}


class Origins(Domain):
    """From where an Agent is recalled: a space, or where it stands with its Leader."""

    def name(self, content: Content, number: int) -> str:
        return content.space_ids[number - 1] if number else LEADER


class From(Domain):
    """Where a card lies that is acquired; the Imperium Row and the Reserve need no word."""

    def write(self, content: Content, number: int) -> str:
        text = super().write(content, number)
        return f"from {text}" if number > FROM_ASIDE else text

    def words(self, content: Content) -> set[str]:
        return {"aside", *(word for row in content.rows for word in ("from", row.name))}


class Controlled(Domain):
    """Only where units take control of spaces does a move name one for it; elsewhere it can be read, and is never legal."""

    def words(self, content: Content) -> set[str]:
        return set(content.space_ids)


DOMAINS: dict[str, Domain] = {}


def register_domain(name: str, domain: Domain) -> None:
    """From now on moves, events and parts of the state can name things of this kind."""
    if name in DOMAINS:
        raise KanlyError(f"the domain {name!r} is registered twice")
    DOMAINS[name] = domain


def domain(name: str) -> Domain:
    if name not in DOMAINS:
        raise KanlyError(f"there is no domain {name!r}; known are: {', '.join(sorted(DOMAINS))}")
    return DOMAINS[name]


def ids(content: Content, name: str) -> list[str]:
    """The word for each number of a domain whose numbers are names."""
    return list(domain(name).names(content))


def named() -> list[str]:
    """The domains that stored games and events are written in."""
    return [name for name, found in DOMAINS.items() if found.stored]


def register_named(name: str, names: Callable[[Content], Sequence[str]]) -> None:
    """A domain of things that have names, which stored games hold as well."""
    register_domain(name, Domain(names, stored=True))


register_named("card", lambda c: c.card_ids)
register_named("intrigue", lambda c: c.intrigue_ids)
register_named("conflict", lambda c: c.conflict_ids)
register_named("leader", lambda c: c.leader_ids)
register_named("space", lambda c: c.space_ids)
register_named("faction", lambda c: c.faction_ids)
register_named("node", lambda c: [node.key for node in c.nodes])
register_named("post", lambda c: c.post_ids)
register_named("unit", lambda c: c.unit_ids)
register_named("contract", lambda c: c.contract_ids)
register_named("battle", lambda c: c.battle_ids)
register_named("stop", lambda c: c.stop_ids)
register_named("hagal", lambda c: c.hagal_ids)
register_named("rival", lambda c: c.rival_ids)
register_named("level", lambda c: c.level_ids)
register_named("variant", lambda c: VARIANTS)
register_named("passed", lambda c: PASSED)
register_named("resource", lambda c: RESOURCES)
# What is deployed and retreats: troops, which need no name, and in some games other units too.
register_domain(
    "kind",
    Domain(lambda c: [TROOP, *c.unit_ids] if c.stationed else [TROOP], "[kind of unit]", left_out=TROOPS),
)
register_domain("controlled", Controlled(lambda c: [] if c.unit_control == NONE else c.space_ids, "<space>"))
register_domain("effect", Effects(lambda c: [node.name for node in c.nodes], "<component> <effect>"))
register_domain("seat", Domain(lambda c: [str(seat) for seat in range(MOST_SEATS)]))
register_domain("die", Domain(lambda c: DIE))
register_domain("origin", Origins(lambda c: [LEADER, *c.space_ids], f"{LEADER}|<space>"))
register_domain(
    "zone", Domain(lambda c: ZONES, "hand|discard|play", lambda c: len(ZONES), allowed=frozenset((0, 1, 2)))
)
register_domain(
    "place", Domain(lambda c: ZONES, "top|discard", lambda c: len(ZONES), allowed=frozenset((1, 3)))
)
register_domain(
    "from",
    From(
        lambda c: ["market", "aside", *(row.name for row in c.rows)],
        "[aside | from <row>]",
        left_out=FROM_ROW,
    ),
)
# Troops are the most that a number counts; tables of prices are shorter.
register_domain(
    "number", Counted(lambda c: [str(number) for number in range(100)], size=lambda c: c.troops + 1)
)
