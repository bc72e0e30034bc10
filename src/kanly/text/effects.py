"""Effect trees as clauses: "pay 2 spice to recruit 3 troops"."""

from __future__ import annotations

from collections.abc import Sequence

from kanly import effects as fx
from kanly.engine import specials
from kanly.engine.contracts import SOLARI_FOR_A_CONTRACT
from kanly.engine.errors import KanlyError
from kanly.text.bundle import Bundle
from kanly.text.conditions import Conditions
from kanly.text.costs import Costs
from kanly.text.phrases import Clause, Form, Phrases

ANY_SPY = fx.PlaceSpy()
ACQUIRED_TO: dict[fx.Zone, str] = {
    fx.Zone.TOP_OF_DECK: "effect-acquire_to_top",
    fx.Zone.HAND: "effect-acquire_to_hand",
}
# Effects around others: too long for "A or B".
LONG = (
    fx.Pay, fx.When, fx.Choose, fx.AnyOrder, fx.EachOpponent, fx.ForEach, fx.AtReveal, fx.OnAcquire, fx.OnceDeployed,
)  # fmt: skip


# Where a Rival gains Influence.
PICKED: dict[fx.Pick, str] = {
    fx.Pick.LEAST: "influence-least",
    fx.Pick.MOST: "influence-most",
    fx.Pick.ALLIANCE: "influence-for_alliance",
}


