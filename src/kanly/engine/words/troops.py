"""Troops: recruited, deployed, retreating, lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.engine import pieces, units
from kanly.engine.codes import (
    ASKING_BITS,
    CHOSEN,
    CONFLICT,
    GARRISON,
    NONE,
    ON_DEPLOYED_UNITS,
    OP_DEPLOY,
    OP_LOSE_TROOP,
    OP_ONCE_DEPLOYED,
    OP_RECRUIT,
    OP_RETREAT,
    STEP_DEPLOY,
    STEP_RETREAT,
    TROOPS,
    TURN_REVEAL,
)
from kanly.engine.content import AUTO_RECRUIT, Node, Reaction
from kanly.engine.stack import apply_all
from kanly.engine.state import State
from kanly.engine.word import Word, register

if TYPE_CHECKING:
    from kanly.engine.lowering import WordLowering


class Recruit(Word):
    """`b`: straight into the Conflict on a Reveal turn; `c`: the last troop of the supply is asked for."""

    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        assert isinstance(effect, fx.Recruit)
        made = self.node("recruit", effect.troops, int(effect.straight))
        made.auto = AUTO_RECRUIT
        # The last troop of the supply may be wanted elsewhere; rules 1 did not ask.
        made.c = int(by.rules > 1)
        return made

    def given(self, n: Node) -> int:
        return n.a

    def doable(self, s: State, seat: int, n: Node) -> bool:
        return units.of(s, seat).supply > 0

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        came = units.recruit(s, seat, n.a)
        if n.b and came and s.turn_kind == TURN_REVEAL and s.turn == seat:
            s.stack.append((STEP_DEPLOY, seat, seat, came, n.number + 1))


class LoseTroop(Word):
    """`a`: how many; `b`: from where."""

    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        assert isinstance(effect, fx.LoseTroop)
        return self.node("lose_troop", effect.troops, int(effect.place is fx.Place.CONFLICT))

    def doable(self, s: State, seat: int, n: Node) -> bool:
        me = units.of(s, seat)
        return (me.conflict if n.b == CONFLICT else me.garrison) > 0

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        units.lose(s, seat, n.b, n.a)


class Deploy(Word):
    """`a`: how many, or NONE; `b`: TROOPS, a kind plus one, or ANY_KIND."""

    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        assert isinstance(effect, fx.Deploy)
        return self.optional("deploy", NONE if effect.limit is None else effect.limit, by.movers(effect.kind))

    def doable(self, s: State, seat: int, n: Node) -> bool:
        return self.there(s, seat, n) > 0 and units.may_deploy(s)

    def there(self, s: State, seat: int, n: Node) -> int:
        return units.of(s, seat).garrison if n.b == TROOPS else pieces.movable(s, seat, n.b, GARRISON)

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        garrison = self.there(s, seat, n)
        if garrison and units.may_deploy(s):
            limit = garrison if n.a == NONE else min(n.a, garrison)
            s.stack.append((STEP_DEPLOY, seat, seat, limit, n.number + 1))


class Retreat(Word):
    """`a`: how many, or NONE; `b`: TROOPS, a kind plus one, or ANY_KIND."""

    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        assert isinstance(effect, fx.Retreat)
        return self.optional(
            "retreat", NONE if effect.limit is None else effect.limit, by.movers(effect.kind)
        )

    def doable(self, s: State, seat: int, n: Node) -> bool:
        return self.there(s, seat, n) > 0

    def there(self, s: State, seat: int, n: Node) -> int:
        return units.of(s, seat).conflict if n.b == TROOPS else pieces.movable(s, seat, n.b, CONFLICT)

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        there = self.there(s, seat, n)
        if there:
            limit = there if n.a == NONE else min(n.a, there)
            s.stack.append((STEP_RETREAT, seat, seat, limit, n.number + 1 << ASKING_BITS))


class OnceDeployed(Word):
    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        assert isinstance(effect, fx.OnceDeployed)
        by.needs_tally()
        made = by.parent(self.plain("", effect.units), effect.effects)
        made.reaction = Reaction(ON_DEPLOYED_UNITS, made.kids, effect.units)
        return made

    def goes_by_what_lies_inside(self) -> bool:
        return True

    def lies_until(self) -> bool:
        return True

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        apply_all(s, seat, n.kids, CHOSEN)


register(fx.Recruit, Recruit(OP_RECRUIT))
register(fx.LoseTroop, LoseTroop(OP_LOSE_TROOP))
register(fx.Deploy, Deploy(OP_DEPLOY))
register(fx.Retreat, Retreat(OP_RETREAT))
register(fx.OnceDeployed, OnceDeployed(OP_ONCE_DEPLOYED))
