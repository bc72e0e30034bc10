"""The way to a database: SQLite in a file, or PostgreSQL by a URL."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import StaticPool

from kanly.engine.errors import KanlyError

# Processes on one PostgreSQL tell each other on this channel which table they have written to.
CHANNEL: Final = "kanly"


class StoreError(KanlyError):
    """The database can't be used; the message says why and what would help."""


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
    return (str(error) or type(error).__name__).splitlines()[0]
