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
KEYS = ("edition", "modules", "players", "rivals", "level", "variants", "seed", "cards")
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
        key, colon, value = rows[at].partition(":")
        if not colon or key.strip() not in KEYS or key.strip() in head:
            raise KanlyError(f"{source}:{at + 1}: {rows[at]!r} is not one of the lines: {', '.join(KEYS)}")
        head[key.strip()] = value.strip()
        at += 1
    for key in ("edition", "players"):
        if key not in head:
            raise KanlyError(f"{source}:1: the header lacks {key!r}")
    numbers = {key: whole_number(head.get(key, "0"), 40) for key in ("players", "seed")}
    for key, number in numbers.items():
        if number is None:
            raise KanlyError(f"{source}: {key}: {head[key]!r} is not a whole number")
    setup = Setup(
        players=numbers["players"] or 0,
        edition=head["edition"],
        modules=head.get("modules", "").split(),
        rivals=head.get("rivals", RANDOM).split(),
        level=head.get("level", ""),
        variants=head.get("variants", "").split(),
        seed=numbers["seed"] or 0,
    )
    companion = Companion(setup, printed_cards=head.get("cards") == PRINTED)
    for row in range(at, len(rows)):
        if rows[row].strip():
            try:
                companion.tell(rows[row])
            except KanlyError as error:
                raise KanlyError(f"{source}:{row + 1}: {error}") from None
    return companion
