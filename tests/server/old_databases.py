"""Databases as earlier versions have left them, see make_database.py."""

from __future__ import annotations

import json
import lzma
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psycopg

FOLDER = Path(__file__).parent / "databases"
# In the order in which they refer to each other.
TABLES = ("kanly", "tables", "chat", "lines", "seats", "snapshots")


@dataclass(frozen=True)
class Old:
    """A database of layout 1, and how its tables stood."""

    url: str
    file: Path | None
    stood: dict[str, dict[str, Any]]


def stood() -> dict[str, dict[str, Any]]:
    read: dict[str, dict[str, Any]] = json.loads((FOLDER / "schema_1.json").read_text(encoding="utf-8"))
    return read


def in_file(folder: Path) -> Old:
    file = folder / "kanly.sqlite"
    file.write_bytes(lzma.decompress((FOLDER / "schema_1.sqlite.xz").read_bytes()))
    return Old(f"sqlite:///{file}", file, stood())


def in_postgres(url: str, folder: Path) -> Old:
    """The same rows in the tables that version made on PostgreSQL."""
    file = in_file(folder).file
    assert file is not None
    with closing(sqlite3.connect(file)) as source, psycopg.connect(url) as target:
        target.execute((FOLDER / "schema_1.sql").read_text(encoding="utf-8"))
        for table in TABLES:
            rows = source.execute(f"SELECT * FROM {table}").fetchall()
            marks = ", ".join(["%s"] * len(rows[0]))
            target.cursor().executemany(f"INSERT INTO {table} VALUES ({marks})", rows)
    file.unlink()
    return Old(url, None, stood())


def dump(file: Path) -> list[str]:
    """All that is in a file, also what is not yet written into it."""
    with closing(sqlite3.connect(file)) as connection:
        return list(connection.iterdump())
