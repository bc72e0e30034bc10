"""Tables in memory, who is connected to them, and the bots that play at them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from kanly.engine.errors import KanlyError
from kanly.server import hosting, telling
from kanly.server.hosting import BOT, RUNNING, Hosted
from kanly.server.store import ChatRow, Store, Taken
from kanly.server.thinking import Thinkers
from kanly.text import Words

log = logging.getLogger("kanly.server")
# Tables that nobody looks at are forgotten from so many on; their rows remember them.
MOST_IN_MEMORY = 200

ADVISER = "heuristic"

Send = Callable[[dict[str, Any]], Awaitable[None]]


@dataclass(eq=False)
class Listener:
    """One connected client: a seat (None: somebody who looks on), a language, and how much it has been told."""

    seat: int | None
    words: Words
    send: Send
    told: int = 0
    undos: int = 0


@dataclass(eq=False)
class Room:
    """A table in memory. `lock` is held by whoever changes it."""

    hosted: Hosted
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: list[Listener] = field(default_factory=list)
    undos: int = 0
    bots: asyncio.Task[None] | None = None

    @property
    def here(self) -> set[int]:
        return {listener.seat for listener in self.listeners if listener.seat is not None}


class Hub:
    """All tables of one server process."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self.rooms: dict[str, Room] = {}
        self.on_change: Callable[[str], Awaitable[None]] | None = None
        self._closing = False

    async def room(self, id: str) -> Room | None:
        """A table, from memory or from its rows."""
        if id not in self.rooms:
            hosted = await asyncio.to_thread(hosting.load, self.store, id)
            if hosted is None:
                return None
            self._forget_some()
            self.rooms.setdefault(id, Room(hosted))
        room = self.rooms[id]
        self.wake_bots(room)
        return room

    def _forget_some(self) -> None:
        idle = [id for id, room in self.rooms.items() if not room.listeners and room.bots is None]
        for id in idle[: max(0, len(self.rooms) - MOST_IN_MEMORY)]:
            del self.rooms[id]

    async def reload(self, id: str) -> None:
        """Another process has written to this table."""
        room = self.rooms.get(id)
        if room is None:
            return
        async with room.lock:
            hosted = await asyncio.to_thread(hosting.load, self.store, id)
            if hosted is None:
                del self.rooms[id]
                return
            if hosted.number != room.hosted.number or hosted.seats != room.hosted.seats:
                room.hosted = hosted
                room.undos += 1
                await self.tell_table(room)
                await self.tell_game(room)
        self.wake_bots(room)

    # --- what clients do

    async def play(self, room: Room, seat: int, text: str, number: int | None) -> None:
        async with room.lock:
            await self._write(room, hosting.play, seat, text, number)
        self.wake_bots(room)

    async def undo(self, room: Room, seat: int, whole_turn: bool) -> None:
        async with room.lock:
            room.undos += 1
            await self._write(room, hosting.undo, seat, whole_turn)
        self.wake_bots(room)

    async def _write(self, room: Room, change: Callable[..., None], *arguments: Any) -> None:
        """A change of the game: written, then told. If another process was quicker, the table is read anew."""
        try:
            await asyncio.to_thread(change, self.store, room.hosted, *arguments)
        except Taken:
            hosted = await asyncio.to_thread(hosting.load, self.store, room.hosted.row.id)
            if hosted is not None:
                room.hosted = hosted
                room.undos += 1
                await self.tell_game(room)
            raise KanlyError("the table has moved on; look again") from None
        await self._changed(room)
        await self.tell_game(room)

    async def seats_changed(self, room: Room) -> None:
        await self._changed(room)
        await self.tell_table(room)
        await self.tell_game(room)
        self.wake_bots(room)

    async def say(self, room: Room, seat: int, text: str) -> None:
        shown = " ".join("".join(c for c in text if c.isprintable()).split())
        if not shown or len(shown) > hosting.LONGEST_CHAT:
            raise KanlyError(f"a line of chat has 1 to {hosting.LONGEST_CHAT} letters")
        name = room.hosted.seats[seat].name
        row = await asyncio.to_thread(self.store.say, room.hosted.row.id, seat, name, shown)
        await self._changed(room)
        await self.tell_chat(room, [row])

    async def hint(self, room: Room, listener: Listener) -> None:
        """What a bot would do in the seat's place, where the table allows that."""
        game = room.hosted.game
        if not room.hosted.settings.hints:
            raise KanlyError("there are no hints at this table")
        if game.over or game.decider != listener.seat:
            raise KanlyError("you are not asked now")
        number = game.number
        move = await self.thinkers.ask(ADVISER, game.copy(), f"hint {room.hosted.row.id} {number}")
        await listener.send({"type": "hint", "number": number, "move": move})

    async def _changed(self, room: Room) -> None:
        if self.on_change is not None:
            await self.on_change(room.hosted.row.id)

    # --- what clients are told

    async def welcome(self, room: Room, listener: Listener) -> None:
        """Everything that a client needs to draw the table."""
        async with room.lock:
            room.listeners.append(listener)
            listener.undos = room.undos
            await listener.send({"type": "table", **telling.about(room.hosted, listener.words, room.here)})
            await listener.send(self._game(room, listener))
            rows = await asyncio.to_thread(self.store.chat, room.hosted.row.id)
            await listener.send({"type": "chat", "lines": [vars(row) for row in rows]})
        await self.tell_table(room, but=listener)

    async def farewell(self, room: Room, listener: Listener) -> None:
        if listener in room.listeners:
            room.listeners.remove(listener)
            await self.tell_table(room)

    def _game(self, room: Room, listener: Listener) -> dict[str, Any]:
        hosted = room.hosted
        if listener.undos != room.undos:
            # What was taken back is no longer in the log, so it is told anew.
            listener.undos, listener.told = room.undos, 0
        since = listener.told
        listener.told = len(hosted.log)
        return {
            "type": "game",
            "revision": hosted.number,
            "situation": telling.situation(hosted, listener.seat, listener.words),
            "log": {
                "from": since,
                "lines": telling.log_lines(hosted, listener.seat, listener.words, since),
            },
        }

    async def tell_game(self, room: Room) -> None:
        for listener in list(room.listeners):
            await self._send(room, listener, self._game(room, listener))

    async def tell_table(self, room: Room, but: Listener | None = None) -> None:
        for listener in list(room.listeners):
            if listener is not but:
                message = {"type": "table", **telling.about(room.hosted, listener.words, room.here)}
                await self._send(room, listener, message)

    async def tell_chat(self, room: Room, rows: list[ChatRow]) -> None:
        for listener in list(room.listeners):
            await self._send(room, listener, {"type": "chat", "lines": [vars(row) for row in rows]})

    async def _send(self, room: Room, listener: Listener, message: dict[str, Any]) -> None:
        """A client that can't be reached is no longer one; the others don't wait for it."""
        try:
            await asyncio.wait_for(listener.send(message), 5)
        except Exception:  # whatever broke, it broke between us and one client
            if listener in room.listeners:
                room.listeners.remove(listener)

    # --- bots

    def wake_bots(self, room: Room) -> None:
        """Let the bots of a table play on, if they are asked."""
        if not self._closing and room.bots is None and self._bot_asked(room) is not None:
            room.bots = asyncio.create_task(self._let_bots_play(room))

    def _bot_asked(self, room: Room) -> str | None:
        hosted = room.hosted
        if hosted.row.status != RUNNING or hosted.broken or hosted.over:
            return None
        seat = hosted.seats[hosted.game.decider]
        return seat.bot if seat.kind == BOT else None

    async def _let_bots_play(self, room: Room) -> None:
        try:
            while (bot := self._bot_asked(room)) is not None and not self._closing:
                game = room.hosted.game
                number, seat = game.number, game.decider
                chance = f"table {room.hosted.row.id} seed {room.hosted.setup.seed} decision {number}"
                move, _ = await asyncio.gather(
                    self.thinkers.ask(bot, game.copy(), chance),
                    asyncio.sleep(room.hosted.settings.pace / 1000),
                )
                async with room.lock:
                    if room.hosted.game.number == number and self._bot_asked(room) == bot:
                        await self._write(room, hosting.play, seat, move, number)
        except KanlyError as error:
            log.warning("table %s: a bot could not play: %s", room.hosted.row.id, error)
        finally:
            room.bots = None

    async def close(self) -> None:
        self._closing = True
        for room in self.rooms.values():
            if room.bots is not None:
                room.bots.cancel()
        self.thinkers.close()
