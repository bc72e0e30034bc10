"""What can be asked of tables over HTTP."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse

from kanly.server import hosting, loading, replaying, seating, telling, tokens
from kanly.server.answers import Id, Language, Refused, SeatNumber, address, refusals
from kanly.server.cookies import HOST, cookie, cookies_of, drop, is_host, keep, seats_of, tables_of
from kanly.server.forms import HostForm, RecordForm, RestoreForm, SitForm, TableForm
from kanly.server.hub import Hub, Room
from kanly.server.limits import Rates
from kanly.server.reels import Reels
from kanly.text import Words

Seat = Annotated[int | None, Query(ge=0, le=5)]
# Seeds are drawn from so many.
SEEDS = 10**15
MOST_MINE = 50


def private_link(id: str, seat: int, secret: str) -> str:
    """Where the page restores a seat; what stands behind the # is never sent to a server by a browser."""
    return f"/table/{id}/seat/{seat}#{secret}"


def table_routes(hub: Hub, new_tables: Rates) -> APIRouter:
    router = APIRouter(prefix="/api", responses=refusals(404, 409))
    store = hub.store
    reels = Reels()

    async def room_of(id: str) -> Room:
        room = await hub.room(id)
        if room is None:
            raise Refused(404, "there is no such table")
        return room

    def told(room: Room, request: Request, language: str) -> dict[str, Any]:
        hosted = room.hosted
        return {
            **telling.about(hosted, Words(language), room.here),
            "mine": seats_of(request.cookies, hosted.row.id, hosted.seats),
            "host": is_host(request.cookies, hosted.row),
            "changed": max([hosted.row.changed, *(line.at for line in hosted.kept[-1:])]),
            "decider": hosted.game.decider
            if hosted.row.status == hosting.RUNNING and not hosted.broken
            else None,
        }

    def one_more(request: Request) -> None:
        if not new_tables.allows(address(request)):
            raise Refused(429, "so many new tables at once are not needed; wait a moment")

    @router.post("/tables", status_code=201)
    async def create(form: TableForm, request: Request, response: Response) -> dict[str, str]:
        """Make a table."""
        alone = form.settings.local or all(seat.kind == "bot" for seat in form.seats)
        if form.setup.seed is not None and not alone:
            raise Refused(422, "a seed can be chosen only where all seats are bots or on one device")
        one_more(request)
        setup = form.setup.setup(secrets.randbelow(SEEDS))
        wanted = [seat.wanted() for seat in form.seats]
        id, secret = await asyncio.to_thread(hosting.make, store, setup, wanted, form.settings.settings())
        keep(request, response, cookie(id, HOST), secret)
        await hub.room(id)
        return {"id": id}

    @router.post("/records", status_code=201)
    async def bring(form: RecordForm, request: Request, response: Response) -> dict[str, str]:
        """Bring a record from a file; it becomes a table that can be looked at."""
        one_more(request)
        id, secret = await asyncio.to_thread(replaying.bring, store, form.record)
        keep(request, response, cookie(id, HOST), secret)
        return {"id": id}

    @router.get("/tables/{id}")
    async def look(id: Id, request: Request, language: Language = "en") -> dict[str, Any]:
        """What anybody may know of a table."""
        return told(await room_of(id), request, language)

    @router.post("/tables/{id}/seats/{seat}")
    async def sit(
        id: Id, seat: SeatNumber, form: SitForm, request: Request, response: Response
    ) -> dict[str, Any]:
        """Take a free seat."""
        room = await room_of(id)
        secret = await hub.seat(room, seating.sit_down, seat, form.name)
        keep(request, response, cookie(id, seat), secret)
        return {"seat": seat, "link": private_link(id, seat, secret)}

    @router.get("/tables/{id}/seats/{seat}/link")
    async def link(id: Id, seat: SeatNumber, request: Request) -> dict[str, Any]:
        """The private link of a seat of this browser, which has its secret already."""
        if seat not in seats_of(request.cookies, id, (await room_of(id)).hosted.seats):
            raise Refused(403, "this seat is not yours")
        return {"seat": seat, "link": private_link(id, seat, request.cookies[cookie(id, seat)])}

    @router.post("/tables/{id}/restore")
    async def restore(id: Id, form: RestoreForm, request: Request, response: Response) -> dict[str, int]:
        """Take one's seat again, on another device."""
        seats = (await room_of(id)).hosted.seats
        if form.seat >= len(seats) or not tokens.fits(form.secret, seats[form.seat].secret):
            raise Refused(403, "this link is not good for this seat")
        keep(request, response, cookie(id, form.seat), form.secret)
        return {"seat": form.seat}

    @router.post("/tables/{id}/leave")
    async def leave(id: Id, request: Request, response: Response) -> dict[str, list[int]]:
        """Stand up: every seat of this browser is free again."""
        room = await room_of(id)
        mine = seats_of(request.cookies, id, room.hosted.seats)
        if not mine:
            raise Refused(403, "you have no seat at this table")
        for seat in mine:
            await hub.seat(room, seating.free, seat)
            drop(response, cookie(id, seat))
        return {"left": mine}

    @router.post("/tables/{id}/forget")
    async def forget(id: Id, request: Request, response: Response) -> dict[str, str]:
        """This browser has no more to do with a table that is over or closed; its seats keep their names there."""
        if (await room_of(id)).hosted.row.status not in (hosting.OVER, hosting.CLOSED):
            raise Refused(409, "a game that goes on is left, not forgotten")
        for name in cookies_of(request.cookies, id):
            drop(response, name)
        return {"forgotten": id}

    @router.post("/tables/{id}/host")
    async def host(id: Id, form: HostForm, request: Request) -> dict[str, str]:
        """What only the host of a table may do."""
        room = await room_of(id)
        if not is_host(request.cookies, room.hosted.row):
            raise Refused(403, "only the host of the table may do this")
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

    @router.post("/tables/{id}/rematch")
    async def rematch(id: Id, request: Request, response: Response) -> dict[str, Any]:
        """Play again with the same people: the first who asks makes the table, each takes their old seat there."""
        room = await room_of(id)
        mine = seats_of(request.cookies, id, room.hosted.seats)
        hosts = is_host(request.cookies, room.hosted.row)
        if not mine and not hosts:
            raise Refused(403, "only who sits at this table can ask for a rematch")
        if room.hosted.over and await hub.room(room.hosted.row.rematch) is None:
            one_more(request)
        other, secret = await hub.seat(room, replaying.rematch, secrets.randbelow(SEEDS))
        if secret:
            keep(request, response, cookie(other, HOST), secret)
        there = await room_of(other)
        taken = []
        for seat in mine:
            if there.hosted.seats[seat].kind == hosting.FREE:
                name = room.hosted.seats[seat].name
                keep(
                    request,
                    response,
                    cookie(other, seat),
                    await hub.seat(there, seating.sit_down, seat, name),
                )
                taken.append(seat)
        return {"id": other, "seats": taken}

    @router.get("/tables/{id}/record", response_model=None, responses={200: {"content": {"text/plain": {}}}})
    async def record(id: Id) -> Response:
        """The record of a game that is over."""
        hosted = (await room_of(id)).hosted
        if not hosted.over and not hosted.broken:
            raise Refused(409, "the record is shown when the game is over: it tells all that is hidden")
        name = replaying.file_name(hosted)
        return PlainTextResponse(
            loading.record_of(hosted).to_text(),
            headers={"Content-Disposition": f'attachment; filename="{name}"'},
        )

    @router.get("/tables/{id}/replay")
    async def replay(
        id: Id,
        moves: Annotated[int, Query(ge=0, le=100_000)] = 0,
        seat: Seat = None,
        open: bool = False,
        since: Annotated[int, Query(ge=0, le=10**9)] = 0,
        language: Language = "en",
    ) -> dict[str, Any]:
        """A finished game after so many moves, as a seat (or somebody who looked on) saw it, or with all cards open; its
        log from an entry on."""
        reel = reels.of((await room_of(id)).hosted)
        words = Words(language)
        return await asyncio.to_thread(reel.position, moves, seat, words, since, everything=open)

    @router.get("/tables/{id}/outline")
    async def outline(
        id: Id, seat: Seat = None, open: bool = False, language: Language = "en"
    ) -> dict[str, Any]:
        """A finished game in short: for each moment its round, turn, points and place in the log; each move in words."""
        reel = reels.of((await room_of(id)).hosted)
        return await asyncio.to_thread(reel.outline, seat, Words(language), everything=open)

    @router.get("/mine")
    async def mine(request: Request, language: Language = "en") -> list[dict[str, Any]]:
        """The tables at which this browser sits or is host, the latest first."""
        found = []
        for id in tables_of(request.cookies)[:MOST_MINE]:
            room = await hub.room(id)
            if room is not None:
                about = told(room, request, language)
                if about["mine"] or about["host"]:
                    found.append(about)
        return sorted(found, key=lambda about: -int(about["changed"]))

    return router
