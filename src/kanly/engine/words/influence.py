"""Influence with factions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly import effects as fx
from kanly.engine import influence, seats
from kanly.engine.codes import NONE, OP_FACTION_INFLUENCE, OP_INFLUENCE, STEP_FACTION
from kanly.engine.content import AUTO_INFLUENCE, MINDS_INFLUENCE, Node
from kanly.engine.roles import INFLUENCE
from kanly.engine.state import State
from kanly.engine.word import Word, register

if TYPE_CHECKING:
    from kanly.engine.lowering import WordLowering


class Influence(Word):
    """`a`: how much; `b`: a bit mask of factions; `c`: with how many different ones, 0: only where another seat has more."""

    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        assert isinstance(effect, fx.Influence)
        factions = by.faction_mask(effect.factions or [one for one in by.factions if one != effect.but])
        made = self.node("influence", effect.amount, factions)
        made.c = effect.different if not effect.behind else 0
        made.minds = MINDS_INFLUENCE if effect.behind else 0
        made.auto = AUTO_INFLUENCE if len(effect.factions) == 1 else 0
        return made

    def given(self, n: Node) -> int:
        return n.a

    def doable(self, s: State, seat: int, n: Node) -> bool:
        return influence.factions_open(s, seat, n) != 0

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        mask = influence.factions_open(s, seat, n)
        if not mask:
            return
        if mask & (mask - 1) or n.c > 1:
            s.stack.append((STEP_FACTION, seat, seat, n.number, 0))
            return
        faction = mask.bit_length() - 1
        amount = n.a
        if s.turn_faction and n.number == s.content.track_visit[faction]:
            amount = s.turn_faction
        influence.gain(s, seat, faction, amount)


class FactionInfluence(Word):
    """More Influence from the faction visited this turn: instead of what is still due, or what is missing to it."""

    def lower(self, effect: fx.Effect, by: WordLowering) -> Node:
        assert isinstance(effect, fx.FactionInfluence)
        return self.plain("faction_influence", effect.amount)

    def doable(self, s: State, seat: int, n: Node) -> bool:
        """Whether it would move anything, besides what is still due (R-050)."""
        if s.turn_space == NONE or s.content.space_faction[s.turn_space] == NONE:
            return False
        faction = s.content.space_faction[s.turn_space]
        visit = s.content.track_visit[faction]
        due = s.content.nodes[visit].a if visit in s.pool else 0
        mine = s.seats[seats.receiver(s, seat, INFLUENCE)].influence[faction]
        return mine + due < s.content.track_top[faction]

    def apply(self, s: State, seat: int, n: Node, forced: int) -> None:
        if s.turn_space == NONE or s.content.space_faction[s.turn_space] == NONE:
            return
        faction = s.content.space_faction[s.turn_space]
        visit = s.content.track_visit[faction]
        if visit in s.pool:
            s.turn_faction = n.a
        else:
            influence.gain(s, seat, faction, n.a - s.content.nodes[visit].a)


register(fx.Influence, Influence(OP_INFLUENCE))
register(fx.FactionInfluence, FactionInfluence(OP_FACTION_INFLUENCE))
