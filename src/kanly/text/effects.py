"""Effect trees as clauses: "pay 2 spice to recruit 3 troops".

A clause comes in one of four forms, because it stands alone, after "you may" or "in order to", or after "each opponent
must", and languages inflect the verb for that. Fluent messages hold a form as an attribute.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

from kanly import effects as fx
from kanly.engine.errors import KanlyError
from kanly.text.bundle import Bundle
from kanly.text.nodes import card_key, message_of


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


@dataclass(frozen=True)
class Clause:
    """`verb` is the message that `thing` is the object of, where neighbours with the same verb can share it."""

    text: str
    verb: str = ""
    thing: str = ""
    plain: bool = True
    """Short enough to be joined with others by "and"."""
    things: int = 1


class Effects:
    """Effects, conditions, costs and traits in one language."""

    def __init__(self, bundle: Bundle) -> None:
        self.bundle = bundle

    # --- lists

    def joined(self, word: str, texts: Iterable[str]) -> str:
        """Texts as "a, b and c": `word` is the message that joins the last two."""
        parts = list(texts)
        text = parts[0]
        for part in parts[1:-1]:
            text = self.bundle.text("list-comma", a=text, b=part)
        return self.bundle.text(word, a=text, b=parts[-1]) if len(parts) > 1 else text

    def merged(self, effects: Sequence[fx.Effect], form: Form, word: str) -> list[Clause]:
        """The clauses of effects, in which neighbours with the same verb have become one."""
        clauses: list[Clause] = []
        things: list[str] = []
        for clause in self.clauses(effects, form):
            before = clauses[-1] if clauses else None
            if before and clause.verb and self.same_verb(before.verb, clause.verb, form):
                things.append(clause.thing)
                what = self.joined(word, things)
                clauses[-1] = Clause(
                    self.verb(before.verb, form, what), before.verb, what, things=len(things)
                )
            else:
                things = [clause.thing]
                clauses.append(clause)
        return clauses

    def clauses(self, effects: Sequence[fx.Effect], form: Form) -> list[Clause]:
        """One clause for each effect, but Influence with each of the factions in a row is one effect to the reader."""
        found: list[Clause] = []
        at = 0
        while at < len(effects):
            effect = effects[at]
            if isinstance(effect, fx.Influence) and effect.factions == fx.FACTIONS[:1]:
                row = tuple(fx.Influence(effect.amount, (faction,)) for faction in fx.FACTIONS)
                if tuple(effects[at : at + len(row)]) == row:
                    what = self.bundle.text("influence-all", n=effect.amount)
                    found.append(self.object_of("effect-score", what, form))
                    at += len(row)
                    continue
            found.append(self.clause(effect, form))
            at += 1
        return found

    def same_verb(self, one: str, other: str, form: Form) -> bool:
        """Gaining and scoring, drawing and taking are one verb in some languages."""
        return bool(one) and (one == other or self.verb(one, form, "") == self.verb(other, form, ""))

    def verb(self, verb: str, form: Form, what: str) -> str:
        return self.leaf(verb, form, what=what)

    def leaf(self, message: str, form: Form, **variables: int | str) -> str:
        """A message in a form. Only languages that need them have the forms "do" and "must"."""
        attribute = form.value
        if form is Form.PRINTED or (form is Form.DECIDED and not self.bundle.has(message, "do")):
            attribute = ""
        if form is Form.MUST and not self.bundle.has(message, "must"):
            attribute = "to"
        return self.bundle.text(message, attribute, **variables)

    # --- effects

    def effect(self, effect: fx.Effect, form: Form = Form.PRINTED) -> str:
        return self.clause(effect, form).text

    def sequence(self, effects: Sequence[fx.Effect], form: Form) -> str:
        """Several effects as one clause."""
        clauses = self.merged(effects, form, "list-and")
        texts = [clause.text for clause in clauses]
        if all(clause.plain for clause in clauses):
            return self.joined("list-and", texts)
        if isinstance(effects[-1], fx.Choose):
            return self.joined("list-then", texts)
        text = texts[0]
        for part in texts[1:]:
            text = self.bundle.text("list-semicolon", a=text, b=part)
        return text

    def sentences(self, effects: Sequence[fx.Effect], form: Form = Form.PRINTED) -> list[str]:
        """The effects of a box as sentences: short ones share one, each of the others has its own."""
        found: list[str] = []
        run: list[Clause] = []
        for clause in [*self.merged(effects, form, "list-and"), Clause("", plain=False)]:
            if clause.plain:
                run.append(clause)
                continue
            # One more "and" after a list of objects would confuse.
            if len(run) > 1 and any(part.things > 1 for part in run):
                found += [part.text for part in run]
            elif run:
                found.append(self.joined("list-and", [part.text for part in run]))
            run = []
            if clause.text:
                found.append(clause.text)
        return found

    def object_of(self, verb: str, thing: str, form: Form) -> Clause:
        return Clause(self.verb(verb, form, thing), verb, thing)

    def clause(self, effect: fx.Effect, form: Form) -> Clause:
        text = self.bundle.text
        match effect:
            case fx.Gain(resource, amount):
                return self.object_of(
                    "effect-gain", text(f"resource-{resource.value}", "acc", n=amount), form
                )
            case fx.Persuasion(amount):
                return self.object_of("effect-gain", text("term-persuasion", "acc", n=amount), form)
            case fx.Swords(amount):
                return self.object_of("effect-gain", text("term-sword", "acc", n=amount), form)
            case fx.Points(amount):
                return self.object_of("effect-score", text("term-victory_point", "acc", n=amount), form)
            case fx.Influence():
                return self.object_of("effect-score", self.influence(effect), form)
            case fx.Draw(cards):
                return self.object_of("effect-draw", text("term-card", "acc", n=cards), form)
            case fx.DrawIntrigue(cards):
                return self.object_of("effect-draw", text("term-intrigue_card", "acc", n=cards), form)
            case fx.Recruit(troops, straight):
                if straight:
                    return Clause(self.leaf("effect-recruit_straight", form, n=troops), plain=False)
                return self.object_of("effect-recruit", text("term-troop", "acc", n=troops), form)
            case fx.TrashThis():
                return Clause(self.leaf("effect-trash_this", form))
            case fx.Discard(cards):
                return Clause(self.leaf("effect-discard", form, n=cards))
            case fx.LoseTroop(place, troops):
                return Clause(self.leaf("effect-lose_troop", form, n=troops, place=place.value))
            case fx.AcquireReserve(card):
                what = text("thing-reserve_card", card=self.card_name(card))
                return self.object_of("effect-take", what, form)
            case fx.TakeMentat(next_round):
                what = text("thing-mentat_next" if next_round else "thing-mentat")
                return self.object_of("effect-take", what, form)
            case fx.EachOpponent(inner):
                effects = self.effect(inner, Form.MUST)
                return Clause(self.leaf("effect-each_opponent", form, effects=effects), plain=False)
            case fx.AtReveal(effects):
                told = self.sequence(effects, Form.DECIDED)
                return Clause(self.leaf("effect-at_reveal", form, effects=told), plain=False)
            case fx.Pay():
                return Clause(self.pay(effect, form), plain=False)
            case fx.When(condition, effects):
                message = "effect-when_after" if form in (Form.ABLE, Form.MUST) else "effect-when"
                told = self.sequence(effects, form)
                return Clause(text(message, condition=self.condition(condition), effects=told), plain=False)
            case fx.Choose():
                return Clause(self.choose(effect, form), plain=False)
            case fx.Special(name, numbers):
                # `n` is what the counted words of terms.ftl count.
                values = dict(zip("nabc", (*numbers[:1], *numbers), strict=False))
                return Clause(self.leaf(f"special-{name}", form, **values), plain=False)
        return Clause(self.long(effect, form), plain=False)

    def long(self, effect: fx.Effect, form: Form) -> str:
        """Effects whose clause is long enough for a sentence of its own."""
        match effect:
            case fx.Trash():
                return self.leaf("effect-trash", form)
            case fx.Deploy(limit):
                if limit is None:
                    return self.leaf("effect-deploy_any", form)
                return self.leaf("effect-deploy", form, n=limit)
            case fx.Retreat(limit):
                if limit is None:
                    return self.leaf("effect-retreat_any", form)
                return self.leaf("effect-retreat", form, n=limit)
            case fx.Acquire(cost, to_top):
                return self.leaf("effect-acquire_to_top" if to_top else "effect-acquire", form, n=cost)
            case fx.Fetch(faction):
                return self.leaf("effect-fetch", form, faction=faction.value)
            case fx.RecallAgent():
                return self.leaf("effect-recall_agent", form)
            case fx.StealIntrigue(holding):
                return self.leaf("effect-steal_intrigue", form, n=holding)
            case fx.Harvest(spice):
                return self.leaf("effect-harvest", form, n=spice)
            case fx.UseSignet():
                return self.leaf("effect-use_signet", form)
            case fx.TakeCouncilSeat(persuasion):
                return self.leaf("effect-take_council_seat", form, n=persuasion)
            case fx.TakeSwordmaster():
                return self.leaf("effect-take_swordmaster", form)
            case fx.PersuasionHere(amount):
                return self.leaf("effect-persuasion_here", form, n=amount)
            case fx.PerCard(faction, persuasion):
                return self.leaf("effect-per_card", form, faction=faction.value, n=persuasion)
        raise KanlyError(f"there are no words for the effect {effect}")

    def influence(self, effect: fx.Influence) -> str:
        """The Influence that an effect brings, as the object of a verb."""
        text = self.bundle.text
        if effect.behind:
            return text("influence-behind", n=effect.amount)
        if effect.different > 1:
            return text("influence-different", n=effect.amount, factions=effect.different)
        if len(effect.factions) == 1:
            return text("influence-with", n=effect.amount, faction=effect.factions[0].value)
        others = [faction for faction in fx.FACTIONS if faction not in effect.factions]
        if not others:
            return text("influence-any", n=effect.amount)
        if len(others) == 1:
            return text("influence-except", n=effect.amount, faction=others[0].value)
        names = [text("by-faction", "influence", faction=faction.value) for faction in effect.factions]
        return text("influence-some", n=effect.amount, factions=self.joined("list-or", names))

    def pay(self, effect: fx.Pay, form: Form) -> str:
        effects = self.sequence(effect.effects, Form.ABLE)
        if form is Form.PRINTED:
            costs = self.costs(effect.costs, Form.ABLE)
            return self.bundle.text("effect-pay_may", costs=costs, effects=effects)
        return self.bundle.text("effect-pay", costs=self.costs(effect.costs, form), effects=effects)

    def choose(self, effect: fx.Choose, form: Form) -> str:
        """ "A or B" where that is clear; else a numbered choice between longer texts."""
        forced = Form.DECIDED if form is Form.PRINTED else form
        short = effect.number == 1 and not any(
            len(option) > 1 or isinstance(option[0], fx.Pay | fx.When | fx.Choose | fx.EachOpponent)
            for option in effect.options
        )
        if short:
            clauses = self.merged([option[0] for option in effect.options], forced, "list-or")
            return self.joined("list-or", [clause.text for clause in clauses])
        told = [self.sequence(option, Form.DECIDED) for option in effect.options]
        options = told[0]
        for option in told[1:]:
            word = "list-alternative" if effect.number == 1 else "list-semicolon"
            options = self.bundle.text(word, a=options, b=option)
        return self.leaf("effect-choose", form, number=effect.number, options=options)

    def card_name(self, card: str) -> str:
        """The name of a card that an effect names by its bare id."""
        return self.bundle.text(message_of(card_key(card)))

    # --- conditions and costs

    def condition(self, condition: fx.Condition) -> str:
        """What stands after "if"."""
        text = self.bundle.text
        match condition:
            case fx.HasAlliance(None):
                return text("condition-has_any_alliance")
            case fx.HasAlliance(fx.Faction() as faction):
                return text("condition-has_alliance", faction=faction.value)
            case fx.HasInfluence(faction, amount):
                return text("condition-has_influence", faction=faction.value, n=amount)
            case fx.AnotherInPlay(faction):
                return text("condition-another_in_play", faction=faction.value)
            case fx.HasCouncilSeat():
                return text("condition-has_council_seat")
            case fx.MentatAtHome():
                return text("condition-mentat_at_home")
            case fx.EnemyInConflict():
                return text("condition-enemy_in_conflict")
            case fx.DeckNotEmpty():
                return text("condition-deck_not_empty")
            case fx.FactionsAt(influence, factions):
                return text("condition-factions_at", n=influence, factions=factions)
            case fx.Owns(card, copies):
                return text("condition-owns", card=self.card_name(card), n=copies)
            case fx.OwnsMost(card):
                return text("condition-owns_most", card=self.card_name(card))
        raise KanlyError(f"there are no words for the condition {condition}")

    def costs(self, costs: Sequence[fx.Cost], form: Form) -> str:
        """Costs as one clause; amounts of resources share a verb."""
        texts: list[str] = []
        spent = [self.spent(cost) for cost in costs if isinstance(cost, fx.Spend)]
        for cost in costs:
            if not isinstance(cost, fx.Spend):
                texts.append(self.cost(cost, form))
        if spent:
            texts.append(self.leaf("cost-spend", form, what=self.joined("list-and", spent)))
        return self.joined("list-and", texts)

    def spent(self, cost: fx.Spend) -> str:
        return self.bundle.text(f"resource-{cost.resource.value}", "acc", n=cost.amount)

    def cost(self, cost: fx.Cost, form: Form = Form.PRINTED) -> str:
        match cost:
            case fx.Spend():
                return self.leaf("cost-spend", form, what=self.spent(cost))
            case fx.TrashCard():
                return self.leaf("cost-trash_card", form)
            case fx.TrashSelf():
                return self.leaf("cost-trash_self", form)
            case fx.LoseInfluence(amount):
                return self.leaf("cost-lose_influence", form, n=amount)
            case fx.LoseTroops(troops):
                return self.leaf("cost-lose_troops", form, n=troops)
        raise KanlyError(f"there are no words for the cost {cost}")

    # --- traits

    def trait(self, trait: fx.Trait) -> str:
        text = self.bundle.text
        match trait:
            case fx.StartWith(gains):
                what = [text(f"resource-{gain.resource.value}", "acc", n=gain.amount) for gain in gains]
                return text("trait-start_with", what=self.joined("list-and", what))
            case fx.Prescience():
                return text("trait-prescience")
            case fx.SpaceDiscount(icon, solari):
                return text("trait-space_discount", icon=text(f"icon-{icon.value}"), n=solari)
            case fx.MayJoin(icons):
                names = [text("quoted", name=text(f"icon-{icon.value}")) for icon in icons]
                return text("trait-may_join", icons=self.joined("list-or", names))
            case fx.HarvestLess(spice, effects):
                return text("trait-harvest_less", n=spice, effects=self.sequence(effects, Form.PRINTED))
            case fx.SecretFactions(tokens):
                return text("trait-secret_factions", n=tokens)
            case fx.On(trigger, effects, at_least, once):
                if at_least and trigger is not fx.Trigger.DEPLOYED:
                    raise KanlyError(f"there are no words for {trait}: only {fx.Trigger.DEPLOYED} counts")
                moment = text(f"trigger-{trigger.value}", n=at_least)
                message = "trait-on_once" if once else "trait-on"
                return text(message, trigger=moment, effects=self.sequence(effects, Form.PRINTED))
        raise KanlyError(f"there are no words for the trait {trait}")
