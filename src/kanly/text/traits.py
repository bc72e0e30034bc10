"""What Leaders' abilities change, as clauses."""

from __future__ import annotations

from kanly import effects as fx
from kanly.engine.errors import KanlyError
from kanly.text import tables
from kanly.text.bundle import Bundle
from kanly.text.effects import Effects
from kanly.text.phrases import CARD_DECKS, Form, Phrases

# What a reaction can name.
NAMED = (*CARD_DECKS, "spaces")


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

    def moment(self, on: fx.On) -> str:
        """When something reacts."""
        told = tables.TRIGGERS.get(on.trigger)
        message = f"trigger-{on.trigger.value}"
        if told is None:
            raise KanlyError(
                f"there are no words for {on}: nobody has registered how {on.trigger.value!r} is told"
            )
        if on.at_least and not told.counts:
            raise KanlyError(f"there are no words for {on}: {on.trigger.value!r} counts nothing")
        if on.of is not None:
            if not told.named:
                raise KanlyError(
                    f"there are no words for {on}: {on.trigger.value!r} can name no card and no space"
                )
            return self.bundle.text(f"{message}_named", name=self.phrases.named(NAMED, on.of))
        if on.factions:
            if not told.factions:
                raise KanlyError(f"there are no words for {on}: {on.trigger.value!r} can't name factions")
            factions = self.phrases.factions(on.factions, told.factions)
            return self.bundle.text(f"{message}_of", factions=factions, n=on.at_least)
        return self.bundle.text(message, n=on.at_least)

    def stop(self, stop: str) -> str:
        """The name of a place on a track; where two tracks of a game share an id, it is written as track/id."""
        return self.bundle.text(f"stop-{stop.rpartition('/')[2]}")

    def stop_sentences(self, stop: fx.Stop, start: bool) -> list[str]:
        """What reaching a stop brings, and where it leads."""
        told = [self.bundle.text("trait-training_track")] if start else []
        told += self.effects.sentences(stop.reward)
        if stop.once:
            told.append(self.bundle.text("rule-stop_once"))
        for message, effects in (("rule-stop_first", stop.first), ("rule-stop_back", stop.back)):
            if effects:
                told.append(self.bundle.text(message, effects=self.effects.sequence(effects, Form.DECIDED)))
        if stop.next:
            stops = self.phrases.quoted([self.stop(name) for name in stop.next], "list-or")
            told.append(self.bundle.text("rule-next_stops", stops=stops))
        return told
