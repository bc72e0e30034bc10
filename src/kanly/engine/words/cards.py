"""Personal cards and Intrigue cards: drawing, trashing, discarding, acquiring, stealing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.engine import cards, intrigue, seats
from kanly.engine.codes import (
    ACQUIRE_EXACTLY,
    ACQUIRE_FOR_SOLARI,
    ACQUIRE_MAY,
    ACQUIRE_TO_HAND,
    ACQUIRE_TO_TOP,
    ASKING_BITS,
    DISCARD_PILE,
    FROM_ROW,
    IN_PLAY,
    NONE,
    ON_ACQUIRED,
    OP_ACQUIRE,
    OP_ACQUIRE_RESERVE,
    OP_ASIDE,
    OP_DISCARD,
    OP_DRAW,
    OP_FETCH,
    OP_INTRIGUE,
    OP_ON_ACQUIRE,
    OP_STEAL,
    OP_TRASH,
    OP_TRASH_THIS,
    STEP_ACQUIRE,
    STEP_ASIDE,
    STEP_DISCARD,
    STEP_FETCH,
    STEP_TRASH,
    TAKEN,
)
from kanly.engine.content import Node, Reaction
from kanly.engine.errors import KanlyError
from kanly.engine.market import NO_LIMIT, acquirable, aside_choices
from kanly.engine.state import State
from kanly.engine.word import Word, register

if TYPE_CHECKING:
    from kanly.engine.lowering import WordLowering


class Draw(Word):
    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        assert isinstance(effect, fx.Draw)
        return self.node("draw", effect.cards)

    def given(self, n: Node) -> int:
        return n.a

    def doable(self, s: State, seat: int, n: Node) -> bool:
        me = s.seats[seat]
        return bool(me.deck or me.top or me.discard)

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        cards.draw(s, seat, n.a)


class DrawIntrigue(Word):
    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        assert isinstance(effect, fx.DrawIntrigue)
        return self.node("intrigue", effect.cards)

    def given(self, n: Node) -> int:
        return n.a

    def doable(self, s: State, seat: int, n: Node) -> bool:
        return bool(s.intrigue_deck or s.intrigue_discard)

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        intrigue.draw(s, seat, n.a)


class Trash(Word):
    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        return self.optional("trash")

    def doable(self, s: State, seat: int, n: Node) -> bool:
        me = s.seats[seat]
        return bool(me.hand or me.discard or me.play)

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        if self.doable(s, seat, n):
            s.stack.append((STEP_TRASH, seat, seat, int(forced != TAKEN), n.number + 1))


class TrashThis(Word):
    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        return self.node("trash_this")

    def doable(self, s: State, seat: int, n: Node) -> bool:
        return n.card in s.seats[seat].play

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        if n.card in s.seats[seat].play:
            cards.trash(s, seat, n.card, IN_PLAY, True)


class Discard(Word):
    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        assert isinstance(effect, fx.Discard)
        made = self.node("discard", effect.cards)
        if effect.bonus:
            made.kids = (by.bonus(effect.faction, effect.bonus),)
        return made

    def doable(self, s: State, seat: int, n: Node) -> bool:
        return bool(s.seats[seat].hand)

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        if s.seats[seat].hand:
            bonus = n.kids[0] + 1 if n.kids else 0
            s.stack.append((STEP_DISCARD, seat, seat, n.a, n.number + 1 << ASKING_BITS | bonus))


class Acquire(Word):
    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        assert isinstance(effect, fx.Acquire)
        flags = {fx.Zone.TOP_OF_DECK: ACQUIRE_TO_TOP, fx.Zone.HAND: ACQUIRE_TO_HAND}.get(effect.to, 0)
        if effect.exactly:
            flags |= ACQUIRE_EXACTLY
        if effect.paying is not None:
            if effect.paying is not fx.Resource.SOLARI:
                raise KanlyError(f"{effect}: a card can be paid for in solari, in no other resource")
            flags |= ACQUIRE_FOR_SOLARI
        made = self.node("acquire", NO_LIMIT if effect.cost is None else effect.cost, flags)
        if effect.may:
            made.b |= ACQUIRE_MAY
            made.mandatory = False
        return made

    def doable(self, s: State, seat: int, n: Node) -> bool:
        return bool(acquirable(s, seat, n.a, n.b))

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        s.stack.append((STEP_ACQUIRE, seat, seat, n.a, n.number + 1 << ASKING_BITS | n.b))


class AcquireReserve(Word):
    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        assert isinstance(effect, fx.AcquireReserve)
        return self.node("acquire", by.card_number(effect.card))

    def doable(self, s: State, seat: int, n: Node) -> bool:
        return s.reserve[s.content.card_reserve[n.a]] > 0

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        if self.doable(s, seat, n):
            cards.acquire(s, seat, n.a, FROM_ROW, DISCARD_PILE)


class SetAside(Word):
    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        assert isinstance(effect, fx.SetAside)
        return self.node("set_aside", effect.discount)

    def doable(self, s: State, seat: int, n: Node) -> bool:
        return bool(s.row)

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        if aside_choices(s):
            s.stack.append((STEP_ASIDE, seat, seat, n.a, n.number + 1))


class Fetch(Word):
    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        assert isinstance(effect, fx.Fetch)
        return self.node("fetch", by.faction_number(effect.faction))

    def doable(self, s: State, seat: int, n: Node) -> bool:
        factions = s.content.card_factions
        return any(factions[card] >> n.a & 1 for card in s.seats[seat].discard)

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        s.stack.append((STEP_FETCH, seat, seat, n.a, n.number + 1))


class StealIntrigue(Word):
    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        assert isinstance(effect, fx.StealIntrigue)
        return self.node("steal", effect.holding)

    def doable(self, s: State, seat: int, n: Node) -> bool:
        for other in range(len(s.seats)):
            if seats.are_enemies(s, seat, other) and len(s.seats[other].intrigues) >= n.a:
                return True
        return False

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        for victim in seats.enemies(s, seat):
            if len(s.seats[victim].intrigues) >= n.a:
                intrigue.steal(s, seat, victim)


class OnAcquire(Word):
    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        assert isinstance(effect, fx.OnAcquire)
        by.needs_tally()
        made = by.parent(self.plain("", NONE), effect.effects)
        if effect.card is not None:
            made.a = by.card_number(effect.card)
        made.reaction = Reaction(ON_ACQUIRED, made.kids, of=made.a)
        return made

    def goes_by_what_lies_inside(self) -> bool:
        return True

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        cards.react_to_acquiring(s, seat, n.number)


register(fx.Draw, Draw(OP_DRAW))
register(fx.DrawIntrigue, DrawIntrigue(OP_INTRIGUE))
register(fx.Trash, Trash(OP_TRASH))
register(fx.TrashThis, TrashThis(OP_TRASH_THIS))
register(fx.Discard, Discard(OP_DISCARD))
register(fx.Acquire, Acquire(OP_ACQUIRE))
register(fx.AcquireReserve, AcquireReserve(OP_ACQUIRE_RESERVE))
register(fx.SetAside, SetAside(OP_ASIDE))
register(fx.Fetch, Fetch(OP_FETCH))
register(fx.StealIntrigue, StealIntrigue(OP_STEAL))
register(fx.OnAcquire, OnAcquire(OP_ON_ACQUIRE))
