"""Costs as clauses: what stands before an arrow."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kanly import effects as fx
from kanly.engine.errors import KanlyError
from kanly.text import tables
from kanly.text.bundle import Bundle
from kanly.text.phrases import Form, Phrases


class Costs:
    """Costs in one language; `sequence` says the effects that some costs bring."""

    def __init__(self, phrases: Phrases, sequence: Callable[[Sequence[fx.Effect], Form], str]) -> None:
        self.phrases: Phrases = phrases
        self.bundle: Bundle = phrases.bundle
        self.sequence = sequence

    def leaf(self, message: str, form: Form, **variables: int | str) -> str:
        return self.phrases.leaf(message, form, **variables)

    def entry(self, cost: fx.Cost) -> tables.CostTold:
        found = tables.COSTS.get(type(cost))
        if found is None:
            raise KanlyError(f"there are no words for the cost {cost}")
        return found

    def costs(self, costs: Sequence[fx.Cost], form: Form) -> str:
        """Costs as one clause; what is spent shares a verb, and what a cost brings is not said."""
        texts: list[str] = []
        spent: list[str] = []
        for at, cost in enumerate(costs):
            spends = self.entry(cost).spent
            if spends is not None:
                spent.append(spends(self, cost))
            elif cost not in costs[:at]:
                texts.append(self.paid(cost, form, costs.count(cost)))
        if spent:
            texts.append(self.spend(self.phrases.joined("list-and", spent), form))
        return self.phrases.joined("list-and", texts)

    def spend(self, what: str, form: Form) -> str:
        return self.leaf("cost-spend", form, what=what)

    def bonuses(self, costs: Sequence[fx.Cost]) -> list[str]:
        """What paying these costs brings by itself."""
        told = [brings(self, cost) for cost in costs if (brings := self.entry(cost).brings) is not None]
        return [text for text in told if text]

    def bonus(self, faction: fx.Faction | None, effects: Sequence[fx.Effect]) -> str:
        """What a discarded card of a faction brings."""
        of = "any" if faction is None else faction.value
        return self.bundle.text("discard-bonus", faction=of, effects=self.sequence(effects, Form.DECIDED))

    def cost(self, cost: fx.Cost, form: Form = Form.PRINTED) -> str:
        """A cost, and what it brings."""
        return self.phrases.after(self.paid(cost, form), self.bonuses((cost,)))

    def paid(self, cost: fx.Cost, form: Form, times: int = 1) -> str:
        entry = self.entry(cost)
        if times == 1:
            return entry.tell(self, cost, form)
        if entry.times is None:
            raise KanlyError(f"there are no words for paying {cost} {times} times")
        return entry.times(self, cost, form, times)
