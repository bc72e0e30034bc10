"""Conditions as they stand after "if", and what an effect counts, as it stands after that effect."""

from __future__ import annotations

from kanly import effects as fx
from kanly.engine.errors import KanlyError
from kanly.text.phrases import Phrases

# Of the Conflict cards.
HIGHEST_LEVEL = 3


class Conditions:
    """Conditions and counted things in one language."""

    def __init__(self, phrases: Phrases) -> None:
        self.phrases = phrases
        self.bundle = phrases.bundle

    def condition(self, condition: fx.Condition) -> str:
        """What stands after "if"."""
        text = self.phrases.told
        match condition:
            case fx.HasAlliance(None):
                return text("condition-has_any_alliance")
            case fx.HasAlliance(fx.Faction() as faction):
                return text("condition-has_alliance", faction=faction.value)
            case fx.HasInfluence(faction, amount):
                return text("condition-has_influence", faction=faction.value, n=amount)
            case fx.AnotherInPlay(faction):
                return text("condition-another_in_play", faction=faction.value)
            case fx.HasCouncilSeat() | fx.HasSwordmaster():
                return text("condition-has", what=self.held(condition))
            case fx.AllOf(conditions):
                return self.all_of(conditions)
            case fx.MentatAtHome():
                return text("condition-mentat_at_home")
            case fx.HasHooks():
                return text("condition-has_hooks")
            case fx.ConflictLevel(level):
                levels = ["I" * number for number in range(level, HIGHEST_LEVEL + 1)]
                return text("condition-conflict_level", levels=self.phrases.joined("list-or", levels))
            case fx.EnemyInConflict():
                return text("condition-enemy_in_conflict")
            case fx.DeckNotEmpty():
                return text("condition-deck_not_empty")
            case fx.FactionsAt(influence, factions):
                return text("condition-factions_at", n=influence, factions=factions)
            case fx.Owns(card, copies):
                return text("condition-owns", card=self.phrases.card_name(card), n=copies)
            case fx.OwnsMost(card):
                return text("condition-owns_most", card=self.phrases.card_name(card))
            case fx.EnemyAlliance(influence):
                return text("condition-enemy_alliance", n=influence)
            case fx.SpiesOnBoard(spies):
                return text("condition-spies_on_board", n=spies)
            case fx.RecalledSpy():
                return text("condition-recalled_spy")
            case fx.WatchesMaker():
                return text("condition-watches_maker")
            case fx.VisitedMaker():
                return text("condition-visited_maker")
            case fx.VisitedFaction():
                return text("condition-visited_faction")
            case fx.UnitsInConflict(units, kind):
                return text("condition-units_in_conflict", units=self.phrases.units(kind, "least", units))
            case fx.StrengthAtLeast(strength):
                return text("condition-strength_at_least", n=strength)
            case fx.MaySummon(kind):
                return text("condition-may_summon", units=self.bundle.text(f"unit-{kind}", "plural"))
            case fx.ContractsDone(contracts):
                return text("condition-contracts_done", n=contracts)
            case fx.GainedSpice():
                return text("condition-gained_spice")
        raise KanlyError(f"there are no words for the condition {condition}")

    def held(self, condition: fx.Condition) -> str:
        """What the condition wants you to have; nothing for those that want something else."""
        match condition:
            case fx.HasCouncilSeat():
                return self.bundle.text("held-council_seat")
            case fx.HasSwordmaster():
                return self.bundle.text("held-swordmaster")
        return ""

    def all_of(self, conditions: tuple[fx.Condition, ...]) -> str:
        """Conditions that share their verb where they can."""
        things = [self.held(condition) for condition in conditions]
        if all(things):
            return self.phrases.told("condition-has", what=self.phrases.joined("list-and", things))
        return self.phrases.joined("list-and", [self.condition(condition) for condition in conditions])

    def counted(self, counted: fx.Counted) -> str:
        """ "For each", and what is counted."""
        text = self.bundle.text
        match counted:
            case fx.CardsInPlay(faction):
                return text("counted-cards_in_play", faction=faction.value)
            case fx.CardsRevealed(faction):
                return text("counted-cards_revealed", faction=faction.value)
            case fx.OtherSwordCards():
                return text("counted-other_sword_cards")
            case fx.UnitsOfKind(kind):
                return text("counted-units_of_kind", units=text(f"unit-{kind}", "each"))
            case fx.CompletedContracts():
                return text("counted-completed_contracts")
        raise KanlyError(f"there are no words for counting {counted}")
