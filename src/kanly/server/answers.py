"""Refusals, as every client gets them, and from where a page may ask."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import Path as InPath
from fastapi import Query, Request, Response, WebSocket
from fastapi.responses import JSONResponse
from pydantic import BaseModel

from kanly.server.listening import sendable
from kanly.text.bundle import LANGUAGES

ID_PATTERN: Final = "^[A-Za-z0-9]{4,32}$"
Id = Annotated[str, InPath(pattern=ID_PATTERN)]
SeatNumber = Annotated[int, InPath(ge=0, le=5)]
Language = Annotated[str, Query(pattern=f"^({'|'.join(LANGUAGES)})$")]


class Refusal(BaseModel):
    """Why something was not done, in a sentence."""

    error: str


class Refused(Exception):
    """A request that is answered with an error."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.message = message


def refusals(*codes: int) -> dict[int | str, dict[str, Any]]:
    """The refusals of a route, for its description; what any request may meet is always among them."""
    return {code: {"model": Refusal} for code in (400, 403, 411, 413, 422, 429, 503, *codes)}


def error(status: int, message: str) -> Response:
    return JSONResponse({"error": sendable(message)}, status_code=status)


def address(request: Request | WebSocket) -> str:
    return request.client.host if request.client else ""


def same_origin(request: Request | WebSocket, origins: tuple[str, ...]) -> bool:
    """A browser says where a page comes from; only ours may act with our cookies."""
    origin = request.headers.get("origin")
    if origin is None:
        return True
    return origin.partition("://")[2] == request.headers.get("host") or origin in origins
