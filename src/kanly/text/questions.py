"""What a seat is asked, in words: a short title, a sentence about it, and the component that asks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kanly.components import (
    Card,
    Conflict,
    Contract,
    HagalCard,
    Intrigue,
    Leader,
    Objective,
    PlaceTrack,
    Post,
    Rival,
    Space,
    Track,
)
from kanly.engine import codes, moves
from kanly.engine.codes import NONE, OP_SPECIAL
from kanly.engine.content import Content
from kanly.engine.errors import KanlyError
from kanly.engine.market import NO_LIMIT
from kanly.engine.specials import WORDS
from kanly.engine.state import State, Step
from kanly.engine.step import STEPS
from kanly.engine.steps.troops import movers
from kanly.text.bundle import capital
from kanly.text.moves import Moves

# What a component is called on whose account something is asked; a House Hagal card or a Rival is an opponent's.
KINDS: Final = {
    Space: "space", Card: "card", Intrigue: "intrigue", Leader: "leader", Contract: "contract", Conflict: "conflict",
    Track: "faction", PlaceTrack: "track", Post: "post", Objective: "objective", HagalCard: "opponent", Rival: "opponent",
}  # fmt: skip
# The special that lets cards go on top of the deck as they are acquired: the question knows only the card.
TO_TOP: Final = "acquire_to_top"


@dataclass(frozen=True)
class Moment:
    """What a question is understood from: the step that asks, and what lies open on the table around it."""

    content: Content
    step: Step
    conflict: int
    turn_card: int
    turn_space: int
    leader: int
    """Of the seat whose question it is."""
    persuasion: int = 0
    kinds: frozenset[int] = frozenset()
    """Of the legal moves, for the seat that is asked; nobody else may know them."""

    @classmethod
    def of(cls, s: State, asked: bool) -> Moment:
        """The open question of a game; `asked`: for the seat that is to answer it."""
        step = s.stack[-1]
        me = s.seats[step[1]]
        kinds = frozenset(moves.kind_of(move) for move in s.options) if asked else frozenset()
        return cls(s.content, step, s.conflict, s.turn_card, s.turn_space, me.leader, me.persuasion, kinds)


def source_of(m: Moment) -> int:
    """The component that asks, as the content counts it, or NONE."""
    c, step = m.content, m.step
    node = STEPS[step[0]].node(step)
    if node != NONE:
        return c.nodes[node].component
    match step[0]:
        case codes.STEP_TIER | codes.STEP_GATHER:
            return c.space_component[step[3]]
        case codes.STEP_ORIGIN:
            return c.card_component[step[3]]
        case codes.STEP_INFILTRATE:
            return c.space_component[step[4]]
        case codes.STEP_AGENT:
            return NONE if m.turn_space == NONE else c.space_component[m.turn_space]
        case codes.STEP_DEFEND | codes.STEP_CONTROL | codes.STEP_COMBAT | codes.STEP_REWARD | codes.STEP_WIN:
            return NONE if m.conflict == NONE else c.conflict_component[m.conflict]
        case codes.STEP_ALLIANCE:
            return c.nodes[c.track_visit[step[3]]].component
        case codes.STEP_LINES:
            return c.intrigue_component[step[3]]
        case codes.STEP_TOKEN:
            return NONE if m.leader == NONE else c.leader_component[m.leader]
        case codes.STEP_PLACE:
            for n in c.nodes:
                if n.op == OP_SPECIAL and WORDS[n.a].name == TO_TOP:
                    return n.component
    return NONE


# Questions that go on when one thing is done: what they are about says more than on whose account they are asked.
ABOUT_FIRST: Final = frozenset(
    {codes.STEP_AGENT, codes.STEP_COMBAT, codes.STEP_WIN, codes.STEP_DEFEND, codes.STEP_PLACE}
)
# The place of a reward, as its message counts it.
PLACES: Final = ("first", "second", "third")


@dataclass(frozen=True)
class Asked:
    """A question in words."""

    title: str
    about: str
    clause: str
    """The sentence without the name of what asks."""
    line: str
    """Both in one line, for where there is no more room."""
    component: int
    """On whose account it is asked, or NONE: the rules."""


class Questions:
    """The questions of a game in one language."""

    def __init__(self, words: Moves) -> None:
        self.words = words
        self.bundle = words.bundle

    def asked(self, m: Moment) -> Asked:
        """The question of a step that asks something."""
        component = source_of(m)
        title = self.title(m)
        clause = self.clause(m)
        if component == NONE:
            about, line = capital(clause), self.joined(title, clause)
        elif m.step[0] == codes.STEP_AGENT:
            about, line = clause, self.joined(title, clause)
        else:
            source = self.words.rules.name(m.content.data[component])
            about = capital(self.joined(source, clause))
            line = self.joined(title, clause if m.step[0] in ABOUT_FIRST else source)
        return Asked(title, about, clause, line, component)

    def prompt(self, step: int) -> str:
        """The title of a step's question, whatever it is about."""
        if not STEPS[step].asks:
            known = ", ".join(str(code) for code, kind in enumerate(STEPS) if kind.asks)
            raise KanlyError(f"the step {step} asks nothing; those that do are {known}")
        return self.bundle.text(f"prompt-{STEPS[step].name}", n=1)

    def joined(self, first: str, second: str) -> str:
        return self.bundle.text("asked-joined", a=first, b=second)

    def title(self, m: Moment) -> str:
        kind = m.step[0]
        name = STEPS[kind].name
        if kind == codes.STEP_SPECIAL:
            special = f"prompt-special-{self.special(m)}"
            return self.bundle.text(special if self.bundle.has(special) else "prompt-special", n=m.step[4])
        return self.bundle.text(f"prompt-{name}", n=self.count(m))

    def special(self, m: Moment) -> str:
        return WORDS[m.content.nodes[m.step[3]].a].name

    def count(self, m: Moment) -> int:
        """How many things a question is about."""
        kind, _, _, a, _ = m.step
        if kind == codes.STEP_DISCARD:
            return a
        if kind == codes.STEP_CHOOSE:
            return m.content.nodes[a].a - m.step[4].bit_count()
        if kind == codes.STEP_FACTION:
            return max(1, m.content.nodes[a].c) - m.step[4].bit_count()
        return 1

    def clause(self, m: Moment) -> str:
        """What is asked, as it follows the name of what asks it: a small first letter, no full stop."""
        c, (kind, _, _, a, b) = m.content, m.step
        text = self.bundle.text
        message = f"asked-{STEPS[kind].name}"
        match kind:
            case codes.STEP_TURN:
                sends = not m.kinds or moves.AGENT in m.kinds
                return text(message, can="send" if sends else "reveal")
            case codes.STEP_COMBAT:
                return text(message, can="pass" if m.kinds == {moves.PASS} else "play")
            case codes.STEP_AGENT:
                if m.turn_card == NONE or m.turn_space == NONE:
                    return text("asked-any_order")
                return text(
                    message, card=self.words.card(c, m.turn_card), space=self.words.space(c, m.turn_space)
                )
            case codes.STEP_REVEAL:
                buys = not m.kinds or moves.BUY in m.kinds
                return text(message, n=m.persuasion, buy="yes" if buys else "no")
            case codes.STEP_DEPLOY | codes.STEP_RETREAT if movers(c, m.step) != codes.TROOPS:
                return text(f"{message}_units", n=a)
            case codes.STEP_TOKEN | codes.STEP_DEPLOY | codes.STEP_RETREAT:
                return text(message, n=a)
            case codes.STEP_CONTROL:
                return text(message, units=text(f"unit-{c.unit_ids[c.unit_control]}", n=1))
            case codes.STEP_DEFEND:
                space = NONE if m.conflict == NONE else c.conflict_controls[m.conflict]
                return text(message, space=self.words.space(c, space))
            case codes.STEP_ORIGIN:
                return text(message, space=self.words.space(c, b))
            case codes.STEP_REWARD:
                return text(message, place=PLACES[a])
            case codes.STEP_ENDGAME:
                return text(message, pair="yes" if moves.number_of("pair") in m.kinds else "no")
            case codes.STEP_PLACE:
                return text(message, card=self.words.card(c, a))
            case codes.STEP_POST:
                return text(message, back="yes" if moves.number_of("recall_spy") in m.kinds else "no")
            case codes.STEP_DISCARD | codes.STEP_CHOOSE | codes.STEP_FACTION:
                return text(message, n=self.count(m))
            case codes.STEP_ACQUIRE:
                exactly = "exactly" if b & codes.ACQUIRE_EXACTLY else "most"
                return text(message, n=a, limit=exactly if a < NO_LIMIT else "any")
            case codes.STEP_MAY:
                return self.words.node(c, a)
            case codes.STEP_SPECIAL:
                special = f"asked-special-{self.special(m)}"
                return text(special) if self.bundle.has(special) else self.words.node(c, a)
        return text(message)
