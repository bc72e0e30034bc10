"""One decision's judgement: the parts of the bot, made when one of them is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property
from typing import Any, TypeVar

from kanly.bots.heuristic.cards import Cards
from kanly.bots.heuristic.combat import Fight
from kanly.bots.heuristic.intrigue import Plays
from kanly.bots.heuristic.moments import Moments
from kanly.bots.heuristic.opponents import Opponents
from kanly.bots.heuristic.parts import told
from kanly.bots.heuristic.spaces import Spaces
from kanly.bots.heuristic.table import Table
from kanly.bots.heuristic.value import Value
from kanly.engine.codes import NONE
from kanly.engine.content import Reaction
from kanly.engine.reactions import in_seat
from kanly.view import View

Part = TypeVar("Part")


class Judge:
    """Holds the parts together, and answers what several of them ask."""

    def __init__(self, view: View) -> None:
        self.t = Table(view)
        self._of_topics: dict[Callable[[Judge], object], Any] = {}
        self.moments: Moments = self.t.moments
        """Who is asked besides, in a game of these parts."""
        makers = self.moments.opponents
        self.opponents: Opponents = makers[0](self) if makers else Opponents(self)
        self.value = Value(self)
        self.cards = Cards(self)
        self.plays = Plays(self)
        self.space: int = self.t.space
        """Where the Agent stands, or is thought to stand, whose effects are judged."""
        self.supposed: frozenset[str] = frozenset()
        """What topics suppose to come with that visit, in words of their own."""

    def part(self, make: Callable[[Judge], Part]) -> Part:
        """What a topic knows at this decision; made when it is first asked for."""
        found: Part | None = self._of_topics.get(make)
        if found is None:
            found = self._of_topics[make] = make(self)
        return found

    @cached_property
    def fight(self) -> Fight:
        return Fight(self)

    @cached_property
    def spaces(self) -> Spaces:
        return Spaces(self)

    @cached_property
    def persuasion(self) -> float:
        """One more point of persuasion on this round's Reveal turn, by what the market holds."""
        t = self.t
        if t.revealing:
            have = t.me.persuasion
            return (self.cards.market(have + 2) - self.cards.market(have)) / 2
        # Some of the hand will have been played by then.
        have = 2 * self.hand_persuasion // 3
        return max(0.15, (self.cards.market(have + 2) - self.cards.market(max(0, have - 1))) / 3)

    @cached_property
    def hand_persuasion(self) -> int:
        t = self.t
        c = t.c
        total = sum(c.card_persuasion[card] for card in t.hand)
        total += sum(c.space_persuasion[space] for space in t.on)
        return total + (c.council_persuasion if t.me.council else 0)

    def reaction(self, trigger: int, count: int = 1, factions: int = -1) -> float:
        """What the Leader's own ability, and what lies in play, add when the trigger happens."""
        t = self.t
        if not t.c.heard_by[trigger]:
            return 0.0
        found = [] if t.leader < 0 else list(t.c.leader_on[t.leader])
        found += [reaction for card in t.in_play for reaction in t.c.card_on[card]]
        return sum(
            self.value.total(reaction.nodes)
            for reaction in found
            if reaction.answers(trigger, count, factions, NONE) and not self.used_up(reaction)
        )

    def used_up(self, reaction: Reaction) -> bool:
        """Whether it has reacted as often as it may."""
        if not reaction.once:
            return False
        if in_seat(reaction):
            return self.t.me.once_spent
        name = self.t.names.lists["node"][reaction.nodes[0]]
        return any(name in used[self.t.seat] for used in self.t.view.parts.get("spent", {}).values())

    @contextmanager
    def visiting(self, space: int, supposed: frozenset[str]) -> Iterator[None]:
        """Judge as if this turn's Agent stood on a space, with what is supposed to come with that."""
        before = self.space, self.supposed
        self.space, self.supposed = space, supposed
        try:
            yield
        finally:
            self.space, self.supposed = before

    def may_enter(self, kind: int) -> bool:
        """Whether units of a kind that is no troop can come to this round's Conflict."""
        return not self.t.parts.barred and not any(keeps(self, kind) for keeps in self.moments.keeping_out)

    @property
    def has_hooks(self) -> bool:
        """Whether the seat has what calls units where an effect asks for it."""
        return self.t.seat in told(self.t.view, "units", "hooks", [])

    def unit(self, kind: int) -> float:
        """What a unit of another kind is worth at home, next to a troop."""
        c = self.t.c
        return self.value.troop * c.unit_strength[kind] / c.troop_strength

    def copies_of(self, seat: int, name: str) -> int:
        """How many copies of a card a seat owns, or counts as owning."""
        if self.opponents.printed(seat):
            return self.opponents.copies_of(seat, self.t.names.numbers["card"][name])
        other = self.t.view.seats[seat]
        zones = (other.hand, other.hidden, other.discard, other.play, other.top)
        return sum(zone.count(name) for zone in zones)
