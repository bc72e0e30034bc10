"""Refusals, as every client gets them and in its language, and from where a page may ask."""

from __future__ import annotations

import asyncio
import threading
from ipaddress import IPv4Address, ip_address
from typing import Annotated, Any, Final

from fastapi import Path as InPath
from fastapi import Query, Request, Response, WebSocket
from fastapi.responses import JSONResponse
from pydantic import BaseModel

from kanly.server.listening import sendable
from kanly.server.refusing import PLAIN, Told, Why
from kanly.text import Words
from kanly.text.bundle import LANGUAGES

ID_PATTERN: Final = "^[A-Za-z0-9]{4,32}$"
Id = Annotated[str, InPath(pattern=ID_PATTERN)]
SeatNumber = Annotated[int, InPath(ge=0, le=5)]
Language = Annotated[str, Query(pattern=f"^({'|'.join(LANGUAGES)})$")]


# Who asks through something that has no addresses.
NOWHERE: Final = "nowhere"
# No browser names more languages than this.
MOST_ACCEPTED: Final = 20
# The languages whose files have been read.
SPOKEN: set[str] = set()
LEARNING: Final = threading.Lock()


class Refusal(BaseModel):
    """Why something was not done, in a sentence of the reader's language; what of it is English in any language."""

    error: str
    detail: str | None = None


class Refused(Why, Exception):
    """A request that is answered with an error."""

    def __init__(self, status: int, code: str, /, **variables: int | str | Why) -> None:
        super().__init__(code, **variables)
        self.status = status


def refusals(*codes: int, told: Any = None) -> dict[int | str, dict[str, Any]]:
    """The refusals of a route, for its description; what any request may meet is always among them. `told`: what it tells, where
    that is written already when the route has it."""
    found: dict[int | str, dict[str, Any]] = {} if told is None else {200: {"model": told}}
    return found | {code: {"model": Refusal} for code in (400, 403, 411, 413, 422, 429, 503, *codes)}


def error(status: int, told: Told) -> Response:
    content = {"error": sendable(told.text)}
    if told.detail:
        content["detail"] = sendable(told.detail)
    return JSONResponse(content, status_code=status)


async def refusal(request: Request, problem: Refused) -> Response:
    """A refusal of ours, in the language of the request."""
    return error(problem.status, Told(problem.said(await speaking(language_of(request)))))


def language_of(request: Request) -> str:
    """The language in which a request wants its answer: the one that it names, or the one that its browser prefers."""
    asked = request.query_params.get("language", "")
    return asked if asked in LANGUAGES else preferred(request.headers.get("accept-language", ""))


def preferred(accepted: str) -> str:
    """The first of our languages in a header such as `de, uk-UA;q=0.8, en;q=0.5`."""
    best, language = 0.0, PLAIN
    for part in accepted.split(",")[:MOST_ACCEPTED]:
        tag, _, weight = part.partition(";")
        name = tag.strip().split("-")[0].lower()
        try:
            wish = float(weight.strip().removeprefix("q=") or 1)
        except ValueError:
            continue
        if name in LANGUAGES and wish > best:
            best, language = wish, name
    return language


def address(request: Request | WebSocket) -> str:
    """Who asks, for counting. Whoever has one address of IPv6 has all of its network, so that is what counts."""
    host = request.client.host if request.client else NOWHERE
    try:
        found = ip_address(host)
    except ValueError:
        return host or NOWHERE
    if isinstance(found, IPv4Address):
        return host
    return str(found.ipv4_mapped or f"{int(found) >> 64:x}")


async def speaking(language: str) -> Words:
    """The words of a language. Reading its files takes a second when it is first spoken, and nobody waits for that."""
    if language in SPOKEN:
        return Words(language)
    return await asyncio.to_thread(learnt, language)


def learnt(language: str) -> Words:
    # Of many who ask for it at once only one reads.
    with LEARNING:
        words = Words(language)
        SPOKEN.add(language)
    return words


def same_origin(request: Request | WebSocket, origins: tuple[str, ...]) -> bool:
    """A browser says where a page comes from; only ours may act with our cookies."""
    origin = request.headers.get("origin")
    if origin is None:
        return True
    return origin.partition("://")[2] == request.headers.get("host") or origin in origins
