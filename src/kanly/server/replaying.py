"""Games that are over: their records as files, brought from a file, played again by the same people."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from datetime import UTC, datetime
from typing import Final

from kanly.notation.record import HASH, MOVE, Line, Record, RecordError, read_record, replay
from kanly.server import tokens
from kanly.server.hosting import (
    BOT,
    FREE,
    MOVED,
    OPENING,
    OPPONENT,
    OVER,
    PERSON,
    Hosted,
    NotNow,
    Settings,
    Wanted,
    make,
)
from kanly.server.store import LineRow, SeatRow, Store, TableRow, now
from kanly.setup import Setup

SUFFIX: Final = ".kanly"
# No version of the rules will ever have a number like this, and a database could not keep much larger ones.
LARGEST_RULES: Final = 10**6


def file_name(hosted: Hosted) -> str:
    """What the record of a table is called as a file."""
    day = datetime.fromtimestamp(hosted.row.created / 1000, UTC).date().isoformat()
    return f"kanly-{hosted.setup.edition}-{day}{SUFFIX}"


def bring(store: Store, text: str) -> tuple[str, str]:
    """A record from a file becomes a table that can be looked at: its id and the secret of its host."""
    record = read_record(text)
    if record.rules_version > LARGEST_RULES:
        raise RecordError(
            f"there are no rules {record.rules_version}; these are of a small number, such as 1"
        )
    done = replay(record)
    game = done.game
    lines = rows_of(record)
    secret = tokens.new_token()
    table = TableRow(
        id=tokens.new_id(),
        created=now(),
        changed=now(),
        setup=json.dumps(asdict(record.setup)),
        settings=json.dumps(asdict(Settings(seeded=True))),
        rules_version=record.rules_version,
        status=OVER,
        host=tokens.hashed(secret),
    )
    seats = [SeatRow(i, PERSON if i < game.people else OPPONENT) for i in range(game.players)]
    store.create(table, seats, lines)
    return table.id, secret


def rows_of(record: Record) -> list[LineRow]:
    """The rows of a table at which this record is played: its opening, then each move with what followed from it."""
    first_moves = [at for at, line in enumerate(record.lines) if line.mark == MOVE]
    if not first_moves:
        raise RecordError("this record has no moves to look at")
    lines = [LineRow(0, OPENING, -1, "", followed(record.lines[: first_moves[0]]), now())]
    for number, at in enumerate(first_moves, start=1):
        end = first_moves[number] if number < len(first_moves) else len(record.lines)
        move = record.lines[at]
        lines.append(
            LineRow(number, MOVED, move.seat, move.text, followed(record.lines[at + 1 : end]), now())
        )
    return lines


def followed(lines: list[Line]) -> str:
    return "\n".join(str(line) for line in lines if line.mark != HASH)


def rematch(store: Store, hosted: Hosted, seed: int) -> tuple[str, str]:
    """A new table for the same people: its id, and the secret of its host; that is empty if somebody was quicker."""
    if not hosted.over:
        raise NotNow("rematch")
    before = hosted.row.rematch
    if before and store.table(before) is not None:
        return before, ""
    old = hosted.setup
    # By the newest rules, whatever the last game was played by.
    setup = Setup(**{**asdict(old), "seed": seed, "rules": 0})
    wanted = [
        Wanted(BOT, "", seat.bot) if seat.kind == BOT else Wanted(FREE)
        for seat in hosted.seats
        if seat.kind != OPPONENT
    ]
    # This seed is drawn, not chosen.
    id, secret = make(store, setup, wanted, replace(hosted.settings, seeded=False, asks=True))
    if not store.set_rematch(hosted.row.id, id, before):
        store.delete(id)
        row = store.table(hosted.row.id)
        id, secret = ("" if row is None else row.rematch), ""
    hosted.row = replace(hosted.row, rematch=id)
    return id, secret
