"""The board of a real table: what is not known is asked for, and only if it can matter."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from kanly.companion.questions import CLOSED, NO, YES, Question, Unknown
from kanly.engine import seats
from kanly.engine.codes import NONE
from kanly.engine.state import State
from kanly.topics.opponents import house
from kanly.topics.opponents.part import automa_of
from kanly.topics.opponents.state_board import StateBoard
from kanly.topics.spies.part import SPIES

# The one card that closes a space, for a while only.
CLOSING_CARD = "the_voice"

Fact = tuple[str, ...]


class AskedBoard:
    """Answers from what the people have said, and from what the opponents know of themselves.

    An Agent or Spy of an opponent's own is never asked after. `turns`: how many turns of opponents the game has seen, by
    which it is known that the people have had none yet.
    """

    def __init__(self, s: State, told: Mapping[Fact, str], turns: int = 0) -> None:
        self.s = s
        self.own = StateBoard(s)
        self.told = told
        self.turns = turns
        self.passed_by: tuple[int, ...] = ()

    def ask(self, question: Question) -> str:
        fact = (question.kind, *question.about)
        if fact not in self.told:
            raise Unknown(question)
        return self.told[fact]

    @property
    def people(self) -> range:
        return range(automa_of(self.s).people)

    @property
    def opponents(self) -> range:
        return range(len(self.people), len(self.s.seats))

    @property
    def is_fresh(self) -> bool:
        """Whether none of the people can have had a turn yet: of theirs all is as it was set up."""
        order = seats.order(self.s)[: self.turns + 1]
        begins = self.s.round == 1 and all(seat in self.opponents for seat in order)
        return begins and len(order) == self.turns + 1 and order[-1] == self.s.turn

    # --- spaces and posts

    def occupied(self, space: int) -> bool:
        if any(space in self.s.seats[seat].on for seat in self.opponents):
            return True
        return self.entry(space) == YES

    def closed(self, space: int) -> bool:
        return self.entry(space) == CLOSED

    def entry(self, space: int) -> str:
        """Whether an Agent of a person's stands there, or a card of theirs keeps others out."""
        if self.is_fresh:
            return NO
        c = self.s.content
        options = (YES, NO, CLOSED) if CLOSING_CARD in c.card_ids else (YES, NO)
        return self.ask(Question("occupied", (c.space_ids[space],), options))

    def watched(self, post: int) -> bool:
        spies = SPIES.of(self.s)
        if spies is not None and any(spies.posts[seat] >> post & 1 for seat in self.opponents):
            return True
        if self.is_fresh:
            return False
        return self.ask(Question("watched", (self.s.content.post_ids[post],), (YES, NO))) == YES

    def compare(self, spaces: list[int], skips_taken: bool) -> None:
        """All that is unknown of these spaces is asked for in one question. Where those that are taken don't count, the
        richest are looked at first, and the others not at all."""
        if skips_taken:
            on = [space for seat in self.opponents for space in self.s.seats[seat].on]
            self.passed_by = tuple(space for space in spaces if space in on or self.is_taken(space))
        left = [space for space in spaces if space not in self.passed_by]
        names = [self.s.content.space_ids[space] for space in left]
        unknown = tuple(name for name in names if ("bonus_spice", name) not in self.told)
        if len(unknown) > 1 and not self.is_bare:
            raise Unknown(Question("bonus_spice", unknown, count=len(unknown)))
        if skips_taken:
            left = [space for space in left if self.bonus_spice(space)]
            left.sort(key=lambda space: (-self.bonus_spice(space), -self.s.content.space_yield[space]))
            for space in left:
                if not self.occupied(space) and not self.closed(space):
                    self.passed_by = tuple(other for other in spaces if other != space)
                    return

    def is_taken(self, space: int) -> bool:
        return self.told.get(("occupied", self.s.content.space_ids[space]), NO) != NO

    @property
    def is_bare(self) -> bool:
        """Bonus spice comes with the end of a round, so in the first one there is none."""
        return self.s.round == 1

    def bonus_spice(self, space: int) -> int:
        if self.is_bare or space in self.passed_by:
            return 0
        return int(self.ask(Question("bonus_spice", (self.s.content.space_ids[space],))))

    # --- people

    def influence(self, seat: int, faction: int) -> int:
        if seat in self.people:
            name = self.s.content.faction_ids[faction]
            self.ask(Question("influence", (str(seat), name), most=self.s.content.track_top[faction]))
        return self.own.influence(seat, faction)

    def units(self, seat: int) -> int:
        if seat in self.opponents:
            return self.own.units(seat)
        return self.behind("units", seat, self.own.units)

    def strength(self, seat: int) -> int:
        if seat in self.opponents:
            return self.own.strength(seat)
        return self.behind("strength", seat, self.own.strength)

    def behind(self, kind: str, person: int, count: Callable[[int], int]) -> int:
        """What a person has in the Conflict; where the opponent on turn can't lead by enough any more, it is no matter."""
        others = [count(seat) for seat in self.opponents if seat != self.s.turn]
        others += [int(self.told.get((kind, str(seat)), 0)) for seat in self.people]
        ahead = count(self.s.turn) - max(others)
        if (kind, str(person)) not in self.told and (self.is_fresh or ahead < house.table(self.s).lead):
            return 0
        return int(self.ask(Question(kind, (str(person),))))

    def intrigues(self, seat: int) -> int:
        if seat in self.people and not self.is_fresh:
            self.ask(Question("intrigues", (str(seat),)))
        return self.own.intrigues(seat)

    # --- the Conflict

    def conflict(self) -> int:
        if self.s.conflict == NONE:
            names = [self.s.content.conflict_ids[card] for card in possible_conflicts(self.s)]
            self.ask(Question("conflict", options=tuple(names)))
        return self.s.conflict

    def level(self) -> int:
        """The round gives it."""
        return level_of(self.s)

    def protected(self) -> bool:
        if not self.own.wall():
            return False
        protects = self.s.content.conflict_protected
        if self.s.conflict == NONE:
            found = {protects[card] for card in possible_conflicts(self.s)}
            if len(found) == 1:
                return found.pop()
        return protects[self.conflict()]

    def wall(self) -> bool:
        # Once gone, it stays so.
        return self.own.wall() and self.ask(Question("wall", options=(YES, NO))) == YES


def level_of(s: State) -> int:
    """The level of this round's Conflict, whichever it is."""
    if s.conflict != NONE:
        return s.content.conflict_level[s.conflict]
    return s.content.conflict_levels[s.round - 1]


def possible_conflicts(s: State) -> list[int]:
    """What can be turned up this round: the level's Conflicts, without those of which is known that they are gone."""
    c = s.content
    level = c.conflict_levels[s.round - 1]
    fitting = [card for card in range(len(c.conflict_ids)) if c.conflict_level[card] == level]
    return [card for card in fitting if card in s.conflict_deck] or fitting
