"""What happens at the wrong moment: somebody goes in the middle of a move, speaks while another comes, fails for no reason."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

from kanly.game import Game
from kanly.server import clocks, hosting, loading, seating, telling
from kanly.server import hub as hub_module
from kanly.server.hosting import BOT, Hosted, NotNow, Settings, Wanted
from kanly.server.hub import Hub, Room
from kanly.server.listening import Listener
from kanly.server.store import LineRow, SnapshotRow, Store
from kanly.server.thinking import Thinkers
from kanly.setup import Setup
from kanly.text import Words

from .clients import PATIENCE


def make(store: Store, kind: str = "free", settings: Settings | None = None) -> str:
    wanted = [Wanted(kind, "", "random" if kind == BOT else "")] * 3
    return hosting.make(store, Setup(players=3, seed=2), wanted, settings or Settings())[0]


def read(store: Store, id: str) -> Hosted:
    hosted = loading.load(store, id)
    assert hosted is not None
    return hosted


async def seated(hub: Hub, id: str) -> Room:
    room = await hub.room(id)
    assert room is not None
    for seat in range(3):
        await hub.seat(room, seating.sit_down, seat, f"person {seat}")
    return room


async def listening(hub: Hub, room: Room) -> tuple[Listener, list[dict[str, Any]]]:
    """Somebody who looks on, and all that they are told from now on."""
    heard: list[dict[str, Any]] = []
    listener = Listener(None, Words("en"))
    await hub.welcome(room, listener)

    def post(message: dict[str, Any] | str) -> None:
        heard.append(json.loads(message) if isinstance(message, str) else message)

    listener.post = post  # type: ignore[method-assign]
    return listener, heard


async def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it never happens"
        await asyncio.sleep(0.01)


# --- at the wrong moment


def test_a_move_of_somebody_who_goes_meanwhile_is_told_and_answered(
    file_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is committed must reach the others and the bots, be it that nobody waits for its answer any more."""
    append = Store.append
    writing, gone = threading.Event(), threading.Event()

    def slow(*arguments: Any, **named: Any) -> None:
        writing.set()
        assert gone.wait(PATIENCE)
        append(*arguments, **named)

    async def go_away() -> None:
        hub = Hub(file_store, Thinkers(1))
        room = await seated(hub, make(file_store))
        _, heard = await listening(hub, room)
        game = room.hosted.game
        move, decider = str(game.moves[0]), game.decider
        monkeypatch.setattr(Store, "append", slow)
        moving = asyncio.create_task(hub.play(room, decider, move, game.number))
        await until(writing.is_set)
        moving.cancel()
        with pytest.raises(asyncio.CancelledError):
            await moving
        # Until the move is written nobody else changes the table.
        assert room.lock.locked()
        gone.set()
        await until(lambda: bool(heard))
        assert heard[0]["type"] == "game" and heard[0]["revision"] == 1
        assert room.hosted.number == 1 == file_store.lines(room.hosted.row.id)[-1].number
        await hub.close()

    asyncio.run(go_away())


def test_nobody_misses_what_is_said_while_somebody_comes(file_store: Store) -> None:
    async def talk() -> None:
        hub = Hub(file_store, Thinkers(1))
        room = await seated(hub, make(file_store))
        _, heard = await listening(hub, room)
        # It is written, and before it is told somebody sits down to listen.
        file_store.say(room.hosted.row.id, 0, "Ada", "did you hear that?")
        await listening(hub, room)
        said = [line["text"] for frame in heard if frame["type"] == "chat" for line in frame["lines"]]
        assert said == ["did you hear that?"]
        await hub.close()

    asyncio.run(talk())


