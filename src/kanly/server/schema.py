"""The tables of the database: a game is its rows."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKeyConstraint, Integer, MetaData, String, Table, Text, text

# Rises with every change of the tables, and `migrations/versions/` gets a file that brings older databases there.
SCHEMA_VERSION: Final = 2

metadata = MetaData()

about = Table(
    "kanly",
    metadata,
    Column("schema_version", Integer, primary_key=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    # What the game is made from, as JSON, with its seed: for the server alone.
    Column("setup", Text, nullable=False),
    # What its host has chosen: pace, hints, limits; JSON.
    Column("settings", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    # waiting, running, over, closed
    Column("status", String(16), nullable=False),
    # The hash of the host's secret.
    Column("host", String(64), nullable=False),
    # The table at which the same people play again; empty: none yet.
    Column("rematch", String(32), nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    # person, bot, free, opponent
    Column("kind", String(16), nullable=False),
    Column("name", String(64), nullable=False),
    Column("bot", String(128), nullable=False),
    # The hash of the seat's secret; empty while nobody has it, and while a bot plays.
    Column("secret", String(64), nullable=False),
    # The hash that was the seat's secret before a bot took over; it opens nothing unless the host hands the seat back.
    Column("former", String(64), nullable=False, server_default=text("''")),
    ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
)

# Each accepted line once: two writers can't both win a number.
lines = Table(
    "lines",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    # opening (always number 0), move, undo, upgrade
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    # A move in notation; for undo the number of the first line that is taken back; for upgrade the new rules.
    Column("text", Text, nullable=False),
    # What chance gave and what the game took by itself, as lines of a record.
    Column("followed", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    # Milliseconds that the seat's clock ran for it; not counted while the server was down.
    Column("took", BigInteger, nullable=False),
    ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), primary_key=True),
    # The state after so many lines.
    Column("number", Integer, primary_key=True),
    Column("rules_version", Integer, nullable=False),
    Column("state", Text, nullable=False),
    ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
)

# What everybody at a table should know of who sits where and by which rules of the house. Nothing of it is ever dropped.
notices = Table(
    "notices",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    # The seat that it is about.
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    # Which notice: a message `notice-...` of the server's words.
    Column("what", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
)
