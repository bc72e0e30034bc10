"""The HTTP and WebSocket face of the server."""

from __future__ import annotations

import json
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated, Any

from fastapi import FastAPI, Query, Request, Response, WebSocket, WebSocketDisconnect
from fastapi import Path as InPath
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse
from pydantic import ValidationError
from starlette.exceptions import HTTPException

from kanly import __version__, catalog
from kanly.bots.registry import names as bot_names
from kanly.engine.errors import KanlyError
from kanly.server import hosting, telling, tokens
from kanly.server.forms import Frame, HostForm, RestoreForm, SitForm, TableForm
from kanly.server.hosting import CLOSED, PERSON
from kanly.server.hub import Hub, Listener, Room
from kanly.server.limits import LONGEST_BODY, LONGEST_FRAME, Bucket, Rates
from kanly.server.store import Store
from kanly.server.thinking import Thinkers
from kanly.setup import Box
from kanly.text import Words
from kanly.text.bundle import LANGUAGES

log = logging.getLogger("kanly.server")
PAGE = Path(__file__).parent / "page"
COOKIE = "kanly"
YEAR = 365 * 24 * 3600
# Nothing but what we serve ourselves: no inline script, no other host, no frame around us.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
Id = Annotated[str, InPath(min_length=4, max_length=32, pattern="^[A-Za-z0-9]+$")]
SeatNumber = Annotated[int, InPath(ge=0, le=5)]
Language = Annotated[str, Query(pattern=f"^({'|'.join(LANGUAGES)})$")]


