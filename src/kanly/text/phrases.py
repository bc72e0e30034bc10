"""Clauses: the forms they come in, how they are joined, and the names that stand in them.

A clause comes in one of four forms, because it stands alone, after "you may" or "in order to", or after "each opponent
must", and languages inflect the verb for that. Fluent messages hold a form as an attribute. What a printed opponent does
is said of it, not to it: the attribute `it` holds that.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

from kanly import effects as fx
from kanly.engine.errors import KanlyError
from kanly.text.bundle import Bundle

# Decks whose cards an effect can name by their bare ids.
CARD_DECKS: tuple[str, ...] = ("reserve", "imperium", "starters", "wares")


class Form(Enum):
    """How a clause addresses its reader."""

    PRINTED = "printed"
    """As on the component: what may be left undone says so."""
    DECIDED = "do"
    """As an order: that it may be left undone was decided before, or the card does not allow it."""
    ABLE = "to"
    """After "you may" and "in order to"."""
    MUST = "must"
    """After "each opponent must"."""

    @property
    def comes_last(self) -> bool:
        """Whether the clause follows the words of its sentence that address somebody: what limits it comes after it."""
        return self in (Form.ABLE, Form.MUST)


@dataclass(frozen=True)
class Clause:
    """`verb` is the message that `thing` is the object of, where neighbours with the same verb can share it."""

    text: str
    verb: str = ""
    thing: str = ""
    plain: bool = True
    """Short enough to be joined with others by "and"."""
    things: int = 1


def stops(text: str) -> bool:
    """Whether a text has stops of its own, so that an "and" after it would be unclear."""
    return bool(set(text) & set(";:"))


class Phrases:
    """What all clauses of one language are made with; `third`: they speak of a Rival, not to the reader."""

    def __init__(self, bundle: Bundle, third: bool = False) -> None:
        self.bundle = bundle
        self.third = third

    def joined(self, word: str, texts: Iterable[str]) -> str:
        """Texts as "a, b and c": `word` is the message that joins the last two."""
        parts = list(texts)
        text = parts[0]
        for part in parts[1:-1]:
            text = self.bundle.text("list-comma", a=text, b=part)
        return self.bundle.text(word, a=text, b=parts[-1]) if len(parts) > 1 else text

    def after(self, text: str, more: Iterable[str]) -> str:
        """A clause, and those that explain it further."""
        for part in more:
            text = self.bundle.text("list-semicolon", a=text, b=part)
        return text

    def leaf(self, message: str, form: Form, **variables: int | str) -> str:
        """A message in a form. Only languages that need them have the forms "do" and "must"."""
        if self.third:
            if form in (Form.PRINTED, Form.DECIDED):
                return self.bundle.text(message, "it", **variables)
            # Where a language inflects for the person, "each opponent must" is in the third one too.
            form = Form.MUST
        attribute = form.value
        if form is Form.PRINTED or (form is Form.DECIDED and not self.bundle.has(message, "do")):
            attribute = ""
        if form is Form.MUST and not self.bundle.has(message, "must"):
            attribute = "to"
        return self.bundle.text(message, attribute, **variables)

    def told(self, message: str, **variables: int | str) -> str:
        """A message that says who it speaks of."""
        return self.bundle.text(message, "it" if self.third else "", **variables)

    def named(self, decks: Sequence[str], component: str, home: str = "") -> str:
        """The name of a component that is known by its bare id; the one of the set `home` is the first choice."""
        message = self.bundle.named(decks, component, home)
        if message is None:
            raise KanlyError(
                f"the words in {self.bundle.language!r} name nothing {component!r} in {' or '.join(decks)}"
            )
        return self.bundle.text(message)

    def card_name(self, card: str) -> str:
        return self.named(CARD_DECKS, card)

    def quoted(self, names: Iterable[str], word: str = "list-and") -> str:
        """Names as a list, each in the quotation marks of the language."""
        return self.joined(word, [self.bundle.text("quoted", name=name) for name in names])

    def icons(self, icons: Sequence[fx.Icon]) -> str:
        """Any of these icons, in quotation marks."""
        return self.quoted([self.bundle.text(f"icon-{icon.value}") for icon in icons], "list-or")

    def connected(self, icons: Sequence[fx.Icon]) -> str:
        """The spaces with these icons, as what an observation post is connected to."""
        if {icon.value for icon in icons} == {faction.value for faction in fx.FACTIONS}:
            return self.bundle.text("connected-factions")
        return self.bundle.text("connected-icons", icons=self.icons(icons))

    def factions(self, factions: Sequence[fx.Faction], attribute: str) -> str:
        """Any of these factions, in this form of their names."""
        return self.joined(
            "list-or", [self.bundle.text("by-faction", attribute, faction=f.value) for f in factions]
        )

    def units(self, kind: str | None, attribute: str, number: int) -> str:
        """So many units of a kind, or of all kinds together."""
        return self.bundle.text("term-unit" if kind is None else f"unit-{kind}", attribute, n=number)
