"""Components by id, with their names and rules in one language."""

from __future__ import annotations

from collections.abc import Iterable

from kanly import catalog
from kanly.components import Component
from kanly.engine.content import Content
from kanly.setup import Box
from kanly.text.bundle import capital
from kanly.text.components import Line
from kanly.text.words import Words


class Dictionary:
    """Components with their names and rules in one language."""

    def __init__(self, language: str, components: Iterable[Component]) -> None:
        self.words = Words(language)
        self.components = list(components)
        self._names: dict[str, str] = {}
        self._rules: dict[str, list[Line]] = {}

    @classmethod
    def of_everything(cls, language: str) -> Dictionary:
        """All components of all sets."""
        return Dictionary(language, catalog.everything().values())

    @property
    def language(self) -> str:
        return self.words.language

    def name(self, component: Component) -> str:
        if component.key not in self._names:
            self._names[component.key] = capital(self.words.name(component))
        return self._names[component.key]

    def rules(self, component: Component) -> list[Line]:
        """What a component says, box by box. Kept, because the table shows the same cards again and again."""
        if component.key not in self._rules:
            self._rules[component.key] = self.words.rules(component)
        return self._rules[component.key]

    def boxes(self, component: Component, *boxes: str) -> str:
        """What some boxes of a component say, in one line."""
        return " ".join(line.text for line in self.rules(component) if line.box in boxes)

    def deck(self, name: str) -> str:
        """What a deck is called; the tracks are no deck, they are called by what they count."""
        return self.words.label("influence") if name == "tracks" else self.words.text(f"deck-{name}")


class Lexicon(Dictionary):
    """The components that one game uses, by the names that its notation gives them."""

    def __init__(self, language: str, box: Box | str = "base") -> None:
        self.content: Content = catalog.content(box)
        self.edition = catalog.assemble(self.content.box)
        super().__init__(language, catalog.components(self.edition))
        by_key = catalog.by_key(self.content.box)
        c = self.content
        numbers = {
            "card": (c.card_ids, c.card_component),
            "space": (c.space_ids, c.space_component),
            "intrigue": (c.intrigue_ids, c.intrigue_component),
            "conflict": (c.conflict_ids, c.conflict_component),
            "leader": (c.leader_ids, c.leader_component),
            "post": (c.post_ids, c.post_component),
            "unit": (c.unit_ids, c.unit_component),
            "contract": (c.contract_ids, c.contract_component),
            "battle": (c.battle_ids, c.battle_component),
            "hagal": (c.hagal_ids, c.hagal_component),
            "rival": (c.rival_ids, c.rival_component),
        }
        self._domains = {
            domain: {name: by_key[c.components[number]] for name, number in zip(ids, found, strict=True)}
            for domain, (ids, found) in numbers.items()
        }

    def of(self, domain: str, name: str) -> Component:
        """The component that the notation calls by this name: a card, a space, a contract."""
        return self._domains[domain][name]

    def ids(self, domain: str) -> list[str]:
        """The names of a domain by number; empty: its numbers are no components."""
        return list(self._domains.get(domain, ()))

    def called(self, domain: str, name: str) -> str:
        """The printed name behind a name of the notation."""
        return self.name(self.of(domain, name))
