"""Battle icons in what the page is told: what turning a pair down brings."""

from __future__ import annotations

from kanly.effects import Points
from kanly.engine import moves
from kanly.server.printed import plain
from kanly.server.vocabulary import move

move(moves.PAIR, lambda s, one, other: ([], [plain(Points(1))]))
