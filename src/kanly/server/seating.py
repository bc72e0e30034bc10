"""Who sits where, and what the host of a table may do."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, replace
from typing import Any

from kanly.bots.registry import names as bot_names
from kanly.server import tokens
from kanly.server.hosting import (
    BOT,
    CLOSED,
    FREE,
    OPPONENT,
    OVER,
    PERSON,
    RUNNING,
    WAITING,
    Hosted,
    NotNow,
    Settings,
    beginning,
)
from kanly.server.names import check_name, clean_name
from kanly.server.store import Notice, SeatRow, Store, Taken
from kanly.server.ticking import ticks

# Notices that a table may have, for each is kept: from so many on nobody new sits down in the middle of a game, and from so many
# on the host changes nothing more. Who has a seat can always leave it.
MOST_SAT, MOST_TOLD = 200, 400


def sit_down(store: Store, hosted: Hosted, seat: int, name: str) -> str:
    """A person takes a free seat; the secret that is theirs from now on."""
    if not 0 <= seat < len(hosted.seats) or hosted.seats[seat].kind != FREE:
        raise NotNow("seat_not_free")
    if hosted.row.status == CLOSED:
        raise NotNow("table_closed")
    shown = clean_name(name)
    check_name(hosted, seat, shown)
    notices = []
    if hosted.row.status == RUNNING:
        not_too_many(store, hosted, MOST_SAT)
        notices.append(Notice(seat, shown, "sat"))

    def still_its_own(seats: list[SeatRow]) -> None:
        # Another process may have seated somebody of this name in this very moment.
        check_name(replace(hosted, seats=seats), seat, shown)

    secret = tokens.new_token()
    taken = SeatRow(seat, PERSON, shown, "", tokens.hashed(secret))
    if not written(store, hosted, taken, notices, still_its_own):
        raise NotNow("seat_taken")
    return secret


def not_too_many(store: Store, hosted: Hosted, most: int = MOST_TOLD) -> None:
    if len(store.notices(hosted.row.id)) >= most:
        raise NotNow("told_enough")


def known_bot(name: str) -> str:
    """Only bots of ours: a name from outside must not make the server load a program."""
    if name not in bot_names():
        raise NotNow("no_bot", names=", ".join(bot_names()))
    return name


def give_to_bot(store: Store, hosted: Hosted, seat: int, bot: str) -> None:
    """A bot plays for a seat, and nobody else looks at its cards: the secret of its person is good again only when the seat is
    handed back. Before the game begins there is nothing to hand back."""
    check_seat(hosted, seat)
    not_too_many(store, hosted)
    old = hosted.seats[seat]
    waits = hosted.row.status == WAITING
    row = SeatRow(
        seat,
        BOT,
        "" if waits else old.name,
        known_bot(bot),
        former="" if waits else old.secret or old.former,
    )
    put(store, hosted, row, "bot" if old.kind == PERSON or old.former else "bot-put")


def give_back(store: Store, hosted: Hosted, seat: int) -> None:
    """The person of a seat plays again."""
    check_seat(hosted, seat)
    old = hosted.seats[seat]
    if old.kind == PERSON:
        raise NotNow("no_bot_here")
    if not old.former:
        raise NotNow("nobody_sat")
    not_too_many(store, hosted)
    put(store, hosted, SeatRow(seat, PERSON, old.name, "", old.former), "back")
    if hosted.game.decider == seat:
        hosted.since = ticks()


def free(store: Store, hosted: Hosted, seat: int, what: str = "freed") -> None:
    """Whoever sat there has no longer any part in it; the next person may sit down."""
    check_seat(hosted, seat)
    if hosted.seats[seat].kind == FREE:
        return
    # Until the game begins people come and go, and see nothing.
    quiet = what == "left" and hosted.row.status == WAITING
    put(store, hosted, SeatRow(seat, FREE), "" if quiet else what)


def put(store: Store, hosted: Hosted, row: SeatRow, what: str) -> None:
    """A change of a seat that is told to everybody for as long as it can matter."""
    notices = [Notice(row.seat, hosted.seats[row.seat].name, what)] if what and goes_on(hosted) else []
    if not written(store, hosted, row, notices):
        raise Taken("somebody else has just changed this seat")


def goes_on(hosted: Hosted) -> bool:
    return hosted.row.status in (WAITING, RUNNING)


def written(
    store: Store,
    hosted: Hosted,
    row: SeatRow,
    notices: list[Notice],
    check: Callable[[list[SeatRow]], None] = lambda _: None,
) -> bool:
    """Write a seat together with what everybody is to know of it; the game begins when no seat is free any more."""
    begins = False

    def besides(status: str, seats: list[SeatRow]) -> tuple[dict[str, Any], list[Notice]]:
        nonlocal begins
        if status != hosted.row.status:
            raise Taken("the table has just begun or ended")
        check(seats)
        begins = status == WAITING and all(seat.kind != FREE for seat in seats)
        return ({"status": RUNNING}, notices + beginning(seats)) if begins else ({}, notices)

    if not store.set_seat(hosted.row.id, row, was=hosted.seats[row.seat].kind, besides=besides):
        return False
    hosted.seats[row.seat] = row
    if begins:
        hosted.row = replace(hosted.row, status=RUNNING)
        hosted.since = ticks()
    return True


def set_settings(store: Store, hosted: Hosted, settings: Settings) -> None:
    before = hosted.settings
    stored = json.dumps(asdict(replace(settings, seeded=before.seeded, asks=before.asks)))
    notices = [Notice(0, "", what) for what in changed_settings(before, settings)] if goes_on(hosted) else []
    if notices:
        not_too_many(store, hosted)
    store.change(hosted.row.id, notices, settings=stored)
    hosted.row = replace(hosted.row, settings=stored)
    # Nobody is charged for the time before there was a limit; a clock that runs is not wound up by this.
    if not before.turn_seconds and not before.game_seconds:
        hosted.since = ticks()


def changed_settings(before: Settings, after: Settings) -> list[str]:
    """What of the settings everybody should hear of when it changes."""
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
