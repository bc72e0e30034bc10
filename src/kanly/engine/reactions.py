"""What reacts to something that happens: a Leader, a card in play, what lies before a seat, an Intrigue card that waits.

A reaction puts effects among those of the turn, or on the stack; it is never a callback. Each kind of things that react lies in
a place of its own, and topics register further ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kanly.engine import moves, spent
from kanly.engine.codes import (
    AT_ANY_MOMENT,
    BY_ITSELF,
    NONE,
    ONCE_A_GAME,
    OP_ON_ACQUIRE,
    TURN_AGENT,
    TURN_NONE,
    TURN_REVEAL,
)
from kanly.engine.content import MOST_TRIGGERS, Content, Reaction
from kanly.engine.errors import KanlyError
from kanly.engine.stack import apply_all
from kanly.engine.state import State
from kanly.engine.triggers import AT_ONCE
from kanly.open_class import mypyc_attr

# The order in which things react that do so at once.
LEADER: Final = 0
IN_PLAY: Final = 1
BEFORE_SEAT: Final = 2
WAITING: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Place:
    """Where things lie that react."""

    def __init__(self, name: str, order: int) -> None:
        self.name: str = name
        self.order: int = order

    def heard(self, c: Content) -> int:
        """The triggers that something of this content reacts to when it lies here, as a bit mask."""
        return 0

    def lying(self, s: State, seat: int) -> Sequence[Reaction]:
        """What lies here now; two that are alike are there twice."""
        return ()

    def happened(self, s: State, seat: int, trigger: int, count: int, factions: int, of: int) -> None:
        lying = self.lying(s, seat)
        for reaction in lying:
            if reaction.trigger != trigger or not reaction.answers(trigger, count, factions, of):
                continue
            if reaction.once:
                if not self.left(s, seat, reaction, lying):
                    continue
                self.spend(s, seat, reaction)
            self.respond(s, seat, reaction)

    def left(self, s: State, seat: int, reaction: Reaction, lying: Sequence[Reaction]) -> bool:
        """Whether something with a limit may still react or be used; each copy may."""
        used = spent.times(s, seat, reaction)
        return not used or used < sum([1 for other in lying if other is reaction])

    def spend(self, s: State, seat: int, reaction: Reaction) -> None:
        """It has reacted, or been used."""
        spent.add(s, seat, reaction)

    def respond(self, s: State, seat: int, reaction: Reaction) -> None:
        bring(s, seat, reaction)


def bring(s: State, seat: int, reaction: Reaction) -> None:
    """Its effects are due: among those of the turn, if it is the seat's and far enough, or at once."""
    if AT_ONCE[reaction.trigger] or s.turn != seat or s.turn_kind not in (TURN_AGENT, TURN_REVEAL):
        apply_all(s, seat, reaction.nodes, BY_ITSELF)
    else:
        s.pool.extend(reaction.nodes)


def fire(s: State, seat: int, trigger: int, count: int, factions: int = -1, of: int = NONE) -> None:
    """Something happened to a seat that things may react to; `factions`: with which it had to do, `of`: with which card or
    space."""
    for place in s.content.heard_by[trigger]:
        place.happened(s, seat, trigger, count, factions, of)


def hears(s: State, seat: int, trigger: int, factions: int) -> bool:
    """Whether something of a seat would react to this now, so that it is not done unasked."""
    for place in s.content.heard_by[trigger]:
        lying = place.lying(s, seat)
        for reaction in lying:
            if reaction.answers(trigger, 1, factions, NONE) and (
                not reaction.once or place.left(s, seat, reaction, lying)
            ):
                return True
    return False


def offer(s: State, seat: int, found: list[int]) -> None:
    """Add a move for each ability that a seat can use now."""
    nodes = s.content.nodes
    for place in s.content.heard_by[AT_ANY_MOMENT]:
        lying = place.lying(s, seat)
        for reaction in lying:
            if reaction.trigger != AT_ANY_MOMENT or not place.left(s, seat, reaction, lying):
                continue
            n = nodes[reaction.nodes[0]]
            move = moves.TAKE << moves.SHIFT_KIND | n.number << moves.SHIFT_A
            if n.rule.doable(s, seat, n):
                if move not in found:
                    found.append(move)
            elif n.secret and s.seats[seat].hand:
                s.ask = True


