"""Effects around other effects: arrows, conditions, choices, and what only one component does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly import effects as fx
from kanly.engine import seats, specials
from kanly.engine.codes import (
    BY_ITSELF,
    CHOSEN,
    COST_DISCARD,
    OP_ANY_ORDER,
    OP_AT_REVEAL,
    OP_CHOOSE,
    OP_DRAW,
    OP_EACH_OPPONENT,
    OP_FOR_EACH,
    OP_PAY,
    OP_SEQUENCE,
    OP_SPECIAL,
    OP_WHEN,
    STEP_ANY_ORDER,
    STEP_APPLY,
    STEP_CHOOSE,
    STEP_MAY,
)
from kanly.engine.conditions import count, holds
from kanly.engine.content import AUTO_ALWAYS, AUTO_BRANCH, AUTO_WHEN, MINDS_INFLUENCE, Content, Node
from kanly.engine.costs import can_pay, pay
from kanly.engine.errors import KanlyError
from kanly.engine.gate import lower_condition, lower_cost, lower_counted
from kanly.engine.stack import apply_all
from kanly.engine.state import State
from kanly.engine.word import Word, register

if TYPE_CHECKING:
    from kanly.engine.lowering import WordLowering


def any_doable(s: State, seat: int, nodes: tuple[int, ...]) -> bool:
    table = s.content.nodes
    for node in nodes:
        n = table[node]
        if n.rule.doable(s, seat, n):
            return True
    return False


def any_mandatory(c: Content, nodes: tuple[int, ...]) -> bool:
    return any(c.nodes[node].mandatory for node in nodes)


class Pay(Word):
    """An arrow."""

    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        assert isinstance(effect, fx.Pay)
        made = by.parent(self.optional("pay"), effect.effects)
        made.word = "pay"
        made.costs = [lower_cost(cost, by) for cost in effect.costs]
        if any(isinstance(cost, fx.LoseInfluence) for cost in effect.costs):
            made.minds = MINDS_INFLUENCE
        made.secret = any(
            isinstance(cost, fx.TrashCard)
            and cost.zone is not fx.Zone.IN_PLAY
            and (cost.zone is not None or cost.faction is not None)
            for cost in effect.costs
        )
        return made

    def doable(self, s: State, seat: int, n: Node) -> bool:
        if not can_pay(s, seat, n):
            return False
        return any_doable(s, seat, n.kids) or discards_then_draws(s.content, n)

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        if forced:
            pay(s, seat, n.number)
        elif can_pay(s, seat, n):
            s.stack.append((STEP_MAY, seat, seat, n.number, 0))


def discards_then_draws(c: Content, n: Node) -> bool:
    """Whether an arrow's cost puts a card on the discard pile that its draw can then find (R-050)."""
    return any(code == COST_DISCARD for code, _, _ in n.costs) and any(
        c.nodes[kid].op == OP_DRAW for kid in n.kids
    )


class When(Word):
    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        assert isinstance(effect, fx.When)
        made = by.parent(self.node("when"), effect.effects)
        made.otherwise = by.lower(effect.otherwise)
        made.costs = lower_condition(effect.condition, by)
        nodes = by.content.nodes
        made.mandatory = any_mandatory(by.content, (*made.kids, *made.otherwise))
        if made.otherwise:
            made.auto = AUTO_BRANCH
        elif all(nodes[kid].auto == AUTO_ALWAYS for kid in made.kids):
            made.auto = AUTO_WHEN
        return made

    def goes_by_what_lies_inside(self) -> bool:
        return True

    def doable(self, s: State, seat: int, n: Node) -> bool:
        return any_doable(s, seat, n.kids if holds(s, seat, n) else n.otherwise)

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        apply_all(s, seat, n.kids if holds(s, seat, n) else n.otherwise, min(forced, CHOSEN))


class Choose(Word):
    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        assert isinstance(effect, fx.Choose)
        made = self.node("choose", effect.number)
        made.kids = tuple(by.option(option) for option in effect.options)
        made.mandatory = any_mandatory(by.content, made.kids)
        return made

    def options(self, n: Node) -> tuple[int, ...]:
        return n.kids

    def doable(self, s: State, seat: int, n: Node) -> bool:
        return any_doable(s, seat, n.kids)

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        s.stack.append((STEP_CHOOSE, seat, seat, n.number, 0))


