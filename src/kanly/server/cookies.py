"""Who a browser is: secrets in cookies that no script can read."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from fastapi import Request, Response

from kanly.server import tokens
from kanly.server.hosting import CLOSED, OVER
from kanly.server.store import SeatRow, TableRow

COOKIE: Final = "kanly"
HOST: Final = "host"
YEAR: Final = 365 * 24 * 3600
ENDED: Final = (OVER, CLOSED)
# Browsers keep some 180 cookies for a place, and a socket whose request has more than 8 kB is never opened.
MOST_COOKIES: Final = 100
NAME: Final = re.compile(rf"{COOKIE}_([A-Za-z0-9]{{4,32}})_(?:\d|{HOST})")


def cookie(id: str, what: str | int) -> str:
    return f"{COOKIE}_{id}_{what}"


def keep(request: Request, response: Response, name: str, secret: str) -> None:
    response.set_cookie(
        name,
        secret,
        max_age=YEAR,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
        path="/",
    )


def drop(response: Response, name: str) -> None:
    response.delete_cookie(name, path="/", httponly=True, samesite="strict")


def tables_of(cookies: Mapping[str, str]) -> list[str]:
    """The tables that these cookies speak of; whether they are any good is another question."""
    return sorted({found[1] for name in cookies if (found := NAME.fullmatch(name))})


def cookies_of(cookies: Mapping[str, str], id: str) -> list[str]:
    """The names of the cookies that speak of a table."""
    return [name for name in cookies if (found := NAME.fullmatch(name)) and found[1] == id]


def no_longer_needed(
    cookies: Mapping[str, str], standing: Mapping[str, tuple[str, int]], more: int
) -> list[str] | None:
    """The cookies to drop so that there is room for some more: of tables that are gone, then of those at which nobody plays
    any more, the longest untouched first. None: there are too many at which somebody does."""
    names = [name for name in cookies if NAME.fullmatch(name)]
    free = MOST_COOKIES - len(names) - more
    ended = [id for id in tables_of(cookies) if standing.get(id, ENDED[:1])[0] in ENDED]
    dropped: list[str] = []
    for id in sorted(ended, key=lambda id: standing[id][1] if id in standing else 0):
        if free + len(dropped) >= 0:
            break
        dropped += cookies_of(cookies, id)
    return dropped if free + len(dropped) >= 0 else None


def seats_of(cookies: Mapping[str, str], id: str, seats: Sequence[SeatRow]) -> list[int]:
    """The seats whose secrets these cookies hold."""
    return [seat.seat for seat in seats if tokens.fits(cookies.get(cookie(id, seat.seat), ""), seat.secret)]


def is_host(cookies: Mapping[str, str], row: TableRow) -> bool:
    return tokens.fits(cookies.get(cookie(row.id, HOST), ""), row.host)
