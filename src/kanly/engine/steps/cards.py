"""Questions about cards: which one is trashed, discarded, acquired, fetched, and where it goes."""

from __future__ import annotations

from kanly.engine import cards, costs, intrigue, market, moves
from kanly.engine.codes import (
    ACQUIRE_FOR_SOLARI,
    ACQUIRE_MAY,
    ACQUIRE_TO_HAND,
    ACQUIRE_TO_TOP,
    ASKING_MASK,
    CHOSEN,
    DISCARD_PILE,
    EV_ASIDE,
    HAND,
    IN_PLAY,
    NONE,
    SOLARI,
    STEP_ACQUIRE,
    STEP_ASIDE,
    STEP_DISCARD,
    STEP_FETCH,
    STEP_PLACE,
    STEP_TRASH,
    STEP_TRASH_INTRIGUE,
    TOP_OF_DECK,
)
from kanly.engine.events import note
from kanly.engine.stack import apply_all
from kanly.engine.state import State, Step
from kanly.engine.step import StepKind, register_step


class Trash(StepKind):
    def run(self, s: State, step: Step) -> list[int] | None:
        """A card from hand, discard pile or play; `step[3]`: it may be declined (R-124, R-125). `step[4]`: the node that asks,
        plus one, which may want a zone or a faction."""
        me = s.seats[step[1]]
        found: list[int] = []
        asking = s.content.nodes[step[4] - 1] if step[4] else None
        if asking is not None and costs.trash_terms(asking) != (NONE, NONE):
            for card, zone in costs.trash_choices(s, step[1], asking):
                market.add(found, moves.make(moves.TRASH, card, zone))
            s.ask = bool(me.hand)
            return found
        for zone, zone_cards in ((HAND, me.hand), (DISCARD_PILE, me.discard), (IN_PLAY, me.play)):
            for card in zone_cards:
                market.add(found, moves.make(moves.TRASH, card, zone))
        if not found:
            s.stack.pop()
            return None
        if step[3]:
            found.append(moves.make(moves.DECLINE))
        s.ask = bool(me.hand)
        return found

    def answer(self, s: State, step: Step, move: int) -> None:
        s.stack.pop()
        if moves.kind_of(move) == moves.TRASH:
            card, zone = moves.first(move), moves.second(move)
            # By its own trash icon a card still does the rest of what it says.
            itself = zone == IN_PLAY and step[4] > 0 and s.content.nodes[step[4] - 1].card == card
            cards.trash(s, step[1], card, zone, itself)


class Discard(StepKind):
    def run(self, s: State, step: Step) -> list[int] | None:
        """`step[3]` cards are still to be discarded; asked even if all cards of the hand are alike. `step[4]`: the bonus, a node
        plus one, beside the node that asks."""
        me = s.seats[step[1]]
        if not step[3] or not me.hand:
            s.stack.pop()
            return None
        found: list[int] = []
        for card in me.hand:
            market.add(found, moves.make(moves.DISCARD, card))
        if len(me.hand) <= step[3]:
            return [min(found)]  # in an order that tells nothing of how they were drawn
        s.ask = True
        return found

    def answer(self, s: State, step: Step, move: int) -> None:
        card = moves.first(move)
        s.stack[-1] = (step[0], step[1], step[2], step[3] - 1, step[4])
        cards.discard(s, step[1], card)
        extra = step[4] & ASKING_MASK
        if extra:
            # What a discarded card of one faction brings besides.
            bonus = s.content.nodes[extra - 1]
            if bonus.a == NONE or s.content.card_factions[card] >> bonus.a & 1:
                apply_all(s, step[1], bonus.kids, CHOSEN)


class Acquire(StepKind):
    def run(self, s: State, step: Step) -> list[int] | None:
        """`step[3]`: the most it may cost; `step[4]`: on what terms, beside the node that asks."""
        found = market.acquirable(s, step[1], step[3], step[4] & ASKING_MASK)
        if not found:
            s.stack.pop()
            return None
        if step[4] & ACQUIRE_MAY:
            found.append(moves.make(moves.DECLINE))
        return found

    def answer(self, s: State, step: Step, move: int) -> None:
        s.stack.pop()
        if moves.kind_of(move) == moves.DECLINE:
            return
        card, flags = moves.first(move), step[4] & ASKING_MASK
        if flags & ACQUIRE_FOR_SOLARI:
            costs.spend(s, step[1], SOLARI, s.content.card_cost[card])
        place = TOP_OF_DECK if flags & ACQUIRE_TO_TOP else HAND if flags & ACQUIRE_TO_HAND else DISCARD_PILE
        cards.acquire(s, step[1], card, moves.second(move), place)


class Place(StepKind):
    def run(self, s: State, step: Step) -> list[int] | None:
        """Where a card just acquired goes, when its owner may choose."""
        return [moves.make(moves.PUT, TOP_OF_DECK), moves.make(moves.PUT, DISCARD_PILE)]

    def answer(self, s: State, step: Step, move: int) -> None:
        s.stack.pop()
        if moves.first(move) == TOP_OF_DECK and step[3] in s.seats[step[1]].discard:
            s.seats[step[1]].discard.remove(step[3])
            cards.put_on_top(s, step[1], step[3])


class Fetch(StepKind):
    def run(self, s: State, step: Step) -> list[int] | None:
        factions = s.content.card_factions
        found: list[int] = []
        for card in s.seats[step[1]].discard:
            if factions[card] >> step[3] & 1:
                market.add(found, moves.make(moves.FETCH, card))
        if not found:
            s.stack.pop()
            return None
        return found

    def answer(self, s: State, step: Step, move: int) -> None:
        s.stack.pop()
        cards.fetch(s, step[1], moves.first(move))


class Aside(StepKind):
    def run(self, s: State, step: Step) -> list[int] | None:
        """Which card of the Row is kept for the seat alone; `step[3]`: what it costs less (R-122)."""
        return market.aside_choices(s)

    def answer(self, s: State, step: Step, move: int) -> None:
        s.stack.pop()
        card = moves.first(move)
        s.seats[step[1]].aside += (card << market.ASIDE_BITS | step[3],)
        note(s, EV_ASIDE, step[1], card)
        cards.refill_row(s, s.row.index(card))


class TrashIntrigue(StepKind):
    def run(self, s: State, step: Step) -> list[int] | None:
        """Which Intrigue card leaves the game; asked even if all are alike, as nobody else may know that."""
        found: list[int] = []
        for held in s.seats[step[1]].intrigues:
            market.add(found, moves.make(moves.TRASH_INTRIGUE, held >> intrigue.KNOWN_BITS))
        s.ask = True
        return found

    def answer(self, s: State, step: Step, move: int) -> None:
        s.stack.pop()
        intrigue.trash(s, step[1], moves.first(move))


register_step(Trash("trash", "", "asking", hashed=True), STEP_TRASH)
register_step(Discard("discard", "", "bonus", most=99), STEP_DISCARD)
register_step(Acquire("acquire", "", "terms"), STEP_ACQUIRE)
register_step(Place("place", "card"), STEP_PLACE)
register_step(Fetch("fetch", "faction", "asking"), STEP_FETCH)
register_step(Aside("aside", "", "asking", most=9), STEP_ASIDE)
register_step(TrashIntrigue("trash_intrigue", "", "asking", part="tally"), STEP_TRASH_INTRIGUE)
