"""The board of a real table: what is not known is asked for."""

from __future__ import annotations

from collections.abc import Mapping

from kanly.companion.questions import CLOSED, NO, YES, Question, Unknown
from kanly.engine.automa.state_board import StateBoard
from kanly.engine.codes import NONE
from kanly.engine.state import State

# The one card that closes a space, for a while only.
CLOSING_CARD = "the_voice"

Fact = tuple[str, ...]


class AskedBoard:
    """Answers from what the people have said this turn, and from what the opponents know of themselves.

    An Agent or Spy of an opponent's own is never asked after; that a space is taken holds until the round ends, that it is
    free only for this turn.
    """

    def __init__(self, s: State, told: Mapping[Fact, str]) -> None:
        self.s = s
        self.own = StateBoard(s)
        self.told = told

    def ask(self, question: Question) -> str:
        fact = (question.kind, *question.about)
        if fact not in self.told:
            raise Unknown(question)
        return self.told[fact]

    @property
    def people(self) -> range:
        assert self.s.automa is not None
        return range(self.s.automa.people)

    @property
    def opponents(self) -> range:
        return range(len(self.people), len(self.s.seats))

    def occupied(self, space: int) -> bool:
        if any(space in self.s.seats[seat].on for seat in self.opponents):
            return True
        return self.entry(space) == YES

    def closed(self, space: int) -> bool:
        return self.entry(space) == CLOSED

    def entry(self, space: int) -> str:
        """Whether an Agent of a person's stands there, or a card of theirs keeps others out."""
        c = self.s.content
        options = (YES, NO, CLOSED) if CLOSING_CARD in c.card_ids else (YES, NO)
        return self.ask(Question("occupied", (c.space_ids[space],), options))

    def watched(self, post: int) -> bool:
        spies = self.s.spies
        if spies is not None and any(spies.posts[seat] >> post & 1 for seat in self.opponents):
            return True
        return self.ask(Question("watched", (self.s.content.post_ids[post],), (YES, NO))) == YES

    def bonus_spice(self, space: int) -> int:
        return int(self.ask(Question("bonus_spice", (self.s.content.space_ids[space],))))

    def influence(self, seat: int, faction: int) -> int:
        if seat in self.people:
            name = self.s.content.faction_ids[faction]
            self.ask(Question("influence", (str(seat), name), most=self.s.content.track_top[faction]))
        return self.own.influence(seat, faction)

    def units(self, seat: int) -> int:
        if seat in self.opponents:
            return self.own.units(seat)
        return int(self.ask(Question("units", (str(seat),))))

    def strength(self, seat: int) -> int:
        if seat in self.opponents:
            return self.own.strength(seat)
        return int(self.ask(Question("strength", (str(seat),))))

    def intrigues(self, seat: int) -> int:
        if seat in self.people:
            self.ask(Question("intrigues", (str(seat),)))
        return self.own.intrigues(seat)

    def conflict(self) -> int:
        if self.s.conflict == NONE:
            self.ask(Question("conflict", options=self.conflicts()))
        return self.s.conflict

    def conflicts(self) -> tuple[str, ...]:
        """What can be turned up this round: the level's Conflicts, without those of which is known that they are gone."""
        c = self.s.content
        level = c.conflict_levels[self.s.round - 1]
        fitting = [card for card in range(len(c.conflict_ids)) if c.conflict_level[card] == level]
        unseen = [card for card in fitting if card in self.s.conflict_deck]
        return tuple(c.conflict_ids[card] for card in unseen or fitting)

    def wall(self) -> bool:
        # Once gone, it stays so.
        return self.own.wall() and self.ask(Question("wall", options=(YES, NO))) == YES
