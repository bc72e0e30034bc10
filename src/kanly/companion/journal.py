"""A session of the companion as a text file: what it was made from, and every line that was said.

    kanly companion 2
    edition: uprising
    players: 2
    rivals: lady_jessica
    seed: 7

    turn
    no
    2

Whatever happens is the answer to these lines, so hearing them again brings everything back. Version 1 asked for more. A file of
its goes on here, and then says with `earlier` how many of its lines were said to version 1.
"""

from __future__ import annotations

from collections.abc import Sequence

from kanly.companion.session import Companion
from kanly.engine.errors import KanlyError
from kanly.notation.numbers import whole_number
from kanly.setup import RANDOM, Setup

MAGIC = "kanly companion 2"
FIRST_MAGIC = "kanly companion 1"
KEYS = (
    "edition",
    "modules",
    "players",
    "rivals",
    "level",
    "variants",
    "seed",
    "cards",
    "language",
    "earlier",
)
PRINTED = "printed"


def write_companion(companion: Companion) -> str:
    setup = companion.setup
    head = {
        "edition": setup.edition,
        "modules": " ".join(setup.modules),
        "players": str(setup.players),
        "rivals": " ".join(setup.rivals) if setup.rivals != [RANDOM] else "",
        "level": setup.level,
        "variants": " ".join(setup.variants),
        "seed": str(setup.seed),
        "cards": PRINTED if companion.printed_cards else "",
        "language": companion.language,
        "earlier": str(companion.earlier) if companion.earlier else "",
    }
    lines = [f"{key}: {value}" for key, value in head.items() if value]
    return "\n".join([MAGIC, *lines, "", *companion.journal]) + "\n"


def read_companion(text: str, source: str = "companion") -> Companion:
    """A session from its text, or a KanlyError with the line that is wrong."""
    rows = text.splitlines()
    if not rows or rows[0].strip() not in (MAGIC, FIRST_MAGIC):
        raise KanlyError(f"{source}:1: a session of the companion begins with the line {MAGIC!r}")
    head: dict[str, str] = {}
    at = 1
    while at < len(rows) and rows[at].strip():
        key, colon, value = (part.strip() for part in rows[at].partition(":"))
        if not colon or key not in KEYS or key in head:
            raise KanlyError(
                f"{source}:{at + 1}: {rows[at][:60]!r} is not one of the lines, each there once: {', '.join(KEYS)}"
            )
        head[key] = value
        at += 1
    lines = [(row + 1, rows[row]) for row in range(at, len(rows)) if rows[row].strip()]
    try:
        companion = made_from(head)
        earlier = len(lines) if rows[0].strip() == FIRST_MAGIC else counted(head, "earlier")
        if earlier > len(lines):
            raise KanlyError(f"earlier: there are {len(lines)} lines, not {earlier}")
    except KanlyError as error:
        raise KanlyError(f"{source}: {error}") from None
    hear(companion, lines, earlier, source)
    return companion


def hear(companion: Companion, lines: Sequence[tuple[int, str]], earlier: int, source: str) -> None:
    """Every line again, the first ones as version 1 heard them."""
    for at, (row, line) in enumerate(lines):
        try:
            if at < earlier:
                companion.tell_earlier(line, last=at + 1 == earlier)
            else:
                companion.tell(line)
        except KanlyError as error:
            raise KanlyError(f"{source}:{row}: {error}") from None


def counted(head: dict[str, str], key: str) -> int:
    number = whole_number(head.get(key, "0"), 39)
    if number is None or number < 0:
        raise KanlyError(f"{key}: {head[key][:60]!r} is not a whole number")
    return number


def made_from(head: dict[str, str]) -> Companion:
    """A session at its beginning."""
    for key in ("edition", "players"):
        if key not in head:
            raise KanlyError(f"the header lacks {key!r}")
    if head.get("cards", PRINTED) != PRINTED:
        raise KanlyError(f"cards: {head['cards'][:60]!r} can't be read; {PRINTED!r} or nothing belongs here")
    setup = Setup(
        players=counted(head, "players"),
        edition=head["edition"],
        modules=head.get("modules", "").split(),
        rivals=head.get("rivals", RANDOM).split(),
        level=head.get("level", ""),
        variants=head.get("variants", "").split(),
        seed=counted(head, "seed"),
    )
    return Companion(setup, printed_cards="cards" in head, language=head.get("language", "en"))
