"""What moves printed opponents: the rules text of House Hagal's cards and of the Rivals, who are spoken of as "it"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from kanly import effects as fx
from kanly.components import Destination, HagalCard, Rival
from kanly.text.bundle import Bundle, capital, sentence
from kanly.text.effects import Effects


class OpponentRules:
    """Printed opponents in one language. A line is a box and its text."""

    def __init__(self, bundle: Bundle) -> None:
        self.bundle = bundle
        self.effects = Effects(bundle, third=True)
        self.phrases = self.effects.phrases

    def told(self, sentences: Sequence[str]) -> str:
        return " ".join(sentence(text) for text in sentences)

    def does(self, effects: Sequence[fx.Effect], first: str = "rival-does") -> list[str]:
        """What the Rival does, as sentences; a condition names the Rival itself, else the message `first` does."""
        found: list[str] = []
        for conditional, run in groupby(effects, lambda effect: isinstance(effect, fx.When)):
            for text in self.effects.sentences(tuple(run)):
                if not conditional:
                    text = self.bundle.text("rival-then" if found else first, effects=text)
                found.append(text)
        return found

    # --- House Hagal

    def hagal(self, card: HagalCard) -> Iterator[tuple[str, str]]:
        text = self.bundle.text
        if len(card.people) == 1:
            yield "players", sentence(text("hagal-people", people=card.people[0]))
        if card.richest:
            yield from self.richest(card)
        else:
            yield from self.destinations(card)
        if card.effects:
            yield "space", self.told([*self.does(card.effects), text("hagal-next")])
        if card.reshuffles:
            yield "space", sentence(text("hagal-reshuffle"))
        else:
            yield "combat", sentence(text("hagal-swords", n=card.swords))

    def space(self, card: HagalCard, destination: Destination) -> str:
        return self.phrases.named(("spaces",), destination.space, card.set)

    def destinations(self, card: HagalCard) -> Iterator[tuple[str, str]]:
        """Where the Agent goes: to the first space whose condition holds."""
        text = self.bundle.text
        for at, destination in enumerate(card.spaces):
            space = self.space(card, destination)
            if destination.condition is not None:
                condition = self.effects.conditions.condition(destination.condition)
                goes = text("hagal-goes_if", condition=condition, space=space)
            else:
                goes = text("hagal-goes_otherwise" if at else "hagal-goes", space=space)
            told = [goes, *self.does(destination.effects)]
            if destination is card.spaces[-1] and destination.condition is not None:
                told.append(text("hagal-passed_otherwise"))
            yield "destination", self.told(told)

    def richest(self, card: HagalCard) -> Iterator[tuple[str, str]]:
        """Where the Agent goes for the most bonus spice, and what it brings there."""
        text = self.bundle.text
        if len(card.spaces) == 1:
            space = self.space(card, card.spaces[0])
            told = [text("hagal-goes_rich", space=space), *self.does(card.spaces[0].effects)]
            yield "destination", self.told([*told, text("hagal-passed_bare")])
            return
        spaces = self.phrases.quoted([self.space(card, destination) for destination in card.spaces])
        told = [text("hagal-goes_richest", spaces=spaces)]
        if card.skips_taken:
            told.append(text("hagal-skips_taken"))
        yield "destination", self.told([*told, text("hagal-passed_poor")])
        if len({destination.effects for destination in card.spaces}) == 1:
            yield "space", self.told(self.does(card.spaces[0].effects))
            return
        for destination in card.spaces:
            first, *rest = self.does(destination.effects)
            there = text("hagal-there", space=self.space(card, destination), effects=first)
            yield "space", self.told([there, *rest])

    # --- Rivals

    def rival(self, rival: Rival) -> Iterator[tuple[str, str]]:
        text = self.bundle.text
        if rival.swordmaster is not None:
            yield "swordmaster", sentence(text("rival-swordmaster", n=rival.swordmaster))
        yield "signet", self.told(self.does(rival.signet))
        if rival.scheme:
            yield "scheme", self.told(self.does(rival.scheme, "rival-scheme"))
        if rival.priority:
            names = [text(f"faction-{faction.value}") for faction in rival.priority]
            row = [text("rival-priority", place=at, faction=name) for at, name in enumerate(names, 1)]
            yield "priority", capital(", ".join(row))
        if rival.streamlined:
            yield "streamlined", sentence(text("rival-streamlined"))
