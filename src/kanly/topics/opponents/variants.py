"""Variants of printed opponents: names in setups, positions and boxes, bits of one int in the state."""

from __future__ import annotations

from collections.abc import Sequence

from kanly.engine.codes import VARIANTS
from kanly.engine.errors import KanlyError


def mask_of(names: Sequence[str]) -> int:
    mask = 0
    for name in names:
        if name not in VARIANTS:
            raise KanlyError(f"there is no variant {name!r}; known are: {', '.join(VARIANTS)}")
        mask |= 1 << VARIANTS.index(name)
    return mask


def names_of(mask: int) -> list[str]:
    return [name for i, name in enumerate(VARIANTS) if mask >> i & 1]
