"""Moves: a kind with up to two parameters from declared finite domains, packed into one int.

Search and self-play pass these ints around; `kanly.notation` reads and writes them as text.
"""

from __future__ import annotations

from typing import Final

SHIFT_A: Final = 12
SHIFT_KIND: Final = 24
MASK: Final = 4095

AGENT: Final = 0
REVEAL: Final = 1
PLAY: Final = 2
PASS: Final = 3
END: Final = 4
TAKE: Final = 5
CHOOSE: Final = 6
DECLINE: Final = 7
DEPLOY: Final = 8
RETREAT: Final = 9
BUY: Final = 10
ACQUIRE: Final = 11
PUT: Final = 12
FACTION: Final = 13
LOSE: Final = 14
TRASH: Final = 15
DISCARD: Final = 16
FETCH: Final = 17
RECALL: Final = 18
ORIGIN: Final = 19
TIER: Final = 20
SPACE: Final = 21
SEAT: Final = 22
ASIDE: Final = 23
LEADER: Final = 24
TOKEN: Final = 25
SPY: Final = 26
RECALL_SPY: Final = 27
DETONATE: Final = 28
CONTRACT: Final = 29
SOLARI: Final = 30
TRAIN: Final = 31
PAIR: Final = 32
TURN_DOWN: Final = 33
TRASH_INTRIGUE: Final = 34
KEEP: Final = 35
CONTROL: Final = 36
KIND_COUNT: Final = 37

# name, domain of the first parameter, domain of the second ("" where there is none)
KINDS: Final[tuple[tuple[str, str, str], ...]] = (
    ("agent", "card", "space"),
    ("reveal", "", ""),
    ("play", "intrigue", ""),
    ("pass", "", ""),
    ("end", "", ""),
    ("take", "effect", ""),
    ("choose", "effect", ""),
    ("decline", "", ""),
    ("deploy", "number", "kind"),
    ("retreat", "number", "kind"),
    ("buy", "card", "from"),
    ("acquire", "card", "from"),
    ("put", "place", ""),
    ("influence", "faction", ""),
    ("lose", "faction", ""),
    ("trash", "card", "zone"),
    ("discard", "card", ""),
    ("fetch", "card", ""),
    ("recall", "space", ""),
    ("from", "origin", ""),
    ("price", "number", "space"),
    ("close", "space", ""),
    ("target", "seat", ""),
    ("aside", "card", ""),
    ("leader", "leader", ""),
    ("token", "faction", ""),
    ("spy", "post", ""),
    ("recall_spy", "post", ""),
    ("detonate", "", ""),
    ("contract", "contract", ""),
    ("solari", "number", ""),
    ("train", "stop", ""),
    ("pair", "battle", ""),
    ("turn_down", "battle", ""),
    ("trash_intrigue", "intrigue", ""),
    ("keep", "card", ""),
    ("control", "controlled", ""),
)


def make(kind: int, a: int = 0, b: int = 0) -> int:
    return kind << SHIFT_KIND | a << SHIFT_A | b


def kind_of(move: int) -> int:
    return move >> SHIFT_KIND


def first(move: int) -> int:
    return move >> SHIFT_A & MASK


def second(move: int) -> int:
    return move & MASK
