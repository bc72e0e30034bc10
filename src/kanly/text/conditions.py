"""Conditions as they stand after "if", and what an effect counts, as it stands after that effect."""

from __future__ import annotations

from collections.abc import Sequence

from kanly import effects as fx
from kanly.engine.errors import KanlyError
from kanly.text import tables
from kanly.text.bundle import Bundle
from kanly.text.phrases import Phrases


class Conditions:
    """Conditions and counted things in one language."""

    def __init__(self, phrases: Phrases) -> None:
        self.phrases: Phrases = phrases
        self.bundle: Bundle = phrases.bundle

    def told(self, message: str, **variables: int | str) -> str:
        """A message that says who it speaks of, as most conditions do."""
        return self.phrases.told(message, **variables)

    def condition(self, condition: fx.Condition) -> str:
        """What stands after "if"."""
        entry = tables.CONDITIONS.get(type(condition))
        if entry is None:
            raise KanlyError(f"there are no words for the condition {condition}")
        return entry.tell(self, condition)

    def all_of(self, conditions: Sequence[fx.Condition]) -> str:
        """Conditions that share their verb where they can."""
        entries = [tables.CONDITIONS.get(type(condition)) for condition in conditions]
        things = [self.bundle.text(entry.held) for entry in entries if entry is not None and entry.held]
        if len(things) == len(conditions):
            return self.having(things)
        return self.phrases.joined("list-and", [self.condition(condition) for condition in conditions])

    def having(self, things: Sequence[str]) -> str:
        return self.told("condition-has", what=self.phrases.joined("list-and", things))

    def counted(self, counted: fx.Counted) -> str:
        """ "For each", and what is counted."""
        tell = tables.COUNTED.get(type(counted))
        if tell is None:
            raise KanlyError(f"there are no words for counting {counted}")
        return tell(self, counted)
