"""How `kanly serve` tells the processes that it starts what they serve."""

from __future__ import annotations

from typing import Final

DATABASE: Final = "KANLY_DATABASE_URL"
THINKERS: Final = "KANLY_THINKERS"
# How many tables each process keeps in memory.
TABLES: Final = "KANLY_TABLES"
# Addresses besides its own that a page may come from, with commas.
ORIGINS: Final = "KANLY_ORIGINS"
LIMITS: Final = "KANLY_LIMITS"
NO_LIMITS: Final = "none"
