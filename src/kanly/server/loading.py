"""From rows to a game: played again from its start by the rules that it was begun under, from a snapshot where those are no
longer known, or from its record when it is over."""

from __future__ import annotations

import json
import logging
from dataclasses import replace

from kanly.engine.errors import KanlyError
from kanly.game import Game
from kanly.notation.record import MOVE, Line, Record, by_its_rules, read_line, replay
from kanly.server.hosting import (
    MOVED,
    OPENING,
    OVER,
    UNDONE,
    UPGRADED,
    Hosted,
    followed,
    hide_chance,
    played,
    take_in,
    told,
)
from kanly.server.refusing import Why
from kanly.server.store import LineRow, SeatRow, SnapshotRow, Store, TableRow, Taken, now
from kanly.server.ticking import ticks
from kanly.setup import Setup

log = logging.getLogger("kanly.server")


def load(store: Store, id: str) -> Hosted | None:
    """The table that the rows tell of; None: there is none of this name."""
    row = store.table(id)
    if row is None:
        return None
    lines, seats = store.lines(id), store.seats(id)
    if row.status == OVER:
        return finished(row, seats, lines)
    hosted = replayed(row, seats, lines)
    if hosted.broken:
        hosted = from_snapshot(store, hosted, lines)
    return hosted


def read_on(store: Store, known: Hosted) -> Hosted | None:
    """The same as its rows tell of it now. What is known of it already is not played again."""
    row = store.table(known.row.id)
    if row is None:
        return None
    fresh = store.lines(row.id, known.number)
    if known.broken or any(line.kind != MOVED for line in fresh):
        return load(store, row.id)
    hosted = replace(copied(known), row=row, seats=store.seats(row.id), lines=[*known.lines, *fresh])
    if fresh:
        hosted.since = ticks()
        if follow(hosted, fresh):
            return load(store, row.id)
    return hosted


def copied(hosted: Hosted) -> Hosted:
    """A table that stays as it is when the other one goes on."""
    return replace(
        hosted,
        seats=list(hosted.seats),
        kept=list(hosted.kept),
        log=list(hosted.log),
        past=list(hosted.past),
        used=list(hosted.used),
        lines=list(hosted.lines),
    )


def effective(lines: list[LineRow]) -> list[LineRow]:
    """The moves that were not taken back."""
    kept: list[LineRow] = []
    for line in lines:
        if line.kind == MOVED:
            kept.append(line)
        elif line.kind == UNDONE:
            kept = [move for move in kept if move.number < int(line.text)]
    return kept


def hosted_of(row: TableRow, seats: list[SeatRow], lines: list[LineRow], game: Game) -> Hosted:
    """A table before its first move."""
    hosted = Hosted(row, seats, game, used=[0] * len(seats))
    hosted.opening = next((line.followed for line in lines if line.kind == OPENING), "")
    hosted.upgrades = [line for line in lines if line.kind == UPGRADED]
    return hosted


def settle(hosted: Hosted, lines: list[LineRow]) -> Hosted:
    """What the whole of the lines says: how many there are, and how long each seat has thought, undone or not."""
    hosted.number = lines[-1].number if lines else 0
    hosted.lines = list(lines)
    hosted.used = [sum(line.took for line in lines if line.seat == seat.seat) for seat in hosted.seats]
    return hosted


def unreadable(row: TableRow, seats: list[SeatRow], lines: list[LineRow], why: Why) -> Hosted:
    hosted = hosted_of(row, seats, lines, Game(Setup(seed=0)))
    hosted.kept = effective(lines)
    hosted.broken, hosted.unreadable = why, True
    return settle(hosted, lines)


def replayed(row: TableRow, seats: list[SeatRow], lines: list[LineRow]) -> Hosted:
    """Played again from its start, with the very cards that came."""
    try:
        setup = by_its_rules(Setup(**json.loads(row.setup)), row.rules_version)
        game = Game(setup, listen=True, trace=True)
    except KanlyError as error:
        return unreadable(row, seats, lines, Why("old_setup", detail=str(error)))
    hosted = hosted_of(row, seats, lines, game)
    kept = effective(lines)
    if row.rules_version != game.state.content.rules_version:
        hosted.broken = Why("old_rules", rules=row.rules_version)
    elif told(followed(game)) != hosted.opening:
        hosted.broken = Why("other_cards")
    hosted.log = game.events()
    if not hosted.broken:
        hosted.broken = follow(hosted, kept)
    # All of them: a table that can't be played on still has its whole record.
    hosted.kept = kept
    return settle(hosted, lines)


