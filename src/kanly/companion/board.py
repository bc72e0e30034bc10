"""The board of a real table: what is not known is asked for."""

from __future__ import annotations

from kanly.companion.questions import NO, YES, Question, Unknown
from kanly.engine.automa.state_board import StateBoard
from kanly.engine.codes import NONE
from kanly.engine.state import State

Fact = tuple[str, ...]


class AskedBoard:
    """Answers from what the people have said this turn, and from what the opponents know of themselves.

    An Agent or Spy of an opponent's own is never asked after; that a space is taken holds until the round ends, that it is
    free only for this turn.
    """

    def __init__(self, s: State, told: dict[Fact, str]) -> None:
        self.s = s
        self.own = StateBoard(s)
        self.told = told

    def ask(self, question: Question) -> str:
        fact = (question.kind, *question.about)
        if fact not in self.told:
            raise Unknown(question)
        return self.told[fact]

    def is_opponent(self, seat: int) -> bool:
        assert self.s.automa is not None
        return seat >= self.s.automa.people

    def opponents_on(self, space: int) -> bool:
        return any(self.is_opponent(i) and space in seat.on for i, seat in enumerate(self.s.seats))

    def occupied(self, space: int) -> bool:
        if self.opponents_on(space):
            return True
        return self.ask(Question("occupied", (self.s.content.space_ids[space],), (YES, NO))) == YES

    def closed(self, space: int) -> bool:
        # People are asked whether the space is open to an Agent, for whatever reason.
        return False

    def watched(self, post: int) -> bool:
        spies = self.s.spies
        if spies is not None and any(
            posts >> post & 1 for seat, posts in enumerate(spies.posts) if self.is_opponent(seat)
        ):
            return True
        return self.ask(Question("watched", (self.s.content.post_ids[post],), (YES, NO))) == YES

    def bonus_spice(self, space: int) -> int:
        return int(self.ask(Question("bonus_spice", (self.s.content.space_ids[space],))))

    def influence(self, seat: int, faction: int) -> int:
        if not self.is_opponent(seat):
            name = self.s.content.faction_ids[faction]
            self.ask(Question("influence", (str(seat), name), most=self.s.content.track_top[faction]))
        return self.own.influence(seat, faction)

    def units(self, seat: int) -> int:
        if self.is_opponent(seat):
            return self.own.units(seat)
        return int(self.ask(Question("units", (str(seat),))))

    def strength(self, seat: int) -> int:
        if self.is_opponent(seat):
            return self.own.strength(seat)
        return int(self.ask(Question("strength", (str(seat),))))

    def intrigues(self, seat: int) -> int:
        if not self.is_opponent(seat):
            self.ask(Question("intrigues", (str(seat),)))
        return self.own.intrigues(seat)

    def conflict(self) -> int:
        if self.s.conflict == NONE:
            self.ask(Question("conflict", options=tuple(self.s.content.conflict_ids)))
        return self.s.conflict

    def wall(self) -> bool:
        # Once gone, it stays so.
        return self.own.wall() and self.ask(Question("wall", options=(YES, NO))) == YES
