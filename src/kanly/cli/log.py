"""The log: what happened, one line for each turn, as the player may know it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from rich.table import Table
from rich.text import Text

from kanly.cli import style
from kanly.engine import codes
from kanly.engine.events import number_of
from kanly.engine.state import Event
from kanly.text.lexicon import Lexicon

# Events of topics; where one is missing, none is that.
EV_CONTRACT_OFFER: Final = number_of("contract_offer")
EV_BONUS_GONE: Final = number_of("bonus_gone")
EV_HAGAL: Final = number_of("hagal")
EV_HAGAL_PASSED: Final = number_of("hagal_passed")
EV_HAGAL_SEND: Final = number_of("hagal_send")
EV_HAGAL_SHUFFLE: Final = number_of("hagal_shuffle")
EV_HAGAL_STUCK: Final = number_of("hagal_stuck")
EV_HAGAL_SWORDS: Final = number_of("hagal_swords")
EV_NO_REWARD: Final = number_of("no_reward")
EV_RIVAL: Final = number_of("rival")
EV_ROW_DICE: Final = number_of("row_dice")
EV_ROW_GONE: Final = number_of("row_gone")
EV_NO_POST: Final = number_of("no_post")
EV_RECALL_SPY: Final = number_of("recall_spy")
EV_SPY: Final = number_of("spy")
# What the table shows anyway, or what only ends something that was told.
SILENT = frozenset(
    {
        codes.EV_END_TURN,
        codes.EV_ROW,
        codes.EV_PHASE,
        codes.EV_LEADER,
        EV_RIVAL,
        EV_CONTRACT_OFFER,
    }
)
# Events that begin a line of their own.
OPENING = frozenset(
    {codes.EV_SEND, codes.EV_REWARD, EV_NO_REWARD, codes.EV_FIRST, codes.EV_PASS, EV_HAGAL_STUCK}
)
# What printed opponents do with cards: many of them can be one turn, or one fight.
TURNED_UP = frozenset({EV_HAGAL, EV_HAGAL_PASSED, EV_HAGAL_SEND})
DECIDED = TURNED_UP - {EV_HAGAL}
DEALT = TURNED_UP | {EV_HAGAL_SWORDS, EV_HAGAL_SHUFFLE}
# Events of nobody in particular, and after what they go on in the same line.
FOLLOWING = {
    EV_HAGAL_SHUFFLE: DEALT | {EV_SPY, EV_NO_POST, EV_RECALL_SPY},
    EV_BONUS_GONE: DEALT,
    EV_ROW_GONE: frozenset({EV_ROW_DICE, EV_ROW_GONE}),
}
HEADINGS = frozenset({codes.EV_ROUND})
# Events about a card, of which several in a row are one list; each has a message with `.many` for that.
LISTED = {codes.EV_REVEAL: "event-reveal", codes.EV_DRAW: "event-draw", codes.EV_DISCARD: "event-discard"}
NOBODY = -1


@dataclass
class Line:
    """What one seat did in a row; seat -1: what happened to all."""

    seat: int
    parts: list[str] = field(default_factory=list)
    heading: bool = False
    opponent: bool = False
    """Whether it tells the turn of a printed opponent."""

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
        for event, told in self.told(events):
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
            name = self.names[seat] if seat >= 0 else ""
            if found and not closed and last[0] in FOLLOWING.get(code, ()):
                found[-1].parts.append(self.small(event, told))
                last = (code, told, 1)
                continue
            goes_on = (
                bool(found)
                and not closed
                and seat >= 0
                and found[-1].seat == seat
                and not opens(code, last[0], found[-1])
                and told.startswith(name)
            )
            if not goes_on:
                found.append(Line(seat, [told], code in HEADINGS, code in TURNED_UP))
                closed = code == EV_HAGAL_STUCK
                last = (code, told.removeprefix(name).strip(), 1)
                continue
            # In some languages a sentence can be a name, a colon and what there is to say.
            part = told[len(name) :].strip().removeprefix(":").strip()
            last = self.add(found[-1], event, part, last)
        return found

    def told(self, events: Sequence[Event]) -> Iterator[tuple[Event, str]]:
        """Events with their texts. Why a card is passed over, or where it sends an Agent, is told in one breath with its
        being turned up, and what it brings there needs no mention of it."""
        words, content = self.lexicon.words, self.lexicon.content
        shown = NOBODY
        for at, event in enumerate(events):
            code, seat, a, b, seen, cause = event
            if code in SILENT:
                yield event, ""
                continue
            if code in TURNED_UP:
                shown = content.hagal_component[a]
            after = events[at + 1] if at + 1 < len(events) else event
            if code == EV_HAGAL and after[0] in DECIDED and after[1:3] == (seat, a):
                continue
            before = events[at - 1] if at else None
            if code == EV_HAGAL_SEND and before is not None and before[:3] == (EV_HAGAL, seat, a):
                yield event, self.sent(seat, a, b)
                continue
            if cause != NOBODY and content.nodes[cause].component == shown:
                event = (code, seat, a, b, seen, NOBODY)
            yield event, words.event(content, event, self.viewer, self.names)

    def sent(self, seat: int, card: int, space: int) -> str:
        """A printed opponent turns up a card and sends an Agent with it."""
        content, words = self.lexicon.content, self.lexicon.words
        called = self.lexicon.called("hagal", content.hagal_ids[card])
        place = self.lexicon.called("space", content.space_ids[space])
        message = "terminal-hagal_sends_there" if called == place else "terminal-hagal_sends"
        return words.text(message, seat=self.names[seat], card=called, space=place)

    def small(self, event: Event, told: str) -> str:
        """A sentence as a part of a line: without its capital, unless that is the name of the card that it is about."""
        content = self.lexicon.content
        if event[0] == EV_ROW_GONE and told.startswith(
            self.lexicon.called("card", content.card_ids[event[2]])
        ):
            return told
        return told[:1].lower() + told[1:]

    def add(self, line: Line, event: Event, part: str, last: tuple[int, str, int]) -> tuple[int, str, int]:
        """Put a part on a line; the same again is counted, and cards that go the same way are listed."""
        code, (last_code, last_part, count) = event[0], last
        if code == last_code and part == last_part:
            line.parts[-1] = line.parts[-1].removesuffix(f" ×{count}") + f" ×{count + 1}"
            return code, part, count + 1
        one, many, hidden = self.heads(event) if code in LISTED and code == last_code else ("", "", "")
        alike = all(said.startswith(one) and said != hidden and ")" not in said for said in (part, last_part))
        if one and alike:
            listed = line.parts[-1]
            if many not in listed:
                listed = listed.replace(one, many, 1)
            line.parts[-1] = f"{listed}, {part.removeprefix(one).strip()}"
        else:
            line.parts.append(part)
        return code, part, 1

    def heads(self, event: Event) -> tuple[str, str, str]:
        """What a sentence about a card says before its name: of one, and of several; and all it says to who may not know."""
        name = self.names[event[1]]
        text = self.lexicon.words.text
        one, many = (
            # The quotation mark belongs to the card.
            text(LISTED[event[0]], form, seat=name, card="\0").partition("\0")[0].rstrip("«„")
            for form in ("", "many")
        )
        hidden = text("event-draw_hidden", seat=name)
        return one[len(name) :].strip(), many[len(name) :].strip(), hidden[len(name) :].strip()


def opens(code: int, last: int, line: Line) -> bool:
    """Whether an event begins a line of its own after another one of the same seat."""
    if code in TURNED_UP:
        return not line.opponent
    if code == EV_HAGAL_SWORDS:
        return last not in DEALT
    # A Spy that lets an Agent in is recalled before the Agent is sent, in the same breath.
    return code in OPENING and not (code == codes.EV_SEND and last == EV_RECALL_SPY)


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
