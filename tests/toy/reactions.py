"""A toy module of cards that react, that copy, and that can be used at any moment of one's turn."""

from __future__ import annotations

from collections.abc import Sequence

from kanly.components import Card, Module
from kanly.effects import (
    Draw,
    Faction,
    Icon,
    Persuasion,
    Resource,
    Special,
    Spend,
    TrashSelf,
    choose,
    pay,
    solari,
    spice,
)
from kanly.engine import giving, moves
from kanly.engine.codes import IN_PLAY, STEP_SPECIAL
from kanly.engine.content import Content
from kanly.engine.market import add
from kanly.engine.specials import register
from kanly.engine.state import State, Step

AGENT_BOX, REVEAL_BOX = 0, 1


def box_of(s: State, node: int, card: int) -> tuple[int, ...]:
    c = s.content
    return c.card_agent[card] if c.nodes[node].b == AGENT_BOX else c.card_reveal[card]


def models(s: State, seat: int, node: int) -> list[int]:
    """The other cards in play that have something to copy."""
    own = s.content.nodes[node].card
    found: list[int] = []
    for card in s.seats[seat].play:
        if card != own and box_of(s, node, card):
            add(found, moves.make(moves.TRASH, card, IN_PLAY))
    return found


def can_copy(s: State, seat: int, node: int) -> bool:
    return bool(models(s, seat, node))


def copy_box(s: State, seat: int, node: int) -> None:
    s.stack.append((STEP_SPECIAL, seat, seat, node, 0))


def copy_moves(s: State, step: Step) -> list[int]:
    return [moves.make(moves.KEEP, moves.first(move)) for move in models(s, step[1], step[3])]


def copy_answer(s: State, step: Step, move: int) -> None:
    """The copy belongs to the card that copies."""
    c, node = s.content, step[3]
    s.pool.extend(giving.given_by(c, c.nodes[node].component, box_of(s, node, moves.first(move))))


def boxes(c: Content) -> Sequence[tuple[int, ...]]:
    return (*giving.agent_boxes(c), *giving.reveal_boxes(c))


register("copy_box", copy_box, can_copy, copy_moves, copy_answer, gives=boxes)

MASQUERADE = Module(
    id="masquerade",
    imperium=(
        Card(
            id="mimic",
            name="Mimic",
            set="masquerade",
            deck="imperium",
            count=2,
            cost=3,
            factions=(Faction.EMPEROR,),
            icons=(Icon.CITY,),
            agent=(Special("copy_box", (AGENT_BOX,)),),
            reveal=(Persuasion(1), Special("copy_box", (REVEAL_BOX,))),
        ),
        Card(
            id="broker",
            name="Broker",
            set="masquerade",
            deck="imperium",
            count=2,
            cost=2,
            factions=(Faction.EMPEROR,),
            icons=(Icon.CITY,),
            agent=(choose(solari(1), pay(TrashSelf(), spice(2))),),
            reveal=(pay(Spend(Resource.SOLARI, 1), Draw(1)),),
        ),
    ),
)
