"""The log: what happened, one line for each turn, as the player may know it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.table import Table
from rich.text import Text

from kanly.cli import style
from kanly.cli.lexicon import Lexicon
from kanly.engine import codes
from kanly.engine.state import Event

# What the table shows anyway, or what only ends something that was told.
SILENT = frozenset(
    {codes.EV_END_TURN, codes.EV_ROW, codes.EV_PHASE, codes.EV_LEADER, codes.EV_CONTRACT_OFFER}
)
# Events that begin a line of their own.
OPENING = frozenset({codes.EV_SEND, codes.EV_REWARD, codes.EV_FIRST, codes.EV_PASS})
HEADINGS = frozenset({codes.EV_ROUND})
NOBODY = -1


@dataclass
class Line:
    """What one seat did in a row; seat -1: what happened to all."""

    seat: int
    parts: list[str] = field(default_factory=list)
    heading: bool = False

    @property
    def text(self) -> str:
        return "; ".join(self.parts)


class Teller:
    """Tells events to one seat, in one language. Seats go by the names of their Leaders."""

    def __init__(self, lexicon: Lexicon, viewer: int | None, names: Sequence[str]) -> None:
        self.lexicon = lexicon
        self.viewer = viewer
        self.names = names

    def lines(self, events: Sequence[Event]) -> list[Line]:
        found: list[Line] = []
        last: tuple[int, str, int] = (NOBODY, "", 0)
        dealing = closed = False
        for event in events:
            code, seat, _, _, _, _ = event
            if code == codes.EV_ROUND:
                dealing = True
            elif code not in (codes.EV_CONFLICT, codes.EV_DRAW, codes.EV_SHUFFLE, codes.EV_LOOK):
                dealing = False
            if code == codes.EV_END_TURN:
                closed = True
            # That everybody draws a new hand goes without saying, except which cards the player drew.
            if code in SILENT or (dealing and code == codes.EV_DRAW and seat != self.viewer):
                continue
            told = self.lexicon.words.event(self.lexicon.content, event, self.viewer, self.names)
            name = self.names[seat] if seat >= 0 else ""
            goes_on = (
                bool(found)
                and not closed
                and seat >= 0
                and found[-1].seat == seat
                # A Spy that lets an Agent in is recalled before the Agent is sent, in the same breath.
                and (code not in OPENING or (code == codes.EV_SEND and last[0] == codes.EV_RECALL_SPY))
                and told.startswith(name)
            )
            if not goes_on:
                found.append(Line(seat, [told], code in HEADINGS))
                closed = False
                last = (code, told.removeprefix(name).strip(), 1)
                continue
            part = told[len(name) :].strip()
            last = self.add(found[-1], code, part, last)
        return found

    def add(self, line: Line, code: int, part: str, last: tuple[int, str, int]) -> tuple[int, str, int]:
        """Put a part on a line; the same again is counted, and cards that go the same way are listed."""
        last_code, last_part, count = last
        if code == last_code and part == last_part:
            line.parts[-1] = line.parts[-1].removesuffix(f" ×{count}") + f" ×{count + 1}"
            return code, part, count + 1
        common = shared_words(part, last_part) if code == last_code else 0
        if code in (codes.EV_REVEAL, codes.EV_DRAW, codes.EV_DISCARD) and common:
            line.parts[-1] += ", " + " ".join(part.split()[common:])
        else:
            line.parts.append(part)
        return code, part, 1


def shared_words(one: str, other: str) -> int:
    """How many words two texts begin with in common, if each has more to say and says it alike to the end."""
    a, b = one.split(), other.split()
    common = 0
    while common < min(len(a), len(b)) and a[common] == b[common]:
        common += 1
    return common if common < min(len(a), len(b)) and ")" not in one + other else 0


def drawn(lines: Sequence[Line], fresh: int | None = None) -> Table:
    """Lines of the log, each behind the sign of its seat; `fresh`: how many at the end are new."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=1)
    grid.add_column()
    known = 0 if fresh is None else len(lines) - fresh
    for at, line in enumerate(lines):
        look = "heading" if line.heading else "faint" if at < known or line.seat == NOBODY else ""
        sign = style.seat_sign(line.seat) if line.seat != NOBODY else ""
        grid.add_row(sign, Text(line.text, style=look))
    return grid
