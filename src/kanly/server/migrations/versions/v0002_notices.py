"""Notices get rows of their own, where no chat can push them out, and a bot's seat keeps nobody's secret.

The secret of whoever sat there before the bot is kept apart, so that the host can hand the seat back: it opens nothing
until then. A table that still waits has nothing to hand back.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    op.create_table(
        "notices",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("what", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
    )
    # Until now a notice was a line of chat: of the seat -1 - seat, with its kind as its text.
    op.execute(
        "INSERT INTO notices (table_id, number, seat, name, what, at) "
        "SELECT table_id, number, -1 - seat, name, text, at FROM chat WHERE seat < 0"
    )
    op.execute("DELETE FROM chat WHERE seat < 0")
    op.add_column("seats", sa.Column("former", sa.String(64), nullable=False, server_default=sa.text("''")))
    op.execute("UPDATE seats SET former = secret, secret = '' WHERE kind = 'bot'")
    op.execute(
        "UPDATE seats SET former = '', name = '' WHERE kind = 'bot' "
        "AND table_id IN (SELECT id FROM tables WHERE status = 'waiting')"
    )
