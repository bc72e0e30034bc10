"""The HTTP and WebSocket face of the server."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from fastapi import FastAPI, Query, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Match

from kanly import __version__, catalog
from kanly.engine.errors import KanlyError
from kanly.server.answers import (
    Language,
    Refused,
    address,
    error,
    language_of,
    learnt,
    refusal,
    refusals,
    same_origin,
    speaking,
)
from kanly.server.database import StoreError
from kanly.server.environment import DATABASE, LIMITS, NO_LIMITS, ORIGINS, TABLES, THINKERS
from kanly.server.fields import misfit
from kanly.server.hub import Gone, Hub
from kanly.server.limits import LONGEST_BODY, UNLIMITED, Allowance, Rates
from kanly.server.notify import hear_others
from kanly.server.options import options, page_words
from kanly.server.printed import components_text
from kanly.server.refusing import explained
from kanly.server.socket import socket_routes
from kanly.server.store import Store
from kanly.server.tables import table_routes
from kanly.server.thinking import Thinkers
from kanly.server.told.options import Options
from kanly.server.told.printed import COMPONENTS
from kanly.server.told.schema import describe
from kanly.server.told.tables import Health
from kanly.server.working import TooMuch, Work
from kanly.setup import Box
from kanly.text.bundle import LANGUAGES
from kanly.topics import HAS_COMPANION

PAGE: Final = Path(__file__).parent / "page"
REST: Final = "/{path:path}"
# Seconds that a thread may compute before it makes way for another: a move is written in many small steps, and where somebody
# has a whole game put into words each of them waits so long.
SWITCH: Final = 0.001
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
    store: Store,
    processes: int = 1,
    origins: tuple[str, ...] = (),
    allowance: Allowance | None = None,
    tables: int | None = None,
) -> FastAPI:
    """The server over one database. `processes`: how many think for bots; `origins`: other places than its own that a
    page may come from; `tables`: how many are kept in memory, without it as many as fit."""
    allowed = allowance or Allowance()
    hub = Hub(store, Thinkers(processes), Work(allowed.waiting), tables)
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

    app = FastAPI(
        title="Kanly",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        # One name for what is sent and what is told: pages read the description to have types of both.
        separate_input_output_schemas=False,
    )
    describe(app)
    app.state.hub = hub
    # Small answers, among them all that hold a secret, are not worth compressing.
    app.add_middleware(GZipMiddleware, minimum_size=2000, compresslevel=6)
    guard(app, requests, origins)
    explain(app)
    add_reading(app, hub.work)
    app.include_router(table_routes(hub, Rates(*allowed.tables)))
    if HAS_COMPANION:
        # It names topics, and may be missing with one of them.
        from kanly.server.companion import companion_routes

        app.include_router(companion_routes(hub.work))
    app.include_router(socket_routes(hub, requests, allowed, origins))
    add_page(app)
    return app


def learn_all() -> None:
    for language in LANGUAGES:
        learnt(language)
        page_words(language)


def from_environment() -> FastAPI:
    """The server as `kanly serve` starts it in each of its processes."""
    sys.setswitchinterval(SWITCH)
    # The first to open the page should not wait until its words are read.
    threading.Thread(target=learn_all, daemon=True).start()
    origins = tuple(origin for origin in os.environ.get(ORIGINS, "").split(",") if origin)
    allowance = UNLIMITED if os.environ.get(LIMITS) == NO_LIMITS else None
    thinkers, tables = int(os.environ.get(THINKERS) or 1), int(os.environ.get(TABLES) or 0)
    return make_app(Store(os.environ[DATABASE]), thinkers, origins, allowance, tables or None)


def guard(app: FastAPI, requests: Rates, origins: tuple[str, ...]) -> None:
    """What stands around every request."""

    @app.middleware("http")
    async def around(request: Request, answer: Callable[[Request], Awaitable[Response]]) -> Response:
        problem = turned_away(request, requests, origins)
        response = await answer(request) if problem is None else await refusal(request, problem)
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        if request.url.path.startswith("/api"):
            response.headers.setdefault("Cache-Control", "no-store")
        return response


def turned_away(request: Request, requests: Rates, origins: tuple[str, ...]) -> Refused | None:
    """Why a request is not even read."""
    if not requests.allows(address(request)):
        return Refused(429, "requests")
    length = request.headers.get("content-length", "0")
    if "transfer-encoding" in request.headers or not length.isdecimal():
        return Refused(411, "length")
    # Ten digits are too many already, and Python refuses to read thousands of them.
    if len(length) > 9 or int(length) > LONGEST_BODY:
        return Refused(413, "body_long", n=LONGEST_BODY)
    if request.method not in ("GET", "HEAD") and not same_origin(request, origins):
        return Refused(403, "origin")
    return None


def explain(app: FastAPI) -> None:
    """Every refusal becomes one sentence, in the reader's language."""

    @app.exception_handler(Refused)
    async def refused(request: Request, problem: Refused) -> Response:
        return await refusal(request, problem)

    @app.exception_handler(KanlyError)
    async def not_so(request: Request, problem: KanlyError) -> Response:
        known = {StoreError: 503, TooMuch: 429, Gone: 404}
        status = next((known[kind] for kind in known if isinstance(problem, kind)), 409)
        return error(status, explained(problem, await speaking(language_of(request))))

    @app.exception_handler(RequestValidationError)
    async def unreadable(request: Request, problem: RequestValidationError) -> Response:
        return await refusal(request, misfit(problem.errors()[0]))

    @app.exception_handler(Exception)
    async def fault(request: Request, problem: Exception) -> Response:
        # Ours, so its text stays in the server's log: nobody knows what it would tell.
        response = await refusal(request, Refused(500, "fault"))
        response.headers.update(HEADERS)
        return response

    @app.exception_handler(HTTPException)
    async def http_problem(request: Request, problem: HTTPException) -> Response:
        headers = problem.headers or {}
        match problem.status_code:
            case 404:
                why = Refused(404, "nothing_here")
            case 405:
                why = Refused(405, "method", methods=headers.get("Allow", ""))
            case status:
                why = Refused(status, "body")
        response = await refusal(request, why)
        response.headers.update(headers)
        return response


