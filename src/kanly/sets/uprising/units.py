"""Units besides troops: the sandworm."""

from __future__ import annotations

from kanly.components import UnitKind

SANDWORM = "sandworm"

UNITS: tuple[UnitKind, ...] = (
    UnitKind(
        set="uprising",
        deck="units",
        id=SANDWORM,
        name="Sandworm",
        strength=3,
        doubles=True,
        stopped_by_wall=True,
    ),
)
