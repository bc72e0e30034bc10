"""Rows in and out of the database.

Every write is one transaction and is committed before the call returns, so whoever is told of it can rely on it.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, delete, event, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from kanly.engine.errors import KanlyError
from kanly.server import migrating, schema
from kanly.server.database import CHANNEL, StoreError, connect, first_line
from kanly.server.turns import Turns

# Lines of chat that are kept of a table; what was said before them is gone.
MOST_CHAT: Final = 1_000


class Taken(KanlyError):
    """Somebody else has written this line first."""


@dataclass(frozen=True)
class TableRow:
    id: str
    created: int
    changed: int
    setup: str
    settings: str
    rules_version: int
    status: str
    host: str
    rematch: str = ""


@dataclass(frozen=True)
class SeatRow:
    seat: int
    kind: str
    name: str = ""
    bot: str = ""
    secret: str = ""
    former: str = ""


@dataclass(frozen=True)
class LineRow:
    number: int
    kind: str
    seat: int
    text: str
    followed: str = ""
    at: int = 0
    took: int = 0


@dataclass(frozen=True)
class ChatRow:
    number: int
    seat: int
    name: str
    text: str
    at: int


@dataclass(frozen=True)
class Notice:
    """Something that everybody at a table should know of a seat."""

    seat: int
    name: str
    what: str


@dataclass(frozen=True)
class NoticeRow:
    number: int
    seat: int
    name: str
    what: str
    at: int


@dataclass(frozen=True)
class SnapshotRow:
    number: int
    rules_version: int
    state: str


# What else changes together with a seat: from the status of its table and all seats as they are then, to columns of the table
# and notices.
Besides = Callable[[str, list[SeatRow]], tuple[dict[str, Any], list[Notice]]]


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)


class Store:
    """One database."""

    def __init__(self, url: str, *, backup: bool = True) -> None:
        """`backup`: an older database is brought to today's layout only after a copy of it was made."""
        self.url = url
        # Tells what this process has written from what others have.
        self.name = secrets.token_hex(8)
        self.engine = connect(url)
        self._closed = False
        event.listen(self.engine, "checkin", self._returned)
        # PostgreSQL lets many write at once; a SQLite file has one writer at a time.
        self._turns: AbstractContextManager[None] = nullcontext() if self.shared else Turns()
        try:
            self.news = migrating.prepare(self.engine, backup=backup)
        except (SQLAlchemyError, StoreError) as error:
            self.engine.dispose()
            if isinstance(error, StoreError):
                raise
            raise StoreError(f"the database can't be used: {first_line(error)}") from error

    @property
    def shared(self) -> bool:
        """Whether several processes may serve from it."""
        return self.engine.dialect.name == "postgresql"

    def close(self) -> None:
        self._closed = True
        self.engine.dispose()

    def _returned(self, connection: object, entry: ConnectionPoolEntry) -> None:
        """A thread that was still at work when all was closed brings its connection back to nobody."""
        if self._closed and connection is not None:
            entry.invalidate()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        try:
            with self.engine.connect() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise StoreError(f"the database does not answer: {first_line(error)}") from error

    @contextmanager
    def writing(self, id: str) -> Iterator[Connection]:
        """One transaction on a table. Other processes hear of it in the moment that it is committed, never before."""
        try:
            with self._turns, self.engine.begin() as connection:
                yield connection
                if self.shared:
                    told = {"channel": CHANNEL, "what": f"{self.name} {id}"}
                    connection.execute(text("SELECT pg_notify(:channel, :what)"), told)
        except IntegrityError:
            raise
        except SQLAlchemyError as error:
            raise StoreError(f"the database took nothing: {first_line(error)}") from error

    # --- tables

    def create(
        self,
        table: TableRow,
        seats: Sequence[SeatRow],
        lines: Sequence[LineRow] = (),
        snapshot: SnapshotRow | None = None,
        notices: Sequence[Notice] = (),
    ) -> None:
        """A table and everything that it begins with."""
        with self.writing(table.id) as connection:
            connection.execute(insert(schema.tables).values(**vars(table)))
            connection.execute(insert(schema.seats), [dict(vars(seat), table_id=table.id) for seat in seats])
            if lines:
                connection.execute(
                    insert(schema.lines), [dict(vars(line), table_id=table.id) for line in lines]
                )
            if snapshot is not None:
                connection.execute(insert(schema.snapshots).values(table_id=table.id, **vars(snapshot)))
            self._note(connection, table.id, notices)

    def table(self, id: str) -> TableRow | None:
        with self.reading() as connection:
            row = connection.execute(select(schema.tables).where(schema.tables.c.id == id)).mappings().first()
        return None if row is None else TableRow(**row)

    def standing(self, ids: Sequence[str]) -> dict[str, tuple[str, int]]:
        """Of those tables that are there, their status and when they were last changed."""
        t = schema.tables
        with self.reading() as connection:
            rows = connection.execute(select(t.c.id, t.c.status, t.c.changed).where(t.c.id.in_(ids)))
            return {id: (status, changed) for id, status, changed in rows}

    def change(self, id: str, notices: Sequence[Notice] = (), **values: Any) -> None:
        with self.writing(id) as connection:
            connection.execute(
                update(schema.tables).where(schema.tables.c.id == id).values(changed=now(), **values)
            )
            self._note(connection, id, notices)

    def set_rematch(self, id: str, other: str, before: str = "") -> bool:
        """The first one who wants to play again decides where; False: somebody has. `before`: the table where they were
        to play, if it is gone."""
        t = schema.tables
        with self.writing(id) as connection:
            free = (t.c.id == id, t.c.rematch == before)
            done = connection.execute(update(t).where(*free).values(rematch=other))
            return bool(done.rowcount == 1)

    def delete(self, id: str) -> None:
        with self.writing(id) as connection:
            for table in (schema.notices, schema.chat, schema.snapshots, schema.lines, schema.seats):
                connection.execute(delete(table).where(table.c.table_id == id))
            connection.execute(delete(schema.tables).where(schema.tables.c.id == id))

    def unfinished(self) -> list[str]:
        """The tables at which something may still have to be done."""
        with self.reading() as connection:
            query = select(schema.tables.c.id).where(schema.tables.c.status == "running")
            return list(connection.execute(query).scalars())

    # --- seats

    def seats(self, id: str) -> list[SeatRow]:
        with self.reading() as connection:
            return self._seats(connection, id)

    def _seats(self, connection: Connection, id: str) -> list[SeatRow]:
        s = schema.seats
        columns = [s.c.seat, s.c.kind, s.c.name, s.c.bot, s.c.secret, s.c.former]
        rows = connection.execute(select(*columns).where(s.c.table_id == id).order_by(s.c.seat)).mappings()
        return [SeatRow(**row) for row in rows]

    def set_seat(
        self, id: str, seat: SeatRow, *, was: str | None = None, besides: Besides | None = None
    ) -> bool:
        """Change a seat; `was`: only if its kind is still this, so that two can't sit down at once. `besides` is asked what
        else is written in the same moment; if it refuses, nothing is."""
        s, t = schema.seats, schema.tables
        query = update(s).where(s.c.table_id == id, s.c.seat == seat.seat)
        if was is not None:
            query = query.where(s.c.kind == was)
        with self.writing(id) as connection:
            # Whoever changes another seat of this table waits until this is done.
            status = connection.execute(select(t.c.status).where(t.c.id == id).with_for_update()).scalar()
            done = connection.execute(query.values(**vars(seat)))
            if done.rowcount != 1:
                return False
            if besides is not None:
                values, notices = besides(status or "", self._seats(connection, id))
                if values:
                    connection.execute(update(t).where(t.c.id == id).values(changed=now(), **values))
                self._note(connection, id, notices)
            return True

    # --- notices

    def _note(self, connection: Connection, id: str, notices: Sequence[Notice]) -> None:
        s = schema.notices
        if not notices:
            return
        last = connection.execute(select(func.max(s.c.number)).where(s.c.table_id == id)).scalar() or 0
        rows = [
            dict(vars(notice), table_id=id, number=number, at=now())
            for number, notice in enumerate(notices, start=last + 1)
        ]
        connection.execute(insert(s), rows)

    def notices(self, id: str, after: int = 0) -> list[NoticeRow]:
        """What was to be known after a notice, all of it."""
        s = schema.notices
        with self.reading() as connection:
            rows = connection.execute(
                select(s.c.number, s.c.seat, s.c.name, s.c.what, s.c.at)
                .where(s.c.table_id == id, s.c.number > after)
                .order_by(s.c.number)
            ).mappings()
            return [NoticeRow(**row) for row in rows]

    # --- lines

    def append(
        self, id: str, line: LineRow, status: str | None = None, snapshot: SnapshotRow | None = None
    ) -> None:
        """One accepted line, and what changes with it; Taken if its number already stands there."""
        try:
            with self.writing(id) as connection:
                connection.execute(insert(schema.lines).values(table_id=id, **vars(line)))
                values: dict[str, Any] = {"changed": line.at}
                if status is not None:
                    values["status"] = status
                connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(**values))
                if snapshot is not None:
                    connection.execute(insert(schema.snapshots).values(table_id=id, **vars(snapshot)))
        except IntegrityError:
            raise Taken(f"line {line.number} of the table has already been written") from None

    def lines(self, id: str, after: int = -1) -> list[LineRow]:
        s = schema.lines
        with self.reading() as connection:
            rows = connection.execute(
                select(s.c.number, s.c.kind, s.c.seat, s.c.text, s.c.followed, s.c.at, s.c.took)
                .where(s.c.table_id == id, s.c.number > after)
                .order_by(s.c.number)
            ).mappings()
            return [LineRow(**row) for row in rows]

    def snapshot(self, id: str) -> SnapshotRow | None:
        """The latest one."""
        s = schema.snapshots
        with self.reading() as connection:
            row = (
                connection.execute(
                    select(s.c.number, s.c.rules_version, s.c.state)
                    .where(s.c.table_id == id)
                    .order_by(s.c.number.desc())
                    .limit(1)
                )
                .mappings()
                .first()
            )
        return None if row is None else SnapshotRow(**row)

    # --- chat

    def say(self, id: str, seat: int, name: str, text: str) -> ChatRow:
        s = schema.chat
        for _ in range(20):
            with self.reading() as connection:
                last = connection.execute(select(func.max(s.c.number)).where(s.c.table_id == id)).scalar()
            row = ChatRow((last or 0) + 1, seat, name, text, now())
            try:
                with self.writing(id) as connection:
                    connection.execute(insert(s).values(table_id=id, **vars(row)))
                    old = (s.c.table_id == id, s.c.number <= row.number - MOST_CHAT)
                    connection.execute(delete(s).where(*old))
            except IntegrityError:
                continue  # somebody else spoke at the same moment
            return row
        raise StoreError("the chat is too busy; try again")

    def chat(self, id: str, after: int = 0, most: int = 200) -> list[ChatRow]:
        """What was said after a line, the latest `most`."""
        s = schema.chat
        with self.reading() as connection:
            rows = connection.execute(
                select(s.c.number, s.c.seat, s.c.name, s.c.text, s.c.at)
                .where(s.c.table_id == id, s.c.number > after)
                .order_by(s.c.number.desc())
                .limit(most)
            ).mappings()
            return [ChatRow(**row) for row in rows][::-1]