def test_who_comes_while_a_move_is_made_has_it(file_store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Putting a log into words takes a while, and the table goes on meanwhile."""

    async def come() -> None:
        hub = Hub(file_store, Thinkers(1))
        room = await seated(hub, make(file_store))
        words = hub_module.whole_game

        def meanwhile(then: Hosted, listener: Listener) -> str:
            game = room.hosted.game
            hosting.play(file_store, room.hosted, game.decider, str(game.moves[0]), game.number)
            return words(then, listener)

        monkeypatch.setattr(hub_module, "whole_game", meanwhile)
        listener = Listener(None, Words("en"))
        posted: list[dict[str, Any]] = []

        def post(message: dict[str, Any] | str) -> None:
            posted.append(json.loads(message) if isinstance(message, str) else message)

        listener.post = post  # type: ignore[method-assign]
        await hub.welcome(room, listener)
        assert [frame["type"] for frame in posted] == ["table", "game", "notices", "chat"]
        assert posted[1]["revision"] == 1 and posted[1]["log"]["from"] == 0
        assert listener.told == telling.log_length(room.hosted) == len(posted[1]["log"]["lines"])
        await hub.close()

    asyncio.run(come())


def test_who_plays_is_told_before_those_who_look_on(
    file_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[int | None] = []

    async def come() -> None:
        hub = Hub(file_store, Thinkers(1))
        room = await seated(hub, make(file_store))
        for seat in (None, 1, None, 0, None):
            secret = "" if seat is None else room.hosted.seats[seat].secret
            await hub.welcome(room, Listener(seat, Words("en"), secret))
        monkeypatch.setattr(Listener, "post", lambda self, _: order.append(self.seat))
        game = room.hosted.game
        await hub.play(room, game.decider, str(game.moves[0]), game.number)
        await hub.close()

    asyncio.run(come())
    assert order == [0, 1, None, None, None]


# --- for no reason


def test_a_bot_that_fails_in_any_way_is_asked_again(
    file_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_module, "PAUSE", 0.01)
    failures = iter([ZeroDivisionError("once"), OSError("twice")])
    ask = Thinkers.ask

    async def clumsy(self: Thinkers, bot: str, game: Game, chance: str) -> str:
        for failure in failures:
            raise failure
        return await ask(self, bot, game, chance)

    monkeypatch.setattr(Thinkers, "ask", clumsy)

    async def play() -> None:
        hub = Hub(file_store, Thinkers(1))
        room = await hub.room(make(file_store, BOT, Settings(pace=0)))
        assert room is not None
        await until(lambda: room.hosted.number > 3)
        await hub.close()

    asyncio.run(play())


def test_one_table_that_fails_does_not_stop_the_others(
    file_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids = [make(file_store, BOT, Settings(pace=10_000)) for _ in range(3)]
    load = loading.load

    def fail(store: Store, id: str) -> Hosted | None:
        if id == sorted(ids)[0]:
            raise ZeroDivisionError("nobody knows why")
        return load(store, id)

    monkeypatch.setattr(loading, "load", fail)

    async def wake() -> None:
        hub = Hub(file_store, Thinkers(1))
        await hub.wake_all()
        assert set(hub.rooms) == set(ids) - {sorted(ids)[0]}
        await hub.close()

    asyncio.run(wake())


@pytest.mark.parametrize(
    "state", ["", "null", "[]", "{}", '{"rng": 1}', "[" * 100_000, "\x00", '"' + "x" * 10_000 + '"']
)
def test_a_snapshot_that_can_not_be_read_leaves_a_table_to_look_at(file_store: Store, state: str) -> None:
    id = make(file_store, BOT)
    hosted = read(file_store, id)
    for _ in range(5):
        game = hosted.game
        hosting.play(file_store, hosted, game.decider, str(game.moves[0]), game.number)
    file_store.append(id, LineRow(6, hosting.UPGRADED, -1, "0"), snapshot=SnapshotRow(6, 0, state))
    file_store.change(id, rules_version=0)
    broken = read(file_store, id)
    assert broken.broken and not broken.over
    with pytest.raises(NotNow):
        hosting.allow(broken)
    assert len(loading.record_of(broken).moves) == 5


# --- what other processes write


def test_what_is_known_is_not_played_again(file_store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise each line of chat at one process would cost the other one a whole game."""
    id = make(file_store, BOT)
    here, there = read(file_store, id), read(file_store, id)
    for _ in range(30):
        game = there.game
        hosting.play(file_store, there, game.decider, str(game.moves[0]), game.number)
    calls = []
    played = loading.played

    def counted(*arguments: Any) -> Any:
        calls.append(arguments)
        return played(*arguments)

    monkeypatch.setattr(loading, "played", counted)
    later = loading.read_on(file_store, here)
    assert later is not None and len(calls) == 30
    whole = read(file_store, id)
    assert later.game == whole.game == there.game and later.log == whole.log and later.kept == whole.kept
    assert (later.number, later.used, later.turn_line) == (whole.number, whole.used, whole.turn_line)
    assert [moment.line for moment in later.past] == [moment.line for moment in whole.past]
    # What was known before has stayed as it was.
    assert here.number == 0 and here.kept == []
    calls.clear()
    seating.set_settings(file_store, there, Settings(pace=1))
    after = loading.read_on(file_store, later)
    assert after is not None and after.settings.pace == 1 and not calls


def test_what_another_process_takes_back_is_read_anew(file_store: Store) -> None:
    id = make(file_store, BOT)
    there = read(file_store, id)
    while not hosting.undoable(there, there.game.decider):
        game = there.game
        hosting.play(file_store, there, game.decider, str(game.moves[0]), game.number)
    here = read(file_store, id)
    hosting.undo(file_store, there, there.game.decider, False)
    later = loading.read_on(file_store, here)
    assert later is not None and later.game == there.game and later.number == there.number
    assert telling.log_in_common(here, later) == len(there.log) <= len(here.log)
    file_store.delete(id)
    assert loading.read_on(file_store, later) is None


# --- clocks


def test_whose_time_is_up_can_not_keep_the_others_waiting(
    file_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot decides for them; taking that back again and again would stop the game for ever."""
    moment = 10**12

    for module in (hosting, clocks, seating, loading):
        monkeypatch.setattr(module, "ticks", lambda: moment)
    id = make(file_store, settings=Settings(turn_seconds=60))
    hosted = read(file_store, id)
    for seat in range(3):
        seating.sit_down(file_store, hosted, seat, f"person {seat}")
    for _ in range(200):
        game = hosted.game
        seat = game.decider
        hosting.play(file_store, hosted, seat, str(game.moves[0]), game.number)
        if clocks.undoable(hosted, seat) and hosted.game.decider == seat:
            break
    assert clocks.undoable(hosted, seat) == hosting.undoable(hosted, seat) != []
    moment += 61_000
    assert clocks.left(hosted) == 0 and clocks.undoable(hosted, seat) == []
    with pytest.raises(NotNow):
        clocks.undo(file_store, hosted, seat, False)
    # What is decided in their place can't be taken back either.
    hosting.play(file_store, hosted, seat, str(hosted.game.moves[0]), hosted.game.number)
    with pytest.raises(NotNow):
        clocks.undo(file_store, hosted, seat, False)
    assert telling.situation(hosted, seat, Words("en"))["undo"] == 0


def test_a_host_winds_up_no_clock(file_store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    moment = 10**12
    for module in (hosting, clocks, seating, loading):
        monkeypatch.setattr(module, "ticks", lambda: moment)
    hosted = read(file_store, make(file_store))
    for seat in range(3):
        seating.sit_down(file_store, hosted, seat, f"person {seat}")
    moment += 300_000
    seating.set_settings(file_store, hosted, Settings(turn_seconds=60))
    # Nobody is charged for the time when there was no limit.
    assert clocks.left(hosted) == 60_000
    moment += 50_000
    seating.set_settings(file_store, hosted, Settings(turn_seconds=60))
    assert clocks.left(hosted) == 10_000
