"""Rows in and out of the database: SQLite in a file, or PostgreSQL by a URL.

Every write is one transaction and is committed before the call returns, so whoever is told of it can rely on it.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, delete, event, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry, StaticPool

from kanly.engine.errors import KanlyError
from kanly.server import schema
from kanly.server.turns import Turns

# Processes on one PostgreSQL tell each other on this channel which table they have written to.
CHANNEL: Final = "kanly"
# Lines of chat that are kept of a table; what was said before them is gone.
MOST_CHAT: Final = 1_000


class StoreError(KanlyError):
    """The database can't be used; the message says why and what would help."""


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
class SnapshotRow:
    number: int
    rules_version: int
    state: str


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)


class Store:
    """One database."""

    def __init__(self, url: str) -> None:
        self.url = url
        # Tells what this process has written from what others have.
        self.name = secrets.token_hex(8)
        self.engine = connect(url)
        self._closed = False
        event.listen(self.engine, "checkin", self._returned)
        # PostgreSQL lets many write at once; a SQLite file has one writer at a time.
        self._turns: AbstractContextManager[None] = nullcontext() if self.shared else Turns()
        try:
            self._prepare()
        except (SQLAlchemyError, StoreError) as error:
            self.engine.dispose()
            if isinstance(error, StoreError):
                raise
            raise StoreError(f"the database can't be used: {first_line(error)}") from error

    @property
    def shared(self) -> bool:
        """Whether several processes may serve from it."""
        return self.engine.dialect.name == "postgresql"

    def _prepare(self) -> None:
        with self.engine.begin() as connection:
            # Two processes that start at once would both create the tables.
            if not self.shared:
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            else:
                connection.execute(
                    text("SELECT pg_advisory_xact_lock(hashtext(:channel))"), {"channel": CHANNEL}
                )
            schema.metadata.create_all(connection)
            found = connection.execute(select(schema.about.c.schema_version)).scalars().all()
            if not found:
                connection.execute(insert(schema.about).values(schema_version=schema.SCHEMA_VERSION))
            elif max(found) != schema.SCHEMA_VERSION:
                raise StoreError(
                    f"the database has schema {max(found)}, this version of Kanly needs {schema.SCHEMA_VERSION}; "
                    "see docs/hosting.md"
                )

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

    def change(self, id: str, **values: Any) -> None:
        with self.writing(id) as connection:
            connection.execute(
                update(schema.tables).where(schema.tables.c.id == id).values(changed=now(), **values)
            )

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
            for table in (schema.chat, schema.snapshots, schema.lines, schema.seats):
                connection.execute(delete(table).where(table.c.table_id == id))
            connection.execute(delete(schema.tables).where(schema.tables.c.id == id))

    def unfinished(self) -> list[str]:
        """The tables at which something may still have to be done."""
        with self.reading() as connection:
            query = select(schema.tables.c.id).where(schema.tables.c.status == "running")
            return list(connection.execute(query).scalars())

    # --- seats

    def seats(self, id: str) -> list[SeatRow]:
        s = schema.seats
        with self.reading() as connection:
            rows = connection.execute(
                select(s.c.seat, s.c.kind, s.c.name, s.c.bot, s.c.secret)
                .where(s.c.table_id == id)
                .order_by(s.c.seat)
            ).mappings()
            return [SeatRow(**row) for row in rows]

    def set_seat(self, id: str, seat: SeatRow, *, was: str | None = None) -> bool:
        """Change a seat; `was`: only if its kind is still this, so that two can't sit down at once."""
        s = schema.seats
        query = update(s).where(s.c.table_id == id, s.c.seat == seat.seat)
        if was is not None:
            query = query.where(s.c.kind == was)
        with self.writing(id) as connection:
            done = connection.execute(
                query.values(kind=seat.kind, name=seat.name, bot=seat.bot, secret=seat.secret)
            )
            return bool(done.rowcount == 1)

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


def connect(url: str) -> Engine:
    """An engine for the URL; SQLite is told to lose nothing when the machine stops."""
    try:
        if url in ("sqlite://", "sqlite:///:memory:"):
            engine = create_engine(
                "sqlite://", poolclass=StaticPool, connect_args={"check_same_thread": False}
            )
        elif url.startswith(("postgresql://", "postgres://")):
            engine = create_engine(
                "postgresql+psycopg://" + url.partition("://")[2], pool_pre_ping=True, pool_size=8
            )
        elif url.startswith("sqlite:///"):
            engine = create_engine(url)
        else:
            raise StoreError(f"{url!r} is no database; use sqlite:///file or postgresql://user@host/name")
    except SQLAlchemyError as error:
        raise StoreError(f"the database {url!r} can't be opened: {first_line(error)}") from error
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "connect")
        def careful(connection: Any, _: Any) -> None:
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
                connection.execute(f"PRAGMA {pragma}")

    return engine


def first_line(error: Exception) -> str:
    """What a database says goes on for pages; its first line says what is wrong."""
    return str(error).splitlines()[0]
