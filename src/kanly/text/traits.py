"""What Leaders' abilities change, as clauses."""

from __future__ import annotations

from kanly import effects as fx
from kanly.engine.errors import KanlyError
from kanly.text import tables
from kanly.text.bundle import Bundle
from kanly.text.effects import Effects
from kanly.text.phrases import Phrases

# Triggers that can be limited to some factions: `trigger-<name>_of` says them, with this form of the factions' names.
TRIGGERS_OF: dict[fx.Trigger, str] = {fx.Trigger.SENT_AGENT: "gen", fx.Trigger.BEFRIENDED: "gen"}


class Traits:
    """Traits in one language."""

    def __init__(self, effects: Effects) -> None:
        self.effects: Effects = effects
        self.phrases: Phrases = effects.phrases
        self.bundle: Bundle = effects.bundle

    def trait(self, trait: fx.Trait) -> str:
        tell = tables.TRAITS.get(type(trait))
        if tell is None:
            raise KanlyError(f"there are no words for the trait {trait}")
        return tell(self, trait)

    def stop(self, stop: str) -> str:
        """The name of a place on a training track."""
        return self.bundle.text(f"stop-{stop}")

    def stop_sentences(self, stop: fx.Stop, start: bool) -> list[str]:
        """What reaching a stop brings, and where it leads."""
        told = [self.bundle.text("trait-training_track")] if start else []
        told += self.effects.sentences(stop.reward)
        if stop.next:
            stops = self.phrases.quoted([self.stop(name) for name in stop.next], "list-or")
            told.append(self.bundle.text("rule-next_stops", stops=stops))
        return told
