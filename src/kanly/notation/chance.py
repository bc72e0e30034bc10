"""What chance gave, as text: `draw 2 dagger`, `row scout`, `conflict skirmish_1`, `steal 1 ambush`."""

from __future__ import annotations

from kanly.engine import codes
from kanly.engine.content import Content
from kanly.engine.errors import ChanceError, DictationError
from kanly.notation.domains import ids
from kanly.notation.numbers import whole_number

# name and what it draws; those with a seat name it before the card
KINDS = {
    codes.CHANCE_FIRST: ("first", "seat"),
    codes.CHANCE_LEADER: ("leader", "leader"),
    codes.CHANCE_CONFLICT: ("conflict", "conflict"),
    codes.CHANCE_ROW: ("row", "card"),
    codes.CHANCE_DRAW: ("draw", "card"),
    codes.CHANCE_INTRIGUE: ("intrigue", "intrigue"),
    codes.CHANCE_STEAL: ("steal", "intrigue"),
    codes.CHANCE_OBJECTIVE: ("objective", "battle"),
    codes.CHANCE_CONTRACT: ("offer", "contract"),
    codes.CHANCE_RIVAL: ("rival", "rival"),
    codes.CHANCE_HAGAL: ("hagal", "hagal"),
    codes.CHANCE_SPEND: ("spend", "intrigue"),
    codes.CHANCE_DIE: ("die", "die"),
    codes.CHANCE_DRAFT: ("draft", "leader"),
}
CODES = {name: code for code, (name, _) in KINDS.items()}
WITH_SEAT = {
    codes.CHANCE_LEADER,
    codes.CHANCE_DRAW,
    codes.CHANCE_STEAL,
    codes.CHANCE_OBJECTIVE,
    codes.CHANCE_RIVAL,
    codes.CHANCE_SPEND,
}
ANY_SEAT = -1
# An error lists no more answers than a reader looks through.
MOST_SHOWN = 12


def write(content: Content, entry: tuple[int, int, int]) -> str:
    what, seat, value = entry
    name, domain = KINDS[what]
    word = ids(content, domain)[value]
    return f"{name} {seat} {word}" if what in WITH_SEAT else f"{name} {word}"


def read(content: Content, text: str) -> tuple[int, int, int]:
    """One line of chance; the seat may be left out where it is plain."""
    words = text.split()
    if not words or words[0] not in CODES:
        raise ChanceError(f"{text!r} is no line of chance; they begin with one of: {', '.join(CODES)}")
    what = CODES[words[0]]
    _, domain = KINDS[what]
    seat = ANY_SEAT
    rest = words[1:]
    if what in WITH_SEAT and len(rest) == 2 and (named := whole_number(rest[0])) is not None:
        seat = named
        rest = rest[1:]
    known = ids(content, domain)
    if len(rest) != 1 or rest[0] not in known:
        shape = f"{words[0]} [seat] <{domain}>" if what in WITH_SEAT else f"{words[0]} <{domain}>"
        raise ChanceError(f"{text!r} can't be read; it is written: {shape}, with an id of this game")
    return what, seat, known.index(rest[0])


def explain(content: Content, error: ChanceError, lines: list[str], where: list[str]) -> str:
    """What was wrong with dictated chance, in the words of its notation: the line, and what could be drawn instead.
    `lines`: all that was dictated, and `where` each of them stands."""
    if not isinstance(error, DictationError):
        return str(error)
    could = sorted({write(content, (error.what, error.seat, value)) for value in error.zone})
    shown = ", ".join(could[:MOST_SHOWN]) + (
        f" and {len(could) - MOST_SHOWN} more" * (len(could) > MOST_SHOWN)
    )
    if error.line < 0:
        return f"something has to be drawn here, and the dictated chance is at its end; it could be: {shown}"
    line = f"chance {lines[error.line]!r} ({where[error.line]})"
    return f"{line} can't come here; what is drawn here could be: {shown}"
