"""The mixed game: decks of the base game on Uprising's board, one module each, because any of them may be added alone.

Starting decks, Reserve and spaces stay Uprising's own.
"""

from __future__ import annotations

from kanly.components import Module
from kanly.sets.base.conflicts import CONFLICTS
from kanly.sets.base.imperium import IMPERIUM
from kanly.sets.base.intrigue import INTRIGUE
from kanly.sets.base.leaders import LEADERS

BASE_IMPERIUM = Module(id="base_imperium", imperium=IMPERIUM)

# Uprising has no Mentat, so the card that hires it stays in its box.
BASE_INTRIGUE = Module(
    id="base_intrigue",
    intrigue=tuple(card for card in INTRIGUE if card.id != "calculated_hire"),
)

BASE_LEADERS = Module(id="base_leaders", leaders=LEADERS)

# The rulebook allows these but advises against them, since they show no battle icons. The Conflict for
# the Mentat stays out, and so do those for Carthag: it is not on this board, so nobody could control it.
BASE_CONFLICTS = Module(
    id="base_conflicts",
    conflicts=tuple(
        card for card in CONFLICTS if card.id != "sort_through_the_chaos" and card.controls != "carthag"
    ),
)
