"""The log by turns: which lines belong together, and each such stretch in a sentence of the reader's language.

A sentence says only what everybody saw, so it is the same for all seats; the lines below it are what the seat may read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from kanly.engine import codes
from kanly.engine.codes import NONE
from kanly.engine.content import Content
from kanly.engine.events import number_of
from kanly.engine.state import Event
from kanly.server.hosting import Hosted
from kanly.server.remembering import Remembered
from kanly.text import Words
from kanly.text.chronicle import whose

# Events of topics; where one is missing, none is that.
EV_CONTRACT_OFFER: Final = number_of("contract_offer")
EV_NO_REWARD: Final = number_of("no_reward")
EV_ROW_DICE: Final = number_of("row_dice")
EV_ROW_GONE: Final = number_of("row_gone")
SETUP: Final = "setup"
ROUND: Final = "round"
PHASE: Final = "phase"
TURN: Final = "turn"
FIGHT: Final = "fight"
OVER: Final = "over"
# Where a stretch begins, whatever was before: from here on the log can be read without what came earlier.
ANCHORS: Final = (codes.EV_ROUND, codes.EV_PHASE)
# New hands at the start of a round.
DEALT: Final = (codes.EV_DRAW, codes.EV_SHUFFLE)
# The end of a Combat.
DECIDED: Final = (codes.EV_STRENGTH, codes.EV_NO_WINNER, codes.EV_REWARD, EV_NO_REWARD)
# What happens to the table after a turn still belongs to it.
AFTERMATH: Final = (codes.EV_ROW, EV_ROW_DICE, EV_ROW_GONE, EV_CONTRACT_OFFER)
# Within a turn anything else goes on with it.
BREAKS: Final = frozenset({*ANCHORS, *DECIDED, codes.EV_OVER, codes.EV_PLAY, codes.EV_END_TURN})


@dataclass(slots=True)
class Stretch:
    """Events `start` to `end`, without the last."""

    kind: str
    start: int
    end: int


# Everybody at a table who reads a language is told the same, and of a turn again with the next one.
STRETCHES: Final[Remembered[list[Stretch]]] = Remembered(1_000)
SENTENCES: Final[Remembered[tuple[int | None, str]]] = Remembered(4_000)


def stretches(events: Sequence[Event], start: int = 0) -> list[Stretch]:
    """The log cut into turns, phases and what lies between, from an anchor or the beginning on; no event is left out."""
    found: list[Stretch] = []
    phase = NONE
    dealt = closed = False
    for at in range(start, len(events)):
        code, seat, a = events[at][:3]
        now = found[-1].kind if found else ""
        if now == TURN and not closed and code not in BREAKS:
            found[-1].end = at + 1
            continue
        kind = ""
        if code == codes.EV_ROUND:
            kind, phase, dealt = ROUND, codes.PHASE_TURNS, False
        elif code == codes.EV_PHASE:
            kind, phase = PHASE, a
        elif code == codes.EV_OVER:
            kind = OVER
        elif not found:
            kind = SETUP
        elif now == ROUND:
            # Until all have their hands; whatever comes then is the first turn.
            if code in DEALT:
                dealt = True
            elif dealt:
                kind = TURN
        elif now == TURN and closed:
            kind = "" if seat == NONE and code in AFTERMATH else TURN
        elif phase == codes.PHASE_COMBAT and now != FIGHT:
            if code in DECIDED:
                kind = FIGHT
            elif code == codes.EV_PLAY:
                kind = TURN
        elif phase == codes.PHASE_ENDGAME and code == codes.EV_PLAY:
            kind = TURN
        if kind == FIGHT and now == PHASE:
            # Nobody played anything: the phase and its end are one.
            found[-1].kind = FIGHT
            kind = ""
        if kind:
            found.append(Stretch(kind, at, at + 1))
            closed = False
        else:
            found[-1].end = at + 1
        if code == codes.EV_END_TURN:
            closed = True
    return found


def anchor(events: Sequence[Event], at: int) -> int:
    """The last place before an event from which the log can be cut."""
    while at > 0 and events[at][0] not in ANCHORS:
        at -= 1
    return at


def sentence(
    words: Words, content: Content, kind: str, events: Sequence[Event], names: Sequence[str]
) -> tuple[int | None, str]:
    """Whose stretch it is, and what it says."""
    telling = words.chronicle
    match kind:
        case "setup":
            return None, telling.setup()
        case "round":
            return None, telling.round(content, events)
        case "phase":
            return None, telling.phase(content, events, names)
        case "fight":
            return None, telling.fight(events, names)
        case "over":
            return None, words.event(content, events[0], None, names)
    seat = whose(events)
    return (None if seat == NONE else seat), telling.turn(content, events, seat, names)


def turns_told(hosted: Hosted, words: Words, names: Sequence[str], since: int) -> list[dict[str, Any]]:
    """The stretches that lines from `since` on belong to, and the one before: an undo may have made it shorter. Lines are
    counted as in the log that is told, in which new rules stand before all else."""
    before = len(hosted.upgrades)
    told = [
        {"from": at, "to": at + 1, "seat": None, "text": words.text("log-upgraded", rules=line.text)}
        for at, line in enumerate(hosted.upgrades)
        if at + 1 >= since
    ]
    events = hosted.log
    if not events:
        return told
    last = max(0, min(since - before, len(events)) - 1)
    start, content = anchor(events, last), hosted.game.state.content
    after, seats = tuple(events[start:]), tuple(names)
    for stretch in STRETCHES.of(after, lambda: stretches(after)):
        if start + stretch.end < last + 1:
            continue
        own = after[stretch.start : stretch.end]
        key = (words.language, content, stretch.kind, own, seats)
        seat, text = SENTENCES.of(key, partial(sentence, words, *key[1:]))
        told.append(
            {
                "from": before + start + stretch.start,
                "to": before + start + stretch.end,
                "seat": seat,
                "text": text,
            }
        )
    return told
