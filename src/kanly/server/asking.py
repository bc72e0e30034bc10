"""What the seat that is asked is told about its question: by what it is asked, what has to be done and what may be, what each
move costs and brings, and what can't be taken back.

Everything is read from a game dealt from the seat's view, as reasons are, so nothing here can hold what the view doesn't.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from kanly.components import Component
from kanly.engine import moves
from kanly.engine.codes import (
    NONE,
    STEP_AGENT,
    STEP_ANY_ORDER,
    STEP_ENDGAME,
    STEP_REVEAL,
    STEP_REWARD,
    STEP_TURN,
)
from kanly.engine.content import Content
from kanly.engine.foresight import foresee
from kanly.engine.state import State
from kanly.engine.steps import turn
from kanly.notation.moves import write
from kanly.server.trees import trees
from kanly.server.vocabulary import PLACES
from kanly.text import Words
from kanly.text.bundle import capital
from kanly.text.nodes import component as component_of
from kanly.text.questions import KINDS, Moment

# Moves that stand below all blocks, as buttons that are always at the same place.
BAR: Final = frozenset({moves.AGENT, moves.REVEAL, moves.PASS, moves.END, moves.DECLINE})
# Questions that stay open while other things are done: nothing but an effect that is due has to be.
OPEN: Final = frozenset({STEP_TURN, STEP_AGENT, STEP_REVEAL, STEP_REWARD, STEP_ENDGAME})
COUNTED: Final = frozenset({moves.DEPLOY, moves.RETREAT})


@lru_cache(maxsize=16)
def ids_of(c: Content) -> dict[int, str]:
    """The id of each component that can ask for something, as views call it, by its number."""
    found: dict[int, str] = {}
    for numbers, names in (
        (c.card_component, c.card_ids),
        (c.intrigue_component, c.intrigue_ids),
        (c.conflict_component, c.conflict_ids),
        (c.leader_component, c.leader_ids),
        (c.space_component, c.space_ids),
        (c.post_component, c.post_ids),
        (c.contract_component, c.contract_ids),
        (c.hagal_component, c.hagal_ids),
        (c.rival_component, c.rival_ids),
    ):
        found.update(zip(numbers, names, strict=True))
    for card, number in enumerate(c.battle_component):
        found.setdefault(number, c.battle_ids[card])
    for faction, visit in enumerate(c.track_visit):
        found[c.nodes[visit].component] = c.faction_ids[faction]
    return found


def source_told(c: Content, number: int, words: Words) -> dict[str, str] | None:
    """A component as the source of something; None: the rules themselves."""
    return None if number == NONE else known_source(c, number, words.language)


@lru_cache(maxsize=8192)
def known_source(c: Content, number: int, language: str) -> dict[str, str]:
    data = component_of(c, number)
    return {"kind": kind_of(data), "id": ids_of(c)[number], "name": capital(Words(language).name(data))}


def kind_of(data: Component) -> str:
    return next(kind for type, kind in KINDS.items() if isinstance(data, type))


@dataclass(frozen=True)
class Told:
    """What is told of a question: itself, more about each move by its number, and the moves in blocks."""

    line: str
    """The question in one line."""
    asked: dict[str, Any] | None
    moves: dict[int, dict[str, Any]]
    blocks: list[dict[str, Any]]


# For everybody else.
NOTHING: Final = Told("", None, {}, [])


def tell(s: State, seat: int, words: Words, names: Sequence[str]) -> Told:
    """The open question of a seat, from a game that was dealt from its view; `names` are the players'."""
    return Asking(s, seat, words, names).told()


