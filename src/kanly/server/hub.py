"""Tables in memory, who is connected to them, and the bots that play at them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from kanly.engine.errors import KanlyError
from kanly.server import clocks, hosting, loading, telling
from kanly.server.hosting import BOT, RUNNING, Hosted, NotNow
from kanly.server.listening import GONE, NOT_YOURS, Listener, dumps
from kanly.server.seating import one_line
from kanly.server.store import Store, Taken
from kanly.server.thinking import Thinkers

log = logging.getLogger("kanly.server")
# Tables that nobody looks at are forgotten from so many on; their rows remember them.
MOST_IN_MEMORY: Final = 200
# Who only looks on at a table, and sockets with which one person may sit at a seat.
MOST_LISTENERS: Final = 200
MOST_AT_SEAT: Final = 20
# Who advises people, and decides for those whose time is up.
ADVISER: Final = "heuristic"
# Where several processes share the database, those at which nobody sits let the others' bots think first.
PATIENCE: Final = 2.0
# After a bot has failed, how long until it is asked again.
PAUSE: Final = 5.0

T = TypeVar("T")


@dataclass(eq=False)
class Room:
    """A table in memory. `lock` is held by whoever changes it or tells of it."""

    hosted: Hosted
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: list[Listener] = field(default_factory=list)
    anew: int = 0
    """Rises when what was told of the log no longer holds."""
    chat: int = 0
    """The number of the last line of chat that was told."""
    bots: asyncio.Task[None] | None = None
    timer: asyncio.TimerHandle | None = None

    @property
    def here(self) -> set[int]:
        return {listener.seat for listener in self.listeners if listener.seat is not None}


class Hub:
    """All tables of one server process."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self.rooms: dict[str, Room] = {}
        self._closing = False

    async def room(self, id: str) -> Room | None:
        """A table, from memory or from its rows."""
        if id not in self.rooms:
            hosted = await asyncio.to_thread(loading.load, self.store, id)
            if hosted is None:
                return None
            self._forget_some()
            self.rooms.setdefault(id, Room(hosted))
        room = self.rooms[id]
        self.wake_bots(room)
        return room

    def _forget_some(self) -> None:
        idle = [
            id
            for id, room in self.rooms.items()
            if not (room.listeners or room.bots or room.timer or room.lock.locked())
        ]
        for id in idle[: max(0, len(self.rooms) - MOST_IN_MEMORY)]:
            self._forget(id)

    def _forget(self, id: str) -> None:
        room = self.rooms.pop(id)
        if room.timer is not None:
            room.timer.cancel()

    async def wake_all(self) -> None:
        """Go on where a server stopped: bots play, clocks run."""
        for id in await asyncio.to_thread(self.store.unfinished):
            try:
                await self.room(id)
            except KanlyError as error:
                log.warning("table %s: %s", id, error)

    async def reload(self, id: str) -> None:
        """Another process has written to this table, or deleted it."""
        room = self.rooms.get(id)
        if room is None:
            return
        async with room.lock:
            await self._read_anew(room)
            self.tell_table(room)
            self.tell_game(room)
            await self._tell_chat(room)
        self.wake_bots(room)

    async def _read_anew(self, room: Room) -> None:
        id = room.hosted.row.id
        hosted = await asyncio.to_thread(loading.load, self.store, id)
        if hosted is None:
            self.gone(room)
            return
        before = room.hosted
        if hosted.number == before.number:
            # Only seats or settings are new: how long the open decision has been open is known better here.
            hosted.since = before.since
        elif hosted.kept[: len(before.kept)] != before.kept or hosted.upgrades:
            # After an upgrade a log begins at the latest snapshot, which need not be the one that was told of.
            room.anew += 1
        room.hosted = hosted

    def gone(self, room: Room) -> None:
        """The table has been deleted."""
        for listener in room.listeners:
            listener.send_away(GONE)
        room.listeners.clear()
        if self.rooms.get(room.hosted.row.id) is room:
            self._forget(room.hosted.row.id)

    # --- what clients do

    async def play(
        self, room: Room, seat: int, text: str, number: int | None, revision: int | None = None
    ) -> None:
        async with room.lock:
            await self._write(room, hosting.play, seat, text, number, revision)
        self.wake_bots(room)

    async def undo(self, room: Room, seat: int, whole_turn: bool) -> None:
        async with room.lock:
            await self._write(room, hosting.undo, seat, whole_turn)
        self.wake_bots(room)

    async def _write(self, room: Room, change: Callable[..., None], *arguments: Any) -> None:
        """A change of the game: written, then told. If another process was quicker, the table is read anew."""
        try:
            await asyncio.to_thread(change, self.store, room.hosted, *arguments)
        except Taken:
            await self._read_anew(room)
            self.tell_game(room)
            raise NotNow("the table has moved on; look again") from None
        if change is hosting.undo:
            # What was taken back is no longer in the log, so it is told anew.
            room.anew += 1
        self.tell_game(room)
        if room.hosted.over:
            self.tell_table(room)

    async def seat(self, room: Room, change: Callable[..., T], *arguments: Any) -> T:
        """A change of seats, settings or status: written, then told."""
        async with room.lock:
            done = await asyncio.to_thread(change, self.store, room.hosted, *arguments)
            self.tell_table(room)
            self.tell_game(room)
        self.wake_bots(room)
        return done

    async def delete(self, room: Room) -> None:
        async with room.lock:
            await asyncio.to_thread(self.store.delete, room.hosted.row.id)
            self.gone(room)

    async def say(self, room: Room, seat: int, text: str) -> None:
        shown = one_line(text)
        if not shown or len(shown) > hosting.LONGEST_CHAT:
            raise NotNow(f"a line of chat has 1 to {hosting.LONGEST_CHAT} letters")
        name = room.hosted.seats[seat].name
        await asyncio.to_thread(self.store.say, room.hosted.row.id, seat, name, shown)
        async with room.lock:
            await self._tell_chat(room)

    async def hint(self, room: Room, listener: Listener) -> None:
        """What a bot would do in the seat's place, where the table allows that."""
        hosted = room.hosted
        hosting.allow(hosted)
        game = hosted.game
        if not hosted.settings.hints:
            raise NotNow("there are no hints at this table")
        if game.decider != listener.seat:
            raise NotNow("you are not asked now")
        move = await self.thinkers.ask(ADVISER, game, f"hint {hosted.row.id} {hosted.number}")
        text = listener.words.move(
            game.state.content, int(game.move(move)), telling.seat_names(hosted, listener.words)
        )
        listener.post({"type": "hint", "number": game.number, "move": move, "text": text})

    # --- what clients are told; whoever calls these holds the room's lock

    async def welcome(self, room: Room, listener: Listener) -> None:
        """Everything that a client needs to draw the table."""
        async with room.lock:
            if self.rooms.get(room.hosted.row.id) is not room:
                raise NotNow("this table was just put away; come again")
            beside = [other for other in room.listeners if other.seat == listener.seat]
            if len(beside) >= (MOST_LISTENERS if listener.seat is None else MOST_AT_SEAT):
                raise NotNow("so many can't listen here at once")
            rows = await asyncio.to_thread(self.store.chat, room.hosted.row.id)
            room.listeners.append(listener)
            self.tell_table(room)
            self.tell_one(room, listener)
            listener.post({"type": "chat", "lines": [vars(row) for row in rows]})
            room.chat = max([room.chat, *(row.number for row in rows)])

    async def farewell(self, room: Room, listener: Listener) -> None:
        async with room.lock:
            if listener in room.listeners:
                room.listeners.remove(listener)
                self.tell_table(room)

    def tell_one(self, room: Room, listener: Listener) -> None:
        self._tell_game_to(room, [listener])

    def tell_game(self, room: Room) -> None:
        self._tell_game_to(room, room.listeners)

    def _tell_game_to(self, room: Room, listeners: list[Listener]) -> None:
        if room.hosted.unreadable:
            return
        made: dict[tuple[int | None, str, int], str] = {}
        for listener in listeners:
            if listener.anew != room.anew:
                listener.anew, listener.told = room.anew, 0
            key = (listener.seat, listener.words.language, listener.told)
            if key not in made:
                made[key] = dumps(telling.game(room.hosted, listener.seat, listener.words, listener.told))
            listener.told = telling.log_length(room.hosted)
            listener.post(made[key])

    def tell_table(self, room: Room) -> None:
        self._dismiss(room)
        made: dict[str, str] = {}
        for listener in room.listeners:
            language = listener.words.language
            if language not in made:
                made[language] = dumps(
                    {"type": "table", **telling.about(room.hosted, listener.words, room.here)}
                )
            listener.post(made[language])

    def _dismiss(self, room: Room) -> None:
        """Whoever lost a seat sees and does nothing there from now on."""
        for listener in list(room.listeners):
            if listener.seat is not None and room.hosted.seats[listener.seat].secret != listener.secret:
                listener.send_away(NOT_YOURS)
                room.listeners.remove(listener)
            elif listener.ending is not None:
                room.listeners.remove(listener)

    async def _tell_chat(self, room: Room) -> None:
        rows = await asyncio.to_thread(self.store.chat, room.hosted.row.id, room.chat)
        if rows:
            room.chat = rows[-1].number
            message = dumps({"type": "chat", "lines": [vars(row) for row in rows]})
            for listener in room.listeners:
                listener.post(message)

    # --- bots, and clocks that let bots decide

    def wake_bots(self, room: Room) -> None:
        """Let the bots of a table play on if they are asked; if a person is, wait for their clock."""
        if self._closing or self.rooms.get(room.hosted.row.id) is not room:
            return
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        if room.bots is None and self._bot_asked(room) is not None:
            room.bots = asyncio.create_task(self._let_bots_play(room))
        elif (left := clocks.left(room.hosted)) is not None:
            room.timer = asyncio.get_running_loop().call_later(left / 1000 + 0.01, self.wake_bots, room)

    def _bot_asked(self, room: Room) -> str | None:
        hosted = room.hosted
        if hosted.row.status != RUNNING or hosted.broken or hosted.over:
            return None
        seat = hosted.seats[hosted.game.decider]
        if seat.kind == BOT:
            return seat.bot
        return ADVISER if clocks.left(hosted) == 0 else None

    async def _let_bots_play(self, room: Room) -> None:
        try:
            while (bot := self._bot_asked(room)) is not None and self.rooms.get(room.hosted.row.id) is room:
                try:
                    await self._one_bot_move(room, bot)
                except NotNow:
                    continue  # somebody was quicker
                except KanlyError as error:
                    log.warning("table %s: a bot could not play: %s", room.hosted.row.id, error)
                    await asyncio.sleep(PAUSE)
        finally:
            room.bots = None
        self.wake_bots(room)

    async def _one_bot_move(self, room: Room, bot: str) -> None:
        hosted = room.hosted
        game, revision = hosted.game, hosted.number
        chance = f"table {hosted.row.id} seed {hosted.setup.seed} decision {game.number}"
        wait = hosted.settings.pace / 1000
        if self.store.shared and not room.listeners:
            await asyncio.sleep(wait + PATIENCE)
            if room.hosted.number != revision:
                return
            wait = 0
        move, _ = await asyncio.gather(self.thinkers.ask(bot, game, chance), asyncio.sleep(wait))
        async with room.lock:
            if room.hosted.number == revision and self._bot_asked(room) == bot:
                await self._write(room, hosting.play, game.decider, move, game.number)

    async def close(self) -> None:
        self._closing = True
        tasks = [room.bots for room in self.rooms.values() if room.bots is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for room in self.rooms.values():
            if room.timer is not None:
                room.timer.cancel()
        self.thinkers.close()
