"""Who sits where, and what the host of a table may do."""

from __future__ import annotations

import json
from dataclasses import asdict, replace

from kanly.bots.registry import names as bot_names
from kanly.server import tokens
from kanly.server.hosting import (
    BOT,
    CLOSED,
    FREE,
    LONGEST_NAME,
    OPPONENT,
    OVER,
    PERSON,
    RUNNING,
    WAITING,
    Hosted,
    NotNow,
    Settings,
)
from kanly.server.store import SeatRow, Store, Taken
from kanly.server.ticking import ticks


def sit_down(store: Store, hosted: Hosted, seat: int, name: str) -> str:
    """A person takes a free seat; the secret that is theirs from now on."""
    if not 0 <= seat < len(hosted.seats) or hosted.seats[seat].kind != FREE:
        raise NotNow("seat_not_free")
    if hosted.row.status == CLOSED:
        raise NotNow("table_closed")
    secret = tokens.new_token()
    taken = SeatRow(seat, PERSON, clean_name(name), "", tokens.hashed(secret))
    if not store.set_seat(hosted.row.id, taken, was=FREE):
        raise NotNow("seat_taken")
    hosted.seats[seat] = taken
    begin_if_full(store, hosted)
    return secret


def begin_if_full(store: Store, hosted: Hosted) -> None:
    # The rows are asked: another process may have seated somebody in this very moment.
    if hosted.row.status == WAITING and all(seat.kind != FREE for seat in store.seats(hosted.row.id)):
        hosted.since = ticks()
        set_status(store, hosted, RUNNING)


def clean_name(name: str) -> str:
    """A name on one line, without what can't be seen; markup stays what was typed, for the page shows it as text."""
    shown = one_line(name)
    if not shown or len(shown) > LONGEST_NAME:
        raise NotNow("name_length", n=LONGEST_NAME)
    return shown


def one_line(text: str) -> str:
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def known_bot(name: str) -> str:
    """Only bots of ours: a name from outside must not make the server load a program."""
    if name not in bot_names():
        raise NotNow("no_bot", names=", ".join(bot_names()))
    return name


def give_to_bot(store: Store, hosted: Hosted, seat: int, bot: str) -> None:
    """A bot plays for a seat; its person's secret stays good, so that the seat can be handed back."""
    check_seat(hosted, seat)
    old = hosted.seats[seat]
    put(store, hosted, SeatRow(seat, BOT, old.name, known_bot(bot), old.secret))
    begin_if_full(store, hosted)


def give_back(store: Store, hosted: Hosted, seat: int) -> None:
    """The person of a seat plays again."""
    check_seat(hosted, seat)
    old = hosted.seats[seat]
    if not old.secret:
        raise NotNow("nobody_sat")
    if old.kind != BOT:
        raise NotNow("no_bot_here")
    put(store, hosted, SeatRow(seat, PERSON, old.name, "", old.secret))
    if hosted.game.decider == seat:
        hosted.since = ticks()


def free(store: Store, hosted: Hosted, seat: int) -> None:
    """Whoever sat there has no longer any part in it; the next person may sit down."""
    check_seat(hosted, seat)
    put(store, hosted, SeatRow(seat, FREE))


def put(store: Store, hosted: Hosted, row: SeatRow) -> None:
    if not store.set_seat(hosted.row.id, row, was=hosted.seats[row.seat].kind):
        raise Taken("somebody else has just changed this seat")
    hosted.seats[row.seat] = row


def set_settings(store: Store, hosted: Hosted, settings: Settings) -> None:
    before = hosted.settings
    stored = json.dumps(asdict(replace(settings, seeded=before.seeded)))
    store.change(hosted.row.id, settings=stored)
    hosted.row = replace(hosted.row, settings=stored)
    # Nobody is charged for the time before there was a limit; a clock that runs is not wound up by this.
    if not before.turn_seconds and not before.game_seconds:
        hosted.since = ticks()


def changed_settings(before: Settings, after: Settings) -> list[str]:
    """What of the settings everybody should hear of when it changes in the middle of a game."""
    found = []
    if before.hints != after.hints:
        found.append("hints-on" if after.hints else "hints-off")
    if (before.turn_seconds, before.game_seconds) != (after.turn_seconds, after.game_seconds):
        found.append("limits")
    return found


def set_status(store: Store, hosted: Hosted, status: str) -> None:
    store.change(hosted.row.id, status=status)
    hosted.row = replace(hosted.row, status=status)


def close(store: Store, hosted: Hosted) -> None:
    """Nobody plays on here; what was hidden stays so. A game that is over stays what it is."""
    if hosted.row.status != OVER:
        set_status(store, hosted, CLOSED)


def check_seat(hosted: Hosted, seat: int) -> None:
    if not 0 <= seat < len(hosted.seats) or hosted.seats[seat].kind == OPPONENT:
        raise NotNow("no_such_seat")
