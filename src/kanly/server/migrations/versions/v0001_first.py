"""The layout of the first databases. They were made before there were migrations, so nothing is done here."""

from __future__ import annotations

revision = "1"
down_revision = None


def upgrade() -> None:
    pass
