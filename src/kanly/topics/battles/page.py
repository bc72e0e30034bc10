"""Battle icons in what the page is told: what turning a pair down brings."""

from __future__ import annotations

from kanly.effects import Points
from kanly.server.printed import plain
from kanly.server.vocabulary import move, place
from kanly.topics.battles import kinds

move(kinds.PAIR, lambda s, one, other: ([], [plain(Points(1))]))
place(kinds.PAIR, lambda c, card: c.battle_component[card], must=True, block="pair")
