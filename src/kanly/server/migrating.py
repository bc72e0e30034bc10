"""A database gets the tables that it needs: all of them if it is empty, and what has changed if it is older than we are.

A migration is one transaction, with a backup before it. Which layout a database has stands in its table `kanly`, where every
version of the program looks for it, the oldest, too: so each refuses what is newer than itself.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, insert, inspect, select, text, update

from kanly.server import schema
from kanly.server.database import CHANNEL, StoreError, first_line

STEPS: Final = str(Path(__file__).parent / "migrations")


def prepare(engine: Engine, *, backup: bool = True) -> str:
    """Make the database one of today's. What the host should know of it; empty: nothing was to be done."""
    with alone(engine) as connection:
        found = version_of(connection)
        if found is None:
            schema.metadata.create_all(connection)
            connection.execute(insert(schema.about).values(schema_version=schema.SCHEMA_VERSION))
            return ""
        if found == schema.SCHEMA_VERSION:
            return ""
        if not 1 <= found < schema.SCHEMA_VERSION:
            raise StoreError(
                f"the database has layout {found} and belongs to a newer Kanly: this one knows layouts up to "
                f"{schema.SCHEMA_VERSION}. Start the newer one, or go back to a backup; nothing was changed"
            )
        if engine.dialect.name == "postgresql":
            return migrate_postgres(connection, found, backup=backup)
        return migrate_file(engine, connection, found, backup=backup)


@contextmanager
def alone(engine: Engine) -> Iterator[Connection]:
    """One transaction. Two processes that start at once come one after the other: the second finds all done."""
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            lock = text("SELECT pg_advisory_xact_lock(hashtext(:channel))")
            with connection.begin():
                connection.execute(lock, {"channel": CHANNEL})
                yield connection
            return
        # SQLite changes a table by making it anew, and to drop the old one deletes whatever refers to it, unless this is
        # off; inside a transaction it can't be switched.
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
        connection.commit()
        try:
            with connection.begin():
                connection.exec_driver_sql("BEGIN IMMEDIATE")
                yield connection
                if connection.exec_driver_sql("PRAGMA foreign_key_check").first() is not None:
                    raise StoreError("after the migration something belongs to no table; nothing was changed")
        finally:
            connection.exec_driver_sql("PRAGMA foreign_keys=ON")
            connection.commit()


def version_of(connection: Connection) -> int | None:
    """The layout of its tables; None: it has none."""
    if not inspect(connection).has_table(schema.about.name):
        return None
    found = connection.execute(select(schema.about.c.schema_version)).scalars().all()
    return max(found, default=None)


def migrate_postgres(connection: Connection, found: int, *, backup: bool) -> str:
    if backup:
        raise StoreError(
            f"the database has layout {found}, and this version of Kanly needs {schema.SCHEMA_VERSION}. It makes no "
            "backup of PostgreSQL: stop every Kanly that uses the database, make one with pg_dump, and start Kanly once "
            "with --no-backup; see docs/hosting.md"
        )
    others = text(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() "
        "AND query = :listens"
    )
    if connection.execute(others, {"listens": f"LISTEN {CHANNEL}"}).scalar():
        raise StoreError(
            f"the database has layout {found} and another Kanly still plays with it: stop every one of them, then start "
            "this one again"
        )
    run_steps(connection, found)
    return f"The database was brought from layout {found} to {schema.SCHEMA_VERSION}."


def migrate_file(engine: Engine, connection: Connection, found: int, *, backup: bool) -> str:
    file = engine.url.database
    kept = copy_of(Path(file), found) if backup and file else None
    try:
        run_steps(connection, found)
    except BaseException:
        # All is as it was, so the copy of it is worth nothing; and a server that is started over and over would fill the disk.
        if kept is not None:
            kept.unlink()
        raise
    told = f"The database was brought from layout {found} to {schema.SCHEMA_VERSION}."
    return told if kept is None else f"{told} As it was before, it is kept in {kept}"


def copy_of(file: Path, found: int) -> Path:
    """A copy beside the file, named after its layout and the moment; with what SQLite has not yet written into the file."""
    moment = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    kept = file.with_name(f"{file.stem}-layout-{found}-{moment}{file.suffix}")
    part = kept.with_name(f"{kept.name}.part")
    try:
        # Nobody but the owner may read it, whatever is usual here, until it is known who may read the first one.
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(part)) as target:
            source.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")
            whole = target.execute("PRAGMA quick_check").fetchone()[0]
        if whole != "ok":
            raise StoreError(f"the copy is not whole: {whole}")
        os.chmod(part, file.stat().st_mode & 0o777)
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        part.rename(kept)
    except (OSError, sqlite3.Error, StoreError) as error:
        part.unlink(missing_ok=True)
        raise StoreError(
            f"the database has layout {found}, this version of Kanly needs {schema.SCHEMA_VERSION}, and no backup can be "
            f"made in {file.parent} ({error}). Nothing was changed. Make room for it, or make a backup yourself and start "
            "Kanly once with --no-backup"
        ) from error
    return kept


def run_steps(connection: Connection, found: int) -> None:
    """Every step from the layout that was found to ours."""
    # Loaded here alone: almost every start finds a database of today.
    from alembic.migration import MigrationContext
    from alembic.operations import Operations
    from alembic.script import ScriptDirectory

    try:
        steps = ScriptDirectory(STEPS).iterate_revisions(str(schema.SCHEMA_VERSION), str(found))
        with Operations.context(MigrationContext.configure(connection)):
            for step in reversed(list(steps)):
                step.module.upgrade()
    except Exception as error:  # whatever it is, nothing of it stays
        raise StoreError(
            f"the database could not be brought from layout {found} to {schema.SCHEMA_VERSION} "
            f"({first_line(error)}). Nothing was changed: the version of Kanly that it belongs to can still use it"
        ) from error
    connection.execute(update(schema.about).values(schema_version=schema.SCHEMA_VERSION))
