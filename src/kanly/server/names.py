"""What people may be called at a table: a name that can be seen, and that nobody can take for another's.

What looks alike is decided as Unicode does it (UTS 39): each character gives way to the one that stands for all of its shape, and
names that are equal then look alike. The table comes with confusable_homoglyphs.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import Final

from confusable_homoglyphs.confusables import confusables_data

from kanly.server import telling
from kanly.server.hosting import LONGEST_NAME, Hosted, NotNow
from kanly.text import Words
from kanly.text.bundle import LANGUAGES

# Letters and signs that leave nothing but room: fillers of Hangul, the empty pattern of Braille, the note without a head, blanks
# among hieroglyphs.
BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159\U00013441\U00013442")
# What stands for a letter, a digit, a sign; marks alone have nothing to stand on.
SEEN: Final = frozenset("LNPS")
# Marks that only change how the character before them is drawn, if at all.
JOINER: Final = "\u034f"
SELECTORS: Final = (
    range(0x180B, 0x1810),
    range(0x17B4, 0x17B6),
    range(0xFE00, 0xFE10),
    range(0xE0100, 0xE01F0),
)
# The table puts this around what is written from the right.
TURN: Final = "\u200e"
MOST_SEATS: Final = 6


def one_line(text: str) -> str:
    """On one line, without what can't be seen."""
    return " ".join("".join(c if c.isprintable() and c not in BLANKS else " " for c in text).split())


def clean_name(name: str) -> str:
    """A name as it is shown; markup stays what was typed, for the page shows it as text."""
    shown = one_line(name)
    if not name.strip() or len(shown) > LONGEST_NAME:
        raise NotNow("name_length", n=LONGEST_NAME)
    if not any(unicodedata.category(c)[0] in SEEN for c in shown):
        raise NotNow("name_unseen")
    return shown


def check_name(hosted: Hosted, seat: int, name: str) -> None:
    """Refused where it could be taken for somebody else's at this table, in whatever language the others read it."""
    mine = shapes(name)
    if mine & default_names(seat):
        raise NotNow("name_bot")
    for language in LANGUAGES:
        for other, theirs in enumerate(telling.seat_names(hosted, Words(language))):
            if other != seat and mine & shapes(theirs):
                raise NotNow("name_alike", name=theirs)


@cache
def default_names(seat: int) -> frozenset[str]:
    """What bots and seats without a name are called at any table; one's own seat may keep its name."""
    found: set[str] = set()
    for words in map(Words, LANGUAGES):
        for n in range(1, MOST_SEATS + 1):
            found |= shapes(words.text("seat-bot", n=n))
            if n != seat + 1:
                found |= shapes(words.text("seat-person", n=n))
    return frozenset(found)


def shapes(name: str) -> frozenset[str]:
    """What a name looks like, capital or small: two that have one of these in common look alike."""
    return frozenset(skeleton(way).casefold() for way in (name, name.casefold(), name.upper()))


def skeleton(name: str) -> str:
    """Each character as the one that stands for its shape, and no room between them."""
    kept = (c for c in unicodedata.normalize("NFKD", name) if not c.isspace() and not unseen(c))
    drawn = "".join(prototypes().get(c, c) for c in kept)
    return unicodedata.normalize("NFKD", drawn)


def unseen(character: str) -> bool:
    return (
        character in BLANKS
        or character == JOINER
        or not character.isprintable()
        or any(ord(character) in selectors for selectors in SELECTORS)
    )


@cache
def prototypes() -> dict[str, str]:
    """The character, or characters, that stand for each shape. The table names neighbours: all of a shape are neighbours of
    the one that stands for them, and of no other."""

    def bare(texts: Iterable[str]) -> list[str]:
        return [text.strip(TURN) for text in texts]

    found: dict[str, str] = {}
    for character, near in confusables_data.items():
        others = [other["c"] for other in near]
        if len(character.strip(TURN)) != 1 or len(others) != 1:
            continue
        this, other = bare([character, others[0]])
        # Of two that have only each other, the longer one stands for both, or else the first.
        if len(confusables_data[others[0]]) > 1 or (-len(other), other) < (-len(this), this):
            found[this] = other
    return found
