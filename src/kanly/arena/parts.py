"""What must hold of the parts that only some games have; each topic says it of its own (`topics/*/invariants.py`)."""

from __future__ import annotations

from collections.abc import Callable

from kanly import topics
from kanly.arena.broken import InvariantBroken, require
from kanly.engine import codes
from kanly.engine.parts import PARTS
from kanly.engine.state import STATE_PARTS, State

UNSIGNED = {part: [field.name for field in fields if not field.signed] for part, fields in PARTS.items()}

# What has to hold of each topic, if the game has it.
Check = Callable[[State], None]
CHECKS: list[Check] = []


def register_invariants(check: Check) -> None:
    CHECKS.append(check)


def check_parts(s: State) -> None:
    """Every part that the game has, and only where it belongs."""
    for part, fields in UNSIGNED.items():
        held = getattr(s, part)
        if held is not None:
            for field in fields:
                if has_negative(getattr(held, field)):
                    raise InvariantBroken(f"{part}.{field} is negative")
    require(
        s.tally is not None or all(getattr(s, part) is None for part in STATE_PARTS if part != "automa"),
        "there are parts but no tally",
    )
    for check in CHECKS:
        check(s)


def leaders_known(s: State) -> bool:
    """Whether all Leaders are chosen and have been given what they start with, or without."""
    return not any(step[0] == codes.STEP_SETUP_DONE for step in s.stack)


def has_negative(value: int | tuple[int, ...] | tuple[tuple[int, ...], ...]) -> bool:
    if isinstance(value, int):
        return value < 0
    return any(map(has_negative, value))


topics.load("invariants")
