"""The Objectives and the Conflicts that each seat has won."""

from __future__ import annotations

from typing import Final

from kanly.engine.content import Content
from kanly.engine.fields import LISTS_BY_SEAT, PartField, part_names
from kanly.engine.part import Part, PartKind, register_part

FIELDS: Final = (
    PartField("cards", LISTS_BY_SEAT, "battle_card", about="Objectives, and Conflicts that were won"),
)


class BattleCards(Part):
    __slots__ = part_names(FIELDS)

    cards: tuple[tuple[int, ...], ...]  # by seat: card << 1 | 1 if it lies face down

    def copy(self) -> BattleCards:
        t = BattleCards()
        t.cards = self.cards
        return t


def new_battles(c: Content, seats: int) -> BattleCards:
    t = BattleCards()
    t.cards = ((),) * seats
    return t


BATTLES: Final = register_part(PartKind("battles", FIELDS, new_battles))
