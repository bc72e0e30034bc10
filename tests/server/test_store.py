"""Rows in and out, on both databases: what was accepted is there, nothing is there twice or in half."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import text, update

from kanly.server import schema
from kanly.server.database import StoreError
from kanly.server.store import LineRow, SeatRow, SnapshotRow, Store, TableRow, Taken

TABLE = TableRow("table1", 1, 2, '{"seed": 7}', "{}", 3, "waiting", "hash of the host")
SEATS = [SeatRow(0, "free"), SeatRow(1, "bot", "Bot", "random"), SeatRow(2, "person", "Ада <b>", "", "hash")]
OPENING = LineRow(0, "opening", -1, "", "! first 2", 5)


@pytest.fixture
def filled(store: Store) -> Store:
    store.create(TABLE, SEATS, [OPENING], SnapshotRow(0, 3, "{}"))
    return store


def test_a_table_comes_back_as_it_was_written(filled: Store) -> None:
    assert filled.table("table1") == TABLE
    assert filled.seats("table1") == SEATS
    assert filled.lines("table1") == [OPENING]
    assert filled.snapshot("table1") == SnapshotRow(0, 3, "{}")
    assert filled.chat("table1") == []


def test_what_is_not_there_is_none(filled: Store) -> None:
    assert filled.table("another") is None
    assert filled.snapshot("another") is None
    assert filled.seats("another") == filled.lines("another") == filled.chat("another") == []


def test_everything_is_there_after_opening_again(filled: Store, url: str) -> None:
    filled.append("table1", LineRow(1, "move", 0, "reveal", "! draw 0 dagger", 9, 4))
    filled.say("table1", 2, "Ада", "слава")
    filled.close()
    again = Store(url)
    assert again.table("table1") == replace(TABLE, changed=9)
    assert again.lines("table1", after=0) == [LineRow(1, "move", 0, "reveal", "! draw 0 dagger", 9, 4)]
    assert [(row.number, row.text) for row in again.chat("table1")] == [(1, "слава")]
    again.close()


def test_a_line_brings_its_status_and_its_snapshot(filled: Store) -> None:
    filled.append("table1", LineRow(1, "move", 0, "reveal", "", 9), "over", SnapshotRow(1, 4, "[]"))
    found = filled.table("table1")
    assert found is not None and (found.status, found.changed) == ("over", 9)
    assert filled.snapshot("table1") == SnapshotRow(1, 4, "[]")


def test_the_second_writer_of_a_line_is_told_and_changes_nothing(filled: Store) -> None:
    filled.append("table1", LineRow(1, "move", 0, "reveal", "", 9))
    with pytest.raises(Taken, match="line 1 "):
        filled.append("table1", LineRow(1, "move", 1, "pass", "", 10), "over", SnapshotRow(1, 4, "[]"))
    assert filled.lines("table1", after=0) == [LineRow(1, "move", 0, "reveal", "", 9)]
    assert filled.table("table1") == replace(TABLE, changed=9)
    assert filled.snapshot("table1") == SnapshotRow(0, 3, "{}")


def test_of_many_writers_at_once_one_wins_each_line(filled: Store, url: str) -> None:
    won: list[tuple[int, int]] = []

    def write(writer: int) -> None:
        store = Store(url)
        for number in range(1, 21):
            try:
                store.append("table1", LineRow(number, "move", writer, f"by {writer}", "", number))
            except Taken:
                continue
            won.append((number, writer))
        store.close()

    threads = [threading.Thread(target=write, args=(writer,)) for writer in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(won) == [(line.number, line.seat) for line in filled.lines("table1", after=0)]
    assert [number for number, _ in sorted(won)] == list(range(1, 21))


def test_what_is_said_at_once_all_gets_a_number(filled: Store) -> None:
    threads = [
        threading.Thread(target=filled.say, args=("table1", writer, "x", f"{writer}")) for writer in range(6)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    rows = filled.chat("table1")
    assert [row.number for row in rows] == [1, 2, 3, 4, 5, 6]
    assert {row.text for row in rows} == {"0", "1", "2", "3", "4", "5"}
    assert [row.number for row in filled.chat("table1", after=2, most=3)] == [4, 5, 6]


def test_only_one_takes_a_free_seat(filled: Store) -> None:
    assert filled.set_seat("table1", SeatRow(0, "person", "Ada", "", "a"), was="free")
    assert not filled.set_seat("table1", SeatRow(0, "person", "Bob", "", "b"), was="free")
    assert filled.seats("table1")[0] == SeatRow(0, "person", "Ada", "", "a")


def test_only_the_first_rematch_counts(filled: Store) -> None:
    assert filled.set_rematch("table1", "table2")
    assert not filled.set_rematch("table1", "table3")
    found = filled.table("table1")
    assert found is not None and found.rematch == "table2"


def test_a_deleted_table_leaves_nothing(filled: Store) -> None:
    filled.say("table1", 2, "Ada", "hello")
    filled.delete("table1")
    with filled.engine.connect() as connection:
        for name in ("tables", "seats", "lines", "snapshots", "chat"):
            assert connection.execute(text(f"SELECT count(*) FROM {name}")).scalar() == 0


def test_unfinished_are_the_running_ones(filled: Store) -> None:
    assert filled.unfinished() == []
    filled.change("table1", status="running")
    assert filled.unfinished() == ["table1"]


def test_a_database_of_another_version_is_refused(filled: Store, url: str) -> None:
    with filled.engine.begin() as connection:
        connection.execute(update(schema.about).values(schema_version=99))
    with pytest.raises(StoreError, match="layout 99 and belongs to a newer Kanly"):
        Store(url)


def test_many_can_open_an_empty_database_at_once(url: str) -> None:
    problems: list[Exception] = []

    def open_it() -> None:
        try:
            Store(url).close()
        except StoreError as problem:
            problems.append(problem)

    threads = [threading.Thread(target=open_it) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert problems == []


@pytest.mark.parametrize("wrong", ["mysql://somewhere", "kanly.sqlite", "sqlite:///{}/missing/kanly.sqlite"])
def test_what_is_no_database_is_said_in_one_line(wrong: str, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="database") as problem:
        Store(wrong.format(tmp_path))
    assert "\n" not in str(problem.value)


WRITER = """
import sys
from kanly.server.store import LineRow, SnapshotRow, Store
store = Store(sys.argv[1])
number = 0
while True:
    number += 1
    store.append("table1", LineRow(number, "move", 0, "x" * 2000, "", number), None, SnapshotRow(number, 1, "y" * 9000))
    print(number, flush=True)
"""


def test_killed_in_the_middle_every_line_is_whole_and_no_told_one_is_lost(filled: Store, url: str) -> None:
    writer = subprocess.Popen([sys.executable, "-c", WRITER, url], stdout=subprocess.PIPE, text=True)
    assert writer.stdout is not None
    for _ in range(25):
        writer.stdout.readline()
    os.kill(writer.pid, signal.SIGKILL)
    told = 25 + len(writer.stdout.read().splitlines())
    writer.stdout.close()
    assert writer.wait() == -signal.SIGKILL
    filled.close()
    again = Store(url)
    numbers = [line.number for line in again.lines("table1")]
    assert numbers == list(range(len(numbers))) and numbers[-1] in (told, told + 1)
    snapshot, table = again.snapshot("table1"), again.table("table1")
    assert snapshot is not None and snapshot.number == numbers[-1] and len(snapshot.state) == 9000
    assert table is not None and table.changed == numbers[-1]
    again.close()


def test_a_connection_that_comes_back_after_the_end_is_closed(postgres_url: str) -> None:
    store = Store(postgres_url)
    with store.reading() as connection:
        held = connection.connection.driver_connection
        store.close()
        assert held is not None and not held.closed
    assert held.closed
