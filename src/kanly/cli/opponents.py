"""Printed opponents as a seat sees them: who they are, how hard they are, and what they can and can't do.

A game without them has empty answers to all of this.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from kanly.cli.lexicon import begins, plain, said_everywhere
from kanly.components import Component, Rival
from kanly.engine.content import LevelTable, OpponentTable
from kanly.text.bundle import capital
from kanly.text.lexicon import Lexicon
from kanly.view import SeatView, View


@dataclass(frozen=True)
class Opponents:
    """The printed opponents of a view, with the components that it names."""

    view: View
    lexicon: Lexicon

    @property
    def part(self) -> dict[str, Any]:
        return self.view.parts["automa"]

    @property
    def there(self) -> bool:
        """Whether this game has any."""
        return "automa" in self.view.parts

    def sits_at(self, seat: int) -> bool:
        return self.there and seat >= self.part["people"]

    @cached_property
    def seats(self) -> list[SeatView]:
        return [seat for seat in self.view.seats if self.sits_at(seat.seat)]

    def rival(self, seat: int) -> Rival | None:
        """The Rival at a seat; None: House Hagal itself, or a person."""
        name = self.part["rivals"][seat] if self.sits_at(seat) else None
        if name is None:
            return None
        found = self.lexicon.of("rival", name)
        assert isinstance(found, Rival)
        return found

    @cached_property
    def rivals(self) -> list[Rival]:
        """The Rivals at the table."""
        found = [self.rival(seat.seat) for seat in self.seats]
        return [rival for rival in found if rival is not None]

    def name(self, seat: int) -> str:
        """What an opponent is called; a Rival can share its name with somebody's Leader."""
        rival = self.rival(seat)
        if rival is None:
            return capital(self.lexicon.words.text("house-hagal"))
        name = self.lexicon.name(rival)
        if name in [self.lexicon.name(leader) for leader in self.leaders]:
            return self.lexicon.words.text("terminal-rival_too", name=name)
        return name

    @property
    def leaders(self) -> list[Component]:
        """The people's Leaders."""
        return [self.lexicon.of("leader", seat.leader) for seat in self.view.seats if seat.leader]

    @property
    def namesakes(self) -> list[Component]:
        """The Rivals at the table, and the people's Leaders of the same names."""
        names = [self.lexicon.name(rival) for rival in self.rivals]
        return [*(leader for leader in self.leaders if self.lexicon.name(leader) in names), *self.rivals]

    @property
    def mode(self) -> OpponentTable:
        """How the opponents of this game play."""
        return self.lexicon.content.opponents[self.part["people"]]

    @property
    def level(self) -> str:
        """The level's id; empty where there is nothing to choose."""
        level: str = self.part["level"] if self.there else ""
        return level

    @property
    def variants(self) -> list[str]:
        """The ids of the variants that are switched on, by the level or by the players."""
        return list(self.part["variants"]) if self.there else []

    @property
    def level_table(self) -> LevelTable:
        return self.mode.levels[self.lexicon.content.level_ids.index(self.level)]

    @property
    def cards_left(self) -> int:
        """The cards in the House Hagal deck."""
        return len(self.part["deck"])

    def scores(self, seat: int) -> bool:
        """Whether an opponent can have points and win."""
        rival = self.rival(seat)
        return self.mode.scores and not (rival is not None and rival.streamlined)

    def keeps(self, seat: int) -> bool:
        """Whether a seat has a supply of resources and Intrigue cards."""
        return not self.sits_at(seat) or self.mode.takes

    def saved(self, seat: SeatView) -> tuple[int, int] | None:
        """How much an opponent has of what its Swordmaster costs; None: it has one, or buys none."""
        rival = self.rival(seat.seat)
        if rival is None or rival.swordmaster is None or seat.swordmaster:
            return None
        return seat.solari + seat.spice + seat.water + seat.intrigue_count, rival.swordmaster

    @property
    def swordmaster_round(self) -> int:
        """The round in which the opponents are given their Swordmasters, while it is still to come; else 0."""
        if not self.there or self.view.table.round >= self.level_table.swordmaster_round:
            return 0
        return self.level_table.swordmaster_round

    def barred(self, space: str) -> bool:
        """Whether the level keeps people off a space for the whole game."""
        if not self.there or not self.level_table.no_swordmaster:
            return False
        content = self.lexicon.content
        return bool(content.swordmaster_spaces >> content.space_ids.index(space) & 1)

    def price(self, space: str) -> int | None:
        """What a space costs in Solari at this level, where it is not what the space says."""
        if not self.there:
            return None
        return self.level_table.prices.get(self.lexicon.content.space_ids.index(space))

    @property
    def decided_for(self) -> int | None:
        """The opponent for whom a person has to decide now."""
        asked: int = self.view.stack[-1][2] if self.view.stack else -1
        return asked if self.sits_at(asked) else None

    def about(self, text: str) -> list[tuple[str, str]]:
        """The level and the variants of this game that a text could mean, in any language: their names and what they do."""
        wanted = plain(text.replace("_", " "))
        switches = [("level", self.level)] if self.level else []
        switches += [("variant", variant) for variant in self.variants]
        words = self.lexicon.words
        return [
            (words.text(f"{kind}-{name}"), words.text(f"{kind}-{name}-about"))
            for kind, name in switches
            if wanted and any(begins(said, wanted) for said in said_everywhere(kind, name))
        ]