class Asking:
    """One question of one seat."""

    def __init__(self, s: State, seat: int, words: Words, names: Sequence[str]) -> None:
        self.s = s
        self.names = names
        self.c = s.content
        self.seat = seat
        self.words = words
        self.step = s.stack[-1]
        # For a printed opponent a person decides.
        self.owner = self.step[1]
        self.question = words.asked(Moment.of(s, True))
        # What needs no answer has a way to leave it alone, or one of the answers is to do nothing.
        self.free = any(
            moves.kind_of(move) in (moves.DECLINE, moves.PASS, moves.END)
            or (moves.kind_of(move) in COUNTED and not moves.first(move))
            for move in s.options
        )

    def told(self) -> Told:
        more = {move: self.more(move) for move in self.s.options}
        about = self.question.about
        if self.owner != self.seat:
            about = self.words.text("asked-joined", a=self.names[self.owner], b=self.question.clause)
        asked = {
            "title": self.question.title,
            "about": about,
            "by": source_told(self.c, self.question.component, self.words),
        }
        return Told(self.question.line, asked, more, self.blocks(more))

    def more(self, move: int) -> dict[str, Any]:
        costs, gives = trees(self.s, self.owner, move)
        final, ends, troops, shows = foresee(self.s, self.seat, move)
        told: dict[str, Any] = {
            "source": source_told(self.c, self.source(move), self.words),
            "must": self.must(move),
            "costs": costs,
            "gives": gives,
            "final": final,
            "ends": ends,
        }
        kind = moves.kind_of(move)
        if kind in PLACES and PLACES[kind].icon:
            told["icon"] = PLACES[kind].icon
        if kind == moves.AGENT:
            told["deploys"] = troops
            told["shows"] = [write(self.c, one) for one in shows]
        elif kind == moves.REVEAL and len(self.s.options) == 1:
            told["forced"] = not turn.may_do_more(self.s, self.seat)
        return told

    def source(self, move: int) -> int:
        """The component that a move comes from: its own, or that of the question."""
        c, kind, a = self.c, moves.kind_of(move), moves.first(move)
        if kind == moves.DEPLOY and self.step[0] == STEP_AGENT:
            return NONE if self.s.conflict == NONE else c.conflict_component[self.s.conflict]
        place = PLACES.get(kind)
        if place is not None and place.source is not None:
            return place.source(c, a)
        return NONE if self.step[0] in OPEN else self.question.component

    def must(self, move: int) -> bool:
        """Whether it has to be done before the turn can end, or the question has to be answered."""
        kind, a = moves.kind_of(move), moves.first(move)
        if kind == moves.TAKE or (kind == moves.CHOOSE and self.step[0] == STEP_ANY_ORDER):
            node = self.c.nodes[a]
            return node.mandatory and node.rule.binding(self.s, self.owner, node)
        if kind in PLACES and PLACES[kind].must:
            return True
        return self.step[0] not in OPEN and kind not in BAR and not self.free

    def blocks(self, more: dict[int, dict[str, Any]]) -> list[dict[str, Any]]:
        """The moves by what they come from, in printed order: what has to be done first, Intrigue cards last."""
        found: dict[str, list[int]] = {}
        for move in self.s.options:
            if moves.kind_of(move) not in BAR:
                found.setdefault(self.key(move), []).append(move)
        told = [self.block(key, group, more) for key, group in found.items()]
        return sorted(told, key=lambda block: (not block["must"], block["key"] == "intrigue"))

    def key(self, move: int) -> str:
        """What stands in one block has the same key."""
        kind = moves.kind_of(move)
        if kind == moves.TAKE:
            number = self.source(move)
            must = "must" if self.must(move) else "may"
            return f"{kind_of(component_of(self.c, number))} {ids_of(self.c)[number]} {must}"
        if kind in COUNTED and moves.second(move):
            return f"{PLACES[kind].block} {self.c.unit_ids[moves.second(move) - 1]}"
        return PLACES[kind].block if kind in PLACES and PLACES[kind].block else "question"

    def block(self, key: str, group: list[int], more: dict[int, dict[str, Any]]) -> dict[str, Any]:
        source = more[group[0]]["source"] if key not in ("intrigue", "buy") else None
        return {
            "key": key,
            "source": source,
            "kind": self.words.text(f"asked-kind-{'rule' if source is None else source['kind']}"),
            "sentence": self.sentence(key, group),
            "must": any(more[move]["must"] for move in group),
            "moves": [write(self.c, move) for move in group],
        }

    def sentence(self, key: str, group: list[int]) -> str:
        """What a block is about, in a few words."""
        most = max(moves.first(move) for move in group)
        if moves.kind_of(group[0]) in COUNTED and moves.second(group[0]):
            kind = self.c.unit_ids[moves.second(group[0]) - 1]
            return self.words.text("asked-block-units", units=self.words.text(f"unit-{kind}", "gen", n=most))
        if key in ("buy", "question"):
            return self.question.clause
        if any(place.block == key for place in PLACES.values()):
            return self.words.text(f"asked-block-{key}", n=most)
        if len(group) > 1:
            return self.words.text("asked-block-any")
        return self.words.node(self.c, moves.first(group[0]))
