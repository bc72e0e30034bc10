"""The fields of a state, each declared once: its name, what it holds, what its numbers name, how small they can be, who may see it.

Copies, constructors and annotations in `state.py` are made from these tables and checked in, for speed (`python -m tests.fields`; a test says
when they are not current). Equality, hashes, JSON and views are driven by the tables themselves.
"""

from __future__ import annotations

from typing import Final

NUMBER: Final = "number"
LIST: Final = "list"
TUPLE: Final = "tuple"

# Who may see a field: everybody, as it is; everybody, as a number that only the engine reads, so that a sample goes on as the game
# would; or what the view works out of it, which for most is nothing.
OPEN: Final = "open"
MARK: Final = "mark"
WORKED_OUT: Final = ""


class Field:
    """`start`: what it is before anything is laid out, as source text. `domain`: what its numbers name, "" for plain numbers."""

    def __init__(
        self, name: str, kind: str, domain: str, seen: str, start: str, least: int, about: str
    ) -> None:
        self.name: str = name
        self.kind: str = kind
        self.domain: str = domain
        self.seen: str = seen
        self.start: str = start
        self.least: int = least
        self.about: str = about


def number(
    name: str, domain: str = "", seen: str = OPEN, start: int = 0, least: int = 0, about: str = ""
) -> Field:
    return Field(name, NUMBER, domain, seen, str(start), least, about)


def zone(
    name: str, domain: str = "", seen: str = OPEN, start: str = "()", least: int = 0, about: str = ""
) -> Field:
    """A tuple, shared between copies: what seldom changes."""
    return Field(name, TUPLE, domain, seen, start, least, about)


def pile(name: str, domain: str, seen: str = OPEN, about: str = "") -> Field:
    """A list, of which each copy has its own: what changes all the time."""
    return Field(name, LIST, domain, seen, "[]", 0, about)


# What a field of a part holds: a number, numbers, a number by seat, numbers by seat, how many of each kind by seat, events by seat,
# numbers by row.
BY_SEAT: Final = "by seat"
LISTS_BY_SEAT: Final = "lists by seat"
KINDS_BY_SEAT: Final = "kinds by seat"
EVENTS_BY_SEAT: Final = "events by seat"
LISTS_BY_ROW: Final = "lists by row"


class PartField:
    """A field of a part of the state; all of them lie open. `signed`: it may be less than nothing. `later`: it came after games had
    been stored, so nobody writes it while it is nothing, and those games are read and keep their hashes. `about`: what whoever reads a
    view can't guess from its name."""

    def __init__(
        self,
        name: str,
        shape: str,
        domain: str = "",
        signed: bool = False,
        later: bool = False,
        about: str = "",
    ) -> None:
        self.name: str = name
        self.shape: str = shape
        self.domain: str = domain
        self.signed: bool = signed
        self.later: bool = later
        self.about: str = about


def part_names(fields: tuple[PartField, ...]) -> tuple[str, ...]:
    return tuple([field.name for field in fields])


SEAT: Final = (
    number("leader", "leader", start=-1, least=-1),
    number("solari"),
    number("spice"),
    number("water"),
    number("points"),
    number("persuasion"),
    number("swords"),
    number("agents"),
    number("garrison"),
    number("supply"),
    number("conflict"),
    number("alliances", "factions"),
    number("council"),
    number("swordmaster"),
    number("visited", "spaces", about="spaces that may be visited once and have been"),
    number("revealed", about="0, or the number of this round's Reveal turn in the order of the whole game"),
    number("tokens", "factions", WORKED_OUT, about="secret faction tokens"),
    number("once_spent", about="1 when a once-per-game ability is spent"),
    number(
        "closes",
        "space",
        start=-1,
        least=-1,
        about="the space closed to the others until this seat's next turn",
    ),
    zone("influence", about="by faction"),
    pile("hand", "card", WORKED_OUT),
    zone("open_hand", "card", about="the cards of the hand that everybody has seen"),
    pile("deck", "card", WORKED_OUT),
    zone("top", "card", WORKED_OUT, about="the known cards on the deck, the next to be drawn last"),
    zone("top_seen", "", WORKED_OUT, about="who has seen each of them"),
    pile("discard", "card"),
    pile("play", "card"),
    zone("intrigues", "held", WORKED_OUT, about="card << 6 | the others who know it"),
    zone("waiting", "intrigue", about="Intrigue cards face up until the Reveal turn"),
    zone("aside", "aside", about="cards taken out of the Row for this seat alone"),
    zone("on", "space", about="the spaces of its Agents"),
    zone("sources", "source", about="where each Victory Point came from"),
)

STATE: Final = (
    number("rng", "", WORKED_OUT),
    number("number"),
    number("horizon", about="the last decision that showed someone something hidden"),
    number("round"),
    number("phase", "", WORKED_OUT),
    number("first"),
    number("turn"),
    number("turn_kind", "", WORKED_OUT),
    number("turn_space", "space", start=-1, least=-1),
    number("turn_card", "card", start=-1, least=-1),
    number("turn_begun", "", MARK),
    number("turn_recruited"),
    number("turn_allowance"),
    number("turn_deployed"),
    number("turn_harvest", "", MARK, start=1),
    number("turn_faction", "", MARK),
    number("turn_icons", "", MARK),
    number("turn_joins", "", MARK),
    number("turn_passed", "", MARK),
    number("turn_discount", "discount", MARK),
    number("turn_to_top", "", MARK),
    number("reveals", about="Reveal turns taken in the whole game"),
    number("conflict", "conflict", start=-1, least=-1),
    number("winner", "", WORKED_OUT, start=-1, least=-1),
    number("fighters", "", WORKED_OUT),
    number("free", "spaces", about="spaces without an Agent"),
    number("closed", "", WORKED_OUT, about="whether any seat closes a space"),
    number("mentat", "", WORKED_OUT, start=-1, least=-1),
    number("mentat_next", "", WORKED_OUT, start=-1, least=-1),
    pile("pool", "node", about="the effects of the open turn that are still due"),
    zone("conflict_deck", "conflict", WORKED_OUT),
    zone("row", "card"),
    zone("imperium", "card"),
    zone("reserve", "", WORKED_OUT),
    zone("intrigue_deck", "intrigue", WORKED_OUT),
    zone("intrigue_discard", "intrigue"),
    zone("bonus_spice", "", WORKED_OUT),
    zone("control", "", WORKED_OUT, least=-1),
    zone("trashed", "card"),
)


def names(fields: tuple[Field, ...], kind: str, seen: str | None = None) -> tuple[str, ...]:
    """The names of the fields of a kind, and of those alone that are seen in this way."""
    return tuple([f.name for f in fields if f.kind == kind and (seen is None or f.seen == seen)])


def domains(fields: tuple[Field, ...]) -> dict[str, str]:
    return {f.name: f.domain for f in fields if f.domain}
