"""The HTTP and WebSocket face of the server."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from fastapi import FastAPI, Query, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse
from starlette.exceptions import HTTPException
from starlette.routing import Match

from kanly import __version__
from kanly.engine.errors import KanlyError
from kanly.server import telling
from kanly.server.answers import Language, Refused, address, error, refusals, same_origin
from kanly.server.companion import companion_routes
from kanly.server.environment import DATABASE, LIMITS, NO_LIMITS, ORIGINS, THINKERS
from kanly.server.hub import Hub
from kanly.server.limits import LONGEST_BODY, UNLIMITED, Allowance, Rates
from kanly.server.notify import hear_others
from kanly.server.options import options, page_words
from kanly.server.socket import socket_routes
from kanly.server.store import Store, StoreError
from kanly.server.tables import table_routes
from kanly.server.thinking import Thinkers
from kanly.setup import Box
from kanly.text import Words

PAGE: Final = Path(__file__).parent / "page"
REST: Final = "/{path:path}"
# Nothing but what we serve ourselves: no inline script, no other host, no frame around us.
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


def make_app(
    store: Store, processes: int = 1, origins: tuple[str, ...] = (), allowance: Allowance | None = None
) -> FastAPI:
    """The server over one database. `processes`: how many think for bots; `origins`: other places than its own that a
    page may come from."""
    allowed = allowance or Allowance()
    hub = Hub(store, Thinkers(processes))
    requests = Rates(*allowed.requests)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        tasks = [asyncio.create_task(hub.wake_all())]
        if store.shared:
            tasks.append(asyncio.create_task(hear_others(store, hub)))
        yield
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await hub.close()
        store.close()

    app = FastAPI(title="Kanly", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.hub = hub
    guard(app, requests, origins)
    explain(app)
    add_reading(app)
    app.include_router(table_routes(hub, Rates(*allowed.tables)))
    app.include_router(companion_routes())
    app.include_router(socket_routes(hub, requests, allowed.frames, origins))
    add_page(app)
    return app


def from_environment() -> FastAPI:
    """The server as `kanly serve` starts it in each of its processes."""
    origins = tuple(origin for origin in os.environ.get(ORIGINS, "").split(",") if origin)
    allowance = UNLIMITED if os.environ.get(LIMITS) == NO_LIMITS else None
    return make_app(Store(os.environ[DATABASE]), int(os.environ.get(THINKERS, "1")), origins, allowance)


def guard(app: FastAPI, requests: Rates, origins: tuple[str, ...]) -> None:
    """What stands around every request."""

    @app.middleware("http")
    async def around(request: Request, answer: Callable[[Request], Awaitable[Response]]) -> Response:
        response = turned_away(request, requests, origins) or await answer(request)
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        if request.url.path.startswith("/api"):
            response.headers.setdefault("Cache-Control", "no-store")
        return response


def turned_away(request: Request, requests: Rates, origins: tuple[str, ...]) -> Response | None:
    """The answer to a request that is not even read."""
    if not requests.allows(address(request)):
        return error(429, "too many requests; wait a moment")
    length = request.headers.get("content-length", "0")
    if "transfer-encoding" in request.headers or not length.isdecimal():
        return error(411, "a request says in its Content-Length how long it is")
    # Ten digits are too many already, and Python refuses to read thousands of them.
    if len(length) > 9 or int(length) > LONGEST_BODY:
        return error(413, f"a request may have {LONGEST_BODY} bytes")
    if request.method not in ("GET", "HEAD") and not same_origin(request, origins):
        return error(403, "this page comes from elsewhere")
    return None


def explain(app: FastAPI) -> None:
    """Every refusal becomes one sentence."""

    @app.exception_handler(Refused)
    async def refused(_: Request, problem: Refused) -> Response:
        return error(problem.status, problem.message)

    @app.exception_handler(KanlyError)
    async def not_so(_: Request, problem: KanlyError) -> Response:
        return error(503 if isinstance(problem, StoreError) else 409, str(problem))

    @app.exception_handler(RequestValidationError)
    async def unreadable(_: Request, problem: RequestValidationError) -> Response:
        first = problem.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return error(422, f"{where}: {first['msg']}")

    @app.exception_handler(Exception)
    async def fault(_: Request, problem: Exception) -> Response:
        # Ours, so its text stays in the server's log: nobody knows what it would tell.
        response = error(500, "the server has made a mistake; its log says more")
        response.headers.update(HEADERS)
        return response

    @app.exception_handler(HTTPException)
    async def http_problem(_: Request, problem: HTTPException) -> Response:
        response = error(problem.status_code, str(problem.detail))
        response.headers.update(problem.headers or {})
        return response


def add_reading(app: FastAPI) -> None:
    """What anybody may ask, without a table."""

    @app.get("/api/health")
    async def health() -> dict[str, str]:
        return {"version": __version__}

    @app.get("/api/options", responses=refusals())
    async def choices(language: Language = "en") -> dict[str, Any]:
        return options(Words(language))

    @app.get("/api/words", responses=refusals())
    async def words(language: Language = "en", part: Literal["page", "rules"] = "page") -> dict[str, str]:
        return page_words(language, part)

    @app.get("/api/components", responses=refusals(409))
    async def components(
        edition: Annotated[str, Query(max_length=50)] = "base",
        modules: Annotated[str, Query(max_length=200)] = "",
        language: Language = "en",
    ) -> Response:
        box = Box(edition, tuple(name for name in modules.split(",") if name))
        data = await asyncio.to_thread(telling.components, box, Words(language))
        return JSONResponse(data, headers={"Cache-Control": "public, max-age=3600"})


def add_page(app: FastAPI) -> None:
    """The built page, for every address that is not the API's: it has a router of its own."""

    @app.get(REST, include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        index = PAGE / "index.html"
        others = ways_in(app, request) if path.startswith("api/") else set()
        if others:
            response = error(405, f"this can be asked by {', '.join(sorted(others))} only")
            response.headers["Allow"] = ", ".join(sorted(others))
            return response
        if path.startswith("api/") or "\0" in path or not index.is_file():
            return error(404, "there is nothing here")
        wanted = file_of_page(path)
        if wanted is not None:
            forever = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
            return FileResponse(wanted, headers={"Cache-Control": forever})
        return FileResponse(index, headers={"Cache-Control": "no-cache"})


def file_of_page(path: str) -> Path | None:
    """The file that is asked for, if it is one of the page's."""
    try:
        wanted = (PAGE / path).resolve()
        return wanted if path and wanted.is_relative_to(PAGE.resolve()) and wanted.is_file() else None
    except OSError:
        return None  # a name that no file can have, such as one that is too long


def ways_in(app: FastAPI, request: Request) -> set[str]:
    """The methods by which something can be asked that was asked by another one."""
    found: set[str] = set()
    for method in ("GET", "POST"):
        scope = {**request.scope, "method": method}
        for route in app.router.routes:
            if getattr(route, "path", "") != REST and route.matches(scope)[0] == Match.FULL:
                found.add(method)
    return found
