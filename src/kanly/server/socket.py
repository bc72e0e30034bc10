"""The socket of a table: what a client says there, frame by frame."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from contextlib import suppress

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from kanly.engine.errors import KanlyError
from kanly.server.answers import ID_PATTERN, address, same_origin, speaking
from kanly.server.cookies import seats_of
from kanly.server.forms import Frame
from kanly.server.frames import METER, Meter
from kanly.server.hosting import NotNow
from kanly.server.hub import Gone, Hub, Room
from kanly.server.limits import LONGEST_FRAME, Allowance, Bucket, Present, Rates
from kanly.server.listening import GONE, LATER, NOT_YOURS, Listener
from kanly.server.refusing import Why, explained
from kanly.text.bundle import LANGUAGES

# Close codes of the protocol: against the rules of the house; too big; no text.
REFUSED, TOO_BIG, NOT_TEXT = 1008, 1009, 1003


def socket_routes(hub: Hub, rates: Rates, allowed: Allowance, origins: tuple[str, ...]) -> APIRouter:
    router = APIRouter()
    present, onlooking = Present(allowed.sockets), Present(allowed.onlookers)
    all_frames = Rates(*allowed.all_frames)

    @router.websocket("/api/tables/{id}/socket")
    async def socket(websocket: WebSocket, id: str, seat: int | None = None, language: str = "en") -> None:
        who = address(websocket)
        # Everybody at a table waits until all who look on have been told.
        looks = f"{who} looks at {id}" if seat is None else ""
        with present.one_more(who) as allows, onlooking.one_more(looks) as may_look:
            if (
                not allows
                or (looks and not may_look)
                or not same_origin(websocket, origins)
                or not rates.allows(who)
            ):
                await send_off(websocket, REFUSED)
                return
            await attend(websocket, who, id, seat, language)

    async def attend(websocket: WebSocket, who: str, id: str, seat: int | None, language: str) -> None:
        bucket = Bucket(*allowed.frames)
        one_more = counted(websocket, lambda: bucket.take() and all_frames.allows(who))
        known = re.fullmatch(ID_PATTERN, id) is not None and language in LANGUAGES
        try:
            room = await hub.room(id, who) if known else None
        except KanlyError:
            await websocket.accept()
            await send_off(websocket, LATER)
            return
        # A browser shows its page why a socket was closed only if it had been opened.
        await websocket.accept()
        if room is None:
            await send_off(websocket, GONE, "there is no such table")
            return
        seats = room.hosted.seats
        if seat is not None and seat not in seats_of(websocket.cookies, id, seats):
            await send_off(websocket, NOT_YOURS, "this seat is not yours")
            return
        listener = Listener(seat, await speaking(language), "" if seat is None else seats[seat].secret)
        try:
            await hub.welcome(room, listener, who)
            await serve(hub, room, listener, websocket, one_more)
        except Gone:
            await send_off(websocket, GONE, "it was deleted")
        except KanlyError:
            await send_off(websocket, LATER)
        finally:
            await hub.farewell(room, listener)

    return router


async def serve(
    hub: Hub, room: Room, listener: Listener, websocket: WebSocket, one_more: Callable[[], bool]
) -> None:
    """Hear and tell at once, until the client goes or is sent away."""
    telling = asyncio.create_task(listener.deliver(websocket.send_text))
    hearing = asyncio.create_task(converse(hub, room, listener, websocket, one_more))
    done, waiting = await asyncio.wait((telling, hearing), return_when=asyncio.FIRST_COMPLETED)
    if hearing in done and listener.ending is not None and telling not in done:
        # It is sent away for what it said; what was posted before that still goes out.
        await asyncio.wait((telling,), timeout=5)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    for task in done:
        problem = task.exception()
        if problem is not None and not isinstance(problem, WebSocketDisconnect | RuntimeError):
            raise problem
    if listener.ending is not None:
        await send_off(websocket, listener.ending)


async def send_off(websocket: WebSocket, code: int, reason: str = "") -> None:
    """Close a socket; whoever has gone by then need not hear why."""
    with suppress(RuntimeError, WebSocketDisconnect):
        await websocket.close(code, reason)


def counted(websocket: WebSocket, one_more: Callable[[], bool]) -> Callable[[], bool]:
    """Let the connection count its frames, and so pings and pieces as well; whole messages need no second count then. A server
    that is not ours counts nothing."""
    meter: Meter | None = websocket.scope.get("state", {}).get(METER)
    if meter is None:
        return one_more
    meter.one_more = one_more
    return lambda: True


async def converse(
    hub: Hub, room: Room, listener: Listener, websocket: WebSocket, one_more: Callable[[], bool]
) -> None:
    """Frames of one client, until it goes or brings more than it may."""
    while True:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        if text is None:
            listener.send_away(NOT_TEXT)
            return
        if len(text) > LONGEST_FRAME:
            listener.send_away(TOO_BIG)
            return
        if not one_more():
            listener.send_away(REFUSED)
            return
        number = None
        try:
            frame = Frame.model_validate(json.loads(text))
            number = frame.number
            await obey(hub, room, listener, frame)
        except (ValueError, ValidationError, RecursionError):
            said = Why("no_message").said(listener.words)
            listener.post({"type": "error", "error": said, "number": number})
        except KanlyError as problem:
            said = explained(problem, listener.words).text
            listener.post({"type": "error", "error": said, "number": number})
            # Whoever was too late sees how things stand.
            async with room.lock:
                if listener in room.listeners:
                    hub.tell_one(room, listener)


async def obey(hub: Hub, room: Room, listener: Listener, frame: Frame) -> None:
    if frame.do == "ping":
        listener.post({"type": "pong"})
        return
    seat = listener.seat
    if seat is None:
        raise NotNow("onlooker")
    if room.hosted.seats[seat].secret != listener.secret:
        listener.send_away(NOT_YOURS)
        return
    if frame.do == "chat":
        await hub.say(room, seat, frame.text)
        return
    if frame.do == "move":
        await hub.play(room, seat, frame.move, frame.number, frame.revision)
    elif frame.do == "undo":
        await hub.undo(room, seat, frame.turn)
    else:
        await hub.hint(room, listener)
