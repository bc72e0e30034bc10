"""What can be asked of tables over HTTP."""

from __future__ import annotations

import asyncio
import gzip
import secrets
from contextlib import suppress
from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse

from kanly.server import hosting, loading, replaying, seating, telling, tokens
from kanly.server.answers import Id, Language, Refused, SeatNumber, address, refusals, speaking
from kanly.server.cookies import (
    HOST,
    MOST_COOKIES,
    cookie,
    cookies_of,
    drop,
    is_host,
    keep,
    no_longer_needed,
    seats_of,
    tables_of,
)
from kanly.server.forms import HostForm, RecordForm, RestoreForm, SitForm, TableForm
from kanly.server.hosting import NotNow
from kanly.server.hub import Hub, Room
from kanly.server.limits import Rates
from kanly.server.listening import dumps
from kanly.server.outlines import Outlines
from kanly.server.reels import Reels
from kanly.server.told.replays import Outline, Position
from kanly.server.told.tables import Again, Done, Forgotten, Left, MyTable, NewId, Restored, Sat
from kanly.text import Words

Seat = Annotated[int | None, Query(ge=0, le=5)]
# Seeds are drawn from so many that nobody can try them all to find the one that deals their own cards.
SEEDS = 10**39
MOST_MINE = 100


def private_link(id: str, seat: int, secret: str) -> str:
    """Where the page restores a seat; what stands behind the # is never sent to a server by a browser."""
    return f"/table/{id}/seat/{seat}#{secret}"


def unpacked(packed: bytes, request: Request) -> Response:
    """JSON that is kept compressed, for whoever understands that or does not."""
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(packed), media_type="application/json")
    headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return Response(packed, media_type="application/json", headers=headers)