class Sequence(Word):
    """Several effects in printed order: an option of a choice, or what comes with something. No effect of its own."""

    def goes_by_what_lies_inside(self) -> bool:
        return True

    def doable(self, s: State, seat: int, n: Node) -> bool:
        return any_doable(s, seat, n.kids)

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        apply_all(s, seat, n.kids, min(forced, CHOSEN))


class AnyOrder(Word):
    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        assert isinstance(effect, fx.AnyOrder)
        made = by.parent(self.node(""), effect.effects)
        made.mandatory = any_mandatory(by.content, made.kids)
        return made

    def goes_by_what_lies_inside(self) -> bool:
        return True

    def options(self, n: Node) -> tuple[int, ...]:
        return n.kids

    def doable(self, s: State, seat: int, n: Node) -> bool:
        return any_doable(s, seat, n.kids)

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        s.stack.append((STEP_ANY_ORDER, seat, seat, n.number, 0))


class ForEach(Word):
    """`a`: what is counted; `b`: its number."""

    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        assert isinstance(effect, fx.ForEach)
        code, number = lower_counted(effect.counted, by)
        made = by.parent(self.node("", code, number), [effect.effect])
        by.content.nodes[made.kids[0]].word = "each"
        return made

    def doable(self, s: State, seat: int, n: Node) -> bool:
        # What counts nothing stays due.
        return count(s, seat, n) > 0 and any_doable(s, seat, n.kids)

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        """Counted once, at the moment of its owner's choosing (R-062)."""
        each = s.content.nodes[n.kids[0]]
        times = count(s, seat, n)
        if not each.rule.apply_times(s, seat, each, times):
            for _ in range(times):
                s.stack.append((STEP_APPLY, seat, seat, n.kids[0], BY_ITSELF))


class EachOpponent(Word):
    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        assert isinstance(effect, fx.EachOpponent)
        made = by.parent(self.node(""), [effect.effect])
        if isinstance(effect.effect, fx.LoseTroop) and effect.effect.place is fx.Place.GARRISON:
            made.auto = AUTO_ALWAYS  # nobody has anything to choose
        return made

    def goes_by_what_lies_inside(self) -> bool:
        return True

    def doable(self, s: State, seat: int, n: Node) -> bool:
        for other in range(len(s.seats)):
            if seats.are_enemies(s, seat, other) and any_doable(s, other, n.kids):
                return True
        return False

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        for other in reversed(seats.enemies(s, seat)):
            if any_doable(s, other, n.kids):
                s.stack.append((STEP_APPLY, other, other, n.kids[0], CHOSEN))


class AtReveal(Word):
    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        assert isinstance(effect, fx.AtReveal)
        return by.parent(self.plain("at_reveal"), effect.effects)

    def goes_by_what_lies_inside(self) -> bool:
        return True

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        apply_all(s, seat, n.kids, forced)


class Special(Word):
    """`a`: the number of the special; `b` and `c`: its own numbers."""

    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        assert isinstance(effect, fx.Special)
        special = specials.WORDS[specials.index_of(effect.name)]
        if len(effect.numbers) > 2:
            raise KanlyError(
                f"the special {effect.name!r} has {len(effect.numbers)} numbers; a node holds two"
            )
        numbers = (*effect.numbers, 0, 0)
        made = self.node(effect.name, specials.index_of(effect.name), numbers[0])
        made.c = numbers[1]
        made.auto, made.mandatory = special.auto, special.mandatory
        made.minds = special.minds
        if special.tally:
            by.needs_tally()
        if special.gives is not None:
            by.gives(special.gives)
        return made

    def doable(self, s: State, seat: int, n: Node) -> bool:
        check = specials.WORDS[n.a].doable
        return check is None or check(s, seat, n.number)

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        specials.WORDS[n.a].apply(s, seat, n.number)


SEQUENCE: Final = Sequence(OP_SEQUENCE)

register(fx.Pay, Pay(OP_PAY))
register(fx.When, When(OP_WHEN))
register(fx.Choose, Choose(OP_CHOOSE))
register(fx.AnyOrder, AnyOrder(OP_ANY_ORDER))
register(fx.ForEach, ForEach(OP_FOR_EACH))
register(fx.EachOpponent, EachOpponent(OP_EACH_OPPONENT))
register(fx.AtReveal, AtReveal(OP_AT_REVEAL))
register(fx.Special, Special(OP_SPECIAL))
