"""Costs as clauses: what stands before an arrow."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kanly import effects as fx
from kanly.engine.errors import KanlyError
from kanly.text.phrases import Form, Phrases


class Costs:
    """Costs in one language; `sequence` says the effects that some costs bring."""

    def __init__(self, phrases: Phrases, sequence: Callable[[Sequence[fx.Effect], Form], str]) -> None:
        self.phrases = phrases
        self.bundle = phrases.bundle
        self.sequence = sequence

    def costs(self, costs: Sequence[fx.Cost], form: Form) -> str:
        """Costs as one clause; amounts of resources share a verb, and what a cost brings is not said."""
        texts = [
            self.paid(cost, form, costs.count(cost))
            for at, cost in enumerate(costs)
            if not isinstance(cost, fx.Spend) and cost not in costs[:at]
        ]
        spent = [self.spent(cost) for cost in costs if isinstance(cost, fx.Spend)]
        if spent:
            what = self.phrases.joined("list-and", spent)
            texts.append(self.phrases.leaf("cost-spend", form, what=what))
        return self.phrases.joined("list-and", texts)

    def bonuses(self, costs: Sequence[fx.Cost]) -> list[str]:
        """What paying these costs brings by itself."""
        return [
            self.bonus(cost.faction, cost.bonus)
            for cost in costs
            if isinstance(cost, fx.DiscardCards) and cost.bonus
        ]

    def bonus(self, faction: fx.Faction | None, effects: Sequence[fx.Effect]) -> str:
        """What a discarded card of a faction brings."""
        of = "any" if faction is None else faction.value
        return self.bundle.text("discard-bonus", faction=of, effects=self.sequence(effects, Form.DECIDED))

    def spent(self, cost: fx.Spend) -> str:
        return self.bundle.text(f"resource-{cost.resource.value}", "acc", n=cost.amount)

    def cost(self, cost: fx.Cost, form: Form = Form.PRINTED) -> str:
        """A cost, and what it brings."""
        return self.phrases.after(self.paid(cost, form), self.bonuses((cost,)))

    def paid(self, cost: fx.Cost, form: Form, times: int = 1) -> str:
        leaf = self.phrases.leaf
        if times > 1 and not isinstance(cost, fx.LoseInfluence):
            raise KanlyError(f"there are no words for paying {cost} {times} times")
        match cost:
            case fx.Spend():
                return leaf("cost-spend", form, what=self.spent(cost))
            case fx.TrashCard(zone, faction):
                if zone is fx.Zone.TOP_OF_DECK:
                    raise KanlyError(
                        f"there are no words for {cost}: a card is trashed from the hand, the discard pile or play"
                    )
                return leaf(
                    "cost-trash_card",
                    form,
                    zone="any" if zone is None else zone.value,
                    faction="any" if faction is None else faction.value,
                )
            case fx.TrashSelf():
                return leaf("cost-trash_self", form)
            case fx.TrashIntrigue():
                return leaf("cost-trash_intrigue", form)
            case fx.DiscardCards(cards):
                return leaf("cost-discard_cards", form, n=cards)
            case fx.LoseInfluence(amount):
                return leaf("cost-lose_influence", form, n=amount, times=times)
            case fx.LoseTroops(troops):
                return leaf("cost-lose_troops", form, n=troops)
            case fx.RetreatTroops(least, most):
                return leaf("cost-retreat_troops", form, least=least, n=most, span=most - least)
            case fx.RecallSpies(spies):
                return leaf("cost-recall_spies", form, n=spies)
            case fx.TurnDown(icon):
                return leaf("cost-turn_down", form, icon=self.bundle.text(f"battle-{icon.value}"))
        raise KanlyError(f"there are no words for the cost {cost}")