def add_reading(app: FastAPI, work: Work) -> None:
    """What anybody may ask, without a table."""

    @app.get("/api/health", response_model=Health)
    async def health() -> dict[str, str]:
        return {"version": __version__}

    @app.get("/api/options", responses=refusals(), response_model=Options)
    async def choices(language: Language = "en") -> dict[str, Any]:
        return options(await speaking(language))

    @app.get("/api/words", responses=refusals())
    async def words(language: Language = "en", part: Literal["page", "rules"] = "page") -> dict[str, str]:
        return await asyncio.to_thread(page_words, language, part)

    @app.get("/api/components", responses=refusals(409, told=COMPONENTS))
    async def components(
        request: Request,
        edition: Annotated[str, Query(max_length=50)] = "base",
        modules: Annotated[str, Query(max_length=200)] = "",
        language: Language = "en",
    ) -> Response:
        box = catalog.canonical(Box(edition, tuple(name for name in modules.split(",") if name)))
        await speaking(language)
        data = await work.do(address(request), components_text, box, language)
        headers = {"Cache-Control": "public, max-age=3600"}
        return Response(data, media_type="application/json", headers=headers)


def add_page(app: FastAPI) -> None:
    """The built page, for every address that is not the API's: it has a router of its own."""

    @app.get(REST, include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        index = PAGE / "index.html"
        others = ways_in(app, request) if path.startswith("api/") else set()
        if others:
            methods = ", ".join(sorted(others))
            response = await refusal(request, Refused(405, "method", methods=methods))
            response.headers["Allow"] = methods
            return response
        if path.startswith("api/") or "\0" in path or not index.is_file():
            return await refusal(request, Refused(404, "nothing_here"))
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