def follow(hosted: Hosted, kept: list[LineRow], *, same_cards: bool = True) -> Why | None:
    """Play lines again, as far as it goes; why no further, without a word about what is hidden."""
    for line in kept:
        try:
            after, _, chances = played(hosted, line.seat, line.text)
        except KanlyError as error:
            log.warning("table %s: line %s: %s", hosted.row.id, line.number, error)
            return Why("line_refused", n=line.number)
        if same_cards and chances != line.followed:
            return Why("line_differs", n=line.number)
        take_in(hosted, line, after)
    return None


def both(one: Why | None, other: Why) -> Why:
    return other if one is None else Why("both", one=one, other=other)


def from_snapshot(store: Store, old: Hosted, lines: list[LineRow]) -> Hosted:
    """A game whose rules are no longer known goes on from where it was last stored whole; what came after that is played
    again."""
    row = old.row
    stored = store.snapshot(row.id)
    if stored is None:
        return old
    try:
        game = Game.from_json(stored.state)
    except KanlyError as error:
        log.warning("table %s: snapshot %s: %s", row.id, stored.number, error)
        return replace(old, broken=both(old.broken, Why("no_snapshot")))
    hosted = hosted_of(row, old.seats, lines, game)
    kept = effective(lines)
    earlier = [line for line in kept if line.number <= stored.number]
    hosted.kept, hosted.turn_line = earlier, stored.number
    rules = game.state.content.rules_version
    # Cards that came after the snapshot may come otherwise now, unless the snapshot was made under these rules.
    why = follow(hosted, kept[len(earlier) :], same_cards=stored.rules_version == rules)
    if why:
        return replace(old, broken=both(old.broken, why))
    settle(hosted, lines)
    if stored.rules_version != rules:
        upgrade(store, hosted, rules)
    return hosted


def upgrade(store: Store, hosted: Hosted, rules: int) -> None:
    """Write down that the game goes on under new rules, and from where."""
    line = LineRow(hosted.number + 1, UPGRADED, -1, str(rules), "", now())
    try:
        store.append(hosted.row.id, line, snapshot=SnapshotRow(line.number, rules, hosted.game.to_json()))
    except Taken:
        return  # another process has just done so; whoever writes next reads it
    hosted.number = line.number
    hosted.lines.append(line)
    hosted.upgrades.append(line)
    # Nothing before the new snapshot can be taken back: it would be undone under rules that are gone.
    hosted.past.clear()


def finished(row: TableRow, seats: list[SeatRow], lines: list[LineRow]) -> Hosted:
    """A game that is over: its record dictates the cards, so it needs neither its seed nor its rules."""
    record = record_of_lines(row, lines)
    try:
        done = replay(record, listen=True)
    except KanlyError as error:
        log.warning("table %s: record: %s", row.id, error)
        return unreadable(row, seats, lines, Why("old_record"))
    hosted = hosted_of(row, seats, lines, done.game)
    hide_chance(hosted, done.game)
    hosted.log = done.game.events()
    hosted.kept = effective(lines)
    return settle(hosted, lines)


# --- the record


def record_of(hosted: Hosted) -> Record:
    """The whole game as a record: for storage, and for people once the game is over."""
    opening = LineRow(0, OPENING, -1, "", hosted.opening)
    return record_of_lines(hosted.row, [opening, *hosted.kept])


def record_of_lines(row: TableRow, lines: list[LineRow]) -> Record:
    record = Record(Setup(**json.loads(row.setup)), rules_version=row.rules_version)
    for line in [*(line for line in lines if line.kind == OPENING), *effective(lines)]:
        if line.kind == MOVED:
            record.lines.append(Line(MOVE, line.seat, line.text))
        record.lines += [read_line(text, "record", 0) for text in line.followed.splitlines()]
    return record
