"""Effects around other effects, conditions around conditions, and what only one component does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.engine import specials
from kanly.text import tables
from kanly.text.phrases import Clause, Form, stops

if TYPE_CHECKING:
    from kanly.text.effects import Effects


def pay(by: Effects, it: fx.Pay, form: Form) -> str:
    if not it.costs:
        # An arrow without a cost: only the offer.
        if form is Form.PRINTED:
            return by.bundle.text("effect-may", effects=by.sequence(it.effects, Form.ABLE))
        return by.sequence(it.effects, form)
    message, asked = "effect-pay", form
    if form is Form.PRINTED:
        # A player may pay, a Rival does.
        message, asked = "effect-pay_may", form if by.phrases.third else Form.ABLE
    told = by.phrases.told(
        message, costs=by.costs.costs(it.costs, asked), effects=by.sequence(it.effects, Form.ABLE)
    )
    return by.phrases.after(told, by.costs.bonuses(it.costs))


def when(by: Effects, it: fx.When, form: Form) -> str:
    told = by.phrases.told(
        "effect-when_after" if form.comes_last else "effect-when",
        condition=by.conditions.condition(it.condition),
        effects=by.under(it.effects, form),
    )
    if not it.otherwise:
        return told
    return by.bundle.text("effect-otherwise", when=told, effects=by.sequence(it.otherwise, form))


def under_one_condition(by: Effects, effects: Sequence[fx.Effect], form: Form) -> tuple[Clause, int]:
    """Effects in a row under the same condition stand under it together."""
    first = effects[0]
    assert isinstance(first, fx.When)
    taken = 1
    for following in effects[1:]:
        if not isinstance(following, fx.When) or following.condition != first.condition:
            break
        if first.otherwise or following.otherwise:
            break
        first = fx.When(first.condition, (*first.effects, *following.effects))
        taken += 1
    return by.clause(first, form), taken


def choose(by: Effects, it: fx.Choose, form: Form) -> str:
    """ "A or B" where that is clear; else a numbered choice between longer texts."""
    if form is Form.PRINTED and all(by.may_be_left(part) for option in it.options for part in option):
        return by.bundle.text("effect-may", effects=choose(by, it, Form.ABLE))
    forced = Form.DECIDED if form is Form.PRINTED else form
    if it.number == 1 and all(len(option) == 1 and by.short(option[0]) for option in it.options):
        clauses = by.merged([option[0] for option in it.options], forced, "list-or")
        if not any(stops(clause.text) for clause in clauses):
            return by.phrases.joined("list-or", [clause.text for clause in clauses])
    told = [by.sequence(option, Form.DECIDED) for option in it.options]
    options = told[0]
    for option in told[1:]:
        word = "list-alternative" if it.number == 1 else "list-semicolon"
        options = by.bundle.text(word, a=options, b=option)
    return by.leaf("effect-choose", form, number=it.number, options=options)


def for_each(by: Effects, it: fx.ForEach, form: Form) -> str:
    told = by.effect(it.effect, form)
    return by.bundle.text("effect-for_each", effect=told, counted=by.conditions.counted(it.counted))


def each_opponent(by: Effects, it: fx.EachOpponent, form: Form) -> str:
    return by.leaf("effect-each_opponent", form, effects=by.effect(it.effect, Form.MUST))


def at_reveal(by: Effects, it: fx.AtReveal, form: Form) -> str:
    return by.leaf("effect-at_reveal", form, effects=by.sequence(it.effects, Form.DECIDED))


def special(by: Effects, it: fx.Special, form: Form) -> str:
    # `n` is what the counted words of terms.ftl count.
    values = dict(zip("nabc", (*it.numbers[:1], *it.numbers), strict=False))
    return by.leaf(f"special-{it.name}", form, **values)


def special_is_free(it: fx.Special) -> bool:
    return it.name in specials.INDEX and not specials.WORDS[specials.index_of(it.name)].mandatory


tables.effect(fx.Pay, pay, around=True)
tables.effect(fx.When, when, around=True, row=under_one_condition)
tables.effect(fx.Choose, choose, around=True)
tables.effect(fx.AnyOrder, lambda by, it, form: by.sequence(it.effects, form), around=True)
tables.told_with(fx.AnyOrder)
tables.effect(fx.ForEach, for_each, around=True)
tables.effect(fx.EachOpponent, each_opponent, around=True)
tables.effect(fx.AtReveal, at_reveal, around=True)
tables.effect(fx.Special, special, free=special_is_free)
# Each goes by its own name: `special-<name>`.
tables.told_with(fx.Special)

tables.condition(fx.AllOf, lambda by, it: by.all_of(it.conditions))
tables.told_with(fx.AllOf)
