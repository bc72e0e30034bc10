"""Effect trees as clauses: "pay 2 spice to recruit 3 troops"."""

from __future__ import annotations

from collections.abc import Sequence

from kanly import effects as fx
from kanly.engine.errors import KanlyError
from kanly.text import tables
from kanly.text.bundle import Bundle
from kanly.text.conditions import Conditions
from kanly.text.costs import Costs
from kanly.text.phrases import Clause, Form, Phrases, stops


class Effects:
    """Effects in one language; `third`: as what a Rival does."""

    def __init__(self, bundle: Bundle, third: bool = False) -> None:
        self.bundle: Bundle = bundle
        self.phrases: Phrases = Phrases(bundle, third)
        self.conditions: Conditions = Conditions(self.phrases)
        self.costs: Costs = Costs(self.phrases, self.sequence)

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
            row = self.entry(effects[at]).row
            one = None if row is None else row(self, effects[at:], form)
            clause, taken = one or (self.clause(effects[at], form), 1)
            found.append(clause)
            at += taken
        return found

    def same_verb(self, one: str, other: str, form: Form) -> bool:
        """Gaining and scoring, drawing and taking are one verb in some languages."""
        return bool(one) and (one == other or self.verb(one, form, "") == self.verb(other, form, ""))

    def verb(self, verb: str, form: Form, what: str) -> str:
        return self.phrases.leaf(verb, form, what=what)

    # --- effects

    def leaf(self, message: str, form: Form, **variables: int | str) -> str:
        return self.phrases.leaf(message, form, **variables)

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

    def entry(self, effect: fx.Effect) -> tables.EffectTold:
        found = tables.EFFECTS.get(type(effect))
        if found is None:
            raise KanlyError(
                f"there are no words for the effect {effect}; what an expansion does in its own way is a Special"
            )
        return found

    def clause(self, effect: fx.Effect, form: Form) -> Clause:
        entry = self.entry(effect)
        told = entry.tell(self, effect, form)
        if isinstance(told, Clause):
            return told
        if entry.around:
            return Clause(told, plain=False)
        # After "to" and after a subject an "and" is clear as long as the text has no stops of its own.
        joins = self.phrases.third or form.comes_last
        return Clause(told, plain=form in entry.plain_in or (joins and not stops(told)))

    def may_be_left(self, effect: fx.Effect) -> bool:
        """Whether an effect may be left undone although nothing has to be paid for it."""
        free = self.entry(effect).free
        return free is not None and free(effect)

    def short(self, effect: fx.Effect) -> bool:
        """Whether an effect is clear as an "A" of "A or B"."""
        entry = self.entry(effect)
        return not entry.around and not (entry.goes_on is not None and entry.goes_on(effect))
