"""Tables in memory, who is connected to them, and the bots that play at them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar
from weakref import WeakValueDictionary

from kanly.engine.errors import KanlyError
from kanly.server import clocks, hosting, loading, pacing, telling
from kanly.server.hosting import BOT, RUNNING, WAITING, Hosted, NotNow
from kanly.server.listening import GONE, NOT_YOURS, Listener, dumps
from kanly.server.memory import most_tables
from kanly.server.names import one_line
from kanly.server.store import Store, Taken
from kanly.server.thinking import Thinkers
from kanly.server.ticking import ticks
from kanly.server.working import OURSELVES, Work

log = logging.getLogger("kanly.server")
# Who only looks on at a table, and sockets with which one person may sit at a seat.
MOST_LISTENERS: Final = 200
MOST_AT_SEAT: Final = 20
# Who advises people, and decides for those whose time is up.
ADVISER: Final = "heuristic"
# Where several processes share the database, those at which nobody sits let the others' bots think first.
PATIENCE: Final = 2.0
# After a bot has failed, how long until it is asked again.
PAUSE: Final = 5.0
# How many tables write a bot's move at once: people who move must not queue behind hundreds of bots.
BOTS_AT_ONCE: Final = 2

T = TypeVar("T")


class Gone(NotNow):
    """The table was deleted."""


@dataclass(eq=False)
class Room:
    """A table in memory. `lock` is held by whoever changes it or tells of it."""

    hosted: Hosted
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: list[Listener] = field(default_factory=list)
    chat: int = 0
    """The number of the last line of chat that was told."""
    noticed: int = 0
    """The number of the last notice that was told."""
    bots: asyncio.Task[None] | None = None
    timer: asyncio.TimerHandle | None = None
    turns: asyncio.Task[None] | None = None
    """The turns of printed opponents are being shown one after another; until then nobody else moves by itself."""
    coming: int = 0
    """Who is being welcomed: that takes a while, and they count as present."""

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it for the moment."""
        return not (
            self.listeners or self.coming or self.bots or self.timer or self.turns or self.lock.locked()
        )

    @property
    def here(self) -> set[int]:
        return {listener.seat for listener in self.listeners if listener.seat is not None}

    def unsay(self, start: int = 0) -> None:
        """What was told of the log from this entry on no longer holds."""
        for listener in self.listeners:
            listener.told = min(listener.told, start)


