"""Who a browser is: secrets in cookies that no script can read."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from fastapi import Request, Response

from kanly.server import tokens
from kanly.server.store import SeatRow, TableRow

COOKIE: Final = "kanly"
HOST: Final = "host"
YEAR: Final = 365 * 24 * 3600
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


def seats_of(cookies: Mapping[str, str], id: str, seats: Sequence[SeatRow]) -> list[int]:
    """The seats whose secrets these cookies hold."""
    return [seat.seat for seat in seats if tokens.fits(cookies.get(cookie(id, seat.seat), ""), seat.secret)]


def is_host(cookies: Mapping[str, str], row: TableRow) -> bool:
    return tokens.fits(cookies.get(cookie(row.id, HOST), ""), row.host)
