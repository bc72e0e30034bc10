"""Clocks: whose time runs, what a turn has used, and what a restart leaves of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from kanly.server import clocks, hosting, loading, seating, ticking
from kanly.server.hosting import MOVED, Hosted, Settings, Wanted
from kanly.server.hub import ADVISER, Hub, Room
from kanly.server.store import Store
from kanly.server.thinking import Thinkers
from kanly.setup import Setup

from .clients import PATIENCE, Client, serving

TURN, GAME = 60, 600


class Clock:
    """Time, as the test wants it to pass."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def __call__(self) -> float:
        return self.seconds

    def passes(self, seconds: float) -> None:
        self.seconds += seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[Clock]:
    made = Clock(5000.0)
    monkeypatch.setattr(ticking, "time", SimpleNamespace(monotonic=made))
    yield made


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The time of day, which somebody may set."""
    made = Clock(1_800_000_000.0)
    monkeypatch.setattr("time.time", made)
    return made


def table(store: Store, settings: Settings | None = None, bots: int = 0) -> Hosted:
    """Three seats, the last of them with bots; everybody else has sat down."""
    wanted = [Wanted()] * (3 - bots) + [Wanted("bot", bot="random")] * bots
    made = settings or Settings(turn_seconds=TURN, game_seconds=GAME)
    id, _ = hosting.make(store, Setup(players=3, seed=4), wanted, made)
    hosted = again(store, id)
    for seat in range(3 - bots):
        seating.sit_down(store, hosted, seat, f"person {seat}")
    return hosted


def again(store: Store, id: str) -> Hosted:
    hosted = loading.load(store, id)
    assert hosted is not None and not hosted.broken
    return hosted


def play(store: Store, hosted: Hosted, which: int = 0) -> int:
    """Whoever is asked moves; the seat."""
    game = hosted.game
    seat = game.decider
    hosting.play(store, hosted, seat, str(game.moves[which]), game.number)
    return seat


def play_until_undoable(store: Store, hosted: Hosted, clock: Clock, *, turn_over: bool) -> tuple[int, float]:
    """Play with five seconds a move until the last one can be taken back, and it has (or has not) ended its turn: whose it
    was, and how long that turn has taken."""
    spent = 0.0
    for _ in range(300):
        before = hosted.turn_line
        clock.passes(5)
        seat = play(store, hosted)
        spent += 5
        ended = hosted.turn_line != before
        if hosting.undoable(hosted, seat) and ended == turn_over:
            return seat, spent
        if ended:
            spent = 0
    raise AssertionError("nothing could be taken back")


def test_time_runs_for_whoever_is_asked(file_store: Store, clock: Clock) -> None:
    hosted = table(file_store)
    asked = hosted.game.decider
    clock.passes(7)
    assert clocks.left(hosted) == (TURN - 7) * 1000
    assert play(file_store, hosted) == asked
    assert hosted.used[asked] == 7000 and sum(hosted.used) == 7000
    told = clocks.told(hosted)
    assert told is not None and told["game"][asked] == (GAME - 7) * 1000


@pytest.mark.parametrize("hours", [1, -1])
def test_a_wall_clock_that_jumps_takes_nobodys_time_and_gives_none(
    file_store: Store, clock: Clock, wall: Clock, hours: int
) -> None:
    hub = Hub(file_store, Thinkers(1))
    room = Room(table(file_store))
    hosted = room.hosted
    asked = hosted.game.decider
    clock.passes(7)
    wall.passes(7 + hours * 3600)
    assert clocks.left(hosted) == (TURN - 7) * 1000 and hub._bot_asked(room) is None
    assert play(file_store, hosted) == asked
    line = file_store.lines(hosted.row.id)[-1]
    # What is written for people to read is the time of day; what was used is what has passed.
    assert (line.at, line.took) == (int(wall() * 1000), 7000) and hosted.used[asked] == 7000
    seat, spent = play_until_undoable(file_store, hosted, clock, turn_over=False)
    wall.passes(hours * 3600)
    assert clocks.undoable(hosted, seat)
    clocks.undo(file_store, hosted, seat, False)
    assert clocks.turn_used(hosted) == spent * 1000
    # Other people's news, and a restart, are no reason to count otherwise.
    wall.passes(hours * 3600)
    assert clocks.left(again(file_store, hosted.row.id)) == (TURN - spent) * 1000
    asyncio.run(hub.close())


def test_no_time_runs_for_bots(file_store: Store, clock: Clock) -> None:
    hosted = table(file_store, bots=3)
    assert not clocks.ticking(hosted) and clocks.left(hosted) is None
    hosted = table(file_store, Settings())
    assert not clocks.ticking(hosted) and clocks.told(hosted) is None


def test_a_restart_keeps_what_was_used_and_forgives_the_time_without_a_server(
    store: Store, clock: Clock
) -> None:
    hosted = table(store)
    for seconds in (3, 11, 4, 9, 2, 13, 8, 5):
        clock.passes(seconds)
        play(store, hosted)
    while clocks.turn_used(hosted) == 0:
        clock.passes(6)
        play(store, hosted)
    used = clocks.turn_used(hosted)
    # The open decision has been open for a while when the server stops for an hour.
    clock.passes(20)
    clock.passes(3600)
    later = again(store, hosted.row.id)
    assert later.used == hosted.used and sum(later.used) > 0
    assert (clocks.turn_used(later), later.turn_line) == (used, hosted.turn_line)
    assert clocks.left(later) == TURN * 1000 - used
    clock.passes(10)
    assert clocks.left(later) == TURN * 1000 - used - 10_000
    told, known = clocks.told(later), clocks.told(hosted)
    assert told is not None and known is not None and told["game"] == known["game"]


def test_what_was_taken_back_has_still_taken_time(store: Store, clock: Clock) -> None:
    hosted = table(store)
    seat, spent = play_until_undoable(store, hosted, clock, turn_over=False)
    clock.passes(2)
    hosting.undo(store, hosted, seat, False)
    assert hosted.game.decider == seat
    assert clocks.turn_used(hosted) == (spent + 2) * 1000
    later = again(store, hosted.row.id)
    assert clocks.turn_used(later) == clocks.turn_used(hosted) and later.used == hosted.used


def test_ending_a_turn_and_taking_that_back_wins_no_time(store: Store, clock: Clock) -> None:
    hosted = table(store)
    seat, spent = play_until_undoable(store, hosted, clock, turn_over=True)
    assert clocks.turn_used(hosted) == 0
    clock.passes(2)
    hosting.undo(store, hosted, seat, False)
    assert hosted.game.decider == seat
    assert clocks.turn_used(hosted) == (spent + 2) * 1000
    later = again(store, hosted.row.id)
    assert clocks.turn_used(later) == clocks.turn_used(hosted)


@pytest.mark.parametrize(
    ("settings", "seconds"),
    [(Settings(turn_seconds=TURN), TURN), (Settings(game_seconds=GAME), GAME)],
)
def test_a_bot_decides_when_the_time_is_up_and_not_before(
    file_store: Store, clock: Clock, settings: Settings, seconds: int
) -> None:
    hub = Hub(file_store, Thinkers(1))
    room = Room(table(file_store, settings))
    clock.passes(seconds - 1)
    assert hub._bot_asked(room) is None and clocks.left(room.hosted) == 1000
    clock.passes(1.5)
    assert hub._bot_asked(room) == ADVISER and clocks.left(room.hosted) == 0


def test_another_seat_that_is_handed_back_gives_nobody_time(file_store: Store, clock: Clock) -> None:
    hosted = table(file_store)
    asked = hosted.game.decider
    other = (asked + 1) % 3
    seating.give_to_bot(file_store, hosted, other, "random")
    clock.passes(25)
    seating.give_back(file_store, hosted, other)
    assert clocks.left(hosted) == (TURN - 25) * 1000
    # Who gets their own seat back has not been asked before.
    seating.give_to_bot(file_store, hosted, asked, "random")
    clock.passes(25)
    seating.give_back(file_store, hosted, asked)
    assert clocks.left(hosted) == TURN * 1000


def test_what_others_write_does_not_wind_up_the_clock(file_store: Store, clock: Clock) -> None:
    """A seat or a setting that another process has changed is read anew, and the open decision stays as old as it is."""
    hub = Hub(file_store, Thinkers(1))
    hosted = table(file_store)
    room = hub.rooms[hosted.row.id] = Room(hosted)
    clock.passes(30)
    asyncio.run(hub._read_anew(room))
    assert room.hosted is not hosted and clocks.left(room.hosted) == (TURN - 30) * 1000


def test_after_a_restart_a_clock_runs_although_nobody_comes(file_store: Store) -> None:
    url = file_store.url
    with serving(Store(url)) as address:
        client = Client(address)
        id = client.table("free", "free", "free", settings={"turn_seconds": 3})
        for seat in range(3):
            client.sit(id, seat, f"person {seat}")
        client.http.close()
    before = len(file_store.lines(id))
    with serving(Store(url)):
        end = time.monotonic() + PATIENCE
        while len(file_store.lines(id)) == before and time.monotonic() < end:
            time.sleep(0.1)
    line = file_store.lines(id)[before]
    assert line.kind == MOVED and line.took >= 2900