def spend(s: State, seat: int, ability: Reaction) -> None:
    """A seat uses something that can be used at any moment."""
    for place in s.content.heard_by[AT_ANY_MOMENT]:
        if ability in place.lying(s, seat):
            place.spend(s, seat, ability)
            return
    raise KanlyError("nothing that can be used at any moment lies before this seat")


PLACES: Final[list[Place]] = []


def register_place(place: Place) -> None:
    """From now on what lies there can react."""
    if any(place.name == other.name for other in PLACES):
        raise KanlyError(f"the place {place.name!r} is registered twice")
    PLACES.append(place)


def listen(c: Content) -> None:
    """Note what of this content reacts to which triggers. On the stack the first comes first, so it is the last here."""
    for place in sorted(PLACES, key=lambda place: place.order, reverse=True):
        heard = place.heard(c)
        for trigger in range(MOST_TRIGGERS):
            if heard >> trigger & 1:
                c.heard_by[trigger].append(place)


def heard_of(reactions: Sequence[Reaction]) -> int:
    mask = 0
    for reaction in reactions:
        if reaction.trigger != NONE:
            mask |= 1 << reaction.trigger
    return mask


class Leaders(Place):
    """A Leader's own abilities. What it reacts to once a game is remembered in `Seat.once_spent`."""

    def heard(self, c: Content) -> int:
        mask = 0
        for triggers in c.leader_triggers:
            mask |= triggers
        return mask

    def happened(self, s: State, seat: int, trigger: int, count: int, factions: int, of: int) -> None:
        leader = s.seats[seat].leader
        if leader != NONE and s.content.leader_triggers[leader] >> trigger & 1:
            super().happened(s, seat, trigger, count, factions, of)

    def lying(self, s: State, seat: int) -> Sequence[Reaction]:
        leader = s.seats[seat].leader
        return () if leader == NONE else s.content.leader_on[leader]

    def left(self, s: State, seat: int, reaction: Reaction, lying: Sequence[Reaction]) -> bool:
        if in_seat(reaction):
            return not s.seats[seat].once_spent
        return super().left(s, seat, reaction, lying)

    def spend(self, s: State, seat: int, reaction: Reaction) -> None:
        if in_seat(reaction):
            s.seats[seat].once_spent = 1
        else:
            super().spend(s, seat, reaction)


def in_seat(reaction: Reaction) -> bool:
    """Whether the seat itself remembers that a Leader has done it."""
    return reaction.once == ONCE_A_GAME and reaction.trigger != AT_ANY_MOMENT


class CardsInPlay(Place):
    def heard(self, c: Content) -> int:
        mask = 0
        for reactions in c.card_on:
            mask |= heard_of(reactions)
        return mask

    def lying(self, s: State, seat: int) -> Sequence[Reaction]:
        found: list[Reaction] = []
        for card in s.seats[seat].play:
            found.extend(s.content.card_on[card])
        return found


class ThisTurn(Place):
    """Words that wait for something until the turn is over, and lie where the card lies that holds them."""

    def __init__(self, name: str, order: int, of_cards: bool) -> None:
        super().__init__(name, order)
        self.of_cards: bool = of_cards

    def heard(self, c: Content) -> int:
        mask = 0
        for n in c.nodes:
            if n.reaction is not None and n.op == OP_ON_ACQUIRE and (n.card != NONE) == self.of_cards:
                mask |= 1 << n.reaction.trigger
        return mask

    def happened(self, s: State, seat: int, trigger: int, count: int, factions: int, of: int) -> None:
        if s.tally is None or not s.tally.reacting or s.turn != seat or s.turn_kind == TURN_NONE:
            return
        nodes = s.content.nodes
        left: list[int] = []
        for node in s.tally.reacting:
            n = nodes[node]
            reaction = n.reaction
            if (
                reaction is not None
                and (n.card != NONE) == self.of_cards
                and reaction.answers(trigger, count, factions, of)
            ):
                bring(s, seat, reaction)
                # Whoever waits for one card reacts once, however many of it are acquired.
                if reaction.of != NONE:
                    continue
            left.append(node)
        s.tally.reacting = tuple(left)


register_place(Leaders("leader", LEADER))
register_place(CardsInPlay("cards in play", IN_PLAY))
register_place(ThisTurn("cards of this turn", IN_PLAY, True))
register_place(ThisTurn("intrigue of this turn", WAITING, False))