def table_routes(hub: Hub, new_tables: Rates) -> APIRouter:
    router = APIRouter(prefix="/api", responses=refusals(404, 409))
    store = hub.store
    reels = Reels()
    outlines = Outlines(reels)

    async def room_of(id: str, request: Request) -> Room:
        room = await hub.room(id, address(request))
        if room is None:
            raise Refused(404, "no_table")
        return room

    def told(room: Room, request: Request, words: Words) -> dict[str, Any]:
        hosted = room.hosted
        return {
            **telling.about(hosted, words, room.here),
            "mine": seats_of(request.cookies, hosted.row.id, hosted.seats),
            "host": is_host(request.cookies, hosted.row),
            "changed": max([hosted.row.changed, *(line.at for line in hosted.kept[-1:])]),
            "decider": hosted.game.decider
            if hosted.row.status == hosting.RUNNING and not hosted.broken
            else None,
        }

    def one_more(request: Request) -> None:
        if not new_tables.allows(address(request)):
            raise Refused(429, "new_tables")

    async def room_for_cookies(request: Request, response: Response, more: int = 1) -> None:
        """A browser with too many cookies could open no socket at all, so it forgets the oldest tables that are over."""
        if len(request.cookies) + more <= MOST_COOKIES:
            return
        standing = await asyncio.to_thread(store.standing, tables_of(request.cookies))
        dropped = no_longer_needed(request.cookies, standing, more)
        if dropped is None:
            raise Refused(409, "tables_full")
        for name in dropped:
            drop(response, name)

    @router.post("/tables", status_code=201, response_model=NewId)
    async def create(form: TableForm, request: Request, response: Response) -> dict[str, str]:
        """Make a table."""
        alone = form.settings.local or all(seat.kind == "bot" for seat in form.seats)
        if form.setup.seed is not None and not alone:
            raise Refused(422, "seed")
        one_more(request)
        await room_for_cookies(request, response)
        setup = form.setup.setup(secrets.randbelow(SEEDS))
        wanted = [seat.wanted() for seat in form.seats]
        settings = replace(form.settings.settings(), seeded=form.setup.seed is not None, asks=True)
        id, secret = await asyncio.to_thread(hosting.make, store, setup, wanted, settings)
        keep(request, response, cookie(id, HOST), secret)
        await hub.room(id)
        return {"id": id}

    @router.post("/records", status_code=201, response_model=NewId)
    async def bring(form: RecordForm, request: Request, response: Response) -> dict[str, str]:
        """Bring a record from a file; it becomes a table that can be looked at."""
        one_more(request)
        await room_for_cookies(request, response)
        id, secret = await hub.work.do(address(request), replaying.bring, store, form.record)
        keep(request, response, cookie(id, HOST), secret)
        return {"id": id}

    @router.get("/tables/{id}", response_model=MyTable)
    async def look(id: Id, request: Request, language: Language = "en") -> dict[str, Any]:
        """What anybody may know of a table."""
        room = await room_of(id, request)
        return told(room, request, await speaking(language))

    @router.post("/tables/{id}/seats/{seat}", response_model=Sat)
    async def sit(
        id: Id, seat: SeatNumber, form: SitForm, request: Request, response: Response
    ) -> dict[str, Any]:
        """Take a free seat."""
        room = await room_of(id, request)
        if room.hosted.settings.seeded and not is_host(request.cookies, room.hosted.row):
            raise Refused(403, "seeded")
        await room_for_cookies(request, response)
        secret = await hub.seat(room, seating.sit_down, seat, form.name)
        keep(request, response, cookie(id, seat), secret)
        return {"seat": seat, "link": private_link(id, seat, secret)}

    @router.get("/tables/{id}/seats/{seat}/link", response_model=Sat)
    async def link(id: Id, seat: SeatNumber, request: Request) -> dict[str, Any]:
        """The private link of a seat of this browser, which has its secret already."""
        if seat not in seats_of(request.cookies, id, (await room_of(id, request)).hosted.seats):
            raise Refused(403, "seat_not_yours")
        return {"seat": seat, "link": private_link(id, seat, request.cookies[cookie(id, seat)])}

    @router.post("/tables/{id}/restore", response_model=Restored)
    async def restore(id: Id, form: RestoreForm, request: Request, response: Response) -> dict[str, int]:
        """Take one's seat again, on another device."""
        seats = (await room_of(id, request)).hosted.seats
        if form.seat >= len(seats) or not tokens.fits(form.secret, seats[form.seat].secret):
            raise Refused(403, "link")
        await room_for_cookies(request, response)
        keep(request, response, cookie(id, form.seat), form.secret)
        return {"seat": form.seat}

    @router.post("/tables/{id}/leave", response_model=Left)
    async def leave(id: Id, request: Request, response: Response) -> dict[str, list[int]]:
        """Stand up: every seat of this browser is free again."""
        room = await room_of(id, request)
        mine = seats_of(request.cookies, id, room.hosted.seats)
        if not mine:
            raise Refused(403, "no_seat")
        for seat in mine:
            await hub.seat(room, seating.free, seat, "left")
            drop(response, cookie(id, seat))
        return {"left": mine}

    @router.post("/tables/{id}/forget", response_model=Forgotten)
    async def forget(id: Id, request: Request, response: Response) -> dict[str, str]:
        """This browser has no more to do with a table that is over or closed; its seats keep their names there."""
        if (await room_of(id, request)).hosted.row.status not in (hosting.OVER, hosting.CLOSED):
            raise Refused(409, "forget")
        for name in cookies_of(request.cookies, id):
            drop(response, name)
        return {"forgotten": id}

    @router.post("/tables/{id}/host", response_model=Done)
    async def host(id: Id, form: HostForm, request: Request) -> dict[str, str]:
        """What only the host of a table may do."""
        room = await room_of(id, request)
        if not is_host(request.cookies, room.hosted.row):
            raise Refused(403, "host_only")
        match form.do:
            case "free":
                await hub.seat(room, seating.free, form.seat)
            case "bot":
                await hub.seat(room, seating.give_to_bot, form.seat, form.bot)
            case "back":
                await hub.seat(room, seating.give_back, form.seat)
            case "settings":
                await hub.seat(room, seating.set_settings, form.settings.settings())
            case "close":
                await hub.seat(room, seating.close)
            case "delete":
                await hub.delete(room)
        return {"done": form.do}

    @router.post("/tables/{id}/rematch", response_model=Again)
    async def rematch(id: Id, request: Request, response: Response) -> dict[str, Any]:
        """Play again with the same people: the first who asks makes the table, each takes their old seat there."""
        room = await room_of(id, request)
        mine = seats_of(request.cookies, id, room.hosted.seats)
        hosts = is_host(request.cookies, room.hosted.row)
        if not mine and not hosts:
            raise Refused(403, "rematch_stranger")
        if room.hosted.over and await hub.room(room.hosted.row.rematch, address(request)) is None:
            one_more(request)
        await room_for_cookies(request, response, len(mine) + 1)
        other, secret = await hub.seat(room, replaying.rematch, secrets.randbelow(SEEDS))
        if secret:
            keep(request, response, cookie(other, HOST), secret)
        # It is made: whoever asks for too much at once must not lose it.
        there = await hub.room(other)
        if there is None:
            raise Refused(404, "no_table")
        taken = []
        for seat in mine:
            if there.hosted.seats[seat].kind == hosting.FREE:
                # Where the name is refused, or somebody else was quicker, they sit down there themselves.
                with suppress(NotNow):
                    name = room.hosted.seats[seat].name
                    sat = await hub.seat(there, seating.sit_down, seat, name)
                    keep(request, response, cookie(other, seat), sat)
                    taken.append(seat)
        return {"id": other, "seats": taken}

    @router.get("/tables/{id}/record", response_model=None, responses={200: {"content": {"text/plain": {}}}})
    async def record(id: Id, request: Request) -> Response:
        """The record of a game that is over, or that this version can't go on with once its host has closed it."""
        hosted = (await room_of(id, request)).hosted
        if not hosted.over and not hosted.broken:
            raise Refused(409, "record_hidden")
        if not hosted.over and hosted.row.status != hosting.CLOSED:
            # What can't be read here may be read by another version, and a record tells the seed and every hand.
            raise Refused(409, "record_broken")
        name = replaying.file_name(hosted)
        return PlainTextResponse(
            loading.record_of(hosted).to_text(),
            headers={"Content-Disposition": f'attachment; filename="{name}"'},
        )

    @router.get("/tables/{id}/replay", responses={200: {"model": Position}})
    async def replay(
        id: Id,
        request: Request,
        moves: Annotated[int, Query(ge=0, le=100_000)] = 0,
        seat: Seat = None,
        open: bool = False,
        since: Annotated[int, Query(ge=0, le=10**9)] = 0,
        language: Language = "en",
    ) -> Response:
        """A finished game after so many moves, as a seat (or somebody who looked on) saw it, or with all cards open; its
        log from an entry on."""
        reel = reels.of((await room_of(id, request)).hosted)
        words = await speaking(language)

        def told() -> str:
            return dumps(reel.position(moves, seat, words, since, everything=open))

        return Response(await hub.work.do(address(request), told), media_type="application/json")

    @router.get("/tables/{id}/outline", responses={200: {"model": Outline}})
    async def outline(
        id: Id, request: Request, seat: Seat = None, open: bool = False, language: Language = "en"
    ) -> Response:
        """A finished game in short: for each moment its round, turn, points and place in the log; each move in words."""
        hosted = (await room_of(id, request)).hosted
        words = await speaking(language)
        packed = outlines.known(hosted, seat, words, everything=open)
        if packed is None:
            packed = await hub.work.do(address(request), outlines.made, hosted, seat, words, everything=open)
        return unpacked(packed, request)

    @router.get("/mine", response_model=list[MyTable])
    async def mine(request: Request, language: Language = "en") -> list[dict[str, Any]]:
        """The tables at which this browser sits or is host, the latest first."""
        found = []
        words = await speaking(language)
        for id in tables_of(request.cookies)[:MOST_MINE]:
            room = await hub.room(id, address(request))
            if room is not None:
                about = told(room, request, words)
                if about["mine"] or about["host"]:
                    found.append(about)
        return sorted(found, key=lambda about: -int(about["changed"]))

    return router
