"""What Leaders' abilities change, as clauses."""

from __future__ import annotations

from kanly import effects as fx
from kanly.engine.errors import KanlyError
from kanly.text.effects import Effects
from kanly.text.phrases import Form

# Triggers that can be limited to some factions: `trigger-<name>_of` says them, with this form of the factions' names.
TRIGGERS_OF: dict[fx.Trigger, str] = {fx.Trigger.SENT_AGENT: "gen", fx.Trigger.BEFRIENDED: "gen"}


class Traits:
    """Traits in one language."""

    def __init__(self, effects: Effects) -> None:
        self.effects = effects
        self.phrases = effects.phrases
        self.bundle = effects.bundle

    def trait(self, trait: fx.Trait) -> str:
        text = self.bundle.text
        match trait:
            case fx.StartWith(gains):
                what = [text(f"resource-{gain.resource.value}", "acc", n=gain.amount) for gain in gains]
                return text("trait-start_with", what=self.phrases.joined("list-and", what))
            case fx.StartWithout(card):
                return text("trait-start_without", card=self.phrases.card_name(card))
            case fx.Prescience():
                return text("trait-prescience")
            case fx.SpaceDiscount(icon, solari):
                return text("trait-space_discount", icon=text(f"icon-{icon.value}"), n=solari)
            case fx.MayJoin(icons):
                return text("trait-may_join", icons=self.phrases.icons(icons))
            case fx.HarvestLess(spice, effects):
                told = self.effects.sequence(effects, Form.PRINTED)
                return text("trait-harvest_less", n=spice, effects=told)
            case fx.SecretFactions(tokens):
                return text("trait-secret_factions", n=tokens)
            case fx.ReservedContracts(contracts):
                names = [self.phrases.named(("contracts",), name) for name in contracts]
                return text("trait-reserved_contracts", contracts=self.phrases.quoted(names))
            case fx.TrainingTrack():
                return text("trait-training_track")
            case fx.On():
                return self.on(trait)
        raise KanlyError(f"there are no words for the trait {trait}")

    def on(self, trait: fx.On) -> str:
        if trait.at_least and trait.trigger is not fx.Trigger.DEPLOYED:
            raise KanlyError(f"there are no words for {trait}: only {fx.Trigger.DEPLOYED} counts")
        message = f"trigger-{trait.trigger.value}"
        if trait.factions:
            if trait.trigger not in TRIGGERS_OF:
                known = ", ".join(str(trigger) for trigger in TRIGGERS_OF)
                raise KanlyError(f"there are no words for {trait}: only {known} can name factions")
            factions = self.phrases.factions(trait.factions, TRIGGERS_OF[trait.trigger])
            moment = self.bundle.text(f"{message}_of", factions=factions)
        else:
            moment = self.bundle.text(message, n=trait.at_least)
        told = self.effects.sequence(trait.effects, Form.PRINTED)
        return self.bundle.text("trait-on_once" if trait.once else "trait-on", trigger=moment, effects=told)

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