class Effects:
    """Effects in one language; `third`: as what a Rival does."""

    def __init__(self, bundle: Bundle, third: bool = False) -> None:
        self.bundle = bundle
        self.phrases = Phrases(bundle, third)
        self.conditions = Conditions(self.phrases)
        self.costs = Costs(self.phrases, self.sequence)

    # --- lists

    def merged(self, effects: Sequence[fx.Effect], form: Form, word: str) -> list[Clause]:
        """The clauses of effects, in which neighbours with the same verb have become one."""
        clauses: list[Clause] = []
        things: list[str] = []
        for clause in self.clauses(effects, form):
            before = clauses[-1] if clauses else None
            if before and clause.verb and self.same_verb(before.verb, clause.verb, form):
                things.append(clause.thing)
                what = self.phrases.joined(word, things)
                clauses[-1] = Clause(
                    self.verb(before.verb, form, what), before.verb, what, things=len(things)
                )
            else:
                things = [clause.thing]
                clauses.append(clause)
        return clauses

    def clauses(self, effects: Sequence[fx.Effect], form: Form) -> list[Clause]:
        """One clause for each effect; what stands in a row and is one effect to the reader has only one."""
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
            if effect == ANY_SPY:
                spies = 1
                while at + spies < len(effects) and effects[at + spies] == ANY_SPY:
                    spies += 1
                found.append(self.place_spies(spies, form))
                at += spies
                continue
            # So are effects in a row under one condition.
            while isinstance(effect, fx.When) and at + 1 < len(effects):
                following = effects[at + 1]
                if not isinstance(following, fx.When) or following.condition != effect.condition:
                    break
                if effect.otherwise or following.otherwise:
                    break
                effect = fx.When(effect.condition, (*effect.effects, *following.effects))
                at += 1
            found.append(self.clause(effect, form))
            at += 1
        return found

    def same_verb(self, one: str, other: str, form: Form) -> bool:
        """Gaining and scoring, drawing and taking are one verb in some languages."""
        return bool(one) and (one == other or self.verb(one, form, "") == self.verb(other, form, ""))

    def verb(self, verb: str, form: Form, what: str) -> str:
        return self.phrases.leaf(verb, form, what=what)

    # --- effects

    def effect(self, effect: fx.Effect, form: Form = Form.PRINTED) -> str:
        return self.clause(effect, form).text

    def sequence(self, effects: Sequence[fx.Effect], form: Form) -> str:
        """Several effects as one clause."""
        clauses = self.merged(effects, form, "list-and")
        texts = [clause.text for clause in clauses]
        if all(clause.plain for clause in clauses):
            return self.phrases.joined("list-and", texts)
        if isinstance(effects[-1], fx.Choose):
            return self.phrases.joined("list-then", texts)
        return self.phrases.after(texts[0], texts[1:])

    def under(self, effects: Sequence[fx.Effect], form: Form) -> str:
        """Effects under one condition: with a semicolon between two it would be unclear that it holds for both."""
        clauses = self.merged(effects, form, "list-and")
        if len(clauses) == 2 and not isinstance(effects[-1], fx.Choose | fx.Pay | fx.When):
            return self.phrases.joined("list-and", [clause.text for clause in clauses])
        return self.sequence(effects, form)

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
                found.append(self.phrases.joined("list-and", [part.text for part in run]))
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
            case fx.PickedInfluence(amount, pick):
                # An "and" after where it is would be unclear.
                return Clause(self.verb("effect-score", form, text(PICKED[pick], n=amount)), plain=False)
            case fx.PriorityInfluence(place, amount):
                what = text("influence-priority", n=amount, place=place)
                return self.object_of("effect-score", what, form)
            case fx.Draw(cards):
                return self.object_of("effect-draw", text("term-card", "acc", n=cards), form)
            case fx.DrawIntrigue(cards):
                return self.object_of("effect-draw", text("term-intrigue_card", "acc", n=cards), form)
            case fx.Recruit(troops, straight):
                if straight:
                    return Clause(self.phrases.leaf("effect-recruit_straight", form, n=troops), plain=False)
                return self.object_of("effect-recruit", text("term-troop", "acc", n=troops), form)
            case fx.TrashThis():
                return Clause(self.phrases.leaf("effect-trash_this", form))
            case fx.Discard(cards, faction, bonus):
                told = self.phrases.leaf("effect-discard", form, n=cards)
                if not bonus:
                    return Clause(told)
                return Clause(self.phrases.after(told, [self.costs.bonus(faction, bonus)]), plain=False)
            case fx.LoseTroop(place, troops):
                return Clause(self.phrases.leaf("effect-lose_troop", form, n=troops, place=place.value))
            case fx.AcquireReserve(card):
                what = text("thing-reserve_card", card=self.phrases.card_name(card))
                return self.object_of("effect-take", what, form)
            case fx.TakeMentat(next_round):
                what = text("thing-mentat_next" if next_round else "thing-mentat")
                return self.object_of("effect-take", what, form)
            case fx.PlaceSpy() if effect == ANY_SPY:
                return self.place_spies(1, form)
            case fx.TakeHooks():
                return Clause(self.phrases.leaf("effect-take_hooks", form))
            case fx.TakeContract():
                return Clause(self.phrases.leaf("effect-take_contract", form, n=SOLARI_FOR_A_CONTRACT))
            case fx.Summon(kind, units):
                what = self.phrases.units(kind, "acc", units)
                return Clause(self.phrases.leaf("effect-summon", form, units=what))
            case fx.Harvest(0):
                return Clause(self.phrases.leaf("effect-harvest_bonus", form))
        around = self.around(effect, form)
        if around:
            return Clause(around, plain=False)
        told = self.long(effect, form)
        # After "to" and after a subject an "and" is clear as long as the text has no stops of its own.
        joins = self.phrases.third or form in (Form.ABLE, Form.MUST)
        plain = joins and not set(told) & set(";:")
        return Clause(
            told, plain=plain or (isinstance(effect, fx.DetonateShieldWall) and form is Form.DECIDED)
        )

    def around(self, effect: fx.Effect, form: Form) -> str:
        """Effects around other effects; nothing for those that are none."""
        text = self.bundle.text
        last = form in (Form.ABLE, Form.MUST)
        match effect:
            case fx.EachOpponent(inner):
                effects = self.effect(inner, Form.MUST)
                return self.phrases.leaf("effect-each_opponent", form, effects=effects)
            case fx.AtReveal(effects):
                told = self.sequence(effects, Form.DECIDED)
                return self.phrases.leaf("effect-at_reveal", form, effects=told)
            case fx.Pay():
                return self.pay(effect, form)
            case fx.When(condition, effects, otherwise):
                told = self.phrases.told(
                    "effect-when_after" if last else "effect-when",
                    condition=self.conditions.condition(condition),
                    effects=self.under(effects, form),
                )
                if not otherwise:
                    return told
                return text("effect-otherwise", when=told, effects=self.sequence(otherwise, form))
            case fx.Choose():
                return self.choose(effect, form)
            case fx.AnyOrder(effects):
                return self.sequence(effects, form)
            case fx.ForEach(counted, inner):
                told = self.effect(inner, form)
                return text("effect-for_each", effect=told, counted=self.conditions.counted(counted))
            case fx.OnAcquire(effects, card):
                told = self.sequence(effects, form)
                message = "effect-on_acquire_after" if last else "effect-on_acquire"
                if card is None:
                    return text(message, effects=told)
                return text(f"{message}_card", effects=told, card=self.phrases.card_name(card))
            case fx.OnceDeployed(units, effects):
                message = "effect-once_deployed_after" if last else "effect-once_deployed"
                return text(message, effects=self.sequence(effects, form), n=units)
        return ""

    def long(self, effect: fx.Effect, form: Form) -> str:
        """Effects whose clause is long enough for a sentence of its own."""
        leaf = self.phrases.leaf
        match effect:
            case fx.Trash():
                return leaf("effect-trash", form)
            case fx.Deploy(limit):
                return (
                    leaf("effect-deploy_any", form) if limit is None else leaf("effect-deploy", form, n=limit)
                )
            case fx.Retreat(limit):
                return (
                    leaf("effect-retreat_any", form)
                    if limit is None
                    else leaf("effect-retreat", form, n=limit)
                )
            case fx.Acquire():
                return self.acquire(effect, form)
            case fx.Fetch(faction):
                return leaf("effect-fetch", form, faction=faction.value)
            case fx.RecallAgent(other):
                return leaf("effect-recall_other" if other else "effect-recall_agent", form)
            case fx.StealIntrigue(holding):
                return leaf("effect-steal_intrigue", form, n=holding)
            case fx.Harvest(spice):
                return leaf("effect-harvest", form, n=spice)
            case fx.UseSignet():
                return leaf("effect-use_signet", form)
            case fx.TakeCouncilSeat(persuasion):
                return leaf("effect-take_council_seat", form, n=persuasion)
            case fx.TakeSwordmaster():
                return leaf("effect-take_swordmaster", form)
            case fx.PersuasionHere(amount):
                return leaf("effect-persuasion_here", form, n=amount)
            case fx.FactionInfluence(amount):
                return leaf("effect-faction_influence", form, n=amount)
            case fx.SetAside(discount):
                return leaf("effect-set_aside", form, n=discount)
            case fx.PlaceSpy():
                return self.place_spy(effect, form)
            case fx.DetonateShieldWall():
                return leaf("effect-detonate_shield_wall", form)
            case fx.RivalSpy(posts):
                if not posts:
                    return leaf("effect-rival_spy_by_priority", form)
                names = [self.phrases.named(("posts",), post) for post in posts]
                return leaf("effect-rival_spy", form, posts=self.phrases.quoted(names, "list-comma"))
            case fx.RivalHarvest(None):
                return leaf("effect-rival_harvest", form)
            case fx.RivalHarvest(str() as kind, units):
                what = self.phrases.units(kind, "acc", units)
                kinds = self.bundle.text(f"unit-{kind}", "plural")
                return leaf("effect-rival_harvest_or_summon", form, units=what, kinds=kinds)
            case fx.Special(name, numbers):
                # `n` is what the counted words of terms.ftl count.
                values = dict(zip("nabc", (*numbers[:1], *numbers), strict=False))
                return leaf(f"special-{name}", form, **values)
        raise KanlyError(
            f"there are no words for the effect {effect}; what an expansion does in its own way is a Special"
        )

    def acquire(self, effect: fx.Acquire, form: Form) -> str:
        """What is acquired, on what terms, and where it goes."""
        if effect.may and form is Form.PRINTED:
            return self.bundle.text("effect-may", effects=self.acquired(effect, Form.ABLE, "free"))
        return self.acquired(effect, form, "paid" if form is Form.ABLE else "free")

    def acquired(self, effect: fx.Acquire, form: Form, terms: str) -> str:
        """`terms`: after "in order to" it goes without saying that the card itself is free."""
        limit = "any" if effect.cost is None else "exactly" if effect.exactly else "most"
        card = self.bundle.text("acquired-card", limit=limit, n=effect.cost or 0)
        if effect.paying is not None:
            if effect.paying is not fx.Resource.SOLARI:
                raise KanlyError(f"there are no words for {effect}: a card can be paid for in Solari only")
            terms = effect.paying.value
        told = self.phrases.leaf("effect-acquire", form, card=card, terms=terms)
        if effect.to is fx.Zone.DISCARD_PILE:
            return told
        if effect.to not in ACQUIRED_TO:
            known = ", ".join(str(zone) for zone in (fx.Zone.DISCARD_PILE, *ACQUIRED_TO))
            raise KanlyError(f"there are no words for {effect}: a card is acquired to one of {known}")
        return self.phrases.leaf(ACQUIRED_TO[effect.to], form, acquire=told)

    def place_spies(self, spies: int, form: Form) -> Clause:
        return Clause(self.phrases.leaf("effect-place_spies", form, n=spies))

    def place_spy(self, effect: fx.PlaceSpy, form: Form) -> str:
        """A Spy that not every post will do for, or that brings something."""
        text = self.bundle.text
        where = text("where-any")
        if effect.visited:
            where = text("where-visited")
        elif effect.icons:
            where = text("where-icons", spaces=self.phrases.connected(effect.icons))
        if effect.share:
            where = text("where-share", where=where)
        told = self.phrases.leaf("effect-place_spy", form, n=1, where=where)
        bonuses = [
            text("post-bonus", spaces=self.phrases.connected(icons), effects=self.effect(bonus))
            for icons, bonus in effect.bonus
        ]
        return self.phrases.after(told, bonuses)

    def influence(self, effect: fx.Influence) -> str:
        """The Influence that an effect brings, as the object of a verb."""
        text = self.bundle.text
        if effect.behind:
            return self.phrases.told("influence-behind", n=effect.amount)
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
        return text("influence-some", n=effect.amount, factions=self.phrases.joined("list-or", names))

    def pay(self, effect: fx.Pay, form: Form) -> str:
        text = self.bundle.text
        if not effect.costs:
            # An arrow without a cost: only the offer.
            if form is Form.PRINTED:
                return text("effect-may", effects=self.sequence(effect.effects, Form.ABLE))
            return self.sequence(effect.effects, form)
        message, asked = "effect-pay", form
        if form is Form.PRINTED:
            # A player may pay, a Rival does.
            message, asked = "effect-pay_may", form if self.phrases.third else Form.ABLE
        told = self.phrases.told(
            message,
            costs=self.costs.costs(effect.costs, asked),
            effects=self.sequence(effect.effects, Form.ABLE),
        )
        return self.phrases.after(told, self.costs.bonuses(effect.costs))

    def choose(self, effect: fx.Choose, form: Form) -> str:
        """ "A or B" where that is clear; else a numbered choice between longer texts."""
        if form is Form.PRINTED and all(is_free(part) for option in effect.options for part in option):
            return self.bundle.text("effect-may", effects=self.choose(effect, Form.ABLE))
        forced = Form.DECIDED if form is Form.PRINTED else form
        short = effect.number == 1 and not any(
            len(option) > 1 or isinstance(option[0], LONG) or goes_on(option[0]) for option in effect.options
        )
        if short:
            clauses = self.merged([option[0] for option in effect.options], forced, "list-or")
            if not any(set(clause.text) & set(";:") for clause in clauses):
                return self.phrases.joined("list-or", [clause.text for clause in clauses])
        told = [self.sequence(option, Form.DECIDED) for option in effect.options]
        options = told[0]
        for option in told[1:]:
            word = "list-alternative" if effect.number == 1 else "list-semicolon"
            options = self.bundle.text(word, a=options, b=option)
        return self.phrases.leaf("effect-choose", form, number=effect.number, options=options)


def is_free(effect: fx.Effect) -> bool:
    """Whether an effect may be left undone although nothing has to be paid for it."""
    if isinstance(effect, fx.Special) and effect.name in specials.INDEX:
        return not specials.WORDS[specials.index_of(effect.name)].mandatory
    return isinstance(effect, fx.Deploy | fx.Retreat) or (isinstance(effect, fx.Acquire) and effect.may)


def goes_on(effect: fx.Effect) -> bool:
    """Whether an "and" follows within the effect, so that an "or" after it would be unclear."""
    return isinstance(effect, fx.Acquire) and effect.to is not fx.Zone.DISCARD_PILE
