"""A session of the companion as a text file: what it was made from, and every line that was said.

    kanly companion 1
    edition: uprising
    players: 2
    rivals: lady_jessica
    seed: 7

    turn
    no
    2

Whatever happens is the answer to these lines, so hearing them again brings everything back.
"""

from __future__ import annotations

from kanly.companion.session import Companion
from kanly.engine.errors import KanlyError
from kanly.notation.numbers import whole_number
from kanly.setup import RANDOM, Setup

MAGIC = "kanly companion 1"
KEYS = ("edition", "modules", "players", "rivals", "level", "variants", "seed", "cards", "language")
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
    }
    lines = [f"{key}: {value}" for key, value in head.items() if value]
    return "\n".join([MAGIC, *lines, "", *companion.journal]) + "\n"


def read_companion(text: str, source: str = "companion") -> Companion:
    """A session from its text, or a KanlyError with the line that is wrong."""
    rows = text.splitlines()
    if not rows or rows[0].strip() != MAGIC:
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
    try:
        companion = made_from(head)
    except KanlyError as error:
        raise KanlyError(f"{source}: {error}") from None
    for row in range(at, len(rows)):
        if rows[row].strip():
            try:
                companion.tell(rows[row])
            except KanlyError as error:
                raise KanlyError(f"{source}:{row + 1}: {error}") from None
    return companion


def made_from(head: dict[str, str]) -> Companion:
    """A session at its beginning."""
    for key in ("edition", "players"):
        if key not in head:
            raise KanlyError(f"the header lacks {key!r}")
    numbers: dict[str, int] = {}
    for key in ("players", "seed"):
        number = whole_number(head.get(key, "0"), 39)
        if number is None:
            raise KanlyError(f"{key}: {head[key][:60]!r} is not a whole number")
        numbers[key] = number
    if head.get("cards", PRINTED) != PRINTED:
        raise KanlyError(f"cards: {head['cards'][:60]!r} can't be read; {PRINTED!r} or nothing belongs here")
    setup = Setup(
        players=numbers["players"],
        edition=head["edition"],
        modules=head.get("modules", "").split(),
        rivals=head.get("rivals", RANDOM).split(),
        level=head.get("level", ""),
        variants=head.get("variants", "").split(),
        seed=numbers["seed"],
    )
    return Companion(setup, printed_cards="cards" in head, language=head.get("language", "en"))
