"""A toy module of cards that react, that copy, and that can be used at any moment of one's turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kanly.bots.heuristic.often import often
from kanly.bots.heuristic.worth import register as register_worth
from kanly.cli import sign_tables
from kanly.components import Card, Intrigue, Leader, Module
from kanly.effects import (
    AtAnyMoment,
    Draw,
    Effect,
    Faction,
    Icon,
    On,
    Once,
    Persuasion,
    Recruit,
    Resource,
    Special,
    Spend,
    Trait,
    TrashSelf,
    Trigger,
    choose,
    pay,
    solari,
    spice,
    water,
)
from kanly.engine import giving, moves
from kanly.engine.codes import IN_PLAY, NONE, STEP_SPECIAL
from kanly.engine.content import Content, Node, Reaction
from kanly.engine.market import add
from kanly.engine.reactions import BEFORE_SEAT, Place, fire, heard_of, register_place
from kanly.engine.specials import register
from kanly.engine.state import State, Step
from kanly.engine.triggers import register_trigger
from kanly.engine.word import Word, has_no_meaning
from kanly.engine.word import register as register_word
from kanly.server.drawings import drawing, icon
from kanly.text import tables

if TYPE_CHECKING:
    from kanly.bots.heuristic.judge import Judge
    from kanly.engine.lowering import WordLowering
    from kanly.text.effects import Effects
    from kanly.text.phrases import Form

AGENT_BOX, REVEAL_BOX = 0, 1
# Words of ours have smaller numbers; nothing in the engine asks for this one.
OP_UNTIL_RECRUITED = 990


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
    """The copy belongs to the card that copies, and whoever waits for copies reacts."""
    c, node = s.content, step[3]
    fire(s, step[1], COPIED_NUMBER, 1)
    s.pool.extend(giving.given_by(c, c.nodes[node].component, box_of(s, node, moves.first(move))))


def boxes(c: Content) -> Sequence[tuple[int, ...]]:
    return (*giving.agent_boxes(c), *giving.reveal_boxes(c))


# A moment that no game knew before: its code, its words, how often it comes.
COPIED = Trigger("copied")
COPIED_NUMBER = register_trigger(COPIED)
tables.trigger(COPIED)
often(COPIED, 0.2)


class Wings(Place):
    """Who waits for copies does so in the discard pile too: a place where nothing of ours reacts."""

    def heard(self, c: Content) -> int:
        return heard_of([reaction for card in range(len(c.card_ids)) for reaction in waiting(c, card)])

    def lying(self, s: State, seat: int) -> Sequence[Reaction]:
        return [reaction for card in s.seats[seat].discard for reaction in waiting(s.content, card)]


def waiting(c: Content, card: int) -> list[Reaction]:
    return [reaction for reaction in c.card_on[card] if reaction.trigger == COPIED_NUMBER]


register_place(Wings("wings", BEFORE_SEAT))


@dataclass(frozen=True)
class UntilRecruited(Effect):
    """Waits face up until you recruit troops; then its effects, and it is done."""

    effects: tuple[Effect, ...]


class LiesUntilRecruited(Word):
    def lower(self, effect: Effect, by: WordLowering) -> Node:
        assert isinstance(effect, UntilRecruited)
        made = self.plain("")
        made.reaction = by.reaction(On(Trigger.RECRUITED, effect.effects), NONE)
        made.kids = made.reaction.nodes
        made.word = by.content.nodes[made.kids[0]].word
        return made

    def goes_by_what_lies_inside(self) -> bool:
        return True

    def lies_until(self) -> bool:
        return True


UNTIL_RECRUITED = LiesUntilRecruited(OP_UNTIL_RECRUITED)


def lying_until(by: Effects, it: UntilRecruited, form: Form) -> str:
    return by.bundle.text("effect-until_recruited", effects=by.sequence(it.effects, form))


def worth(judge: Judge, n: Node, now: bool) -> float:
    return 0.6 * judge.value.total(n.kids, now)


register_word(UntilRecruited, UNTIL_RECRUITED)
has_no_meaning(UntilRecruited)
drawing(UntilRecruited, lambda it: [icon("troop", "confirm")])
tables.effect(UntilRecruited, lying_until, around=True)
sign_tables.in_words(UntilRecruited)
register_worth(UntilRecruited, worth)

register("copy_box", copy_box, can_copy, copy_moves, copy_answer, gives=boxes)


def reacting(id: str, name: str, *in_play: Trait) -> Card:
    """A card that does nothing but react, or be used, while it lies in play."""
    return Card(
        id=id,
        name=name,
        set="masquerade",
        deck="imperium",
        count=2,
        cost=2,
        icons=(Icon.CITY, Icon.LANDSRAAD, Icon.EMPEROR),
        reveal=(Persuasion(1),),
        in_play=in_play,
    )


DRILLMASTER = reacting("drillmaster", "Drillmaster", On(Trigger.RECRUITED, (solari(1),), once=Once.TURN))
PATRON = reacting(
    "patron",
    "Patron",
    On(Trigger.GAINED_INFLUENCE, (Draw(1),), once=Once.ROUND, factions=(Faction.EMPEROR, Faction.GUILD)),
)
# At once, in the order of R-119, and as often as it happens.
AUCTIONEER = reacting(
    "auctioneer", "Auctioneer", On(Trigger.ACQUIRED, (pay(Spend(Resource.SOLARI, 1), spice(1)),), of="mimic")
)
UNDERSTUDY = reacting("understudy", "Understudy", On(COPIED, (Recruit(1),)))
QUARTERMASTER = reacting(
    "quartermaster", "Quartermaster", AtAnyMoment((pay(Spend(Resource.SOLARI, 1), Recruit(1)),))
)
# Trashed for what it brings: then the next one may be used.
TURNCOAT = reacting("turncoat", "Turncoat", AtAnyMoment((pay(TrashSelf(), solari(2)),), Once.ROUND))
MASQUER = Leader(
    id="masquer",
    name="Masquer",
    set="masquerade",
    deck="leaders",
    complexity=1,
    ability_name="Revels",
    traits=(
        On(Trigger.WON, (water(1),)),
        On(Trigger.ROUND_STARTED, (solari(1),)),
        AtAnyMoment((pay(Spend(Resource.SPICE, 1), Draw(1), water(1)),), Once.GAME),
    ),
    signet_name="Mask",
    signet=(solari(1),),
)

MASQUERADE = Module(
    id="masquerade",
    leaders=(MASQUER,),
    intrigue=(
        Intrigue(
            id="levy",
            name="Levy",
            set="masquerade",
            deck="intrigue",
            count=2,
            plot=(UntilRecruited((solari(2),)),),
        ),
    ),
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
        DRILLMASTER,
        PATRON,
        AUCTIONEER,
        UNDERSTUDY,
        QUARTERMASTER,
        TURNCOAT,
    ),
)