class Refused(Exception):
    """A request that is answered with an error."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.message = message


def make_app(store: Store, processes: int = 1, origins: tuple[str, ...] = ()) -> FastAPI:
    """The server over one database. `origins`: other places than its own that a page may come from."""
    hub = Hub(store, Thinkers(processes))
    new_tables = Rates(size=30, refill=0.2)
    requests = Rates(size=200, refill=50)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        for id in store.unfinished():
            await hub.room(id)
        yield
        await hub.close()
        store.close()

    app = FastAPI(title="Kanly", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.hub = hub

    # --- around every request

    @app.middleware("http")
    async def guard(request: Request, answer: Callable[[Request], Awaitable[Response]]) -> Response:
        response: Response
        if not requests.allows(address(request)):
            response = error(429, "too many requests; wait a moment")
        elif int(request.headers.get("content-length") or 0) > LONGEST_BODY:
            response = error(413, f"a request may have {LONGEST_BODY} bytes")
        elif request.method not in ("GET", "HEAD") and not same_origin(request, origins):
            response = error(403, "this page comes from elsewhere")
        else:
            response = await answer(request)
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        if request.url.path.startswith("/api"):
            response.headers.setdefault("Cache-Control", "no-store")
        return response

    @app.exception_handler(Refused)
    async def refused(_: Request, problem: Refused) -> Response:
        return error(problem.status, problem.message)

    @app.exception_handler(KanlyError)
    async def not_so(_: Request, problem: KanlyError) -> Response:
        return error(409, str(problem))

    @app.exception_handler(RequestValidationError)
    async def unreadable(_: Request, problem: RequestValidationError) -> Response:
        first = problem.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return error(422, f"{where}: {first['msg']}")

    @app.exception_handler(HTTPException)
    async def http_problem(_: Request, problem: HTTPException) -> Response:
        return error(problem.status_code, str(problem.detail))

    # --- what anybody may ask

    @app.get("/api/health")
    async def health() -> dict[str, str]:
        return {"version": __version__}

    @app.get("/api/options")
    async def options(language: Language = "en") -> dict[str, Any]:
        words = Words(language)
        return {
            "editions": {name: edition_options(name, words) for name in catalog.EDITIONS},
            "bots": bot_names(),
            "languages": list(LANGUAGES),
        }

    @app.get("/api/components")
    async def components(
        edition: Annotated[str, Query(max_length=50)] = "base",
        modules: Annotated[str, Query(max_length=200)] = "",
        language: Language = "en",
    ) -> Response:
        box = Box(edition, tuple(name for name in modules.split(",") if name))
        data = telling.components(box, Words(language))
        return JSONResponse(data, headers={"Cache-Control": "public, max-age=3600"})

    # --- tables

    async def room_of(id: str) -> Room:
        room = await hub.room(id)
        if room is None:
            raise Refused(404, "there is no such table")
        return room

    @app.post("/api/tables", status_code=201)
    async def create(form: TableForm, request: Request, response: Response) -> dict[str, str]:
        if not new_tables.allows(address(request)):
            raise Refused(429, "so many new tables at once are not needed; wait a moment")
        alone = form.settings.local or all(seat.kind == "bot" for seat in form.seats)
        if form.setup.seed is not None and not alone:
            raise Refused(422, "a seed can be chosen only where all seats are bots or on one device")
        setup = form.setup.setup(secrets.randbelow(10**15))
        wanted = [seat.wanted() for seat in form.seats]
        id, secret = hosting.make(store, setup, wanted, form.settings.settings())
        keep(request, response, cookie(id, "host"), secret)
        await hub.room(id)
        return {"id": id}

    @app.get("/api/tables/{id}")
    async def look(id: Id, request: Request, language: Language = "en") -> dict[str, Any]:
        room = await room_of(id)
        return {
            **telling.about(room.hosted, Words(language), room.here),
            "mine": seats_of(request.cookies, room),
            "host": is_host(request.cookies, room),
        }

    @app.post("/api/tables/{id}/seats/{seat}")
    async def sit(
        id: Id, seat: SeatNumber, form: SitForm, request: Request, response: Response
    ) -> dict[str, Any]:
        room = await room_of(id)
        async with room.lock:
            secret = hosting.sit_down(store, room.hosted, seat, form.name)
        keep(request, response, cookie(id, str(seat)), secret)
        await hub.seats_changed(room)
        return {"seat": seat, "link": f"/table/{id}/seat/{seat}#{secret}"}

    @app.post("/api/tables/{id}/restore")
    async def restore(id: Id, form: RestoreForm, request: Request, response: Response) -> dict[str, int]:
        room = await room_of(id)
        if form.seat >= len(room.hosted.seats) or not tokens.fits(
            form.secret, room.hosted.seats[form.seat].secret
        ):
            raise Refused(403, "this link is not good for this seat")
        keep(request, response, cookie(id, str(form.seat)), form.secret)
        return {"seat": form.seat}

    @app.post("/api/tables/{id}/host")
    async def host(id: Id, form: HostForm, request: Request) -> dict[str, str]:
        room = await room_of(id)
        if not is_host(request.cookies, room):
            raise Refused(403, "only the host of the table may do this")
        async with room.lock:
            match form.do:
                case "free":
                    hosting.free(store, room.hosted, form.seat)
                case "bot":
                    hosting.give_to_bot(store, room.hosted, form.seat, form.bot)
                case "back":
                    hosting.give_back(store, room.hosted, form.seat)
                case "settings":
                    hosting.set_settings(store, room.hosted, form.settings.settings())
                case "close":
                    hosting.set_status(store, room.hosted, CLOSED)
                case "delete":
                    store.delete(id)
        if form.do == "delete":
            await hub.reload(id)
        else:
            await hub.seats_changed(room)
        return {"done": form.do}

    @app.get("/api/tables/{id}/record")
    async def record(id: Id) -> Response:
        room = await room_of(id)
        if not room.hosted.over and not room.hosted.broken:
            raise Refused(409, "the record is shown when the game is over: it tells all that is hidden")
        return PlainTextResponse(hosting.record_of(room.hosted).to_text())

    @app.get("/api/mine")
    async def mine(request: Request, language: Language = "en") -> list[dict[str, Any]]:
        found = []
        for id in sorted({name.split("_")[1] for name in request.cookies if name.startswith(f"{COOKIE}_")})[
            :50
        ]:
            room = await hub.room(id)
            if room is not None:
                found.append(
                    {
                        **telling.about(room.hosted, Words(language), room.here),
                        "mine": seats_of(request.cookies, room),
                        "host": is_host(request.cookies, room),
                        "changed": room.hosted.row.changed,
                    }
                )
        return sorted(found, key=lambda table: -table["changed"])

    # --- the socket

    @app.websocket("/api/tables/{id}/socket")
    async def socket(websocket: WebSocket, id: str, seat: int | None = None, language: str = "en") -> None:
        if not same_origin(websocket, origins) or language not in LANGUAGES:
            await websocket.close(1008)
            return
        room = await hub.room(id[:32])
        if room is None or (seat is not None and seat not in seats_of(websocket.cookies, room)):
            await websocket.close(1008)
            return
        await websocket.accept()
        listener = Listener(seat, Words(language), websocket.send_json)
        await hub.welcome(room, listener)
        try:
            await converse(hub, room, listener, websocket)
        except WebSocketDisconnect:
            pass
        finally:
            await hub.farewell(room, listener)

    # --- the page

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        wanted = (PAGE / path).resolve()
        if path and wanted.is_relative_to(PAGE.resolve()) and wanted.is_file():
            forever = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
            return FileResponse(wanted, headers={"Cache-Control": forever})
        index = PAGE / "index.html"
        if path.startswith("api/") or not index.is_file():
            return error(404, "there is nothing here")
        return FileResponse(index, headers={"Cache-Control": "no-cache"})

    return app


async def converse(hub: Hub, room: Room, listener: Listener, websocket: WebSocket) -> None:
    """Frames of one client, until it goes."""
    bucket = Bucket(size=30, refill=10)
    while True:
        text = await websocket.receive_text()
        if len(text) > LONGEST_FRAME:
            await websocket.close(1009)
            return
        if not bucket.take():
            await websocket.close(1008)
            return
        number = None
        try:
            frame = Frame.model_validate(json.loads(text))
            number = frame.number
            await obey(hub, room, listener, frame)
        except (ValueError, ValidationError, RecursionError):
            await listener.send({"type": "error", "error": "this is no message of Kanly's", "number": number})
        except KanlyError as problem:
            await listener.send({"type": "error", "error": str(problem), "number": number})
            # Whoever was too late sees how things stand.
            await listener.send(hub._game(room, listener))


async def obey(hub: Hub, room: Room, listener: Listener, frame: Frame) -> None:
    if frame.do == "ping":
        await listener.send({"type": "pong"})
        return
    seat = listener.seat
    if seat is None:
        raise KanlyError("whoever looks on has no moves")
    if room.hosted.seats[seat].kind != PERSON:
        raise KanlyError("a bot plays this seat now")
    if frame.do == "move":
        await hub.play(room, seat, frame.move, frame.number)
    elif frame.do == "undo":
        await hub.undo(room, seat, frame.turn)
    elif frame.do == "chat":
        await hub.say(room, seat, frame.text)
    else:
        await hub.hint(room, listener)


def edition_options(name: str, words: Words) -> dict[str, Any]:
    """What can be chosen for games of an edition."""
    made = catalog.edition(name)
    return {
        "name": words.text(f"set-{name}"),
        "players": sorted(
            {*(o.people for o in made.opponents), *(count for count, _ in made.points_at_start)}
        ),
        "modules": [module.id for module in made.modules],
        "leaders": [
            {
                "id": leader.id,
                "name": words.name(leader),
                "house": leader.house,
                "complexity": leader.complexity,
            }
            for leader in made.leaders
            if not any(leader.id == other.back for other in made.leaders)
        ],
        "rivals": [
            {
                "id": rival.id,
                "name": words.name(rival),
                "swordmaster": rival.swordmaster,
                "streamlined": rival.streamlined,
            }
            for rival in made.rivals
        ],
        "opponents": {
            opponents.people: {
                "levels": [
                    {
                        "id": level.id,
                        "name": words.text(f"level-{level.id}"),
                        "about": words.text(f"level-{level.id}-about"),
                    }
                    for level in opponents.levels
                    if level.id
                ],
                "usual": opponents.usual,
                "variants": [
                    {
                        "id": variant,
                        "name": words.text(f"variant-{variant}"),
                        "about": words.text(f"variant-{variant}-about"),
                    }
                    for variant in opponents.variants
                ],
                "rivals": opponents.opponents if opponents.rivals else 0,
            }
            for opponents in made.opponents
        },
    }


def error(status: int, message: str) -> Response:
    return JSONResponse({"error": message}, status_code=status)


def address(request: Request) -> str:
    return request.client.host if request.client else ""


def same_origin(request: Request | WebSocket, origins: tuple[str, ...]) -> bool:
    """A browser says where a page comes from; only ours may act with our cookies."""
    origin = request.headers.get("origin")
    if origin is None:
        return True
    return origin.partition("://")[2] == request.headers.get("host") or origin in origins


def cookie(id: str, what: str) -> str:
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


def seats_of(cookies: dict[str, str], room: Room) -> list[int]:
    """The seats whose secrets these cookies hold."""
    id = room.hosted.row.id
    return [
        seat.seat
        for seat in room.hosted.seats
        if tokens.fits(cookies.get(cookie(id, str(seat.seat)), ""), seat.secret)
    ]


def is_host(cookies: dict[str, str], room: Room) -> bool:
    return tokens.fits(cookies.get(cookie(room.hosted.row.id, "host"), ""), room.hosted.row.host)