class Hub:
    """All tables of one server process. Those that nobody looks at are put away when there are more than `most`; their rows
    remember them."""

    def __init__(
        self, store: Store, thinkers: Thinkers, work: Work | None = None, most: int | None = None
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.work = work or Work(float("inf"))
        self.most = most or most_tables()
        # The one that was asked for last is the last.
        self.rooms: dict[str, Room] = {}
        # Also what was put away as long as somebody holds it, so that there are never two rooms of one table.
        self.known: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self._bots = asyncio.Semaphore(BOTS_AT_ONCE)
        self._changes: set[asyncio.Task[Any]] = set()
        self._closing = False

    async def room(self, id: str, who: str = OURSELVES) -> Room | None:
        """A table, from memory or from its rows; `who` has to wait for that."""
        room = self.known.get(id)
        if room is None:
            found = await self.work.do(who, self._read, id)
            # While it was read, somebody else may have brought it.
            room = self.known.get(id)
            if room is None:
                if not isinstance(found, Hosted):
                    return None  # it never was, or has just been deleted
                room = self.known[id] = Room(found)
        self._keep(room)
        self.wake_bots(room)
        return room

    def _read(self, id: str) -> Room | Hosted | None:
        """When it is one's turn to read a table, others who wanted the same may have read it."""
        return self.known.get(id) or loading.load(self.store, id)

    def _keep(self, room: Room) -> None:
        """A room that is wanted is kept in memory, also if it was put away while somebody held it."""
        id = room.hosted.row.id
        if self.known.get(id) is not room:
            raise Gone("no_table")
        new = self.rooms.pop(id, None) is None
        self.rooms[id] = room
        if new and len(self.rooms) > self.most:
            idle = [id for id, other in self.rooms.items() if other.idle and other is not room]
            for id in idle[: len(self.rooms) - self.most]:
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
            except Exception as error:  # whatever it is, the other tables go on
                warn(id, "could not go on", error)

    async def reload(self, id: str) -> None:
        """Another process has written to this table, or deleted it."""
        room = self.known.get(id)
        if room is None:
            return
        async with room.lock:
            before = room.hosted
            await self._read_anew(room)
            after = room.hosted
            # Where somebody has only said something, nothing else is told.
            if (before.number, before.row, before.seats) != (after.number, after.row, after.seats):
                self.tell_all(room)
            await self._tell_chat(room)
        self.wake_bots(room)

    async def _read_anew(self, room: Room) -> None:
        before = room.hosted
        hosted = await asyncio.to_thread(loading.read_on, self.store, before)
        if hosted is None:
            self.gone(room)
            return
        if hosted.number == before.number:
            # Only seats or settings are new: how long the open decision has been open is known better here.
            hosted.since = before.since
        room.unsay(telling.log_in_common(before, hosted))
        room.hosted = hosted

    def gone(self, room: Room) -> None:
        """The table has been deleted."""
        for listener in room.listeners:
            listener.send_away(GONE)
        room.listeners.clear()
        id = room.hosted.row.id
        if self.known.get(id) is room:
            del self.known[id]
            if id in self.rooms:
                self._forget(id)

    # --- what clients do

    async def play(
        self, room: Room, seat: int, text: str, number: int | None, revision: int | None = None
    ) -> None:
        await self._whole(self._change(room, hosting.play, seat, text, number, revision))

    async def undo(self, room: Room, seat: int, whole_turn: bool) -> None:
        await self._whole(self._change(room, clocks.undo, seat, whole_turn))

    async def _whole(self, change: Coroutine[Any, Any, T]) -> T:
        """Whoever goes away in the middle of it: what is written is told, too."""
        task = asyncio.create_task(change)
        self._changes.add(task)
        task.add_done_callback(self._changes.discard)
        return await asyncio.shield(task)

    async def _change(self, room: Room, change: Callable[..., None], *arguments: Any) -> None:
        async with room.lock:
            self._keep(room)
            await self._write(room, change, *arguments)
        self.wake_bots(room)

    async def _write(self, room: Room, change: Callable[..., None], *arguments: Any) -> None:
        """A change of the game: written, then told. If another process was quicker, the table is read anew."""
        try:
            await asyncio.to_thread(change, self.store, room.hosted, *arguments)
        except Taken:
            await self._read_anew(room)
            self.tell_game(room)
            raise NotNow("moved_on") from None
        # What was taken back is no longer in the log.
        room.unsay(telling.log_length(room.hosted))
        if room.hosted.stops and room.turns is None:
            self._tell_game_to(room, room.listeners, 0)
            room.turns = asyncio.create_task(self._show_turns(room))
        else:
            self.tell_game(room)
        if room.hosted.over:
            self.tell_table(room)

    async def _show_turns(self, room: Room) -> None:
        """Printed opponents move at once, but are shown as if each had taken its time."""
        revision, stops = room.hosted.number, len(room.hosted.stops)
        try:
            for at in range(1, stops + 1):
                await asyncio.sleep(room.hosted.settings.pace / 1000)
                async with room.lock:
                    if room.hosted.number != revision or not room.hosted.stops:
                        break  # whatever came since has been told
                    # Nobody's time runs while they can only look.
                    room.hosted.since = ticks()
                    self._tell_game_to(room, room.listeners, at if at < stops else None)
        finally:
            room.turns = None
        self.wake_bots(room)

    async def seat(self, room: Room, change: Callable[..., T], *arguments: Any) -> T:
        """A change of seats, settings or status: written, then told."""
        return await self._whole(self._seat(room, change, *arguments))

    async def _seat(self, room: Room, change: Callable[..., T], *arguments: Any) -> T:
        async with room.lock:
            self._keep(room)
            waited = room.hosted.row.status == WAITING
            try:
                done = await asyncio.to_thread(change, self.store, room.hosted, *arguments)
            except Taken:
                await self._read_anew(room)
                self.tell_all(room)
                raise NotNow("seat_changed") from None
            if waited and room.hosted.row.status != WAITING:
                # Until the game began nobody was told of a hand.
                room.unsay()
            self.tell_all(room)
            await self._tell_chat(room)
        self.wake_bots(room)
        return done

    async def delete(self, room: Room) -> None:
        await self._whole(self._delete(room))

    async def _delete(self, room: Room) -> None:
        async with room.lock:
            self._keep(room)
            await asyncio.to_thread(self.store.delete, room.hosted.row.id)
            self.gone(room)

    async def say(self, room: Room, seat: int, text: str) -> None:
        shown = one_line(text)
        if not shown or len(shown) > hosting.LONGEST_CHAT:
            raise NotNow("chat_length", n=hosting.LONGEST_CHAT)
        await self._whole(self._say(room, seat, room.hosted.seats[seat].name, shown))

    async def _say(self, room: Room, seat: int, name: str, text: str) -> None:
        await asyncio.to_thread(self.store.say, room.hosted.row.id, seat, name, text)
        async with room.lock:
            await self._tell_chat(room)

    async def hint(self, room: Room, listener: Listener) -> None:
        """What a bot would do in the seat's place, where the table allows that."""
        hosted = room.hosted
        hosting.allow(hosted)
        game = hosted.game
        if not hosted.settings.hints:
            raise NotNow("no_hints")
        if game.decider != listener.seat:
            raise NotNow("not_asked")
        move = await self.thinkers.ask(ADVISER, game, f"hint {hosted.row.id} {hosted.number}")
        text = listener.words.move(
            game.state.content, int(game.move(move)), telling.seat_names(hosted, listener.words)
        )
        listener.post({"type": "hint", "number": game.number, "move": move, "text": text})

    # --- what clients are told; whoever calls these holds the room's lock

    async def welcome(self, room: Room, listener: Listener, who: str = OURSELVES) -> None:
        """Everything that a client needs to draw the table."""
        room.coming += 1
        try:
            await self._welcome(room, listener, who)
        finally:
            room.coming -= 1

    async def _welcome(self, room: Room, listener: Listener, who: str) -> None:
        async with room.lock:
            self._may_listen(room, listener)
            then = loading.copied(room.hosted)
        # A whole log takes long to put into words, so nobody at the table waits for that.
        made = "" if then.unreadable else await self.work.do(who, whole_game, then, listener)
        async with room.lock:
            self._may_listen(room, listener)
            # The others, too, hear what somebody is just saying.
            await self._tell_chat(room)
            rows = await asyncio.to_thread(self.store.chat, room.hosted.row.id)
            noted = await asyncio.to_thread(self.store.notices, room.hosted.row.id)
            # Who plays hears everything before those who only look on, be they ever so many.
            room.listeners.insert(len(room.listeners) if listener.seat is None else 0, listener)
            self.tell_table(room)
            now = room.hosted
            if (now.number, now.row, now.seats) == (then.number, then.row, then.seats):
                listener.told = telling.log_length(then)
                listener.post(made)
            else:
                self.tell_one(room, listener)
            told = [row for row in noted if row.number <= room.noticed]
            listener.post({"type": "notices", "lines": telling.notices(told, listener.words)})
            known = [vars(row) for row in rows if row.number <= room.chat]
            listener.post({"type": "chat", "lines": known})

    def _may_listen(self, room: Room, listener: Listener) -> None:
        self._keep(room)
        beside = [other for other in room.listeners if other.seat == listener.seat]
        if len(beside) >= (MOST_LISTENERS if listener.seat is None else MOST_AT_SEAT):
            raise NotNow("listeners")

    async def farewell(self, room: Room, listener: Listener) -> None:
        async with room.lock:
            if listener in room.listeners:
                room.listeners.remove(listener)
                self.tell_table(room)

    def tell_all(self, room: Room) -> None:
        self.tell_table(room)
        self.tell_game(room)

    def tell_one(self, room: Room, listener: Listener) -> None:
        self._tell_game_to(room, [listener])

    def tell_game(self, room: Room) -> None:
        self._tell_game_to(room, room.listeners)

    def _tell_game_to(self, room: Room, listeners: list[Listener], stop: int | None = None) -> None:
        """`stop`: not where the table is, but one of the moments that it has just passed through."""
        if room.hosted.unreadable:
            return
        hosted = room.hosted if stop is None else pacing.at_stop(room.hosted, room.hosted.stops[stop])
        made: dict[tuple[int | None, str, int], str] = {}
        scene = telling.Scene(hosted)
        for listener in listeners:
            key = (listener.seat, listener.words.language, listener.told)
            if key not in made:
                made[key] = dumps(telling.game(hosted, listener.seat, listener.words, listener.told, scene))
            listener.told = telling.log_length(hosted)
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
        """What is new: what everybody should know, and what was said."""
        noted = await asyncio.to_thread(self.store.notices, room.hosted.row.id, room.noticed)
        if noted:
            room.noticed = noted[-1].number
            made: dict[str, str] = {}
            for listener in room.listeners:
                language = listener.words.language
                if language not in made:
                    made[language] = dumps(
                        {"type": "notices", "lines": telling.notices(noted, listener.words)}
                    )
                listener.post(made[language])
        rows = await asyncio.to_thread(self.store.chat, room.hosted.row.id, room.chat)
        if rows:
            room.chat = rows[-1].number
            said = dumps({"type": "chat", "lines": [vars(row) for row in rows]})
            for listener in room.listeners:
                listener.post(said)

    # --- bots, and clocks that let bots decide

    def wake_bots(self, room: Room) -> None:
        """Let the bots of a table play on if they are asked; if a person is, wait for their clock."""
        if self._closing or room.turns is not None or self.rooms.get(room.hosted.row.id) is not room:
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
                    if room.turns is not None:
                        await asyncio.wait([room.turns])
                    await self._one_bot_move(room, bot)
                except NotNow:
                    continue  # somebody was quicker
                except Exception as error:  # whatever it is, the table must not stand still for good
                    warn(room.hosted.row.id, "a bot could not play", error)
                    await asyncio.sleep(PAUSE)
        finally:
            room.bots = None
        self.wake_bots(room)

    async def _one_bot_move(self, room: Room, bot: str) -> None:
        hosted = room.hosted
        game, revision = hosted.game, hosted.number
        chance = f"table {hosted.row.id} seed {hosted.setup.seed} decision {game.number}"
        wait = pacing.rest(hosted)
        if self.store.shared and not room.listeners:
            await asyncio.sleep(wait + PATIENCE)
            if room.hosted.number != revision:
                return
            wait = 0
        move, _ = await asyncio.gather(self.thinkers.ask(bot, game, chance), asyncio.sleep(wait))
        async with self._bots, room.lock:
            if room.hosted.number == revision and self._bot_asked(room) == bot:
                await self._write(room, hosting.play, game.decider, move, game.number)

    async def close(self) -> None:
        self._closing = True
        tasks = [task for room in self.rooms.values() for task in (room.bots, room.turns) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *self._changes, return_exceptions=True)
        for room in self.rooms.values():
            if room.timer is not None:
                room.timer.cancel()
        self.thinkers.close()
        self.work.close()


def whole_game(hosted: Hosted, listener: Listener) -> str:
    return dumps(telling.game(hosted, listener.seat, listener.words, 0))


def warn(id: str, what: str, error: Exception) -> None:
    """A line for the server's log; where the fault is ours, with all that helps to find it."""
    log.warning("table %s: %s: %s", id, what, error, exc_info=not isinstance(error, KanlyError))
